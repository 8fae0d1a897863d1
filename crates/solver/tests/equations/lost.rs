//! Numbers of which little is known: what is said of them, and that nothing is denied too soon.

use forceout_solver::equations::inside::{Needed, Side, Sign, Undone, Untold, Wanted};
use forceout_solver::equations::problem::{
    Aim, Atom, Budget, Function, Goal, Instance, Operation, Outcome, Position, Target, Term,
};
use forceout_solver::equations::{Cubes, First, Numbers, Rational, Shake, Value};

use super::edges::{only, power};

fn root_of_two(numbers: &Numbers) -> Value {
    only(
        numbers,
        Function::Root,
        Value::integer(2),
        Value::integer(2),
    )
}

fn huge_factorial(numbers: &Numbers, n: i64) -> Value {
    let once = only(numbers, Function::Factorial, Value::integer(n), Value::ONE);
    only(numbers, Function::Factorial, once, Value::ONE)
}

/// The exponents with which a base makes a number.
fn exponents(numbers: &Numbers, base: Value, made: Value) -> Vec<Value> {
    let sign = Sign {
        function: Function::Power,
        cost: Cubes::NONE,
        sorts: [0, 0],
        makes: 0,
        place: 0,
    };
    let mut needed = Needed::default();
    numbers.undo_binary((0, &sign), Side::Right, made, base, &mut needed);
    needed.values
}

/// A root and a little more may be any number with the digits of the root; 3 and a little is not 3.
#[test]
fn only_a_fraction_is_told_from_its_neighbours() {
    let numbers = Numbers::default();
    let little = numbers.reciprocal(power(&numbers, 3, 41)).expect("not 0");
    let root = root_of_two(&numbers);
    let sum = numbers.add(root, little);
    assert!(numbers.is_huge(sum) && numbers.may_be_equal(sum, root));
    assert!(!numbers.may_be_equal(sum, Value::ONE));
    for (value, is_told) in [(root, false), (Value::integer(3), true)] {
        let beside = numbers.beside(Undone::More, value, little);
        assert_eq!(beside.contains(&Some(value)), is_told);
    }
}

/// A power far beyond ordinary numbers is none of them, but may be a huge one.
#[test]
fn far_powers_are_no_ordinary_numbers() {
    let numbers = Numbers::default();
    let root = only(
        &numbers,
        Function::Power,
        numbers.add(root_of_two(&numbers), Value::ONE),
        power(&numbers, 9, 6),
    );
    assert!(numbers.is_lost(root) && !numbers.is_anything(root));
    for value in [0, 1, 7, 1 << 40] {
        assert!(!numbers.may_be_equal(root, Value::integer(value)));
    }
    assert!(numbers.may_be_equal(root, root));
}

/// A quotient of two numbers that are both out of sight may be anything.
#[test]
fn what_is_out_of_sight_may_cancel() {
    let numbers = Numbers::default();
    let tower = only(
        &numbers,
        Function::Power,
        Value::integer(3),
        power(&numbers, 9, 400),
    );
    let huge = huge_factorial(&numbers, 9);
    let huge = only(&numbers, Function::Power, Value::integer(3), huge);
    let quotient = numbers.divide(huge, tower).expect("it is not 0");
    assert!(numbers.is_anything(quotient));
    assert!(numbers.may_be_equal(quotient, Value::integer(7)));
}

/// The logarithm to the base of a tower is small, and still a number that may be there.
#[test]
fn small_logarithms_are_not_denied() {
    let numbers = Numbers::default();
    let tower = only(
        &numbers,
        Function::Power,
        Value::integer(3),
        power(&numbers, 9, 270),
    );
    let log = only(&numbers, Function::Log, Value::integer(5), tower);
    assert!(numbers.may_be_equal(log, log) && !numbers.may_be_equal(log, Value::ZERO));
    let beside = numbers.beside(Undone::LogOfOther, tower, Value::integer(5));
    assert!(!beside.contains(&Some(log)));
}

/// The exponent of a negative number beside -1 is lost, and not denied.
#[test]
fn exponents_of_numbers_beside_minus_one_are_lost() {
    let numbers = Numbers::default();
    let root = only(
        &numbers,
        Function::Root,
        power(&numbers, 9, 11),
        Value::integer(2),
    );
    let base = numbers.opposite(root);
    let made = only(&numbers, Function::Power, base, Value::integer(15));
    let needed = exponents(&numbers, base, made);
    assert!(needed.iter().any(|&value| numbers.is_lost(value)));
}

/// 0 to a power whose sign is not known may be 0.
#[test]
fn nought_to_an_unknown_power_may_be_nought() {
    let numbers = Numbers::default();
    let high = only(
        &numbers,
        Function::Power,
        root_of_two(&numbers),
        huge_factorial(&numbers, 9),
    );
    let apart = numbers.subtract(high, high);
    assert_eq!(numbers.sign(apart), None);
    assert_eq!(
        only(&numbers, Function::Power, Value::ZERO, apart),
        Value::ZERO
    );
}

/// A Goal too large to hold is proposed a Solution that may come to it.
#[test]
fn a_huge_goal_can_be_met() {
    let nine = || Term::Number(Rational::integer(9));
    let factorial = |term| Term::Apply(Function::Factorial, vec![term]);
    let instance = Instance {
        cubes: vec![true, true],
        atoms: vec![Atom {
            cost: vec![1, 0],
            value: nine(),
            sort: 0,
        }],
        operations: vec![Operation {
            function: Function::Factorial,
            cost: vec![0, 1],
            operands: vec![0],
            makes: 0,
            again: false,
        }],
        bounds: Vec::new(),
    };
    let goal = Goal {
        value: factorial(factorial(nine())),
        uses: Vec::new(),
    };
    let target = Target {
        goals: vec![goal],
        multiple_of: 0,
    };
    let shake = Shake::new(&instance, &target, 1 << 26).expect("it holds together");
    let position = Position {
        required: vec![1, 2],
        permitted: vec![0, 0],
        resources: vec![0, 0],
        most_resources: None,
        least_cubes: 2,
    };
    let answer = shake
        .ask(&position, &Budget::default(), Aim::Any, &mut First)
        .expect("counts fit");
    assert!(matches!(answer.outcome, Outcome::Found(_)), "{answer:?}");
}

/// 7, led through a number so long that only about 7 is left of it.
fn about_seven() -> Term {
    let number = |n: i64| Term::Number(Rational::integer(n));
    let of = |function, a: &Term, b: &Term| Term::Apply(function, vec![a.clone(), b.clone()]);
    let high = of(Function::Power, &number(9), &number(30));
    let root = of(Function::Root, &number(2), &number(2));
    let more = of(
        Function::Add,
        &of(Function::Multiply, &root, &high),
        &number(1),
    );
    let back = of(
        Function::Subtract,
        &of(Function::Divide, &more, &root),
        &of(Function::Divide, &number(1), &root),
    );
    of(
        Function::Multiply,
        &of(Function::Divide, &back, &high),
        &number(7),
    )
}

/// What is said where about 7, which takes four cubes, some whole numbers and signs make a Goal.
fn outcome_with_about_seven(goal: i64, others: &[i64], signs: &[Function]) -> Outcome {
    let kinds = 1 + others.len() + signs.len();
    let cost = |kind: usize, count: u8| {
        let mut cost = vec![0; kinds];
        cost[kind] = count;
        cost
    };
    let atom = |cost, value| Atom {
        cost,
        value,
        sort: 0,
    };
    let number = |n: &i64| Term::Number(Rational::integer(*n));
    let mut atoms = vec![atom(cost(0, 4), about_seven())];
    atoms.extend(
        (1..)
            .zip(others)
            .map(|(kind, n)| atom(cost(kind, 1), number(n))),
    );
    let operations = (1 + others.len()..)
        .zip(signs)
        .map(|(kind, sign)| Operation {
            function: *sign,
            cost: cost(kind, 1),
            operands: vec![0, 0],
            makes: 0,
            again: false,
        });
    let instance = Instance {
        cubes: vec![true; kinds],
        atoms,
        operations: operations.collect(),
        bounds: Vec::new(),
    };
    let goal = Goal {
        value: number(&goal),
        uses: Vec::new(),
    };
    let target = Target {
        goals: vec![goal],
        multiple_of: 0,
    };
    let mut required = vec![1; kinds];
    required[0] = 4;
    let position = Position {
        required,
        permitted: vec![0; kinds],
        resources: vec![0; kinds],
        most_resources: None,
        least_cubes: 1,
    };
    let shake = Shake::new(&instance, &target, 1 << 26).expect("it holds together");
    let answer = shake.ask(&position, &Budget::default(), Aim::Any, &mut First);
    answer.expect("counts fit").outcome
}

/// A number of which little is known fills a hole that whole numbers leave, or that any number fills.
#[test]
fn holes_that_a_lost_number_may_fill_stay_open() {
    let quotient = [Function::Multiply, Function::Divide];
    let opened = [
        outcome_with_about_seven(5, &[7, 5], &quotient),
        outcome_with_about_seven(0, &[0], &[Function::Multiply]),
    ];
    for outcome in opened {
        assert!(matches!(outcome, Outcome::Bounded(_)), "{outcome:?}");
    }
    let denied = outcome_with_about_seven(5, &[8, 5], &quotient);
    assert_eq!(denied, Outcome::Impossible);
}

/// A number that may be 1 has any exponent where it makes 1.
#[test]
fn a_lost_base_that_may_be_one_has_any_exponent() {
    let numbers = Numbers::default();
    let little = numbers.divide(root_of_two(&numbers), power(&numbers, 3, 41));
    let base = numbers.add(Value::ONE, little.expect("it is not 0"));
    assert!(numbers.may_be_one(base));
    let needed = exponents(&numbers, base, Value::ONE);
    assert!(needed.iter().any(|&value| numbers.is_anything(value)));
}

/// A fraction and an irrational number make no fraction, however near to one they come.
#[test]
fn an_irrational_number_stays_irrational() {
    let numbers = Numbers::default();
    let high = power(&numbers, 9, 18);
    let beside_one = only(&numbers, Function::Root, high, root_of_two(&numbers));
    assert!(numbers.as_real(beside_one).is_some());
    for large in [Value::integer(1 << 20), power(&numbers, 9, 20)] {
        let made = [
            numbers.add(beside_one, large),
            numbers.multiply(beside_one, large),
        ];
        assert!(made.iter().all(|&value| numbers.exact(value).is_none()));
    }
}

/// A product of powers beside 1, which no machine number tells, is seen by who looks for about 1.
#[test]
fn a_product_beside_one_is_near_one() {
    let numbers = Numbers::default();
    let high = power(&numbers, 9, 30);
    let beside_one = only(&numbers, Function::Root, high, Value::integer(2));
    let untold = Untold::of(&numbers, beside_one).expect("no machine number tells it");
    let may_be = |rough: f64| {
        let height = f64::INFINITY;
        untold.may_be(&Wanted { rough, height })
    };
    assert!(may_be(1.0) && may_be(f64::NAN) && !may_be(2.0));
}
