//! Backward sets: what a hole must be for the cubes around it to reach a goal.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use super::cubes::Cubes;
use super::forward::Forward;
use super::inverse::{Class, Needed, Side};
use super::meter::Stop;
use super::plan::{NUMBER, Sign};
use super::sharing::Sharing;
use super::value::{Map, Mixed, Value};
use super::witness::Desk;

type Hashed = std::hash::BuildHasherDefault<Mixed>;

/// What a hole must be for the cubes around it to reach a goal.
#[derive(Debug, Default)]
pub struct Holes {
    /// The numbers.
    pub values: Vec<Value>,
    /// The classes of numbers.
    pub classes: Vec<Class>,
    /// Whether some number was lost: it is too large to hold, or not told apart.
    pub lost: bool,
    /// Whether signs in a row were cut short.
    pub is_cut: bool,
}

/// A sign around a hole, and what stands beside the hole.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// The sign's place among its like.
    pub sign: usize,
    /// Where the hole is.
    pub side: Side,
    /// The cubes and the value of the other operand, if the sign has one.
    pub other: Option<(Cubes, Value)>,
}

/// The backward sets of an instance for some goals, made as they are asked for.
pub struct Backward {
    goals: Vec<Value>,
    /// How uses of kinds that serve again are counted.
    pub sharing: Sharing,
    holes: RwLock<Map<Cubes, Arc<Holes>>>,
    kept: AtomicU64,
}

impl Backward {
    /// Begins with no sets.
    #[must_use]
    pub fn new(sharing: Sharing, goals: Vec<Value>) -> Self {
        Self {
            sharing,
            goals,
            holes: RwLock::default(),
            kept: AtomicU64::new(0),
        }
    }

    /// The goals.
    #[must_use]
    pub fn goals(&self) -> &[Value] {
        &self.goals
    }

    /// How many values are kept.
    #[must_use]
    pub fn kept(&self) -> u64 {
        self.kept.load(Ordering::Relaxed)
    }

    /// The holes that some cubes leave.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn holes(&self, desk: Desk, forward: &Forward, cubes: Cubes) -> Result<Arc<Holes>, Stop> {
        let known = self.holes.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(holes) = known.get(&cubes) {
            return Ok(Arc::clone(holes));
        }
        drop(known);
        let holes = Arc::new(if cubes.is_empty() {
            Holes {
                values: self.goals.clone(),
                ..Holes::default()
            }
        } else if desk.plan.is_balanced_around(cubes) {
            self.make(desk, forward, cubes)?
        } else {
            Holes::default()
        });
        let size = (holes.values.len() + holes.classes.len() + 1) as u64;
        desk.meter.keep(size)?;
        let mut known = self.holes.write().unwrap_or_else(PoisonError::into_inner);
        if known.insert(cubes, Arc::clone(&holes)).is_none() {
            self.kept.fetch_add(size, Ordering::Relaxed);
        }
        Ok(holes)
    }

    fn make(&self, desk: Desk, forward: &Forward, cubes: Cubes) -> Result<Holes, Stop> {
        let mut making = Making::default();
        let mut needed = Needed::default();
        for (sign, outer) in self.unary_around(desk, cubes) {
            if outer == cubes {
                continue; // below, where all else is made
            }
            let holes = self.holes(desk, forward, outer)?;
            desk.meter.spend(holes.values.len() as u64 + 1)?;
            making.holes.lost |= holes.lost;
            making.holes.is_cut |= holes.is_cut;
            for &goal in &holes.values {
                desk.numbers
                    .undo_unary((sign, &desk.plan.unary[sign]), goal, &mut needed);
                making.take(desk, &mut needed);
            }
        }
        for (place, sign) in binary_around(desk) {
            for (beside, outer) in self.sharing.splits(sign.cost, cubes) {
                if !desk.plan.is_balanced(beside) {
                    continue;
                }
                let set = forward.set(desk, beside)?;
                if set.is_empty() {
                    continue;
                }
                let holes = self.holes(desk, forward, outer)?;
                if holes.values.is_empty() && !holes.lost {
                    continue;
                }
                desk.meter
                    .spend((holes.values.len() * set.len()) as u64 * 2)?;
                making.holes.lost |= holes.lost || set.lost;
                making.holes.is_cut |= holes.is_cut || set.is_cut;
                for side in sides(sign) {
                    for other in set.of(beside_sort(sign, side)) {
                        for &goal in &holes.values {
                            let sign = (place, sign);
                            desk.numbers
                                .undo_binary(sign, side, goal, other, &mut needed);
                            making.take(desk, &mut needed);
                        }
                    }
                }
            }
        }
        self.add_rows(desk, cubes, &mut making)?;
        Ok(making.holes)
    }

    /// Signs that cost nothing more: again and again, as far as they are looked at.
    fn add_rows(&self, desk: Desk, cubes: Cubes, making: &mut Making) -> Result<(), Stop> {
        let around = self.unary_around(desk, cubes);
        let signs: Vec<usize> = around
            .filter(|&(_, outer)| outer == cubes)
            .map(|(sign, _)| sign)
            .collect();
        let mut needed = Needed::default();
        let mut from = 0;
        for _ in 0..self.sharing.in_a_row {
            let fresh = making.holes.values[from..].to_vec();
            from = making.holes.values.len();
            desk.meter.spend((fresh.len() * signs.len()) as u64)?;
            for &sign in &signs {
                for &goal in &fresh {
                    desk.numbers
                        .undo_unary((sign, &desk.plan.unary[sign]), goal, &mut needed);
                    making.take(desk, &mut needed);
                }
            }
        }
        making.holes.is_cut |= making.holes.values.len() > from;
        Ok(())
    }

    /// The unary signs that a hole can stand in, with the cubes around them.
    fn unary_around<'a>(
        &'a self,
        desk: Desk<'a>,
        cubes: Cubes,
    ) -> impl Iterator<Item = (usize, Cubes)> + 'a {
        let signs = desk.plan.unary.iter().enumerate();
        let fitting = signs.filter(|(_, sign)| sign.sorts[0] == NUMBER && sign.makes == NUMBER);
        fitting.flat_map(move |(place, sign)| {
            let rests = self.sharing.rests(sign.cost, cubes).into_iter();
            rests.map(move |outer| (place, outer))
        })
    }

    /// The signs from a hole outwards that reach a goal, and the goal's place.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn path(
        &self,
        desk: Desk,
        forward: &Forward,
        cubes: Cubes,
        value: Wanted,
    ) -> Result<Option<(Vec<Around>, usize)>, Stop> {
        let inside = match value {
            Wanted::Value(value) => vec![value],
            Wanted::Class(_) => Vec::new(),
        };
        self.path_beyond(desk, forward, (cubes, value), &inside)
    }

    fn path_beyond(
        &self,
        desk: Desk,
        forward: &Forward,
        (cubes, value): (Cubes, Wanted),
        inside: &[Value],
    ) -> Result<Option<(Vec<Around>, usize)>, Stop> {
        if cubes.is_empty() {
            let Wanted::Value(value) = value else {
                return Ok(None);
            };
            let goal = self.goals.iter().position(|&goal| goal == value);
            return Ok(goal.map(|goal| (Vec::new(), goal)));
        }
        let mut needed = Needed::default();
        for (sign, outer) in self.unary_around(desk, cubes) {
            let holes = self.holes(desk, forward, outer)?;
            for &goal in &holes.values {
                if outer == cubes && inside.contains(&goal) {
                    continue; // signs in a row that lead back to where they began
                }
                needed.values.clear();
                needed.classes.clear();
                desk.numbers
                    .undo_unary((sign, &desk.plan.unary[sign]), goal, &mut needed);
                if value.is_met(&needed) {
                    let mut known = vec![goal];
                    if outer == cubes {
                        known.extend(inside);
                    }
                    let spot = (outer, Wanted::Value(goal));
                    let path = self.path_beyond(desk, forward, spot, &known)?;
                    if let Some(mut path) = path {
                        let around = Around {
                            sign,
                            side: Side::Left,
                            other: None,
                        };
                        path.0.insert(0, around);
                        return Ok(Some(path));
                    }
                }
            }
        }
        for (place, sign) in binary_around(desk) {
            for (beside, outer) in self.sharing.splits(sign.cost, cubes) {
                if !desk.plan.is_balanced(beside) {
                    continue;
                }
                let set = forward.set(desk, beside)?;
                let holes = self.holes(desk, forward, outer)?;
                for side in sides(sign) {
                    for other in set.of(beside_sort(sign, side)) {
                        for &goal in &holes.values {
                            needed.values.clear();
                            needed.classes.clear();
                            desk.numbers
                                .undo_binary((place, sign), side, goal, other, &mut needed);
                            if !value.is_met(&needed) {
                                continue;
                            }
                            let outer = self.path(desk, forward, outer, Wanted::Value(goal))?;
                            if let Some(mut path) = outer {
                                let around = Around {
                                    sign: place,
                                    side,
                                    other: Some((beside, other)),
                                };
                                path.0.insert(0, around);
                                return Ok(Some(path));
                            }
                        }
                    }
                }
            }
        }
        Ok(None)
    }
}

/// What a path must lead out from.
#[derive(Clone, Copy, Debug)]
pub enum Wanted {
    /// This number.
    Value(Value),
    /// Any number of this class.
    Class(Class),
}

impl Wanted {
    fn is_met(self, needed: &Needed) -> bool {
        match self {
            Self::Value(value) => needed.values.contains(&value),
            Self::Class(class) => needed.classes.contains(&class),
        }
    }
}

/// The binary signs that a hole can stand in.
fn binary_around(desk: Desk<'_>) -> impl Iterator<Item = (usize, &Sign)> {
    let signs = desk.plan.binary.iter().enumerate();
    signs.filter(|(_, sign)| sign.makes == NUMBER)
}

/// Where a hole for a plain number can be in a sign; one side is enough where both are alike.
pub fn sides(sign: &Sign) -> impl Iterator<Item = Side> + use<> {
    let is_mirrored = sign.function.commutes() && sign.sorts[0] == sign.sorts[1];
    let left = (sign.sorts[0] == NUMBER).then_some(Side::Left);
    let right = (sign.sorts[1] == NUMBER && !is_mirrored).then_some(Side::Right);
    left.into_iter().chain(right)
}

/// The sort of what stands beside a hole.
#[must_use]
pub const fn beside_sort(sign: &Sign, side: Side) -> u8 {
    match side {
        Side::Left => sign.sorts[1],
        Side::Right => sign.sorts[0],
    }
}

/// Holes in the making.
#[derive(Default)]
struct Making {
    holes: Holes,
    seen: HashSet<Value, Hashed>,
}

impl Making {
    fn take(&mut self, desk: Desk, needed: &mut Needed) {
        for value in needed.values.drain(..) {
            if !value.is_small() && desk.numbers.is_anything(value) {
                self.holes.lost = true;
            } else if self.seen.insert(value) {
                self.holes.values.push(value);
            }
        }
        for class in needed.classes.drain(..) {
            if !self.holes.classes.contains(&class) {
                self.holes.classes.push(class);
            }
        }
    }
}
