//! The twelve signs of On-Sets that a Solution can use, and bags of them.
//!
//! Signs that a variation makes interchangeable share the place of the first of them.

use std::error::Error;
use std::fmt;

/// The place of a sign: `B R G Y V ^ U n - ' = c`, counted from 0.
pub type Sign = usize;

pub(super) const NULL: Sign = 5;
pub(super) const UNIVERSE: Sign = 4;
pub(super) const UNION: Sign = 6;
pub(super) const INTERSECTION: Sign = 7;
pub(super) const MINUS: Sign = 8;
pub(super) const PRIME: Sign = 9;
pub(super) const EQUALS: Sign = 10;
pub(super) const SUBSET: Sign = 11;

/// The signs as notation writes them.
pub(super) const WRITTEN: [char; Bag::SIGNS] =
    ['B', 'R', 'G', 'Y', 'V', '^', 'U', 'n', '-', '\'', '=', 'c'];

/// Five bits a sign: four count, and the top one, always clear in a stored bag, guards.
const BITS: usize = 5;
const ONE_LANE: u64 = 0x1f;
const GUARDS: u64 = 0x0842_1084_2108_4210;
const OPERANDS: u64 = lanes(0, UNION);
const BINARIES: u64 = lanes(UNION, PRIME);
const OPERATIONS: u64 = lanes(UNION, EQUALS);
const RELATIONS: u64 = lanes(EQUALS, Bag::SIGNS);

const fn lanes(first: Sign, after: Sign) -> u64 {
    ((1 << (BITS * (after - first))) - 1) << (BITS * first)
}

/// How many there are of each of the twelve signs, at most fifteen of each.
///
/// ```
/// use forceout_solver::onsets::Bag;
///
/// let mat = Bag::from_counts([2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])?;
/// let part = Bag::from_counts([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])?;
/// assert!(mat.holds(part) && !part.holds(mat));
/// # Ok::<(), forceout_solver::onsets::TooManySigns>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag(u64);

/// More cubes of one sign than any box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManySigns {
    /// The sign that there are too many of.
    pub sign: Sign,
}

impl fmt::Display for TooManySigns {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, most) = (WRITTEN[self.sign], Bag::MOST);
        write!(out, "more than {most} cubes that can be {sign}")
    }
}

impl Error for TooManySigns {}

impl Bag {
    /// The bag with nothing in it.
    pub const EMPTY: Self = Self(0);
    /// How many signs there are.
    pub const SIGNS: usize = 12;
    /// The most of one sign.
    pub const MOST: u8 = 15;

    /// The bag that holds so many of each sign.
    ///
    /// # Errors
    /// [`TooManySigns`] where a count is above [`Bag::MOST`].
    pub fn from_counts(counts: [u8; Self::SIGNS]) -> Result<Self, TooManySigns> {
        let mut packed = 0;
        for (sign, &count) in counts.iter().enumerate() {
            if count > Self::MOST {
                return Err(TooManySigns { sign });
            }
            packed |= u64::from(count) << (BITS * sign);
        }
        Ok(Self(packed))
    }

    /// So many of one sign; only for counts that fit.
    pub(super) const fn of(sign: Sign, count: u32) -> Self {
        Self((count as u64) << (BITS * sign))
    }

    pub(super) const fn count(self, sign: Sign) -> u32 {
        (self.0 >> (BITS * sign) & ONE_LANE) as u32
    }

    /// Whether every sign of `part` can be taken out of it.
    #[must_use]
    pub const fn holds(self, part: Self) -> bool {
        ((self.0 | GUARDS) - part.0) & GUARDS == GUARDS
    }

    /// Both together; only where the sum of every sign fits.
    pub(super) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left without a part that it holds.
    pub(super) const fn minus(self, part: Self) -> Self {
        Self(self.0 - part.0)
    }

    pub(super) const fn operands(self) -> Self {
        Self(self.0 & OPERANDS)
    }

    pub(super) const fn binaries(self) -> Self {
        Self(self.0 & BINARIES)
    }

    pub(super) const fn operations(self) -> Self {
        Self(self.0 & OPERATIONS)
    }

    pub(super) const fn relations(self) -> Self {
        Self(self.0 & RELATIONS)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[allow(clippy::cast_possible_truncation)] // at most 180 signs
    pub(super) const fn size(self) -> u32 {
        let (mut left, mut sum) = (self.0, 0);
        while left != 0 {
            sum += left & ONE_LANE;
            left >>= BITS;
        }
        sum as u32
    }

    /// How many sets or Restrictions stand side by side when all of its signs are used.
    ///
    /// Every operation and relation between two sets joins two of them.
    #[allow(clippy::cast_possible_wrap)] // at most 180 signs
    pub(super) const fn pieces(self) -> i32 {
        self.operands().size() as i32
            - self.binaries().size() as i32
            - self.relations().size() as i32
    }

    /// Every bag from `least` to this one, in no order that matters.
    pub(super) fn down_to(self, least: Self) -> Vec<Self> {
        let mut found = vec![least];
        for sign in 0..Self::SIGNS {
            let more = self.count(sign).saturating_sub(least.count(sign));
            let so_far = found.len();
            for extra in 1..=more {
                for place in 0..so_far {
                    found.push(found[place].plus(Self::of(sign, extra)));
                }
            }
        }
        found
    }
}
