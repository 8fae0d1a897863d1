//! An instance made ready for the search: costs packed, values worked out, what can be a number.

use super::cubes::Cubes;
use super::problem::{Counts, Function, Instance, MOST_KINDS};
use super::value::{Numbers, Value};

/// The sort of a number that may stand anywhere.
pub const NUMBER: u8 = 0;
/// Shares of an operand: divisible by the sizes that numerals have.
pub const SHARE: i32 = 60;

/// A numeral.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The cubes that it takes.
    pub cost: Cubes,
    /// What it is worth.
    pub value: Value,
    /// Where it may stand.
    pub sort: u8,
    /// Its place in the instance.
    pub place: usize,
}

/// A sign.
#[derive(Clone, Debug)]
pub struct Sign {
    /// What it does.
    pub function: Function,
    /// The cubes that it takes.
    pub cost: Cubes,
    /// The sorts of its operands; one of a unary sign is used.
    pub sorts: [u8; 2],
    /// The sort of its result.
    pub makes: u8,
    /// Its place in the instance.
    pub place: usize,
}

/// A kind that is only written, always together with others.
#[derive(Debug)]
struct Written {
    kind: usize,
    /// How many of it each cube of a kind brings at least and at most, in shares.
    shares: [(i32, i32); MOST_KINDS],
}

/// An instance made ready.
#[derive(Debug)]
pub struct Plan {
    /// How many kinds there are.
    pub kinds: usize,
    /// The kinds that are cubes.
    pub cubes: Cubes,
    /// The kinds of which one serves any number of uses.
    pub again: Cubes,
    /// The numerals.
    pub leaves: Vec<Leaf>,
    /// The signs with one operand.
    pub unary: Vec<Sign>,
    /// The signs with two.
    pub binary: Vec<Sign>,
    /// What the instance leaves out.
    pub bounds: Vec<String>,
    /// For each kind, the fewest and most operands that a cube of it can add.
    balance: [(i32, i32); MOST_KINDS],
    written: Vec<Written>,
    /// The most cubes of a numeral, or of a sign between two that are not plain numbers.
    pub widest: u32,
}

impl Plan {
    /// Makes an instance ready.
    ///
    /// # Errors
    /// A sentence where a cost, a sort or an arity does not fit.
    pub fn new(instance: &Instance, numbers: &Numbers) -> Result<Self, String> {
        let kinds = instance.cubes.len();
        if kinds > MOST_KINDS {
            return Err(format!("there are more than {MOST_KINDS} kinds"));
        }
        let packed = |cost: &Counts| {
            Cubes::from_counts(cost)
                .filter(|_| cost.len() <= kinds)
                .ok_or_else(|| "a cost does not fit the kinds".to_owned())
        };
        let mut leaves = Vec::new();
        for (place, atom) in instance.atoms.iter().enumerate() {
            let cost = packed(&atom.cost)?;
            if cost.is_empty() {
                return Err("an atom costs nothing".to_owned());
            }
            leaves.extend(numbers.term(&atom.value).into_iter().map(|value| Leaf {
                cost,
                value,
                sort: atom.sort,
                place,
            }));
        }
        let (mut unary, mut binary, mut again) = (Vec::new(), Vec::new(), Cubes::NONE);
        for (place, operation) in instance.operations.iter().enumerate() {
            let cost = packed(&operation.cost)?;
            let sorts = match (operation.function.arity(), &operation.operands[..]) {
                (1, &[only]) => [only, NUMBER],
                (2, &[left, right]) => [left, right],
                _ => return Err("a sign has the wrong number of operands".to_owned()),
            };
            let sign = Sign {
                function: operation.function,
                cost,
                sorts,
                makes: operation.makes,
                place,
            };
            if operation.again {
                let used = (0..kinds).filter(|&kind| cost.count(kind) > 0);
                again = again
                    .with(Cubes::mask(used).unmasked(again))
                    .unwrap_or(again);
            }
            if operation.function.arity() == 1 {
                if cost.is_empty() {
                    return Err("a sign in front or behind costs nothing".to_owned());
                }
                unary.push(sign);
            } else {
                binary.push(sign);
            }
        }
        let cubes = Cubes::mask((0..kinds).filter(|&kind| instance.cubes[kind]));
        let mut plan = Self {
            kinds,
            cubes,
            again,
            leaves,
            unary,
            binary,
            bounds: instance.bounds.clone(),
            balance: [(0, 0); MOST_KINDS],
            written: Vec::new(),
            widest: 1,
        };
        plan.weigh();
        plan.weigh_written();
        Ok(plan)
    }

    /// How many cubes.
    #[must_use]
    pub const fn size(&self, cubes: Cubes) -> u32 {
        cubes.masked(self.cubes).size()
    }

    /// How many cubes that serve once: parts of a set have as many together as the set itself.
    #[must_use]
    pub const fn weight(&self, cubes: Cubes) -> u32 {
        self.size(cubes.unmasked(self.again))
    }

    /// Whether a sign that serves again can stand in a row of its like around one operand.
    #[must_use]
    pub fn has_rows(&self) -> bool {
        let serves = |sign: &Sign| !sign.cost.masked(self.again).is_empty();
        self.unary.iter().any(serves)
    }

    /// Whether the numbers of numerals and signs can go together in one expression.
    #[must_use]
    pub fn is_balanced(&self, cubes: Cubes) -> bool {
        let (least, most) = self.operands(cubes);
        self.is_one_operand(least, most) && self.is_written_right(cubes)
    }

    /// Whether cubes can stand around a hole in one expression.
    #[must_use]
    pub fn is_balanced_around(&self, cubes: Cubes) -> bool {
        let (least, most) = self.operands(cubes);
        least <= 0 && 0 <= most && self.is_written_right(cubes)
    }

    /// The fewest and most operands that cubes leave, in shares.
    #[must_use]
    pub fn operands(&self, cubes: Cubes) -> (i32, i32) {
        let (mut least, mut most) = (0, 0);
        for kind in 0..self.kinds {
            let count = i32::from(cubes.count(kind));
            least += count * self.balance[kind].0;
            most += count * self.balance[kind].1;
        }
        (least, most)
    }

    /// Whether one operand may be left between these bounds, in shares.
    #[must_use]
    pub const fn is_one_operand(&self, least: i32, most: i32) -> bool {
        least <= SHARE && SHARE <= most
    }

    /// Whether what is only written, as a count of signs, goes with the cubes.
    fn is_written_right(&self, cubes: Cubes) -> bool {
        self.written.iter().all(|written| {
            let (mut least, mut most) = (0, 0);
            for kind in 0..self.kinds {
                let count = i32::from(cubes.count(kind));
                least += count * written.shares[kind].0;
                most += count * written.shares[kind].1;
            }
            let count = i32::from(cubes.count(written.kind)) * SHARE;
            least <= count && count <= most
        })
    }

    fn weigh(&mut self) {
        let mut seen = [false; MOST_KINDS];
        let free_signs = self.binary.iter().any(|sign| self.size(sign.cost) == 0);
        let mut note = |cost: Cubes, least: i32, most: i32| {
            let size = i32::try_from(cost.masked(self.cubes).size())
                .unwrap_or(1)
                .max(1);
            for (kind, seen) in seen.iter_mut().enumerate() {
                if cost.count(kind) == 0 {
                    continue;
                }
                let is_cube = self.cubes.count(kind) > 0;
                // An uneven share (of more than six cubes) is widened to be safe.
                let share = |n: i32, up: i32| {
                    if !is_cube {
                        0
                    } else if n * SHARE % size == 0 {
                        n * SHARE / size
                    } else {
                        n * SHARE / size + up
                    }
                };
                let (low, high) = (share(least, -1), share(most, 1));
                let known = &mut self.balance[kind];
                *known = if *seen {
                    (known.0.min(low), known.1.max(high))
                } else {
                    (low, high)
                };
                *seen = true;
            }
        };
        for leaf in &self.leaves {
            // A sign that costs nothing can take an operand away again.
            note(leaf.cost, i32::from(!free_signs), 1);
        }
        for sign in &self.unary {
            note(sign.cost, 0, 0);
        }
        for sign in &self.binary {
            note(sign.cost, -1, -1);
        }
        for kind in 0..self.kinds {
            if self.again.count(kind) > 0 {
                self.balance[kind].0 = -100 * SHARE;
            }
        }
        let leaf = |plain: bool| {
            let sizes = self.leaves.iter().filter(|l| !plain || l.sort != NUMBER);
            sizes.map(|l| self.size(l.cost)).max().unwrap_or(0)
        };
        let between = self
            .binary
            .iter()
            .filter(|s| s.sorts[0] != NUMBER && s.sorts[1] != NUMBER);
        let apart = between
            .map(|s| self.size(s.cost) + 2 * leaf(true))
            .max()
            .unwrap_or(0);
        self.widest = leaf(false).max(apart).max(1);
    }

    fn weigh_written(&mut self) {
        let costs: Vec<Cubes> = self
            .leaves
            .iter()
            .map(|leaf| leaf.cost)
            .chain(self.unary.iter().chain(&self.binary).map(|sign| sign.cost))
            .collect();
        for kind in (0..self.kinds).filter(|&kind| self.cubes.count(kind) == 0) {
            let alone =
                |cost: &&Cubes| cost.count(kind) > 0 && cost.size() == u32::from(cost.count(kind));
            if costs.iter().any(|cost| alone(&cost)) || self.again.count(kind) > 0 {
                continue;
            }
            let mut shares: [Option<(i32, i32)>; MOST_KINDS] = [None; MOST_KINDS];
            for cost in &costs {
                let brought = i32::from(cost.count(kind));
                let others = i32::try_from(cost.size()).unwrap_or(1) - brought;
                for (other, share) in shares.iter_mut().enumerate() {
                    if other == kind || cost.count(other) == 0 {
                        continue;
                    }
                    let low = brought * SHARE / others;
                    let high = (brought * SHARE + others - 1) / others;
                    let known = share.unwrap_or((low, high));
                    *share = Some((known.0.min(low), known.1.max(high)));
                }
            }
            self.written.push(Written {
                kind,
                shares: shares.map(|share| share.unwrap_or((0, 0))),
            });
        }
    }
}
