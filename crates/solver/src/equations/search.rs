//! One question, from its first look to its answer.

use super::cubes::Cubes;
use super::forward::{Forward, MOST_IN_A_ROW};
use super::goals::{Goals, Match};
use super::meter::{Meter, Stop};
use super::plan::{NUMBER, Plan};
use super::problem::{Answer, Evidence, Outcome, Position, Solution};
use super::shake::Watcher;
use super::span::Span;
use super::tables::Tables;
use super::value::Numbers;
use super::witness::Desk;

/// What a question is asked of.
#[derive(Clone, Copy)]
pub struct Search<'a> {
    /// The instance.
    pub plan: &'a Plan,
    /// The table of values.
    pub numbers: &'a Numbers,
    /// What is looked for.
    pub goals: &'a Goals,
    /// What it may cost.
    pub meter: &'a Meter,
    /// Whether Solutions that differ only inside are told too.
    pub every: bool,
    /// How many threads to use.
    pub threads: usize,
}

/// Expressions for one value of some cubes that are told, where each is refused.
const MOST_REFUSED: u64 = 64;

/// How a search stands.
#[derive(Default)]
pub struct State {
    /// What was looked at.
    pub evidence: Evidence,
    /// The Solution that was accepted.
    pub found: Option<Solution>,
    /// Whether values were lost that might have mattered.
    pub lost: bool,
    /// Whether signs in a row were cut short.
    pub is_cut: bool,
    /// Whether a match could not be told for certain and was not accepted.
    pub maybe: bool,
}

/// The goals that leave the same to the Solution, and the sets of cubes for them.
pub struct Group {
    /// The sets of cubes.
    pub span: Span,
    /// The goals, as places among the values of [`Goals`].
    pub goals: Vec<usize>,
}

impl<'a> Search<'a> {
    /// The answer.
    ///
    /// # Errors
    /// A sentence where counts do not fit.
    pub fn answer(
        &self,
        position: &Position,
        tables: &mut Tables,
        watcher: &mut dyn Watcher,
    ) -> Result<Answer, String> {
        let groups = self.groups(position)?;
        let mut state = State::default();
        state.evidence.least = groups.iter().map(|g| g.span.sizes.0).min().unwrap_or(1);
        state.evidence.most = groups.iter().map(|g| g.span.sizes.1).max().unwrap_or(0);
        let required = Cubes::from_counts(&position.required).unwrap_or_default();
        let forward = tables.forward(Span::caps(self.plan, required));
        let before = forward.kept();
        let ended = self.sweep(&groups, &forward, &mut state, watcher);
        state.evidence.nodes = self.meter.nodes();
        state.evidence.values = forward.kept() - before;
        state.evidence.bags = forward.bags();
        let outcome = match ended {
            Err(stop) => Outcome::Undecided(stop.why().to_owned()),
            Ok(()) => match state.found.take() {
                Some(solution) => Outcome::Found(solution),
                None => self.nothing(&state),
            },
        };
        Ok(Answer {
            outcome,
            evidence: state.evidence,
        })
    }

    fn nothing(&self, state: &State) -> Outcome {
        let mut bounds = self.plan.bounds.clone();
        if state.is_cut {
            bounds.push(format!(
                "at most {MOST_IN_A_ROW} signs in a row around one operand"
            ));
        }
        if state.lost {
            bounds.push("values within reach".to_owned());
        }
        if state.maybe {
            bounds.push("values that can be told apart".to_owned());
        }
        if bounds.is_empty() {
            Outcome::Impossible
        } else {
            Outcome::Bounded(bounds)
        }
    }

    fn groups(&self, position: &Position) -> Result<Vec<Group>, String> {
        let mut groups: Vec<(usize, Group)> = Vec::new();
        for (place, &(_, goal)) in self.goals.values.iter().enumerate() {
            let uses = &self.goals.uses[goal];
            if let Some((_, group)) = groups
                .iter_mut()
                .find(|(g, _)| self.goals.uses[*g] == *uses)
            {
                group.goals.push(place);
            } else if let Some(span) = Span::new(self.plan, position, uses)? {
                groups.push((
                    goal,
                    Group {
                        span,
                        goals: vec![place],
                    },
                ));
            }
        }
        Ok(groups.into_iter().map(|(_, group)| group).collect())
    }

    /// Every set of cubes, fewer cubes first, with all its values.
    fn sweep(
        &self,
        groups: &[Group],
        forward: &Forward,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<(), Stop> {
        for size in state.evidence.least..=state.evidence.most {
            let total = u64::from(state.evidence.most);
            if !watcher.progress("values", u64::from(size), total) {
                return Err(Stop::Caller);
            }
            for group in groups
                .iter()
                .filter(|g| g.span.sizes.0 <= size && size <= g.span.sizes.1)
            {
                let enough = group.span.each(self.plan, size, &mut |cubes| {
                    self.look(group, forward, cubes, state, watcher)
                })?;
                if enough {
                    return Ok(());
                }
            }
            state.evidence.done = size;
        }
        Ok(())
    }

    /// Looks for the goals among all the values of some cubes.
    fn look(
        &self,
        group: &Group,
        forward: &Forward,
        cubes: Cubes,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<bool, Stop> {
        let desk = self.desk();
        let set = forward.set(desk, cubes)?;
        state.lost |= set.lost;
        state.is_cut |= set.is_cut;
        state.evidence.tokens += u64::from(set.tokens);
        for &value in &set.numbers {
            for &goal in &group.goals {
                let (wanted, place) = self.goals.values[goal];
                let how = self.goals.compare(self.numbers, value, wanted);
                if how == Match::No {
                    continue;
                }
                let before = state.evidence.refused;
                desk.each(
                    forward,
                    (cubes, NUMBER, value),
                    &mut Vec::new(),
                    &mut |expression| {
                        let solution = Solution {
                            expression,
                            goal: place,
                        };
                        if watcher.accept(&solution) {
                            state.found = Some(solution);
                            return true;
                        }
                        state.evidence.refused += 1;
                        !self.every && state.evidence.refused >= before + MOST_REFUSED
                    },
                )?;
                if state.found.is_some() {
                    return Ok(true);
                }
                let refused = state.evidence.refused - before;
                state.maybe |= how == Match::Maybe || (!self.every && refused >= MOST_REFUSED);
            }
        }
        Ok(false)
    }

    /// The instance, its numbers and the budget.
    #[must_use]
    pub fn desk(&self) -> Desk<'a> {
        Desk {
            plan: self.plan,
            numbers: self.numbers,
            meter: self.meter,
        }
    }
}
