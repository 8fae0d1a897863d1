//! The size of a number that is not held: how large or small it can be, in powers of 2.

use std::f64::consts::LN_2;
use std::hash::{Hash, Hasher};

/// Digits of a bound that are left out, always outwards, so that the same size found in two ways is
/// the same: it keeps 36.
const DROPPED: u64 = (1 << 17) - 1;
/// What machine numbers may lack after a step.
const SLACK: f64 = 1e-15;
/// The share of a logarithm that may be wrong as it is worked out.
pub const SHARE: f64 = 1e-12;
/// What a power of 2 may lack in its logarithm, as a machine works it out.
const WRITTEN: f64 = 1e-9;
/// Sizes apart by less than this leave few numbers that it can be, and so do far ones.
const NARROW: f64 = 1.0;
/// The logarithm of a size that hardly any other number has.
const FAR: f64 = 100.0;

/// Bounds of the logarithm of a number's size, to the base 2; that of 0 is below all others.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    low: f64,
    high: f64,
}

impl Size {
    /// The size of 0.
    pub const ZERO: Self = Self {
        low: f64::NEG_INFINITY,
        high: f64::NEG_INFINITY,
    };
    /// The size of 1.
    pub const ONE: Self = Self {
        low: 0.0,
        high: 0.0,
    };
    /// Any size.
    pub const ANY: Self = Self {
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
    };

    /// The sizes between two logarithms; what is not known is no bound.
    #[must_use]
    pub fn between(low: f64, high: f64) -> Self {
        // No number has a size without end, and only 0 has none.
        let low = if low.is_nan() {
            f64::NEG_INFINITY
        } else {
            rounded((low - wrong(low)).min(f64::MAX), false)
        };
        let high = if high.is_nan() {
            f64::INFINITY
        } else {
            rounded((high + wrong(high)).max(f64::MIN), true)
        };
        Self { low, high }
    }

    /// The size with this logarithm, known to so much.
    #[must_use]
    pub fn about(log2: f64, error: f64) -> Self {
        Self::between(log2 - error, log2 + error)
    }

    /// The size itself, between two machine numbers.
    #[must_use]
    pub fn written(self) -> (f64, f64) {
        let (low, high) = ((self.low - WRITTEN).exp2(), (self.high + WRITTEN).exp2());
        let is_nearly_0 = low < f64::MIN_POSITIVE;
        let low = if is_nearly_0 { 0.0 } else { low.min(f64::MAX) };
        (low, high.max(f64::MIN_POSITIVE))
    }

    /// The size by a natural logarithm, known to so much.
    #[must_use]
    pub fn of_ln(ln: f64, error: f64) -> Self {
        let log2 = ln / LN_2;
        Self::about(log2, error + log2.abs() * SHARE)
    }

    /// Whether few numbers are of such a size, and 0 is not.
    #[must_use]
    pub fn tells(self) -> bool {
        let is_far = self.low > FAR || self.high < -FAR;
        self.low.is_finite() && (is_far || self.high - self.low < NARROW)
    }

    /// Whether a number can be of both sizes.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.low <= other.high && other.low <= self.high
    }

    /// Whether it is larger, whatever both are.
    #[must_use]
    pub fn is_above(self, other: Self) -> bool {
        self.low > other.high
    }

    /// 1 or -1 where the number is known to be larger or smaller than 1, and 0 otherwise.
    #[must_use]
    pub fn side(self) -> i8 {
        i8::from(self.low > 0.0) - i8::from(self.high < 0.0)
    }

    /// The sizes between all of both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The size of a product.
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        Self::between(self.low + other.low, self.high + other.high)
    }

    /// The size of one over the number.
    #[must_use]
    pub fn inverse(self) -> Self {
        Self::between(-self.high, -self.low)
    }

    /// The size of a power whose exponent lies between these two, both not below 0.
    #[must_use]
    pub fn power(self, (least, most): (f64, f64)) -> Self {
        // Nothing is known of 0 times a logarithm without bounds.
        let low = (self.low * least, self.low * most);
        let high = (self.high * least, self.high * most);
        let is_known = |(one, other): (f64, f64)| !one.is_nan() && !other.is_nan();
        Self::between(
            if is_known(low) {
                low.0.min(low.1)
            } else {
                f64::NAN
            },
            if is_known(high) {
                high.0.max(high.1)
            } else {
                f64::NAN
            },
        )
    }

    /// The size of a sum, of numbers with the same sign or not.
    #[must_use]
    pub fn plus(self, other: Self, is_one_sign: bool) -> Self {
        let slack = SLACK * (1.0 + self.high.abs().max(other.high.abs()));
        let high = together(self.high, other.high) + slack;
        if is_one_sign {
            let slack = SLACK * (1.0 + self.low.abs().max(other.low.abs()));
            return Self::between(together(self.low, other.low) - slack, high);
        }
        let (larger, less) = if self.low > other.low {
            (self.low, other.high)
        } else {
            (other.low, self.high)
        };
        let apart = less - larger + SLACK * (less.abs() + larger.abs());
        let low = if apart < 0.0 {
            larger + (-(apart * LN_2).exp_m1()).log2() - SLACK * (1.0 + larger.abs())
        } else {
            f64::NAN
        };
        Self::between(low, high)
    }

    /// The size of the number's logarithm to the base 2.
    #[must_use]
    pub fn log2(self) -> Self {
        let (one, other) = (self.low.abs(), self.high.abs());
        let least = if self.low <= 0.0 && self.high >= 0.0 {
            0.0
        } else {
            one.min(other)
        };
        Self::between(least.log2(), one.max(other).log2())
    }
}

impl PartialEq for Size {
    fn eq(&self, other: &Self) -> bool {
        self.words() == other.words()
    }
}

impl Eq for Size {}

impl Hash for Size {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words().hash(state);
    }
}

impl Size {
    fn words(self) -> (u64, u64) {
        // 0 and its opposite are one.
        ((self.low + 0.0).to_bits(), (self.high + 0.0).to_bits())
    }
}

/// How much a bound may be wrong after a step; what machine numbers hold no more is nearly 0.
fn wrong(bound: f64) -> f64 {
    bound.abs() * SLACK + f64::MIN_POSITIVE
}

/// The logarithm of the sum of two sizes, by theirs.
fn together(one: f64, other: f64) -> f64 {
    let (top, below) = (one.max(other), one.min(other));
    if below == f64::NEG_INFINITY {
        return top;
    }
    top + (1.0 + (below - top).exp2()).log2()
}

/// A bound with fewer digits, rounded up or down.
fn rounded(bound: f64, up: bool) -> f64 {
    let bits = bound.to_bits();
    if !bound.is_finite() || bits & DROPPED == 0 {
        return bound;
    }
    let cut = bits & !DROPPED;
    f64::from_bits(if (bound > 0.0) == up {
        cut + DROPPED + 1
    } else {
        cut
    })
}
