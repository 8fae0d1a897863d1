//! Cubes that serve again: how sets are put together and taken apart where uses share a cube.
//!
//! Of a kind that serves again, a set says how often it is used, counted no further than anybody
//! asks: as often as it is Required, or once.

use super::cubes::Cubes;
use super::plan::Plan;

/// Signs in a row before or behind one operand, where a cube serves any number of uses.
pub const MOST_IN_A_ROW: u32 = 4;

/// Which kinds serve again, and how far their uses are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharing {
    again: Cubes,
    caps: Cubes,
    /// So many signs in a row that cost nothing more are looked at around one operand.
    pub in_a_row: u32,
}

impl Sharing {
    /// How uses are counted where these cubes are Required.
    #[must_use]
    pub fn new(plan: &Plan, required: Cubes) -> Self {
        let mut caps = Cubes::NONE;
        for kind in (0..plan.kinds).filter(|&kind| plan.again.count(kind) > 0) {
            for _ in 0..required.count(kind).max(1) {
                caps = caps.with(Cubes::one(kind)).unwrap_or(caps);
            }
        }
        Self {
            again: plan.again,
            caps,
            in_a_row: MOST_IN_A_ROW,
        }
    }

    /// The same, without signs that serve again and again around one operand.
    #[must_use]
    pub const fn without_rows(self) -> Self {
        Self {
            in_a_row: 0,
            ..self
        }
    }

    /// The cubes, but of kinds that serve again no more than are counted.
    #[must_use]
    pub fn counted(&self, cubes: Cubes) -> Cubes {
        if self.again.is_empty() {
            return cubes;
        }
        let shared = cubes.masked(self.again).shared(self.caps);
        cubes.unmasked(self.again).with(shared).unwrap_or(cubes)
    }

    /// The cubes of two parts together; none where a kind has more than can be counted.
    #[must_use]
    pub fn together(&self, one: Cubes, other: Cubes) -> Option<Cubes> {
        if self.again.is_empty() {
            return one.with(other);
        }
        let shared = one
            .masked(self.again)
            .up_to(other.masked(self.again), self.caps);
        let own = one.unmasked(self.again).with(other.unmasked(self.again))?;
        own.with(shared)
    }

    /// Every way to part cubes in two, where a sign takes its own.
    #[must_use]
    pub fn splits(&self, cost: Cubes, cubes: Cubes) -> Vec<(Cubes, Cubes)> {
        if !cubes.contains(cost) {
            return Vec::new();
        }
        let own = cost.masked(self.again);
        let shared = cubes.masked(self.again);
        let rest = cubes.unmasked(self.again).less(cost.unmasked(self.again));
        let halves = rest.parts().map(|left| (left, rest.less(left)));
        if shared.is_empty() {
            return halves.collect();
        }
        let uses: Vec<_> = shared
            .parts()
            .flat_map(|one| shared.parts().map(move |other| (one, other)))
            .filter(|&(one, other)| one.up_to(other, self.caps).up_to(own, self.caps) == shared)
            .collect();
        let with_uses = |(left, right): (Cubes, Cubes)| {
            uses.iter()
                .filter_map(move |&(one, other)| left.with(one).zip(right.with(other)))
        };
        halves.flat_map(with_uses).collect()
    }

    /// What cubes can leave where a sign takes its own; all of them where its use makes no odds.
    #[must_use]
    pub fn rests(&self, cost: Cubes, cubes: Cubes) -> Vec<Cubes> {
        if !cubes.contains(cost) {
            return Vec::new();
        }
        let own = cost.masked(self.again);
        let shared = cubes.masked(self.again);
        let rest = cubes.unmasked(self.again).less(cost.unmasked(self.again));
        shared
            .parts()
            .filter(|one| one.up_to(own, self.caps) == shared)
            .filter_map(|one| rest.with(one))
            .collect()
    }
}
