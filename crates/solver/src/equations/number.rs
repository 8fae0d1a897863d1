//! Fractions of any size.

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// A fraction in lowest terms, with a positive denominator.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rational {
    n: BigInt,
    d: BigInt,
}

impl Rational {
    /// The fraction n/d; none where d is 0.
    #[must_use]
    pub fn new(n: BigInt, d: BigInt) -> Option<Self> {
        if d.is_zero() {
            return None;
        }
        let common = n.gcd(&d);
        let (mut n, mut d) = (n, d);
        if !common.is_one() {
            n /= &common;
            d /= &common;
        }
        if d.is_negative() {
            n = -n;
            d = -d;
        }
        Some(Self { n, d })
    }

    /// The whole number with these hexadecimal digits, a minus before them or not.
    #[must_use]
    pub fn from_hex(digits: &str) -> Option<Self> {
        BigInt::parse_bytes(digits.as_bytes(), 16).map(Self::integer)
    }

    /// A whole number or its opposite.
    #[must_use]
    pub fn integer(n: impl Into<BigInt>) -> Self {
        Self {
            n: n.into(),
            d: BigInt::one(),
        }
    }

    /// The fraction n/d of small numbers in lowest terms, d above 0.
    #[must_use]
    pub fn small(n: i64, d: i64) -> Self {
        Self {
            n: n.into(),
            d: d.into(),
        }
    }

    /// The numerator.
    #[must_use]
    pub const fn numerator(&self) -> &BigInt {
        &self.n
    }

    /// The denominator.
    #[must_use]
    pub const fn denominator(&self) -> &BigInt {
        &self.d
    }

    /// Both as small numbers, where they fit.
    #[must_use]
    pub fn to_small(&self) -> Option<(i64, i64)> {
        let (n, d) = (self.n.to_i64()?, self.d.to_i64()?);
        (n != i64::MIN).then_some((n, d))
    }

    /// Whether the denominator is 1.
    #[must_use]
    pub fn is_integer(&self) -> bool {
        self.d.is_one()
    }

    /// Whether it is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.n.is_zero()
    }

    /// Whether it is below 0.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.n.is_negative()
    }

    /// The bits of the longer of numerator and denominator.
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.n.bits().max(self.d.bits())
    }

    /// The sum.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self::reduced(&self.n * &other.d + &other.n * &self.d, &self.d * &other.d)
    }

    /// The opposite.
    #[must_use]
    pub fn opposite(&self) -> Self {
        Self {
            n: -&self.n,
            d: self.d.clone(),
        }
    }

    /// The difference.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        self.plus(&other.opposite())
    }

    /// The product.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        Self::reduced(&self.n * &other.n, &self.d * &other.d)
    }

    /// The quotient; none where the other is 0.
    #[must_use]
    pub fn over(&self, other: &Self) -> Option<Self> {
        Self::new(&self.n * &other.d, &self.d * &other.n)
    }

    /// The size without the sign.
    #[must_use]
    pub fn size(&self) -> Self {
        Self {
            n: self.n.abs(),
            d: self.d.clone(),
        }
    }

    /// The power with a whole exponent.
    #[must_use]
    pub fn power(&self, exponent: u32) -> Self {
        Self {
            n: self.n.pow(exponent),
            d: self.d.pow(exponent),
        }
    }

    /// The positive root of a positive fraction, where it is a fraction.
    #[must_use]
    pub fn root(&self, index: u32) -> Option<Self> {
        let n = exact_root(self.n.magnitude(), index)?;
        let d = exact_root(self.d.magnitude(), index)?;
        Some(Self {
            n: n.into(),
            d: d.into(),
        })
    }

    /// The largest whole number that is not above it.
    #[must_use]
    pub fn floor(&self) -> BigInt {
        self.n.div_floor(&self.d)
    }

    /// The rest modulo a prime, none where the prime divides the denominator.
    #[must_use]
    pub fn residue(&self, modulus: u64) -> Option<(u64, u64)> {
        let m = BigInt::from(modulus);
        let n = self.n.mod_floor(&m).to_u64()?;
        let d = self.d.mod_floor(&m).to_u64()?;
        (d != 0).then_some((n, d))
    }

    fn reduced(n: BigInt, d: BigInt) -> Self {
        let common = n.gcd(&d);
        if common.is_one() {
            Self { n, d }
        } else {
            Self {
                n: n / &common,
                d: d / &common,
            }
        }
    }
}

fn exact_root(n: &BigUint, index: u32) -> Option<BigUint> {
    if n.is_one() || n.is_zero() {
        return Some(n.clone());
    }
    if u64::from(index) > n.bits() {
        return None;
    }
    let root = n.nth_root(index);
    (root.pow(index) == *n).then_some(root)
}
