//! All sets of cubes of one size at once: forward and backward sets meet in the middle.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use super::backward::{Backward, Wanted};
use super::cubes::Cubes;
use super::forward::Forward;
use super::inverse::{Class, Side};
use super::join::{Belongs, Frame, Hit, Join, Told};
use super::layers::Column;
use super::meter::Stop;
use super::plan::{NUMBER, Sign};
use super::problem::{Expression, Solution};
use super::search::{Group, Search, State};
use super::shake::Watcher;
use super::tables::{Layer, Tables};
use super::value::{Map, Value};

/// Fewer contexts than this are not worth another thread.
const WORTH_A_THREAD: usize = 64;
/// How long other threads are listened to before the caller is asked whether to go on.
const LISTEN: Duration = Duration::from_millis(50);

/// The sets that a meet reads.
pub struct Sets {
    /// The forward sets.
    pub forward: Arc<Forward>,
    /// Forward sets of a few values each.
    pub few: Arc<Forward>,
    /// The backward sets of the group's goals.
    pub backward: Arc<Backward>,
}

/// One size of one group of goals.
struct Meet<'a, 'w> {
    search: &'a Search<'a>,
    group: &'a Group,
    sets: &'a Sets,
    frame: Frame<'a>,
    state: &'a mut State,
    watcher: &'w mut dyn Watcher,
    trouble: Option<Stop>,
}

/// The layers for one size.
struct Layers {
    forward: Vec<Arc<Layer>>,
    backward: Vec<Arc<Layer>>,
    half: u32,
}

impl Search<'_> {
    /// Looks at all sets of cubes of a size for a group of goals.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn meet(
        &self,
        group: &Group,
        size: u32,
        tables: &mut Tables,
        sets: &Sets,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<bool, Stop> {
        let desk = self.desk();
        let half = (size / 2).max(self.plan.widest);
        let universe = tables.universe(desk, &group.span);
        let forward = (0..=half)
            .map(|size| universe.forward(desk, &sets.forward, size))
            .collect::<Result<Vec<_>, _>>()?;
        let backward = (0..size - half)
            .map(|size| universe.backward(desk, &sets.forward, &sets.backward, size))
            .collect::<Result<Vec<_>, _>>()?;
        let layers = Layers {
            forward,
            backward,
            half,
        };
        let least = self.plan.size(group.span.least);
        let mut meet = Meet {
            search: self,
            group,
            sets,
            frame: Frame {
                span: &group.span,
                plan: self.plan,
                slack: size - least,
            },
            state,
            watcher,
            trouble: None,
        };
        meet.note_losses(&layers);
        let enough = meet.joins(size, &layers)? || meet.classes(size, &layers)?;
        meet.trouble.map_or(Ok(enough), Err)
    }
}

impl Meet<'_, '_> {
    fn joins(&mut self, size: u32, layers: &Layers) -> Result<bool, Stop> {
        let plan = self.search.plan;
        for (outer, around) in layers.backward.iter().enumerate() {
            let contexts = &around.column;
            let fitting: Vec<usize> = (0..contexts.bags().len())
                .filter(|&place| self.frame.fits(contexts.bags()[place]))
                .collect();
            if fitting.is_empty() {
                continue;
            }
            let left = size - outer as u32;
            for (place, sign) in plan.unary.iter().enumerate() {
                let cost = plan.size(sign.cost);
                let fits = sign.sorts[0] == NUMBER && sign.makes == NUMBER;
                if fits && cost > 0 && cost < left && left - cost <= layers.half {
                    let filling = &layers.forward[(left - cost) as usize];
                    if self.join(
                        (place, sign),
                        contexts,
                        &fitting,
                        None,
                        filling,
                        left - cost,
                    )? {
                        return Ok(true);
                    }
                }
            }
            for (place, sign) in plan
                .binary
                .iter()
                .enumerate()
                .filter(|(_, s)| s.makes == NUMBER)
            {
                let Some(both) = left.checked_sub(plan.size(sign.cost)) else {
                    continue;
                };
                let is_plain = sign.sorts == [NUMBER, NUMBER];
                for inner in 1..both {
                    let beside = both - inner;
                    let fits = inner.max(beside) <= layers.half && (!is_plain || beside <= inner);
                    if !fits {
                        continue;
                    }
                    let filling = &layers.forward[inner as usize];
                    let beside = &layers.forward[beside as usize];
                    let with = Some(&**beside);
                    if self.join((place, sign), contexts, &fitting, with, filling, inner)? {
                        return Ok(true);
                    }
                }
            }
        }
        Ok(false)
    }

    fn join(
        &mut self,
        sign: (usize, &Sign),
        around: &Column,
        contexts: &[usize],
        beside: Option<&Layer>,
        filling: &Layer,
        size: u32,
    ) -> Result<bool, Stop> {
        if filling.column.bags().is_empty() {
            return Ok(false);
        }
        let mut columns = Vec::new();
        if let Some(beside) = beside {
            columns.push((NUMBER, &beside.column));
            columns.extend(beside.others.iter().map(|(sort, column)| (*sort, column)));
        }
        let desk = self.search.desk();
        let frame = self.frame;
        let huge = filling
            .column
            .huge
            .iter()
            .filter(|(bag, _)| frame.fits(*bag));
        let heights = huge.map(|&(_, value)| desk.numbers.heights(value).0);
        let least_huge = heights.fold(f64::INFINITY, f64::min);
        let make = || Join {
            desk,
            frame,
            around,
            beside: &columns,
            filling: &filling.column,
            index: filling.index(),
            size,
            least_huge,
            refuted: HashSet::default(),
        };
        let go = |contexts: &[usize], tell: &mut dyn FnMut(Told) -> bool| {
            let mut join = make();
            if beside.is_some() {
                join.binary(sign, contexts, tell)
            } else {
                join.unary(sign, contexts, tell)
            }
        };
        let is_unary = beside.is_none();
        let threads = self.search.threads.min(contexts.len() / WORTH_A_THREAD);
        if threads < 2 {
            let enough = go(contexts, &mut |told| self.hear(&told, is_unary))?;
            return Ok(enough && self.state.found.is_some());
        }
        let stopped = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let (tell, heard) = mpsc::sync_channel(1024);
            let (stopped, go) = (&stopped, &go);
            let workers: Vec<_> = (0..threads)
                .map(|worker| {
                    let tell = tell.clone();
                    let own: Vec<usize> = contexts
                        .iter()
                        .copied()
                        .skip(worker)
                        .step_by(threads)
                        .collect();
                    scope.spawn(move || {
                        let mut told_lost = false;
                        go(&own, &mut |told| {
                            let is_lost = matches!(told, Told::Lost);
                            if !(is_lost && told_lost) && tell.send(told).is_err() {
                                return true;
                            }
                            told_lost |= is_lost;
                            stopped.load(Ordering::Relaxed)
                        })
                    })
                })
                .collect();
            drop(tell);
            loop {
                let enough = match heard.recv_timeout(LISTEN) {
                    Ok(told) => self.hear(&told, is_unary),
                    Err(RecvTimeoutError::Timeout) => {
                        self.trouble = desk.meter.pulse().err();
                        self.trouble.is_some()
                    }
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                if enough {
                    stopped.store(true, Ordering::Relaxed);
                    break;
                }
            }
            drop(heard);
            for worker in workers {
                worker.join().unwrap_or(Err(Stop::Caller))?;
            }
            Ok(self.state.found.is_some())
        })
    }

    /// Sets that lost values and could be part of a Solution leave the answer open.
    fn note_losses(&mut self, layers: &Layers) {
        let columns = layers
            .forward
            .iter()
            .chain(&layers.backward)
            .map(|layer| &layer.column);
        let lost = columns.flat_map(|column| &column.lost);
        self.state.lost |= lost.into_iter().any(|&bag| self.frame.fits(bag));
        let huge = layers.forward.iter().flat_map(|layer| &layer.column.huge);
        self.state.evidence.tokens += huge.filter(|(bag, _)| self.frame.fits(*bag)).count() as u64;
    }

    /// Hears of a hit; true when there is no need to go on.
    fn hear(&mut self, told: &Told, is_unary: bool) -> bool {
        let hit = match told {
            Told::Lost => {
                self.state.lost = true;
                return false;
            }
            Told::Hit(hit) => hit,
        };
        match self.solution(hit, is_unary) {
            Ok(Some(solution)) => {
                if self.watcher.accept(&solution) {
                    self.state.found = Some(solution);
                    return true;
                }
                self.state.evidence.refused += 1;
                false
            }
            Ok(None) => {
                self.state.maybe = true;
                false
            }
            Err(stop) => {
                self.trouble = Some(stop);
                true
            }
        }
    }

    /// The Solution of a hit, put together from its three parts.
    fn solution(&self, hit: &Hit, is_unary: bool) -> Result<Option<Solution>, Stop> {
        let desk = self.search.desk();
        let (plan, forward) = (self.search.plan, &*self.sets.forward);
        let (outer, goal) = hit.around;
        let path = self
            .sets
            .backward
            .path(desk, forward, outer, Wanted::Value(goal))?;
        let sets = if hit.is_capped {
            &*self.sets.few
        } else {
            forward
        };
        let filled = desk.expression(sets, (hit.filled.0, NUMBER, hit.filled.1))?;
        let (Some((path, goal_place)), Some(filled)) = (path, filled) else {
            return Ok(None);
        };
        let (place, side) = hit.sign;
        let mut whole = if is_unary {
            let sign = &plan.unary[place];
            Arc::new(Expression::Apply(sign.place, vec![filled], None))
        } else if let Some((bag, value)) = hit.beside {
            match self.beside(place, side, (bag, value), filled)? {
                Some(whole) => whole,
                None => return Ok(None),
            }
        } else {
            filled
        };
        for around in path {
            whole = match around.other {
                None => {
                    let sign = &plan.unary[around.sign];
                    Arc::new(Expression::Apply(sign.place, vec![whole], None))
                }
                Some(other) => match self.beside(around.sign, around.side, other, whole)? {
                    Some(whole) => whole,
                    None => return Ok(None),
                },
            };
        }
        let goal = self.search.goals.values[self.group.goals[goal_place]].1;
        Ok(Some(Solution {
            expression: whole,
            goal,
        }))
    }

    fn beside(
        &self,
        place: usize,
        side: Side,
        (bag, value): (Cubes, Value),
        hole: Arc<Expression>,
    ) -> Result<Option<Arc<Expression>>, Stop> {
        let sign = &self.search.plan.binary[place];
        let sort = super::backward::beside_sort(sign, side);
        let other = self
            .search
            .desk()
            .expression(&self.sets.forward, (bag, sort, value))?;
        Ok(other.map(|other| {
            let parts = match side {
                Side::Left => vec![hole, other],
                Side::Right => vec![other, hole],
            };
            Arc::new(Expression::Apply(sign.place, parts, None))
        }))
    }

    /// Holes that a class of numbers fills, with more cubes than forward layers have.
    fn classes(&mut self, size: u32, layers: &Layers) -> Result<bool, Stop> {
        let mut known: Map<Cubes, Vec<(Class, bool)>> = Map::default();
        for (outer, around) in layers.backward.iter().enumerate() {
            for (context, classes) in &around.classes {
                if !self.frame.fits(*context) {
                    continue;
                }
                let span = self.group.span.completing(*context);
                let inner = size - outer as u32;
                let plan = self.search.plan;
                let group = self.group;
                let desk = self.search.desk();
                let enough = span.each(desk, (inner, 1), &mut |bag| {
                    let whole = bag.with(*context);
                    if !plan.is_balanced(bag) || !whole.is_some_and(|w| group.span.allows(plan, w))
                    {
                        return Ok(false);
                    }
                    for &class in classes {
                        let memory = known.entry(bag).or_default();
                        if memory.contains(&(class, false)) {
                            continue;
                        }
                        if self.fill(*context, class, bag)? {
                            return Ok(true);
                        }
                        known.entry(bag).or_default().push((class, false));
                    }
                    Ok(false)
                })?;
                if enough {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn fill(&mut self, context: Cubes, class: Class, bag: Cubes) -> Result<bool, Stop> {
        let desk = self.search.desk();
        let few = self.sets.few.set(desk, bag)?;
        let fits = |set: &super::forward::Set| {
            set.of(NUMBER)
                .find(|&value| desk.is_in(class, value) == Belongs::Yes)
        };
        let mut found = fits(&few).map(|value| (value, true));
        if found.is_none() {
            let all = if few.is_capped {
                self.sets.forward.set(desk, bag)?
            } else {
                few
            };
            found = fits(&all).map(|value| (value, false));
            let maybe = |value: Value| desk.is_in(class, value) == Belongs::Maybe;
            self.state.lost |= found.is_none() && (all.lost || all.of(NUMBER).any(maybe));
        }
        let Some((value, is_capped)) = found else {
            return Ok(false);
        };
        let forward = &*self.sets.forward;
        let path = self
            .sets
            .backward
            .path(desk, forward, context, Wanted::Class(class))?;
        let sets = if is_capped { &*self.sets.few } else { forward };
        let filled = desk.expression(sets, (bag, NUMBER, value))?;
        let (Some((path, goal)), Some(mut whole)) = (path, filled) else {
            self.state.maybe = true;
            return Ok(false);
        };
        for around in path {
            whole = match around.other {
                None => {
                    let sign = &self.search.plan.unary[around.sign];
                    Arc::new(Expression::Apply(sign.place, vec![whole], None))
                }
                Some(other) => match self.beside(around.sign, around.side, other, whole)? {
                    Some(whole) => whole,
                    None => return Ok(false),
                },
            };
        }
        let solution = Solution {
            expression: whole,
            goal: self.search.goals.values[self.group.goals[goal]].1,
        };
        if self.watcher.accept(&solution) {
            self.state.found = Some(solution);
            return Ok(true);
        }
        self.state.evidence.refused += 1;
        Ok(false)
    }
}
