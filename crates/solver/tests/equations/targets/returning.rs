//! There and back: a Solution that leads through a number that nobody can hold, and back again, is
//! found or left open, and never denied.

use forceout_solver::equations::problem::{
    Aim, Atom, Budget, Function, Goal, Instance, Operation, Outcome, Position, Target, Term,
};
use forceout_solver::equations::{First, Rational, Shake};

use super::chance::Chance;

/// Operations and those that lead back.
const PAIRS: [[Function; 2]; 5] = [
    [Function::Add, Function::Subtract],
    [Function::Subtract, Function::Add],
    [Function::Multiply, Function::Divide],
    [Function::Divide, Function::Multiply],
    [Function::Power, Function::Root],
];

/// A Goal, something done to it and undone again, and now and then something else as well.
pub fn round(chance: &mut Chance) {
    let goal = number(chance.between(2, 40));
    let pairs = [chance.pick(&PAIRS), chance.pick(&PAIRS)];
    let others = [strange(chance), some(chance)];
    let count = 1 + usize::from(chance.once_in(2));
    let is_mixed = count == 2 && chance.once_in(2);

    // The Goal, then for each pair its number twice and its two signs.
    let kinds = 1 + 3 * count;
    let one = |kind: usize| (0..kinds).map(|other| u8::from(kind == other)).collect();
    let atom = |kind: usize, value: &Term| Atom {
        cost: one(kind),
        value: value.clone(),
        sort: 0,
    };
    let sign = |kind: usize, function: Function| Operation {
        function,
        cost: one(kind),
        operands: vec![0, 0],
        makes: 0,
        again: false,
    };
    let mut instance = Instance {
        cubes: vec![true; kinds],
        atoms: vec![atom(0, &goal)],
        operations: Vec::new(),
        bounds: Vec::new(),
    };
    let mut required = vec![1; kinds];
    for place in 0..count {
        let first = 1 + 3 * place;
        instance.atoms.push(atom(first, &others[place]));
        required[first] = 2;
        for (after, function) in pairs[place].into_iter().enumerate() {
            let function = [function, pairs[0][after]][usize::from(is_mixed)];
            instance.operations.push(sign(first + 1 + after, function));
        }
    }
    let target = Target {
        goals: vec![Goal {
            value: goal,
            uses: Vec::new(),
        }],
        multiple_of: 0,
    };
    let all = required.iter().map(|&count| u32::from(count)).sum();
    let shake = Shake::new(&instance, &target, 1 << 26).expect("it holds together");
    let position = Position {
        required,
        permitted: vec![0; kinds],
        resources: vec![0; kinds],
        most_resources: None,
        least_cubes: all,
    };
    let budget = Budget {
        nodes: Some(3_000_000),
        ..Budget::default()
    };
    let answer = shake.ask(&position, &budget, Aim::Any, &mut First);
    let outcome = answer.expect("counts fit").outcome;
    assert!(
        outcome != Outcome::Impossible,
        "{pairs:?} and back with {others:?}, {count} of them"
    );
}

fn number(n: i64) -> Term {
    Term::Number(Rational::integer(n))
}

fn of(function: Function, a: Term, b: Term) -> Term {
    Term::Apply(function, vec![a, b])
}

fn root(n: i64) -> Term {
    Term::Apply(Function::SquareRoot, vec![number(n)])
}

/// A positive number of an ordinary kind.
fn some(chance: &mut Chance) -> Term {
    let n = chance.between(2, 12);
    match chance.below(4) {
        0 => root(n),
        1 => of(Function::Divide, number(n), number(7)),
        2 => of(Function::Log, number(n), number(3)),
        _ => number(n),
    }
}

/// A positive number far from ordinary ones, or beside one.
fn strange(chance: &mut Chance) -> Term {
    let n = number(chance.between(2, 12));
    let high = of(Function::Power, number(9), number(chance.between(2, 40)));
    let factorial = |term| Term::Apply(Function::Factorial, vec![term]);
    match chance.below(9) {
        0 => of(Function::Power, n, high),
        1 => of(Function::Root, high, n),
        2 => factorial(factorial(number(chance.between(4, 9)))),
        3 => of(Function::Add, n, of(Function::Divide, root(2), high)),
        4 => of(Function::Power, of(Function::Add, root(2), n), high),
        5 => of(Function::Power, of(Function::Divide, n, number(13)), high),
        6 => of(Function::Subtract, high, root(3)),
        7 => of(Function::Divide, some(chance), high),
        _ => some(chance),
    }
}
