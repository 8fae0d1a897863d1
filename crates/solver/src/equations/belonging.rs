//! Whether a number fills a hole that a whole class of numbers fills.

use super::inverse::{Class, Side};
use super::value::Value;
use super::witness::Desk;

/// Whether a number belongs to a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Belongs {
    /// It does.
    Yes,
    /// It does not.
    No,
    /// Too little is known of it.
    Maybe,
}

impl Desk<'_> {
    /// Whether a number belongs to a class.
    #[must_use]
    pub fn is_in(&self, class: Class, value: Value) -> Belongs {
        let (function, operands, made) = match class {
            Class::Undone(place, side, made, other) => {
                let operands = match side {
                    Side::Left => (value, other),
                    Side::Right => (other, value),
                };
                (self.plan.binary[place].function, operands, made)
            }
            Class::UndoneAlone(place, made) => {
                (self.plan.unary[place].function, (value, value), made)
            }
            _ if self.numbers.is_huge(value) && self.numbers.is_lost(value) => {
                return Belongs::Maybe;
            }
            _ if self.numbers.is_in(class, value) => return Belongs::Yes,
            _ => return Belongs::No,
        };
        let mut found = Vec::new();
        if function.arity() == 1 {
            self.numbers.unary(function, operands.0, &mut found);
        } else {
            self.numbers
                .binary(function, operands.0, operands.1, &mut found);
        }
        let is_huge = self.numbers.is_huge(made);
        if !is_huge && found.contains(&made) {
            return Belongs::Yes;
        }
        let near = |&value: &Value| {
            (is_huge || self.numbers.is_huge(value)) && self.numbers.may_be_equal(value, made)
        };
        if found.iter().any(near) {
            Belongs::Maybe
        } else {
            Belongs::No
        }
    }
}
