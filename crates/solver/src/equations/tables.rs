//! The tables of a shake, kept from one question to the next.

use std::sync::{Arc, OnceLock};

use super::backward::Backward;
use super::cubes::Cubes;
use super::forward::Forward;
use super::inverse::Class;
use super::layers::{Column, Index};
use super::meter::{BYTES_OF_A_VALUE, Stop};
use super::plan::NUMBER;
use super::span::Span;
use super::value::Value;
use super::witness::Desk;

/// Layers of so many universes are kept.
const MOST_UNIVERSES: usize = 6;
/// Values in a set that only asks whether there are any.
pub const A_FEW: usize = 24;

/// The tables of a shake.
#[derive(Default)]
pub struct Tables {
    forward: Vec<(Cubes, Arc<Forward>)>,
    few: Option<Arc<Forward>>,
    backward: Vec<Arc<Backward>>,
    universes: Vec<Universe>,
}

/// All sets of one size in a universe.
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

/// The layers of all sets within some cubes.
pub struct Universe {
    most: Cubes,
    forward: Vec<Arc<Layer>>,
    backward: Vec<(Vec<Value>, Vec<Arc<Layer>>)>,
}

impl Tables {
    /// The forward sets that tell so many uses apart of kinds that serve again.
    pub fn forward(&mut self, caps: Cubes) -> Arc<Forward> {
        if let Some((_, sets)) = self.forward.iter().find(|(known, _)| *known == caps) {
            return Arc::clone(sets);
        }
        let sets = Arc::new(Forward::new(caps, None));
        self.forward.push((caps, Arc::clone(&sets)));
        sets
    }

    /// Forward sets that hold a few values each.
    pub fn few(&mut self) -> Arc<Forward> {
        let few = || Arc::new(Forward::new(Cubes::NONE, Some(A_FEW)));
        Arc::clone(self.few.get_or_insert_with(few))
    }

    /// The backward sets of some goals.
    pub fn backward(&mut self, goals: &[Value]) -> Arc<Backward> {
        if let Some(sets) = self.backward.iter().find(|sets| sets.goals() == goals) {
            return Arc::clone(sets);
        }
        let sets = Arc::new(Backward::new(goals.to_vec()));
        self.backward.push(Arc::clone(&sets));
        sets
    }

    /// The universe that holds a span's sets and is not much larger.
    pub fn universe(&mut self, desk: Desk, span: &Span) -> &mut Universe {
        let size = desk.plan.size(span.most);
        let near = |u: &Universe| u.most.contains(span.most) && desk.plan.size(u.most) <= size + 3;
        if let Some(place) = self.universes.iter().rposition(near) {
            let universe = self.universes.remove(place);
            self.universes.push(universe);
        } else {
            if self.universes.len() == MOST_UNIVERSES {
                self.universes.remove(0);
            }
            self.universes.push(Universe {
                most: span.most,
                forward: Vec::new(),
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
        let forward: u64 = self.forward.iter().map(|(_, sets)| sets.kept()).sum();
        let few = self.few.as_ref().map_or(0, |sets| sets.kept());
        let backward: u64 = self.backward.iter().map(|sets| sets.kept()).sum();
        forward + few + backward
    }
}

impl Universe {
    /// All forward sets of a size.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn forward(&mut self, desk: Desk, sets: &Forward, size: u32) -> Result<Arc<Layer>, Stop> {
        while self.forward.len() <= size as usize {
            let layer = forward_layer(desk, sets, self.most, self.forward.len() as u32)?;
            self.forward.push(Arc::new(layer));
        }
        Ok(Arc::clone(&self.forward[size as usize]))
    }

    /// All backward sets of a size.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn backward(
        &mut self,
        desk: Desk,
        forward: &Forward,
        sets: &Backward,
        size: u32,
    ) -> Result<Arc<Layer>, Stop> {
        let place = if let Some(place) = self.backward.iter().position(|(g, _)| g == sets.goals()) {
            place
        } else {
            self.backward.push((sets.goals().to_vec(), Vec::new()));
            self.backward.len() - 1
        };
        let layers = &mut self.backward[place].1;
        while layers.len() <= size as usize {
            let layer = backward_layer(desk, forward, sets, self.most, layers.len() as u32)?;
            layers.push(Arc::new(layer));
        }
        Ok(Arc::clone(&layers[size as usize]))
    }
}

fn forward_layer(desk: Desk, sets: &Forward, most: Cubes, size: u32) -> Result<Layer, Stop> {
    let mut column = Column::new();
    let mut others: Vec<(u8, Column)> = Vec::new();
    for bag in bags(desk, most, (size, 1), |bag| desk.plan.is_balanced(bag))? {
        let set = sets.set(desk, bag)?;
        if set.is_empty() {
            continue;
        }
        column.add(desk.numbers, bag, set.of(NUMBER), set.lost);
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
    most: Cubes,
    size: u32,
) -> Result<Layer, Stop> {
    let mut column = Column::new();
    let mut classes = Vec::new();
    for bag in bags(desk, most, (size, 0), |bag| {
        desk.plan.is_balanced_around(bag)
    })? {
        let holes = sets.holes(desk, forward, bag)?;
        column.add(desk.numbers, bag, holes.values.iter().copied(), holes.lost);
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

/// The sets of so many of some cubes that leave so many operands and pass a test.
fn bags(
    desk: Desk,
    most: Cubes,
    size: (u32, i32),
    fits: impl Fn(Cubes) -> bool,
) -> Result<Vec<Cubes>, Stop> {
    let mut found = Vec::new();
    Span::within(most).each(desk, size, &mut |bag| {
        if fits(bag) {
            found.push(bag);
        }
        Ok(false)
    })?;
    Ok(found)
}
