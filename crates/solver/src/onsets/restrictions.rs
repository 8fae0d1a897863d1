//! Every set of cards that Restrictions made of exactly these signs leave.
//!
//! A chain is followed from link to link; what Restrictions side by side leave is what all of them
//! leave.

use std::sync::Arc;

use super::grammar::Cards;
use super::signs::{Bag, EQUALS, SUBSET};
use super::tables::{Met, Tables, Told, splits};
use super::watch::{Stop, Watch};

/// What Restrictions leave of the cards: all of them together, and what each alone takes away.
///
/// `alone` is filled only where every Restriction must remove a card; unused places hold nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Kept {
    pub(super) left: Cards,
    pub(super) alone: [Cards; Self::MOST],
}

impl Kept {
    /// Five Restrictions need ten sets and five relations: all fifteen cubes of a roll.
    const MOST: usize = 5;

    /// Whether each Restriction removes a card of its own from those present, where it must.
    pub(super) fn is_full(&self, present: Cards) -> bool {
        self.alone().all(|cards| cards & present != 0)
    }

    /// What each Restriction alone takes away, where that matters.
    fn alone(&self) -> impl Iterator<Item = Cards> + '_ {
        self.alone.iter().copied().take_while(|&cards| cards != 0)
    }
}

/// One end of a chain: the last set, and the cards that satisfy all links so far.
pub(super) type Link = (Cards, Cards);

impl Tables {
    /// Every way to end a chain made of these signs, each once.
    pub(super) fn chains(&mut self, bag: Bag, watch: &Watch) -> Result<Arc<[Link]>, Stop> {
        if let Some(known) = self.chains.get(bag) {
            return Ok(known);
        }
        let mut found = Vec::new();
        if bag.relations().is_empty() {
            let whole = self.grammar.whole;
            found.extend(self.names(bag, watch)?.iter().map(|&last| (last, whole)));
        } else {
            let mut met: Met<Link> = Met::default();
            self.tell_links(bag, watch, &mut |link| {
                if met.insert(link) {
                    found.push(link);
                    watch.hold(size_of::<Link>() * found.len())?;
                }
                Ok(())
            })?;
        }
        self.keep(|tables| &mut tables.chains, bag, found, watch)
    }

    /// Tell the ends of all chains made of these signs, some more than once.
    fn tell_links(&mut self, bag: Bag, watch: &Watch, told: Told<Link>) -> Result<(), Stop> {
        for sign in [EQUALS, SUBSET] {
            if bag.count(sign) == 0 {
                continue;
            }
            for (chain, last) in splits(bag.minus(Bag::of(sign, 1)), 1) {
                if !last.relations().is_empty() {
                    continue;
                }
                let lasts = self.names(last, watch)?;
                for &(before, left) in &*self.chains(chain, watch)? {
                    watch.spend(lasts.len())?;
                    for &set in &*lasts {
                        told((set, left & self.grammar.kept(sign, before, set)))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// What Restrictions made of these signs can leave, each once.
    pub(super) fn kept(&mut self, bag: Bag, watch: &Watch) -> Result<Arc<[Kept]>, Stop> {
        match self.kept.get(bag) {
            Some(known) => Ok(known),
            None => self.make_kept(bag, watch, &mut |_| Ok(())),
        }
    }

    /// Tell what Restrictions made of these signs can leave as soon as it is found.
    pub(super) fn tell_kept(
        &mut self,
        bag: Bag,
        watch: &Watch,
        told: Told<Kept>,
    ) -> Result<(), Stop> {
        match self.kept.get(bag) {
            Some(known) => known.iter().try_for_each(|&kept| told(kept)),
            None => self.make_kept(bag, watch, told).map(|_| ()),
        }
    }

    fn make_kept(
        &mut self,
        bag: Bag,
        watch: &Watch,
        told: Told<Kept>,
    ) -> Result<Arc<[Kept]>, Stop> {
        let mut found = Vec::new();
        let (mut seen, mut met) = (self.seen(), Met::default());
        let is_null_barred = self.is_null_barred;
        let mut take = |kept: Kept| -> Result<(), Stop> {
            let is_new = if is_null_barred {
                met.insert(kept)
            } else {
                seen.is_new(kept.left)
            };
            if is_new {
                found.push(kept);
                watch.hold(size_of::<Kept>() * found.len())?;
                told(kept)?;
            }
            Ok(())
        };
        if bag.pieces() == 1 {
            let whole = self.grammar.whole;
            self.tell_links(bag, watch, &mut |(_, left)| {
                let mut alone = [0; Kept::MOST];
                if is_null_barred {
                    alone[0] = whole & !left;
                    if alone[0] == 0 {
                        return Ok(());
                    }
                }
                take(Kept { left, alone })
            })?;
        } else {
            for (first, rest) in asides(bag) {
                let firsts = self.kept(first, watch)?;
                let rests = self.kept(rest, watch)?;
                for one in &*firsts {
                    watch.spend(rests.len())?;
                    for others in &*rests {
                        if let Some(both) = self.together(one, others)? {
                            take(both)?;
                        }
                    }
                }
            }
        }
        self.keep(|tables| &mut tables.kept, bag, found, watch)
    }

    /// One Restriction beside others; nothing where one of them would remove no card of its own.
    pub(super) fn together(&self, one: &Kept, others: &Kept) -> Result<Option<Kept>, Stop> {
        let left = one.left & others.left;
        let mut alone = [0; Kept::MOST];
        if self.is_null_barred {
            alone[0] = others.left & self.grammar.complement(one.left);
            let mut count = 1;
            for before in others.alone() {
                *alone.get_mut(count).ok_or(Stop::Spent)? = before & one.left;
                count += 1;
            }
            if alone[..count].contains(&0) {
                return Ok(None);
            }
            alone[..count].sort_unstable_by(|a, b| b.cmp(a));
        }
        Ok(Some(Kept { left, alone }))
    }
}

/// Every way to take one Restriction out of several side by side.
pub(super) fn asides(bag: Bag) -> impl Iterator<Item = (Bag, Bag)> {
    let is_two = bag.pieces() == 2;
    splits(bag, 1).into_iter().filter(move |(first, rest)| {
        let are_both = !first.relations().is_empty() && !rest.relations().is_empty();
        are_both && !(is_two && first > rest) // two are told the other way round as well
    })
}
