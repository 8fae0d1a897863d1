//! What the parts of a Solution can be made of: every bag of signs that an offer allows.

use super::offers::{Offer, Repeats, Rules};
use super::signs::{Bag, EQUALS, INTERSECTION, MINUS, PRIME, Sign, UNION};

impl Offer {
    /// Whether primes are written at will, and not counted.
    ///
    /// Where signs are counted, primes are as well.
    pub(super) fn is_closed(&self) -> bool {
        self.repeats == Repeats::OperationsAndPrimes && self.most_signs.is_none()
    }

    /// The colours and constants that a part can have, by how many there are of them.
    pub(super) fn operands(&self, needed: Bag) -> Vec<Vec<Bag>> {
        let (most, least) = (self.offered.operands(), needed.operands());
        let mut found = vec![Vec::new(); (most.size() - least.size()) as usize + 1];
        for bag in most.down_to(least) {
            found[(bag.size() - least.size()) as usize].push(bag);
        }
        found
    }

    /// What a Set-Name with these colours and constants can be made of.
    pub(super) fn names_of(&self, operands: Bag, rules: &Rules, is_alone: bool) -> Vec<Bag> {
        let Some(binaries) = operands.size().checked_sub(1) else {
            return Vec::new();
        };
        let mut found = self.completed(operands, self.in_name, binaries);
        if !self.is_closed() {
            found.retain(|bag| {
                bag.operations().size() >= rules.least_operations
                    && (!is_alone || bag.size() >= rules.least_cubes)
            });
        }
        found
    }

    /// What Restrictions with these colours and constants can be made of.
    pub(super) fn restrictions_of(&self, operands: Bag) -> Vec<Bag> {
        let needed = self.in_restrictions;
        let mut found = Vec::new();
        for links in self.offered.relations().down_to(needed.relations()) {
            for pieces in 1..=links.size() {
                let Some(binaries) = operands.size().checked_sub(links.size() + pieces) else {
                    break;
                };
                found.extend(self.completed(operands.plus(links), needed, binaries));
            }
        }
        found
    }

    /// A bag with each choice of operations, so many of them between two sets.
    fn completed(&self, bag: Bag, needed: Bag, binaries: u32) -> Vec<Bag> {
        let spare = match self.most_signs {
            Some(most) => match most.checked_sub(bag.size() + binaries) {
                Some(spare) => spare.min(u32::from(Bag::MOST)),
                None => return Vec::new(),
            },
            None => 0,
        };
        let mut found = match self.repeats {
            Repeats::Nothing => self.counted(needed, binaries),
            _ if self.is_closed() => self.uncounted(needed, binaries),
            _ => self.repeated(needed, binaries, spare),
        };
        for operations in &mut found {
            *operations = bag.plus(*operations);
        }
        found.retain(|bag| self.most_signs.is_none_or(|most| bag.size() <= most));
        found
    }

    /// Each operation at most as often as there are cubes.
    fn counted(&self, needed: Bag, binaries: u32) -> Vec<Bag> {
        let mut found = self.offered.operations().down_to(needed.operations());
        found.retain(|bag| bag.binaries().size() == binaries);
        found
    }

    /// Each operation on offer as often as is needed or more; primes up to a bound.
    fn repeated(&self, needed: Bag, binaries: u32, most_primes: u32) -> Vec<Bag> {
        let range = |sign: Sign, most: u32| {
            let most = if self.offered.count(sign) > 0 {
                most
            } else {
                0
            };
            needed.count(sign)..=most
        };
        let mut found = Vec::new();
        for union in range(UNION, binaries) {
            for both in range(INTERSECTION, binaries) {
                let Some(minus) = binaries.checked_sub(union + both) else {
                    continue;
                };
                if !range(MINUS, binaries).contains(&minus) {
                    continue;
                }
                for primes in range(PRIME, most_primes) {
                    let joining = Bag::of(UNION, union).plus(Bag::of(INTERSECTION, both));
                    let others = Bag::of(MINUS, minus).plus(Bag::of(PRIME, primes));
                    found.push(joining.plus(others));
                }
            }
        }
        found
    }

    /// Operations as a closed grammar counts them: unions for all, and symmetric differences.
    fn uncounted(&self, needed: Bag, binaries: u32) -> Vec<Bag> {
        let offered = self.offered;
        if !self.is_symmetric {
            let can_be = binaries >= needed.binaries().size()
                && (binaries == 0 || !offered.binaries().is_empty());
            return if can_be {
                vec![Bag::of(UNION, binaries)]
            } else {
                Vec::new()
            };
        }
        let joining = |bag: Bag| bag.count(UNION) + bag.count(INTERSECTION);
        let most = if offered.count(MINUS) > 0 {
            binaries
        } else {
            0
        };
        (needed.count(MINUS)..=most)
            .filter(|minus| {
                let rest = binaries - minus;
                rest >= joining(needed) && (rest == 0 || joining(offered) > 0)
            })
            .map(|minus| Bag::of(UNION, binaries - minus).plus(Bag::of(MINUS, minus)))
            .collect()
    }

    /// Whether a part made of these signs was possible before the one cube of Resources was added.
    pub(super) fn was_possible(&self, bag: Bag) -> bool {
        self.before
            .as_ref()
            .is_some_and(|before| before.holds(bag, self))
    }

    /// Whether a part made of these signs was looked at with this offer, before a later one.
    ///
    /// Where the later offer has one more kind of operation to repeat, everything is looked at
    /// anew, even though some of it was possible before.
    fn holds(&self, bag: Bag, later: &Self) -> bool {
        let kinds = |offer: &Self| -> u32 {
            let is_there = |&sign: &Sign| offer.offered.count(sign) > 0;
            (UNION..EQUALS)
                .filter(is_there)
                .fold(0, |all, sign| all | 1 << sign)
        };
        match self.repeats {
            Repeats::Nothing => self.offered.holds(bag),
            _ => self.offered.holds(bag.minus(bag.operations())) && kinds(self) == kinds(later),
        }
    }
}
