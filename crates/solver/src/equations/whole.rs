//! Functions of whole numbers: factorials, common multiples and factors, remainders, primes.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive};

use super::arithmetic::{Made, gcd};
use super::huge::{Huge, MOST_BITS};
use super::number::Rational;
use super::value::{Numbers, Value, View, Wide};

/// Factorials of more are not written out.
const LARGEST_FACTORIAL: i64 = 300;

impl Numbers {
    pub(super) fn factorial(&self, a: Value, made: Made) {
        match a.as_integer() {
            Some(n) if n < 0 => {}
            Some(n) if n <= LARGEST_FACTORIAL => {
                let mut product = BigInt::from(1);
                for k in 2..=n {
                    product *= k;
                }
                made.push(self.rational(Rational::integer(product)));
            }
            _ if self.may_be_whole(a) && self.is_lost(a) => made.push(self.huge(Huge::lost())),
            _ if self.may_be_whole(a) => {
                // n^n >= n! >= (n/e)^n
                let (least, most) = match self.ln(a) {
                    Some(ln) => [ln.rough() / std::f64::consts::LN_2; 2].into(),
                    None => self.heights(a),
                };
                let low = least.min(900.0).exp2() * (least - std::f64::consts::LOG2_E).max(1.0);
                let high = if most < 900.0 {
                    most.exp2() * most
                } else {
                    f64::INFINITY
                };
                made.push(self.huge(Huge::whole((low, high), 1)));
            }
            _ => {}
        }
    }

    pub(super) fn lcm(&self, a: Value, b: Value, made: Made) {
        if !self.may_be_counting(a) || !self.may_be_counting(b) {
            return;
        }
        if let (Some(x), Some(y)) = (self.exact(a), self.exact(b)) {
            let multiple = x.numerator().lcm(y.numerator());
            if multiple.bits() <= MOST_BITS {
                made.push(self.rational(Rational::integer(multiple)));
                return;
            }
        }
        let ((a_low, a_high), (b_low, b_high)) = (self.heights(a), self.heights(b));
        made.push(self.huge(Huge::whole((a_low.max(b_low), a_high + b_high), 1)));
    }

    pub(super) fn gcf(&self, a: Value, b: Value, made: Made) {
        if !self.may_be_whole(a) || !self.may_be_whole(b) {
            return;
        }
        if a == Value::ZERO || b == Value::ZERO {
            let other = if a == Value::ZERO { b } else { a };
            if other != Value::ZERO {
                made.push(other);
            }
            return;
        }
        if let (Some(x), Some(y)) = (a.as_integer(), b.as_integer()) {
            let common = gcd(u128::from(x.unsigned_abs()), u128::from(y.unsigned_abs()));
            made.extend(i64::try_from(common).map(Value::integer));
            return;
        }
        if let (Some(x), Some(y)) = (self.exact(a), self.exact(b)) {
            let common = x.numerator().gcd(y.numerator());
            made.push(self.rational(Rational::integer(common)));
            return;
        }
        for (large, small) in [(a, b), (b, a)] {
            let small = small.as_integer().and_then(|n| u64::try_from(n).ok());
            if let Some((small, tower)) = small.zip(self.as_tower(large)) {
                let left = tower.residue(small).unwrap_or(0);
                let common = gcd(u128::from(small), u128::from(left));
                made.extend(i64::try_from(common).map(Value::integer));
                return;
            }
        }
        made.push(self.huge(Huge::lost()));
    }

    pub(super) fn remainder(&self, a: Value, b: Value, limit: Option<u64>, made: Made) {
        if !self.may_be_counting(a) || !self.may_be_counting(b) || self.is_over(a, limit) {
            return;
        }
        if let (Some(x), Some(y)) = (self.exact(a), self.exact(b)) {
            made.push(self.rational(Rational::integer(x.numerator().mod_floor(y.numerator()))));
        } else if self.exact(a).is_some() && self.is_smaller(a, b) {
            made.push(a);
        } else {
            let left = b.as_integer().and_then(|b| u64::try_from(b).ok());
            let left = left.zip(self.as_tower(a)).and_then(|(b, a)| a.residue(b));
            let left = left.and_then(|left| i64::try_from(left).ok());
            made.push(self.kept(left.map(Value::integer)));
        }
    }

    pub(super) fn factors(&self, a: Value, limit: Option<u64>, made: Made) {
        if !self.may_be_counting(a) || self.is_over(a, limit) {
            return;
        }
        if let Some(n) = a.as_integer().and_then(|n| u64::try_from(n).ok()) {
            made.push(Value::integer(number_of_factors(n)));
            return;
        }
        let count = self.as_tower(a).filter(super::huge::Tower::is_integer);
        made.push(match count {
            Some(tower) => self.rational(Rational::integer(tower.count_factors())),
            None => self.huge(Huge::lost()),
        });
    }

    pub(super) fn prime(&self, a: Value, limit: Option<u64>, made: Made) {
        if self.is_unreal(a) {
            return;
        }
        match self.view(a) {
            View::Small(..) => {}
            View::Wide(wide) => match wide {
                Wide::Real(..) | Wide::Complex(..) => return,
                Wide::Tower(t) if !t.is_rational() => return,
                _ => {}
            },
        }
        if self.is_over(a, limit) {
            return;
        }
        let floor = match self.exact(a) {
            Some(number) => number.floor(),
            None if self.sign(a) == Some(-1) => BigInt::from(-1),
            None => match self.ln(a) {
                Some(ln) if ln.is_negative() => BigInt::from(0),
                _ => {
                    made.push(self.huge(Huge::lost()));
                    return;
                }
            },
        };
        if floor < BigInt::from(2) {
            made.push(Value::integer(2));
            return;
        }
        match floor.to_u64().filter(|&n| n < 1 << 62) {
            Some(mut n) => {
                n += 1;
                while !is_prime(n) {
                    n += 1;
                }
                made.push(Value::integer(n as i64));
            }
            None => made.push(self.huge(Huge::lost())),
        }
    }

    /// Whether a value is a counting number, or a huge one may be.
    fn may_be_counting(&self, value: Value) -> bool {
        value != Value::ZERO && self.may_be_whole(value)
    }

    /// Whether a value is over the limit of an operation.
    fn is_over(&self, a: Value, limit: Option<u64>) -> bool {
        let Some(limit) = limit else {
            return false;
        };
        if let Some(number) = self.exact(a) {
            return number
                .minus(&Rational::integer(limit))
                .numerator()
                .is_positive();
        }
        match self.wide(a) {
            Wide::Tower(t) => !t.negative && t.log2() > 64.0,
            Wide::Huge(h) => h.whole && h.sign == 1 && !h.is_lost(),
            _ => false,
        }
    }
}

/// How many counting numbers divide a counting number.
#[must_use]
pub fn number_of_factors(mut n: u64) -> i64 {
    let mut count = 1;
    let mut prime = 2;
    while prime * prime <= n && prime < 4096 {
        let mut often = 1;
        while n % prime == 0 {
            n /= prime;
            often += 1;
        }
        count *= often;
        prime += if prime == 2 { 1 } else { 2 };
    }
    count * factors_of_rest(n)
}

/// The number of factors of what has no prime factor below 4096.
fn factors_of_rest(n: u64) -> i64 {
    if n == 1 {
        return 1;
    }
    if is_prime(n) {
        return 2;
    }
    let mut primes = Vec::new();
    split(n, &mut primes);
    primes.sort_unstable();
    primes
        .chunk_by(|a, b| a == b)
        .map(|same| i64::try_from(same.len()).unwrap_or(0) + 1)
        .product()
}

fn split(n: u64, primes: &mut Vec<u64>) {
    if n == 1 {
        return;
    }
    if is_prime(n) {
        primes.push(n);
        return;
    }
    let mut step = 1;
    loop {
        let factor = rho(n, step);
        if factor != n {
            split(factor, primes);
            split(n / factor, primes);
            return;
        }
        step += 1;
    }
}

/// Pollard's walk: a factor of a number that is not prime, or the number itself.
fn rho(n: u64, step: u64) -> u64 {
    let next = |x: u64| (times(x, x, n) + step) % n;
    let (mut slow, mut fast) = (2, 2);
    loop {
        slow = next(slow);
        fast = next(next(fast));
        let common = gcd(u128::from(slow.abs_diff(fast)), u128::from(n));
        if common != 1 {
            return u64::try_from(common).unwrap_or(n);
        }
    }
}

fn times(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

fn power(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = times(result, base, modulus);
        }
        base = times(base, base, modulus);
        exponent >>= 1;
    }
    result
}

/// Whether a number is prime: these twelve bases decide it for every 64-bit number.
#[must_use]
pub fn is_prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    for prime in BASES {
        if n % prime == 0 {
            return n == prime;
        }
    }
    let twos = (n - 1).trailing_zeros();
    let odd = (n - 1) >> twos;
    BASES.iter().all(|&base| {
        let mut x = power(base, odd, n);
        if x == 1 || x == n - 1 {
            return true;
        }
        for _ in 1..twos {
            x = times(x, x, n);
            if x == n - 1 {
                return true;
            }
        }
        false
    })
}
