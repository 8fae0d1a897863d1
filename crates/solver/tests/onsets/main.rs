//! The search of On-Sets agrees with a plain one that puts cube to cube, on a long fixed series of
//! small positions; what it writes is made of the cubes on offer and names what it says.

mod plain;

use std::collections::BTreeSet;

use plain::{Plain, without};

use forceout_solver::onsets::{
    Alike, Answer, Bag, Deal, Pile, Position, Query, Rules, Shake, Solution, TooManySigns, Watch,
};

const SIGNS: &str = "BRGYV^Un-'=c";
const ALL_BYTES: usize = 100_000_000;

/// A linear congruential generator: the same series every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % most
    }

    fn picks(&mut self, share: usize) -> bool {
        self.below(share) == 0
    }
}

fn rules(chance: &mut Chance) -> Rules {
    Rules {
        alike: Alike {
            places: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
            is_symmetric: chance.picks(4),
        },
        may_restrict: !chance.picks(4),
        is_repeating: false,
        is_null_barred: chance.picks(3),
        least_operations: u32::from(chance.picks(4)) * 2,
        least_cubes: 2,
        wild: None,
        required_cube: None,
        solutions: 1,
    }
}

fn deal(chance: &mut Chance) -> Deal {
    let dots: Vec<u8> = (0..16).filter(|_| chance.picks(3)).collect();
    let weights = dots.iter().map(|_| 1 + u8::from(chance.picks(4))).collect();
    let place = |chance: &mut Chance| match dots.len() {
        0 => 0,
        count if chance.picks(5) => 1 << chance.below(count),
        _ => 0,
    };
    let wanted = place(chance);
    let barred = place(chance) & !wanted;
    Deal {
        dots,
        weights,
        wanted,
        barred,
    }
}

fn position(chance: &mut Chance) -> Position {
    let mut found = Position::default();
    for _ in 0..3 + chance.below(5) {
        let face = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3][chance.below(16)];
        let pile = match chance.below(3) {
            0 => &mut found.required,
            1 => &mut found.permitted,
            _ => &mut found.resources,
        };
        pile[face] += 1;
    }
    found.is_now = chance.picks(2);
    found
}

/// The piles that a writer can choose from.
fn offers(position: &Position) -> Vec<Pile> {
    let mat = added(&position.required, &position.permitted);
    if !position.is_now {
        return vec![added(&mat, &position.resources)];
    }
    let beside = (0..12).filter(|&face| position.resources[face] > 0);
    let with_one = beside.map(|face| added(&mat, &one_of(face)));
    std::iter::once(mat).chain(with_one).collect()
}

fn added(one: &Pile, other: &Pile) -> Pile {
    std::array::from_fn(|face| one[face] + other[face])
}

fn one_of(face: usize) -> Pile {
    std::array::from_fn(|other| u8::from(other == face))
}

fn ask(shake: &mut Shake, position: &Position, goals: &[u32], most: usize) -> Answer {
    let mut on = |_| true;
    let watch = Watch::new(&mut on, ALL_BYTES);
    let query = Query {
        position,
        goals,
        most,
        is_various: false,
    };
    shake.solve(&query, &watch).expect("few cubes fit")
}

/// How many of each sign a text has.
fn signs_in<'a>(texts: impl IntoIterator<Item = &'a String>) -> Pile {
    let mut found = Pile::default();
    for sign in texts.into_iter().flat_map(|text| text.chars()) {
        if let Some(face) = SIGNS.find(sign) {
            found[face] += 1;
        }
    }
    found
}

/// Both parts use the cubes of the position as they should.
fn check_cubes(solution: &Solution, position: &Position) {
    let mat = added(&position.required, &position.permitted);
    let most = match solution.extra {
        Some(face) => added(&mat, &one_of(face)),
        None if position.is_now => mat,
        None => added(&mat, &position.resources),
    };
    let name = signs_in([&solution.set_name]);
    let beside = signs_in(&solution.restrictions);
    let mut in_name = position.required;
    (in_name[10], in_name[11]) = (0, 0);
    assert!(without(&most, &name).is_some() && without(&most, &beside).is_some());
    assert!(without(&name, &in_name).is_some(), "{solution:?}");
    if !solution.restrictions.is_empty() {
        assert!(
            without(&beside, &position.required).is_some(),
            "{solution:?}"
        );
    }
}

/// Exactly the sets that the plain search ends in are found, and each is written with its cubes.
#[test]
fn every_end_is_found() {
    let mut chance = Chance(2026);
    let (mut possible, mut impossible) = (0, 0);
    for _ in 0..600 {
        let (rules, deal, position) =
            (rules(&mut chance), deal(&mut chance), position(&mut chance));
        let goals: Vec<u32> = (0..4).filter(|_| chance.picks(2)).collect();
        let mut shake = Shake::new(rules.clone(), std::slice::from_ref(&deal));
        let answer = ask(&mut shake, &position, &goals, usize::MAX);
        assert!(answer.is_decided);
        let found: BTreeSet<u16> = answer.solutions.iter().map(|one| one.cards).collect();
        let mut wanted = BTreeSet::new();
        for offered in offers(&position) {
            wanted.extend(Plain::new(&rules, &deal, offered).ends(&position.required, &goals));
        }
        assert_eq!(found, wanted, "{rules:?} {deal:?} {position:?} {goals:?}");
        assert_eq!(found.len(), answer.solutions.len(), "each set once");
        for solution in &answer.solutions {
            check_cubes(solution, &position);
        }
        if found.is_empty() {
            impossible += 1;
        } else {
            possible += 1;
        }
    }
    assert!(
        possible > 100 && impossible > 100,
        "{possible} {impossible}"
    );
}

/// A search that is told to stop is undecided, and the shake answers when it is asked again.
#[test]
fn stopping() {
    let mut chance = Chance(7);
    let rules = Rules {
        may_restrict: true,
        is_null_barred: true,
        ..rules(&mut chance)
    };
    let deal = Deal {
        dots: (0..12).collect(),
        weights: vec![1; 12],
        wanted: 0,
        barred: 0,
    };
    let mut shake = Shake::new(rules, &[deal]);
    let position = Position {
        required: [2, 2, 2, 2, 0, 0, 2, 1, 1, 0, 2, 1],
        permitted: [2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 0, 0],
        ..Position::default()
    };
    let query = Query {
        position: &position,
        goals: &[11],
        most: 1,
        is_various: false,
    };
    let mut never = |_| false;
    let stopped = shake
        .solve(&query, &Watch::new(&mut never, ALL_BYTES))
        .expect("they fit");
    assert!(!stopped.is_decided && stopped.solutions.is_empty());
    let mut on = |_| true;
    let small = shake
        .solve(&query, &Watch::new(&mut on, 1_000))
        .expect("they fit");
    assert!(!small.is_decided);
    assert!(shake.bytes() < 10_000);
    assert!(ask(&mut shake, &position, &[3], 1).is_decided);
}

/// More cubes of a sign than any box holds are refused, and the sign is named.
#[test]
fn too_many() {
    let mut counts = [0; Bag::SIGNS];
    counts[2] = Bag::MOST + 1;
    assert_eq!(Bag::from_counts(counts), Err(TooManySigns { sign: 2 }));
    assert_eq!(
        TooManySigns { sign: 2 }.to_string(),
        "more than 15 cubes that can be G"
    );
    let mut shake = Shake::new(rules(&mut Chance(1)), &[Deal::default()]);
    let position = Position {
        required: counts,
        ..Position::default()
    };
    let mut on = |_| true;
    let watch = Watch::new(&mut on, ALL_BYTES);
    let query = Query {
        position: &position,
        goals: &[0],
        most: 1,
        is_various: false,
    };
    assert_eq!(
        shake.solve(&query, &watch).err(),
        Some(TooManySigns { sign: 2 })
    );
}
