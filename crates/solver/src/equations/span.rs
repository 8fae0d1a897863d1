//! Which sets of cubes may be a Solution.

use super::cubes::Cubes;
use super::plan::Plan;
use super::problem::{Counts, Position};

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
            let caps = Self::caps(plan, required);
            free = free
                .unmasked(plan.again)
                .with(free.masked(plan.again).shared(caps))
                .unwrap_or(free);
            most = most
                .unmasked(plan.again)
                .with(most.masked(plan.again).shared(caps))
                .unwrap_or(most);
            least = least
                .unmasked(plan.again)
                .with(least.masked(plan.again).shared(caps))
                .unwrap_or(least);
        }
        if !most.contains(least) {
            return Ok(None);
        }
        let mut span = Self {
            least,
            most,
            free,
            most_beyond: position.most_resources.unwrap_or(u32::MAX),
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
            sizes: (0, u32::MAX),
        }
    }

    /// The sets of cubes that complete some cubes, each to a set that may be a Solution.
    #[must_use]
    pub fn completing(&self, cubes: Cubes) -> Self {
        Self {
            least: self.least.without(cubes),
            most: self.most.without(cubes),
            ..Self::within(self.most)
        }
    }

    /// The sizes, as bits, that sets of cubes can have whose numerals and signs go together.
    #[must_use]
    pub fn balanced_sizes(&self, plan: &Plan) -> u64 {
        let mut states = vec![(0_u32, 0_i32, 0_i32)];
        for kind in 0..plan.kinds {
            let one = Cubes::one(kind);
            let (least, most) = plan.operands(one);
            let size = plan.size(one);
            let mut next = Vec::new();
            for count in self.least.count(kind)..=self.most.count(kind) {
                let count = i32::from(count);
                next.extend(states.iter().map(|&(n, low, high)| {
                    (n + size * count as u32, low + least * count, high + most * count)
                }));
            }
            next.sort_unstable();
            next.dedup();
            states = next;
        }
        let fits = states.iter().filter(|&&(_, low, high)| plan.is_one_operand(low, high));
        fits.fold(0, |sizes, &(size, ..)| sizes | 1 << size.min(63))
    }

    /// How many uses must be told apart of each kind that serves again.
    #[must_use]
    pub fn caps(plan: &Plan, required: Cubes) -> Cubes {
        let mut caps = Cubes::NONE;
        for kind in (0..plan.kinds).filter(|&kind| plan.again.count(kind) > 0) {
            let uses = required.count(kind).max(1);
            for _ in 0..uses {
                caps = caps.with(Cubes::one(kind)).unwrap_or(caps);
            }
        }
        caps
    }

    /// Whether a set of cubes may be a Solution.
    #[must_use]
    pub fn allows(&self, plan: &Plan, cubes: Cubes) -> bool {
        self.most.contains(cubes) && cubes.contains(self.least) && self.is_within(plan, cubes)
    }

    /// Whether a set of cubes may be part of a Solution, as far as Resources go.
    #[must_use]
    pub fn is_within(&self, plan: &Plan, cubes: Cubes) -> bool {
        self.most_beyond == u32::MAX || plan.size(cubes.without(self.free)) <= self.most_beyond
    }

    /// Tells every set of so many cubes that may be a Solution, until `tell` has seen enough.
    ///
    /// # Errors
    /// What `tell` ends with.
    pub fn each<E>(
        &self,
        plan: &Plan,
        size: u32,
        tell: &mut dyn FnMut(Cubes) -> Result<bool, E>,
    ) -> Result<bool, E> {
        let rest = self.most.less(self.least);
        let more = size.saturating_sub(plan.size(self.least));
        if plan.size(self.least) > size {
            return Ok(false);
        }
        self.pick(plan, rest, (0, more), self.least, tell)
    }

    fn pick<E>(
        &self,
        plan: &Plan,
        rest: Cubes,
        (kind, more): (usize, u32),
        chosen: Cubes,
        tell: &mut dyn FnMut(Cubes) -> Result<bool, E>,
    ) -> Result<bool, E> {
        if kind == plan.kinds {
            return if more == 0 && self.is_within(plan, chosen) {
                tell(chosen)
            } else {
                Ok(false)
            };
        }
        if plan.size(rest.from(kind)) < more {
            return Ok(false);
        }
        let is_cube = plan.cubes.count(kind) > 0;
        let mut with = chosen;
        for taken in 0..=rest.count(kind) {
            if is_cube && u32::from(taken) > more {
                break;
            }
            let less = if is_cube { u32::from(taken) } else { 0 };
            if self.pick(plan, rest, (kind + 1, more - less), with, tell)? {
                return Ok(true);
            }
            with = with.with(Cubes::one(kind)).unwrap_or(with);
        }
        Ok(false)
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
