//! Powers, roots and logarithms, with the cases that the rulebooks leave undefined.

use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive};

use super::arithmetic::Made;
use super::huge::{Heights, Huge, MOST_BITS, Tower, of_power, power_of};
use super::known::size_of_fraction;
use super::number::Rational;
use super::real::{HEIGHT_OF_LONG, PI, Real};
use super::size::Size;
use super::value::{Kind, Numbers, Value, View, Wide};

/// A complex power has as many values as its exponent's denominator; more than these are not made.
const MOST_VALUES: u64 = 24;

/// The heights of a number of whose height nothing is known.
const UNKNOWN: Heights = (0.0, f64::INFINITY);

impl Numbers {
    /// The real power.
    pub(super) fn power(&self, a: Value, b: Value, made: Made) {
        if b == Value::ZERO {
            if a != Value::ZERO {
                made.push(Value::ONE);
            }
            return;
        }
        if b == Value::ONE {
            made.push(a);
            return;
        }
        if self.is_unreal(b) {
            return;
        }
        if a == Value::ONE {
            made.push(a);
            return;
        }
        if a == Value::ZERO {
            if self.sign(b) != Some(-1) {
                made.push(a);
            }
            return;
        }
        if b.d == 1 && a.d == 1 {
            // By far the most common case: small whole numbers.
            if let Some(power) = u32::try_from(b.n).ok().and_then(|b| a.n.checked_pow(b)) {
                if power != i64::MIN {
                    made.push(Value::integer(power));
                    return;
                }
            }
        }
        if let Some(exponent) = self.exact(b) {
            self.rational_power(a, &exponent, made);
        } else {
            self.wide_power(a, b, made);
        }
    }

    /// The real root; the index comes first.
    pub(super) fn root(&self, index: Value, radicand: Value, made: Made) {
        if let Some(exponent) = self.reciprocal(index) {
            self.power(radicand, exponent, made);
        }
    }

    /// The power of whole numbers.
    pub(super) fn whole_power(&self, a: Value, b: Value, made: Made) {
        if self.may_be_whole(a) && self.may_be_whole(b) {
            self.power(a, b, made);
        }
    }

    /// The whole root of a whole number.
    pub(super) fn whole_root(&self, index: Value, radicand: Value, made: Made) {
        if index == Value::ZERO || !self.may_be_whole(index) || !self.may_be_whole(radicand) {
            return;
        }
        if radicand == Value::ZERO || radicand == Value::ONE || index == Value::ONE {
            made.push(radicand);
            return;
        }
        match (self.exact(index), self.exact(radicand)) {
            (Some(index), Some(radicand)) => {
                let index = index.numerator().to_u32();
                made.extend(
                    index
                        .and_then(|i| radicand.root(i))
                        .map(|r| self.rational(r)),
                );
            }
            (Some(index), None) => match self.as_tower(radicand) {
                Some(tower) => {
                    let Some(exponent) = Rational::integer(1).over(&index) else {
                        return;
                    };
                    let root = tower.power(&exponent, false);
                    if root.is_integer() {
                        made.push(self.of_tower(root));
                    }
                }
                None => self.root(self.rational(index), radicand, made),
            },
            // No number that is written out is so high a power.
            (None, Some(_)) if !self.is_lost(index) => {}
            (None, _) => {
                let size = self.size(radicand);
                let size = size.power(self.size(index).inverse().written());
                made.push(self.huge(Huge::between(UNKNOWN, size, 0, false)));
            }
        }
    }

    /// Every value of a power.
    pub(super) fn complex_power(&self, a: Value, b: Value, made: Made) {
        let Some(exponent) = self.exact(b) else {
            if self.is_token(b) && !self.is_whole_token(b) && self.sign(a) != Some(1) {
                made.push(self.huge(Huge::lost())); // it may not be real
            } else if !self.is_unreal(a) {
                self.power(a, b, made);
            }
            return;
        };
        if exponent.is_integer() && !self.is_unreal(a) || a == Value::ZERO {
            self.power(a, b, made);
            return;
        }
        let (Some((x, y)), Some(q), Some(p)) = (
            self.as_complex(a),
            exponent.denominator().to_u64(),
            exponent.numerator().to_i64(),
        ) else {
            made.push(self.huge(Huge::lost()));
            return;
        };
        if q > MOST_VALUES || p.unsigned_abs() > 4096 {
            made.push(self.huge(Huge::lost()));
            return;
        }
        let start = made.len();
        if !self.is_unreal(a) {
            self.power(a, b, made); // the real value, exactly
        }
        let Some(size) = size_power(x, y, &exponent) else {
            made.push(self.huge(Huge::lost()));
            return;
        };
        let part = Real::of_small(p) / Real::of_small(q as i64);
        let angle = y.angle(x) * part;
        let turn = PI.scaled(1) / Real::of_small(q as i64);
        for k in 0..(q as i64) {
            let (sine, cosine) = (angle + turn * Real::of_small(k)).sin_cos();
            if let Some(value) = self.complex(size * cosine, size * sine) {
                let known = |&other: &Value| {
                    other == value
                        || self
                            .as_real(other)
                            .zip(self.as_real(value))
                            .is_some_and(|(a, b)| a.is_near(b))
                };
                if !made[start..].iter().any(known) {
                    made.push(value);
                }
            }
        }
    }

    /// Every value of a root.
    pub(super) fn complex_root(&self, index: Value, radicand: Value, made: Made) {
        if self.is_unreal(index) {
            return;
        }
        if let Some(exponent) = self.reciprocal(index) {
            self.complex_power(radicand, exponent, made);
        }
    }

    /// The logarithm of a to the base b.
    pub(super) fn log(&self, a: Value, b: Value, made: Made) {
        if b == Value::ONE
            || self.sign(a).is_some_and(|s| s < 1)
            || self.sign(b).is_some_and(|s| s < 1)
        {
            return;
        }
        if self.is_unreal(a) || self.is_unreal(b) {
            return;
        }
        let is_same = a == b && !self.is_huge(a);
        if is_same || a == Value::ONE {
            made.push(Value::integer(i64::from(is_same)));
            return;
        }
        if self.is_token(a) || self.is_token(b) {
            if let Some(ratio) = self
                .as_tower(a)
                .zip(self.as_tower(b))
                .and_then(|(a, b)| a.log(&b))
            {
                made.push(self.rational(ratio));
                return;
            }
        }
        // Of a real number near 1 only its difference from 1 counts, which has few digits.
        let known = |value: Value| {
            let ln = self.ln(value)?;
            let is_blurred = self.exact(value).is_none() && ln.is_blurred_beside(Real::ONE);
            (!is_blurred).then_some(ln)
        };
        let (of_a, of_b) = (self.size(a), self.size(b));
        let lost = || {
            let size = of_a.log2().times(of_b.log2().inverse());
            self.huge(Huge::between(
                UNKNOWN,
                size,
                of_a.side() * of_b.side(),
                false,
            ))
        };
        let logs = known(a).zip(known(b));
        let ratio = logs.map(|(a, b)| a / b);
        let ratio = ratio.and_then(Real::product_in_range); // it is not 0
        // Of algebraic numbers it is transcendental (Gelfond, Schneider) or a fraction, and a short
        // one is recognized.
        let is_algebraic = self.heights(a).1.is_finite() && self.heights(b).1.is_finite();
        let low = if is_algebraic { HEIGHT_OF_LONG } else { 0.0 };
        let log = ratio.and_then(|ratio| self.real(ratio, (low, f64::INFINITY)));
        let log = log.filter(|&log| !self.is_mistaken_log(log, a, b));
        made.push(log.unwrap_or_else(lost));
    }

    /// Whether a fraction is beside the logarithm of a fraction to the base of another, but not it.
    fn is_mistaken_log(&self, log: Value, a: Value, b: Value) -> bool {
        let View::Small(p, q) = self.view(log) else {
            return false;
        };
        let (Some(a), Some(b)) = (self.exact(a), self.exact(b)) else {
            return self.is_token(a) || self.is_token(b); // what it is was found by their factors
        };
        // If b is the power q of a number, and a its power p, both are short for what they are.
        let times = u32::try_from(p.unsigned_abs()).ok();
        let times = times.filter(|&times| u64::from(times) <= MOST_BITS);
        let root = u32::try_from(q).ok().and_then(|q| b.root(q));
        let power = root.zip(times).map(|(root, times)| root.power(times));
        let one = Rational::integer(1);
        let power = power.and_then(|power| if p < 0 { one.over(&power) } else { Some(power) });
        power != Some(a)
    }

    /// Whether a value is known not to be real.
    #[must_use]
    pub fn is_unreal(&self, value: Value) -> bool {
        value.is(Kind::Complex)
    }

    /// Whether a value is whole, or a huge one may be.
    #[must_use]
    pub fn may_be_whole(&self, value: Value) -> bool {
        match self.view(value) {
            View::Small(n, d) => d == 1 && n >= 0,
            View::Wide(wide) => match wide {
                Wide::Rational(r) => r.is_integer() && !r.is_negative(),
                Wide::Tower(t) => t.is_integer() && !t.negative,
                Wide::Huge(h) => h.sign >= 0,
                Wide::Real(..) | Wide::Complex(..) => false,
            },
        }
    }

    fn rational_power(&self, a: Value, exponent: &Rational, made: Made) {
        let odd_above = exponent.numerator().is_odd();
        let even_below = exponent.denominator().is_even();
        let sign = self.sign(a);
        if even_below && sign == Some(-1) {
            return;
        }
        let negative = sign == Some(-1) && odd_above;
        match self.view(a) {
            View::Small(n, d) => {
                made.push(self.fraction_power(&Rational::small(n, d), exponent, negative));
            }
            View::Wide(wide) => match wide {
                Wide::Rational(r) => made.push(self.fraction_power(r, exponent, negative)),
                Wide::Real(x, heights) => {
                    let heights = of_power(*heights, super::huge::approximate(exponent).abs());
                    let size = real_power(x.abs(), exponent);
                    let size = size.map(|s| if negative { -s } else { s });
                    let sign = if negative { -1 } else { 1 };
                    let power = size.and_then(|size| self.real(size, heights));
                    made.push(power.unwrap_or_else(|| {
                        let size = raised(self.size(a), exponent);
                        self.huge(Huge::between(heights, size, sign, false))
                    }));
                }
                Wide::Tower(t) => made.push(self.of_tower(t.power(exponent, negative))),
                Wide::Huge(h) => {
                    let times = super::huge::approximate(exponent).abs();
                    let heights = of_power(h.heights(), times);
                    let sign = if odd_above { h.sign } else { 1 };
                    let whole = h.whole && exponent.is_integer() && !exponent.is_negative();
                    let size = raised(h.size, exponent);
                    made.push(self.huge(Huge::between(heights, size, sign, whole)));
                }
                Wide::Complex(x, y) => {
                    if exponent.is_integer() {
                        made.push(self.kept(self.complex_whole_power(*x, *y, exponent)));
                    }
                }
            },
        }
    }

    /// The power of a fraction that is not 0; the sign of the result is given.
    fn fraction_power(&self, a: &Rational, exponent: &Rational, negative: bool) -> Value {
        let size = a.size();
        let sized = |r: Rational| self.rational(if negative { r.opposite() } else { r });
        if size.bits() == 1 {
            return sized(size); // 1
        }
        let (p, q) = (exponent.numerator(), exponent.denominator());
        let rooted = if q.is_one() {
            Some(size.clone())
        } else {
            q.to_u32().and_then(|q| size.root(q))
        };
        let inverted = |r: Rational| {
            if p.is_negative() {
                Rational::integer(1).over(&r).unwrap_or(r)
            } else {
                r
            }
        };
        if let (Some(rooted), Some(count)) = (&rooted, p.magnitude().to_u32()) {
            if rooted.bits() * u64::from(count) <= MOST_BITS {
                return sized(inverted(rooted.power(count)));
            }
        }
        if rooted.is_none() {
            let real = Real::of(&size).and_then(|base| real_power(base, exponent));
            if let Some(real) = real {
                let bits = size.bits() as f64;
                let times = super::huge::approximate(exponent).abs();
                let heights = of_power((bits - 1.0, bits), times);
                let value = self.real(if negative { -real } else { real }, heights);
                // It is no fraction, however near to one it is.
                if let Some(value) = value.filter(|value| !value.is_small()) {
                    return value;
                }
            }
        }
        if let Some(tower) = Tower::of(&size) {
            return self.of_tower(tower.power(exponent, negative));
        }
        let times = super::huge::approximate(exponent).abs();
        let bits = size.bits() as f64;
        let whole = rooted.is_some_and(|r| r.is_integer()) && !exponent.is_negative();
        let sign = if negative { -1 } else { 1 };
        let heights = of_power((bits - 1.0, bits), times);
        let size = raised(size_of_fraction(&size), exponent);
        self.huge(Huge::between(heights, size, sign, whole))
    }

    fn complex_whole_power(&self, x: Real, y: Real, exponent: &Rational) -> Option<Value> {
        let count = exponent.numerator().to_i64()?;
        if count.unsigned_abs() > 4096 {
            return None;
        }
        let (mut re, mut im) = (Real::ONE, Real::ZERO);
        for _ in 0..count.unsigned_abs() {
            let next = re * x - im * y;
            im = (re * y + im * x).in_range()?;
            re = next.in_range()?;
        }
        let power = self.complex(re, im)?;
        if count < 0 {
            self.reciprocal(power)
        } else {
            Some(power)
        }
    }

    /// A power with an exponent that is irrational or too large to hold.
    fn wide_power(&self, a: Value, b: Value, made: Made) {
        let View::Wide(wide) = self.view(b) else {
            return;
        };
        let size = self.size(a).power(self.size(b).written());
        let size = match self.sign(b) {
            Some(1) => size,
            Some(_) => size.inverse(),
            None => size.or(size.inverse()),
        };
        match wide {
            Wide::Real(exponent, heights) => {
                if self.sign(a) != Some(1) {
                    return;
                }
                // An algebraic number to an irrational algebraic power is transcendental (Gelfond,
                // Schneider); should the exponent be a long fraction, the power is as high as this.
                let is_algebraic = heights.1.is_finite() && self.heights(a).1.is_finite();
                let low = self.heights(a).0 * exponent.abs().rough();
                let heights = (if is_algebraic { low } else { 0.0 }, f64::INFINITY);
                let real = self
                    .ln(a)
                    .filter(|_| !Real::ONE.is_blurred_beside(*exponent));
                let real = real.and_then(|ln| (ln * *exponent).exp());
                // Where it cannot be told from 1 or the base, which it is not, it is lost.
                let base = self.as_real(a).unwrap_or(Real::ONE);
                let is_told =
                    |power: &Real| power.is_told_from(Real::ONE) && power.is_told_from(base);
                let real = real.filter(is_told);
                let power = real.and_then(|real| self.real(real, heights));
                let lost = || self.huge(Huge::between(heights, size, 1, false));
                made.push(power.unwrap_or_else(lost));
            }
            Wide::Tower(exponent) if exponent.is_integer() => {
                let odd = exponent.residue(2) == Some(1);
                let enormous = (exponent.log2(), exponent.negative);
                self.enormous_power(a, enormous, odd, size, made);
            }
            Wide::Huge(exponent) if exponent.whole && exponent.sign != 0 && !exponent.is_lost() => {
                if a == Value::integer(-1) {
                    made.extend([Value::ONE, a]); // whichever it is
                    return;
                }
                let enormous = (exponent.heights().0, exponent.sign < 0);
                self.enormous_power(a, enormous, false, size, made);
            }
            // What is whole in a division of whole powers is known to be so, or undefined.
            Wide::Tower(_) | Wide::Huge(_) => {
                let sign = i8::from(self.sign(a) == Some(1));
                made.push(self.huge(Huge::between(UNKNOWN, size, sign, false)));
            }
            Wide::Rational(_) | Wide::Complex(..) => {}
        }
    }

    fn enormous_power(
        &self,
        a: Value,
        (log2, inverse): (f64, bool),
        odd: bool,
        size: Size,
        made: Made,
    ) {
        if a == Value::integer(-1) {
            made.push(if odd { a } else { Value::ONE });
            return;
        }
        let (low, _) = self.heights(a);
        let times = log2.min(990.0).exp2();
        // A number with numerator and denominator above 1 has a power as high.
        let low = low.max(0.5) * times;
        let sign = i8::from(self.sign(a) == Some(1));
        let whole = self.is_whole_token(a) && !inverse;
        let exact = self.exact(a).is_some() || self.as_tower(a).is_some();
        made.push(self.huge(if exact {
            Huge::between((low, f64::INFINITY), size, sign, whole)
        } else {
            Huge::between(UNKNOWN, size, sign, false)
        }));
    }
}

/// The size of a power with a fraction for its exponent.
fn raised(size: Size, exponent: &Rational) -> Size {
    let times = size_of_fraction(exponent).written();
    let power = size.power(times);
    if exponent.is_negative() {
        power.inverse()
    } else {
        power
    }
}

fn real_power(base: Real, exponent: &Rational) -> Option<Real> {
    if exponent.is_integer() {
        let count = exponent.numerator().to_i64()?;
        if count.unsigned_abs() < 1 << 16 {
            return power_of(base, count);
        }
    }
    if *exponent == Rational::small(1, 2) {
        return Some(base.sqrt());
    }
    let exponent = Real::of(exponent)?;
    if Real::ONE.is_blurred_beside(exponent) {
        return None; // so high a power multiplies what the base lacks in digits
    }
    let power = (base.ln() * exponent).exp()?;
    // Where the exponent is nearly 0 or 1, the power is not known.
    (power.is_told_from(Real::ONE) && power.is_told_from(base)).then_some(power)
}

fn size_power(x: Real, y: Real, exponent: &Rational) -> Option<Real> {
    let square = x * x + y * y;
    (square.ln() * Real::of(exponent)?).scaled(-1).exp()
}
