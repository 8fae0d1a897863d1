//! Packed cubes do what plain counts do.

use std::collections::BTreeSet;

use forceout_solver::equations::Cubes;
use forceout_solver::equations::problem::{MOST_KINDS, MOST_OF_A_KIND};

use super::chance::Chance;

type Counts = [u8; MOST_KINDS];

/// Two sets of cubes and every operation.
pub fn round(chance: &mut Chance) {
    let (a, b) = (
        counts(chance, MOST_OF_A_KIND),
        counts(chance, MOST_OF_A_KIND),
    );
    let (one, other) = (packed(&a), packed(&b));
    assert_eq!(one.counts(MOST_KINDS), a);
    assert_eq!(one.size(), a.iter().map(|&n| u32::from(n)).sum::<u32>());
    assert_eq!(one.is_empty(), a == Counts::default());
    assert_eq!(one == other, a == b);
    check_pair((&a, one), (&b, other));
    // Pairs of which one holds the other are rare; make some.
    let part: Counts = std::array::from_fn(|kind| chance.count(0, a[kind]));
    check_pair((&a, one), (&part, packed(&part)));
    check_pair((&part, packed(&part)), (&a, one));
    let most = counts(chance, MOST_OF_A_KIND);
    let up_to: Counts = std::array::from_fn(|kind| most[kind].min(a[kind] + b[kind]));
    assert_eq!(
        one.up_to(other, packed(&most)),
        packed(&up_to),
        "{a:?} {b:?} {most:?}"
    );
    check_kinds(chance, &a);
    check_parts(chance);
    check_limits(chance, &a);
}

fn counts(chance: &mut Chance, most: u8) -> Counts {
    let share = chance.pick(&[1, 1, 2, 4]);
    std::array::from_fn(|_| {
        if chance.once_in(share) {
            chance.count(0, most)
        } else {
            0
        }
    })
}

fn packed(counts: &Counts) -> Cubes {
    Cubes::from_counts(counts).expect("they fit")
}

fn check_pair((a, one): (&Counts, Cubes), (b, other): (&Counts, Cubes)) {
    let each =
        |of: &dyn Fn(u8, u8) -> u8| -> Counts { std::array::from_fn(|kind| of(a[kind], b[kind])) };
    let contains = a.iter().zip(b).all(|(n, m)| n >= m);
    assert_eq!(one.contains(other), contains, "{a:?} {b:?}");
    if contains {
        assert_eq!(one.less(other), packed(&each(&|n, m| n - m)), "{a:?} {b:?}");
    }
    assert_eq!(
        one.without(other),
        packed(&each(&u8::saturating_sub)),
        "{a:?} {b:?}"
    );
    assert_eq!(
        one.shared(other),
        packed(&each(&|n, m| n.min(m))),
        "{a:?} {b:?}"
    );
    let sum = each(&|n, m| n + m);
    assert_eq!(one.with(other), Cubes::from_counts(&sum), "{a:?} {b:?}");
}

fn check_kinds(chance: &mut Chance, a: &Counts) {
    let one = packed(a);
    let marked: Vec<bool> = (0..MOST_KINDS).map(|_| chance.once_in(2)).collect();
    let mask = Cubes::mask((0..MOST_KINDS).filter(|&kind| marked[kind]));
    let only = |keeps: bool| {
        packed(&std::array::from_fn(|k| {
            if marked[k] == keeps { a[k] } else { 0 }
        }))
    };
    assert_eq!(one.masked(mask), only(true));
    assert_eq!(one.unmasked(mask), only(false));
    let kind = chance.below(MOST_KINDS);
    assert_eq!(one.count(kind), a[kind]);
    assert_eq!(
        one.from(kind),
        packed(&std::array::from_fn(|k| if k < kind { 0 } else { a[k] }))
    );
    let single: Counts = std::array::from_fn(|k| u8::from(k == kind));
    assert_eq!(Cubes::one(kind), packed(&single));
}

/// Each part is told once, and no other.
fn check_parts(chance: &mut Chance) {
    let mut few = Counts::default();
    for _ in 0..chance.below(7) {
        few[chance.below(MOST_KINDS)] += 1;
    }
    if chance.once_in(8) {
        few[chance.below(MOST_KINDS)] = MOST_OF_A_KIND;
    }
    let whole = packed(&few);
    let told: Vec<Cubes> = whole.parts().collect();
    let how_many: usize = few.iter().map(|&n| usize::from(n) + 1).product();
    assert_eq!(told.len(), how_many, "{few:?}");
    assert_eq!(
        told.iter().collect::<BTreeSet<_>>().len(),
        how_many,
        "{few:?}"
    );
    for part in told {
        assert!(
            (0..MOST_KINDS).all(|kind| part.count(kind) <= few[kind]),
            "{few:?}"
        );
    }
}

/// What does not fit is refused.
fn check_limits(chance: &mut Chance, a: &Counts) {
    let mut over = *a;
    over[chance.below(MOST_KINDS)] = chance.count(MOST_OF_A_KIND + 1, u8::MAX);
    assert_eq!(Cubes::from_counts(&over), None);
    assert_eq!(Cubes::from_counts(&[0; MOST_KINDS + 1]), None);
    let short = chance.below(MOST_KINDS);
    let rest: Counts = std::array::from_fn(|kind| if kind < short { a[kind] } else { 0 });
    assert_eq!(Cubes::from_counts(&a[..short]), Some(packed(&rest)));
}
