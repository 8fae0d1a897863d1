//! The search: which sets of cards a correct Solution can end in.
//!
//! What a Set-Name names and what Restrictions leave are chosen apart, since both parts use the
//! same cubes; a Solution is a name and cards left that together fit the Goal.

use super::deal::{Aim, Kinds};
use super::grammar::Cards;
use super::offers::{Offer, Position, Rules, offers};
use super::sets::{Kept, Met, Seen, Tables};
use super::signs::{Bag, TooManySigns};
use super::watch::{Stop, Watch};

/// A Solution as the search finds it: what names its set, and what leaves its cards.
#[derive(Clone, Debug)]
pub(super) struct Find {
    pub(super) offer: Offer,
    pub(super) deal: usize,
    pub(super) places: u16,
    pub(super) name: (Bag, Cards),
    pub(super) restrictions: Option<(Bag, Kept)>,
}

/// How much a search looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Ways to choose the cubes.
    pub offers: u64,
    /// Bags of signs that a Set-Name was made of.
    pub names: u64,
    /// Bags of signs that Restrictions were made of.
    pub restrictions: u64,
    /// Names held against cards left.
    pub pairs: u64,
}

/// How a search ended.
#[derive(Debug)]
pub(super) struct Ended {
    pub(super) found: Vec<Find>,
    /// Whether everything was looked at, or as much found as was asked for.
    pub(super) is_decided: bool,
    /// Whether the cards alone decided, whatever the cubes.
    pub(super) is_by_cards: bool,
    pub(super) counts: Counts,
}

/// What is looked for, and what has been found.
struct Sought<'a> {
    kinds: &'a Kinds,
    aim: &'a Aim,
    most: usize,
    /// Whether finds may end in the same set, if they are made of other signs.
    is_various: bool,
    found: Vec<Find>,
    counts: Counts,
}

/// The tables of a shake: for cubes used as they are, and for primes written at will.
pub(super) struct Shelf {
    pub(super) plain: Tables,
    pub(super) closed: Tables,
    /// Bags that name no set that fits the Goal.
    missed: [Met<Bag>; 2],
}

impl Shelf {
    pub(super) fn new(plain: Tables, closed: Tables) -> Self {
        Self {
            plain,
            closed,
            missed: Default::default(),
        }
    }

    pub(super) fn for_offer(&mut self, offer: &Offer) -> &mut Tables {
        if offer.is_closed() {
            &mut self.closed
        } else {
            &mut self.plain
        }
    }

    pub(super) const fn bytes(&self) -> usize {
        self.plain.bytes() + self.closed.bytes()
    }

    pub(super) fn clear(&mut self) {
        self.plain.clear();
        self.closed.clear();
    }

    /// Another Goal is aimed at.
    pub(super) fn aim_anew(&mut self) {
        self.missed = Default::default();
    }
}

/// What one search is about.
pub(super) struct Asked<'a> {
    pub(super) rules: &'a Rules,
    pub(super) kinds: &'a Kinds,
    pub(super) goals: &'a [u32],
    pub(super) position: &'a Position,
    pub(super) most: usize,
    pub(super) is_various: bool,
}

/// Look for so many Solutions.
///
/// # Errors
/// [`TooManySigns`] where there are more cubes of a sign than any box holds.
pub(super) fn search(
    asked: &Asked,
    shelf: &mut Shelf,
    aim: &mut Aim,
    watch: &Watch,
) -> Result<Ended, TooManySigns> {
    let offers = offers(asked.rules, asked.position)?;
    let fewest = if asked.is_various {
        1
    } else {
        asked.rules.solutions
    };
    if !asked
        .kinds
        .could_fit(asked.goals, named_colours(&offers), fewest)
    {
        let counts = Counts::default();
        return Ok(Ended {
            found: Vec::new(),
            is_decided: true,
            is_by_cards: true,
            counts,
        });
    }
    let has_restrictions = offers.iter().any(|offer| offer.may_restrict);
    if has_restrictions {
        aim.look_within();
    }
    let mut sought = Sought {
        kinds: asked.kinds,
        aim,
        most: asked.most,
        is_various: asked.is_various,
        found: Vec::new(),
        counts: Counts {
            offers: offers.len() as u64,
            ..Counts::default()
        },
    };
    let ended = offers
        .iter()
        .filter(|offer| offer.may_stand_alone)
        .try_for_each(|offer| sought.by_name(asked.rules, offer, shelf, watch))
        .and_then(|()| {
            offers
                .iter()
                .filter(|offer| offer.may_restrict)
                .try_for_each(|offer| sought.by_both(asked.rules, offer, shelf, watch))
        });
    Ok(Ended {
        found: sought.found,
        is_decided: ended != Err(Stop::Spent),
        is_by_cards: false,
        counts: sought.counts,
    })
}

/// The colours that some offer has a cube for.
fn named_colours(offers: &[Offer]) -> u8 {
    offers.iter().fold(0, |all, offer| {
        (0..4)
            .filter(|&colour| offer.offered.count(colour) > 0)
            .fold(all, |all, c| all | 1 << c)
    })
}

/// Tell every bag of signs that a Set-Name can be made of, those with fewer sets first.
fn each_name(
    rules: &Rules,
    offer: &Offer,
    is_alone: bool,
    mut told: impl FnMut(Bag) -> Result<(), Stop>,
) -> Result<(), Stop> {
    for (count, operands) in by_size(offer.offered.operands(), offer.in_name.operands()) {
        let Some(binaries) = count.checked_sub(1) else {
            continue;
        };
        for operations in offer.operations(offer.in_name, binaries) {
            let bag = operands.plus(operations);
            let is_enough = operations.size() >= rules.least_operations
                && (!is_alone || bag.size() >= rules.least_cubes);
            if offer.is_closed() || is_enough {
                told(bag)?;
            }
        }
    }
    Ok(())
}

/// Tell every bag of signs that Restrictions can be made of, those with fewer sets first.
fn each_restriction(
    offer: &Offer,
    mut told: impl FnMut(Bag) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let needed = offer.in_restrictions;
    let mut relations = offer.offered.relations().down_to(needed.relations());
    relations.retain(|bag| !bag.is_empty());
    relations.sort_by_key(|bag| bag.size());
    for (count, operands) in by_size(offer.offered.operands(), needed.operands()) {
        for &links in &relations {
            for pieces in 1..=links.size() {
                let Some(binaries) = count.checked_sub(links.size() + pieces) else {
                    break;
                };
                for operations in offer.operations(needed, binaries) {
                    told(operands.plus(links).plus(operations))?;
                }
            }
        }
    }
    Ok(())
}

fn by_size(most: Bag, least: Bag) -> Vec<(u32, Bag)> {
    let mut found: Vec<(u32, Bag)> = most
        .down_to(least)
        .into_iter()
        .map(|bag| (bag.size(), bag))
        .collect();
    found.sort_by_key(|&(size, _)| size);
    found
}

impl Sought<'_> {
    /// Look at Set-Names without Restrictions.
    fn by_name(
        &mut self,
        rules: &Rules,
        offer: &Offer,
        tables_of: &mut Shelf,
        watch: &Watch,
    ) -> Result<(), Stop> {
        let Shelf {
            plain,
            closed,
            missed,
        } = tables_of;
        let tables = if offer.is_closed() { closed } else { plain };
        let missed = &mut missed[usize::from(offer.is_closed())];
        each_name(rules, offer, true, |bag| {
            if offer
                .before
                .as_ref()
                .is_some_and(|before| before.holds(bag, offer))
                || missed.contains(&bag)
            {
                return Ok(());
            }
            self.counts.names += 1;
            let mut has_hit = false;
            tables.tell_names(bag, watch, &mut |cards| {
                if self.aim.good(cards) == 0 {
                    return Ok(());
                }
                has_hit = true;
                self.take(offer, (bag, cards), cards, None)
            })?;
            if !has_hit {
                missed.insert(bag);
            }
            Ok(())
        })
    }

    /// Look at Set-Names with Restrictions.
    fn by_both(
        &mut self,
        rules: &Rules,
        offer: &Offer,
        tables_of: &mut Shelf,
        watch: &Watch,
    ) -> Result<(), Stop> {
        let is_old = |bag: Bag| {
            offer
                .before
                .as_ref()
                .is_some_and(|before| before.holds(bag, offer))
        };
        let tables = tables_of.for_offer(offer);
        let (mut old, mut new) = (Vec::new(), Vec::new());
        let mut seen = [tables.seen(), tables.seen()];
        each_name(rules, offer, false, |bag| {
            let which = usize::from(is_old(bag));
            self.counts.names += 1;
            let names = tables.names(bag, watch)?;
            let pile = if which == 1 { &mut old } else { &mut new };
            pile.extend(names.iter().filter_map(|&cards| {
                let is_wanted = self.aim.within(cards) != 0 && seen[which].is_new(cards);
                (is_wanted || self.is_various).then_some((bag, cards))
            }));
            Ok(())
        })?;
        let mut seen: [Seen; 2] = [tables.seen(), tables.seen()];
        let skips_seen = !rules.is_null_barred && !self.is_various;
        each_restriction(offer, |bag| {
            let is_old = is_old(bag);
            if new.is_empty() && (is_old || old.is_empty()) {
                return Ok(());
            }
            self.counts.restrictions += 1;
            tables.tell_kept(bag, watch, &mut |kept| {
                if self.aim.within(kept.left) == 0
                    || skips_seen && !seen[usize::from(is_old)].is_new(kept.left)
                {
                    return Ok(());
                }
                self.against(offer, (bag, kept), &new, watch)?;
                if is_old {
                    Ok(())
                } else {
                    self.against(offer, (bag, kept), &old, watch)
                }
            })
        })
    }

    /// Hold names against the cards that some Restrictions leave.
    fn against(
        &mut self,
        offer: &Offer,
        restrictions: (Bag, Kept),
        names: &[(Bag, Cards)],
        watch: &Watch,
    ) -> Result<(), Stop> {
        watch.spend(names.len())?;
        self.counts.pairs += names.len() as u64;
        let left = restrictions.1.left;
        for &(bag, cards) in names {
            if self.aim.good(cards & left) != 0 {
                self.take(offer, (bag, cards), cards & left, Some(restrictions))?;
            }
        }
        Ok(())
    }

    /// Keep a Solution in every deal where it is right, if it ends in a set that is new.
    fn take(
        &mut self,
        offer: &Offer,
        name: (Bag, Cards),
        cards: Cards,
        restrictions: Option<(Bag, Kept)>,
    ) -> Result<(), Stop> {
        let good = self.aim.good(cards);
        for (deal, sorted) in self.kinds.deals.iter().enumerate() {
            if good >> deal & 1 == 0 {
                continue;
            }
            if let Some((_, kept)) = restrictions {
                let mut alone = kept.alone.iter().take_while(|&&cards| cards != 0);
                if alone.any(|&cards| cards & sorted.present == 0) {
                    continue; // with these dots, a Restriction removes no card of its own
                }
            }
            let places = sorted.places(cards);
            let is_known = self.found.iter().any(|find| {
                find.places == places
                    && (!self.is_various
                        || find.name.0 == name.0
                            && find.restrictions.map(|one| one.0) == restrictions.map(|one| one.0))
            });
            if is_known {
                continue;
            }
            let offer = offer.clone();
            self.found.push(Find {
                offer,
                deal,
                places,
                name,
                restrictions,
            });
            if self.found.len() >= self.most {
                return Err(Stop::Enough);
            }
        }
        Ok(())
    }
}
