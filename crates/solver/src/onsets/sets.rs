//! Every set that can be named with exactly these signs, and every set of cards that Restrictions
//! made of exactly these signs leave. Both depend on the cards alone, and are kept.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

use super::grammar::{Cards, Grammar, Join};
use super::signs::{Bag, EQUALS, PRIME, SUBSET, UNION};
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

type Known<K, V> = HashMap<K, V, BuildHasherDefault<Mixed>>;
/// What has been met before.
pub(super) type Met<K> = HashSet<K, BuildHasherDefault<Mixed>>;
/// What is told of every new find; it says when to stop.
pub(super) type Told<'a, T> = &'a mut dyn FnMut(T) -> Result<(), Stop>;

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
    pub(super) const MOST: usize = 5;
}

/// One end of a chain: the last set, and the cards that satisfy all links so far.
type Link = (Cards, Cards);

/// The tables of one grammar.
pub(super) struct Tables {
    pub(super) grammar: Grammar,
    pub(super) is_null_barred: bool,
    cards: u32,
    names: Known<Bag, Arc<[Cards]>>,
    chains: Known<Bag, Arc<[Link]>>,
    kept: Known<Bag, Arc<[Kept]>>,
    bytes: usize,
}

/// Which sets of cards have been seen.
pub(super) struct Seen(Vec<u64>);

impl Seen {
    pub(super) fn new(cards: u32) -> Self {
        Self(vec![0; (1_usize << cards).div_ceil(64)])
    }

    /// Note a set; whether it is new.
    pub(super) fn is_new(&mut self, cards: Cards) -> bool {
        let word = &mut self.0[usize::from(cards >> 6)];
        let bit = 1 << (cards & 63);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

impl Tables {
    pub(super) fn new(grammar: Grammar, is_null_barred: bool) -> Self {
        Self {
            cards: grammar.whole.trailing_ones(),
            grammar,
            is_null_barred,
            names: Known::default(),
            chains: Known::default(),
            kept: Known::default(),
            bytes: 0,
        }
    }

    /// About how much memory the tables take.
    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Forget everything.
    pub(super) fn clear(&mut self) {
        self.names.clear();
        self.chains.clear();
        self.kept.clear();
        self.bytes = 0;
    }

    pub(super) fn seen(&self) -> Seen {
        Seen::new(self.cards)
    }

    /// Every set that these signs name, each once.
    pub(super) fn names(&mut self, bag: Bag, watch: &Watch) -> Result<Arc<[Cards]>, Stop> {
        match self.names.get(&bag) {
            Some(known) => Ok(Arc::clone(known)),
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
        match self.names.get(&bag) {
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
            self.grammar
                .sets(sign)
                .iter()
                .try_for_each(|&cards| take(cards))?;
        } else if bag.pieces() == 1 {
            if bag.count(PRIME) > 0 {
                let inner = self.names(bag.minus(Bag::of(PRIME, 1)), watch)?;
                watch.spend(inner.len())?;
                inner
                    .iter()
                    .try_for_each(|&cards| take(self.grammar.complement(cards)))?;
            }
            for sign in UNION..PRIME {
                if bag.count(sign) == 0 {
                    continue;
                }
                for (one, other) in splits(bag.minus(Bag::of(sign, 1)), 1) {
                    if one > other {
                        continue; // told with its parts the other way round
                    }
                    let ones = self.names(one, watch)?;
                    let others = self.names(other, watch)?;
                    for &join in self.grammar.joins(sign) {
                        watch.spend(ones.len() * others.len())?;
                        joined(join, &ones, &others, &mut take)?;
                        if !join.is_symmetric() {
                            joined(join, &others, &ones, &mut take)?;
                        }
                    }
                }
            }
        }
        let found: Arc<[Cards]> = found.into();
        watch.count_bag();
        self.bytes += 48 + 2 * found.len();
        self.names.insert(bag, Arc::clone(&found));
        Ok(found)
    }

    /// Every way to end a chain made of these signs, each once.
    pub(super) fn chains(&mut self, bag: Bag, watch: &Watch) -> Result<Arc<[Link]>, Stop> {
        if let Some(known) = self.chains.get(&bag) {
            return Ok(Arc::clone(known));
        }
        let mut found = Vec::new();
        if bag.relations().is_empty() {
            let whole = self.grammar.whole;
            found.extend(self.names(bag, watch)?.iter().map(|&last| (last, whole)));
        } else {
            let mut seen: Met<Link> = Met::default();
            self.tell_links(bag, watch, &mut |link| {
                if seen.insert(link) {
                    found.push(link);
                }
                Ok(())
            })?;
        }
        let found: Arc<[Link]> = found.into();
        self.bytes += 48 + 4 * found.len();
        self.chains.insert(bag, Arc::clone(&found));
        Ok(found)
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
                let chains = self.chains(chain, watch)?;
                watch.spend(chains.len() * lasts.len())?;
                for &(before, left) in &*chains {
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
        match self.kept.get(&bag) {
            Some(known) => Ok(Arc::clone(known)),
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
        match self.kept.get(&bag) {
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
        let (mut seen, mut seen_alone) = (self.seen(), Met::default());
        let (whole, is_null_barred) = (self.grammar.whole, self.is_null_barred);
        let mut take = |kept: Kept| -> Result<(), Stop> {
            let is_new = if is_null_barred {
                seen_alone.insert(kept)
            } else {
                seen.is_new(kept.left)
            };
            if is_new {
                found.push(kept);
                told(kept)?;
            }
            Ok(())
        };
        match bag.pieces() {
            1 => self.tell_links(bag, watch, &mut |(_, left)| {
                let mut alone = [0; Kept::MOST];
                if is_null_barred {
                    if left == whole {
                        return Ok(());
                    }
                    alone[0] = whole & !left;
                }
                take(Kept { left, alone })
            })?,
            pieces => {
                for (first, rest) in splits(bag, 1) {
                    if first.relations().is_empty() || rest.relations().is_empty() {
                        continue;
                    }
                    if pieces == 2 && first > rest {
                        continue; // told with its parts the other way round
                    }
                    let firsts = self.kept(first, watch)?;
                    let rests = self.kept(rest, watch)?;
                    watch.spend(firsts.len() * rests.len())?;
                    for one in &*firsts {
                        for others in &*rests {
                            if let Some(both) = together(one, others, whole, is_null_barred)? {
                                take(both)?;
                            }
                        }
                    }
                }
            }
        }
        let found: Arc<[Kept]> = found.into();
        watch.count_bag();
        self.bytes += 48 + size_of::<Kept>() * found.len();
        self.kept.insert(bag, Arc::clone(&found));
        Ok(found)
    }
}

fn joined(
    join: Join,
    ones: &[Cards],
    others: &[Cards],
    take: &mut impl FnMut(Cards) -> Result<(), Stop>,
) -> Result<(), Stop> {
    for &one in ones {
        for &other in others {
            take(join.of(one, other))?;
        }
    }
    Ok(())
}

/// One Restriction beside others; nothing where one of them would remove no card of its own.
pub(super) fn together(
    one: &Kept,
    others: &Kept,
    whole: Cards,
    is_null_barred: bool,
) -> Result<Option<Kept>, Stop> {
    let left = one.left & others.left;
    let mut alone = [0; Kept::MOST];
    if is_null_barred {
        alone[0] = others.left & !one.left & whole;
        let mut count = 1;
        for &before in others.alone.iter().take_while(|&&cards| cards != 0) {
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
