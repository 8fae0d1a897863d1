//! A closer look at a number that was lost: what it cannot be, though nobody knows what it is.

use super::glance::Undone;
use super::real::Real;
use super::value::{Kind, Numbers, Value};

/// The natural logarithm of sizes that no real number in two machine numbers has: 1e250.
const FAR: f64 = 575.7;
/// Larger logarithms of sizes are not told apart.
const FARTHEST: f64 = 1e240;
/// A logarithm that is smaller is that of a number beside 1.
const NEAR: f64 = 1e-20;
/// Numbers that differ by a larger share are not the same, even where digits are lost.
const LEAST_SHARE: f64 = 1e-9;

/// What is known of a number that was lost.
#[derive(Debug)]
pub enum Closer {
    /// The logarithm of its size, which is far from that of ordinary numbers; it is not the product
    /// of powers beside it.
    Far(f64, Option<Value>),
    /// About what it is; it is not the fraction beside it, with which it shares all its digits.
    About(Real, Option<Value>),
}

impl Numbers {
    /// Looks again at what an operation needs to make a value beside another.
    #[must_use]
    pub fn closer(&self, undone: Undone, made: Value, other: Value) -> Option<Closer> {
        match undone {
            Undone::Less => self.closer_sum(made, self.opposite(other)),
            Undone::More => self.closer_sum(made, other),
            Undone::LessThanOther => self.closer_sum(other, self.opposite(made)),
            Undone::Times => self.closer_product(made, other, 1.0),
            Undone::Over(1) => self.closer_product(made, other, -1.0),
            Undone::OtherOver => self.closer_product(other, made, -1.0),
            Undone::RootByOther => self.closer_power(made, self.reciprocal(other)?),
            Undone::ToOther => self.closer_power(made, other),
            Undone::OtherTo => self.closer_power(other, made),
            Undone::RootOfOther => self.closer_power(other, self.reciprocal(made)?),
            Undone::LogToOther => self.closer_log(made, other),
            Undone::LogOfOther => self.closer_log(other, made),
            _ => None,
        }
    }

    fn closer_sum(&self, a: Value, b: Value) -> Option<Closer> {
        let (Some(x), Some(y)) = (self.as_real(a), self.as_real(b)) else {
            return self.closer_tower(a, b).or_else(|| self.closer_tower(b, a));
        };
        let (larger, size, less) = if x.abs().rough() > y.abs().rough() {
            (a, x, y)
        } else {
            (b, y, x)
        };
        let sum = x + y;
        if sum.is_blurred_beside(size) {
            return None;
        }
        // The lesser number is not 0, so that the sum is not the larger one, where that is exact.
        let is_told = less.is_beyond_digits_of(size) && self.exact(larger).is_some();
        let beside = is_told.then_some(larger);
        Some(Closer::About(sum, beside))
    }

    /// A product of powers and something that is ordinary beside it.
    fn closer_tower(&self, tower: Value, lesser: Value) -> Option<Closer> {
        let is_beside = tower.is(Kind::Tower) && self.as_real(lesser).is_some();
        let log = self.sure_ln(tower).filter(|_| is_beside)?.rough();
        (log > 2.0 * FAR).then_some(Closer::Far(log, Some(tower)))
    }

    fn closer_power(&self, base: Value, exponent: Value) -> Option<Closer> {
        let log = self.sure_ln(base)?.rough();
        let times = self.least_ln(exponent)?;
        let sign = f64::from(self.sign(exponent)?) * log.signum();
        // The logarithm of the power, by its own logarithm, as it may be very large or small.
        let size = (log.abs().ln() + times).min(FARTHEST.ln()).exp();
        if size > FAR {
            Some(Closer::Far(sign * size, None))
        } else if size < NEAR && self.sign(base)? > 0 {
            Some(Closer::About(Real::ONE, Some(Value::ONE)))
        } else {
            None
        }
    }

    fn closer_product(&self, a: Value, b: Value, sign: f64) -> Option<Closer> {
        let is_farthest = |value| self.is_beyond(value, 2.0 * FARTHEST);
        // What is not nearly so far leaves it there.
        let left = |other| {
            let ln = self.sure_ln(other)?.rough();
            (ln.abs() < FARTHEST / 2.0).then_some(FARTHEST)
        };
        let log = match (is_farthest(a), is_farthest(b)) {
            (true, true) => return None,
            (true, false) => left(b)?,
            (false, true) => left(a)?,
            (false, false) => self.sure_ln(a)?.rough() + sign * self.sure_ln(b)?.rough(),
        };
        (log.abs() > FAR).then_some(Closer::Far(log, None))
    }

    fn closer_log(&self, of: Value, base: Value) -> Option<Closer> {
        if self.is_beyond(base, 1e260) {
            let ln = self.sure_ln(of)?.rough();
            return (ln.abs() < 1e8).then_some(Closer::Far(FARTHEST, None)); // below 1e-250
        }
        let about = self.sure_ln(of)? / self.sure_ln(base)?;
        let fraction = about.in_range()?.fraction().map(|(n, d)| Value { n, d });
        let is_exact = self.exact(of).is_some() && self.exact(base).is_some();
        Some(Closer::About(about, fraction.filter(|_| is_exact)))
    }

    /// Whether a product of powers is so large or small that its logarithm is beyond a limit.
    fn is_beyond(&self, value: Value, limit: f64) -> bool {
        let is_beyond = |tower: super::huge::Tower| tower.log2().abs() >= limit;
        value.is(Kind::Tower) && self.as_tower(value).is_some_and(is_beyond)
    }

    /// The logarithm of a size, unless it is that of a real number near 1, which has few digits.
    fn sure_ln(&self, value: Value) -> Option<Real> {
        let ln = self.ln(self.size(value)?)?;
        let is_blurred = value.is(Kind::Real) && ln.is_blurred_beside(Real::ONE);
        (!is_blurred).then_some(ln)
    }

    /// The same, or a lower bound of it for a huge integer, which is as good for an exponent.
    fn least_ln(&self, value: Value) -> Option<f64> {
        if self.is_huge(value) && self.is_whole_token(value) && !self.is_lost(value) {
            return Some((self.heights(value).0 - 1.0) * std::f64::consts::LN_2);
        }
        self.sure_ln(value).map(Real::rough)
    }

    /// The size of a number whose sign is known, and that is not 0.
    fn size(&self, value: Value) -> Option<Value> {
        match self.sign(value)? {
            0 => None,
            1 => Some(value),
            _ => Some(self.opposite(value)),
        }
    }

    /// Whether a value may be the number that was lost.
    #[must_use]
    pub fn may_be(&self, closer: &Closer, value: Value) -> bool {
        if value.is(Kind::Complex) || value == Value::ZERO {
            return false;
        }
        if self.is_huge(value) {
            return true;
        }
        let is_near = |a: f64, b: f64| (a - b).abs() <= LEAST_SHARE * a.abs().max(b.abs());
        match closer {
            Closer::Far(log, beside) => {
                if *beside == Some(value) {
                    return false;
                }
                let ln = self.size(value).and_then(|size| self.ln(size));
                ln.map(Real::rough).is_none_or(|ln| {
                    ln.abs() > FAR && (log.abs() >= FARTHEST / 2.0 || is_near(ln, *log))
                })
            }
            Closer::About(sum, beside) => {
                let real = self.as_real(value);
                *beside != Some(value) && real.is_none_or(|real| is_near(real.rough(), sum.rough()))
            }
        }
    }
}
