//! How fast the parts of the Equations search are, one core each: a table of what a second holds.
//!
//! `cargo run --release -p forceout-solver --example bench`
//!
//! Everything is drawn with fixed seeds, so that two runs do the same work. Each line is the best
//! of a few passes: a machine that does something else as well only makes it slower.

#[path = "../tests/equations/targets/chance.rs"]
#[allow(dead_code, reason = "the bench draws whole numbers only")]
mod chance;
#[path = "../tests/equations/targets/exact.rs"]
#[allow(dead_code, reason = "the bench draws whole numbers only")]
mod exact;

use std::hint::black_box;
use std::time::{Duration, Instant};

use forceout_solver::equations::inside::{Column, Index, Needed, Side, Sign};
use forceout_solver::equations::problem::{
    Aim, Atom, Budget, Function, Goal, Instance, Operation, Position, Target, Term,
};
use forceout_solver::equations::{Cubes, First, Numbers, Rational, Shake, Value};

use chance::Chance;

/// Passes over the same work; the fastest counts.
const PASSES: usize = 5;
/// Numbers that are combined, each with each.
const MANY: usize = 400;

fn main() {
    println!("best of {PASSES} passes, one thread; {MANY} numbers with {MANY}");
    println!("{:<28} {:>14}", "what", "a second");
    let whole: Vec<i64> = seeds(|chance| chance.between(0, 2000));
    values("sums of whole numbers", &whole, 1, Function::Add);
    values("products of whole numbers", &whole, 1, Function::Multiply);
    values("quotients of whole numbers", &whole, 1, Function::Divide);
    values("sums of fractions", &whole, 60, Function::Add);
    values("products of fractions", &whole, 60, Function::Multiply);
    let few: Vec<i64> = seeds(|chance| chance.between(1, 12));
    values("whole powers", &few, 1, Function::WholePower);
    values("powers", &few, 3, Function::Power);
    values("roots", &few, 1, Function::Root);
    values("logarithms", &few, 5, Function::Log);
    packing();
    filters(&whole);
    undoing("undone sums", &whole, Function::Add);
    undoing("undone powers", &few, Function::Power);
    for cubes in [9, 11, 13] {
        pairs(cubes);
    }
}

fn seeds(draw: impl Fn(&mut Chance) -> i64) -> Vec<i64> {
    let mut chance = Chance::new(1);
    (0..MANY).map(|_| draw(&mut chance)).collect()
}

/// Tells how often something is done in a second.
fn tell(what: &str, times: usize, mut work: impl FnMut()) {
    let best = (0..PASSES).map(|_| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    });
    let best = best.min().unwrap_or_default().max(Duration::from_nanos(1));
    let second = Duration::from_secs(1).as_nanos() * times as u128 / best.as_nanos();
    println!("{what:<28} {second:>14}");
}

fn numbered(numbers: &Numbers, whole: &[i64], below: i64) -> Vec<Value> {
    let over = |&n: &i64| numbers.divide(Value::integer(n), Value::integer(below));
    whole.iter().filter_map(over).collect()
}

fn values(what: &str, whole: &[i64], below: i64, function: Function) {
    let numbers = Numbers::default();
    let all = numbered(&numbers, whole, below);
    let mut made = Vec::new();
    tell(what, all.len() * all.len(), || {
        for &a in &all {
            for &b in &all {
                numbers.binary(function, a, b, &mut made);
            }
            black_box(&made);
            made.clear();
        }
    });
}

fn packing() {
    let mut chance = Chance::new(2);
    let mut bags = Vec::new();
    for _ in 0..MANY {
        let counts: Vec<u8> = (0..16).map(|_| chance.count(0, 2)).collect();
        bags.extend(Cubes::from_counts(&counts));
    }
    tell("cubes: contains", MANY * MANY, || {
        let of = |&bag: &Cubes| bags.iter().filter(|&&part| bag.contains(part)).count();
        black_box(bags.iter().map(of).sum::<usize>());
    });
    let whole = Cubes::from_counts(&[2; 12]).unwrap_or_default();
    tell("cubes: parts", 531_441, || {
        black_box(whole.parts().map(Cubes::size).sum::<u32>());
    });
}

fn filters(whole: &[i64]) {
    let numbers = Numbers::default();
    let mut column = Column::new();
    for (kind, &n) in whole.iter().enumerate() {
        let values = (0..64).map(|more| Value::integer(n * 64 + more));
        column.add(&numbers, Cubes::one(kind % 24), values, false);
    }
    column.finish(&numbers);
    let index = Index::new(&column);
    let asked: Vec<u64> = (0..1 << 20).map(|n| n * 37 % (1 << 22)).collect();
    tell("filter: residues asked", asked.len(), || {
        black_box(asked.iter().filter(|&&n| index.may_hold(n)).count());
    });
    let values: Vec<Value> = (0..1 << 18).map(Value::integer).collect();
    tell("index: values looked up", values.len(), || {
        black_box(
            values
                .iter()
                .map(|&value| index.places(value).len())
                .sum::<usize>(),
        );
    });
}

/// Pairs of what is made and what stands beside a hole.
fn undoing(what: &str, whole: &[i64], function: Function) {
    let numbers = Numbers::default();
    let sign = Sign {
        function,
        cost: Cubes::NONE,
        sorts: [0, 0],
        makes: 0,
        place: 0,
    };
    let all = numbered(&numbers, whole, 1);
    let mut needed = Needed::default();
    tell(what, all.len() * all.len(), || {
        for &made in &all {
            for &other in &all {
                numbers.undo_binary((0, &sign), Side::Left, made, other, &mut needed);
            }
            black_box(&needed);
            needed.values.clear();
            needed.classes.clear();
        }
    });
}

/// Operations that a question takes whose answer is that there is no Solution: all of so many cubes
/// are Required, half of them numerals, and the Goal is out of reach.
fn pairs(cubes: usize) {
    let functions = [
        Function::Add,
        Function::Subtract,
        Function::Multiply,
        Function::Divide,
    ];
    let faces = [2, 3, 5, 7, 8, 9, 1];
    let digits = cubes.div_ceil(2);
    let kinds = digits + functions.len();
    let one = |kind: usize| (0..kinds).map(|k| u8::from(k == kind)).collect::<Vec<u8>>();
    let number = |n: i64| Term::Number(Rational::integer(n));
    let mut required = vec![1; digits];
    required.extend(
        (0..functions.len())
            .map(|at| u8::try_from((cubes / 2 + at) / functions.len()).unwrap_or(0)),
    );
    let instance = Instance {
        cubes: vec![true; kinds],
        atoms: (0..digits)
            .map(|kind| Atom {
                cost: one(kind),
                value: number(faces[kind]),
                sort: 0,
            })
            .collect(),
        operations: (functions.iter().zip(digits..))
            .map(|(&function, kind)| Operation {
                function,
                cost: one(kind),
                operands: vec![0, 0],
                makes: 0,
                again: false,
            })
            .collect(),
        bounds: Vec::new(),
    };
    let target = Target {
        goals: vec![Goal {
            value: number(999_999_937), // a large prime
            uses: Vec::new(),
        }],
        multiple_of: 0,
    };
    let position = Position {
        required,
        ..Position::default()
    };
    let ask = || {
        let shake = Shake::new(&instance, &target, 1 << 30).expect("it holds together");
        shake
            .ask(&position, &Budget::default(), Aim::Any, &mut First)
            .expect("counts fit")
    };
    let nodes = usize::try_from(ask().evidence.nodes).unwrap_or(0);
    tell(&format!("pairs, {cubes} cubes, {nodes}"), nodes, || {
        black_box(ask());
    });
}
