//! Every set that can be named with exactly these signs.

use std::sync::Arc;

use super::grammar::{Cards, Join};
use super::signs::{Bag, PRIME, UNION};
use super::tables::{Tables, Told, splits};
use super::watch::{Stop, Watch};

impl Tables {
    /// Every set that these signs name, each once.
    pub(super) fn names(&mut self, bag: Bag, watch: &Watch) -> Result<Arc<[Cards]>, Stop> {
        match self.names.get(bag) {
            Some(known) => Ok(known),
            None => self.make_names(bag, watch, &mut |_| Ok(())),
        }
    }

    /// Tell every set that these signs name as soon as it is found.
    pub(super) fn tell_names(
        &mut self,
        bag: Bag,
        watch: &Watch,
        told: Told<Cards>,
    ) -> Result<(), Stop> {
        match self.names.get(bag) {
            Some(known) => known.iter().try_for_each(|&cards| told(cards)),
            None => self.make_names(bag, watch, told).map(|_| ()),
        }
    }

    fn make_names(
        &mut self,
        bag: Bag,
        watch: &Watch,
        told: Told<Cards>,
    ) -> Result<Arc<[Cards]>, Stop> {
        let (mut found, mut seen) = (Vec::new(), self.seen());
        let mut take = |cards: Cards| -> Result<(), Stop> {
            if seen.is_new(cards) {
                found.push(cards);
                told(cards)?;
            }
            Ok(())
        };
        if bag.operands().size() == 1 && bag.operations().is_empty() {
            let sign = (0..UNION).find(|&sign| bag.count(sign) > 0).unwrap_or(0);
            let sets = self.grammar.sets(sign);
            sets.iter().try_for_each(|&cards| take(cards))?;
        } else if bag.pieces() == 1 {
            if bag.count(PRIME) > 0 {
                for &inner in &*self.names(bag.minus(Bag::of(PRIME, 1)), watch)? {
                    take(self.grammar.complement(inner))?;
                }
            }
            for sign in (UNION..PRIME).filter(|&sign| bag.count(sign) > 0) {
                for (one, other) in splits(bag.minus(Bag::of(sign, 1)), 1) {
                    if one > other {
                        continue; // told with its parts the other way round
                    }
                    let ones = self.names(one, watch)?;
                    let others = self.names(other, watch)?;
                    for &join in self.grammar.joins(sign) {
                        joined(join, &ones, &others, watch, &mut take)?;
                        if !join.is_symmetric() {
                            joined(join, &others, &ones, watch, &mut take)?;
                        }
                    }
                }
            }
        }
        self.keep(|tables| &mut tables.names, bag, found, watch)
    }
}

fn joined(
    join: Join,
    ones: &[Cards],
    others: &[Cards],
    watch: &Watch,
    take: &mut impl FnMut(Cards) -> Result<(), Stop>,
) -> Result<(), Stop> {
    for &one in ones {
        watch.spend(others.len())?;
        for &other in others {
            take(join.of(one, other))?;
        }
    }
    Ok(())
}
