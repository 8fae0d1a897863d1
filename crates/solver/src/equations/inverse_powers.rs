//! Powers, roots and logarithms undone.

use super::inverse::{Class, Needed, Side};
use super::number::Rational;
use super::value::{Numbers, Value};

impl Numbers {
    /// The bases that a power makes a value of: x^exponent = made.
    pub(super) fn undo_base(&self, exponent: Value, made: Value, needed: &mut Needed) {
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
        let parity = match self.exact(exponent) {
            Some(number) => Some((number.numerator().bit(0), number.denominator().bit(0))),
            None => self.as_tower(exponent).and_then(|tower| tower.parity()),
        };
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
    pub(super) fn undo_exponent(&self, base: Value, made: Value, needed: &mut Needed) {
        if base == Value::ZERO {
            if made == Value::ZERO {
                needed.class(Class::Positive);
            }
            return;
        }
        if made == Value::ZERO {
            return;
        }
        let is_one = base == Value::ONE || base == Value::integer(-1);
        if self.may_be_one(base) || is_one && self.may_be_one(made) {
            needed.lost(self); // 1 to any power is 1
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
                if again.contains(&made) || self.is_lost(needed.values[at]) {
                    at += 1;
                } else {
                    needed.values.swap_remove(at);
                }
            }
        }
    }

    /// The radicands of which a root makes a value: x^(1/index) = made.
    pub(super) fn undo_root(&self, index: Value, made: Value, needed: &mut Needed) {
        if let Some(exponent) = self.reciprocal(index) {
            let start = needed.classes.len();
            self.undo_base(exponent, made, needed);
            needed.classes.truncate(start); // the reciprocal of an index is not 0
        }
    }

    /// The indexes with which a root makes a value: radicand^(1/x) = made.
    pub(super) fn undo_index(&self, radicand: Value, made: Value, needed: &mut Needed) {
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

    pub(super) fn undo_whole_power(
        &self,
        side: Side,
        made: Value,
        other: Value,
        needed: &mut Needed,
    ) {
        if !self.may_be_whole(made) || !self.may_be_whole(other) {
            return;
        }
        if self.may_be_one(made) || self.may_be_one(other) {
            needed.lost(self);
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

    pub(super) fn undo_whole_root(
        &self,
        side: Side,
        made: Value,
        other: Value,
        needed: &mut Needed,
    ) {
        if !self.may_be_whole(made) || !self.may_be_whole(other) {
            return;
        }
        if self.may_be_one(made) || self.may_be_one(other) {
            needed.lost(self);
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

    pub(super) fn undo_log(&self, side: Side, made: Value, other: Value, needed: &mut Needed) {
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
                } else if self.may_be_one(other) {
                    needed.lost(self);
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
}
