//! The tables of a shake, kept from one question to the next.

use std::sync::{Arc, OnceLock};

use super::backward::Backward;
use super::cubes::Cubes;
use super::forward::Forward;
use super::inverse::Class;
use super::layers::{Column, Index};
use super::meter::{BYTES_OF_A_VALUE, Stop};
use super::plan::NUMBER;
use super::sharing::Sharing;
use super::span::Span;
use super::value::{Map, Value};
use super::witness::Desk;

/// Layers of so many universes are kept.
const MOST_UNIVERSES: usize = 6;
/// So many more sets than are needed are made for later questions at once.
const WORTH_MAKING: usize = 64;
/// Fewer sets than this are not worth another thread.
const WORTH_A_THREAD: usize = 32;
/// Values in a set that only asks whether there are any.
const A_FEW: usize = 24;

/// The tables of a shake.
#[derive(Default)]
pub struct Tables {
    forward: Vec<Arc<Forward>>,
    few: Option<Arc<Forward>>,
    backward: Vec<Arc<Backward>>,
    universes: Vec<Universe>,
}

/// All sets of one weight in a universe.
pub struct Layer {
    /// The plain numbers.
    pub column: Column,
    /// The values of other sorts.
    pub others: Vec<(u8, Column)>,
    /// The classes of numbers, of backward sets.
    pub classes: Vec<(Cubes, Vec<Class>)>,
    index: OnceLock<Index>,
}

impl Layer {
    /// The index of the plain numbers.
    pub fn index(&self) -> &Index {
        self.index.get_or_init(|| Index::new(&self.column))
    }
}

/// Layers by the weight of their sets.
type BySize = Map<u32, Arc<Layer>>;

/// The layers of all sets within some cubes.
pub struct Universe {
    sharing: Sharing,
    most: Cubes,
    forward: BySize,
    backward: Vec<(Vec<Value>, BySize)>,
}

impl Tables {
    /// The forward sets that count uses so.
    pub fn forward(&mut self, sharing: Sharing) -> Arc<Forward> {
        if let Some(sets) = self.forward.iter().find(|sets| sets.sharing == sharing) {
            return Arc::clone(sets);
        }
        let sets = Arc::new(Forward::new(sharing, None));
        self.forward.push(Arc::clone(&sets));
        sets
    }

    /// Forward sets that hold a few values each.
    pub fn few(&mut self, sharing: Sharing) -> Arc<Forward> {
        let new = || Arc::new(Forward::new(sharing, Some(A_FEW)));
        let few = self.few.take().filter(|few| few.sharing == sharing);
        Arc::clone(self.few.insert(few.unwrap_or_else(new)))
    }

    /// The backward sets of some goals.
    pub fn backward(&mut self, sharing: Sharing, goals: &[Value]) -> Arc<Backward> {
        let is_known = |sets: &&Arc<Backward>| sets.sharing == sharing && sets.goals() == goals;
        if let Some(sets) = self.backward.iter().find(is_known) {
            return Arc::clone(sets);
        }
        let sets = Arc::new(Backward::new(sharing, goals.to_vec()));
        self.backward.push(Arc::clone(&sets));
        sets
    }

    /// The universe that holds a span's sets and is not much larger.
    pub fn universe(&mut self, desk: Desk, span: &Span, sharing: Sharing) -> &mut Universe {
        let size = desk.plan.size(span.most);
        let near = |u: &Universe| {
            u.sharing == sharing && u.most.contains(span.most) && desk.plan.size(u.most) <= size + 3
        };
        if let Some(place) = self.universes.iter().rposition(near) {
            let universe = self.universes.remove(place);
            self.universes.push(universe);
        } else {
            if self.universes.len() == MOST_UNIVERSES {
                self.universes.remove(0);
            }
            self.universes.push(Universe {
                sharing,
                most: span.most,
                forward: BySize::default(),
                backward: Vec::new(),
            });
        }
        self.universes.last_mut().expect("one was put there")
    }

    /// Drops the oldest tables until the rest takes no more than so many bytes.
    pub fn keep_within(&mut self, bytes: u64) {
        while self.kept() * BYTES_OF_A_VALUE > bytes {
            if !self.universes.is_empty() {
                self.universes.remove(0);
            }
            if !self.backward.is_empty() {
                self.backward.remove(0);
            } else if self.few.take().is_none() && !self.forward.is_empty() {
                self.forward.remove(0);
            }
            if self.forward.is_empty() && self.backward.is_empty() && self.few.is_none() {
                self.universes.clear();
                return;
            }
        }
    }

    /// How many values are kept.
    pub fn kept(&self) -> u64 {
        let forward: u64 = self.forward.iter().map(|sets| sets.kept()).sum();
        let few = self.few.as_ref().map_or(0, |sets| sets.kept());
        let backward: u64 = self.backward.iter().map(|sets| sets.kept()).sum();
        forward + few + backward
    }
}

impl Universe {
    /// The forward sets of a weight: all of them, or those of `parts` where they are far fewer.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn forward(
        &mut self,
        desk: Desk,
        sets: &Forward,
        parts: &Span,
        size: u32,
    ) -> Result<Arc<Layer>, Stop> {
        if let Some(layer) = self.forward.get(&size) {
            return Ok(Arc::clone(layer));
        }
        let fits = |bag| desk.plan.is_balanced(bag);
        let (bags, are_all) = worth(desk, self.most, parts, (size, 1), fits)?;
        each_on_a_thread(desk, &bags, |bag| sets.set(desk, bag).map(|_| ()))?;
        let layer = Arc::new(forward_layer(desk, sets, &bags)?);
        if are_all {
            self.forward.insert(size, Arc::clone(&layer));
        }
        Ok(layer)
    }

    /// The backward sets of a weight: all of them, or those of `parts` where they are far fewer.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn backward(
        &mut self,
        desk: Desk,
        forward: &Forward,
        sets: &Backward,
        parts: &Span,
        size: u32,
    ) -> Result<Arc<Layer>, Stop> {
        let known = self
            .backward
            .iter()
            .position(|(goals, _)| goals == sets.goals());
        let place = known.unwrap_or(self.backward.len());
        if known.is_none() {
            self.backward
                .push((sets.goals().to_vec(), BySize::default()));
        }
        let layers = &mut self.backward[place].1;
        if let Some(layer) = layers.get(&size) {
            return Ok(Arc::clone(layer));
        }
        let fits = |bag| desk.plan.is_balanced_around(bag);
        let (bags, are_all) = worth(desk, self.most, parts, (size, 0), fits)?;
        each_on_a_thread(desk, &bags, |bag| {
            sets.holes(desk, forward, bag).map(|_| ())
        })?;
        let layer = Arc::new(backward_layer(desk, forward, sets, &bags)?);
        if are_all {
            layers.insert(size, Arc::clone(&layer));
        }
        Ok(layer)
    }
}

fn forward_layer(desk: Desk, sets: &Forward, bags: &[Cubes]) -> Result<Layer, Stop> {
    let mut column = Column::new();
    let mut others: Vec<(u8, Column)> = Vec::new();
    for &bag in bags {
        let set = sets.set(desk, bag)?;
        if set.is_empty() {
            continue;
        }
        column.add(desk.numbers, bag, set.of(NUMBER), set.lost);
        if set.is_cut {
            column.cut.push(bag);
        }
        let mut sorts: Vec<u8> = set.others.iter().map(|&(sort, _)| sort).collect();
        sorts.sort_unstable();
        sorts.dedup();
        for sort in sorts {
            if !others.iter().any(|(known, _)| *known == sort) {
                others.push((sort, Column::new()));
            }
            if let Some((_, other)) = others.iter_mut().find(|(known, _)| *known == sort) {
                other.add(desk.numbers, bag, set.of(sort), false);
            }
        }
    }
    column.finish(desk.numbers);
    for (_, other) in &mut others {
        other.finish(desk.numbers);
    }
    Ok(Layer {
        column,
        others,
        classes: Vec::new(),
        index: OnceLock::new(),
    })
}

fn backward_layer(
    desk: Desk,
    forward: &Forward,
    sets: &Backward,
    bags: &[Cubes],
) -> Result<Layer, Stop> {
    let mut column = Column::new();
    let mut classes = Vec::new();
    for &bag in bags {
        let holes = sets.holes(desk, forward, bag)?;
        column.add(desk.numbers, bag, holes.values.iter().copied(), holes.lost);
        if holes.is_cut {
            column.cut.push(bag);
        }
        if !holes.classes.is_empty() {
            classes.push((bag, holes.classes.clone()));
        }
    }
    column.finish(desk.numbers);
    Ok(Layer {
        column,
        others: Vec::new(),
        classes,
        index: OnceLock::new(),
    })
}

/// The sets of a weight that are worth making: all within `most`, or only those that fit `parts` where
/// the others would be more work than they save. Says which.
fn worth(
    desk: Desk,
    most: Cubes,
    parts: &Span,
    weight: (u32, i32),
    fits: impl Fn(Cubes) -> bool,
) -> Result<(Vec<Cubes>, bool), Stop> {
    let mut some = Vec::new();
    parts.each_weighing(desk, weight, &mut |bag| {
        if fits(bag) {
            some.push(bag);
        }
        Ok(false)
    })?;
    let enough = 2 * some.len() + WORTH_MAKING;
    let mut all = Vec::new();
    let is_too_much = Span::within(most).each_weighing(desk, weight, &mut |bag| {
        if fits(bag) {
            all.push(bag);
        }
        Ok(all.len() > enough)
    })?;
    Ok(if is_too_much {
        (some, false)
    } else {
        (all, true)
    })
}

/// Does something for many sets, on as many threads as the question may use.
fn each_on_a_thread(
    desk: Desk,
    bags: &[Cubes],
    make: impl Fn(Cubes) -> Result<(), Stop> + Sync,
) -> Result<(), Stop> {
    let threads = desk.meter.threads().min(bags.len() / WORTH_A_THREAD);
    if threads < 2 {
        return Ok(()); // they are made when they are asked for
    }
    let make = &make;
    std::thread::scope(|scope| {
        let workers: Vec<_> = (1..threads)
            .map(|worker| {
                let own = bags.iter().skip(worker).step_by(threads);
                scope.spawn(move || own.copied().try_for_each(make))
            })
            .collect();
        let mine = bags.iter().step_by(threads).copied().try_for_each(make);
        workers.into_iter().fold(mine, |ended, worker| {
            ended.and(worker.join().unwrap_or(Err(Stop::Caller)))
        })
    })
}
