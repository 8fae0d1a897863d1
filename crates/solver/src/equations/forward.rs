//! Forward sets: every value that uses exactly these cubes.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use super::cubes::Cubes;
use super::meter::Stop;
use super::plan::{NUMBER, Plan, Sign};
use super::sharing::Sharing;
use super::value::{Map, Mixed, Numbers, Value};
use super::witness::Desk;

/// Every value that uses exactly some cubes.
#[derive(Debug, Default)]
pub struct Set {
    /// The plain numbers.
    pub numbers: Vec<Value>,
    /// Those of other sorts, with their sort.
    pub others: Vec<(u8, Value)>,
    /// Whether some value was lost: it is too large to hold, or not told apart.
    pub lost: bool,
    /// How many of the values are too large to be written out.
    pub tokens: u32,
    /// Whether signs in a row were cut short.
    pub is_cut: bool,
    /// Whether values were left out because there are enough.
    pub is_capped: bool,
}

impl Set {
    /// Whether nothing can be made.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.others.is_empty() && !self.lost
    }

    /// The values of a sort.
    pub fn of(&self, sort: u8) -> impl Iterator<Item = Value> + '_ {
        let plain = if sort == NUMBER {
            &self.numbers[..]
        } else {
            &[]
        };
        let others = self.others.iter().filter(move |(s, _)| *s == sort);
        plain.iter().copied().chain(others.map(|&(_, value)| value))
    }

    /// How many values there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.numbers.len() + self.others.len()
    }
}

/// A place in the search where a value was made from others.
#[derive(Clone, Debug)]
pub enum Origin {
    /// A numeral, by its place among the leaves.
    Leaf(usize),
    /// A unary sign and its operand.
    Unary(usize, Cubes, Value),
    /// A binary sign and its operands.
    Binary(usize, [(Cubes, Value); 2]),
}

type Hashed = BuildHasherDefault<Mixed>;

/// The forward sets of an instance, made as they are asked for.
pub struct Forward {
    sets: RwLock<Map<Cubes, Arc<Set>>>,
    kept: AtomicU64,
    /// How uses of kinds that serve again are counted.
    pub sharing: Sharing,
    /// At most so many values in a set; more are left out.
    cap: Option<usize>,
}

impl Forward {
    /// Begins with no sets.
    #[must_use]
    pub fn new(sharing: Sharing, cap: Option<usize>) -> Self {
        Self {
            sets: RwLock::default(),
            kept: AtomicU64::new(0),
            sharing,
            cap,
        }
    }

    /// How many values are kept.
    #[must_use]
    pub fn kept(&self) -> u64 {
        self.kept.load(Ordering::Relaxed)
    }

    /// How many sets are kept.
    #[must_use]
    pub fn bags(&self) -> u64 {
        self.sets
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .len() as u64
    }

    /// The set of some cubes.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn set(&self, desk: Desk, cubes: Cubes) -> Result<Arc<Set>, Stop> {
        if let Some(set) = self
            .sets
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&cubes)
        {
            return Ok(Arc::clone(set));
        }
        let set = Arc::new(if desk.plan.is_balanced(cubes) {
            self.make(desk, cubes)?
        } else {
            Set::default()
        });
        desk.meter.keep(set.len() as u64 + 1)?;
        let mut sets = self.sets.write().unwrap_or_else(PoisonError::into_inner);
        if sets.insert(cubes, Arc::clone(&set)).is_none() {
            self.kept.fetch_add(set.len() as u64 + 1, Ordering::Relaxed);
        }
        Ok(set)
    }

    fn make(&self, desk: Desk, cubes: Cubes) -> Result<Set, Stop> {
        let Desk {
            plan,
            numbers,
            meter,
        } = desk;
        let mut making = Making::new(numbers, self.cap);
        for leaf in plan.leaves.iter().filter(|leaf| leaf.cost == cubes) {
            making.add(leaf.sort, leaf.value);
        }
        let mut made = Vec::new();
        for sign in &plan.binary {
            for (left, right) in self.splits(plan, sign, cubes) {
                if making.is_full() {
                    break;
                }
                let one = self.set(desk, left)?;
                if one.is_empty() {
                    continue;
                }
                let other = self.set(desk, right)?;
                if other.is_empty() {
                    continue;
                }
                meter.spend((one.len() * other.len()) as u64)?;
                making.set.lost |= one.lost || other.lost;
                making.set.is_cut |= one.is_cut || other.is_cut;
                making.set.is_capped |= one.is_capped || other.is_capped;
                for a in one.of(sign.sorts[0]) {
                    for b in other.of(sign.sorts[1]) {
                        numbers.binary(sign.function, a, b, &mut made);
                        for value in made.drain(..) {
                            making.add(sign.makes, value);
                        }
                    }
                    if making.is_full() {
                        break;
                    }
                }
            }
        }
        self.add_unary(desk, cubes, &mut making)?;
        Ok(making.set)
    }

    fn add_unary(&self, desk: Desk, cubes: Cubes, making: &mut Making) -> Result<(), Stop> {
        let Desk {
            plan,
            numbers,
            meter,
        } = desk;
        let mut made = Vec::new();
        let mut around = Vec::new();
        for sign in &plan.unary {
            for operand in self.operands(sign, cubes) {
                if operand == cubes {
                    around.push(sign);
                    continue;
                }
                let inner = self.set(desk, operand)?;
                meter.spend(inner.len() as u64)?;
                making.set.lost |= inner.lost;
                making.set.is_cut |= inner.is_cut;
                making.set.is_capped |= inner.is_capped;
                for a in inner.of(sign.sorts[0]) {
                    numbers.unary(sign.function, a, &mut made);
                    for value in made.drain(..) {
                        making.add(sign.makes, value);
                    }
                }
            }
        }
        if around.is_empty() {
            return Ok(());
        }
        // Signs that cost nothing more: again and again, as far as they are looked at.
        let lengths = |set: &Set| (set.numbers.len(), set.others.len());
        let mut from = (0, 0);
        for _ in 0..self.sharing.in_a_row {
            let to = lengths(&making.set);
            if from == to || making.is_full() {
                return Ok(());
            }
            let fresh: Vec<_> = making.set.numbers[from.0..]
                .iter()
                .map(|&value| (NUMBER, value))
                .chain(making.set.others[from.1..].iter().copied())
                .collect();
            from = to;
            meter.spend(fresh.len() as u64)?;
            for sign in &around {
                for &(sort, value) in fresh.iter().filter(|(sort, _)| *sort == sign.sorts[0]) {
                    debug_assert_eq!(sort, sign.sorts[0]);
                    numbers.unary(sign.function, value, &mut made);
                    for value in made.drain(..) {
                        making.add(sign.makes, value);
                    }
                }
            }
        }
        making.set.is_cut |= lengths(&making.set) != from;
        Ok(())
    }

    /// The ways to part cubes between a sign's two operands.
    fn splits(&self, plan: &Plan, sign: &Sign, cubes: Cubes) -> Vec<(Cubes, Cubes)> {
        let one_order = sign.function.commutes() && sign.sorts[0] == sign.sorts[1];
        let mut splits = self.sharing.splits(sign.cost, cubes);
        splits.retain(|&(left, right)| {
            let is_mirrored = one_order && left > right;
            !is_mirrored && plan.is_balanced(left) && plan.is_balanced(right)
        });
        splits
    }

    /// The cubes that a unary sign can leave to its operand.
    fn operands(&self, sign: &Sign, cubes: Cubes) -> impl Iterator<Item = Cubes> + use<> {
        let rests = self.sharing.rests(sign.cost, cubes).into_iter();
        rests.filter(|rest| !rest.is_empty())
    }

    /// Every way in which a value of some cubes is made, until `found` has seen enough.
    ///
    /// # Errors
    /// Where the budget runs out.
    pub fn origins(
        &self,
        desk: Desk,
        cubes: Cubes,
        (sort, value): (u8, Value),
        found: &mut dyn FnMut(Origin) -> bool,
    ) -> Result<(), Stop> {
        let Desk {
            plan,
            numbers,
            meter,
        } = desk;
        for (place, leaf) in plan.leaves.iter().enumerate() {
            if leaf.cost == cubes
                && leaf.sort == sort
                && leaf.value == value
                && found(Origin::Leaf(place))
            {
                return Ok(());
            }
        }
        let mut made = Vec::new();
        for (place, sign) in plan
            .binary
            .iter()
            .enumerate()
            .filter(|(_, s)| s.makes == sort)
        {
            for (left, right) in self.splits(plan, sign, cubes) {
                let one = self.set(desk, left)?;
                let other = self.set(desk, right)?;
                meter.spend((one.len() * other.len()) as u64)?;
                for a in one.of(sign.sorts[0]) {
                    for b in other.of(sign.sorts[1]) {
                        made.clear();
                        numbers.binary(sign.function, a, b, &mut made);
                        if made.contains(&value)
                            && found(Origin::Binary(place, [(left, a), (right, b)]))
                        {
                            return Ok(());
                        }
                    }
                }
            }
        }
        for (place, sign) in plan
            .unary
            .iter()
            .enumerate()
            .filter(|(_, s)| s.makes == sort)
        {
            for operand in self.operands(sign, cubes) {
                let inner = self.set(desk, operand)?;
                meter.spend(inner.len() as u64)?;
                for a in inner.of(sign.sorts[0]) {
                    made.clear();
                    numbers.unary(sign.function, a, &mut made);
                    let loops = operand == cubes && a == value;
                    if !loops && made.contains(&value) && found(Origin::Unary(place, operand, a)) {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }
}

/// A set in the making.
struct Making<'a> {
    set: Set,
    numbers: &'a Numbers,
    seen: HashSet<Value, Hashed>,
    cap: usize,
}

impl<'a> Making<'a> {
    fn new(numbers: &'a Numbers, cap: Option<usize>) -> Self {
        Self {
            set: Set::default(),
            numbers,
            seen: HashSet::default(),
            cap: cap.unwrap_or(usize::MAX),
        }
    }

    fn is_full(&mut self) -> bool {
        let is_full = self.set.numbers.len() >= self.cap;
        self.set.is_capped |= is_full;
        is_full
    }

    fn add(&mut self, sort: u8, value: Value) {
        if !value.is_small() {
            if self.numbers.is_anything(value) {
                self.set.lost = true;
                return;
            }
            if self.numbers.is_token(value) {
                self.set.tokens += 1;
            }
        }
        if sort == NUMBER {
            if !self.is_full() && self.seen.insert(value) {
                self.set.numbers.push(value);
            }
        } else if !self.set.others.contains(&(sort, value)) {
            self.set.others.push((sort, value));
        }
    }
}
