//! Undoing finds again: where a and b make c, what c needs beside the one holds the other.

use forceout_solver::equations::inside::{
    Class, Column, Index, Needed, Real, Side, Sign, Undone, Untold,
};
use forceout_solver::equations::problem::Function;
use forceout_solver::equations::{Cubes, Numbers, Value};

use super::chance::Chance;
use super::denoting::is_product;
use super::exact::Fraction;
use super::values::{applied, functions};

/// A sign, its operands and what it makes, taken apart on each side.
pub fn round(chance: &mut Chance) {
    let numbers = Numbers::default();
    let function = { functions(chance)[chance.below(22)] };
    let is_far = chance.once_in(6);
    let [a, b] = if is_far {
        let both = [far(&numbers, chance), operand(&numbers, chance)];
        match chance.below(3) {
            0 => both,
            1 => [both[1], both[0]],
            _ => [both[0], far(&numbers, chance)],
        }
    } else {
        [operand(&numbers, chance), operand(&numbers, chance)]
    };
    let sign = Sign {
        function,
        cost: Cubes::NONE,
        sorts: [0, 0],
        makes: 0,
        place: 0,
    };
    for c in applied(&numbers, function, a, b) {
        if numbers.is_anything(c) || is_near_one(&numbers, c) {
            continue; // what is lost is told as such
        }
        if function.arity() == 1 {
            let mut needed = Needed::default();
            numbers.undo_unary((0, &sign), c, &mut needed);
            if !is_far {
                check(&numbers, &needed, function, (a, a, c));
            }
            continue;
        }
        for (side, hole, other) in [(Side::Left, a, b), (Side::Right, b, a)] {
            let mut needed = Needed::default();
            numbers.undo_binary((0, &sign), side, c, other, &mut needed);
            check_beside(&numbers, &needed, (function, side), (hole, other, c));
            if is_drowned(&numbers, function, [a, b, c]) {
                continue; // beside 1 few digits are left
            }
            check(&numbers, &needed, function, (hole, other, c));
            check_glance(&numbers, function, side, (hole, other, c));
            for &value in &needed.values {
                check_truth(&numbers, function, side, (value, other, c));
            }
        }
    }
}

/// A number as it comes up in a search.
fn operand(numbers: &Numbers, chance: &mut Chance) -> Value {
    let number = if chance.once_in(4) {
        chance.fraction()
    } else {
        chance.modest()
    };
    let value = numbers.rational(number.rational());
    let function = match chance.below(10) {
        0..=2 if number.bits() > 30 => return value, // it may be as good as a fraction
        0 => Function::SquareRoot,
        1 => Function::Root,
        2 => Function::Log,
        3 => Function::Factorial,
        4 => Function::Power,
        _ => return value,
    };
    let other = Value::integer(chance.between(2, 9));
    let (a, b) = if function == Function::Root {
        (other, value)
    } else {
        (value, other)
    };
    let found = applied(numbers, function, a, b);
    let kept = found
        .first()
        .copied()
        .filter(|&found| !numbers.is_anything(found));
    kept.unwrap_or(value)
}

/// A number far from ordinary ones, or beside one: a high power, a high root, a sum with a little.
fn far(numbers: &Numbers, chance: &mut Chance) -> Value {
    let exponent = Fraction::of(chance.between(2, 9))
        .power(u32::try_from(chance.between(2, 300)).expect("it is small"));
    let exponent = numbers.rational(exponent.rational());
    let function = chance.pick(&[Function::Power, Function::Root, Function::Add]);
    let base = operand(numbers, chance);
    let (a, b) = match function {
        Function::Root => (exponent, base),
        Function::Add => (base, numbers.reciprocal(exponent).unwrap_or(exponent)),
        _ => (base, exponent),
    };
    let found = applied(numbers, function, a, b);
    found.first().copied().unwrap_or(base)
}

/// A number that is needed is not denied, be it lost or too large to hold; nor is it one that stands
/// beside what is needed.
fn check_beside(
    numbers: &Numbers,
    needed: &Needed,
    (function, side): (Function, Side),
    (hole, other, made): (Value, Value, Value),
) {
    let huge = |&&value: &&Value| numbers.is_huge(value);
    let may_be = |&value: &Value| numbers.may_be_equal(value, hole);
    let lost: Vec<_> = needed.values.iter().filter(huge).collect();
    let beside = Undone::of(function, side).map(|undone| numbers.beside(undone, made, other));
    let is_denied = beside.is_some_and(|beside| beside.contains(&Some(hole)));
    let is_there = needed.values.contains(&hole) || !needed.classes.is_empty();
    assert!(
        lost.is_empty() || is_there || !is_denied && lost.into_iter().any(may_be),
        "{function:?} makes {:?} of {:?} and {:?} on the other side of {side:?}, but needs {:?}",
        numbers.view(made),
        numbers.view(hole),
        numbers.view(other),
        needed
            .values
            .iter()
            .map(|&value| numbers.view(value))
            .collect::<Vec<_>>()
    );
}

/// Whether a real number is so near 1 that its logarithm has few digits.
fn is_near_one(numbers: &Numbers, value: Value) -> bool {
    let apart = |real: Real| (real.abs() - Real::ONE).rough().abs() < 1e-4;
    numbers.exact(value).is_none() && numbers.as_real(value).is_some_and(apart)
}

/// Whether a sum with an irrational part is so much larger that the part keeps few digits.
fn is_drowned(numbers: &Numbers, function: Function, all: [Value; 3]) -> bool {
    let sums = [Function::Add, Function::Subtract, Function::Average];
    let is_irrational = |&value: &Value| numbers.exact(value).is_none();
    let sizes = all.map(|value| numbers.as_real(value).map_or(0.0, Real::rough).abs());
    let smallest = sizes.into_iter().fold(f64::INFINITY, f64::min);
    let largest = sizes.into_iter().fold(0.0, f64::max);
    sums.contains(&function) && all.iter().any(is_irrational) && smallest < 1e-8 * largest
}

/// What is needed holds the operand, as far as it can be told.
fn check(numbers: &Numbers, needed: &Needed, function: Function, spot: (Value, Value, Value)) {
    let (hole, _, made) = spot;
    let is_there = needed.values.contains(&hole)
        || needed
            .classes
            .iter()
            .any(|&class| is_in(numbers, class, (hole, made)));
    let may_be = needed
        .values
        .iter()
        .any(|&value| numbers.may_be_equal(value, hole));
    assert!(
        is_there || may_be || is_long_beside_roots(numbers, function, spot),
        "{function:?} makes {:?} of {:?}, but needs {:?}",
        numbers.view(made),
        numbers.view(hole),
        needed
            .values
            .iter()
            .map(|&value| numbers.view(value))
            .collect::<Vec<_>>()
    );
}

/// Whether a long fraction stands beside an irrational number: only fractions of small numbers are
/// told apart from irrational ones.
fn is_long_beside_roots(
    numbers: &Numbers,
    function: Function,
    (hole, other, made): (Value, Value, Value),
) -> bool {
    let is_irrational = |value: Value| numbers.exact(value).is_none();
    let is_long = match numbers.exact(hole) {
        Some(number) => number.bits() > 28,
        None => is_product(numbers, hole),
    };
    is_long && (is_irrational(other) || is_irrational(made) || function == Function::Log)
}

fn is_in(numbers: &Numbers, class: Class, (hole, made): (Value, Value)) -> bool {
    match class {
        // These ask the sign itself, whose value this is.
        Class::Undone(_, _, of, _) | Class::UndoneAlone(_, of) => of == made,
        _ => numbers.is_lost(hole) || numbers.is_in(class, hole),
    }
}

/// A fraction that is needed makes the number that it is needed for, if that is a fraction too.
fn check_truth(numbers: &Numbers, function: Function, side: Side, spot: (Value, Value, Value)) {
    let (value, other, made) = spot;
    if [value, other, made]
        .into_iter()
        .any(|value| numbers.exact(value).is_none())
    {
        return;
    }
    let (a, b) = match side {
        Side::Left => (value, other),
        Side::Right => (other, value),
    };
    let found = applied(numbers, function, a, b);
    assert!(
        found.contains(&made),
        "{function:?} of {a:?} and {b:?} is {found:?}, not {made:?}"
    );
}

/// At a glance, what is needed may be where the operand is.
fn check_glance(numbers: &Numbers, function: Function, side: Side, spot: (Value, Value, Value)) {
    let Some(undone) = Undone::of(function, side) else {
        return;
    };
    let (hole, other, made) = spot;
    let [filling, beside, around] = [hole, other, made].map(|value| {
        let mut column = Column::new();
        column.add(numbers, Cubes::NONE, [value].into_iter(), false);
        column.finish(numbers);
        column
    });
    let wanted = undone.glance(&around.row(0).glances[0], &beside.row(0).glances[0]);
    let index = Index::new(&filling);
    let is_near = |rough: f64| index.may_be_near(rough);
    let is_there = is_near(wanted.rough) || undone.has_two_signs() && is_near(-wanted.rough);
    let may_be = Untold::of(numbers, hole).is_some_and(|untold| untold.may_be(&wanted));
    assert!(
        is_there || may_be,
        "{function:?} makes {:?} of {:?} and {:?} on the other side of {side:?}, not of {}",
        numbers.view(made),
        numbers.view(hole),
        numbers.view(other),
        wanted.rough
    );
}
