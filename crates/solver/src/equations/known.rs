//! What is known of a value: its kind, sign and size, and the number that it is.

use num_bigint::BigInt;

use super::huge::{GREAT_BITS, Heights, Huge, Tower};
use super::number::Rational;
use super::real::Real;
use super::size::Size;
use super::value::{Kind, Numbers, Value, View, Wide};

/// A fraction with so many bits less above than below is little beside 1.
const LITTLE: u64 = 21;
/// Beyond this, logarithms that are nearly 0 are not held.
const LEAST: f64 = 1e-240;
/// How much the logarithm of a real number may be apart from what it is: few have fewer digits.
const DIGITS: f64 = 2e-9;

impl Numbers {
    /// The fraction that a value is, if it is one that is written out.
    #[must_use]
    pub fn exact(&self, value: Value) -> Option<Rational> {
        match self.view(value) {
            View::Small(n, d) => Some(Rational::small(n, d)),
            View::Wide(wide) => match wide {
                Wide::Rational(r) => Some(r.clone()),
                _ => None,
            },
        }
    }

    /// The real number that a value is, to as many digits as are kept.
    #[must_use]
    pub fn as_real(&self, value: Value) -> Option<Real> {
        match self.view(value) {
            View::Small(n, d) => Some(Real::of_small(n) / Real::of_small(d)),
            View::Wide(wide) => match wide {
                Wide::Rational(r) => Real::of(r),
                Wide::Real(x, _) => Some(*x),
                Wide::Tower(t) => t.real(),
                Wide::Complex(..) | Wide::Huge(_) => None,
            },
        }
    }

    /// The real and the imaginary part.
    #[must_use]
    pub fn as_complex(&self, value: Value) -> Option<(Real, Real)> {
        if value.is_small() {
            return self.as_real(value).map(|re| (re, Real::ZERO));
        }
        match self.wide(value) {
            Wide::Complex(x, y) => Some((*x, *y)),
            _ => self.as_real(value).map(|re| (re, Real::ZERO)),
        }
    }

    /// The number as a product of powers, if it is rational and its factors are found at once.
    #[must_use]
    pub fn as_tower(&self, value: Value) -> Option<Tower> {
        match self.view(value) {
            View::Small(0, _) => None,
            View::Small(n, d) => Tower::of(&Rational::small(n, d)),
            View::Wide(wide) => match wide {
                Wide::Rational(r) => Tower::of(r),
                Wide::Tower(t) => Some(t.clone()),
                _ => None,
            },
        }
    }

    /// 1, 0 or -1 by the sign of a real number; none where it is not real or not known.
    #[must_use]
    pub fn sign(&self, value: Value) -> Option<i8> {
        let of = |negative: bool| if negative { -1 } else { 1 };
        match self.view(value) {
            View::Small(n, _) => Some(n.signum() as i8),
            View::Wide(wide) => match wide {
                Wide::Rational(r) => Some(of(r.is_negative())),
                Wide::Real(x, _) => Some(of(x.is_negative())),
                Wide::Tower(t) => Some(of(t.negative)),
                Wide::Huge(h) => (h.sign != 0).then_some(h.sign),
                Wide::Complex(..) => None,
            },
        }
    }

    /// Whether a value is known to be of a smaller size than another.
    pub(super) fn is_smaller(&self, a: Value, b: Value) -> bool {
        if a == Value::ZERO {
            return b != a;
        }
        if let (Some(x), Some(y)) = (self.exact(a), self.exact(b)) {
            return x.size().minus(&y.size()).is_negative();
        }
        if let (Some(x), Some(y)) = (self.as_real(a), self.as_real(b)) {
            return (x.abs() - y.abs()).is_negative();
        }
        self.size(b).is_above(self.size(a))
            || self.is_whole_token(b) && self.heights(a).1 < self.heights(b).0
    }

    /// The natural logarithm of a positive number.
    #[must_use]
    pub fn ln(&self, value: Value) -> Option<Real> {
        if let Some(number) = self.exact(value) {
            return ln_of_fraction(&number.size());
        }
        match self.wide(value) {
            Wide::Tower(tower) => tower.ln(),
            _ => self.as_real(value).map(|real| real.abs().ln()),
        }
    }

    /// Bounds of the size of a value; of one that is not real nothing is said.
    #[must_use]
    pub fn size(&self, value: Value) -> Size {
        match self.view(value) {
            View::Small(0, _) => Size::ZERO,
            View::Small(n, d) => {
                let (n, d) = (n.unsigned_abs() as f64, d as f64);
                let ratio = n / d;
                let ln = if (0.5..2.0).contains(&ratio) {
                    ((value.n.abs() - value.d) as f64 / d).ln_1p()
                } else {
                    ratio.ln()
                };
                Size::of_ln(ln, 0.0)
            }
            View::Wide(wide) => match wide {
                Wide::Rational(r) => size_of_fraction(r),
                Wide::Real(x, _) => Size::of_ln(x.abs().ln().rough(), DIGITS),
                Wide::Tower(t) => t.size(),
                Wide::Complex(..) => Size::ANY,
                Wide::Huge(h) => h.size,
            },
        }
    }

    /// Whether only the size of a value is known.
    #[must_use]
    pub fn is_huge(&self, value: Value) -> bool {
        value.is(Kind::Huge)
    }

    /// Whether a value may be of great height, though more than its size is known.
    #[must_use]
    pub fn is_long(&self, value: Value) -> bool {
        !value.is_small() && !self.is_huge(value) && self.heights(value).1 >= GREAT_BITS
    }

    /// Whether two values may be the same number, where only the size of one is known.
    #[must_use]
    pub fn may_be_equal(&self, one: Value, other: Value) -> bool {
        if !(self.is_huge(one) || self.is_huge(other)) || !self.size(one).meets(self.size(other)) {
            return false;
        }
        let signs = self.sign(one).zip(self.sign(other));
        if signs.is_some_and(|(one, other)| one != other) {
            return false;
        }
        if self.is_unreal(one) || self.is_unreal(other) {
            return self.size(one) == Size::ANY && self.size(other) == Size::ANY;
        }
        let (a, b) = (self.heights(one), self.heights(other));
        self.is_lost(one) || self.is_lost(other) || a.0 <= b.1 && b.0 <= a.1
    }

    /// Whether a value is too large to be written out.
    #[must_use]
    pub fn is_token(&self, value: Value) -> bool {
        value.is(Kind::Huge) || value.is(Kind::Tower)
    }

    /// Whether a value of which only the size is known may be one of ordinary size.
    #[must_use]
    pub fn is_lost(&self, value: Value) -> bool {
        value.is(Kind::Huge) && matches!(self.wide(value), Wide::Huge(h) if h.is_lost())
    }

    /// Whether a value of which only the size is known may be 1 or -1.
    #[must_use]
    pub fn may_be_one(&self, value: Value) -> bool {
        self.is_lost(value) && self.size(value).meets(Size::ONE)
    }

    /// Whether nothing is known of a value that would tell it from many others.
    #[must_use]
    pub fn is_anything(&self, value: Value) -> bool {
        self.is_lost(value) && !self.size(value).tells()
    }

    /// The value of a product of powers, written out where it is short.
    #[must_use]
    pub fn of_tower(&self, tower: Tower) -> Value {
        if let Some(number) = tower.written() {
            return self.rational(number);
        }
        if !tower.is_rational() {
            let heights = (tower.log2().abs() * 0.999, tower.height() * 1.001);
            let value = tower.real().and_then(|number| self.real(number, heights));
            // It is no fraction, however near to one it is.
            if let Some(value) = value.filter(|value| !value.is_small()) {
                return value;
            }
        }
        self.tower(tower)
    }

    /// The value, or the mark that it was lost.
    #[must_use]
    pub fn kept(&self, value: Option<Value>) -> Value {
        value.unwrap_or_else(|| self.huge(Huge::lost()))
    }

    /// Bounds of the height of a value, in bits.
    #[must_use]
    pub fn heights(&self, value: Value) -> Heights {
        match self.view(value) {
            View::Small(n, d) => {
                let bits = f64::from(64 - (n.unsigned_abs() | d.unsigned_abs()).leading_zeros());
                (bits - 1.0, bits)
            }
            View::Wide(wide) => match wide {
                Wide::Rational(r) => {
                    let bits = r.bits() as f64;
                    (bits - 1.0, bits)
                }
                Wide::Real(_, heights) => *heights,
                Wide::Complex(..) => (0.0, f64::INFINITY),
                Wide::Tower(t) => {
                    let least = if t.is_rational() {
                        t.height()
                    } else {
                        t.log2().abs()
                    };
                    (least * 0.999, t.height() * 1.001)
                }
                Wide::Huge(h) => h.heights(),
            },
        }
    }

    /// Whether a value is known to be an integer, of whatever size.
    #[must_use]
    pub fn is_whole_token(&self, value: Value) -> bool {
        match self.view(value) {
            View::Small(_, d) => d == 1,
            View::Wide(wide) => match wide {
                Wide::Rational(r) => r.is_integer(),
                Wide::Tower(t) => t.is_integer(),
                Wide::Huge(h) => h.whole,
                _ => false,
            },
        }
    }
}

/// The size of a fraction that is not 0.
#[must_use]
pub fn size_of_fraction(number: &Rational) -> Size {
    let number = number.size();
    if let Some(ln) = ln_of_fraction(&number) {
        return Size::of_ln(ln.rough(), 0.0);
    }
    if number.minus(&Rational::integer(1)).is_negative() {
        Size::between(-LEAST, 0.0)
    } else {
        Size::between(0.0, LEAST)
    }
}

/// The natural logarithm of a fraction above 0; none where it is nearly 0.
fn ln_of_fraction(number: &Rational) -> Option<Real> {
    let apart = number.minus(&Rational::integer(1));
    let is_little = apart.numerator().bits() + LITTLE < apart.denominator().bits();
    if is_little {
        return Real::of(&apart).map(Real::ln_of_one_more);
    }
    if let Some(real) = Real::of(number) {
        return Some(real.ln());
    }
    let bits = |n: &BigInt| -> Option<Real> {
        let shift = n.bits().saturating_sub(200);
        let top = Real::of(&Rational::integer(n >> shift))?;
        Some(top.ln() + Real::of_small(2).ln() * Real::of_small(shift as i64))
    };
    Some(bits(number.numerator())? - bits(number.denominator())?)
}
