//! Which sets of cubes may be a Solution.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use super::cubes::Cubes;
use super::meter::Stop;
use super::plan::{Plan, SHARE};
use super::problem::{Counts, MOST_KINDS, Position};
use super::sharing::Sharing;
use super::witness::Desk;

/// Steps between two looks at the clock.
const STEPS: u64 = 1 << 14;

/// The sets of cubes between what must and what may be used.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// What every Solution uses.
    pub least: Cubes,
    /// What no Solution goes beyond.
    pub most: Cubes,
    /// What may be used freely: beyond it there are only so many Resources.
    free: Cubes,
    most_beyond: u32,
    /// Of these any number; of all others together only so many.
    needed: Cubes,
    most_spare: u32,
    /// The sizes of Solutions.
    pub sizes: (u32, u32),
}

impl Span {
    /// The sets of cubes of a position, less what a reading of the Goal uses.
    ///
    /// None where there is no such set.
    ///
    /// # Errors
    /// A sentence where counts do not fit.
    pub fn new(plan: &Plan, position: &Position, uses: &Counts) -> Result<Option<Self>, String> {
        let packed = |counts: &Counts| {
            Cubes::from_counts(counts)
                .filter(|_| counts.len() <= plan.kinds)
                .ok_or_else(|| "a count does not fit the kinds".to_owned())
        };
        let (required, permitted) = (packed(&position.required)?, packed(&position.permitted)?);
        let (resources, uses) = (packed(&position.resources)?, packed(uses)?);
        let together = |a: Cubes, b: Cubes| {
            a.with(b)
                .ok_or_else(|| "there are more than 15 cubes of a kind".to_owned())
        };
        let offered = together(required, permitted)?;
        if !offered.contains(uses) {
            return Ok(None);
        }
        let mut free = offered.less(uses);
        let mut most = together(free, resources)?;
        let mut least = required;
        if !plan.again.is_empty() {
            // One cube of a sign that serves again is as good as many, but for the Required ones.
            let sharing = Sharing::new(plan, required);
            free = sharing.counted(free);
            most = sharing.counted(most);
            least = sharing.counted(least);
        }
        if !most.contains(least) {
            return Ok(None);
        }
        let mut span = Self {
            least,
            most,
            free,
            most_beyond: position.most_resources.unwrap_or(u32::MAX),
            needed: most,
            most_spare: u32::MAX,
            sizes: (0, 0),
        };
        span.narrow(plan);
        let beyond = plan
            .size(span.most.without(span.free))
            .min(span.most_beyond);
        let top = plan.size(span.most.shared(span.free)) + beyond;
        span.sizes = (position.least_cubes.max(plan.size(span.least)).max(1), top);
        Ok((span.sizes.0 <= top && span.most.contains(span.least)).then_some(span))
    }

    /// Every set within some cubes.
    #[must_use]
    pub const fn within(most: Cubes) -> Self {
        Self {
            least: Cubes::NONE,
            most,
            free: most,
            most_beyond: u32::MAX,
            needed: most,
            most_spare: u32::MAX,
            sizes: (0, u32::MAX),
        }
    }

    /// The sets of cubes that can be part of a Solution of so many cubes.
    #[must_use]
    pub const fn parts(&self, plan: &Plan, size: u32) -> Self {
        Self {
            least: Cubes::NONE,
            needed: self.least,
            most_spare: size.saturating_sub(plan.size(self.least)),
            ..*self
        }
    }

    /// The sets of cubes that complete some cubes, those to a set that may be a Solution among them.
    #[must_use]
    pub fn completing(&self, plan: &Plan, cubes: Cubes) -> Self {
        Self {
            least: self.least.without(cubes),
            most: self.most.without(cubes.unmasked(plan.again)),
            ..Self::within(self.most)
        }
    }

    /// The sizes that sets of cubes can have whose numerals and signs go together.
    #[must_use]
    pub fn balanced_sizes(&self, plan: &Plan) -> HashSet<u32> {
        let is_bounded = self.most_beyond < u32::MAX;
        let mut states = vec![(0_u32, 0_u32, 0_i32, 0_i32)];
        for kind in 0..plan.kinds {
            let one = Cubes::one(kind);
            let (least, most) = plan.operands(one);
            let size = plan.size(one);
            let mut next = Vec::new();
            for count in self.least.count(kind)..=self.most.count(kind) {
                let more = count.saturating_sub(self.free.count(kind));
                let more = if is_bounded {
                    size * u32::from(more)
                } else {
                    0
                };
                let (count, n) = (i32::from(count), size * u32::from(count));
                let with = states.iter().map(|&(known, beyond, low, high)| {
                    (
                        known + n,
                        beyond + more,
                        low + least * count,
                        high + most * count,
                    )
                });
                next.extend(with.filter(|&(_, beyond, ..)| beyond <= self.most_beyond));
            }
            next.sort_unstable();
            next.dedup();
            states = next;
        }
        let fits = states
            .iter()
            .filter(|&&(.., low, high)| plan.is_one_operand(low, high));
        fits.map(|&(size, ..)| size).collect()
    }

    /// The weights that sets of so many cubes can have.
    #[must_use]
    pub fn weights(&self, plan: &Plan, size: u32) -> RangeInclusive<u32> {
        let shared = |cubes: Cubes| plan.size(cubes) - plan.weight(cubes);
        let (fewest, most) = (shared(self.least), shared(self.most));
        size.saturating_sub(most)..=size.saturating_sub(fewest)
    }

    /// Whether a set of cubes may be a Solution.
    #[must_use]
    pub fn allows(&self, plan: &Plan, cubes: Cubes) -> bool {
        self.most.contains(cubes) && cubes.contains(self.least) && self.is_within(plan, cubes)
    }

    /// Whether a set of cubes may be part of a Solution, as far as Resources and size go.
    #[must_use]
    pub const fn is_within(&self, plan: &Plan, cubes: Cubes) -> bool {
        (self.most_beyond == u32::MAX || plan.size(cubes.without(self.free)) <= self.most_beyond)
            && (self.most_spare == u32::MAX
                || plan.size(cubes.without(self.needed)) <= self.most_spare)
    }

    /// Whether cubes are among these sets' parts.
    #[must_use]
    pub const fn fits(&self, plan: &Plan, cubes: Cubes) -> bool {
        self.most.contains(cubes) && self.is_within(plan, cubes)
    }

    /// Tells every set of so many cubes that may be a Solution and whose numerals and signs leave
    /// so many operands, until `tell` has seen enough.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn each(
        &self,
        desk: Desk,
        size: (u32, i32),
        tell: &mut dyn FnMut(Cubes) -> Result<bool, Stop>,
    ) -> Result<bool, Stop> {
        self.each_counting(desk, desk.plan.cubes, size, tell)
    }

    /// The same, where only cubes that serve once are counted.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn each_weighing(
        &self,
        desk: Desk,
        weight: (u32, i32),
        tell: &mut dyn FnMut(Cubes) -> Result<bool, Stop>,
    ) -> Result<bool, Stop> {
        let counted = desk.plan.cubes.unmasked(desk.plan.again);
        self.each_counting(desk, counted, weight, tell)
    }

    fn each_counting(
        &self,
        desk: Desk,
        counted: Cubes,
        (size, operands): (u32, i32),
        tell: &mut dyn FnMut(Cubes) -> Result<bool, Stop>,
    ) -> Result<bool, Stop> {
        let plan = desk.plan;
        let Some(more) = size.checked_sub(self.least.masked(counted).size()) else {
            return Ok(false);
        };
        let rest = self.most.less(self.least);
        let mut picker = Picker {
            span: self,
            desk,
            rest,
            counted,
            operands: operands * SHARE,
            reach: [(0, 0); MOST_KINDS + 1],
            visited: 0,
        };
        for kind in (0..plan.kinds).rev() {
            let (low, high) = plan.operands(Cubes::one(kind));
            let (count, behind) = (i32::from(rest.count(kind)), picker.reach[kind + 1]);
            let reach = (
                behind.0 + count * low.min(0),
                behind.1 + count * high.max(0),
            );
            picker.reach[kind] = reach;
        }
        picker.pick((0, more), self.least, plan.operands(self.least), tell)
    }

    /// Leaves out kinds that mean nothing here.
    fn narrow(&mut self, plan: &Plan) {
        let means = |kind: usize| {
            plan.leaves.iter().any(|leaf| leaf.cost.count(kind) > 0)
                || plan
                    .unary
                    .iter()
                    .chain(&plan.binary)
                    .any(|sign| sign.cost.count(kind) > 0)
        };
        let useless = Cubes::mask((0..plan.kinds).filter(|&kind| !means(kind)));
        self.most = self.most.unmasked(useless);
        self.free = self.free.unmasked(useless);
    }
}

/// Goes through sets of cubes, kind by kind.
struct Picker<'a> {
    span: &'a Span,
    desk: Desk<'a>,
    rest: Cubes,
    /// The kinds whose cubes are counted.
    counted: Cubes,
    /// How many operands are to be left, in shares.
    operands: i32,
    /// From each kind on, how far cubes can lower and raise what is left.
    reach: [(i32, i32); MOST_KINDS + 1],
    visited: u64,
}

impl Picker<'_> {
    fn pick(
        &mut self,
        (kind, more): (usize, u32),
        chosen: Cubes,
        (low, high): (i32, i32),
        tell: &mut dyn FnMut(Cubes) -> Result<bool, Stop>,
    ) -> Result<bool, Stop> {
        self.visited += 1;
        if self.visited % STEPS == 0 {
            self.desk.meter.spend(STEPS)?;
        }
        let plan = self.desk.plan;
        let (lowest, highest) = (low + self.reach[kind].0, high + self.reach[kind].1);
        if lowest > self.operands || highest < self.operands {
            return Ok(false);
        }
        if kind == plan.kinds {
            return if more == 0 { tell(chosen) } else { Ok(false) };
        }
        if self.rest.from(kind).masked(self.counted).size() < more {
            return Ok(false);
        }
        let is_counted = self.counted.count(kind) > 0;
        let (least, most) = plan.operands(Cubes::one(kind));
        let mut with = chosen;
        for taken in 0..=self.rest.count(kind) {
            let less = if is_counted { u32::from(taken) } else { 0 };
            if less > more || !self.span.is_within(plan, with) {
                break;
            }
            let count = i32::from(taken);
            let bounds = (low + count * least, high + count * most);
            if self.pick((kind + 1, more - less), with, bounds, tell)? {
                return Ok(true);
            }
            with = with.with(Cubes::one(kind)).unwrap_or(with);
        }
        Ok(false)
    }
}
