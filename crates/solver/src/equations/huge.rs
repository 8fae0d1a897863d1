//! Numbers too large to be written out: products of powers exactly, others by their size.
//!
//! The size of a number is its height: the bits of the longer of numerator and denominator, and for
//! algebraic numbers the logarithmic Weil height, which agrees with that. Heights obey
//! h(x + y) >= h(x) - h(y) - 1, h(xy) >= h(x) - h(y) and h(x^r) = |r| h(x). So a number of great
//! height cannot become a Goal by operations with numbers of little height, other than by 0 and 1.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "heights are estimates, rounded to the safe side"
)]

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

use super::number::Rational;
use super::real::Real;
use super::residue::{MODULUS, power, times};
use super::size::{SHARE, Size};

/// The most bits of a fraction that is written out.
pub const MOST_BITS: u64 = 2048;
/// Bits beyond these are not told apart.
const FARTHEST: f64 = 1e290;
/// Heights beyond this have no upper bound.
const HIGHEST: f64 = 1e300;
/// Steps in which the logarithm of a height is kept.
const STEPS: f64 = 1024.0;
/// A height beyond that of a Goal and of any fraction that two machine words hold.
pub const GREAT_BITS: f64 = 64.0;
/// The same on a logarithmic scale.
const GREAT: u32 = 1024 * 6;

/// Bounds of a number's height, in bits. A transcendental number has no upper one.
pub type Heights = (f64, f64);

/// The heights that a sum can have.
#[must_use]
pub fn of_sum(a: Heights, b: Heights) -> Heights {
    let (low, high) = of_product(a, b);
    ((low - 1.0).max(0.0), high + 1.0)
}

/// The heights that a product can have.
#[must_use]
pub fn of_product(a: Heights, b: Heights) -> Heights {
    // Where both have no bound, nothing is known.
    ((a.0 - b.1).max(b.0 - a.1).max(0.0), a.1 + b.1)
}

/// The heights that a power with an exponent of this size has.
#[must_use]
pub const fn of_power(a: Heights, times: f64) -> Heights {
    (a.0 * times, a.1 * times)
}

/// A number of which only the size is known, and bounds of its height, on a logarithmic scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Huge {
    pub(super) low: u32,
    pub(super) high: u32,
    /// Bounds of its size; a number that is not real has any.
    pub size: Size,
    /// 1 or -1 where the sign is known.
    pub sign: i8,
    /// Whether it is known to be an integer.
    pub whole: bool,
}

impl Huge {
    /// The number of some size whose height in bits lies between these bounds.
    #[must_use]
    pub fn between((low, high): Heights, size: Size, sign: i8, whole: bool) -> Self {
        let low = if low < 2.0 {
            0
        } else {
            (low.min(HIGHEST).log2() * STEPS).floor() as u32
        };
        let high = if high < HIGHEST {
            (high.max(2.0).log2() * STEPS).ceil() as u32
        } else {
            u32::MAX
        };
        Self {
            low,
            high,
            size,
            sign,
            whole,
        }
    }

    /// The integer of this sign whose height in bits lies between these bounds.
    #[must_use]
    pub fn whole(heights: Heights, sign: i8) -> Self {
        // The height of an integer is the logarithm of its size, but that of 0.
        let size = Size::between(if sign == 0 { f64::NAN } else { heights.0 }, heights.1);
        Self::between(heights, size, sign, true)
    }

    /// A number of which nothing is known, not even that it is one.
    #[must_use]
    pub fn lost() -> Self {
        Self::between((0.0, f64::INFINITY), Size::ANY, 0, false)
    }

    /// Whether it could be a number of ordinary size.
    #[must_use]
    pub const fn is_lost(self) -> bool {
        self.low < GREAT
    }

    /// The bounds of its height in bits.
    #[must_use]
    pub fn heights(self) -> Heights {
        let back = |steps: u32| {
            if steps == u32::MAX {
                f64::INFINITY
            } else {
                (f64::from(steps) / STEPS).exp2()
            }
        };
        (
            if self.low == 0 { 0.0 } else { back(self.low) },
            back(self.high),
        )
    }
}

/// A product of powers of primes with fractional exponents, and a sign.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tower {
    /// Whether it is below 0.
    pub negative: bool,
    pub(super) factors: Vec<(u64, Rational)>,
}

impl Tower {
    /// The number as a product of powers; none where its factors are not found at once.
    #[must_use]
    pub fn of(number: &Rational) -> Option<Self> {
        let mut found = BTreeMap::new();
        factor(number.numerator(), 1, &mut found)?;
        factor(number.denominator(), -1, &mut found)?;
        Some(Self {
            negative: number.is_negative(),
            factors: found
                .into_iter()
                .map(|(prime, count)| (prime, Rational::integer(count)))
                .collect(),
        })
    }

    /// The product.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        let mut all: BTreeMap<u64, Rational> = self.factors.iter().cloned().collect();
        for (prime, exponent) in &other.factors {
            let sum = match all.get(prime) {
                Some(known) => known.plus(exponent),
                None => exponent.clone(),
            };
            all.insert(*prime, sum);
        }
        Self {
            negative: self.negative != other.negative,
            factors: all.into_iter().filter(|(_, e)| !e.is_zero()).collect(),
        }
    }

    /// The size to a power.
    #[must_use]
    pub fn power(&self, exponent: &Rational, negative: bool) -> Self {
        Self {
            negative,
            factors: self
                .factors
                .iter()
                .map(|(prime, e)| (*prime, e.times(exponent)))
                .filter(|(_, e)| !e.is_zero())
                .collect(),
        }
    }

    /// Its height in bits, or a little more.
    #[must_use]
    pub fn height(&self) -> f64 {
        let (above, below) = self.halves();
        above.max(below)
    }

    /// The logarithm of its size, to the base 2.
    #[must_use]
    pub fn log2(&self) -> f64 {
        let (above, below) = self.halves();
        above - below
    }

    /// Whether every exponent is an integer.
    #[must_use]
    pub fn is_rational(&self) -> bool {
        self.factors.iter().all(|(_, e)| e.is_integer())
    }

    /// Whether it is an integer.
    #[must_use]
    pub fn is_integer(&self) -> bool {
        self.is_rational() && self.factors.iter().all(|(_, e)| !e.is_negative())
    }

    /// The fraction written out, where it is short enough.
    #[must_use]
    pub fn written(&self) -> Option<Rational> {
        if !self.is_rational() || self.height() > MOST_BITS as f64 {
            return None;
        }
        let (mut n, mut d) = (BigInt::one(), BigInt::one());
        for (prime, exponent) in &self.factors {
            let power = BigInt::from(*prime).pow(exponent.numerator().magnitude().to_u32()?);
            if exponent.is_negative() {
                d *= power;
            } else {
                n *= power;
            }
        }
        Rational::new(if self.negative { -n } else { n }, d).filter(|r| r.bits() <= MOST_BITS)
    }

    /// The real number, where it is of ordinary size.
    #[must_use]
    pub fn real(&self) -> Option<Real> {
        if self.log2().abs() > 800.0 {
            return None;
        }
        let mut sum = Real::ZERO;
        let mut rational = Some(Real::ONE);
        for (prime, exponent) in &self.factors {
            let base = Real::of(&Rational::integer(*prime))?;
            // Whole parts go by multiplication, to keep all digits.
            let whole = exponent.plus(&Rational::small(1, 2)).floor();
            let rest = exponent.minus(&Rational::integer(whole.clone()));
            let power = power_of(base, whole.to_i64()?);
            rational = rational.zip(power).map(|(one, other)| one * other);
            sum = sum + base.ln() * Real::of(&rest)?;
        }
        if sum != Real::ZERO && sum.is_beyond_digits_of(Real::ONE) {
            return None; // beside a fraction, from which it cannot be told
        }
        // Parts may be too large for what they come to.
        let size = match rational {
            Some(rational) => rational * sum.exp()?,
            None => self.ln()?.exp()?,
        };
        let size = size.product_in_range()?;
        Some(if self.negative { -size } else { size })
    }

    /// The natural logarithm of its size, unless its factors cancel.
    #[must_use]
    pub fn ln(&self) -> Option<Real> {
        let (mut sum, mut largest) = (Real::ZERO, Real::ZERO);
        for (prime, exponent) in &self.factors {
            let term = Real::of_small(i64::try_from(*prime).ok()?).ln() * Real::of(exponent)?;
            sum = sum + term;
            if term.abs().rough() > largest.abs().rough() {
                largest = term;
            }
        }
        (!sum.is_blurred_beside(largest)).then_some(sum)
    }

    /// Bounds of its size.
    #[must_use]
    pub fn size(&self) -> Size {
        if let Some(ln) = self.ln() {
            return Size::of_ln(ln.rough(), 0.0);
        }
        // Factors may cancel, and those beyond machine numbers have no upper bound.
        let (above, below) = self.halves();
        let least = |bits: f64| bits * (1.0 - SHARE);
        let most = |bits: f64| {
            if bits < FARTHEST {
                bits * (1.0 + SHARE)
            } else {
                f64::INFINITY
            }
        };
        Size::between(least(above) - most(below), most(above) - least(below))
    }

    /// The fraction r with |self| = |base|^r, if there is one.
    #[must_use]
    pub fn log(&self, base: &Self) -> Option<Rational> {
        if self.factors.len() != base.factors.len() || base.factors.is_empty() {
            return None;
        }
        let ratio = self.factors[0].1.over(&base.factors[0].1)?;
        let same = self
            .factors
            .iter()
            .zip(&base.factors)
            .all(|((p, e), (q, f))| p == q && f.times(&ratio) == *e);
        same.then_some(ratio)
    }

    /// An integer's rest modulo a number below 2^32.
    #[must_use]
    pub fn residue(&self, modulus: u64) -> Option<u64> {
        if !self.is_integer() {
            return None;
        }
        let m = BigInt::from(modulus);
        let mut rest = BigInt::one() % &m;
        for (prime, exponent) in &self.factors {
            rest = rest * BigInt::from(*prime).modpow(exponent.numerator(), &m) % &m;
        }
        if self.negative && !rest.is_zero() {
            rest = m - rest;
        }
        rest.to_u64()
    }

    /// The residue of a fraction by which fractions are compared.
    #[must_use]
    pub fn large_residue(&self) -> Option<u64> {
        if !self.is_rational() {
            return None;
        }
        let around = BigInt::from(MODULUS - 1); // powers of a residue come round again
        let mut product = if self.negative { MODULUS - 1 } else { 1 };
        for (prime, exponent) in &self.factors {
            let exponent = exponent.numerator().mod_floor(&around).to_u64()?;
            let residue = Some(prime % MODULUS).filter(|&residue| residue != 0)?;
            product = times(product, power(residue, exponent));
        }
        Some(product)
    }

    /// Whether top and bottom of a fraction are odd.
    #[must_use]
    pub fn parity(&self) -> Option<(bool, bool)> {
        if !self.is_rational() {
            return None;
        }
        let twos = self.factors.iter().find(|(prime, _)| *prime == 2);
        Some(twos.map_or((true, true), |(_, e)| (e.is_negative(), !e.is_negative())))
    }

    /// How many counting numbers divide an integer.
    #[must_use]
    pub fn count_factors(&self) -> BigInt {
        self.factors
            .iter()
            .map(|(_, exponent)| exponent.numerator() + 1)
            .product()
    }

    fn halves(&self) -> (f64, f64) {
        let (mut above, mut below) = (0.0, 0.0);
        for (prime, exponent) in &self.factors {
            let bits = approximate(exponent).abs() * (*prime as f64).log2();
            if exponent.is_negative() {
                below += bits;
            } else {
                above += bits;
            }
        }
        (above, below)
    }
}

/// A fraction as a machine number, as near as the range allows.
#[must_use]
pub fn approximate(number: &Rational) -> f64 {
    let bits = number.numerator().bits() as f64 - number.denominator().bits() as f64;
    if bits > 1000.0 {
        return if number.is_negative() { -1e300 } else { 1e300 };
    }
    if bits < -1000.0 {
        return 0.0;
    }
    Real::rough_of(number)
}

/// A real number to a whole power, by squaring.
#[must_use]
pub fn power_of(base: Real, exponent: i64) -> Option<Real> {
    let mut result = Real::ONE;
    let mut square = base;
    let mut left = exponent.unsigned_abs();
    while left > 0 {
        if left & 1 == 1 {
            result = (result * square).product_in_range()?;
        }
        left >>= 1;
        if left > 0 {
            square = (square * square).product_in_range()?;
        }
    }
    if exponent < 0 {
        (Real::ONE / result).product_in_range()
    } else {
        Some(result)
    }
}

/// The primes that are tried before the rest must be small.
const TRIED: u64 = 2000;

fn factor(number: &BigInt, sign: i64, found: &mut BTreeMap<u64, i64>) -> Option<()> {
    let mut rest = number.abs();
    let mut prime = 2;
    while prime < TRIED && !rest.is_one() {
        if let Some(small) = rest.to_u64() {
            return factor_small(small, prime, sign, found);
        }
        while (&rest % prime).is_zero() {
            rest /= prime;
            *found.entry(prime).or_default() += sign;
        }
        prime += if prime == 2 { 1 } else { 2 };
    }
    match rest.to_u64() {
        Some(small) => factor_small(small, prime, sign, found),
        None => None,
    }
}

fn factor_small(mut rest: u64, from: u64, sign: i64, found: &mut BTreeMap<u64, i64>) -> Option<()> {
    const FAR: u64 = 1 << 20;
    let mut prime = from;
    while prime * prime <= rest {
        if prime > FAR {
            return None;
        }
        while rest % prime == 0 {
            rest /= prime;
            *found.entry(prime).or_default() += sign;
        }
        prime += if prime == 2 { 1 } else { 2 };
    }
    if rest > 1 {
        *found.entry(rest).or_default() += sign;
    }
    Some(())
}
