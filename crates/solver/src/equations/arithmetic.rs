//! What each function makes of its numbers; nothing, where it is undefined.

use num_integer::Integer;

use super::huge::{Huge, MOST_BITS, Tower, of_product, of_sum};
use super::known::size_of_fraction;
use super::number::Rational;
use super::problem::{Function, Term};
use super::real::Real;
use super::size::Size;
use super::value::{Numbers, Value, View, Wide};

/// The share of two real numbers by which their sum may be wrong.
const DIGITS: f64 = 1e-18;
/// The share of itself by which a machine number may be wrong.
const ROUNDING: f64 = 1e-15;
/// By so much the logarithm of a number beside 1 is not the number less 1, in powers of 2.
const LITTLE: f64 = 1e-5;

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
            Wide::Real(x, heights) => self.kept(self.real(-*x, *heights)),
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
            Wide::Real(x, heights) => self.kept(self.real(Real::ONE / *x, *heights)),
            Wide::Complex(x, y) => {
                let size = *x * *x + *y * *y;
                self.kept(self.complex(*x / size, -(*y / size)))
            }
            Wide::Tower(t) => self.tower(t.power(&Rational::integer(-1), t.negative)),
            Wide::Huge(h) => self.huge(Huge {
                whole: false,
                size: h.size.inverse(),
                ..*h
            }),
        })
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
            return self.sized_sum(a, b);
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
            return self.sized_sum(a, b);
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
        let left = size(x, y);
        if left != Real::ZERO && left.is_blurred_beside(whole) {
            return self.sized_sum(a, b);
        }
        if y == Real::ZERO {
            let heights = of_sum(self.heights(a), self.heights(b));
            let sum = self.real(x, heights);
            let sum = sum.filter(|&sum| self.may_come_to(sum, a, b));
            return sum.unwrap_or_else(|| self.sized_sum(a, b));
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
        let size = size_of_fraction(&number);
        self.huge(Huge::between(
            (bits - 1.0, bits),
            size,
            sign,
            number.is_integer(),
        ))
    }

    fn sized_sum(&self, a: Value, b: Value) -> Value {
        let (of_a, of_b) = (self.heights(a), self.heights(b));
        let heights = of_sum(of_a, of_b);
        let whole = self.is_whole_token(a) && self.is_whole_token(b);
        let (size, sign) = self.size_of_sum(a, b);
        if heights.0 > 1.0 && whole {
            // The larger integer is more than twice the other.
            let heights = (of_a.0.max(of_b.0) - 1.0, of_a.1.max(of_b.1) + 1.0);
            let larger = if of_a.0 > of_b.0 { a } else { b };
            let sign = self.sign(larger).unwrap_or(0);
            return self.huge(Huge::whole(heights, sign));
        }
        self.huge(Huge::between(heights, size, sign, whole))
    }

    /// Whether a sum or product may be what its digits say: a fraction and an irrational number make
    /// no fraction, however near to one they come.
    fn may_come_to(&self, made: Value, a: Value, b: Value) -> bool {
        !made.is_small() || self.exact(a).is_none() && self.exact(b).is_none()
    }

    /// The size and, where it is known, the sign of a sum whose digits are not.
    fn size_of_sum(&self, a: Value, b: Value) -> (Size, i8) {
        if let (Some(x), Some(y)) = (self.as_real(a), self.as_real(b)) {
            let sum = (x + y).rough();
            let error = (x.abs() + y.abs()).rough() * DIGITS + sum.abs() * ROUNDING;
            let size = Size::between((sum.abs() - error).log2(), (sum.abs() + error).log2());
            let is_sure = sum.abs() > error;
            return (size, if is_sure { sum.signum() as i8 } else { 0 });
        }
        let (of_a, of_b) = (self.size(a), self.size(b));
        let signs = self.sign(a).zip(self.sign(b));
        let is_one_sign = signs.is_some_and(|(one, other)| one == other);
        let sign = match signs {
            Some((one, _)) if is_one_sign || of_a.is_above(of_b) => one,
            Some((_, other)) if of_b.is_above(of_a) => other,
            _ => 0,
        };
        if signs.is_some_and(|(one, other)| one == -other) {
            for (near, other) in [(a, b), (b, a)] {
                // A number beside 1, less 1, is about its logarithm.
                let is_one = other == Value::ONE || other == Value::integer(-1);
                let ln = self.ln(near).filter(|ln| is_one && ln.is_little());
                if let Some(ln) = ln {
                    return (Size::about(ln.rough().abs().log2(), LITTLE), sign);
                }
            }
        }
        (of_a.plus(of_b, is_one_sign), sign)
    }

    fn wide_multiply(&self, a: Value, b: Value) -> Value {
        for (one, other) in [(a, b), (b, a)] {
            if one == Value::ONE {
                return other;
            } else if one == Value::integer(-1) {
                return self.opposite(other);
            }
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
            return self.sized_product(a, b);
        };
        if ay == Real::ZERO && by == Real::ZERO {
            let heights = of_product(self.heights(a), self.heights(b));
            let product = (ax * bx).product_in_range();
            // Beside 1 a factor leaves the other, as far as digits go.
            let is_told = |product: &Real| {
                let size = product.abs();
                size.is_told_from(ax.abs()) && size.is_told_from(bx.abs())
            };
            let product = product.filter(is_told);
            let product = product.and_then(|product| self.real(product, heights));
            let product = product.filter(|&product| self.may_come_to(product, a, b));
            return product.unwrap_or_else(|| self.sized_product(a, b));
        }
        self.kept(self.complex(ax * bx - ay * by, ax * by + ay * bx))
    }

    fn sized_product(&self, a: Value, b: Value) -> Value {
        let (of_a, of_b) = (self.heights(a), self.heights(b));
        let mut heights = of_product(of_a, of_b);
        let sign = self.sign(a).unwrap_or(0) * self.sign(b).unwrap_or(0);
        let whole = self.is_whole_token(a) && self.is_whole_token(b);
        if whole && sign != 0 {
            heights.0 = of_a.0 + of_b.0; // both are known not to be 0
        }
        let size = self.size(a).times(self.size(b));
        self.huge(Huge::between(heights, size, sign, whole))
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
