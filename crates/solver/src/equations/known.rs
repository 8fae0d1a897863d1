//! What is known of a value: its kind, sign and size, and the number that it is.

use super::huge::{Heights, Huge, Tower};
use super::number::Rational;
use super::real::Real;
use super::value::{Kind, Numbers, Value, View, Wide};

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
        if let (Some(x), Some(y)) = (self.log2(a), self.log2(b)) {
            return y - x > 1e-9 * x.abs().max(y.abs());
        }
        self.is_whole_token(b) && self.heights(a).1 < self.heights(b).0
    }

    /// About the logarithm of the size of a product of powers, or of a fraction, to the base 2.
    fn log2(&self, value: Value) -> Option<f64> {
        if let View::Wide(Wide::Tower(tower)) = self.view(value) {
            return Some(tower.log2());
        }
        let size = self.rational(self.exact(value)?.size());
        Some(self.ln(size)?.rough() / std::f64::consts::LN_2)
    }

    /// Whether only the size of a value is known.
    #[must_use]
    pub fn is_huge(&self, value: Value) -> bool {
        value.is(Kind::Huge)
    }

    /// Whether a value has more digits than two machine words hold.
    #[must_use]
    pub fn is_long(&self, value: Value) -> bool {
        value.is(Kind::Rational) || value.is(Kind::Tower)
    }

    /// Whether two values may be the same number, where only the size of one is known.
    #[must_use]
    pub fn may_be_equal(&self, one: Value, other: Value) -> bool {
        let huge = |value: Value| match self.view(value) {
            View::Wide(wide) => match wide {
                Wide::Huge(huge) => Some(*huge),
                _ => None,
            },
            View::Small(..) => None,
        };
        let signs = self.sign(one).zip(self.sign(other));
        if signs.is_some_and(|(one, other)| one != other) {
            return false;
        }
        // A transcendental number is no power, factorial or fraction.
        let heights = |value: Value| Some(self.heights(value)).filter(|(_, high)| high.is_finite());
        match (huge(one), huge(other)) {
            (Some(one), _) => {
                one.is_lost()
                    || self.is_huge(other) && one.may_equal(self.heights(other))
                    || heights(other).is_some_and(|h| one.may_equal(h))
            }
            (None, Some(other)) => {
                other.is_lost() || heights(one).is_some_and(|h| other.may_equal(h))
            }
            (None, None) => false,
        }
    }

    /// Whether a value is too large to be written out.
    #[must_use]
    pub fn is_token(&self, value: Value) -> bool {
        value.is(Kind::Huge) || value.is(Kind::Tower)
    }

    /// Whether nothing is known of a value.
    #[must_use]
    pub fn is_lost(&self, value: Value) -> bool {
        value.is(Kind::Huge) && matches!(self.wide(value), Wide::Huge(h) if h.is_lost())
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
