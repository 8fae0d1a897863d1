//! Signs that serve again around one operand: both ways to search find Solutions of as few cubes.

use forceout_solver::equations::inside::{Plan, Sharing};
use forceout_solver::equations::problem::{
    Aim, Budget, Expression, Function, Instance, Operation, Outcome, Position, Solution, Term,
};
use forceout_solver::equations::{Cubes, Numbers, Rational, Shake};

use super::chance::Chance;
use super::drawing::{Drawn, Style, draw, target};
use super::plain::{Plain, Schoolbook, worth};
use super::questions::{Sought, checking, size_of};

/// Operations that either search may take.
const MOST: u64 = 300_000;
/// Rows of so many signs are surely looked at.
const IN_A_ROW: u32 = 4;

/// A question where most signs serve again, asked in both ways.
pub fn round(chance: &mut Chance) {
    let style = chance.pick(&[Style::Exact, Style::Real]);
    let most = chance.pick(&[4, 5, 6, 7]);
    let mut drawn = draw(chance, style, most, true);
    let root = if style == Style::Exact {
        Function::WholeSquareRoot
    } else {
        Function::SquareRoot
    };
    serve_again(chance, &mut drawn.instance, root);
    check_sharing(chance, &drawn);
    let mut goals = vec![Term::Number(Rational::integer(chance.between(0, 12)))];
    goals.extend(written(chance, &drawn).filter(|goal| is_ordinary(goal, style)));
    if style == Style::Exact {
        ask(chance, &drawn, &Schoolbook, goals);
    } else {
        ask(chance, &drawn, &Numbers::default(), goals);
    }
}

/// Lets all signs of some kinds of cube serve again, most of them as a root too.
fn serve_again(chance: &mut Chance, instance: &mut Instance, root: Function) {
    for kind in 0..instance.cubes.len() {
        let is_numeral = instance.atoms.iter().any(|atom| atom.cost[kind] > 0);
        let signs = || instance.operations.iter().filter(|s| s.cost[kind] > 0);
        let is_sign = instance.cubes[kind] && signs().all(|sign| sign.cost.iter().sum::<u8>() == 1);
        let ends = |sign: &Operation| sign.function.arity() == 2 || is_root(sign.function);
        let may = is_sign && !is_numeral && signs().all(ends);
        if may && !chance.once_in(3) {
            if !chance.once_in(3) {
                let mut cost = vec![0; instance.cubes.len()];
                cost[kind] = 1;
                instance.operations.push(Operation {
                    function: root,
                    cost,
                    operands: vec![0],
                    makes: 0,
                    again: true,
                });
            }
            for sign in instance.operations.iter_mut().filter(|s| s.cost[kind] > 0) {
                sign.again = true;
            }
        }
    }
}

fn offered(position: &Position) -> Vec<u8> {
    let kinds = 0..position.required.len();
    let offered =
        |kind: usize| position.required[kind] + position.permitted[kind] + position.resources[kind];
    kinds.map(offered).collect()
}

/// Cubes are parted in all the ways in which parts and a sign go together to them, and in no other.
fn check_sharing(chance: &mut Chance, drawn: &Drawn) {
    let plan = Plan::new(&drawn.instance, &Numbers::default()).expect("it holds together");
    let packed = |counts: &[u8]| Cubes::from_counts(counts).expect("they fit");
    let sharing = Sharing::new(&plan, packed(&drawn.position.required));
    let all: Vec<Cubes> = sharing
        .counted(packed(&offered(&drawn.position)))
        .parts()
        .collect();
    let whole = chance.pick(&all);
    let parts: Vec<Cubes> = whole.parts().collect();
    let (left, right) = (chance.pick(&parts), chance.pick(&parts));
    for sign in plan.unary.iter().chain(&plan.binary) {
        let with_sign = sharing.together(left, sign.cost);
        let together = with_sign.and_then(|part| sharing.together(part, right));
        let splits = sharing.splits(sign.cost, whole);
        assert_eq!(splits.contains(&(left, right)), together == Some(whole));
        let rests = sharing.rests(sign.cost, whole);
        assert_eq!(rests.contains(&left), with_sign == Some(whole));
    }
}

const fn is_root(function: Function) -> bool {
    matches!(function, Function::SquareRoot | Function::WholeSquareRoot)
}

/// An expression of most of the numerals, with roots around its parts.
fn written(chance: &mut Chance, drawn: &Drawn) -> Option<Term> {
    let (instance, position) = (&drawn.instance, &drawn.position);
    let mut left = offered(position);
    let mut term: Option<Term> = None;
    for _ in 0..chance.between(2, 5) {
        let atom = chance.pick(&instance.atoms.iter().collect::<Vec<_>>());
        if atom.sort != 0 || atom.cost.iter().zip(&left).any(|(cost, left)| cost > left) {
            continue;
        }
        left.iter_mut()
            .zip(&atom.cost)
            .for_each(|(left, cost)| *left -= cost);
        let number = rooted(chance, instance, atom.value.clone());
        let signs = || instance.operations.iter().filter(|s| s.operands == [0, 0]);
        term = match term {
            None => Some(number),
            Some(known) => {
                let function = chance.pick(&signs().map(|s| s.function).collect::<Vec<_>>());
                Some(rooted(
                    chance,
                    instance,
                    Term::Apply(function, vec![known, number]),
                ))
            }
        };
        if signs().next().is_none() {
            break;
        }
    }
    term
}

/// Whether an expression has one value that is not too large.
fn is_ordinary(term: &Term, style: Style) -> bool {
    let numbers = Numbers::default();
    match numbers.term(term)[..] {
        [value] => match numbers.exact(value) {
            Some(number) => number.bits() < 60,
            None => style == Style::Real && numbers.as_real(value).is_some(),
        },
        _ => false,
    }
}

fn rooted(chance: &mut Chance, instance: &Instance, mut term: Term) -> Term {
    let signs = instance
        .operations
        .iter()
        .filter(|sign| sign.operands == [0]);
    for sign in signs.filter(|sign| is_root(sign.function)) {
        for _ in 0..chance.pick(&[0, 0, 0, 1, 2, 3]) {
            term = Term::Apply(sign.function, vec![term]);
        }
    }
    term
}

fn ask<A: Sought>(chance: &mut Chance, drawn: &Drawn, arithmetic: &A, goals: Vec<Term>) {
    let target = target(chance, drawn, goals, 0);
    let plain = Plain::new(&drawn.instance, arithmetic);
    let shake = Shake::new(&drawn.instance, &target, 1 << 30).expect("it holds together");
    let budget = Budget {
        nodes: Some(MOST),
        ..Budget::default()
    };
    let answer = |aim| {
        let mut watcher = checking(&plain, &target);
        let answer = shake.ask(&drawn.position, &budget, aim, &mut watcher);
        answer.expect("counts fit").outcome
    };
    // The first of every Solution is found set by set, the others by meeting in the middle.
    let (meeting, set_by_set, any) = (answer(Aim::Fewest), answer(Aim::Every), answer(Aim::Any));
    let all = || {
        let (instance, position) = (&drawn.instance, &drawn.position);
        format!("{meeting:?}\n{set_by_set:?}\n{any:?}\n{instance:#?}\n{target:?}\n{position:?}")
    };
    let size = |solution: &Solution| size_of(&plain, &target, &drawn.position, solution);
    let is_plain = |solution: &Solution| longest(&drawn.instance, &solution.expression) <= IN_A_ROW;
    for (one, other) in [
        (&meeting, &set_by_set),
        (&set_by_set, &meeting),
        (&any, &meeting),
    ] {
        let Outcome::Found(found) = one else { continue };
        if worth(arithmetic, &drawn.instance, &found.expression).is_none() {
            continue; // it is too large to be told, and was taken for that
        }
        match other {
            Outcome::Found(known) => assert!(
                size(known) <= size(found) || !is_plain(found),
                "it has fewer cubes: {}",
                all()
            ),
            Outcome::Impossible => panic!("it is not impossible: {}", all()),
            Outcome::Bounded(bounds) => assert!(
                !is_plain(found) || bounds.iter().any(|bound| !bound.contains("in a row")),
                "it is within the bounds: {}",
                all()
            ),
            Outcome::Undecided(_) => {}
        }
    }
}

/// The longest row of signs with one operand.
fn longest(instance: &Instance, expression: &Expression) -> u32 {
    fn row(instance: &Instance, expression: &Expression) -> (u32, u32) {
        match expression {
            Expression::Atom(_) => (0, 0),
            Expression::Apply(place, operands, _) => {
                let within = operands.iter().map(|operand| row(instance, operand));
                let (here, longest) = within.fold((0, 0), |a, b| (a.0.max(b.0), a.1.max(b.1)));
                let is_alone = instance.operations[*place].function.arity() == 1;
                let here = if is_alone { here + 1 } else { 0 };
                (here, longest.max(here))
            }
        }
    }
    row(instance, expression).1
}
