//! All sets of cubes of one size at once: forward and backward sets meet in the middle.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use super::backward::{Around, Backward, Wanted, beside_sort};
use super::belonging::Belongs;
use super::cubes::Cubes;
use super::forward::Forward;
use super::glance::Untold;
use super::inverse::{Class, Side};
use super::join::{Frame, Hit, Join, Told};
use super::layers::Column;
use super::meter::Stop;
use super::plan::{NUMBER, Sign};
use super::problem::{Expression, Solution};
use super::search::{Cut, Group, Search, State};
use super::shake::Watcher;
use super::tables::{Layer, Tables};
use super::value::{Map, Value};

/// Fewer contexts than this are not worth another thread.
const WORTH_A_THREAD: usize = 64;
/// Cubes around a hole, where only contexts of a few cubes are looked at.
const A_FEW_AROUND: u32 = 4;
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
    /// Looks at all sets of cubes of a size and a weight for a group of goals.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn meet(
        &self,
        group: &Group,
        (size, weight): (u32, u32),
        tables: &mut Tables,
        sets: &Sets,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<bool, Stop> {
        let desk = self.desk();
        let half = (weight / 2).max(self.plan.widest);
        let parts = group.span.parts(self.plan, size);
        let universe = tables.universe(desk, &group.span, sets.forward.sharing);
        let forward = (0..=half)
            .map(|weight| universe.forward(desk, &sets.forward, &parts, weight))
            .collect::<Result<Vec<_>, _>>()?;
        let backward = (0..weight - half)
            .map(|weight| universe.backward(desk, &sets.forward, &sets.backward, &parts, weight))
            .collect::<Result<Vec<_>, _>>()?;
        let layers = Layers {
            forward,
            backward,
            half,
        };
        let mut meet = Meet {
            search: self,
            group,
            sets,
            frame: Frame {
                span: &group.span,
                parts: &parts,
                plan: self.plan,
                sharing: sets.forward.sharing,
                size,
            },
            state,
            watcher,
            trouble: None,
        };
        meet.note_losses(&layers);
        let enough =
            meet.joins(weight, &layers)? || meet.classes(weight, &layers.backward, true)?;
        meet.trouble.map_or(Ok(enough), Err)
    }

    /// Looks at sets of cubes of a size and a weight where a few cubes leave a hole that any number fills, or
    /// almost any; few values of what fills it are looked at.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn complete(
        &self,
        group: &Group,
        (size, weight): (u32, u32),
        tables: &mut Tables,
        sets: &Sets,
        state: &mut State,
        watcher: &mut dyn Watcher,
    ) -> Result<bool, Stop> {
        let desk = self.desk();
        let parts = group.span.parts(self.plan, size);
        let universe = tables.universe(desk, &group.span, sets.forward.sharing);
        let around = (0..=A_FEW_AROUND)
            .map(|weight| universe.backward(desk, &sets.forward, &sets.backward, &parts, weight))
            .collect::<Result<Vec<_>, _>>()?;
        let mut meet = Meet {
            search: self,
            group,
            sets,
            frame: Frame {
                span: &group.span,
                parts: &parts,
                plan: self.plan,
                sharing: sets.forward.sharing,
                size,
            },
            state,
            watcher,
            trouble: None,
        };
        let enough = meet.classes(weight, &around, false)?;
        meet.trouble.map_or(Ok(enough), Err)
    }
}

impl Meet<'_, '_> {
    fn joins(&mut self, weight: u32, layers: &Layers) -> Result<bool, Stop> {
        let plan = self.search.plan;
        for (outer, around) in layers.backward.iter().enumerate() {
            let contexts = &around.column;
            let fitting: Vec<usize> = (0..contexts.bags().len())
                .filter(|&place| self.frame.fits(contexts.bags()[place]))
                .collect();
            if fitting.is_empty() {
                continue;
            }
            let left = weight - outer as u32;
            for (place, sign) in plan.unary.iter().enumerate() {
                let cost = plan.weight(sign.cost);
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
                let Some(both) = left.checked_sub(plan.weight(sign.cost)) else {
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
        weight: u32,
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
        let untold = filling.column.untold.iter();
        let untold = untold
            .filter(|(bag, _)| frame.fits(*bag))
            .map(|&(_, untold)| untold);
        let untold = Untold::together(untold.collect());
        let make = || Join {
            desk,
            frame,
            around,
            beside: &columns,
            filling: &filling.column,
            index: filling.index(),
            weight,
            untold: &untold,
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
        let threads = desk.meter.threads().min(contexts.len() / WORTH_A_THREAD);
        if threads < 2 {
            let enough = go(contexts, &mut |told| self.hear(&told))?;
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
                    Ok(told) => self.hear(&told),
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

    /// Sets that lost values or were cut short and could be part of a Solution leave the answer open.
    fn note_losses(&mut self, layers: &Layers) {
        let fits = |bags: &[Cubes]| bags.iter().any(|&bag| self.frame.fits(bag));
        let is_cut = |layers: &[Arc<Layer>]| layers.iter().any(|l| fits(&l.column.cut));
        let mut all = layers.forward.iter().chain(&layers.backward);
        self.state.lost |= all.any(|layer| fits(&layer.column.lost));
        let around = Cut::Around.when(is_cut(&layers.backward));
        let within = Cut::Within.when(is_cut(&layers.forward));
        self.state.cut = self.state.cut.max(around).max(within);
        let huge = layers.forward.iter().flat_map(|layer| &layer.column.huge);
        self.state.evidence.tokens += huge.filter(|(bag, _)| self.frame.fits(*bag)).count() as u64;
    }

    /// Hears of a hit; true when there is no need to go on.
    fn hear(&mut self, told: &Told) -> bool {
        let hit = match told {
            Told::Lost => {
                self.state.lost = true;
                return false;
            }
            Told::Hit(hit) => hit,
        };
        match self.solution(hit) {
            Ok(Some(solution)) => self.is_accepted(solution),
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
    fn solution(&self, hit: &Hit) -> Result<Option<Solution>, Stop> {
        let (desk, forward) = (self.search.desk(), &*self.sets.forward);
        let (outer, goal) = hit.around;
        let wanted = Wanted::Value(goal);
        let Some((mut path, goal)) = self.sets.backward.path(desk, forward, outer, wanted)? else {
            return Ok(None);
        };
        path.insert(
            0,
            Around {
                sign: hit.sign.0,
                side: hit.sign.1,
                other: hit.beside,
            },
        );
        let filled = desk.expression(forward, (hit.filled.0, NUMBER, hit.filled.1))?;
        self.led_out(filled, &path, goal)
    }

    /// The Solution where an expression fills a hole, led out of it sign by sign.
    fn led_out(
        &self,
        filled: Option<Arc<Expression>>,
        path: &[Around],
        goal: usize,
    ) -> Result<Option<Solution>, Stop> {
        let (desk, plan) = (self.search.desk(), self.search.plan);
        let Some(mut expression) = filled else {
            return Ok(None);
        };
        for around in path {
            let (sign, parts) = if let Some((bag, value)) = around.other {
                let sign = &plan.binary[around.sign];
                let sort = beside_sort(sign, around.side);
                let Some(other) = desk.expression(&self.sets.forward, (bag, sort, value))? else {
                    return Ok(None);
                };
                let parts = match around.side {
                    Side::Left => vec![expression, other],
                    Side::Right => vec![other, expression],
                };
                (sign, parts)
            } else {
                (&plan.unary[around.sign], vec![expression])
            };
            expression = Arc::new(Expression::Apply(sign.place, parts, None));
        }
        let goal = self.search.goals.values[self.group.goals[goal]].1;
        Ok(Some(Solution { expression, goal }))
    }

    /// Holes that a class of numbers fills, with more cubes than forward layers have.
    fn classes(
        &mut self,
        weight: u32,
        around: &[Arc<Layer>],
        is_thorough: bool,
    ) -> Result<bool, Stop> {
        let (plan, group, desk) = (self.search.plan, self.group, self.search.desk());
        let mut known: Map<Cubes, Vec<Class>> = Map::default();
        for (outer, around) in around.iter().enumerate() {
            for (context, classes) in &around.classes {
                if !self.frame.fits(*context) {
                    continue;
                }
                let span = group.span.completing(plan, *context);
                let Some(inner) = weight.checked_sub(outer as u32) else {
                    continue;
                };
                let enough = span.each_weighing(desk, (inner, 1), &mut |bag| {
                    let whole = self.frame.sharing.together(bag, *context);
                    if !plan.is_balanced(bag) || !whole.is_some_and(|w| self.frame.is_whole(w)) {
                        return Ok(false);
                    }
                    for &class in classes {
                        let memory = known.entry(bag).or_default();
                        if memory.contains(&class) {
                            continue;
                        }
                        memory.push(class);
                        if self.fill(*context, class, bag, is_thorough)? {
                            return Ok(true);
                        }
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

    fn fill(
        &mut self,
        context: Cubes,
        class: Class,
        bag: Cubes,
        is_thorough: bool,
    ) -> Result<bool, Stop> {
        let desk = self.search.desk();
        let few = self.sets.few.set(desk, bag)?;
        let fits = |set: &super::forward::Set| {
            set.of(NUMBER)
                .find(|&value| desk.is_in(class, value) == Belongs::Yes)
        };
        let mut found = fits(&few).map(|value| (value, true));
        if found.is_none() && is_thorough {
            let all = if few.is_capped {
                self.sets.forward.set(desk, bag)?
            } else {
                few
            };
            found = fits(&all).map(|value| (value, false));
            let maybe = |value: Value| desk.is_in(class, value) == Belongs::Maybe;
            self.state.lost |= found.is_none() && (all.lost || all.of(NUMBER).any(maybe));
            let cut = Cut::Within.when(found.is_none() && all.is_cut);
            self.state.cut = self.state.cut.max(cut);
        }
        let Some((value, is_capped)) = found else {
            return Ok(false);
        };
        let forward = &*self.sets.forward;
        let wanted = Wanted::Class(class);
        let path = self.sets.backward.path(desk, forward, context, wanted)?;
        let sets = if is_capped { &*self.sets.few } else { forward };
        let filled = desk.expression(sets, (bag, NUMBER, value))?;
        let solution = match path {
            Some((path, goal)) => self.led_out(filled, &path, goal)?,
            None => None,
        };
        let Some(solution) = solution else {
            self.state.maybe = true;
            return Ok(false);
        };
        Ok(self.is_accepted(solution))
    }

    fn is_accepted(&mut self, solution: Solution) -> bool {
        let is_accepted = self.watcher.accept(&solution);
        if is_accepted {
            self.state.found = Some(solution);
        } else {
            self.state.evidence.refused += 1;
        }
        is_accepted
    }
}
