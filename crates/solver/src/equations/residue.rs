//! Residues modulo the prime 2^61 - 1: equal fractions have equal residues.
//!
//! A fraction whose denominator that prime divides has none and takes the slow way, so that no
//! solution is lost by comparing residues first.

use std::sync::LazyLock;

/// The modulus, a prime.
pub const MODULUS: u64 = (1 << 61) - 1;

/// The sum.
#[must_use]
pub const fn plus(a: u64, b: u64) -> u64 {
    let sum = a + b;
    if sum >= MODULUS { sum - MODULUS } else { sum }
}

/// The difference.
#[must_use]
pub const fn minus(a: u64, b: u64) -> u64 {
    if a >= b { a - b } else { a + MODULUS - b }
}

/// The product.
#[must_use]
pub const fn times(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    let low = product as u64 & MODULUS;
    let high = (product >> 61) as u64;
    plus(low, high)
}

/// One over the small numbers, which are nearly all denominators; 0 for 0.
static SMALL: LazyLock<Vec<u64>> = LazyLock::new(|| inverses(&(0..MOST_SMALL).collect::<Vec<_>>()));
const MOST_SMALL: u64 = 1 << 12;

/// One over a residue that is not 0.
#[must_use]
pub fn inverse(a: u64) -> u64 {
    if a < MOST_SMALL {
        SMALL[a as usize]
    } else {
        power_of_inverse(a)
    }
}

/// a to the power of the modulus less 2, which is one over it.
const fn power_of_inverse(a: u64) -> u64 {
    power(a, MODULUS - 2)
}

/// The power.
#[must_use]
pub const fn power(a: u64, exponent: u64) -> u64 {
    let (mut result, mut base, mut left) = (1, a, exponent);
    while left > 0 {
        if left & 1 == 1 {
            result = times(result, base);
        }
        base = times(base, base);
        left >>= 1;
    }
    result
}

/// One over each residue, and 0 for 0, with one inversion for all.
#[must_use]
pub fn inverses(residues: &[u64]) -> Vec<u64> {
    let mut products = Vec::with_capacity(residues.len());
    let mut product = 1;
    for &residue in residues {
        products.push(product);
        if residue != 0 {
            product = times(product, residue);
        }
    }
    let mut rest = power_of_inverse(product);
    let mut found = vec![0; residues.len()];
    for (at, &residue) in residues.iter().enumerate().rev() {
        if residue != 0 {
            found[at] = times(rest, products[at]);
            rest = times(rest, residue);
        }
    }
    found
}
