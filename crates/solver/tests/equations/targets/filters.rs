//! A filter never loses: whatever a column holds is found in its index, with the cubes that make it.

use std::collections::HashMap;

use forceout_solver::equations::inside::{Column, Index};
use forceout_solver::equations::problem::Function;
use forceout_solver::equations::{Cubes, Numbers, Value};
use num_bigint::BigInt;

use super::chance::Chance;
use super::denoting::check;
use super::exact::Fraction;
use super::values::applied;

/// The prime of the residues.
const MODULUS: u64 = (1 << 61) - 1;

/// Some sets of cubes with values of all kinds, put side by side.
pub fn round(chance: &mut Chance) {
    let numbers = Numbers::default();
    let mut column = Column::new();
    let mut rows: HashMap<Cubes, Vec<Value>> = HashMap::new();
    let most = chance.pick(&[1, 3, 40]);
    for kind in 0..=chance.below(most) {
        let counts: Vec<u8> = (0..6)
            .map(|place| u8::from(kind >> place & 1 == 1))
            .collect();
        let bag = Cubes::from_counts(&counts).expect("they fit");
        let mut values: Vec<Value> = Vec::new();
        for _ in 0..chance.below(most) {
            let value = any_value(&numbers, chance);
            if !values.contains(&value) {
                values.push(value);
            }
        }
        let lost = chance.once_in(8);
        column.add(&numbers, bag, values.iter().copied(), lost);
        assert_eq!(column.lost.contains(&bag), lost);
        if !values.is_empty() {
            rows.insert(bag, values);
        }
    }
    column.finish(&numbers);
    assert_eq!(column.bags().len(), rows.len());
    assert_eq!(column.len(), rows.values().map(Vec::len).sum::<usize>());
    let index = Index::new(&column);
    for (place, bag) in column.bags().iter().enumerate() {
        check_row(&numbers, &column, &index, (place, &rows[bag]));
    }
    check_others(&numbers, &index, &rows, chance);
}

fn any_value(numbers: &Numbers, chance: &mut Chance) -> Value {
    let number = chance.fraction();
    let value = numbers.rational(number.rational());
    let made = match chance.below(12) {
        0 => {
            let below = Fraction::of(MODULUS).times(&Fraction::of(chance.between(1, 3)));
            return numbers.rational(number.over(&below).expect("not 0").rational());
        }
        1 | 2 => applied(numbers, Function::SquareRoot, value, value),
        3 => applied(
            numbers,
            Function::Power,
            value,
            Value::integer(chance.between(999, 3000)),
        ),
        4 => applied(
            numbers,
            Function::Factorial,
            Value::integer(chance.between(1, 400)),
            value,
        ),
        _ => Vec::new(),
    };
    made.first().copied().unwrap_or(value)
}

fn check_row(
    numbers: &Numbers,
    column: &Column,
    index: &Index,
    (place, values): (usize, &[Value]),
) {
    let row = column.row(place);
    let mut sorted = (row.values.to_vec(), values.to_vec());
    sorted.0.sort_unstable();
    sorted.1.sort_unstable();
    assert_eq!(sorted.0, sorted.1, "a row holds what was put there");
    assert_eq!(row.residues.len(), row.inverses.len());
    for (at, &value) in row.values.iter().enumerate() {
        let found = index.places(value);
        assert!(
            found
                .iter()
                .any(|&(known, at)| known == value && at as usize == place),
            "{value:?} is found"
        );
        assert!(found.iter().all(|&(known, at)| {
            known == value && column.row(at as usize).values.contains(&value)
        }));
        let residue = numbers.residue(value);
        assert_eq!(
            residue.is_some(),
            at < row.residues.len(),
            "{value:?} has a residue"
        );
        if let Some(residue) = residue {
            assert_eq!(row.residues[at], residue);
            assert!(index.may_hold(residue), "{value:?} passes the filter");
            check_residue(numbers, (value, residue), row.inverses[at]);
        }
        let rough = row.glances[at].rough;
        for beside in [1.0, 1.0 - 3e-11, 1.0 + 3e-11] {
            assert!(index.may_be_near(rough * beside), "{rough} is near itself");
        }
        let bag = column.bags()[place];
        assert_eq!(numbers.is_huge(value), column.huge.contains(&(bag, value)));
    }
}

/// A residue times the denominator is the numerator, and times its inverse is 1.
fn check_residue(numbers: &Numbers, (value, residue): (Value, u64), inverse: u64) {
    let modulus = BigInt::from(MODULUS);
    if let Some(number) = numbers.exact(value) {
        let apart = number.denominator() * residue - number.numerator();
        assert_eq!(apart % &modulus, 0.into(), "the residue of {number:?}");
        check(numbers, value, &Fraction::of_rational(&number));
    } else {
        // A product of powers that is too long to be written out, and a third of it.
        let third = numbers
            .divide(value, Value::integer(3))
            .expect("3 is not 0");
        let of_third = numbers.residue(third).expect("it is a fraction too");
        let apart = BigInt::from(of_third) * 3 - residue;
        assert_eq!(apart % &modulus, 0.into(), "the residue of {value:?}");
    }
    let wanted = u64::from(residue != 0);
    assert_eq!(
        BigInt::from(residue) * inverse % modulus,
        wanted.into(),
        "one over {residue}"
    );
}

/// What no row holds is not found.
fn check_others(
    numbers: &Numbers,
    index: &Index,
    rows: &HashMap<Cubes, Vec<Value>>,
    chance: &mut Chance,
) {
    for _ in 0..10 {
        let value = any_value(numbers, chance);
        if !rows.values().any(|values| values.contains(&value)) {
            assert!(index.places(value).is_empty(), "{value:?} is nowhere");
        }
    }
}
