//! Answers agree with the plain search: what it finds is found, with as few cubes, and no more.

use std::sync::Arc;

use forceout_solver::equations::problem::{
    Aim, Answer, Budget, Expression, Function, Instance, Outcome, Position, Solution, Target, Term,
};
use forceout_solver::equations::{Numbers, Rational, Shake, Value, Watcher};

use super::chance::Chance;
use super::drawing::{Drawn, Style, draw, target};
use super::exact::Fraction;
use super::plain::{Arithmetic, Limits, Plain, Schoolbook, parts, uses, worth};

/// Questions of a shake.
const QUESTIONS: usize = 3;

/// A shake and a few questions of it.
pub fn round(chance: &mut Chance) {
    let style = chance.pick(&[Style::Exact, Style::Exact, Style::Real, Style::Complex]);
    let most = chance.pick(&[4, 5, 6, 7, 8]);
    let drawn = draw(chance, style, most, true);
    if style == Style::Exact {
        let multiple_of = if chance.once_in(6) {
            2 + chance.below(10) as u64
        } else {
            0
        };
        ask(chance, drawn, &Schoolbook, multiple_of);
    } else {
        ask(chance, drawn, &Numbers::default(), 0);
    }
}

/// A number that a goal can be.
pub trait Sought: Arithmetic + Sync {
    /// It as a term, where it can be told.
    fn term(&self, number: &Self::Number) -> Option<Term>;
    /// The number of a goal.
    fn goal(&self, term: &Term) -> Vec<Self::Number>;
    /// Whether a value reaches a goal.
    fn reaches(&self, value: &Self::Number, goal: &Self::Number, multiple_of: u64) -> bool;
}

impl Sought for Schoolbook {
    fn term(&self, number: &Fraction) -> Option<Term> {
        Some(Term::Number(number.rational()))
    }

    fn goal(&self, term: &Term) -> Vec<Fraction> {
        let numbers = Numbers::default();
        let values = numbers.term(term).into_iter();
        values
            .filter_map(|v| numbers.exact(v))
            .map(|r| Fraction::of_rational(&r))
            .collect()
    }

    fn reaches(&self, value: &Fraction, goal: &Fraction, multiple_of: u64) -> bool {
        if multiple_of == 0 {
            return value == goal;
        }
        let apart = value.minus(goal);
        let times = apart.over(&Fraction::of(multiple_of)).expect("it is not 0");
        apart.sign() != 0 && times.is_integer()
    }
}

impl Sought for Numbers {
    /// Fractions, and the roots of fractions.
    fn term(&self, value: &Value) -> Option<Term> {
        if let Some(number) = self.exact(*value) {
            return Some(Term::Number(number));
        }
        let square = self.exact(self.multiply(*value, *value))?;
        if square.is_negative() {
            return None;
        }
        let root = Term::Apply(Function::SquareRoot, vec![Term::Number(square)]);
        if self.sign(*value) == Some(1) {
            return Some(root);
        }
        let nothing = Term::Number(Rational::integer(0));
        Some(Term::Apply(Function::Subtract, vec![nothing, root]))
    }

    fn goal(&self, term: &Term) -> Vec<Value> {
        Self::term(self, term)
    }

    fn reaches(&self, value: &Value, goal: &Value, _: u64) -> bool {
        value == goal
    }
}

/// Takes a Solution that is right; only digits that are not kept may suggest another.
pub struct Checking<'a, A> {
    arithmetic: &'a A,
    instance: &'a Instance,
    target: &'a Target,
}

/// Takes the Solutions of a question that are right.
pub fn checking<'a, A: Sought>(plain: &Plain<'a, A>, target: &'a Target) -> Checking<'a, A> {
    Checking {
        arithmetic: plain.arithmetic,
        instance: plain.instance,
        target,
    }
}

impl<A: Sought> Watcher for Checking<'_, A> {
    fn accept(&mut self, solution: &Solution) -> bool {
        let Some(worth) = worth(self.arithmetic, self.instance, &solution.expression) else {
            return true;
        };
        let wanted = self
            .arithmetic
            .goal(&self.target.goals[solution.goal].value);
        let is_right = worth.iter().any(|value| {
            let multiple_of = self.target.multiple_of;
            let reaches = |goal| self.arithmetic.reaches(value, goal, multiple_of);
            wanted.iter().any(reaches)
        });
        assert!(
            is_right || !A::IS_EXACT,
            "{solution:?} is {worth:?}, not {wanted:?}: {:?} {:?}",
            self.instance,
            self.target
        );
        is_right
    }

    fn progress(&mut self, _: &str, _: u64, _: u64) -> bool {
        true
    }
}

fn ask<A: Sought>(chance: &mut Chance, mut drawn: Drawn, arithmetic: &A, multiple_of: u64) {
    let instance = drawn.instance.clone();
    let mut plain = Plain::new(&instance, arithmetic);
    let terms = goals(chance, &mut plain, &drawn);
    let target = target(chance, &drawn, terms, multiple_of);
    let memory = chance.pick(&[100_000, 1 << 30, 1 << 30]);
    let shake = Shake::new(&instance, &target, memory).expect("it holds together");
    for _ in 0..QUESTIONS {
        let threads = 1 + usize::from(chance.once_in(4));
        let budget = Budget {
            threads,
            ..Budget::default()
        };
        if chance.once_in(4) {
            check_stopped(chance, &shake, &drawn.position, &mut plain, &target);
        }
        let aim = chance.pick(&[Aim::Any, Aim::Fewest]);
        let answer = shake
            .ask(
                &drawn.position,
                &budget,
                aim,
                &mut checking(&plain, &target),
            )
            .expect("counts fit");
        if memory < 1 << 30 && matches!(answer.outcome, Outcome::Undecided(_)) {
            continue;
        }
        check(&mut plain, &target, (&drawn.position, aim), &answer);
        move_on(chance, &mut drawn.position, &instance);
    }
}

/// An answer that had to stop early is no other answer, and leaves no half-made table behind.
fn check_stopped<A: Sought>(
    chance: &mut Chance,
    shake: &Shake,
    position: &Position,
    plain: &mut Plain<A>,
    target: &Target,
) {
    let budget = Budget {
        nodes: Some(chance.below(2000) as u64),
        ..Budget::default()
    };
    let answer = shake
        .ask(position, &budget, Aim::Fewest, &mut checking(plain, target))
        .expect("counts fit");
    if !matches!(answer.outcome, Outcome::Undecided(_)) {
        check(plain, target, (position, Aim::Fewest), &answer);
    }
}

/// One more cube is required, permitted, or gone from Resources.
fn move_on(chance: &mut Chance, position: &mut Position, instance: &Instance) {
    let there = |&kind: &usize| instance.cubes[kind] && position.resources[kind] > 0;
    let kinds: Vec<usize> = (0..instance.cubes.len()).filter(there).collect();
    if kinds.is_empty() {
        return;
    }
    let kind = chance.pick(&kinds);
    position.resources[kind] -= 1;
    match chance.below(3) {
        0 => position.required[kind] += 1,
        1 => position.permitted[kind] += 1,
        _ => {}
    }
}

/// Goals, half of which can be reached with some of the cubes.
fn goals<A: Sought>(chance: &mut Chance, plain: &mut Plain<A>, drawn: &Drawn) -> Vec<Term> {
    let limits = Limits {
        instance: plain.instance,
        position: &drawn.position,
        taken: &[],
    };
    let all = parts(&limits.most());
    let mut found = Vec::new();
    for _ in 0..=chance.below(2) {
        let mut goal = Term::Number(Rational::integer(chance.between(0, 40)));
        for _ in 0..chance.below(30) {
            let uses = &all[chance.below(all.len())];
            if limits.size(uses).is_none() {
                continue;
            }
            let values = plain.values(uses);
            let numbers: Vec<_> = values
                .numbers
                .iter()
                .filter(|(sort, _)| *sort == 0)
                .collect();
            if let Some(term) = numbers.get(chance.below(numbers.len().max(1))) {
                goal = plain.arithmetic.term(&term.1).unwrap_or(goal);
            }
        }
        found.push(goal);
    }
    found
}

/// What the plain search says.
struct Plainly {
    /// The fewest cubes of a Solution.
    fewest: Option<u32>,
    /// Whether numbers were left out.
    lost: bool,
}

fn plainly<A: Sought>(plain: &mut Plain<A>, target: &Target, position: &Position) -> Plainly {
    let mut found = Plainly {
        fewest: None,
        lost: false,
    };
    for goal in &target.goals {
        let limits = Limits {
            instance: plain.instance,
            position,
            taken: &goal.uses,
        };
        let wanted = plain.arithmetic.goal(&goal.value);
        for uses in parts(&limits.most()) {
            let Some(size) = limits.size(&uses) else {
                continue;
            };
            let values = plain.values(&uses);
            found.lost |= values.lost;
            for (sort, number) in &values.numbers {
                let reaches = |goal| plain.arithmetic.reaches(number, goal, target.multiple_of);
                if *sort == 0 && wanted.iter().any(reaches) {
                    found.fewest = Some(found.fewest.map_or(size, |known: u32| known.min(size)));
                }
            }
        }
    }
    found
}

fn check<A: Sought>(
    plain: &mut Plain<A>,
    target: &Target,
    (position, aim): (&Position, Aim),
    answer: &Answer,
) {
    let said = plainly(plain, target, position);
    let instance = plain.instance;
    let all = || format!("{answer:?}\n{instance:#?}\n{target:?}\n{position:?}");
    match (&answer.outcome, said.fewest) {
        (Outcome::Found(solution), fewest) => {
            let size = size_of(plain, target, position, solution);
            let is_fewer = |known| size < known;
            let may_be_more = aim == Aim::Any && fewest.is_some();
            assert!(
                fewest == Some(size) || may_be_more || said.lost && fewest.is_none_or(is_fewer),
                "{fewest:?} cubes are the fewest, not {size}: {}",
                all()
            );
        }
        (_, Some(size)) => panic!("there is a Solution of {size} cubes: {}", all()),
        (Outcome::Impossible, None) => {}
        (Outcome::Bounded(_), None) => {
            assert!(said.lost || !A::IS_EXACT, "nothing is left open: {}", all());
        }
        (Outcome::Undecided(_), None) => panic!("nothing stops it: {}", all()),
    }
}

/// How many cubes a Solution has.
pub fn size_of<A: Sought>(
    plain: &Plain<A>,
    target: &Target,
    position: &Position,
    solution: &Solution,
) -> u32 {
    let goal = &target.goals[solution.goal];
    let limits = Limits {
        instance: plain.instance,
        position,
        taken: &goal.uses,
    };
    let expression: &Arc<Expression> = &solution.expression;
    let used = uses(plain.instance, expression);
    let size = limits.size(&used);
    size.unwrap_or_else(|| panic!("{expression:?} may not use {used:?}: {position:?}"))
}
