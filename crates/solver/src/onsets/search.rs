//! The search: which sets of cards a correct Solution can end in.
//!
//! What a Set-Name names and what Restrictions leave are chosen apart, since both parts use the
//! same cubes; a Solution is a name and cards left that together fit the Goal.

use super::deal::{Aim, Kinds};
use super::grammar::Cards;
use super::offers::{Offer, Position, Rules, offers};
use super::restrictions::Kept;
use super::shelf::{Shelf, Shortest, Sides};
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

/// How many sizes of the parts are looked at with every offer before any is looked at to the end.
const FIRST_STEPS: usize = 3;

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
    aim: &Aim,
    watch: &Watch,
) -> Result<Ended, TooManySigns> {
    let offers = offers(asked.rules, asked.position)?;
    let fewest = asked.rules.solutions;
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
    let ended = sought.all(asked.rules, &offers, shelf, watch);
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

impl Sought<'_> {
    /// Look at everything, small parts first: with each offer a little, then with each a little more.
    fn all(
        &mut self,
        rules: &Rules,
        offers: &[Offer],
        tables_of: &mut Shelf,
        watch: &Watch,
    ) -> Result<(), Stop> {
        let alone: Vec<(&Offer, Vec<Vec<Bag>>)> = offers
            .iter()
            .filter(|offer| offer.may_stand_alone)
            .map(|offer| (offer, offer.operands(offer.in_name)))
            .collect();
        let steps = alone.iter().map(|(_, sizes)| sizes.len()).max();
        for step in 0..steps.unwrap_or(0) {
            for (offer, sizes) in &alone {
                let operands = sizes.get(step).into_iter().flatten();
                self.by_name(rules, offer, operands, tables_of, watch)?;
            }
        }
        let mut left: Vec<&Offer> = offers.iter().filter(|offer| offer.may_restrict).collect();
        for most_steps in [FIRST_STEPS, usize::MAX] {
            let mut unfinished = Vec::new();
            for offer in left {
                if !self.by_both(rules, offer, most_steps, tables_of, watch)? {
                    unfinished.push(offer);
                }
            }
            left = unfinished;
        }
        Ok(())
    }

    /// Look at Set-Names without Restrictions.
    fn by_name<'b>(
        &mut self,
        rules: &Rules,
        offer: &Offer,
        operands: impl Iterator<Item = &'b Bag>,
        tables_of: &mut Shelf,
        watch: &Watch,
    ) -> Result<(), Stop> {
        let is_closed = offer.is_closed();
        let Shelf {
            plain,
            closed,
            missed,
            ..
        } = tables_of;
        let tables = if is_closed { closed } else { plain };
        let missed = &mut missed[usize::from(is_closed)];
        for bag in operands.flat_map(|&operands| offer.names_of(operands, rules, true)) {
            if offer.was_possible(bag) || missed.contains(&bag) {
                continue;
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
        }
        Ok(())
    }

    /// Look at Set-Names with Restrictions, both growing together, so many steps; whether to the end.
    fn by_both(
        &mut self,
        rules: &Rules,
        offer: &Offer,
        most_steps: usize,
        tables_of: &mut Shelf,
        watch: &Watch,
    ) -> Result<bool, Stop> {
        let for_names = offer.operands(offer.in_name);
        let for_kept = offer.operands(offer.in_restrictions);
        let has_name = |&operands: &Bag| !offer.names_of(operands, rules, false).is_empty();
        let has_restriction = |&operands: &Bag| !offer.restrictions_of(operands).is_empty();
        if rules.is_null_barred && !self.can_lose_a_card()
            || !for_names.iter().flatten().any(has_name)
            || !for_kept.iter().flatten().any(has_restriction)
        {
            return Ok(true);
        }
        let (tables, sides) = tables_of.with_sides(offer);
        sides.clear();
        let steps = for_names.len().max(for_kept.len());
        for step in 0..steps.min(most_steps) {
            for &operands in for_names.get(step).into_iter().flatten() {
                for bag in offer.names_of(operands, rules, false) {
                    self.counts.names += 1;
                    tables.tell_names(bag, watch, &mut |cards| {
                        self.add_name(offer, sides, (bag, cards), watch)
                    })?;
                }
            }
            for &operands in for_kept.get(step).into_iter().flatten() {
                for bag in offer.restrictions_of(operands) {
                    self.counts.restrictions += 1;
                    tables.tell_kept(bag, watch, &mut |kept| {
                        self.add_kept(offer, sides, (bag, kept), watch)
                    })?;
                }
            }
        }
        Ok(steps <= most_steps)
    }

    /// Whether a set that fits the Goal leaves a card for a Restriction to remove.
    fn can_lose_a_card(&self) -> bool {
        let whole = self.kinds.whole();
        let without = |card: u32| whole & !(1 << card);
        (0..whole.count_ones()).any(|card| self.aim.within(without(card)) != 0)
    }

    /// Hold a name against everything that Restrictions leave so far.
    fn add_name(
        &mut self,
        offer: &Offer,
        sides: &mut Sides,
        name: (Bag, Cards),
        watch: &Watch,
    ) -> Result<(), Stop> {
        let age = usize::from(offer.was_possible(name.0));
        if !self.is_useful(name.1, name.0, offer, &mut sides.named[age]) {
            return Ok(());
        }
        sides.names[age].push(name);
        for kept in &sides.kept[..=1 - age] {
            watch.spend(kept.len())?;
            for &one in kept {
                self.pair(offer, name, one)?;
            }
        }
        Ok(())
    }

    /// Hold what Restrictions leave against every name so far.
    fn add_kept(
        &mut self,
        offer: &Offer,
        sides: &mut Sides,
        one: (Bag, Kept),
        watch: &Watch,
    ) -> Result<(), Stop> {
        let age = usize::from(offer.was_possible(one.0));
        let left = one.1.left;
        let is_useful = if self
            .kinds
            .deals
            .iter()
            .all(|deal| one.1.is_full(deal.present))
        {
            self.is_useful(left, one.0, offer, &mut sides.left[age])
        } else {
            self.aim.within(left) != 0 // another way to leave these cards may do in other deals
        };
        if !is_useful {
            return Ok(());
        }
        sides.kept[age].push(one);
        for names in &sides.names[..=1 - age] {
            watch.spend(names.len())?;
            for &name in names {
                self.pair(offer, name, one)?;
            }
        }
        Ok(())
    }

    /// Whether a set has a part that fits the Goal, and is not known in as few signs.
    fn is_useful(&self, cards: Cards, bag: Bag, offer: &Offer, known: &mut Shortest) -> bool {
        let signs = if offer.most_signs.is_some() {
            bag.size()
        } else {
            0
        };
        self.aim.within(cards) != 0 && (self.is_various || known.improves(cards, signs))
    }

    /// Take a name and Restrictions that together fit the Goal.
    fn pair(
        &mut self,
        offer: &Offer,
        name: (Bag, Cards),
        restrictions: (Bag, Kept),
    ) -> Result<(), Stop> {
        self.counts.pairs += 1;
        let cards = name.1 & restrictions.1.left;
        if self.aim.good(cards) == 0 {
            return Ok(());
        }
        let signs = name.0.size() + restrictions.0.size();
        if offer.most_signs.is_some_and(|most| signs > most) {
            return Ok(());
        }
        self.take(offer, name, cards, Some(restrictions))
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
            if restrictions.is_some_and(|(_, kept)| !kept.is_full(sorted.present)) {
                continue;
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
