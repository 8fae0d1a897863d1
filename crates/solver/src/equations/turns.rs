//! Several ways to search, each for a while, where signs serve again or sets cannot meet.

use std::sync::Arc;

use super::forward::Forward;
use super::meter::Stop;
use super::problem::Aim;
use super::search::{Cut, Group, Search, State};
use super::shake::Watcher;
use super::tables::Tables;

/// So many values of each set of cubes are looked at first.
const A_FEW_VALUES: [usize; 2] = [30, 300];
/// Operations that such a look may take.
const MOST_GLIMPSED: u64 = 2_000_000;
/// Operations of each way's first turn.
const FIRST_TURN: u64 = 30_000;
/// Each turn may take so many times as many as the one before.
const LONGER: u64 = 6;

impl Search<'_> {
    /// Looks for a while at every set of cubes with a few of its values; what it does not find says
    /// nothing.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn glimpse(
        &self,
        groups: &[Group],
        forward: &Forward,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<bool, Stop> {
        if self.aim != Aim::Any {
            return Ok(false);
        }
        let sure = Search {
            only_sure: true,
            ..*self
        };
        for cap in A_FEW_VALUES {
            let few = Forward::new(forward.sharing, Some(cap));
            let seen = sure.for_a_while(MOST_GLIMPSED, state, &mut |search, seen| {
                search.sweep(groups, &few, seen, watcher)
            })?;
            state.found = seen.and_then(|seen| seen.found);
            if state.found.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// All that may be a Solution, where signs serve again: set by set, and by meeting in the middle.
    ///
    /// Neither way is always the shorter one. Roots of roots without end make most of the values on
    /// both, but few Solutions need them, so that all else is looked at first.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn take_turns(
        &self,
        groups: &[Group],
        forward: &Arc<Forward>,
        tables: &mut Tables,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<(), Stop> {
        let without_rows = (self.aim == Aim::Any && self.plan.has_rows())
            .then(|| tables.forward(forward.sharing.without_rows()));
        let mut nodes = FIRST_TURN;
        loop {
            if let Some(forward) = &without_rows {
                let seen = self.for_a_while(nodes, state, &mut |search, seen| {
                    search.look_through(groups, forward, tables, seen, watcher)
                })?;
                if let Some(seen) = seen.filter(|seen| seen.found.is_some()) {
                    *state = seen;
                    return Ok(());
                }
            }
            if self.may_meet() {
                let met = self.for_a_while(nodes, state, &mut |search, seen| {
                    search.climb(groups, forward, tables, seen, watcher)
                })?;
                if let Some(met) = met {
                    *state = met;
                    return self.settle(groups, forward, state, watcher);
                }
            }
            let swept = self.for_a_while(nodes, state, &mut |search, seen| {
                search.sweep(groups, forward, seen, watcher)
            })?;
            if let Some(swept) = swept {
                *state = swept;
                return Ok(());
            }
            nodes = nodes.saturating_mul(LONGER);
        }
    }

    /// Looks set by set where the way back from the Goal was cut short or lost numbers, and the way
    /// forward may not: 2 is a root of 4, of 16, of 256 and so on, but 2 has no whole root.
    fn settle(
        &self,
        groups: &[Group],
        forward: &Forward,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<(), Stop> {
        let is_open = state.cut == Cut::Around || state.lost || state.maybe;
        if state.found.is_some() || state.cut == Cut::Within || !is_open {
            return Ok(());
        }
        let mut swept = State {
            evidence: state.evidence.clone(),
            ..State::default()
        };
        match self.sweep(groups, forward, &mut swept, watcher) {
            Ok(()) => *state = swept,
            Err(Stop::Caller) => return Err(Stop::Caller),
            Err(_) => {} // nothing was found within the bounds
        }
        Ok(())
    }

    /// Searches with so many operations; what was seen, if it came to its end or found something.
    fn for_a_while(
        &self,
        nodes: u64,
        state: &mut State,
        look: &mut dyn FnMut(&Search, &mut State) -> Result<(), Stop>,
    ) -> Result<Option<State>, Stop> {
        let meter = self.meter.part(nodes);
        let search = Search {
            meter: &meter,
            ..*self
        };
        let mut seen = State {
            evidence: state.evidence.clone(),
            ..State::default()
        };
        let ended = look(&search, &mut seen);
        self.meter.add(&meter);
        state.evidence.refused = seen.evidence.refused;
        match ended {
            Ok(()) => Ok(Some(seen)),
            Err(Stop::Nodes) => self.meter.spend(0).map(|()| None),
            Err(stop) => Err(stop),
        }
    }
}
