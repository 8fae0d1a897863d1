//! What each function makes of its numbers; nothing, where it is undefined.

use num_integer::Integer;

use super::huge::{Huge, MOST_BITS, Tower};
use super::number::Rational;
use super::problem::{Function, Term};
use super::real::Real;
use super::value::{Kind, Numbers, Value, View, Wide};

/// The values that an operation makes.
pub type Made<'a> = &'a mut Vec<Value>;

impl Numbers {
    /// What a function of one number makes of it.
    pub fn unary(&self, function: Function, a: Value, made: Made) {
        match function {
            Function::SquareRoot => self.root(Value::integer(2), a, made),
            Function::WholeSquareRoot => self.whole_root(Value::integer(2), a, made),
            Function::ComplexSquareRoot => self.complex_root(Value::integer(2), a, made),
            Function::Factorial => self.factorial(a, made),
            Function::Factors(limit) => self.factors(a, limit, made),
            Function::Prime(limit) => self.prime(a, limit, made),
            _ => {}
        }
    }

    /// What a function of two numbers makes of them.
    pub fn binary(&self, function: Function, a: Value, b: Value, made: Made) {
        match function {
            Function::Add => made.push(self.add(a, b)),
            Function::Subtract => made.push(self.subtract(a, b)),
            Function::Multiply => made.push(self.multiply(a, b)),
            Function::Divide => made.extend(self.divide(a, b)),
            Function::DivideImproper => {
                if let (View::Small(n, d), View::Small(m, e)) = (self.view(a), self.view(b)) {
                    let (one, other) =
                        (i128::from(n) * i128::from(e), i128::from(m) * i128::from(d));
                    if one.abs() < other.abs() {
                        return;
                    }
                } else if self.is_smaller(a, b) {
                    return;
                }
                made.extend(self.divide(a, b));
            }
            Function::Average => made.push(self.multiply(self.add(a, b), Value { n: 1, d: 2 })),
            Function::Percent(by) => {
                let by = self.rational(Rational::integer(by));
                made.extend(self.divide(self.multiply(a, b), by));
            }
            Function::Power => self.power(a, b, made),
            Function::Root => self.root(a, b, made),
            Function::WholePower => self.whole_power(a, b, made),
            Function::WholeRoot => self.whole_root(a, b, made),
            Function::ComplexPower => self.complex_power(a, b, made),
            Function::ComplexRoot => self.complex_root(a, b, made),
            Function::Lcm => self.lcm(a, b, made),
            Function::Gcf => self.gcf(a, b, made),
            Function::Remainder(limit) => self.remainder(a, b, limit, made),
            Function::Log => self.log(a, b, made),
            _ => {}
        }
    }

    /// Every value of a term.
    #[must_use]
    pub fn term(&self, term: &Term) -> Vec<Value> {
        let mut made = Vec::new();
        match term {
            Term::Number(number) => made.push(self.rational(number.clone())),
            Term::Unit => made.extend(self.complex(Real::ZERO, Real::ONE)),
            Term::Apply(function, parts) => match &parts[..] {
                [one] => {
                    for a in self.term(one) {
                        self.unary(*function, a, &mut made);
                    }
                }
                [one, other] => {
                    let others = self.term(other);
                    for a in self.term(one) {
                        for &b in &others {
                            self.binary(*function, a, b, &mut made);
                        }
                    }
                }
                _ => {}
            },
        }
        made.sort_unstable();
        made.dedup();
        made
    }

    /// The sum.
    #[must_use]
    pub fn add(&self, a: Value, b: Value) -> Value {
        if a.d == 1 && b.d == 1 {
            if let Some(n) = a.n.checked_add(b.n).filter(|&n| n != i64::MIN) {
                return Value { n, d: 1 };
            }
        } else if a.is_small() && b.is_small() {
            let n = i128::from(a.n) * i128::from(b.d) + i128::from(b.n) * i128::from(a.d);
            return self.reduced(n, i128::from(a.d) * i128::from(b.d));
        }
        self.wide_add(a, b)
    }

    /// The opposite.
    #[must_use]
    pub fn opposite(&self, a: Value) -> Value {
        if a.is_small() {
            return Value { n: -a.n, d: a.d };
        }
        match self.wide(a) {
            Wide::Rational(r) => self.rational(r.opposite()),
            Wide::Real(x, height) => self.kept(self.real(-*x, *height)),
            Wide::Complex(x, y) => self.kept(self.complex(-*x, -*y)),
            Wide::Tower(t) => self.tower(Tower {
                negative: !t.negative,
                ..t.clone()
            }),
            Wide::Huge(h) => self.huge(Huge {
                sign: -h.sign,
                ..*h
            }),
        }
    }

    /// The difference.
    #[must_use]
    pub fn subtract(&self, a: Value, b: Value) -> Value {
        if a == b && !self.is_huge(a) {
            return Value::ZERO;
        }
        self.add(a, self.opposite(b))
    }

    /// The product.
    #[must_use]
    pub fn multiply(&self, a: Value, b: Value) -> Value {
        if a.d == 1 && b.d == 1 {
            if let Some(n) = a.n.checked_mul(b.n).filter(|&n| n != i64::MIN) {
                return Value { n, d: 1 };
            }
        } else if a.is_small() && b.is_small() {
            return self.reduced(
                i128::from(a.n) * i128::from(b.n),
                i128::from(a.d) * i128::from(b.d),
            );
        }
        if a == Value::ZERO || b == Value::ZERO {
            return Value::ZERO;
        }
        self.wide_multiply(a, b)
    }

    /// The quotient, if there is one.
    #[must_use]
    pub fn divide(&self, a: Value, b: Value) -> Option<Value> {
        self.reciprocal(b).map(|b| self.multiply(a, b))
    }

    /// One over a number, if it is not 0.
    #[must_use]
    pub fn reciprocal(&self, b: Value) -> Option<Value> {
        if b.is_small() {
            return match b.n {
                0 => None,
                1.. => Some(Value { n: b.d, d: b.n }),
                _ => Some(Value { n: -b.d, d: -b.n }),
            };
        }
        Some(match self.wide(b) {
            Wide::Rational(r) => self.rational(Rational::integer(1).over(r)?),
            Wide::Real(x, height) => self.kept(self.real(Real::ONE / *x, *height)),
            Wide::Complex(x, y) => {
                let size = *x * *x + *y * *y;
                self.kept(self.complex(*x / size, -(*y / size)))
            }
            Wide::Tower(t) => self.tower(t.power(&Rational::integer(-1), t.negative)),
            Wide::Huge(h) => self.huge(Huge { whole: false, ..*h }),
        })
    }

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
    fn is_smaller(&self, a: Value, b: Value) -> bool {
        if a == Value::ZERO {
            return b != a;
        }
        if let (Some(x), Some(y)) = (self.exact(a), self.exact(b)) {
            return x.size().minus(&y.size()).is_negative();
        }
        if let (Some(x), Some(y)) = (self.as_real(a), self.as_real(b)) {
            return (x.abs() - y.abs()).is_negative();
        }
        if let (Some(x), Some(y)) = (self.as_tower(a), self.as_tower(b)) {
            return x.log2() < y.log2();
        }
        self.is_whole_token(b) && self.heights(a).1 < self.heights(b).0
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
            // A root so high that it cannot be told from 1 stays a product.
            let real = tower.real();
            let real = real.filter(|size| !(size.abs() - Real::ONE).is_beyond_digits_of(Real::ONE));
            if let Some(number) = real {
                return self.kept(self.real(number, tower.height()));
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
    pub fn heights(&self, value: Value) -> (f64, f64) {
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
                Wide::Real(_, height) => (0.0, *height),
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

    fn reduced(&self, n: i128, d: i128) -> Value {
        let common = gcd(n.unsigned_abs(), d.unsigned_abs());
        let (n, d) = if common == 1 {
            (n, d)
        } else if let (Ok(n), Ok(d), Ok(common)) =
            (i64::try_from(n), i64::try_from(d), i64::try_from(common))
        {
            return Value {
                n: n / common,
                d: d / common,
            };
        } else {
            (n / common as i128, d / common as i128)
        };
        match (i64::try_from(n), i64::try_from(d)) {
            (Ok(n), Ok(d)) if n != i64::MIN => Value { n, d },
            _ => self.rational(Rational::new(n.into(), d.into()).expect("a positive denominator")),
        }
    }

    fn wide_add(&self, a: Value, b: Value) -> Value {
        if a == Value::ZERO || b == Value::ZERO {
            return if a == Value::ZERO { b } else { a };
        }
        if let (Some(x), Some(y)) = (self.exact(a), self.exact(b)) {
            let sum = x.plus(&y);
            return self.written_or_sized(sum);
        }
        if self.is_token(a) || self.is_token(b) {
            if let (Some(x), Some(y)) = (self.as_tower(a), self.as_tower(b)) {
                // A common factor may leave a sum that is short: 9^9^9 - 9^9^9, or twice that.
                if let Some(over) = x
                    .times(&y.power(&Rational::integer(-1), y.negative))
                    .written()
                {
                    if over.bits() <= 256 {
                        let sum = over.plus(&Rational::integer(1));
                        if sum.is_zero() {
                            return Value::ZERO;
                        }
                        if let Some(sum) = Tower::of(&sum) {
                            return self.of_tower(y.times(&sum));
                        }
                    }
                }
            }
            return self.sized_sum(a, b);
        }
        let (Some((ax, ay)), Some((bx, by))) = (self.as_complex(a), self.as_complex(b)) else {
            return self.kept(None);
        };
        let (x, y) = (ax + bx, ay + by);
        let size = |p: Real, q: Real| {
            if p.abs().rough() > q.abs().rough() {
                p
            } else {
                q
            }
        };
        let whole = size(size(ax, ay), size(bx, by));
        let lesser = |p: Real, q: Real| p.is_beyond_digits_of(q);
        if lesser(size(ax, ay), size(bx, by)) || lesser(size(bx, by), size(ax, ay)) {
            return self.kept(None);
        }
        let x = if x.is_lost_beside(whole) {
            Real::ZERO
        } else {
            x
        };
        let y = if y.is_lost_beside(whole) {
            Real::ZERO
        } else {
            y
        };
        if y == Real::ZERO {
            let height = self.heights(a).1 + self.heights(b).1 + 1.0;
            return self.kept(self.real(x, height));
        }
        self.kept(self.complex(x, y))
    }

    /// A fraction, or only its size where it is too long.
    fn written_or_sized(&self, number: Rational) -> Value {
        if number.bits() <= MOST_BITS {
            return self.rational(number);
        }
        let bits = number.bits() as f64;
        let sign = if number.is_negative() { -1 } else { 1 };
        self.huge(Huge::between(bits - 1.0, bits, sign, number.is_integer()))
    }

    fn sized_sum(&self, a: Value, b: Value) -> Value {
        let ((a_low, a_high), (b_low, b_high)) = (self.heights(a), self.heights(b));
        let mut low = (a_low - b_high).max(b_low - a_high) - 1.0;
        if low > 1.0 && self.is_whole_token(a) && self.is_whole_token(b) {
            // The larger integer is more than twice the other.
            low = a_low.max(b_low) - 1.0;
            let larger = if a_low > b_low { a } else { b };
            let sign = self.sign(larger).unwrap_or(0);
            return self.huge(Huge::between(low, a_high.max(b_high) + 1.0, sign, true));
        }
        let sign = match (self.sign(a), self.sign(b)) {
            (Some(one), Some(other)) if one == other => one,
            _ => 0,
        };
        let whole = self.is_whole_token(a) && self.is_whole_token(b);
        self.huge(Huge::between(low, a_high + b_high + 1.0, sign, whole))
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

    fn wide_multiply(&self, a: Value, b: Value) -> Value {
        if a == Value::ONE || b == Value::ONE {
            return if a == Value::ONE { b } else { a };
        }
        if let (Some(x), Some(y)) = (self.exact(a), self.exact(b)) {
            let product = x.times(&y);
            if product.bits() > MOST_BITS {
                if let (Some(x), Some(y)) = (Tower::of(&x), Tower::of(&y)) {
                    return self.of_tower(x.times(&y));
                }
            }
            return self.written_or_sized(product);
        }
        if self.is_token(a) || self.is_token(b) {
            return match (self.as_tower(a), self.as_tower(b)) {
                (Some(x), Some(y)) => self.of_tower(x.times(&y)),
                _ => self.sized_product(a, b),
            };
        }
        let (Some((ax, ay)), Some((bx, by))) = (self.as_complex(a), self.as_complex(b)) else {
            return self.kept(None);
        };
        if ay == Real::ZERO && by == Real::ZERO {
            let height = self.heights(a).1 + self.heights(b).1;
            let product = (ax * bx).product_in_range();
            return self.kept(product.and_then(|product| self.real(product, height)));
        }
        self.kept(self.complex(ax * bx - ay * by, ax * by + ay * bx))
    }

    fn sized_product(&self, a: Value, b: Value) -> Value {
        let ((a_low, a_high), (b_low, b_high)) = (self.heights(a), self.heights(b));
        let mut low = (a_low - b_high).max(b_low - a_high) - 1.0;
        let sign = self.sign(a).unwrap_or(0) * self.sign(b).unwrap_or(0);
        let whole = self.is_whole_token(a) && self.is_whole_token(b);
        if whole && sign != 0 {
            low = a_low + b_low; // both are known not to be 0
        }
        self.huge(Huge::between(low, a_high + b_high, sign, whole))
    }
}

/// The greatest common divisor; 128 bits only where they are needed.
#[must_use]
pub fn gcd(a: u128, b: u128) -> u128 {
    match (u64::try_from(a), u64::try_from(b)) {
        (Ok(a), Ok(b)) => u128::from(gcd_of_words(a, b)),
        _ => a.gcd(&b),
    }
}

fn gcd_of_words(mut a: u64, mut b: u64) -> u64 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let shift = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    loop {
        b >>= b.trailing_zeros();
        if a > b {
            std::mem::swap(&mut a, &mut b);
        }
        b -= a;
        if b == 0 {
            return a << shift;
        }
    }
}
