//! A multiset of up to 24 kinds of cubes in one wide machine word.
//!
//! Five bits a kind: four count and the top one, clear in a stored set, guards its neighbour, as in
//! [`crate::Bag`]. Twelve cubes can show the same face and colours can matter, which that one
//! does not hold.

use super::problem::{MOST_KINDS, MOST_OF_A_KIND};

const BITS: u32 = 5;
/// A one for each kind.
const UNITS: u128 = {
    let mut units = 0;
    let mut kind = 0;
    while kind < MOST_KINDS {
        units |= 1 << (5 * kind);
        kind += 1;
    }
    units
};
const GUARDS: u128 = UNITS << 4;
const COUNTS: u128 = UNITS * 15;
/// The fields of every second kind.
const EVENS: u128 = {
    let mut evens = 0;
    let mut kind = 0;
    while kind < MOST_KINDS {
        evens |= 31 << (5 * kind);
        kind += 2;
    }
    evens
};
/// A one in every field of ten bits.
const PAIRS: u128 = {
    let mut pairs = 0;
    let mut kind = 0;
    while kind < MOST_KINDS {
        pairs |= 1 << (5 * kind);
        kind += 2;
    }
    pairs
};

/// How many of each kind: at most 15 of each of 24.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cubes(u128);

impl Cubes {
    /// No cube.
    pub const NONE: Self = Self(0);

    /// So many of each kind; none where there are too many.
    #[must_use]
    pub fn from_counts(counts: &[u8]) -> Option<Self> {
        let fits = counts.len() <= MOST_KINDS && counts.iter().all(|&n| n <= MOST_OF_A_KIND);
        fits.then(|| {
            let fields = counts.iter().zip((0..).step_by(BITS as usize));
            Self(fields.fold(0, |packed, (&n, at)| packed | u128::from(n) << at))
        })
    }

    /// One cube of a kind.
    #[must_use]
    pub const fn one(kind: usize) -> Self {
        Self(1 << (5 * kind))
    }

    /// How many of a kind.
    #[must_use]
    pub const fn count(self, kind: usize) -> u8 {
        (self.0 >> (5 * kind) & 31) as u8
    }

    /// All fifteen bits' worth of the kinds that are marked.
    #[must_use]
    pub fn mask(kinds: impl IntoIterator<Item = usize>) -> Self {
        Self(
            kinds
                .into_iter()
                .fold(0, |mask, kind| mask | 15 << (5 * kind)),
        )
    }

    /// The kinds of a mask only.
    #[must_use]
    pub const fn masked(self, mask: Self) -> Self {
        Self(self.0 & mask.0)
    }

    /// All but the kinds of a mask.
    #[must_use]
    pub const fn unmasked(self, mask: Self) -> Self {
        Self(self.0 & !mask.0)
    }

    /// Those of a kind and of the kinds behind it.
    #[must_use]
    pub const fn from(self, kind: usize) -> Self {
        Self(self.0 >> (5 * kind) << (5 * kind))
    }

    /// How many there are.
    #[must_use]
    pub const fn size(self) -> u32 {
        let pairs = (self.0 & EVENS) + (self.0 >> BITS & EVENS);
        (pairs.wrapping_mul(PAIRS) >> 110 & 1023) as u32
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cubes of `part` can be taken out.
    #[must_use]
    pub const fn contains(self, part: Self) -> bool {
        ((self.0 | GUARDS) - part.0) & GUARDS == GUARDS
    }

    /// What is left of it without those of `other`, as far as they are there.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        let difference = (self.0 | GUARDS) - other.0;
        let kept = difference & GUARDS;
        Self(difference & (kept - (kept >> 4)))
    }

    /// What is left when cubes that are there are taken out.
    #[must_use]
    pub const fn less(self, part: Self) -> Self {
        Self(self.0 - part.0)
    }

    /// Both together, where no kind has more than 15.
    #[must_use]
    pub const fn with(self, other: Self) -> Option<Self> {
        let sum = self.0 + other.0;
        if sum & GUARDS == 0 {
            Some(Self(sum))
        } else {
            None
        }
    }

    /// Both together, of each kind at most as many as `most` has.
    #[must_use]
    pub const fn up_to(self, other: Self, most: Self) -> Self {
        let sum = self.0 + other.0; // at most 30 in five bits
        // Where the sum is over, take the most.
        let top = sum & GUARDS;
        let full = top >> 4;
        let sum = (sum & COUNTS) | (full * 15);
        Self(sum).shared(most)
    }

    /// The cubes that both hold.
    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 - self.without(other).0)
    }

    /// The packed word.
    #[must_use]
    pub const fn word(self) -> u128 {
        self.0
    }

    /// Every part of it, nothing and all of it among them.
    #[must_use]
    pub fn parts(self) -> Parts {
        Parts {
            whole: self,
            next: Some(Self::NONE),
        }
    }

    /// How many of each of the first kinds.
    #[must_use]
    pub fn counts(self, kinds: usize) -> Vec<u8> {
        (0..kinds).map(|kind| self.count(kind)).collect()
    }
}

/// The parts of a multiset, one after the other.
pub struct Parts {
    whole: Cubes,
    next: Option<Cubes>,
}

impl Iterator for Parts {
    type Item = Cubes;

    fn next(&mut self) -> Option<Cubes> {
        let now = self.next?;
        // Count up as an odometer whose wheels turn as far as the whole allows.
        let mut left = self.whole.0 ^ now.0;
        if left == 0 {
            self.next = None;
            return Some(now);
        }
        // The lowest kind that is not full turns by one; those below it go back to nothing.
        left &= left.wrapping_neg();
        let kind = left.trailing_zeros() / BITS;
        let below = (1_u128 << (BITS * kind)) - 1;
        self.next = Some(Cubes((now.0 & !below) + (1 << (BITS * kind))));
        Some(now)
    }
}
