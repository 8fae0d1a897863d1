//! Small questions drawn by chance: numerals, signs, a position, readings of a Goal.

use forceout_solver::equations::Rational;
use forceout_solver::equations::problem::{
    Atom, Counts, Function, Goal, Instance, Operation, Position, Target, Term,
};

use super::chance::Chance;

/// The numbers of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Whole numbers and fractions.
    Exact,
    /// Roots and logarithms too.
    Real,
    /// Numbers that are not real too.
    Complex,
}

const EXACT: [Function; 18] = [
    Function::Add,
    Function::Add,
    Function::Subtract,
    Function::Subtract,
    Function::Multiply,
    Function::Multiply,
    Function::Divide,
    Function::Divide,
    Function::WholePower,
    Function::WholeRoot,
    Function::DivideImproper,
    Function::Average,
    Function::Percent(100),
    Function::Lcm,
    Function::Gcf,
    Function::Remainder(Some(1000)),
    Function::Factors(Some(200)),
    Function::WholeSquareRoot,
];
const REAL: [Function; 12] = [
    Function::Add,
    Function::Add,
    Function::Subtract,
    Function::Multiply,
    Function::Divide,
    Function::Power,
    Function::Power,
    Function::Root,
    Function::Root,
    Function::SquareRoot,
    Function::Log,
    Function::Average,
];
const COMPLEX: [Function; 9] = [
    Function::Add,
    Function::Subtract,
    Function::Multiply,
    Function::Multiply,
    Function::Divide,
    Function::ComplexPower,
    Function::ComplexRoot,
    Function::ComplexSquareRoot,
    Function::Prime(Some(200)),
];

/// A question, but for its goals.
pub struct Drawn {
    /// What the cubes mean.
    pub instance: Instance,
    /// How many of each kind a Solution may use.
    pub position: Position,
    /// The kind of factorials, where there are some.
    pub factorials: Option<usize>,
}

impl Style {
    const fn functions(self) -> &'static [Function] {
        match self {
            Self::Exact => &EXACT,
            Self::Real => &REAL,
            Self::Complex => &COMPLEX,
        }
    }
}

/// A question of so many cubes at most.
pub fn draw(chance: &mut Chance, style: Style, most: usize, may_repeat: bool) -> Drawn {
    let digits = 1 + chance.below(3);
    let signs = 1 + chance.below(3);
    let mut drawn = Drawn {
        instance: Instance {
            cubes: vec![true; digits + signs],
            ..Instance::default()
        },
        position: Position::default(),
        factorials: None,
    };
    let counts_signs = chance.once_in(8);
    if chance.once_in(4) {
        drawn.factorials = Some(drawn.instance.cubes.len());
        drawn.instance.cubes.push(false);
    }
    if counts_signs {
        drawn.instance.cubes.push(false);
    }
    let counted = counts_signs.then(|| drawn.instance.cubes.len() - 1);
    numerals(chance, &mut drawn, style, digits);
    for kind in digits..digits + signs {
        sign(chance, &mut drawn, style, (kind, counted), may_repeat);
    }
    if let Some(kind) = drawn.factorials {
        let cost = drawn.cost(&[Some(kind), counted]);
        drawn.operate(Function::Factorial, cost, vec![0]);
    }
    place(chance, &mut drawn, (digits, signs), most);
    if let Some(kind) = counted {
        let least = chance.count(0, 2);
        drawn.position.required[kind] = least;
        drawn.position.permitted[kind] = 15 - least;
    }
    drawn
}

impl Drawn {
    /// One cube of each of these kinds.
    fn cost(&self, kinds: &[Option<usize>]) -> Counts {
        let mut cost = vec![0; self.instance.cubes.len()];
        for &kind in kinds.iter().flatten() {
            cost[kind] += 1;
        }
        cost
    }

    fn operate(&mut self, function: Function, cost: Counts, operands: Vec<u8>) {
        self.instance.operations.push(Operation {
            function,
            cost,
            operands,
            makes: 0,
            again: false,
        });
    }

    fn atom(&mut self, cost: Counts, value: Term, sort: u8) {
        self.instance.atoms.push(Atom { cost, value, sort });
    }
}

fn term(number: i64) -> Term {
    Term::Number(Rational::integer(number))
}

fn numerals(chance: &mut Chance, drawn: &mut Drawn, style: Style, digits: usize) {
    let faces: Vec<i64> = (0..digits).map(|_| chance.between(0, 9)).collect();
    let has_two_digits = chance.once_in(3);
    let has_exponents = chance.once_in(6);
    for (kind, &face) in faces.iter().enumerate() {
        let cost = drawn.cost(&[Some(kind)]);
        drawn.atom(cost.clone(), term(face), 0);
        if has_exponents {
            drawn.atom(cost, term(face), 1);
        }
        for (other, &beside) in faces.iter().enumerate().filter(|_| has_two_digits) {
            let cost = drawn.cost(&[Some(kind), Some(other)]);
            drawn.atom(cost, term(10 * face + beside), 0);
        }
    }
    if has_exponents {
        let power = match style {
            Style::Exact => Function::WholePower,
            Style::Real => Function::Power,
            Style::Complex => Function::ComplexPower,
        };
        let nothing = drawn.cost(&[]);
        drawn.operate(power, nothing, vec![0, 1]);
    }
    if style == Style::Complex {
        let cost = drawn.cost(&[Some(0)]);
        drawn.atom(cost, Term::Unit, 0);
    }
}

fn sign(
    chance: &mut Chance,
    drawn: &mut Drawn,
    style: Style,
    (kind, counted): (usize, Option<usize>),
    may_repeat: bool,
) {
    for _ in 0..=usize::from(chance.once_in(6)) {
        let function = chance.pick(style.functions());
        let cost = drawn.cost(&[Some(kind), counted]);
        drawn.operate(function, cost, vec![0; function.arity()]);
    }
    // One cube of a sign may serve any number of uses, as long as it ends.
    let here: Vec<usize> = (0..drawn.instance.operations.len())
        .filter(|&at| drawn.instance.operations[at].cost[kind] > 0)
        .collect();
    let is_between = |&at: &usize| drawn.instance.operations[at].function.arity() == 2;
    if may_repeat && counted.is_none() && chance.once_in(4) && here.iter().all(is_between) {
        for at in here {
            drawn.instance.operations[at].again = true;
        }
    }
}

/// Deals cubes to what is required, permitted, and left in Resources.
fn place(chance: &mut Chance, drawn: &mut Drawn, (digits, signs): (usize, usize), most: usize) {
    let kinds = drawn.instance.cubes.len();
    let position = &mut drawn.position;
    position.required = vec![0; kinds];
    position.permitted = vec![0; kinds];
    position.resources = vec![0; kinds];
    for _ in 0..2 + chance.below(most - 1) {
        let kind = if chance.once_in(2) {
            chance.below(digits)
        } else {
            digits + chance.below(signs)
        };
        let pile = match chance.below(4) {
            0 => &mut position.required,
            1 | 2 => &mut position.permitted,
            _ => &mut position.resources,
        };
        pile[kind] += 1;
    }
    if let Some(kind) = drawn.factorials {
        position.permitted[kind] = chance.count(0, 2);
    }
    position.most_resources = [None, Some(0), Some(1), Some(2)][chance.below(4)];
    position.least_cubes = chance.pick(&[0, 1, 2, 2, 2, 3]);
    let repeats = drawn
        .instance
        .operations
        .iter()
        .any(|operation| operation.again);
    if !repeats && chance.once_in(6) {
        position.least_cubes = 5;
    }
}

/// Goals of these values; now and then a reading uses up factorials.
pub fn target(chance: &mut Chance, drawn: &Drawn, values: Vec<Term>, multiple_of: u64) -> Target {
    let uses = |chance: &mut Chance| match drawn.factorials {
        Some(kind) if chance.once_in(2) => {
            let mut uses = drawn.cost(&[]);
            uses[kind] = chance.count(0, 2);
            uses
        }
        _ => Counts::new(),
    };
    let goal = |value| Goal {
        value,
        uses: uses(chance),
    };
    Target {
        goals: values.into_iter().map(goal).collect(),
        multiple_of,
    }
}
