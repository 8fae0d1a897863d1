//! Operations undone: what a part must be for an operation to make a given value.
//!
//! Some have no end of answers: 0 times anything is 0. Such a hole is a [`Class`] of numbers.

use super::huge::Huge;
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
    /// Notes that any number may be needed.
    pub(super) fn lost(&mut self, numbers: &Numbers) {
        self.values.push(numbers.huge(Huge::lost()));
    }

    pub(super) fn class(&mut self, class: Class) {
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
            Function::Factors(Some(limit)) if limit <= MOST_LISTED && !self.is_huge(made) => {
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
        let is_huge =
            |value: Value| !value.is_small() && self.is_huge(value) && !self.is_lost(value);
        if self.is_unsized(sign.function, side) && (is_huge(made) || is_huge(other)) {
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
        let is_known = !self.is_huge(other);
        let Some(whole) = made.as_integer().filter(|&n| is_known && n < 1 << 32) else {
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
                Wide::Tower(tower) => tower.large_residue(),
                _ => None,
            },
        }
    }
}
