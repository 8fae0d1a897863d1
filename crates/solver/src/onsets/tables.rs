//! The tables of a shake: everything that exactly these signs can name, or leave.
//!
//! They depend on the cards and on what the signs mean, not on where the cubes lie, so that they
//! are kept from move to move.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

use super::grammar::{Cards, Grammar};
use super::restrictions::{Kept, Link};
use super::signs::Bag;
use super::watch::{Stop, Watch};

/// A packed bag is a good hash of itself once its bits are mixed.
#[derive(Default)]
pub(super) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

/// What has been met before.
pub(super) type Met<K> = HashSet<K, BuildHasherDefault<Mixed>>;
/// What is told of every new find; it says when to stop.
pub(super) type Told<'a, T> = &'a mut dyn FnMut(T) -> Result<(), Stop>;

/// Which sets of cards have been seen.
pub(super) struct Seen(Vec<u64>);

impl Seen {
    /// Note a set; whether it is new.
    pub(super) fn is_new(&mut self, cards: Cards) -> bool {
        let word = &mut self.0[usize::from(cards >> 6)];
        let bit = 1 << (cards & 63);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

/// What is known of each bag of signs, in full.
pub(super) struct Known<T>(HashMap<Bag, Arc<[T]>, BuildHasherDefault<Mixed>>);

impl<T> Known<T> {
    pub(super) fn get(&self, bag: Bag) -> Option<Arc<[T]>> {
        self.0.get(&bag).map(Arc::clone)
    }
}

/// The tables of one grammar.
pub(super) struct Tables {
    pub(super) grammar: Grammar,
    pub(super) is_null_barred: bool,
    pub(super) names: Known<Cards>,
    pub(super) chains: Known<Link>,
    pub(super) kept: Known<Kept>,
    bytes: usize,
}

impl Tables {
    pub(super) fn new(grammar: Grammar, is_null_barred: bool) -> Self {
        Self {
            grammar,
            is_null_barred,
            names: Known(HashMap::default()),
            chains: Known(HashMap::default()),
            kept: Known(HashMap::default()),
            bytes: 0,
        }
    }

    /// About how much memory the tables take.
    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Forget everything.
    pub(super) fn clear(&mut self) {
        self.names.0.clear();
        self.chains.0.clear();
        self.kept.0.clear();
        self.bytes = 0;
    }

    pub(super) fn seen(&self) -> Seen {
        let sets = usize::from(self.grammar.whole) + 1;
        Seen(vec![0; sets.div_ceil(64)])
    }

    /// Keep what was found of a bag.
    pub(super) fn keep<T>(
        &mut self,
        table: fn(&mut Self) -> &mut Known<T>,
        bag: Bag,
        found: Vec<T>,
        watch: &Watch,
    ) -> Result<Arc<[T]>, Stop> {
        self.bytes += Self::ENTRY + size_of::<T>() * found.len();
        watch.count_bag();
        watch.hold(self.bytes)?;
        let found: Arc<[T]> = found.into();
        table(self).0.insert(bag, Arc::clone(&found));
        Ok(found)
    }

    /// What an entry takes besides what it holds.
    const ENTRY: usize = 48;
}

/// Every way to part a bag in two, the first of them so many pieces and both of them some.
///
/// Parts of like size come first: their tables are small, and what they make is various.
pub(super) fn splits(bag: Bag, pieces: i32) -> Vec<(Bag, Bag)> {
    let operations = bag.operations().down_to(Bag::EMPTY);
    let mut found: Vec<(Bag, Bag)> = Vec::new();
    let rest = bag.minus(bag.operations());
    for part in rest.down_to(Bag::EMPTY) {
        let wanted = part.pieces() - pieces;
        if wanted < 0 || part.operands().is_empty() || part.operands() == bag.operands() {
            continue;
        }
        for &some in &operations {
            if i32::try_from(some.binaries().size()) == Ok(wanted) {
                let one = part.plus(some);
                let other = bag.minus(one);
                if other.pieces() > 0 {
                    found.push((one, other));
                }
            }
        }
    }
    let half = bag.operands().size();
    found.sort_by_key(|(one, _)| (2 * one.operands().size()).abs_diff(half));
    found
}
