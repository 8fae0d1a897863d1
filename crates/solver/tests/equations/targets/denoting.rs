//! Whether a value of the crate is the number that it should be.

use forceout_solver::equations::inside::{Real, Size};
use forceout_solver::equations::{Numbers, Value};

use super::exact::Fraction;

/// Fractions of more bits need not be written out; what makes them may be a little longer.
const WRITTEN_BITS: u64 = 2000;
/// Numbers by which the rests of large integers are compared.
const MODULI: [u64; 4] = [2, 7, 1000, 4_294_967_291];

/// Checks that a value is this fraction, or says no more of it than is true.
pub fn check(numbers: &Numbers, value: Value, number: &Fraction) {
    assert!(
        numbers.exact(value).is_some() || number.bits() > WRITTEN_BITS,
        "{number:?} is written out"
    );
    check_known(numbers, value, number);
}

/// The same of a value made of others of which only the size is known.
pub fn check_known(numbers: &Numbers, value: Value, number: &Fraction) {
    if let Some(exact) = numbers.exact(value) {
        assert_eq!(Fraction::of_rational(&exact), *number, "{value:?}");
        assert_eq!(
            value,
            numbers.rational(number.rational()),
            "one value each: {number:?}"
        );
    }
    check_signs(numbers, value, number);
    check_rests(numbers, value, number);
    let (low, high) = numbers.heights(value);
    let height = number.height();
    assert!(
        low <= height * (1.0 + 1e-9) && height <= high * (1.0 + 1e-9),
        "{height} bits are not between {low} and {high}"
    );
    check_size(numbers, value, number);
    let again = numbers.rational(number.rational());
    assert!(
        again == value || numbers.may_be_equal(value, again) || is_product(numbers, value),
        "what is too large to hold may be what it is"
    );
}

/// Whether a value is a product of powers that is not written out.
pub fn is_product(numbers: &Numbers, value: Value) -> bool {
    numbers.is_token(value) && !numbers.is_huge(value)
}

/// The bounds of a size hold it, and are near where the number is written out.
fn check_size(numbers: &Numbers, value: Value, number: &Fraction) {
    let size = numbers.size(value);
    let log2 = number.log2();
    let own = log2.map_or(Size::ZERO, |log2| Size::about(log2, log2.abs() * 1e-11));
    assert!(
        size.meets(own),
        "{log2:?} is not in {size:?}: {:?}",
        numbers.view(value)
    );
    let is_written = numbers.exact(value).is_some();
    if let Some(log2) = log2.filter(|log2| is_written && log2.abs() > 1e-230) {
        for apart in [-1.0, 1.0] {
            let other = Size::about(log2 + apart * 1e-9 * (1.0 + log2.abs()), 0.0);
            assert!(!size.meets(other), "{size:?} is wide");
        }
        assert!(
            log2 == 0.0 || !size.meets(Size::about(0.0, 0.0)),
            "it is not 1"
        );
    }
}

fn check_signs(numbers: &Numbers, value: Value, number: &Fraction) {
    let sign = numbers.sign(value);
    assert!(
        sign == Some(number.sign()) || sign.is_none() && numbers.is_huge(value),
        "{value:?} has sign {sign:?}"
    );
    if numbers.is_whole_token(value) {
        assert!(number.is_integer(), "{value:?} is not an integer");
    } else {
        assert!(
            !number.is_integer() || numbers.is_huge(value),
            "{value:?} is an integer"
        );
    }
    if !numbers.may_be_whole(value) {
        assert!(!number.is_whole(), "{value:?} is whole");
    }
}

fn check_rests(numbers: &Numbers, value: Value, number: &Fraction) {
    if !number.is_integer() || !is_product(numbers, value) {
        return;
    }
    let product = numbers.as_tower(value).expect("it is a product of powers");
    for modulus in MODULI {
        let rest = Fraction::of(product.residue(modulus).expect("an integer has a rest"));
        let apart = number.minus(&rest).n;
        assert_eq!(apart % modulus, 0.into(), "the rest modulo {modulus}");
    }
}

/// The fraction that a real number is kept as.
pub fn kept(real: Real) -> Fraction {
    let rough = real.rough();
    let rest = (real - Real::exact(rough)).rough();
    Fraction::of_machine(rough).plus(&Fraction::of_machine(rest))
}

/// Whether two numbers are the same to so many bits.
pub fn is_near(one: &Fraction, other: &Fraction, bits: i32) -> bool {
    let larger = one.size().max(other.size());
    one.minus(other).size() <= larger.shifted(-bits)
}
