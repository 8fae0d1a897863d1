//! A question of Equations as data: which cubes there are, what they may mean, what is looked for.
//!
//! No rule stands here. The rulebook says which atoms (numerals) and operations there are and what
//! each costs; the search combines them. A position with wild cubes is one [`Instance`] for each
//! meaning of them.

use std::sync::Arc;

use super::number::Rational;

/// The most kinds of cubes that a question can tell apart.
pub const MOST_KINDS: usize = 24;
/// The most cubes of one kind.
pub const MOST_OF_A_KIND: u8 = 15;

/// How many of each kind; shorter lists mean none of the kinds behind.
pub type Counts = Vec<u8>;

/// A number written as an expression, so that roots and towers can be said exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A fraction.
    Number(Rational),
    /// The imaginary unit.
    Unit,
    /// What an operation makes of some numbers.
    Apply(Function, Vec<Term>),
}

/// What an operation does to numbers. Where it is undefined, there is no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// The sum.
    Add,
    /// The difference.
    Subtract,
    /// The product.
    Multiply,
    /// The quotient.
    Divide,
    /// The quotient, undefined where the second number has the larger size.
    DivideImproper,
    /// Half the sum.
    Average,
    /// The product over a whole number: a percent of b.
    Percent(u64),
    /// A real power.
    Power,
    /// A real root; the index stands in front.
    Root,
    /// A power of whole numbers.
    WholePower,
    /// A whole root of a whole number; the index is a counting number.
    WholeRoot,
    /// Every complex value of a power.
    ComplexPower,
    /// Every complex value of a root.
    ComplexRoot,
    /// The least common multiple of two counting numbers.
    Lcm,
    /// The greatest common factor of two whole numbers, not both 0.
    Gcf,
    /// The remainder of two counting numbers, the first at most a limit.
    Remainder(Option<u64>),
    /// The logarithm of the first number to the base of the second.
    Log,
    /// The real square root.
    SquareRoot,
    /// The whole square root of a whole number.
    WholeSquareRoot,
    /// Both complex square roots.
    ComplexSquareRoot,
    /// The factorial of a whole number.
    Factorial,
    /// How many factors a counting number has that is at most a limit.
    Factors(Option<u64>),
    /// The smallest prime above a rational number that is at most a limit.
    Prime(Option<u64>),
}

impl Function {
    /// The function of that name, with its parameter: the divisor of a percent, or a limit.
    ///
    /// # Errors
    /// A sentence, where there is no such function or a percent comes without its divisor.
    pub fn named(name: &str, parameter: Option<u64>) -> Result<Self, String> {
        Ok(match name {
            "add" => Self::Add,
            "subtract" => Self::Subtract,
            "multiply" => Self::Multiply,
            "divide" => Self::Divide,
            "divide-improper" => Self::DivideImproper,
            "average" => Self::Average,
            "percent" => match parameter {
                Some(divisor) if divisor > 0 => Self::Percent(divisor),
                _ => return Err("a percent needs its divisor as parameter".to_owned()),
            },
            "power" => Self::Power,
            "root" => Self::Root,
            "whole-power" => Self::WholePower,
            "whole-root" => Self::WholeRoot,
            "complex-power" => Self::ComplexPower,
            "complex-root" => Self::ComplexRoot,
            "lcm" => Self::Lcm,
            "gcf" => Self::Gcf,
            "remainder" => Self::Remainder(parameter),
            "log" => Self::Log,
            "square-root" => Self::SquareRoot,
            "whole-square-root" => Self::WholeSquareRoot,
            "complex-square-root" => Self::ComplexSquareRoot,
            "factorial" => Self::Factorial,
            "factors" => Self::Factors(parameter),
            "prime" => Self::Prime(parameter),
            _ => return Err(format!("no function is named {name:?}")),
        })
    }

    /// How many numbers it takes: one or two.
    #[must_use]
    pub const fn arity(self) -> usize {
        match self {
            Self::SquareRoot
            | Self::WholeSquareRoot
            | Self::ComplexSquareRoot
            | Self::Factorial
            | Self::Factors(_)
            | Self::Prime(_) => 1,
            _ => 2,
        }
    }

    /// Whether the order of its two numbers does not matter.
    #[must_use]
    pub const fn commutes(self) -> bool {
        matches!(
            self,
            Self::Add | Self::Multiply | Self::Average | Self::Percent(_) | Self::Lcm | Self::Gcf
        )
    }
}

/// A numeral: what it is worth, which cubes it takes, where it may stand.
#[derive(Clone, Debug)]
pub struct Atom {
    /// The cubes that it takes.
    pub cost: Counts,
    /// What it is worth.
    pub value: Term,
    /// Where it may stand: an operation names the sort of each operand. 0 is a number.
    pub sort: u8,
}

/// A sign: what it does, which cubes it takes, what it stands between.
#[derive(Clone, Debug)]
pub struct Operation {
    /// What it does.
    pub function: Function,
    /// The cubes that it takes.
    pub cost: Counts,
    /// The sort of each operand, left to right.
    pub operands: Vec<u8>,
    /// The sort of the result.
    pub makes: u8,
    /// Whether one cube serves any number of its uses; each Required one must still be used.
    pub again: bool,
}

/// A value that Solutions are looked for.
#[derive(Clone, Debug)]
pub struct Goal {
    /// The value; where it has several, each will do.
    pub value: Term,
    /// What reading the Goal so takes away from the Solution: factorials.
    pub uses: Counts,
}

/// All that a shake's cubes may mean, with one meaning of its wild cubes.
#[derive(Clone, Debug, Default)]
pub struct Instance {
    /// For each kind, whether it is a cube; what is only written, as a factorial, is none.
    pub cubes: Vec<bool>,
    /// The numerals.
    pub atoms: Vec<Atom>,
    /// The signs.
    pub operations: Vec<Operation>,
    /// What a list of atoms leaves out, where the whole list would be infinite.
    pub bounds: Vec<String>,
}

/// What a Solution must come to.
#[derive(Clone, Debug, Default)]
pub struct Target {
    /// The readings of the Goal.
    pub goals: Vec<Goal>,
    /// 0: equal to a goal. Otherwise: apart from one by a multiple of this that is not 0.
    pub multiple_of: u64,
}

/// A position: which cubes a Solution must and may use.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// Every one of these.
    pub required: Counts,
    /// Any of these.
    pub permitted: Counts,
    /// Some of these.
    pub resources: Counts,
    /// How many of the Resources; none means any number.
    pub most_resources: Option<u32>,
    /// How many cubes a Solution has at least.
    pub least_cubes: u32,
}

/// Which Solutions are wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// Whichever is found first.
    #[default]
    Any,
    /// One of as few cubes as can be.
    Fewest,
    /// One after the other, fewer cubes first, also those that differ only in how a part gets its
    /// value.
    Every,
}

/// What a question may cost.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Time, in milliseconds.
    pub milliseconds: Option<u64>,
    /// Memory for values, in bytes, tables of the shake included.
    pub memory: Option<u64>,
    /// Operations tried.
    pub nodes: Option<u64>,
    /// Threads used.
    pub threads: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            milliseconds: None,
            memory: Some(1 << 30),
            nodes: None,
            threads: 1,
        }
    }
}

/// A Solution: its leaves and nodes name atoms and operations of the instance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expression {
    /// A numeral.
    Atom(usize),
    /// A sign and what it stands between, with the value that is meant where it has several.
    Apply(usize, Vec<Arc<Expression>>, Option<Meant>),
}

/// Which of several values is meant, as real and imaginary part times 2^40, rounded.
pub type Meant = (i128, i128);

/// A Solution and the goal that it reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The Solution.
    pub expression: Arc<Expression>,
    /// The goal's number in the [`Target`].
    pub goal: usize,
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A Solution was found and accepted.
    Found(Solution),
    /// There is none: everything was looked at.
    Impossible,
    /// There is none within these bounds; without them there might be.
    Bounded(Vec<String>),
    /// The budget ran out, or the caller stopped the search.
    Undecided(String),
}

/// What a search looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The fewest cubes that a Solution could have.
    pub least: u32,
    /// The most; below `least` where no set of cubes can be a Solution.
    pub most: u32,
    /// The size up to which everything was looked at.
    pub done: u32,
    /// Sets of cubes whose values were all made.
    pub bags: u64,
    /// Values made, each once for its set of cubes.
    pub values: u64,
    /// Numbers that a part would have to be for the rest to reach the goal.
    pub needed: u64,
    /// Operations tried.
    pub nodes: u64,
    /// Values too large to hold, that were kept with an argument of size.
    pub tokens: u64,
    /// Solutions found that the caller did not accept.
    pub refused: u64,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// How the search ended.
    pub outcome: Outcome,
    /// What it looked at.
    pub evidence: Evidence,
}
