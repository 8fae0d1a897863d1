//! Chains of operations keep saying the truth as numbers grow too large to be written out.

use forceout_solver::equations::problem::Function;
use forceout_solver::equations::{Numbers, Value};

use super::chance::Chance;
use super::denoting::{check, check_known, is_product};
use super::exact::{Fraction, Made, made};
use super::values::applied;

/// Operations of a chain.
const STEPS: usize = 14;

const FUNCTIONS: [Function; 17] = [
    Function::Add,
    Function::Subtract,
    Function::Multiply,
    Function::Multiply,
    Function::Divide,
    Function::Average,
    Function::Power,
    Function::Power,
    Function::WholePower,
    Function::Root,
    Function::WholeRoot,
    Function::Lcm,
    Function::Gcf,
    Function::Remainder(None),
    Function::Factorial,
    Function::SquareRoot,
    Function::DivideImproper,
];

/// A few numerals, and one operation after the other on what has been made.
pub fn round(chance: &mut Chance) {
    let numbers = Numbers::default();
    let mut known: Vec<(Value, Fraction)> = Vec::new();
    for _ in 0..4 {
        let number = match chance.below(4) {
            0 => Fraction::of(chance.pick(&[2, 3, 10, 1000, 2047, 2048])),
            1 => Fraction::of(chance.integer()),
            _ => chance.modest(),
        };
        known.push((numbers.rational(number.rational()), number));
    }
    for _ in 0..STEPS {
        let function = chance.pick(&FUNCTIONS);
        let (x, a) = known[chance.below(known.len())].clone();
        let (y, b) = known[chance.below(known.len())].clone();
        let found = applied(&numbers, function, x, y);
        let said = || {
            format!(
                "{function:?} of {x:?} and {y:?} ({} and {} bits)",
                a.bits(),
                b.bits()
            )
        };
        let is_vague = [x, y].into_iter().any(|value| numbers.is_token(value));
        match made(function, &a, &b) {
            Made::Nothing => {
                let is_unknown = [x, y].into_iter().any(|value| numbers.is_huge(value))
                    || found.iter().all(|&value| numbers.is_lost(value));
                assert!(is_unknown, "{} is undefined", said());
            }
            Made::Is(number) => {
                assert!(!found.is_empty(), "{} is something", said());
                let is_known = |&&value: &&Value| {
                    numbers
                        .exact(value)
                        .is_none_or(|exact| Fraction::of_rational(&exact) == number)
                };
                let value = *found.iter().find(is_known).unwrap_or(&found[0]);
                if is_vague {
                    check_known(&numbers, value, &number);
                } else {
                    check(&numbers, value, &number);
                }
                check_same(&numbers, &known, (value, &number));
                if !numbers.is_anything(value) {
                    known.push((value, number));
                }
            }
            Made::Root(..) | Made::Beyond => {}
        }
    }
}

/// Equal values are equal numbers, and equal numbers are not told to be different.
fn check_same(numbers: &Numbers, known: &[(Value, Fraction)], (value, number): (Value, &Fraction)) {
    for (other, same) in known {
        let is_exact = !numbers.is_huge(value) && !numbers.is_huge(*other);
        if number == same {
            assert!(
                value == *other || numbers.may_be_equal(value, *other),
                "{value:?} and {other:?} are one number of {} bits",
                number.bits()
            );
        } else if is_exact || is_product(numbers, value) {
            assert_ne!(value, *other, "these are two numbers");
        }
    }
}
