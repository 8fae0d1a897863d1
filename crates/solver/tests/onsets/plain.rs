//! A plain search of On-Sets, cube by cube: slow, and without any of the crate's tables.

use std::collections::{BTreeMap, BTreeSet};

use forceout_solver::onsets::{Deal, Pile, Rules};

/// Sets of places of cards, by the cubes that name them: the plain search, without any table that
/// knows of kinds of card, of parts of like size, or of what was on offer before.
pub struct Plain<'a> {
    rules: &'a Rules,
    deal: &'a Deal,
    offered: Pile,
    names: BTreeMap<Pile, BTreeSet<u16>>,
}

impl<'a> Plain<'a> {
    pub fn new(rules: &'a Rules, deal: &'a Deal, offered: Pile) -> Self {
        let mut plain = Self {
            rules,
            deal,
            offered,
            names: BTreeMap::new(),
        };
        let piles = plain.piles();
        for pile in piles {
            let found = plain.named(&pile);
            plain.names.insert(pile, found);
        }
        plain
    }

    /// Every pile of cubes on offer, smaller ones first.
    fn piles(&self) -> Vec<Pile> {
        let mut found = vec![Pile::default()];
        for face in 0..12 {
            for number in 0..found.len() {
                for count in 1..=self.offered[face] {
                    let mut more = found[number];
                    more[face] = count;
                    found.push(more);
                }
            }
        }
        found.sort_by_key(|pile| pile.iter().sum::<u8>());
        found
    }

    fn whole(&self) -> u16 {
        self.deal.dots.iter().fold(0, |whole, _| whole << 1 | 1)
    }

    fn with(&self, colour: usize) -> u16 {
        let has = |(place, dots): (usize, &u8)| u16::from(dots >> colour & 1) << place;
        self.deal.dots.iter().enumerate().map(has).sum()
    }

    fn named(&self, pile: &Pile) -> BTreeSet<u16> {
        let mut found = BTreeSet::new();
        if pile.iter().sum::<u8>() == 1 {
            for face in (0..6).filter(|&face| pile[face] == 1) {
                found.insert(match face {
                    4 => self.whole(),
                    5 => 0,
                    colour => self.with(colour),
                });
            }
        }
        for sign in (6..10).filter(|&sign| pile[sign] > 0) {
            let mut rest = *pile;
            rest[sign] -= 1;
            if sign == 9 {
                found.extend(self.names[&rest].iter().map(|cards| self.whole() & !cards));
                continue;
            }
            for (one, ones) in &self.names {
                let Some(other) = without(&rest, one) else {
                    continue;
                };
                for (&left, &right) in ones
                    .iter()
                    .flat_map(|left| self.names[&other].iter().map(move |right| (left, right)))
                {
                    found.insert(match sign {
                        6 => left | right,
                        7 => left & right,
                        _ if self.rules.alike.is_symmetric => left ^ right,
                        _ => left & !right,
                    });
                }
            }
        }
        found
    }

    /// Every chain: its cubes, its last set, and what it leaves.
    fn chains(&self) -> BTreeSet<(Pile, u16, u16)> {
        let mut ends: BTreeSet<(Pile, u16, u16)> = BTreeSet::new();
        for (pile, names) in &self.names {
            ends.extend(names.iter().map(|&last| (*pile, last, self.whole())));
        }
        let mut found = BTreeSet::new();
        while !ends.is_empty() {
            let mut longer = BTreeSet::new();
            for (pile, last, left) in ends {
                for (other, names) in &self.names {
                    for sign in 10..12 {
                        let Some(mut total) = self.together(&pile, other) else {
                            continue;
                        };
                        total[sign] += 1;
                        if total[sign] > self.offered[sign] {
                            continue;
                        }
                        for &set in names {
                            let out = if sign == 11 { last & !set } else { last ^ set };
                            longer.insert((total, set, left & !out));
                        }
                    }
                }
            }
            found.extend(longer.iter().copied());
            ends = longer;
        }
        found
    }

    fn together(&self, one: &Pile, other: &Pile) -> Option<Pile> {
        let mut total = *one;
        for face in 0..12 {
            total[face] += other[face];
            if total[face] > self.offered[face] {
                return None;
            }
        }
        Some(total)
    }

    /// What Restrictions side by side leave, one by one, by their cubes.
    fn restrictions(&self) -> BTreeSet<(Pile, Vec<u16>)> {
        let single: BTreeSet<(Pile, u16)> = self
            .chains()
            .into_iter()
            .map(|(pile, _, left)| (pile, left))
            .collect();
        let mut row: BTreeSet<(Pile, Vec<u16>)> = single
            .iter()
            .map(|&(pile, left)| (pile, vec![left]))
            .collect();
        let mut found = BTreeSet::new();
        while !row.is_empty() {
            let mut longer = BTreeSet::new();
            for (pile, kept) in &row {
                for (other, left) in &single {
                    if let Some(total) = self.together(pile, other) {
                        let mut more = kept.clone();
                        more.push(*left);
                        more.sort_unstable();
                        longer.insert((total, more));
                    }
                }
            }
            found.append(&mut row);
            row = longer;
        }
        found
    }

    /// Every set of cards that a correct Solution ends in.
    pub fn ends(&self, required: &Pile, goals: &[u32]) -> BTreeSet<u16> {
        let mut in_name = *required;
        (in_name[10], in_name[11]) = (0, 0);
        let names: Vec<(&Pile, u16)> = self
            .names
            .iter()
            .filter(|(pile, _)| without(pile, &in_name).is_some())
            .filter(|(pile, _)| {
                pile[6..10]
                    .iter()
                    .map(|&count| u32::from(count))
                    .sum::<u32>()
                    >= self.rules.least_operations
            })
            .flat_map(|(pile, sets)| sets.iter().map(move |&cards| (pile, cards)))
            .collect();
        let mut found = BTreeSet::new();
        if in_name == *required {
            let enough = names
                .iter()
                .filter(|(pile, _)| pile.iter().sum::<u8>() >= 2);
            found.extend(enough.map(|&(_, cards)| cards));
        }
        if self.rules.may_restrict {
            for (pile, kept) in self.restrictions() {
                let null = |place: usize| {
                    let mut others = self.whole();
                    for (number, left) in kept.iter().enumerate() {
                        others &= if number == place { u16::MAX } else { *left };
                    }
                    others & !kept[place] == 0
                };
                if without(&pile, required).is_none()
                    || self.rules.is_null_barred && (0..kept.len()).any(null)
                {
                    continue;
                }
                let left = kept.iter().fold(self.whole(), |left, kept| left & kept);
                found.extend(names.iter().map(|&(_, cards)| cards & left));
            }
        }
        found.retain(|&cards| {
            let count: u32 = (0..self.deal.dots.len())
                .filter(|place| cards >> place & 1 == 1)
                .map(|place| u32::from(self.deal.weights[place]))
                .sum();
            goals.contains(&count)
                && cards & self.deal.wanted == self.deal.wanted
                && cards & self.deal.barred == 0
        });
        found
    }
}

/// What is left of a pile without a part that it holds.
pub fn without(pile: &Pile, part: &Pile) -> Option<Pile> {
    let mut left = *pile;
    for face in 0..12 {
        left[face] = pile[face].checked_sub(part[face])?;
    }
    Some(left)
}
