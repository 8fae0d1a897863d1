//! One question, from its first look to its answer.

use std::collections::HashSet;
use std::sync::Arc;

use super::cubes::Cubes;
use super::forward::Forward;
use super::goals::{Goals, Match};
use super::meet::Sets;
use super::meter::{Meter, Stop};
use super::plan::{NUMBER, Plan};
use super::problem::{Aim, Answer, Evidence, Function, Outcome, Position, Solution};
use super::shake::Watcher;
use super::sharing::{MOST_IN_A_ROW, Sharing};
use super::span::Span;
use super::tables::Tables;
use super::value::{Numbers, Value};
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
    /// Which Solutions are wanted.
    pub aim: Aim,
    /// Whether numbers too large to tell are passed over, where most of them are refused.
    pub only_sure: bool,
}

/// Sets of so few cubes are looked at one by one.
const DIRECT: u32 = 4;
/// The same, not counting those that serve again.
const DIRECT_AGAIN: u32 = 2;
/// From this size on, Solutions are looked for first that any number in some place completes.
const WORTH_A_TRY: u32 = 9;
/// Operations that such a look may take.
const MOST_TRIED: u64 = 100_000;
/// Expressions for one value of some cubes that are told, where each is refused.
const MOST_REFUSED: u64 = 64;

/// Where signs in a row were cut short.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cut {
    /// Nowhere.
    #[default]
    Nowhere,
    /// Only around holes, where they may go on though those in the holes come to an end.
    Around,
    /// In what some cubes make.
    Within,
}

impl Cut {
    /// This one, if signs were cut short.
    #[must_use]
    pub const fn when(self, is_cut: bool) -> Self {
        if is_cut { self } else { Self::Nowhere }
    }
}

/// How a search stands.
#[derive(Default)]
pub struct State {
    /// What was looked at.
    pub evidence: Evidence,
    /// The Solution that was accepted.
    pub found: Option<Solution>,
    /// Whether values were lost that might have mattered.
    pub lost: bool,
    /// Where signs in a row were cut short.
    pub cut: Cut,
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
        let sharing = Sharing::new(self.plan, required);
        let forward = tables.forward(sharing);
        let before = forward.kept();
        let serves_again = !self.plan.again.is_empty() && self.aim != Aim::Every;
        let ended = if self.may_meet() && !serves_again {
            self.climb(&groups, &forward, tables, &mut state, watcher)
        } else {
            match self.glimpse(&groups, &forward, &mut state, watcher) {
                Ok(false) if serves_again => {
                    self.take_turns(&groups, &forward, tables, &mut state, watcher)
                }
                Ok(false) => self.sweep(&groups, &forward, &mut state, watcher),
                ended => ended.map(|_| ()),
            }
        };
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
        if state.cut != Cut::Nowhere {
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

    /// Whether operations can be undone here, so that forward and backward sets can meet.
    #[must_use]
    pub fn may_meet(&self) -> bool {
        let is_complex = |function: Function| {
            matches!(
                function,
                Function::ComplexPower | Function::ComplexRoot | Function::ComplexSquareRoot
            )
        };
        let signs = self.plan.unary.iter().chain(&self.plan.binary);
        self.goals.multiple_of == 0
            && !self.goals.has_huge
            && self.aim != Aim::Every
            && !signs.into_iter().any(|sign| is_complex(sign.function))
    }

    /// Every size, fewer cubes first: small sets one by one, larger ones all at once.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn climb(
        &self,
        groups: &[Group],
        forward: &Arc<Forward>,
        tables: &mut Tables,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<(), Stop> {
        let few = tables.few(forward.sharing);
        let mut ready = Vec::new();
        for group in groups {
            let goals: Vec<Value> = group
                .goals
                .iter()
                .map(|&g| self.goals.values[g].0)
                .collect();
            let sets = Sets {
                forward: Arc::clone(forward),
                few: Arc::clone(&few),
                backward: tables.backward(forward.sharing, &goals),
            };
            ready.push((group, sets, group.span.balanced_sizes(self.plan)));
        }
        let direct = if self.plan.again.is_empty() {
            DIRECT
        } else {
            DIRECT_AGAIN
        };
        let direct = direct.max(self.plan.widest);
        let mut is_tried = self.aim != Aim::Any;
        for size in state.evidence.least..=state.evidence.most {
            let total = u64::from(state.evidence.most);
            if !watcher.progress("sizes", u64::from(size), total) {
                return Err(Stop::Caller);
            }
            if size >= WORTH_A_TRY && !is_tried {
                is_tried = true;
                if self.try_first(&ready, size, tables, state, watcher)? {
                    return Ok(());
                }
            }
            for (group, sets, balanced) in &ready {
                let (least, most) = group.span.sizes;
                if size < least || size > most || !balanced.contains(&size) {
                    continue;
                }
                for weight in group.span.weights(self.plan, size) {
                    let shape = (size, weight);
                    let enough = if weight <= direct {
                        group.span.each(self.desk(), (size, 1), &mut |cubes| {
                            Ok(self.plan.weight(cubes) == weight
                                && self.look(group, forward, cubes, state, watcher)?)
                        })?
                    } else {
                        self.meet(group, shape, tables, sets, state, watcher)?
                    };
                    if enough {
                        return Ok(());
                    }
                }
            }
            state.evidence.done = size;
        }
        for (_, sets, _) in &ready {
            state.evidence.needed += sets.backward.kept();
        }
        Ok(())
    }

    /// Looks for a while for Solutions that any number in some place completes, of all sizes.
    ///
    /// 0 times anything is 0: where many cubes are Required, such a Solution is soon found. What is
    /// not found here says nothing.
    fn try_first(
        &self,
        ready: &[(&Group, Sets, HashSet<u32>)],
        size: u32,
        tables: &mut Tables,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<bool, Stop> {
        let meter = self.meter.part(MOST_TRIED);
        let search = Search {
            meter: &meter,
            ..*self
        };
        let mut tried = State::default();
        let mut ended = Ok(false);
        for size in size..=state.evidence.most {
            for (group, sets, balanced) in ready {
                if !balanced.contains(&size) {
                    continue;
                }
                for weight in group.span.weights(self.plan, size) {
                    if ended == Ok(false) {
                        let shape = (size, weight);
                        ended = search.complete(group, shape, tables, sets, &mut tried, watcher);
                    }
                }
            }
        }
        self.meter.add(&meter);
        state.evidence.refused += tried.evidence.refused;
        state.found = tried.found;
        if ended == Err(Stop::Nodes) {
            Ok(false)
        } else {
            ended
        }
    }

    /// All that may be a Solution.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn look_through(
        &self,
        groups: &[Group],
        forward: &Arc<Forward>,
        tables: &mut Tables,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<(), Stop> {
        if self.may_meet() {
            self.climb(groups, forward, tables, state, watcher)
        } else {
            self.sweep(groups, forward, state, watcher)
        }
    }

    /// Every set of cubes, fewer cubes first, with all its values.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn sweep(
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
                let enough = group.span.each(self.desk(), (size, 1), &mut |cubes| {
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
        state.cut = state.cut.max(Cut::Within.when(set.is_cut));
        state.evidence.tokens += u64::from(set.tokens);
        for &value in &set.numbers {
            for &goal in &group.goals {
                let (wanted, place) = self.goals.values[goal];
                let how = self.goals.compare(self.numbers, value, wanted);
                if how == Match::No {
                    continue;
                }
                if how == Match::Maybe && self.only_sure {
                    state.maybe = true;
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
                        self.aim != Aim::Every && state.evidence.refused >= before + MOST_REFUSED
                    },
                )?;
                if state.found.is_some() {
                    return Ok(true);
                }
                let refused = state.evidence.refused - before;
                state.maybe |=
                    how == Match::Maybe || (self.aim != Aim::Every && refused >= MOST_REFUSED);
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
