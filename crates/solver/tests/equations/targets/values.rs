//! Every function of one or two fractions makes what the schoolbook makes.

use forceout_solver::equations::problem::Function;
use forceout_solver::equations::{Numbers, Value};

use super::chance::Chance;
use super::denoting::{check, is_near, kept};
use super::exact::{Fraction, Made, made};

/// Bits to which a root is right.
const BITS: i32 = 80;

/// Every function that makes one value of fractions.
pub fn functions(chance: &mut Chance) -> [Function; 22] {
    let limit = [None, Some(20), Some(1000)];
    [
        Function::Add,
        Function::Subtract,
        Function::Multiply,
        Function::Divide,
        Function::DivideImproper,
        Function::Average,
        Function::Percent(100),
        Function::Power,
        Function::Root,
        Function::WholePower,
        Function::WholeRoot,
        Function::Lcm,
        Function::Gcf,
        Function::Remainder(chance.pick(&limit)),
        Function::Log,
        Function::SquareRoot,
        Function::WholeSquareRoot,
        Function::Factorial,
        Function::Factors(chance.pick(&limit)),
        Function::Prime(chance.pick(&limit)),
        Function::Power,
        Function::Root,
    ]
}

/// What a function makes of one or two values.
pub fn applied(numbers: &Numbers, function: Function, a: Value, b: Value) -> Vec<Value> {
    let mut found = Vec::new();
    if function.arity() == 1 {
        numbers.unary(function, a, &mut found);
    } else {
        numbers.binary(function, a, b, &mut found);
    }
    found
}

/// Two numbers and a function.
pub fn round(chance: &mut Chance) {
    let numbers = Numbers::default();
    let function = { functions(chance)[chance.below(22)] };
    let (a, b) = if chance.once_in(2) {
        (chance.modest(), chance.modest())
    } else {
        (chance.fraction(), chance.fraction())
    };
    if matches!(function, Function::Factors(_) | Function::Prime(_)) && a.bits() > 24 {
        return; // the schoolbook is too slow
    }
    let (x, y) = (
        numbers.rational(a.rational()),
        numbers.rational(b.rational()),
    );
    let found = applied(&numbers, function, x, y);
    let said = || format!("{function:?} of {a:?} and {b:?} is not {found:?}");
    match made(function, &a, &b) {
        Made::Nothing => assert!(found.is_empty(), "{}", said()),
        Made::Is(number) => {
            assert_eq!(found.len(), 1, "{}", said());
            check(&numbers, found[0], &number);
        }
        Made::Root(size, exponent, negative) => {
            assert_eq!(found.len(), 1, "{}", said());
            check_root(&numbers, found[0], (&size, &exponent, negative));
        }
        Made::Beyond => assert!(found.len() <= 1, "{}", said()),
    }
    if function.commutes() {
        assert_eq!(found, applied(&numbers, function, y, x), "either order");
    }
}

/// Checks that a value is the irrational power of a size.
fn check_root(
    numbers: &Numbers,
    value: Value,
    (size, exponent, negative): (&Fraction, &Fraction, bool),
) {
    if exponent.bits() > 40 || size.bits() > 70 {
        return; // it may not be told from a fraction that is near
    }
    assert_eq!(
        numbers.exact(value),
        None,
        "{size:?} to {exponent:?} is no fraction"
    );
    let Some(real) = numbers.as_real(value) else {
        assert!(numbers.is_token(value), "{value:?} is a real number");
        return;
    };
    assert_eq!(real.is_negative(), negative, "{size:?} to {exponent:?}");
    let (Ok(above), Ok(below)) = (
        u32::try_from(exponent.n.magnitude()),
        u32::try_from(&exponent.d),
    ) else {
        return;
    };
    if u64::from(above) * size.bits() > 10_000 || below > 60 {
        return; // too long to be checked digit by digit
    }
    let power = kept(real.abs()).power(below);
    let wanted = size.power(above);
    let wanted = if exponent.sign() < 0 {
        Fraction::of(1).over(&wanted).expect("a power is not 0")
    } else {
        wanted
    };
    assert!(
        is_near(&power, &wanted, BITS - 6),
        "{size:?} to {exponent:?} is not {real:?}"
    );
}
