//! Operations undone: what a part must be for an operation to make a given value.
//!
//! Some have no end of answers: 0 times anything is 0. Such a hole is a [`Class`] of numbers.

use super::number::Rational;
use super::plan::Sign;
use super::problem::Function;
use super::value::{Numbers, Value, View, Wide};

/// Which operand of a sign is the hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first, or the only one.
    Left,
    /// The second.
    Right,
}

/// Numbers that will all do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Every real number.
    Any,
    /// All but 0.
    NonZero,
    /// Those above 0.
    Positive,
    /// Those above 0, but 1.
    PositiveNotOne,
    /// 0, 1, 2, ...
    Whole,
    /// 1, 2, 3, ...
    Counting,
    /// Fractions in lowest terms, whether top and bottom are odd.
    Parity(bool, bool),
    /// Whatever a binary sign, by its place among its like, makes this value of, beside that one.
    Undone(usize, Side, Value, Value),
    /// Whatever a unary sign, by its place among its like, makes this value of.
    UndoneAlone(usize, Value),
}

/// What is found when an operation is undone.
#[derive(Debug, Default)]
pub struct Needed {
    /// The numbers.
    pub values: Vec<Value>,
    /// The classes of numbers.
    pub classes: Vec<Class>,
}

impl Needed {
    fn class(&mut self, class: Class) {
        if !self.classes.contains(&class) {
            self.classes.push(class);
        }
    }
}

/// Values in a row that are made rather than kept as a class.
const MOST_LISTED: u64 = 1024;

impl Numbers {
    /// Whether a number belongs to a class; of huge ones, as far as is known.
    #[must_use]
    pub fn is_in(&self, class: Class, value: Value) -> bool {
        if self.is_unreal(value) || self.is_lost(value) {
            return false;
        }
        match class {
            Class::Any => true,
            Class::NonZero => value != Value::ZERO,
            Class::Positive => self.sign(value) == Some(1),
            Class::PositiveNotOne => self.sign(value) == Some(1) && value != Value::ONE,
            Class::Whole => self.may_be_whole(value),
            Class::Counting => value != Value::ZERO && self.may_be_whole(value),
            Class::Parity(top, bottom) => self.has_parity(value, (top, bottom)),
            Class::Undone(..) | Class::UndoneAlone(..) => false,
        }
    }

    /// Whether top and bottom of a fraction are odd, or those of a huge number may be.
    fn has_parity(&self, value: Value, (top, bottom): (bool, bool)) -> bool {
        if let Some(number) = self.exact(value) {
            let odd = |n: &num_bigint::BigInt| n.bit(0);
            return odd(number.numerator()) == top && odd(number.denominator()) == bottom;
        }
        match self.as_tower(value) {
            Some(tower) => tower.parity() == Some((top, bottom)),
            None => self.is_huge(value),
        }
    }

    /// What the operand of a unary sign must be for it to make a value.
    pub fn undo_unary(&self, (place, sign): (usize, &Sign), made: Value, needed: &mut Needed) {
        let two = Value::integer(2);
        match sign.function {
            Function::SquareRoot => self.undo_root(two, made, needed),
            Function::WholeSquareRoot => {
                if self.may_be_whole(made) {
                    self.power(made, two, &mut needed.values);
                }
            }
            Function::Factorial => {
                let mut product = Rational::integer(1);
                let Some(wanted) = self.exact(made) else {
                    if self.is_token(made) {
                        needed.class(Class::UndoneAlone(place, made));
                    }
                    return;
                };
                for n in 0..=300 {
                    product = product.times(&Rational::integer(n.max(1)));
                    if product == wanted {
                        needed.values.push(Value::integer(n));
                    } else if product.bits() > wanted.bits() {
                        break;
                    }
                }
            }
            Function::Factors(Some(limit)) if limit <= MOST_LISTED => {
                let mut count = Vec::new();
                for n in 1..=limit as i64 {
                    count.clear();
                    self.factors(Value::integer(n), Some(limit), &mut count);
                    if count[..] == [made] {
                        needed.values.push(Value::integer(n));
                    }
                }
            }
            _ => needed.class(Class::UndoneAlone(place, made)),
        }
    }

    /// What one operand of a binary sign must be for it to make a value, beside the other.
    pub fn undo_binary(
        &self,
        (place, sign): (usize, &Sign),
        side: Side,
        made: Value,
        other: Value,
        needed: &mut Needed,
    ) {
        if !(made.is_small() && other.is_small())
            && self.is_unsized(sign.function, side)
            && (self.is_huge(made) || self.is_huge(other))
        {
            needed.class(Class::Undone(place, side, made, other));
            return;
        }
        match sign.function {
            Function::Add => needed.values.push(self.subtract(made, other)),
            Function::Subtract => needed.values.push(match side {
                Side::Left => self.add(made, other),
                Side::Right => self.subtract(other, made),
            }),
            Function::Multiply => self.undo_product(made, other, needed),
            Function::Divide | Function::DivideImproper => {
                let barred = sign.function == Function::DivideImproper;
                self.undo_quotient(side, made, other, barred, needed);
            }
            Function::Average => {
                let twice = self.multiply(made, Value::integer(2));
                needed.values.push(self.subtract(twice, other));
            }
            Function::Percent(by) => {
                let by = self.rational(Rational::integer(by));
                self.undo_product(self.multiply(made, by), other, needed);
            }
            Function::Power => match side {
                Side::Left => self.undo_base(other, made, needed),
                Side::Right => self.undo_exponent(other, made, needed),
            },
            Function::Root => match side {
                Side::Left => self.undo_index(other, made, needed),
                Side::Right => self.undo_root(other, made, needed),
            },
            Function::WholePower => self.undo_whole_power(side, made, other, needed),
            Function::WholeRoot => self.undo_whole_root(side, made, other, needed),
            Function::Log => self.undo_log(side, made, other, needed),
            Function::Lcm => self.undo_lcm((place, sign), side, made, other, needed),
            Function::Gcf => {
                if self.divides(made, other) {
                    needed.class(Class::Undone(place, side, made, other));
                }
            }
            Function::Remainder(limit) => {
                self.undo_remainder((place, limit), side, made, other, needed);
            }
            _ => needed.class(Class::Undone(place, side, made, other)),
        }
    }

    /// Whether sizes say little of what an operation needs to make a huge number.
    #[allow(clippy::unused_self, reason = "it stands with what asks it")]
    fn is_unsized(&self, function: Function, side: Side) -> bool {
        match function {
            Function::Power | Function::WholePower => side == Side::Right,
            Function::Root | Function::WholeRoot => side == Side::Left,
            Function::Log | Function::Lcm | Function::Gcf | Function::Remainder(_) => true,
            _ => false,
        }
    }

    fn undo_product(&self, made: Value, other: Value, needed: &mut Needed) {
        match self.divide(made, other) {
            Some(value) => needed.values.push(value),
            None if made == Value::ZERO => needed.class(Class::Any),
            None => {}
        }
    }

    fn undo_quotient(
        &self,
        side: Side,
        made: Value,
        other: Value,
        barred: bool,
        needed: &mut Needed,
    ) {
        if barred && made != Value::ZERO {
            // A quotient of improper fractions is 1 or more.
            let small = self.exact(made).map(|made| made.size());
            if small.is_some_and(|size| size.minus(&Rational::integer(1)).is_negative()) {
                return;
            }
        }
        match side {
            Side::Left if other != Value::ZERO && !(barred && made == Value::ZERO) => {
                needed.values.push(self.multiply(made, other));
            }
            Side::Right if other == Value::ZERO && made == Value::ZERO && !barred => {
                needed.class(Class::NonZero);
            }
            Side::Right if other != Value::ZERO => needed.values.extend(self.divide(other, made)),
            _ => {}
        }
    }

    /// The bases that a power makes a value of: x^exponent = made.
    fn undo_base(&self, exponent: Value, made: Value, needed: &mut Needed) {
        if exponent == Value::ZERO {
            if made == Value::ONE {
                needed.class(Class::NonZero);
            }
            return;
        }
        if made == Value::ZERO {
            if self.sign(exponent) != Some(-1) {
                needed.values.push(made);
            }
            return;
        }
        let Some(inverse) = self.reciprocal(exponent) else {
            return;
        };
        let negative = self.sign(made) == Some(-1);
        let size = if negative { self.opposite(made) } else { made };
        let mut sizes = Vec::new();
        self.power(size, inverse, &mut sizes);
        let parity = self
            .exact(exponent)
            .map(|e| (e.numerator().bit(0), e.denominator().bit(0)));
        for size in sizes {
            if !negative {
                needed.values.push(size);
            }
            // A negative base has fractional powers with an odd denominator only.
            match parity {
                Some((odd, true)) if odd == negative => {
                    needed.values.push(self.opposite(size));
                }
                None if self.is_huge(exponent) => needed.values.push(self.opposite(size)),
                _ => {}
            }
        }
    }

    /// The exponents with which a base makes a value: base^x = made.
    fn undo_exponent(&self, base: Value, made: Value, needed: &mut Needed) {
        if base == Value::ZERO {
            if made == Value::ZERO {
                needed.class(Class::Positive);
            }
            return;
        }
        if made == Value::ZERO {
            return;
        }
        if base == Value::ONE {
            if made == Value::ONE {
                needed.class(Class::Any);
            }
            return;
        }
        if base == Value::integer(-1) {
            if made == Value::ONE {
                needed.class(Class::Parity(false, true));
            } else if made == base {
                needed.class(Class::Parity(true, true));
            }
            return;
        }
        let positive = |v: Value| {
            if self.sign(v) == Some(-1) {
                self.opposite(v)
            } else {
                v
            }
        };
        let start = needed.values.len();
        self.log(positive(made), positive(base), &mut needed.values);
        if made == Value::ONE && needed.values.len() == start {
            needed.values.push(Value::ZERO);
        }
        if self.sign(base) == Some(-1) || self.sign(made) == Some(-1) {
            let mut again = Vec::new();
            let mut at = start;
            while at < needed.values.len() {
                again.clear();
                self.power(base, needed.values[at], &mut again);
                if again.contains(&made) {
                    at += 1;
                } else {
                    needed.values.swap_remove(at);
                }
            }
        }
    }

    /// The radicands of which a root makes a value: x^(1/index) = made.
    fn undo_root(&self, index: Value, made: Value, needed: &mut Needed) {
        if let Some(exponent) = self.reciprocal(index) {
            let start = needed.classes.len();
            self.undo_base(exponent, made, needed);
            needed.classes.truncate(start); // the reciprocal of an index is not 0
        }
    }

    /// The indexes with which a root makes a value: radicand^(1/x) = made.
    fn undo_index(&self, radicand: Value, made: Value, needed: &mut Needed) {
        let mut exponents = Needed::default();
        self.undo_exponent(radicand, made, &mut exponents);
        let found = exponents.values.into_iter();
        needed
            .values
            .extend(found.filter_map(|exponent| self.reciprocal(exponent)));
        for class in exponents.classes {
            needed.class(match class {
                Class::Any => Class::NonZero,
                Class::Parity(top, bottom) => Class::Parity(bottom, top),
                other => other,
            });
        }
    }

    fn undo_whole_power(&self, side: Side, made: Value, other: Value, needed: &mut Needed) {
        if !self.may_be_whole(made) || !self.may_be_whole(other) {
            return;
        }
        let trivial = made == Value::ZERO || made == Value::ONE;
        match side {
            Side::Left if other == Value::ZERO => {
                if made == Value::ONE {
                    needed.class(Class::Counting);
                }
            }
            Side::Left => self.whole_root(other, made, &mut needed.values),
            Side::Right if other == made && trivial => {
                needed.class(if made == Value::ONE {
                    Class::Whole
                } else {
                    Class::Counting
                });
            }
            Side::Right if other == Value::ZERO || other == Value::ONE || made == Value::ZERO => {}
            Side::Right => self.whole_log(other, made, &mut needed.values),
        }
    }

    fn undo_whole_root(&self, side: Side, made: Value, other: Value, needed: &mut Needed) {
        if !self.may_be_whole(made) || !self.may_be_whole(other) {
            return;
        }
        if side == Side::Right {
            if other != Value::ZERO {
                self.power(made, other, &mut needed.values);
            }
            return;
        }
        if other == made && (made == Value::ZERO || made == Value::ONE) {
            needed.class(Class::Counting);
            return;
        }
        if made == Value::ZERO || made == Value::ONE {
            return;
        }
        let start = needed.values.len();
        self.whole_log(made, other, &mut needed.values);
        needed.values[start..].sort_unstable();
        let zero = needed.values[start..]
            .iter()
            .position(|&v| v == Value::ZERO);
        if let Some(at) = zero {
            needed.values.remove(start + at);
        }
    }

    /// The whole exponent with which a whole base above 1 makes a value.
    fn whole_log(&self, base: Value, made: Value, found: &mut Vec<Value>) {
        if made == Value::ONE {
            found.push(Value::ZERO);
            return;
        }
        if let (Some(base), Some(made)) = (base.as_integer(), made.as_integer()) {
            let (mut power, mut exponent) = (1_i64, 0);
            while power < made {
                let Some(next) = power.checked_mul(base) else {
                    return;
                };
                power = next;
                exponent += 1;
            }
            if power == made {
                found.push(Value::integer(exponent));
            }
            return;
        }
        if self.is_huge(base) || self.is_huge(made) {
            self.log(made, base, found);
            return;
        }
        // Exactly: a power of primes over another.
        let towers = self.as_tower(made).zip(self.as_tower(base));
        match towers {
            Some((made, base)) => {
                let exponent = made.log(&base).filter(Rational::is_integer);
                found.extend(exponent.map(|exponent| self.rational(exponent)));
            }
            None => self.log(made, base, found),
        }
    }

    fn undo_log(&self, side: Side, made: Value, other: Value, needed: &mut Needed) {
        if self.sign(other).is_some_and(|sign| sign < 1) {
            return;
        }
        match side {
            Side::Left => {
                if other != Value::ONE {
                    self.power(other, made, &mut needed.values);
                }
            }
            Side::Right if made == Value::ZERO => {
                if other == Value::ONE {
                    needed.class(Class::PositiveNotOne);
                }
            }
            Side::Right => {
                if let Some(exponent) = self.reciprocal(made) {
                    if other != Value::ONE {
                        self.power(other, exponent, &mut needed.values);
                    }
                }
            }
        }
    }

    fn divides(&self, part: Value, whole: Value) -> bool {
        if self.is_token(part) || self.is_token(whole) {
            return true;
        }
        if part == Value::ZERO {
            return false;
        }
        let quotient = self.divide(whole, part);
        quotient.is_some_and(|q| self.may_be_whole(q)) && self.may_be_whole(part)
    }

    fn undo_lcm(
        &self,
        (place, _): (usize, &Sign),
        side: Side,
        made: Value,
        other: Value,
        needed: &mut Needed,
    ) {
        if !self.divides(other, made) || made == Value::ZERO {
            return;
        }
        let Some(whole) = made.as_integer().filter(|&n| n < 1 << 32) else {
            needed.class(Class::Undone(place, side, made, other));
            return;
        };
        let mut check = Vec::new();
        let mut small = 1;
        while small * small <= whole {
            if whole % small == 0 {
                for part in [small, whole / small] {
                    check.clear();
                    self.lcm(Value::integer(part), other, &mut check);
                    if check[..] == [made] {
                        needed.values.push(Value::integer(part));
                    }
                }
            }
            small += 1;
        }
    }

    fn undo_remainder(
        &self,
        (place, limit): (usize, Option<u64>),
        side: Side,
        made: Value,
        other: Value,
        needed: &mut Needed,
    ) {
        let (Some(left), Some(known)) = (made.as_integer(), other.as_integer()) else {
            if self.may_be_whole(made) && self.may_be_whole(other) {
                needed.class(Class::Undone(place, side, made, other));
            }
            return;
        };
        if left < 0 || known < 1 {
            return;
        }
        match (side, limit) {
            (Side::Left, Some(limit)) if limit <= MOST_LISTED => {
                if left < known {
                    let first = if left == 0 { known } else { left };
                    let all = (first..=limit as i64).step_by(known as usize);
                    needed.values.extend(all.map(Value::integer));
                }
            }
            (Side::Right, Some(limit)) if limit <= MOST_LISTED => {
                if known > limit as i64 || left > known {
                    return;
                }
                if left == known {
                    needed.class(Class::Undone(place, side, made, other));
                }
                let apart = known - left;
                let all = (left + 1..=apart).filter(|divisor| apart % divisor == 0);
                needed.values.extend(all.map(Value::integer));
            }
            _ => needed.class(Class::Undone(place, side, made, other)),
        }
    }

    /// The residue of a rational value modulo 2^61 - 1; none where it has none.
    #[must_use]
    pub fn residue(&self, value: Value) -> Option<u64> {
        use super::residue::{MODULUS, inverse, times};
        match self.view(value) {
            View::Small(n, d) => {
                let n = n.rem_euclid(MODULUS as i64) as u64;
                if d == 1 {
                    return Some(n);
                }
                let d = d as u64 % MODULUS;
                (d != 0).then(|| times(n, inverse(d)))
            }
            View::Wide(wide) => match wide {
                Wide::Rational(r) => r.residue(MODULUS).map(|(n, d)| times(n, inverse(d))),
                _ => None,
            },
        }
    }
}
