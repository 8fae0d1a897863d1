//! Where digits or bounds run out: what is not known is told to be lost, and never another number.

use forceout_solver::equations::problem::Function;
use forceout_solver::equations::{Numbers, Rational, Value};

use super::targets::values::applied;

pub fn power(numbers: &Numbers, base: i64, exponent: u32) -> Value {
    numbers.rational(Rational::integer(base).power(exponent))
}

pub fn only(numbers: &Numbers, function: Function, a: Value, b: Value) -> Value {
    let found = applied(numbers, function, a, b);
    assert_eq!(found.len(), 1, "{function:?} has one value");
    found[0]
}

/// The logarithm of 6^86 + 1 to the base 6 has the digits of 86 and is another number.
#[test]
fn a_logarithm_beside_a_whole_number_is_not_that() {
    let numbers = Numbers::default();
    let (six, power) = (Value::integer(6), power(&numbers, 6, 86));
    let exact = only(&numbers, Function::Log, power, six);
    assert_eq!(exact, Value::integer(86));
    let beside = numbers.add(power, Value::ONE);
    assert!(numbers.is_lost(only(&numbers, Function::Log, beside, six)));
}

/// The logarithm of a fraction near 1 has all its digits, that of a root near 1 is lost.
#[test]
fn numbers_near_one_have_few_digits() {
    let numbers = Numbers::default();
    let large = power(&numbers, 9, 11);
    let near = numbers
        .divide(numbers.add(large, Value::ONE), large)
        .expect("it is not 0");
    let fourteen = Value::integer(14);
    let high = only(&numbers, Function::Power, near, fourteen);
    assert_eq!(only(&numbers, Function::Log, high, near), fourteen);
    let root = only(&numbers, Function::Root, large, Value::integer(7));
    assert!(numbers.is_lost(only(&numbers, Function::Log, fourteen, root)));
}

/// A very high power multiplies what an irrational number lacks in digits.
#[test]
fn high_powers_have_few_digits() {
    let numbers = Numbers::default();
    let log = only(
        &numbers,
        Function::Log,
        Value::integer(3),
        Value::integer(2),
    );
    let root = only(&numbers, Function::Root, power(&numbers, 9, 10), log);
    let high = only(&numbers, Function::Power, root, power(&numbers, 9, 11));
    assert!(numbers.is_token(high));
}

/// A root that was added to a large number and has lost its digits is not taken for another root.
#[test]
fn digits_that_a_sum_swallows_are_lost() {
    let numbers = Numbers::default();
    let half = numbers.rational(Rational::small(1, 2));
    let root = only(&numbers, Function::Power, Value::integer(2), half);
    for (exponent, is_lost) in [(9, false), (12, true)] {
        let large = power(&numbers, 9, exponent);
        let back = numbers.subtract(numbers.add(root, large), large);
        assert!(
            if is_lost {
                numbers.is_lost(back)
            } else {
                back == root
            },
            "9^{exponent}"
        );
    }
}

/// 2^2048, the first number that is not written out, leaves no remainder by itself.
#[test]
fn the_first_number_too_long_to_write_is_known_as_such() {
    let numbers = Numbers::default();
    let (two, four) = (Value::integer(2), Value::integer(4));
    let longest = only(&numbers, Function::Power, two, Value::integer(2048));
    assert!(numbers.is_token(longest));
    let multiple = only(&numbers, Function::Lcm, longest, four);
    let rest = only(&numbers, Function::Remainder(None), longest, multiple);
    assert!(numbers.is_lost(rest) || rest == Value::ZERO);
}

/// A tower whose exponent is beyond the range of real numbers is as high as its exponent says.
#[test]
fn very_high_towers_are_high() {
    let numbers = Numbers::default();
    let exponent = power(&numbers, 9, 272); // about 10^259
    let tower = only(&numbers, Function::Power, Value::integer(3), exponent);
    let (low, high) = numbers.heights(tower);
    assert!(low > 1e259 && high < 1e261, "{low} to {high} bits");
    let over = numbers.reciprocal(tower).expect("it is not 0");
    assert!(numbers.heights(over).0 > 1e259);
}

/// A tower beside 1 is known by its logarithm, and is not taken for 1 in a product.
#[test]
fn towers_beside_one_keep_their_digits() {
    let numbers = Numbers::default();
    let over = numbers.reciprocal(power(&numbers, 2, 102)).expect("not 0");
    for base in [Rational::small(263, 4), Rational::small(4, 263)] {
        let beside = only(&numbers, Function::Power, numbers.rational(base), over);
        let large = Value::integer(87_178_291_200);
        let product = numbers.multiply(large, beside);
        assert_eq!(numbers.divide(product, large), Some(beside));
        let ln = numbers.ln(beside).expect("it is positive").rough().abs();
        let wanted = (263_f64 / 4.0).ln() / 2_f64.powi(102);
        assert!((ln / wanted - 1.0).abs() < 1e-12, "{ln} is not {wanted}");
    }
}
