//! What a number is not, though it has all its digits: a sum beside its larger part, a power beside
//! 1, a logarithm beside a fraction.

use super::glance::Undone;
use super::value::{Kind, Numbers, Value};

impl Numbers {
    /// Values that an operation surely does not need to make a value beside another.
    #[must_use]
    pub fn beside(&self, undone: Undone, made: Value, other: Value) -> [Option<Value>; 2] {
        match undone {
            Undone::Less => self.beside_sum(made, self.opposite(other)),
            Undone::More => self.beside_sum(made, other),
            Undone::LessThanOther => self.beside_sum(other, self.opposite(made)),
            Undone::LogToOther => [self.beside_log(made, other), None],
            Undone::LogOfOther => [self.beside_log(other, made), None],
            Undone::RootByOther | Undone::ToOther => self.beside_power(made, other),
            Undone::OtherTo | Undone::RootOfOther => self.beside_power(other, made),
            _ => [None, None],
        }
    }

    /// A sum is neither of its parts, unless the other is 0. One irrational number may stand for
    /// several that are alike, so that only others are told from their neighbours.
    fn beside_sum(&self, a: Value, b: Value) -> [Option<Value>; 2] {
        let is_told = |value: Value| self.exact(value).is_some() || value.is(Kind::Tower);
        let part = |one: Value, other: Value| {
            (is_told(one) && self.sign(other).is_some_and(|sign| sign != 0)).then_some(one)
        };
        [part(a, b), part(b, a)]
    }

    /// A power is 1 or -1 only where the exponent is 0 or the base is one of them.
    fn beside_power(&self, base: Value, exponent: Value) -> [Option<Value>; 2] {
        let ones = [Value::ONE, Value::integer(-1)];
        let is_told = self.exact(base).is_some() || base.is(Kind::Tower);
        let is_apart = is_told && !ones.contains(&base);
        let has_exponent = self.sign(exponent).is_some_and(|sign| sign != 0);
        ones.map(|one| (is_apart && has_exponent).then_some(one))
    }

    /// The fraction with which the logarithm of a fraction shares all its digits, where it was lost.
    fn beside_log(&self, of: Value, base: Value) -> Option<Value> {
        self.exact(of).and(self.exact(base))?;
        let about = self.ln(of)? / self.ln(base)?;
        let (n, d) = about.in_range()?.fraction()?;
        Some(Value { n, d })
    }
}
