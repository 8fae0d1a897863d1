//! Real numbers to 106 bits: each is the sum of two machine numbers.
//!
//! Irrational values are told apart by these digits. What is found by them is judged exactly by
//! the caller, and the search goes on after a false hit.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::excessive_precision,
    clippy::float_cmp,
    clippy::many_single_char_names,
    clippy::unreadable_literal,
    reason = "this is arithmetic on the machine's own numbers, digit by digit"
)]

use std::cell::RefCell;
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::sync::LazyLock;

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

use super::number::Rational;

/// A real number: the sum of a machine number and a much smaller one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Real {
    hi: f64,
    lo: f64,
}

const LN_2: Real = Real {
    hi: std::f64::consts::LN_2,
    lo: 2.319_046_813_846_299_6e-17,
};
/// Half a turn.
pub const PI: Real = Real {
    hi: std::f64::consts::PI,
    lo: 1.224_646_799_147_353_2e-16,
};
/// Terms of the series of e that matter to the last digit, for what is left of an exponent.
const TERMS: usize = 11;
/// One over each factorial.
static OVER_FACTORIALS: LazyLock<[Real; TERMS + 1]> = LazyLock::new(|| {
    let mut factorial = 1.0;
    std::array::from_fn(|n| {
        factorial *= n.max(1) as f64;
        Real::ONE / Real::exact(factorial)
    })
});
/// So many logarithms are remembered.
const LOGS: usize = 1 << 11;

thread_local! {
    static KNOWN_LOGS: RefCell<Vec<(Real, Real)>> =
        RefCell::new(vec![(Real::ONE, Real::ZERO); LOGS]);
}

/// Numerators and denominators below this are looked for in a real number.
const MOST_PART: u64 = 1 << 29;
/// The least height of a fraction that is not recognized, in bits.
pub const HEIGHT_OF_LONG: f64 = 28.0;
/// A fraction of such parts shows itself by a step at least as long as this.
const LONG_STEP: u64 = 8;
/// Bits of a number that a [`Cell`] keeps.
const CELL_BITS: i32 = 72;
/// A step that takes away more leading bits than these leaves too few for a [`Cell`].
pub const MOST_LOST_BITS: i32 = 30;
/// Bits by which two equal numbers may differ, counted from the end of a cell.
const SLACK_BITS: i32 = 4;

/// The place of a number on a fine logarithmic grid: sign and exponent, digits.
pub type Cell = (i32, i128);

impl Real {
    /// Nothing.
    pub const ZERO: Self = Self::exact(0.0);
    /// One.
    pub const ONE: Self = Self::exact(1.0);

    /// A machine number.
    #[must_use]
    pub const fn exact(hi: f64) -> Self {
        Self { hi, lo: 0.0 }
    }

    /// The fraction, to 106 bits; none where it is out of a machine number's range.
    #[must_use]
    pub fn of(value: &Rational) -> Option<Self> {
        if let Some((n, d)) = value.to_small() {
            return Some(Self::of_small(n) / Self::of_small(d));
        }
        let (quotient, shift) = leading_quotient(value);
        quotient
            .scaled(i32::try_from(shift).ok()?)
            .product_in_range()
    }

    /// The fraction as far as a machine number holds it, of any size that a machine number has.
    #[must_use]
    pub fn rough_of(value: &Rational) -> f64 {
        let (quotient, shift) = leading_quotient(value);
        quotient.scaled(shift.clamp(-2000, 2000) as i32).hi
    }

    /// A whole number.
    #[must_use]
    pub fn of_small(n: i64) -> Self {
        let hi = n as f64;
        let lo = (i128::from(n) - hi as i128) as f64;
        quick_sum(hi, lo)
    }

    /// The number as far as a machine number holds it.
    #[must_use]
    pub const fn rough(self) -> f64 {
        self.hi
    }

    /// The number itself, if it is of a size that machine numbers hold with all their digits.
    #[must_use]
    pub fn in_range(self) -> Option<Self> {
        let size = self.hi.abs();
        (size == 0.0 || (size > 1e-250 && size < 1e250)).then_some(self)
    }

    /// The same of a product, which is not 0 unless it is too small.
    #[must_use]
    pub fn product_in_range(self) -> Option<Self> {
        if self.hi == 0.0 {
            None
        } else {
            self.in_range()
        }
    }

    /// Whether it is below 0.
    #[must_use]
    pub fn is_negative(self) -> bool {
        self.hi < 0.0
    }

    /// Its size.
    #[must_use]
    pub fn abs(self) -> Self {
        if self.hi < 0.0 { -self } else { self }
    }

    /// The product with a power of 2.
    #[must_use]
    pub fn scaled(self, exponent: i32) -> Self {
        let half = exponent / 2;
        let (a, b) = (2.0_f64.powi(half), 2.0_f64.powi(exponent - half));
        Self {
            hi: self.hi * a * b,
            lo: self.lo * a * b,
        }
    }

    /// The square root of a number that is not negative.
    #[must_use]
    pub fn sqrt(self) -> Self {
        if self.hi <= 0.0 {
            return Self::ZERO;
        }
        let rough = Self::exact(self.hi.sqrt());
        rough + (self - rough * rough) / (rough + rough)
    }

    /// e to this power; none where it is out of range.
    #[must_use]
    pub fn exp(self) -> Option<Self> {
        if self.hi.abs() > 577.0 {
            return None;
        }
        let turns = (self.hi / LN_2.hi).round();
        let rest = (self - LN_2 * Self::exact(turns)).scaled(-8);
        let mut sum = OVER_FACTORIALS[TERMS];
        for over in OVER_FACTORIALS[1..TERMS].iter().rev() {
            sum = sum * rest + *over;
        }
        sum = sum * rest;
        for _ in 0..8 {
            sum = sum.scaled(1) + sum * sum; // (1+s)^2 - 1 keeps the small digits
        }
        (sum + Self::ONE).scaled(turns as i32).product_in_range()
    }

    /// The natural logarithm of a positive number; the last ones are remembered.
    #[must_use]
    pub fn ln(self) -> Self {
        let word = (self.hi.to_bits() ^ self.lo.to_bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = (word >> (64 - LOGS.ilog2())) as usize;
        KNOWN_LOGS.with_borrow_mut(|known| {
            let (of, log) = known[place];
            if of == self {
                return log;
            }
            let log = self.new_ln();
            known[place] = (self, log);
            log
        })
    }

    fn new_ln(self) -> Self {
        let (rest, exponent) = self.split();
        let rough = Self::exact(rest.hi.ln());
        let back = (-rough).exp().unwrap_or(Self::ONE);
        // One step of Newton's doubles the digits of the machine's logarithm.
        rough + (rest * back - Self::ONE) + LN_2 * Self::exact(f64::from(exponent))
    }

    /// Whether it is so little that the series below needs no more terms.
    #[must_use]
    pub fn is_little(self) -> bool {
        self.hi.abs() < 2.0_f64.powi(-20)
    }

    /// The natural logarithm of 1 and so little more, or less, to all its digits.
    #[must_use]
    pub fn ln_of_one_more(self) -> Self {
        let mut sum = Self::ZERO;
        for n in (1..=6).rev() {
            sum = Self::ONE / Self::of_small(n) - self * sum;
        }
        self * sum
    }

    /// The sine and the cosine.
    #[must_use]
    pub fn sin_cos(self) -> (Self, Self) {
        let half_turns = (self.hi / PI.hi).round();
        let rest = (self - PI * Self::exact(half_turns)).scaled(-6);
        let square = rest * rest;
        let (mut sine, mut term) = (rest, rest);
        let (mut less, mut even) = (Self::ZERO, Self::ONE); // the cosine less 1
        for k in 1..10 {
            let k = f64::from(k);
            even = -(even * square) / Self::exact(2.0 * k * (2.0 * k - 1.0));
            less = less + even;
            term = -(term * square) / Self::exact(2.0 * k * (2.0 * k + 1.0));
            sine = sine + term;
        }
        for _ in 0..6 {
            // Doubling the angle, with the cosine less 1.
            let next = (sine * less + sine).scaled(1);
            less = -(sine * sine).scaled(1);
            sine = next;
        }
        let cosine = less + Self::ONE;
        if half_turns % 2.0 == 0.0 {
            (sine, cosine)
        } else {
            (-sine, -cosine)
        }
    }

    /// The angle of the point with this height and that width.
    #[must_use]
    pub fn angle(self, width: Self) -> Self {
        let size = (self * self + width * width).sqrt();
        if size.hi == 0.0 {
            return Self::ZERO;
        }
        let (y, x) = (self / size, width / size);
        let mut angle = Self::exact(y.hi.atan2(x.hi));
        for _ in 0..2 {
            let (sine, cosine) = angle.sin_cos();
            angle = angle + (y * cosine - x * sine);
        }
        angle
    }

    /// The number times 2^40, rounded.
    #[must_use]
    pub fn fixed(self) -> i128 {
        self.scaled(40).hi.round() as i128
    }

    /// The fraction of small numbers that it is to all its digits, if there is one.
    #[must_use]
    pub fn fraction(self) -> Option<(i64, i64)> {
        let size = self.abs();
        if size.hi == 0.0 {
            return Some((0, 1));
        }
        if size.hi > 4e8 || size.hi < 2e-9 {
            return None;
        }
        // Such a fraction is a convergent of the number's first 63 digits.
        let digits = 62 - size.exponent().max(0);
        let scaled = size.scaled(digits);
        let mut above = (scaled.hi as i64)
            .checked_add(scaled.lo as i64)?
            .unsigned_abs();
        let mut below = 1_u64 << digits;
        let (mut before, mut now) = ((0_u64, 1_u64), (1_u64, 0_u64));
        while below > 0 {
            let step = above / below;
            if step >= LONG_STEP && size.is_fraction(now) {
                break;
            }
            let next = (
                step.checked_mul(now.0)?.checked_add(before.0)?,
                step.checked_mul(now.1)?.checked_add(before.1)?,
            );
            if next.0.max(next.1) > MOST_PART {
                return None;
            }
            (before, now) = (now, next);
            (above, below) = (below, above % below);
        }
        let n = now.0 as i64;
        let fits = below > 0 || size.is_fraction(now);
        fits.then_some((if self.hi < 0.0 { -n } else { n }, now.1 as i64))
    }

    /// Whether it is this fraction, to the digits that are kept.
    fn is_fraction(self, (above, below): (u64, u64)) -> bool {
        let above = above as f64;
        let error = self.times(below as f64) - Self::exact(above);
        error.hi.abs() <= 2.0_f64.powi(-CELL_BITS - SLACK_BITS) * above
    }

    /// The cells that this number and those equal to it can lie in; the first is its own.
    #[must_use]
    pub fn cells(self) -> (Cell, Option<Cell>) {
        let (rest, exponent) = self.abs().split();
        let scale = CELL_BITS + SLACK_BITS;
        let digits = i128::from(rest.hi.scaled_to(52)) << (scale - 52);
        let digits = digits + (rest.lo * 2.0_f64.powi(scale)).round() as i128;
        let sign = if self.hi < 0.0 { -1 } else { 1 };
        let place = (exponent + 4096) * sign;
        let own = digits >> SLACK_BITS;
        let within = digits & 15;
        let beside = match within {
            0..=5 => Some((place, own - 1)),
            10.. => Some((place, own + 1)),
            _ => None,
        };
        ((place, own), beside)
    }

    /// Whether two numbers are the same to the digits that cells keep.
    #[must_use]
    pub fn is_near(self, other: Self) -> bool {
        let close = 2.0_f64.powi(1 - CELL_BITS);
        (self - other).hi.abs() <= close * self.hi.abs().max(other.hi.abs())
    }

    /// Whether two numbers are the same to all the digits by which fractions are recognized.
    #[must_use]
    pub fn is_same(self, other: Self) -> bool {
        let close = 2.0_f64.powi(-CELL_BITS - SLACK_BITS);
        (self - other).hi.abs() <= close * self.hi.abs()
    }

    /// Whether it is so much smaller than another number that their sum cannot be told from that.
    #[must_use]
    pub fn is_beyond_digits_of(self, other: Self) -> bool {
        self.hi.abs() < 2.0_f64.powi(-64) * other.hi.abs()
    }

    /// Whether the digits tell it from a number that it is not.
    #[must_use]
    pub fn is_told_from(self, other: Self) -> bool {
        !(self - other).is_beyond_digits_of(other)
    }

    /// Whether so many leading digits are gone from a number of this size that those which are left
    /// do not tell it from its neighbours.
    #[must_use]
    pub fn is_blurred_beside(self, size: Self) -> bool {
        self.hi.abs() < 2.0_f64.powi(-MOST_LOST_BITS) * size.hi.abs()
    }

    /// Whether it is nothing beside a number of this size.
    #[must_use]
    pub fn is_lost_beside(self, size: Self) -> bool {
        self.hi.abs() <= 2.0_f64.powi(-90) * size.hi.abs()
    }

    /// The number over a power of 2, between 1 and 2, and the exponent.
    fn split(self) -> (Self, i32) {
        let exponent = self.exponent();
        (self.scaled(-exponent), exponent)
    }

    /// The exponent of the power of 2 that it is just above.
    fn exponent(self) -> i32 {
        (self.hi.abs().to_bits() >> 52) as i32 - 1023
    }

    /// The product with a machine number.
    fn times(self, other: f64) -> Self {
        let hi = self.hi * other;
        quick_sum(hi, self.hi.mul_add(other, -hi) + self.lo * other)
    }
}

/// A machine number times a power of 2, as a whole number.
trait ScaledTo {
    fn scaled_to(self, bits: i32) -> i64;
}

impl ScaledTo for f64 {
    fn scaled_to(self, bits: i32) -> i64 {
        (self * 2.0_f64.powi(bits)) as i64
    }
}

/// The leading digits of a fraction, and by how many bits they are to be shifted.
fn leading_quotient(value: &Rational) -> (Real, i64) {
    let (n, n_shift) = leading(value.numerator());
    let (d, d_shift) = leading(value.denominator());
    (n / d, n_shift as i64 - d_shift as i64)
}

/// The leading digits of a whole number, and how many bits follow.
fn leading(n: &BigInt) -> (Real, u64) {
    let shift = n.bits().saturating_sub(120);
    let top = (n.magnitude() >> shift).to_u128().unwrap_or(0);
    let hi = top as f64;
    let lo = (top as i128 - hi as i128) as f64;
    let size = quick_sum(hi, lo);
    (if n.is_negative() { -size } else { size }, shift)
}

fn quick_sum(a: f64, b: f64) -> Real {
    let hi = a + b;
    Real {
        hi,
        lo: b - (hi - a),
    }
}

fn sum(a: f64, b: f64) -> (f64, f64) {
    let hi = a + b;
    let part = hi - a;
    (hi, (a - (hi - part)) + (b - part))
}

impl Add for Real {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let (hi, low) = sum(self.hi, other.hi);
        let (middle, least) = sum(self.lo, other.lo);
        let first = quick_sum(hi, low + middle);
        quick_sum(first.hi, first.lo + least)
    }
}

impl Neg for Real {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            hi: -self.hi,
            lo: -self.lo,
        }
    }
}

impl Sub for Real {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Real {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let hi = self.hi * other.hi;
        let low = self.hi.mul_add(other.hi, -hi);
        quick_sum(hi, low + (self.hi * other.lo + self.lo * other.hi))
    }
}

impl Div for Real {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        let first = self.hi / other.hi;
        let rest = self - other.times(first);
        quick_sum(first, rest.hi / other.hi)
    }
}
