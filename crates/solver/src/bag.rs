//! A multiset of cube faces in one machine word.
//!
//! Sixteen symbols, four bits each: three bits count the cubes (0 to 7) and the top one, always
//! clear in a stored bag, is a guard. With the guards set before a subtraction, no symbol borrows
//! from its neighbour, so that sixteen counts are compared or subtracted at once.

use std::error::Error;
use std::fmt;

/// The guard bit of every symbol.
const GUARDS: u64 = 0x8888_8888_8888_8888;
/// The four bits of every second symbol.
const EVENS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
/// A one in every byte: multiplying by it adds all bytes up, in the top one.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// A multiset of cube faces: how many of each of sixteen symbols, at most seven of each.
///
/// ```
/// use forceout_solver::Bag;
///
/// let mat = Bag::from_symbols([1, 1, 2, 10])?;
/// let paper = Bag::from_symbols([1, 2, 10])?;
/// assert!(mat.contains(paper));
/// assert_eq!(mat.without(paper), Bag::from_symbols([1])?);
/// # Ok::<(), forceout_solver::TooMany>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag(u64);

/// More cubes of one symbol than a [`Bag`] can count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// The symbol that there are too many of: the first one, where there are several.
    pub symbol: usize,
}

impl Bag {
    /// The bag with nothing in it.
    pub const EMPTY: Self = Self(0);
    /// How many symbols there are: 0 to 15.
    pub const SYMBOLS: usize = 16;
    /// The most cubes of one symbol.
    pub const MOST: u8 = 7;

    /// The bag that holds so many of each symbol.
    ///
    /// # Errors
    /// [`TooMany`] where a count is above [`Bag::MOST`].
    pub const fn from_counts(counts: [u8; Self::SYMBOLS]) -> Result<Self, TooMany> {
        let mut packed = 0;
        let mut symbol = Self::SYMBOLS;
        while symbol > 0 {
            symbol -= 1;
            packed = packed << 4 | counts[symbol] as u64 & 0xf;
        }
        symbol = 0;
        while symbol < Self::SYMBOLS {
            if counts[symbol] > Self::MOST {
                return Err(TooMany { symbol });
            }
            symbol += 1;
        }
        Ok(Self(packed))
    }

    /// The bag that holds these symbols, each as often as it is given.
    ///
    /// # Errors
    /// [`TooMany`] where one comes more than [`Bag::MOST`] times.
    ///
    /// # Panics
    /// Where a symbol is not below [`Bag::SYMBOLS`].
    pub fn from_symbols(symbols: impl IntoIterator<Item = usize>) -> Result<Self, TooMany> {
        let mut counts = [0_u8; Self::SYMBOLS];
        for symbol in symbols {
            counts[symbol] = counts[symbol].saturating_add(1);
        }
        Self::from_counts(counts)
    }

    /// How many of each symbol it holds.
    #[must_use]
    pub const fn counts(self) -> [u8; Self::SYMBOLS] {
        let mut counts = [0; Self::SYMBOLS];
        let mut symbol = 0;
        while symbol < Self::SYMBOLS {
            counts[symbol] = (self.0 >> (4 * symbol) & 0xf) as u8;
            symbol += 1;
        }
        counts
    }

    /// The word it is packed in: symbol `s` in bits `4s` to `4s + 2`.
    #[must_use]
    pub const fn packed(self) -> u64 {
        self.0
    }

    /// How many cubes it holds.
    #[must_use]
    pub const fn size(self) -> u32 {
        let pairs = (self.0 & EVENS) + (self.0 >> 4 & EVENS);
        (pairs.wrapping_mul(BYTES) >> 56) as u32
    }

    /// Whether it holds nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every cube of `part` can be taken out of it.
    #[must_use]
    pub const fn contains(self, part: Self) -> bool {
        ((self.0 | GUARDS) - part.0) & GUARDS == GUARDS
    }

    /// What is left when the cubes of `other` are taken out, as far as they are there.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        let difference = (self.0 | GUARDS) - other.0;
        let kept = difference & GUARDS; // the guard stands where nothing was owed
        Self(difference & (kept - (kept >> 3)))
    }

    /// The cubes that both hold.
    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 - self.without(other).0)
    }

    /// The cubes of both together.
    ///
    /// # Errors
    /// [`TooMany`] where a symbol would pass [`Bag::MOST`].
    pub const fn with(self, other: Self) -> Result<Self, TooMany> {
        let sum = self.0 + other.0; // at most 14 in four bits: nothing carries
        match sum & GUARDS {
            0 => Ok(Self(sum)),
            over => Err(TooMany {
                symbol: over.trailing_zeros() as usize / 4,
            }),
        }
    }
}

impl fmt::Debug for Bag {
    /// The counts, symbol 0 first.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Bag{:?}", self.counts())
    }
}

impl fmt::Display for TooMany {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (symbol, most) = (self.symbol, Bag::MOST);
        write!(out, "more than {most} cubes of symbol {symbol}")
    }
}

impl Error for TooMany {}
