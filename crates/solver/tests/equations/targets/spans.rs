//! The sets of cubes between what must and what may be used are told, each once, and no others.

use std::collections::BTreeSet;
use std::sync::Arc;

use forceout_solver::equations::inside::{Desk, Meter, Plan, Span};
use forceout_solver::equations::problem::Budget;
use forceout_solver::equations::{Cubes, Numbers};

use super::chance::Chance;
use super::drawing::{Style, draw};
use super::plain::{Limits, Plain, Schoolbook, Uses, parts};

/// A position, and every set of its cubes.
pub fn round(chance: &mut Chance) {
    let drawn = draw(chance, Style::Exact, 7, false);
    let (instance, position) = (&drawn.instance, &drawn.position);
    let mut taken = vec![0; instance.cubes.len()];
    if let Some(kind) = drawn.factorials {
        taken[kind] = chance.count(0, 2);
    }
    let limits = Limits {
        instance,
        position,
        taken: &taken,
    };
    let numbers = Numbers::default();
    let plan = Plan::new(instance, &numbers).expect("it holds together");
    let means = |kind: usize| {
        instance.atoms.iter().any(|atom| atom.cost[kind] > 0)
            || instance
                .operations
                .iter()
                .any(|operation| operation.cost[kind] > 0)
    };
    let all: Vec<(Uses, u32)> = parts(&most(&limits))
        .into_iter()
        .filter(|uses| (0..uses.len()).all(|kind| uses[kind] == 0 || means(kind)))
        .filter_map(|uses| limits.size(&uses).map(|size| (uses, size)))
        .collect();
    let span = Span::new(&plan, position, &taken).expect("counts fit");
    let Some(span) = span else {
        assert!(
            all.is_empty(),
            "{position:?} less {taken:?} has a set of cubes"
        );
        return;
    };
    let meter = Meter::new(&Budget::default(), 0, Arc::new(|| true));
    let desk = Desk {
        plan: &plan,
        numbers: &numbers,
        meter: &meter,
    };
    let balanced = span.balanced_sizes(&plan);
    for size in 0..=40 {
        let wanted: BTreeSet<Cubes> = all
            .iter()
            .filter(|(_, n)| *n == size)
            .map(|(uses, _)| packed(uses))
            .filter(|&cubes| leaves_one(&plan, cubes))
            .collect();
        let is_inside = span.sizes.0 <= size && size <= span.sizes.1;
        assert!(
            is_inside || wanted.is_empty(),
            "{size} cubes are between {:?}",
            span.sizes
        );
        if !is_inside {
            continue;
        }
        let told = told(&span, desk, size);
        assert_eq!(
            told.iter().copied().collect::<BTreeSet<_>>(),
            wanted,
            "{size} of {position:?}"
        );
        assert_eq!(told.len(), wanted.len(), "each is told once");
        for &cubes in &told {
            assert!(span.allows(&plan, cubes) && span.is_within(&plan, cubes));
            assert!(balanced.contains(&size), "{size} is a size");
        }
        check_completing(chance, &span, desk, &told);
    }
    check_balance(chance, &plan, &mut Plain::new(instance, &Schoolbook), &all);
}

/// What is offered of each kind, factorials and signs too.
fn most(limits: &Limits) -> Uses {
    let position = limits.position;
    (0..position.required.len())
        .map(|kind| position.required[kind] + position.permitted[kind] + position.resources[kind])
        .collect()
}

/// Whether numerals and signs go together, but for what is only written.
fn leaves_one(plan: &Plan, cubes: Cubes) -> bool {
    let (least, most) = plan.operands(cubes);
    plan.is_one_operand(least, most)
}

fn told(span: &Span, desk: Desk, size: u32) -> Vec<Cubes> {
    let mut told = Vec::new();
    let ended = span.each(desk, (size, 1), &mut |cubes| {
        told.push(cubes);
        Ok(false)
    });
    assert_eq!(ended, Ok(false));
    told
}

/// A part of a set of cubes is completed by the rest of it.
fn check_completing(chance: &mut Chance, span: &Span, desk: Desk, told: &[Cubes]) {
    if told.is_empty() {
        return;
    }
    let whole = chance.pick(told);
    let parts: Vec<Cubes> = whole.parts().collect();
    let part = chance.pick(&parts);
    let rest = whole.less(part);
    if !leaves_one(desk.plan, rest) {
        return;
    }
    let completing = span.completing(desk.plan, part);
    let mut is_told = false;
    let weight = desk.plan.weight(rest);
    let ended = completing.each_weighing(desk, (weight, 1), &mut |cubes| {
        is_told |= cubes == rest;
        Ok(is_told)
    });
    assert_eq!(ended, Ok(true), "{rest:?} completes {part:?}");
}

fn packed(uses: &[u8]) -> Cubes {
    Cubes::from_counts(uses).expect("they fit")
}

/// Cubes that make a number are balanced, and so are those that stand around one.
fn check_balance(
    chance: &mut Chance,
    plan: &Plan,
    search: &mut Plain<Schoolbook>,
    all: &[(Uses, u32)],
) {
    let mut making = Vec::new();
    for (uses, _) in all {
        for part in [
            uses.clone(),
            uses.iter().map(|&n| chance.count(0, n)).collect(),
        ] {
            let values = search.values(&part);
            if values.numbers.iter().any(|(sort, _)| *sort == 0) {
                assert!(plan.is_balanced(packed(&part)), "{part:?} makes {values:?}");
                making.push(part);
            }
        }
    }
    let signs = &search.instance.operations;
    if making.is_empty() {
        return;
    }
    let mut around = Some(Cubes::NONE);
    for _ in 0..chance.below(4) {
        let sign = &signs[chance.below(signs.len())];
        if sign.operands.iter().any(|&sort| sort > 0) {
            continue;
        }
        let beside = packed(&making[chance.below(making.len())]);
        let beside = if sign.operands.len() == 1 {
            Cubes::NONE
        } else {
            beside
        };
        around = around.and_then(|cubes| cubes.with(packed(&sign.cost))?.with(beside));
    }
    if let Some(cubes) = around {
        assert!(
            plan.is_balanced_around(cubes),
            "{cubes:?} stand around a number"
        );
    }
}
