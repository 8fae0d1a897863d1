//! The plain search: every set of cubes, parted in every way, with every value.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use forceout_solver::equations::problem::{Expression, Function, Instance, Position};
use forceout_solver::equations::{Numbers, Value};

use super::exact::{Fraction, Made, made};
use super::values::applied;

/// Fractions of more bits are left out.
const MOST_BITS: u64 = 400;

/// Numbers and what functions make of them.
pub trait Arithmetic {
    /// Whether the search knows all of these numbers, and must leave nothing open.
    const IS_EXACT: bool;
    /// A number.
    type Number: Clone + Ord + std::fmt::Debug;

    /// What a function makes of one or two numbers; none where something is not worked out.
    fn apply(&self, function: Function, of: &[Self::Number]) -> Option<Vec<Self::Number>>;
    /// The numbers of a numeral.
    fn numeral(&self, instance: &Instance, place: usize) -> Vec<Self::Number>;
}

/// The schoolbook.
pub struct Schoolbook;

impl Arithmetic for Schoolbook {
    const IS_EXACT: bool = true;
    type Number = Fraction;

    fn apply(&self, function: Function, of: &[Fraction]) -> Option<Vec<Fraction>> {
        match made(function, &of[0], &of[of.len() - 1]) {
            Made::Nothing => Some(Vec::new()),
            Made::Is(number) => (number.bits() <= MOST_BITS).then(|| vec![number]),
            Made::Root(..) | Made::Beyond => None,
        }
    }

    fn numeral(&self, instance: &Instance, place: usize) -> Vec<Fraction> {
        let numbers = Numbers::default();
        let values = numbers.term(&instance.atoms[place].value);
        let exact = values.into_iter().filter_map(|value| numbers.exact(value));
        exact.map(|number| Fraction::of_rational(&number)).collect()
    }
}

/// The crate's own values, whose functions other targets look after.
impl Arithmetic for Numbers {
    const IS_EXACT: bool = false;
    type Number = Value;

    fn apply(&self, function: Function, of: &[Value]) -> Option<Vec<Value>> {
        let found = applied(self, function, of[0], of[of.len() - 1]);
        (!found.iter().any(|&value| self.is_lost(value))).then_some(found)
    }

    fn numeral(&self, instance: &Instance, place: usize) -> Vec<Value> {
        self.term(&instance.atoms[place].value)
    }
}

/// What some cubes make.
#[derive(Debug)]
pub struct Values<N> {
    /// The numbers, each with its sort.
    pub numbers: BTreeSet<(u8, N)>,
    /// Whether some were left out.
    pub lost: bool,
}

/// How many of each kind are used; of those that serve again, how often.
pub type Uses = Vec<u8>;

/// The plain search of an instance.
pub struct Plain<'a, A: Arithmetic> {
    /// What cubes mean.
    pub instance: &'a Instance,
    /// The arithmetic.
    pub arithmetic: &'a A,
    known: HashMap<Uses, Rc<Values<A::Number>>>,
}

impl<'a, A: Arithmetic> Plain<'a, A> {
    /// Begins with nothing.
    pub fn new(instance: &'a Instance, arithmetic: &'a A) -> Self {
        Self {
            instance,
            arithmetic,
            known: HashMap::new(),
        }
    }

    /// Everything that uses exactly these.
    pub fn values(&mut self, uses: &Uses) -> Rc<Values<A::Number>> {
        if let Some(known) = self.known.get(uses) {
            return Rc::clone(known);
        }
        let mut found = Values {
            numbers: BTreeSet::new(),
            lost: false,
        };
        for (place, atom) in self.instance.atoms.iter().enumerate() {
            if is_same(&atom.cost, uses) {
                let numbers = self.arithmetic.numeral(self.instance, place);
                found
                    .numbers
                    .extend(numbers.into_iter().map(|number| (atom.sort, number)));
            }
        }
        for operation in &self.instance.operations {
            let Some(rest) = less(uses, &operation.cost) else {
                continue;
            };
            let ways = if operation.operands.len() == 1 {
                vec![rest.clone()]
            } else {
                parts(&rest)
            };
            for left in ways {
                let right = less(&rest, &left).expect("it is a part");
                let is_one = operation.operands.len() == 1;
                if is_nothing(&left) || (!is_one && is_nothing(&right)) {
                    continue;
                }
                let one = self.values(&left);
                if one.numbers.is_empty() && !one.lost {
                    continue;
                }
                let other = if is_one {
                    Rc::clone(&one)
                } else {
                    self.values(&right)
                };
                found.lost |= one.lost || other.lost;
                for (_, a) in one
                    .numbers
                    .iter()
                    .filter(|(sort, _)| *sort == operation.operands[0])
                {
                    if is_one {
                        self.put(
                            &mut found,
                            operation.function,
                            std::slice::from_ref(a),
                            operation.makes,
                        );
                        continue;
                    }
                    for (_, b) in other
                        .numbers
                        .iter()
                        .filter(|(sort, _)| *sort == operation.operands[1])
                    {
                        self.put(
                            &mut found,
                            operation.function,
                            &[a.clone(), b.clone()],
                            operation.makes,
                        );
                    }
                }
            }
        }
        let found = Rc::new(found);
        self.known.insert(uses.clone(), Rc::clone(&found));
        found
    }

    fn put(&self, found: &mut Values<A::Number>, function: Function, of: &[A::Number], makes: u8) {
        match self.arithmetic.apply(function, of) {
            Some(numbers) => found
                .numbers
                .extend(numbers.into_iter().map(|number| (makes, number))),
            None => found.lost = true,
        }
    }
}

/// The values of an expression; none where something is not worked out.
pub fn worth<A: Arithmetic>(
    arithmetic: &A,
    instance: &Instance,
    expression: &Expression,
) -> Option<Vec<A::Number>> {
    match expression {
        Expression::Atom(place) => Some(arithmetic.numeral(instance, *place)),
        Expression::Apply(place, operands, _) => {
            let function = instance.operations[*place].function;
            let first = worth(arithmetic, instance, &operands[0])?;
            let second = operands
                .get(1)
                .map(|operand| worth(arithmetic, instance, operand));
            let mut found = Vec::new();
            for a in first {
                match &second {
                    None => found.extend(arithmetic.apply(function, &[a])?),
                    Some(others) => {
                        for b in others.as_ref()? {
                            found.extend(arithmetic.apply(function, &[a.clone(), b.clone()])?);
                        }
                    }
                }
            }
            Some(found)
        }
    }
}

/// What an expression uses.
pub fn uses(instance: &Instance, expression: &Expression) -> Uses {
    let mut found = vec![0; instance.cubes.len()];
    add_uses(instance, expression, &mut found);
    found
}

fn add_uses(instance: &Instance, expression: &Expression, found: &mut Uses) {
    let cost = match expression {
        Expression::Atom(place) => &instance.atoms[*place].cost,
        Expression::Apply(place, operands, _) => {
            for operand in operands {
                add_uses(instance, operand, found);
            }
            &instance.operations[*place].cost
        }
    };
    for (kind, n) in cost.iter().enumerate() {
        found[kind] += n;
    }
}

/// The rules of a position, for one reading of the Goal.
pub struct Limits<'a> {
    /// What cubes mean.
    pub instance: &'a Instance,
    /// The position.
    pub position: &'a Position,
    /// What the reading of the Goal uses.
    pub taken: &'a [u8],
}

impl Limits<'_> {
    /// Whether one cube of a kind serves any number of uses.
    fn serves_again(&self, kind: usize) -> bool {
        let operations = &self.instance.operations;
        operations
            .iter()
            .any(|operation| operation.again && operation.cost[kind] > 0)
    }

    /// How many cubes a Solution with these uses has; none where it breaks a rule.
    pub fn size(&self, uses: &Uses) -> Option<u32> {
        let position = self.position;
        let (mut size, mut beyond) = (0, 0);
        for (kind, &often) in uses.iter().enumerate() {
            let required = position.required[kind];
            let taken = self.taken.get(kind).copied().unwrap_or(0);
            let free = (required + position.permitted[kind]).checked_sub(taken)?;
            let cubes = if self.serves_again(kind) {
                often.min(required.max(1))
            } else {
                often
            };
            if cubes < required || cubes > free + position.resources[kind] {
                return None;
            }
            if self.instance.cubes[kind] {
                size += u32::from(cubes);
                beyond += u32::from(cubes.saturating_sub(free));
            }
        }
        let is_within = position.most_resources.is_none_or(|most| beyond <= most);
        (is_within && size >= position.least_cubes.max(1)).then_some(size)
    }

    /// The most uses of each kind.
    pub fn most(&self) -> Uses {
        let position = self.position;
        let offered = |kind: usize| {
            position.required[kind] + position.permitted[kind] + position.resources[kind]
        };
        let kinds = 0..self.instance.cubes.len();
        let is_cube = |kind: &usize| self.instance.cubes[*kind];
        let cubes: u8 = kinds.clone().filter(is_cube).map(offered).sum();
        let is_single = |kind: &usize| is_cube(kind) && !self.serves_again(*kind);
        let single: u8 = kinds.clone().filter(is_single).map(offered).sum();
        kinds
            .map(|kind| {
                if !self.serves_again(kind) {
                    offered(kind).min(cubes + 2)
                } else if offered(kind) > 0 {
                    single.saturating_sub(1) // one less than numerals
                } else {
                    0
                }
            })
            .collect()
    }
}

fn is_same(cost: &[u8], uses: &Uses) -> bool {
    (0..uses.len()).all(|kind| cost.get(kind).copied().unwrap_or(0) == uses[kind])
}

fn is_nothing(uses: &Uses) -> bool {
    uses.iter().all(|&n| n == 0)
}

fn less(uses: &Uses, part: &[u8]) -> Option<Uses> {
    let mut found = uses.clone();
    for (kind, n) in part.iter().enumerate() {
        found[kind] = found[kind].checked_sub(*n)?;
    }
    Some(found)
}

/// Every part of some uses.
pub fn parts(whole: &Uses) -> Vec<Uses> {
    let mut found = vec![Vec::new()];
    for &n in whole {
        let longer = |part: Uses| (0..=n).map(move |m| part.iter().copied().chain([m]).collect());
        found = found.into_iter().flat_map(longer).collect();
    }
    found
}
