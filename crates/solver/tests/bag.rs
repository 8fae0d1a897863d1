//! A packed bag agrees with sixteen plain counts: on every pair of counts in every place, and on
//! a long fixed series of mixed bags.

use forceout_solver::{Bag, TooMany};

type Counts = [u8; Bag::SYMBOLS];

/// What each operation means, said symbol by symbol.
fn check(a: Counts, b: Counts) {
    let each = |f: fn(u8, u8) -> u8| -> Counts { std::array::from_fn(|s| f(a[s], b[s])) };
    let (x, y) = (bag(a), bag(b));
    assert_eq!(x.counts(), a);
    assert_eq!(
        x.size(),
        a.iter().map(|&count| u32::from(count)).sum::<u32>()
    );
    assert_eq!(x.is_empty(), a == [0; Bag::SYMBOLS]);
    assert_eq!(x.contains(y), (0..Bag::SYMBOLS).all(|s| a[s] >= b[s]));
    assert_eq!(x.without(y).counts(), each(u8::saturating_sub));
    assert_eq!(x.shared(y).counts(), each(u8::min));
    let sum = each(|m, n| m + n);
    match sum.iter().position(|&count| count > Bag::MOST) {
        None => assert_eq!(x.with(y).map(Bag::counts), Ok(sum)),
        Some(symbol) => assert_eq!(x.with(y), Err(TooMany { symbol })),
    }
}

fn bag(counts: Counts) -> Bag {
    Bag::from_counts(counts).expect("counts of at most seven")
}

/// Every pair of counts in every place, beside neighbours that are empty, full, or one of each.
#[test]
fn every_pair_in_every_place() {
    for place in 0..Bag::SYMBOLS {
        for (mine, theirs) in [(0, 0), (7, 7), (0, 7), (7, 0)] {
            for m in 0..=Bag::MOST {
                for n in 0..=Bag::MOST {
                    let (mut a, mut b) = ([mine; Bag::SYMBOLS], [theirs; Bag::SYMBOLS]);
                    (a[place], b[place]) = (m, n);
                    check(a, b);
                }
            }
        }
    }
}

/// A hundred thousand pairs of mixed bags, and the laws that tie the operations together.
#[test]
fn mixed_bags() {
    let mut word = 2_026_u64;
    let mut next = || -> Counts {
        // A linear congruential generator: the same series every time.
        word = word
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        std::array::from_fn(|s| (word >> (3 * s + 13) & 7) as u8)
    };
    for _ in 0..100_000 {
        let (a, b) = (next(), next());
        check(a, b);
        let (x, y) = (bag(a), bag(b));
        assert_eq!(x.contains(y), y.without(x).is_empty());
        assert_eq!(x.shared(y), y.shared(x));
        assert!(x.contains(x.shared(y)) && y.contains(x.shared(y)));
        assert_eq!(x.without(y).with(x.shared(y)), Ok(x));
        assert_eq!(x.with(y), y.with(x));
        if let Ok(sum) = x.with(y) {
            assert_eq!(sum.without(y), x);
            assert_eq!(sum.size(), x.size() + y.size());
        }
    }
}

/// Eight cubes of one symbol are refused, and the symbol is named.
#[test]
fn too_many() {
    for symbol in 0..Bag::SYMBOLS {
        for count in Bag::MOST + 1..=u8::MAX {
            let mut counts = [Bag::MOST; Bag::SYMBOLS];
            counts[symbol] = count;
            assert_eq!(Bag::from_counts(counts), Err(TooMany { symbol }));
        }
        let seven = Bag::from_symbols([symbol; 7]).expect("seven fit");
        assert_eq!(seven.counts()[symbol], 7);
        assert_eq!(
            Bag::from_symbols([symbol; 300]),
            Err(TooMany { symbol }),
            "a count does not wrap round"
        );
    }
    assert_eq!(
        TooMany { symbol: 3 }.to_string(),
        "more than 7 cubes of symbol 3"
    );
}

/// Symbol `s` stands at bit `4s`, and a bag shows its counts.
#[test]
fn packing_and_printing() {
    let mixed = Bag::from_symbols([0, 15, 15]).expect("three cubes fit");
    assert_eq!(mixed.packed(), 0x2000_0000_0000_0001);
    assert_eq!(Bag::EMPTY, Bag::default());
    assert_eq!(
        format!("{mixed:?}"),
        "Bag[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]"
    );
}
