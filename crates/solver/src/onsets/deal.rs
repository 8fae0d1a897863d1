//! The cards of a shake, and which sets of them a Solution may end in.

use std::cell::OnceCell;

use super::grammar::Cards;

/// The cards that were dealt, with the dots that a writer puts on the blank one.
///
/// `dots` has four bits for each card, one a colour; `weights` is how often each card counts;
/// `wanted` and `barred` are the cards, by their place, that a Solution must or may not select.
#[derive(Clone, Debug, Default)]
pub struct Deal {
    /// The dots of each card.
    pub dots: Vec<u8>,
    /// How often each card counts.
    pub weights: Vec<u8>,
    /// The cards that must be selected: bit `i` is the `i`-th card.
    pub wanted: u16,
    /// The cards that may not be selected.
    pub barred: u16,
}

/// A deal by kinds of card: those with the same dots cannot be told apart by any name.
#[derive(Clone, Debug)]
pub(super) struct Sorted {
    /// The kinds that are there.
    pub(super) present: Cards,
    wanted: Cards,
    barred: Cards,
    weights: Vec<usize>,
    places: Vec<u16>,
}

impl Sorted {
    /// The cards of these kinds, by their place.
    pub(super) fn places(&self, cards: Cards) -> u16 {
        let mine = |kind: &usize| cards >> kind & 1 == 1;
        (0..self.places.len())
            .filter(mine)
            .fold(0, |all, kind| all | self.places[kind])
    }
}

/// All deals that a writer can make of the cards, and the kinds of card in any of them.
#[derive(Clone, Debug)]
pub(super) struct Kinds {
    dots: Vec<u8>,
    pub(super) deals: Vec<Sorted>,
}

impl Kinds {
    pub(super) fn new(deals: &[Deal]) -> Self {
        let mut dots: Vec<u8> = deals.iter().flat_map(|deal| &deal.dots).copied().collect();
        dots.sort_unstable();
        dots.dedup();
        let deals = deals.iter().map(|deal| sorted(deal, &dots)).collect();
        Self { dots, deals }
    }

    pub(super) fn whole(&self) -> Cards {
        self.dots.iter().fold(0, |whole, _| whole << 1 | 1)
    }

    /// The kinds with a dot of each colour.
    pub(super) fn colours(&self) -> [Cards; 4] {
        let with = |colour: usize| {
            let has = |kind: &usize| self.dots[*kind] >> colour & 1 == 1;
            (0..self.dots.len())
                .filter(has)
                .fold(0, |all, kind| all | 1 << kind)
        };
        std::array::from_fn(with)
    }

    /// Whether as many sets of cards fit the Goal as are wanted, when cards that differ only in
    /// colours which nobody can name stay together.
    pub(super) fn could_fit(&self, goals: &[u32], colours: u8, wanted: usize) -> bool {
        let fitting: usize = self
            .deals
            .iter()
            .map(|deal| self.fitting(deal, goals, colours))
            .sum();
        fitting >= wanted
    }

    fn fitting(&self, deal: &Sorted, goals: &[u32], colours: u8) -> usize {
        let most: usize = deal.weights.iter().sum();
        let mut ways = vec![0_usize; most + 1]; // by how much they count
        ways[0] = 1;
        for look in 0..=colours {
            let group = (0..self.dots.len())
                .filter(|&kind| self.dots[kind] & colours == look)
                .fold(0, |all: Cards, kind| all | 1 << kind)
                & deal.present;
            if group == 0 {
                continue;
            }
            let (is_wanted, is_barred) = (group & deal.wanted != 0, group & deal.barred != 0);
            let weight: usize = (0..self.dots.len())
                .filter(|kind| group >> kind & 1 == 1)
                .map(|kind| deal.weights[kind])
                .sum();
            ways = (0..=most)
                .map(|sum| {
                    let without = if is_wanted { 0 } else { ways[sum] };
                    let with = if !is_barred && sum >= weight {
                        ways[sum - weight]
                    } else {
                        0
                    };
                    without.saturating_add(with)
                })
                .collect();
        }
        goals
            .iter()
            .filter_map(|&goal| ways.get(goal as usize))
            .sum()
    }
}

fn sorted(deal: &Deal, dots: &[u8]) -> Sorted {
    let kinds = dots.len();
    let mut found = Sorted {
        present: 0,
        wanted: 0,
        barred: 0,
        weights: vec![0; kinds],
        places: vec![0; kinds],
    };
    for (place, (look, &weight)) in deal.dots.iter().zip(&deal.weights).enumerate() {
        let kind = dots.partition_point(|other| other < look);
        let bit = 1 << kind;
        found.present |= bit;
        found.weights[kind] += usize::from(weight);
        found.places[kind] |= 1 << place;
        if deal.wanted >> place & 1 == 1 {
            found.wanted |= bit;
        }
        if deal.barred >> place & 1 == 1 {
            found.barred |= bit;
        }
    }
    found
}

/// For every set of kinds, in which deals it fits the Goal: a bit a deal.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    good: Vec<u16>,
    within: OnceCell<Vec<u16>>,
}

impl Aim {
    pub(super) fn new(kinds: &Kinds, goals: &[u32]) -> Self {
        let size = usize::from(kinds.whole()) + 1;
        let mut good = vec![0; size];
        let mut counted = vec![0_usize; size];
        for (number, deal) in kinds.deals.iter().enumerate() {
            let most: usize = deal.weights.iter().sum();
            let is_goal: Vec<bool> = (0..=most)
                .map(|count| goals.iter().any(|&goal| goal as usize == count))
                .collect();
            let barring = usize::from(deal.wanted | deal.barred);
            let asked = usize::from(deal.wanted);
            for cards in 0..size {
                if cards > 0 {
                    let lowest = cards.trailing_zeros() as usize;
                    counted[cards] = counted[cards & (cards - 1)] + deal.weights[lowest];
                }
                if is_goal[counted[cards]] && cards & barring == asked {
                    good[cards] |= 1 << number;
                }
            }
        }
        Self {
            good,
            within: OnceCell::new(),
        }
    }

    pub(super) fn good(&self, cards: Cards) -> u16 {
        self.good[usize::from(cards)]
    }

    /// In which deals a part of these kinds fits the Goal.
    pub(super) fn within(&self, cards: Cards) -> u16 {
        self.within.get_or_init(|| parts_of(&self.good))[usize::from(cards)]
    }
}

/// For every set, what is good for any part of it.
fn parts_of(good: &[u16]) -> Vec<u16> {
    let mut within = good.to_vec();
    let mut bit = 1;
    while bit < within.len() {
        for pair in within.chunks_exact_mut(2 * bit) {
            let (without, with) = pair.split_at_mut(bit);
            for (more, &less) in with.iter_mut().zip(without.iter()) {
                *more |= less;
            }
        }
        bit *= 2;
    }
    within
}
