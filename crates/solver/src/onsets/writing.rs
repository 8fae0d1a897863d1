//! A find written out: the tables are asked again how each set was made.

use super::grammar::{Cards, Join};
use super::offers::Offer;
use super::restrictions::{Kept, asides};
use super::search::Find;
use super::signs::{Bag, EQUALS, MINUS, PRIME, SUBSET, Sign, UNION, WRITTEN};
use super::tables::{Tables, splits};
use super::watch::{Stop, Watch};

/// A Solution in signs, fully grouped; which cube each sign comes from is left open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What the wild cubes stand for, as the place of a sign.
    pub wild_as: Option<Sign>,
    /// The face of the one cube of Resources that may be used, after a Now challenge.
    pub extra: Option<Sign>,
    /// Which deal it is written for.
    pub deal: usize,
    /// The cards that it selects, by their place.
    pub cards: u16,
    /// The Restrictions, in notation.
    pub restrictions: Vec<String>,
    /// The Set-Name, in notation.
    pub set_name: String,
}

/// How a set was made.
enum Made {
    Set(char),
    Primed(Box<Made>),
    Joined(Join, Box<Made>, Box<Made>),
}

/// How a chain was made: its first set, and each further one with the relation before it.
struct Chain(Made, Vec<(Sign, Made)>);

/// Write a find.
pub(super) fn write(
    find: &Find,
    tables: &mut Tables,
    least_operations: u32,
    least_cubes: u32,
) -> Option<Solution> {
    let mut on = |_| true;
    let watch = Watch::new(&mut on, usize::MAX);
    let mut writer = Writer {
        tables,
        watch: &watch,
    };
    let (bag, cards) = find.name;
    let mut name = [writer.name(bag, cards).ok()??];
    let is_alone = find.restrictions.is_none();
    let mut restrictions = match find.restrictions {
        Some((bag, kept)) => writer.kept(bag, kept).ok()??,
        None => Vec::new(),
    };
    if find.offer.is_closed() {
        let offer = &find.offer;
        let primes = offer.in_name.count(PRIME);
        let mut sets: Vec<&mut Made> = name.iter_mut().collect();
        let least = least_operations.max(if is_alone {
            least_cubes.saturating_sub(1)
        } else {
            0
        });
        with_signs(offer, offer.in_name, &mut sets, primes, least);
        let mut sets: Vec<&mut Made> = Vec::new();
        for Chain(first, more) in &mut restrictions {
            sets.push(first);
            sets.extend(more.iter_mut().map(|(_, set)| set));
        }
        if !is_alone {
            let primes = offer.in_restrictions.count(PRIME);
            with_signs(offer, offer.in_restrictions, &mut sets, primes, 0);
        }
    }
    Some(Solution {
        wild_as: find.offer.wild_as,
        extra: find.offer.extra,
        deal: find.deal,
        cards: find.places,
        restrictions: restrictions.iter().map(Chain::shown).collect(),
        set_name: name[0].shown(),
    })
}

struct Writer<'a, 'b> {
    tables: &'a mut Tables,
    watch: &'a Watch<'b>,
}

type Answer<T> = Result<Option<T>, Stop>;

impl Writer<'_, '_> {
    /// How exactly these signs name a set.
    fn name(&mut self, bag: Bag, wanted: Cards) -> Answer<Made> {
        let grammar = &self.tables.grammar;
        if bag.operands().size() == 1 && bag.operations().is_empty() {
            let sign = (0..UNION).find(|&sign| bag.count(sign) > 0).unwrap_or(0);
            return Ok(self.set(sign, wanted));
        }
        if bag.count(PRIME) > 0 {
            let inner = grammar.complement(wanted);
            let rest = bag.minus(Bag::of(PRIME, 1));
            if self.tables.names(rest, self.watch)?.contains(&inner) {
                return Ok(self
                    .name(rest, inner)?
                    .map(|made| Made::Primed(Box::new(made))));
            }
        }
        for sign in (UNION..PRIME).filter(|&sign| bag.count(sign) > 0) {
            for (one, other) in splits(bag.minus(Bag::of(sign, 1)), 1) {
                let ones = self.tables.names(one, self.watch)?;
                let others = self.tables.names(other, self.watch)?;
                for &join in self.tables.grammar.joins(sign) {
                    for &left in &*ones {
                        if let Some(&right) =
                            others.iter().find(|&&right| join.of(left, right) == wanted)
                        {
                            let parts = (self.name(one, left)?, self.name(other, right)?);
                            let (Some(left), Some(right)) = parts else {
                                return Ok(None);
                            };
                            return Ok(Some(Made::Joined(join, Box::new(left), Box::new(right))));
                        }
                    }
                }
            }
        }
        Ok(None)
    }

    /// A colour, V or ^; where primes are free, perhaps with one.
    fn set(&self, sign: Sign, wanted: Cards) -> Option<Made> {
        let grammar = &self.tables.grammar;
        let plain = |written| Some(Made::Set(written));
        if sign < 4 {
            let colour = grammar.sets(sign);
            let mine = grammar.colours[sign];
            return match (mine == wanted, colour.contains(&wanted)) {
                (true, _) => plain(WRITTEN[sign]),
                (false, true) => Some(Made::Primed(Box::new(Made::Set(WRITTEN[sign])))),
                (false, false) => None,
            };
        }
        let [universe, null] = grammar.constants(sign);
        if wanted == grammar.whole && universe {
            plain('V')
        } else if wanted == 0 && null {
            plain('^')
        } else {
            let written = if universe { 'V' } else { '^' };
            Some(Made::Primed(Box::new(Made::Set(written))))
        }
    }

    /// How exactly these signs make a chain that leaves some cards, and ends in a set if one is
    /// named.
    fn chain(&mut self, bag: Bag, last: Option<Cards>, left: Cards) -> Answer<Chain> {
        if bag.relations().is_empty() {
            let wanted = last.unwrap_or(self.tables.grammar.whole);
            return Ok(self.name(bag, wanted)?.map(|made| Chain(made, Vec::new())));
        }
        for sign in [EQUALS, SUBSET]
            .into_iter()
            .filter(|&sign| bag.count(sign) > 0)
        {
            for (chain, end) in splits(bag.minus(Bag::of(sign, 1)), 1) {
                if !end.relations().is_empty() {
                    continue;
                }
                let chains = self.tables.chains(chain, self.watch)?;
                let ends = self.tables.names(end, self.watch)?;
                for &(before, so_far) in &*chains {
                    let fits = |&&set: &&Cards| {
                        last.is_none_or(|last| last == set)
                            && so_far & self.tables.grammar.kept(sign, before, set) == left
                    };
                    if let Some(&set) = ends.iter().find(fits) {
                        let parts = (
                            self.chain(chain, Some(before), so_far)?,
                            self.name(end, set)?,
                        );
                        let (Some(Chain(first, mut more)), Some(set)) = parts else {
                            return Ok(None);
                        };
                        more.push((sign, set));
                        return Ok(Some(Chain(first, more)));
                    }
                }
            }
        }
        Ok(None)
    }

    /// How exactly these signs make Restrictions that leave some cards.
    fn kept(&mut self, bag: Bag, wanted: Kept) -> Answer<Vec<Chain>> {
        if bag.pieces() == 1 {
            return Ok(self.chain(bag, None, wanted.left)?.map(|chain| vec![chain]));
        }
        for (first, rest) in asides(bag) {
            let firsts = self.tables.kept(first, self.watch)?;
            let rests = self.tables.kept(rest, self.watch)?;
            for &one in &*firsts {
                for &others in &*rests {
                    let both = self.tables.together(&one, &others)?;
                    if both == Some(wanted) {
                        let parts = (self.kept(first, one)?, self.kept(rest, others)?);
                        let (Some(mut chains), Some(more)) = parts else {
                            return Ok(None);
                        };
                        chains.extend(more);
                        return Ok(Some(chains));
                    }
                }
            }
        }
        Ok(None)
    }
}

impl Made {
    /// In notation; only the outermost operation stands without parentheses.
    fn shown(&self) -> String {
        match self {
            Self::Set(sign) => sign.to_string(),
            Self::Primed(inner) => format!("{}'", inner.enclosed()),
            Self::Joined(join, left, right) => {
                let sign = WRITTEN[join.sign()];
                format!("{} {sign} {}", left.enclosed(), right.enclosed())
            }
        }
    }

    fn enclosed(&self) -> String {
        match self {
            Self::Joined(..) => format!("({})", self.shown()),
            _ => self.shown(),
        }
    }

    fn primes(&self) -> u32 {
        match self {
            Self::Set(_) => 0,
            Self::Primed(inner) => 1 + inner.primes(),
            Self::Joined(_, left, right) => left.primes() + right.primes(),
        }
    }

    fn joins(&self) -> u32 {
        match self {
            Self::Set(_) => 0,
            Self::Primed(inner) => inner.joins(),
            Self::Joined(_, left, right) => 1 + left.joins() + right.joins(),
        }
    }

    /// The complement, with one prime more or one less.
    fn primed(self) -> Self {
        match self {
            Self::Primed(inner) => *inner,
            other => Self::Primed(Box::new(other)),
        }
    }
}

impl Chain {
    fn shown(&self) -> String {
        let mut text = self.0.shown();
        for (sign, set) in &self.1 {
            text.extend([' ', WRITTEN[*sign], ' ']);
            text.push_str(&set.shown());
        }
        text
    }
}

/// Write sets with the operations on offer, every needed one among them, and enough primes.
fn with_signs(offer: &Offer, needed: Bag, sets: &mut [&mut Made], primes: u32, least: u32) {
    let mut owed: Vec<Sign> = (UNION..PRIME)
        .flat_map(|sign| (0..needed.count(sign)).map(move |_| sign))
        .collect();
    for set in sets.iter_mut() {
        let made = std::mem::replace(*set, Made::Set('V'));
        **set = offer.rewritten(made, &mut owed);
    }
    let count = |sets: &[&mut Made]| -> (u32, u32) {
        let primes = sets.iter().map(|set| set.primes()).sum();
        (
            primes,
            primes + sets.iter().map(|set| set.joins()).sum::<u32>(),
        )
    };
    while count(sets).0 < primes || count(sets).1 < least {
        let made = std::mem::replace(sets[0], Made::Set('V'));
        *sets[0] = Made::Primed(Box::new(Made::Primed(Box::new(made))));
    }
}

impl Offer {
    /// Write unions and intersections with the operations that are owed, then as is natural.
    fn rewritten(&self, made: Made, owed: &mut Vec<Sign>) -> Made {
        match made {
            Made::Set(_) => made,
            Made::Primed(inner) => self.rewritten(*inner, owed).primed(),
            Made::Joined(join, left, right) => {
                let place = self.place_for(join, owed);
                let left = self.rewritten(*left, owed);
                let right = self.rewritten(*right, owed);
                self.joined(join, place, left, right)
            }
        }
    }

    fn place_for(&self, join: Join, owed: &mut Vec<Sign>) -> Sign {
        let natural = self.natural(join);
        let serves = |sign: Sign| (join == Join::Symmetric) == (self.is_minus_apart(sign));
        if let Some(place) = owed.iter().position(|&sign| sign == natural) {
            return owed.remove(place);
        }
        if let Some(place) = owed.iter().position(|&sign| serves(sign)) {
            return owed.remove(place);
        }
        let on_offer = |sign: &Sign| self.offered.count(*sign) > 0 && serves(*sign);
        std::iter::once(natural)
            .chain(UNION..PRIME)
            .find(on_offer)
            .unwrap_or(natural)
    }

    /// Whether a sign is a minus that means symmetric difference.
    fn is_minus_apart(&self, sign: Sign) -> bool {
        sign == MINUS && self.is_symmetric
    }

    /// The place of the sign that an operation is written with where it is there.
    fn natural(&self, join: Join) -> Sign {
        self.places[join.sign()]
    }

    fn joined(&self, join: Join, place: Sign, left: Made, right: Made) -> Made {
        let with = |join, left, right| Made::Joined(join, Box::new(left), Box::new(right));
        if place == self.natural(join) {
            return with(join, left, right);
        }
        match (join, place) {
            (Join::Intersection, MINUS) => with(Join::Without, left, right.primed()),
            (Join::Union, MINUS) => with(Join::Without, left.primed(), right).primed(),
            (Join::Intersection, _) => with(Join::Union, left.primed(), right.primed()).primed(),
            _ => with(Join::Intersection, left.primed(), right.primed()).primed(),
        }
    }
}
