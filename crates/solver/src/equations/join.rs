//! The three-way meet: what stands around a hole, what stands beside it, and what fills it.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use super::backward::{beside_sort, sides};
use super::belonging::Belongs;
use super::cubes::Cubes;
use super::glance::{Undone, Untold, Wanted};
use super::inverse::{Class, Needed, Side};
use super::layers::{Column, Index, Row};
use super::meter::Stop;
use super::plan::{Plan, Sign};
use super::problem::Function;
use super::residue::{minus, plus, times};
use super::sharing::Sharing;
use super::size::Size;
use super::span::Span;
use super::value::{Mixed, Value};
use super::witness::Desk;

/// A Solution found, in three parts.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// The cubes around, and what they leave to be filled.
    pub around: (Cubes, Value),
    /// The sign, by its place among its like, and where the hole is.
    pub sign: (usize, Side),
    /// The cubes and the value beside the hole; none for a unary sign.
    pub beside: Option<(Cubes, Value)>,
    /// The cubes and the value that fill it.
    pub filled: (Cubes, Value),
}

/// What is told to a join.
pub enum Told {
    /// A Solution.
    Hit(Hit),
    /// Numbers that may fit, of which too little is known.
    Lost,
}

/// The sets of cubes that a join may use.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// The sets of cubes that may be a Solution.
    pub span: &'a Span,
    /// The sets that may be part of one of the size that is looked at.
    pub parts: &'a Span,
    /// The instance.
    pub plan: &'a Plan,
    /// How uses of kinds that serve again are counted.
    pub sharing: Sharing,
    /// How many cubes a Solution has.
    pub size: u32,
}

impl Frame<'_> {
    /// Whether cubes may be part of a Solution.
    #[must_use]
    pub const fn fits(&self, cubes: Cubes) -> bool {
        self.parts.fits(self.plan, cubes)
    }

    /// Whether cubes may be a Solution of the size that is looked at.
    #[must_use]
    pub fn is_whole(&self, cubes: Cubes) -> bool {
        self.span.allows(self.plan, cubes) && self.plan.size(cubes) == self.size
    }
}

/// One class of triples: contexts of one size, what stands beside the hole, what fills it.
pub struct Join<'a> {
    /// The instance, its numbers and the budget.
    pub desk: Desk<'a>,
    /// What a Solution may use.
    pub frame: Frame<'a>,
    /// What stands around.
    pub around: &'a Column,
    /// What stands beside, by sort.
    pub beside: &'a [(u8, &'a Column)],
    /// What fills the hole.
    pub filling: &'a Column,
    /// The index of the filling.
    pub index: &'a Index,
    /// How much the cubes weigh that fill it.
    pub weight: u32,
    /// The values of the filling that no machine number tells.
    pub untold: &'a [Untold],
    /// Values of some rest of the cubes that are known to be made by no set that fits.
    pub refuted: HashSet<(Value, Cubes), BuildHasherDefault<Mixed>>,
}

/// As many sets of cubes are looked through without remembering it.
const FEW: usize = 24;

impl Join<'_> {
    /// Goes through the contexts at some places; stops when `tell` has enough.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn binary(
        &mut self,
        (place, sign): (usize, &Sign),
        contexts: &[usize],
        tell: &mut dyn FnMut(Told) -> bool,
    ) -> Result<bool, Stop> {
        let plan = self.desk.plan;
        for side in sides(sign) {
            let sort = beside_sort(sign, side);
            let Some(&(_, beside)) = self.beside.iter().find(|(known, _)| *known == sort) else {
                continue;
            };
            let others: Vec<usize> = (0..beside.bags().len())
                .filter(|&other| self.frame.fits(beside.bags()[other]))
                .collect();
            for &context in contexts {
                let outer = self.around.bags()[context];
                let Some(outer_and_sign) = self.frame.sharing.together(outer, sign.cost) else {
                    continue;
                };
                if !self.frame.fits(outer_and_sign) {
                    continue;
                }
                let goals = self.around.row(context);
                let mut spent = 0;
                for &other in &others {
                    let near = beside.bags()[other];
                    let Some(rest) = self.frame.sharing.together(outer_and_sign, near) else {
                        continue;
                    };
                    if !self.frame.fits(rest)
                        || plan.weight(self.frame.span.least.without(rest)) > self.weight
                        || plan.size(rest) + self.weight > self.frame.size
                    {
                        continue;
                    }
                    let pair = Pair {
                        place,
                        sign,
                        side,
                        outer,
                        near,
                        rest,
                        goals,
                        others: beside.row(other),
                    };
                    spent += (goals.values.len() * pair.others.values.len()) as u64;
                    if spent > 1 << 14 {
                        self.desk.meter.spend(spent)?;
                        spent = 0;
                    }
                    if self.pair(&pair, tell) {
                        return Ok(true);
                    }
                }
                self.desk.meter.spend(spent)?;
            }
        }
        Ok(false)
    }

    /// The same for a sign with one operand.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn unary(
        &mut self,
        (place, sign): (usize, &Sign),
        contexts: &[usize],
        tell: &mut dyn FnMut(Told) -> bool,
    ) -> Result<bool, Stop> {
        let mut needed = Needed::default();
        for &context in contexts {
            let outer = self.around.bags()[context];
            let Some(rest) = self.frame.sharing.together(outer, sign.cost) else {
                continue;
            };
            if !self.frame.fits(rest) {
                continue;
            }
            let goals = self.around.row(context);
            self.desk.meter.spend(goals.values.len() as u64)?;
            for &goal in goals.values {
                needed.values.clear();
                needed.classes.clear();
                self.desk
                    .numbers
                    .undo_unary((place, sign), goal, &mut needed);
                let around = Spot {
                    around: (outer, goal),
                    sign: (place, Side::Left),
                    beside: None,
                    rest,
                };
                if self.fill(&needed, &around, tell) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn pair(&mut self, pair: &Pair, tell: &mut dyn FnMut(Told) -> bool) -> bool {
        let (goals, others) = (pair.goals, pair.others);
        let quick = (goals.residues.len(), others.residues.len());
        let found = match (pair.sign.function, pair.side) {
            (Function::Add, _) => self.quick(pair, tell, |g, _, y, _| minus(g, y)),
            (Function::Subtract, Side::Left) => self.quick(pair, tell, |g, _, y, _| plus(g, y)),
            (Function::Subtract, Side::Right) => self.quick(pair, tell, |g, _, y, _| minus(y, g)),
            (Function::Multiply, _) => self.quick(pair, tell, |g, _, _, y| times(g, y)),
            (Function::Divide, Side::Left) => self.quick(pair, tell, |g, _, y, _| times(g, y)),
            (Function::Divide, Side::Right) => self.quick(pair, tell, |_, g, y, _| times(g, y)),
            _ => return self.slow(pair, 0..goals.values.len(), 0..others.values.len(), tell),
        };
        // What has no residue takes the slow way, and so does what may fill the hole without one.
        let is_unseen = || {
            let size = match (pair.sign.function, pair.side) {
                (Function::Add | Function::Subtract, _) => goals.size.plus(others.size, true),
                (Function::Divide, Side::Left) => goals.size.times(others.size),
                (Function::Divide, Side::Right) => others.size.times(goals.size.inverse()),
                _ => goals.size.times(others.size.inverse()),
            };
            let size = size.or(Size::ZERO);
            self.filling.huge.iter().any(|&(bag, value)| {
                self.completes(pair.rest, bag) && self.desk.numbers.size(value).meets(size)
            })
        };
        found
            || is_unseen() && self.slow(pair, 0..quick.0, 0..quick.1, tell)
            || self.slow(
                pair,
                quick.0..goals.values.len(),
                0..others.values.len(),
                tell,
            )
            || self.slow(pair, 0..quick.0, quick.1..others.values.len(), tell)
    }

    /// Compares residues first. 0 has itself for an inverse here, so that 0 times anything is seen.
    fn quick(
        &mut self,
        pair: &Pair,
        tell: &mut dyn FnMut(Told) -> bool,
        residue: impl Fn(u64, u64, u64, u64) -> u64,
    ) -> bool {
        let (goals, others) = (pair.goals, pair.others);
        let undoes = matches!(pair.sign.function, Function::Multiply | Function::Divide);
        for (at, (&goal, &over_goal)) in goals.residues.iter().zip(goals.inverses).enumerate() {
            for (beside, (&other, &over_other)) in
                others.residues.iter().zip(others.inverses).enumerate()
            {
                let wanted = residue(goal, over_goal, other, over_other);
                let degenerate = undoes && other == 0 && goal == 0;
                if (degenerate || self.index.may_hold(wanted))
                    && self.exactly(pair, at, beside, tell)
                {
                    return true;
                }
            }
        }
        false
    }

    fn slow(
        &mut self,
        pair: &Pair,
        goals: std::ops::Range<usize>,
        others: std::ops::Range<usize>,
        tell: &mut dyn FnMut(Told) -> bool,
    ) -> bool {
        let whole = matches!(
            pair.sign.function,
            Function::WholePower | Function::WholeRoot
        );
        let fits = |value: Value| !whole || self.desk.numbers.may_be_whole(value);
        let others: Vec<usize> = others.filter(|&at| fits(pair.others.values[at])).collect();
        if others.is_empty() {
            return false;
        }
        let goals: Vec<usize> = goals.filter(|&at| fits(pair.goals.values[at])).collect();
        let undone = Undone::of(pair.sign.function, pair.side);
        for goal in goals {
            let made = &pair.goals.glances[goal];
            for &beside in &others {
                let is_near = undone.is_none_or(|undone| {
                    let wanted = undone.glance(made, &pair.others.glances[beside]);
                    self.may_fill(&wanted, undone)
                });
                if is_near && self.exactly(pair, goal, beside, tell) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether what is needed may be there, as far as machine numbers tell.
    fn may_fill(&self, wanted: &Wanted, undone: Undone) -> bool {
        self.index.may_be_near(wanted.rough)
            || undone.has_two_signs() && self.index.may_be_near(-wanted.rough)
            || self.untold.iter().any(|untold| untold.may_be(wanted))
    }

    fn exactly(
        &mut self,
        pair: &Pair,
        goal: usize,
        beside: usize,
        tell: &mut dyn FnMut(Told) -> bool,
    ) -> bool {
        let (goal, other) = (pair.goals.values[goal], pair.others.values[beside]);
        let mut needed = Needed::default();
        let sign = (pair.place, pair.sign);
        self.desk
            .numbers
            .undo_binary(sign, pair.side, goal, other, &mut needed);
        let spot = Spot {
            around: (pair.outer, goal),
            sign: (pair.place, pair.side),
            beside: Some((pair.near, other)),
            rest: pair.rest,
        };
        self.fill(&needed, &spot, tell)
    }

    /// Looks for cubes that make what is needed and fit the rest.
    fn fill(&mut self, needed: &Needed, spot: &Spot, tell: &mut dyn FnMut(Told) -> bool) -> bool {
        for &value in &needed.values {
            let is_huge = self.desk.numbers.is_huge(value);
            let may_be = if is_huge && self.desk.numbers.is_lost(value) {
                self.may_be_filled(value, spot)
            } else {
                self.is_near_huge(value, spot.rest)
            };
            if may_be && tell(Told::Lost) {
                return true;
            }
            if is_huge {
                continue;
            }
            let places = self.index.places(value);
            if places.is_empty() {
                continue;
            }
            if places.len() > FEW && self.refuted.contains(&(value, spot.rest)) {
                continue;
            }
            let mut is_refuted = true;
            for &(_, place) in places {
                let bag = self.filling.bags()[place as usize];
                if self.completes(spot.rest, bag) {
                    is_refuted = false;
                    if tell(Told::Hit(spot.filled(bag, value))) {
                        return true;
                    }
                }
            }
            if is_refuted && places.len() > FEW {
                self.refuted.insert((value, spot.rest));
            }
        }
        needed
            .classes
            .iter()
            .any(|&class| self.fill_class(class, spot, tell))
    }

    fn fill_class(
        &mut self,
        class: Class,
        spot: &Spot,
        tell: &mut dyn FnMut(Told) -> bool,
    ) -> bool {
        for (place, &bag) in self.filling.bags().iter().enumerate() {
            if !self.completes(spot.rest, bag) {
                continue;
            }
            for &value in self.filling.row(place).values {
                let told = match self.desk.is_in(class, value) {
                    Belongs::Yes => Told::Hit(spot.filled(bag, value)),
                    Belongs::Maybe => Told::Lost,
                    Belongs::No => continue,
                };
                if tell(told) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a set that completes the rest makes what may be needed: it is lost, or nearly so.
    fn may_be_filled(&self, needed: Value, spot: &Spot) -> bool {
        let (place, side) = spot.sign;
        let beside = spot.beside.and_then(|(_, other)| {
            let undone = Undone::of(self.desk.plan.binary[place].function, side)?;
            Some(self.desk.numbers.beside(undone, spot.around.1, other))
        });
        let beside = beside.unwrap_or_default();
        let may_be = |value: &Value| {
            self.desk.numbers.may_be_equal(needed, *value) && !beside.contains(&Some(*value))
        };
        (self.filling.bags().iter().enumerate())
            .filter(|(_, bag)| self.completes(spot.rest, **bag))
            .any(|(row, _)| self.filling.row(row).values.iter().any(may_be))
    }

    /// Whether a set that completes the rest makes a number that may be this one, as far as sizes
    /// tell: one of the two is too large to hold.
    fn is_near_huge(&self, value: Value, rest: Cubes) -> bool {
        let numbers = self.desk.numbers;
        let near = |(bag, other): &(Cubes, Value)| {
            self.completes(rest, *bag) && numbers.may_be_equal(value, *other)
        };
        self.filling.huge.iter().any(near)
            || (numbers.is_huge(value) && self.filling.long.iter().any(near))
    }

    fn completes(&self, rest: Cubes, bag: Cubes) -> bool {
        let whole = self.frame.sharing.together(rest, bag);
        whole.is_some_and(|whole| self.frame.is_whole(whole))
    }
}

/// A context and what stands beside its hole.
struct Pair<'a> {
    place: usize,
    sign: &'a Sign,
    side: Side,
    outer: Cubes,
    near: Cubes,
    /// All cubes but those that fill the hole.
    rest: Cubes,
    goals: Row<'a>,
    others: Row<'a>,
}

/// A hole with all that stands around it.
struct Spot {
    around: (Cubes, Value),
    sign: (usize, Side),
    beside: Option<(Cubes, Value)>,
    rest: Cubes,
}

impl Spot {
    const fn filled(&self, bag: Cubes, value: Value) -> Hit {
        Hit {
            around: self.around,
            sign: self.sign,
            beside: self.beside,
            filled: (bag, value),
        }
    }
}
