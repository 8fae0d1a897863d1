//! What a shake keeps from question to question.

use super::grammar::Cards;
use super::offers::Offer;
use super::restrictions::Kept;
use super::signs::Bag;
use super::tables::{Met, Tables};

/// The tables of a shake: for cubes used as they are, and for primes written at will.
pub(super) struct Shelf {
    pub(super) plain: Tables,
    pub(super) closed: Tables,
    /// Bags that name no set that fits the Goal.
    pub(super) missed: [Met<Bag>; 2],
    sides: Sides,
}

impl Shelf {
    pub(super) fn new(plain: Tables, closed: Tables) -> Self {
        let sides = Sides::new(plain.grammar.whole);
        Self {
            plain,
            closed,
            missed: Default::default(),
            sides,
        }
    }

    /// The tables for an offer.
    pub(super) fn for_offer(&mut self, offer: &Offer) -> &mut Tables {
        self.with_sides(offer).0
    }

    /// The tables for an offer, and room for the parts of its Solutions.
    pub(super) fn with_sides(&mut self, offer: &Offer) -> (&mut Tables, &mut Sides) {
        let tables = if offer.is_closed() {
            &mut self.closed
        } else {
            &mut self.plain
        };
        (tables, &mut self.sides)
    }

    pub(super) const fn bytes(&self) -> usize {
        self.plain.bytes() + self.closed.bytes()
    }

    pub(super) fn clear(&mut self) {
        self.plain.clear();
        self.closed.clear();
    }

    /// Another Goal is aimed at.
    pub(super) fn aim_anew(&mut self) {
        self.missed = Default::default();
    }
}

/// The two parts of Solutions, as far as they have been looked at.
///
/// The second pile of each holds those that were possible before the one cube of Resources was
/// added: two of them have been held against each other already.
pub(super) struct Sides {
    pub(super) names: [Vec<(Bag, Cards)>; 2],
    pub(super) kept: [Vec<(Bag, Kept)>; 2],
    pub(super) named: [Shortest; 2],
    pub(super) left: [Shortest; 2],
}

impl Sides {
    fn new(whole: Cards) -> Self {
        let known = || [Shortest::new(whole), Shortest::new(whole)];
        Self {
            names: Default::default(),
            kept: Default::default(),
            named: known(),
            left: known(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.names.iter_mut().for_each(Vec::clear);
        self.kept.iter_mut().for_each(Vec::clear);
        self.named
            .iter_mut()
            .chain(&mut self.left)
            .for_each(Shortest::clear);
    }
}

/// The fewest signs that each set of cards was made of so far.
pub(super) struct Shortest {
    known: Vec<u32>,
    met: Vec<Cards>,
}

impl Shortest {
    fn new(whole: Cards) -> Self {
        Self {
            known: vec![u32::MAX; usize::from(whole) + 1],
            met: Vec::new(),
        }
    }

    fn clear(&mut self) {
        for cards in self.met.drain(..) {
            self.known[usize::from(cards)] = u32::MAX;
        }
    }

    /// Note a set; whether it is new, or shorter than before.
    pub(super) fn improves(&mut self, cards: Cards, signs: u32) -> bool {
        let known = &mut self.known[usize::from(cards)];
        let is_shorter = signs < *known;
        if is_shorter {
            *known = signs;
            self.met.push(cards);
        }
        is_shorter
    }
}
