//! What the signs of a shake mean over its cards.

use super::signs::{Bag, INTERSECTION, MINUS, NULL, PRIME, Sign, UNION, UNIVERSE};

/// A set of kinds of card: bit `i` stands for all cards with the `i`-th combination of dots.
pub type Cards = u16;

/// What an operation makes of two sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Join {
    Union,
    Intersection,
    Without,
    Symmetric,
}

impl Join {
    pub(super) const fn of(self, left: Cards, right: Cards) -> Cards {
        match self {
            Self::Union => left | right,
            Self::Intersection => left & right,
            Self::Without => left & !right,
            Self::Symmetric => left ^ right,
        }
    }

    pub(super) const fn is_symmetric(self) -> bool {
        !matches!(self, Self::Without)
    }

    /// The sign that is written for it.
    pub(super) const fn sign(self) -> Sign {
        match self {
            Self::Union => UNION,
            Self::Intersection => INTERSECTION,
            Self::Without | Self::Symmetric => MINUS,
        }
    }
}

/// Which signs are one, and what a minus means.
#[derive(Clone, Debug)]
pub struct Alike {
    /// The place that each sign has in a bag: its own, or that of one interchangeable with it.
    pub places: [Sign; Bag::SIGNS],
    /// Whether a minus means symmetric difference.
    pub is_symmetric: bool,
}

/// What every place of a bag can mean.
///
/// In a closed grammar a prime may be written as often as one likes, so that every set comes with
/// its complement. By De Morgan's laws union, intersection and minus then do the same work, and
/// are counted as one sign, at the place of the union. Only a symmetric difference stands apart.
#[derive(Clone, Debug)]
pub(super) struct Grammar {
    pub(super) whole: Cards,
    places: [Sign; Bag::SIGNS],
    /// What each colour names.
    pub(super) colours: [Cards; 4],
    sets: [Vec<Cards>; UNION],
    joins: [Vec<Join>; PRIME - UNION],
}

impl Grammar {
    pub(super) fn new(alike: &Alike, colours: [Cards; 4], whole: Cards, is_closed: bool) -> Self {
        let mut sets: [Vec<Cards>; UNION] = Default::default();
        for (place, cards) in sets.iter_mut().zip(colours) {
            place.push(cards);
        }
        sets[alike.places[UNIVERSE]].push(whole);
        sets[alike.places[NULL]].push(0);
        let mut joins: [Vec<Join>; PRIME - UNION] = Default::default();
        let minus = if alike.is_symmetric {
            Join::Symmetric
        } else {
            Join::Without
        };
        let meanings = [
            (UNION, Join::Union),
            (INTERSECTION, Join::Intersection),
            (MINUS, minus),
        ];
        for (sign, join) in meanings {
            joins[alike.places[sign] - UNION].push(join);
        }
        if is_closed {
            joins[0] = vec![Join::Union, Join::Intersection];
            joins[1].clear();
            if !alike.is_symmetric {
                joins[2].clear();
            }
            for place in &mut sets {
                let primed: Vec<Cards> = place.iter().map(|&cards| whole & !cards).collect();
                place.extend(primed);
                place.sort_unstable();
                place.dedup();
            }
        }
        Self {
            whole,
            places: alike.places,
            colours,
            sets,
            joins,
        }
    }

    /// Whether V and ^ are written with what lies at a place.
    pub(super) fn constants(&self, place: Sign) -> [bool; 2] {
        [UNIVERSE, NULL].map(|sign| self.places[sign] == place)
    }

    /// The sets that a sign names by itself.
    pub(super) fn sets(&self, sign: Sign) -> &[Cards] {
        &self.sets[sign]
    }

    /// What an operation between two sets can mean.
    pub(super) fn joins(&self, sign: Sign) -> &[Join] {
        &self.joins[sign - UNION]
    }

    pub(super) const fn complement(&self, cards: Cards) -> Cards {
        self.whole & !cards
    }

    /// The cards that satisfy a Restriction.
    pub(super) const fn kept(&self, sign: Sign, left: Cards, right: Cards) -> Cards {
        self.complement(if sign == super::signs::SUBSET {
            left & !right
        } else {
            left ^ right
        })
    }
}
