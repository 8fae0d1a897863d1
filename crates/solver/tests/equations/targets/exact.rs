//! Fractions and functions as a schoolbook has them: slow, plain, and not those of the crate.

use std::cmp::Ordering;

use forceout_solver::equations::Rational;
use forceout_solver::equations::problem::Function;
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// A number of more bits is not written out here.
pub const MOST_BITS: u64 = 20_000;

/// A fraction in lowest terms, its denominator above 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    /// The numerator.
    pub n: BigInt,
    /// The denominator.
    pub d: BigInt,
}

impl Default for Fraction {
    fn default() -> Self {
        Self::of_small(0, 1)
    }
}

impl Fraction {
    /// The fraction n/d, if there is one.
    pub fn new(n: BigInt, d: BigInt) -> Option<Self> {
        if d.is_zero() {
            return None;
        }
        let common = if d.is_negative() {
            -n.gcd(&d)
        } else {
            n.gcd(&d)
        };
        Some(Self {
            n: n / &common,
            d: d / common,
        })
    }

    /// A fraction of small numbers.
    pub fn of_small(n: i64, d: i64) -> Self {
        Self::new(n.into(), d.into()).expect("a denominator is not 0")
    }

    /// A whole number.
    pub fn of(n: impl Into<BigInt>) -> Self {
        Self {
            n: n.into(),
            d: BigInt::one(),
        }
    }

    /// A machine number, which is always a fraction.
    pub fn of_machine(number: f64) -> Self {
        let bits = number.to_bits();
        let exponent = i32::try_from(bits >> 52 & 0x7ff).expect("eleven bits");
        let digits = (bits & ((1 << 52) - 1)) | if exponent == 0 { 0 } else { 1 << 52 };
        let size = Self::of(digits).shifted(exponent.max(1) - 1075);
        if number.is_sign_negative() {
            size.opposite()
        } else {
            size
        }
    }

    /// The product with a power of 2.
    pub fn shifted(&self, by: i32) -> Self {
        let two = BigInt::one() << by.unsigned_abs();
        let (n, d) = (self.n.clone(), self.d.clone());
        let (n, d) = if by < 0 { (n, d * two) } else { (n * two, d) };
        Self::new(n, d).expect("a power of 2 is not 0")
    }

    /// The crate's own kind of fraction.
    pub fn rational(&self) -> Rational {
        Rational::new(self.n.clone(), self.d.clone()).expect("a denominator is not 0")
    }

    /// A fraction of the crate's kind.
    pub fn of_rational(number: &Rational) -> Self {
        Self::new(number.numerator().clone(), number.denominator().clone())
            .expect("a denominator is not 0")
    }

    /// The sum.
    pub fn plus(&self, other: &Self) -> Self {
        let n = &self.n * &other.d + &other.n * &self.d;
        Self::new(n, &self.d * &other.d).expect("denominators are not 0")
    }

    /// The opposite.
    pub fn opposite(&self) -> Self {
        Self {
            n: -&self.n,
            d: self.d.clone(),
        }
    }

    /// The difference.
    pub fn minus(&self, other: &Self) -> Self {
        self.plus(&other.opposite())
    }

    /// The product.
    pub fn times(&self, other: &Self) -> Self {
        Self::new(&self.n * &other.n, &self.d * &other.d).expect("denominators are not 0")
    }

    /// The quotient, if there is one.
    pub fn over(&self, other: &Self) -> Option<Self> {
        Self::new(&self.n * &other.d, &self.d * &other.n)
    }

    /// The size without the sign.
    pub fn size(&self) -> Self {
        Self {
            n: self.n.abs(),
            d: self.d.clone(),
        }
    }

    /// The power with a whole exponent that is not negative.
    pub fn power(&self, exponent: u32) -> Self {
        Self {
            n: self.n.pow(exponent),
            d: self.d.pow(exponent),
        }
    }

    /// The root of a fraction that is not negative, if it is a fraction.
    pub fn root(&self, index: u32) -> Option<Self> {
        let found = Self {
            n: self.n.nth_root(index),
            d: self.d.nth_root(index),
        };
        (found.power(index) == *self).then_some(found)
    }

    /// Whether it is whole or the opposite of a whole number.
    pub fn is_integer(&self) -> bool {
        self.d.is_one()
    }

    /// Whether it is one of 0, 1, 2, ...
    pub fn is_whole(&self) -> bool {
        self.is_integer() && !self.n.is_negative()
    }

    /// Whether it is one of 1, 2, 3, ...
    pub fn is_counting(&self) -> bool {
        self.is_integer() && self.n.is_positive()
    }

    /// 1, 0 or -1.
    pub fn sign(&self) -> i8 {
        match self.n.sign() {
            Sign::Minus => -1,
            Sign::NoSign => 0,
            Sign::Plus => 1,
        }
    }

    /// The logarithm of its size to the base 2; none of 0.
    pub fn log2(&self) -> Option<f64> {
        if self.sign() == 0 {
            return None;
        }
        let apart = self.size().minus(&Self::of(1));
        let (leading, exponent) = apart.leading();
        if apart.sign() != 0 && exponent < -65.0 {
            let size = leading * exponent.exp2();
            let more = if apart.sign() < 0 { -size } else { size };
            return Some(more.ln_1p() / std::f64::consts::LN_2);
        }
        let (leading, exponent) = self.leading();
        Some(leading.log2() + exponent)
    }

    /// The first 64 bits of its size as a whole number, and the power of 2 that they stand for.
    fn leading(&self) -> (f64, f64) {
        let bits = |n: &BigInt| i32::try_from(n.bits()).expect("a number that is written out");
        let digits = bits(&self.d) - bits(&self.n) + 64;
        let (n, d) = (self.n.abs(), &self.d);
        let quotient = if digits < 0 {
            n / (d << -digits)
        } else {
            (n << digits) / d
        };
        (quotient.to_f64().expect("it is short"), -f64::from(digits))
    }

    /// The bits of the longer of numerator and denominator.
    pub fn bits(&self) -> u64 {
        self.n.bits().max(self.d.bits())
    }

    /// The logarithm of the larger of numerator and denominator, to the base 2.
    pub fn height(&self) -> f64 {
        let larger = self.n.magnitude().max(self.d.magnitude());
        let shift = larger.bits().saturating_sub(60);
        let top = (larger >> shift).to_f64().expect("sixty bits fit");
        let shift = u32::try_from(shift).expect("a number that is written out");
        f64::from(shift) + top.max(1.0).log2()
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.n * &other.d).cmp(&(&other.n * &self.d))
    }
}

/// What a function makes of fractions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// Nothing: it is undefined.
    Nothing,
    /// A fraction.
    Is(Fraction),
    /// A real number that is no fraction: the size to a power, and whether it is negative.
    Root(Fraction, Fraction, bool),
    /// A number that is not worked out here.
    Beyond,
}

impl From<Option<Fraction>> for Made {
    fn from(found: Option<Fraction>) -> Self {
        found.map_or(Self::Nothing, |found| {
            if found.bits() > MOST_BITS {
                Self::Beyond
            } else {
                Self::Is(found)
            }
        })
    }
}

/// What a function makes of its numbers, the second of which is not looked at if it takes one.
pub fn made(function: Function, a: &Fraction, b: &Fraction) -> Made {
    let two = Fraction::of(2);
    match function {
        Function::Add => Some(a.plus(b)).into(),
        Function::Subtract => Some(a.minus(b)).into(),
        Function::Multiply => Some(a.times(b)).into(),
        Function::Divide => a.over(b).into(),
        Function::DivideImproper => a.over(b).filter(|_| a.size() >= b.size()).into(),
        Function::Average => a.plus(b).over(&two).into(),
        Function::Percent(by) => a.times(b).over(&Fraction::of(by)).into(),
        Function::Power => power(a, b),
        Function::Root => root(a, b),
        Function::WholePower if a.is_whole() && b.is_whole() => power(a, b),
        Function::WholeRoot if a.is_counting() && b.is_whole() => whole(root(a, b)),
        Function::WholeSquareRoot if a.is_whole() => whole(root(&two, a)),
        Function::SquareRoot => root(&two, a),
        Function::Lcm if a.is_counting() && b.is_counting() => {
            Some(Fraction::of(a.n.lcm(&b.n))).into()
        }
        Function::Gcf if a.is_whole() && b.is_whole() => {
            let common = a.n.gcd(&b.n);
            (!common.is_zero()).then(|| Fraction::of(common)).into()
        }
        Function::Remainder(limit) if a.is_counting() && b.is_counting() && is_within(a, limit) => {
            Some(Fraction::of(&a.n % &b.n)).into()
        }
        Function::Factorial if a.is_whole() => factorial(a),
        Function::Factors(limit) if a.is_counting() && is_within(a, limit) => factors(a),
        Function::Prime(limit) if is_within(a, limit) => prime(a),
        Function::Log => log(a, b),
        _ => Made::Nothing,
    }
}

fn is_within(a: &Fraction, limit: Option<u64>) -> bool {
    limit.is_none_or(|limit| *a <= Fraction::of(limit))
}

/// Only fractions.
fn whole(made: Made) -> Made {
    match made {
        Made::Root(..) => Made::Nothing,
        other => other,
    }
}

fn root(index: &Fraction, radicand: &Fraction) -> Made {
    Fraction::of(1)
        .over(index)
        .map_or(Made::Nothing, |exponent| power(radicand, &exponent))
}

fn power(a: &Fraction, b: &Fraction) -> Made {
    match (a.sign(), b.sign()) {
        (0, 0 | -1) => return Made::Nothing,
        (0, _) => return Some(Fraction::of(0)).into(),
        (_, 0) => return Some(Fraction::of(1)).into(),
        (-1, _) if b.d.is_even() => return Made::Nothing,
        _ => {}
    }
    let negative = a.sign() < 0 && b.n.is_odd();
    let size = a.size();
    if size == Fraction::of(1) {
        return Some(if negative { size.opposite() } else { size }).into();
    }
    let rooted = b.d.to_u32().and_then(|index| {
        if u64::from(index) > size.bits() {
            None
        } else {
            size.root(index)
        }
    });
    let Some(rooted) = rooted else {
        return Made::Root(size, b.clone(), negative);
    };
    let Some(count) =
        b.n.abs()
            .to_u32()
            .filter(|&n| u64::from(n) * rooted.bits() <= MOST_BITS)
    else {
        return Made::Beyond;
    };
    let power = rooted.power(count);
    let power = if b.n.is_negative() {
        Fraction::of(1).over(&power).expect("a power is not 0")
    } else {
        power
    };
    Made::Is(if negative { power.opposite() } else { power })
}

fn factorial(a: &Fraction) -> Made {
    let Some(last) = a.n.to_u32().filter(|&n| n <= 1000) else {
        return Made::Beyond;
    };
    Some(Fraction::of(
        (1..=last).map(BigInt::from).product::<BigInt>(),
    ))
    .into()
}

fn factors(a: &Fraction) -> Made {
    let Some(n) = a.n.to_u64().filter(|&n| n <= 1 << 24) else {
        return Made::Beyond;
    };
    let mut count = 0;
    let mut small = 1;
    while small * small <= n {
        if n % small == 0 {
            count += if small * small == n { 1 } else { 2 };
        }
        small += 1;
    }
    Some(Fraction::of(count)).into()
}

fn prime(a: &Fraction) -> Made {
    let floor = a.n.div_floor(&a.d);
    if floor < BigInt::from(2) {
        return Some(Fraction::of(2)).into();
    }
    let Some(floor) = floor.to_u64().filter(|&n| n <= 1 << 24) else {
        return Made::Beyond;
    };
    let is_prime = |n: u64| (2..=n.isqrt()).all(|p| n % p != 0);
    let next = (floor + 1..=2 * floor) // there is one, says Bertrand
        .find(|&n| is_prime(n))
        .expect("there is always one more");
    Some(Fraction::of(next)).into()
}

/// The logarithm of a to the base b, where it is a fraction of small numbers.
fn log(a: &Fraction, b: &Fraction) -> Made {
    let one = Fraction::of(1);
    if a.sign() < 1 || b.sign() < 1 || *b == one {
        return Made::Nothing;
    }
    if *a == one {
        return Some(Fraction::of(0)).into();
    }
    if a.bits() > 200 || b.bits() > 200 {
        return Made::Beyond;
    }
    // a^below = b^above: as long as the powers are, above and below are coprime.
    for below in 1..=8_u32 {
        for above in 1..=200_u32 {
            let (left, right) = (a.power(below), b.power(above));
            for (right, sign) in [(right.clone(), 1), (one.over(&right).expect("not 0"), -1)] {
                if left == right {
                    return Made::Is(Fraction::of_small(sign * i64::from(above), below.into()));
                }
            }
            if right_is_far(&left, b, above) {
                break;
            }
        }
    }
    Made::Beyond
}

/// Whether no higher power of b can be this one.
fn right_is_far(left: &Fraction, b: &Fraction, above: u32) -> bool {
    b.height() * f64::from(above) > left.height() + 1.0
}
