//! Operations undone at a glance: what is needed, as far as machine numbers tell.
//!
//! Exact values cost a microsecond, machine numbers a few nanoseconds. So the join first asks
//! whether anything near what is needed is there at all. Where machine numbers lose too many
//! digits they do not tell, and the exact way is taken.

use super::inverse::Side;
use super::layers::{Glance, SIZES};
use super::problem::Function;
use super::size::Size;
use super::value::{Numbers, Value};

/// A sum this much smaller than its parts has lost too many digits; fewer are right of any other.
const LEAST_SHARE: f64 = 1e-5;
/// A logarithm so small has lost too many digits.
const LEAST_LOG: f64 = 1e-3;

/// What is needed, as far as machine numbers tell; not a number where they do not.
pub struct Wanted {
    /// The number.
    pub rough: f64,
    /// An upper bound of its height in bits.
    pub height: f64,
}

impl Wanted {
    /// What machine numbers do not tell.
    const UNKNOWN: Self = Self {
        rough: f64::NAN,
        height: f64::INFINITY,
    };
}

/// A number that no machine number tells: between which sizes it lies, and its least height.
#[derive(Clone, Copy, Debug)]
pub struct Untold {
    low: f64,
    high: f64,
    height: f64,
}

impl Untold {
    /// What is told of a value, if no machine number tells it and its size may be ordinary.
    #[must_use]
    pub fn of(numbers: &Numbers, value: Value) -> Option<Self> {
        if !numbers.is_token(value) || numbers.as_real(value).is_some() {
            return None;
        }
        let (low, high) = numbers.size(value).written();
        let untold = Self {
            low: low * (1.0 - LEAST_SHARE),
            high: high * (1.0 + LEAST_SHARE),
            height: numbers.heights(value).0,
        };
        (untold.low < SIZES.end && untold.high > SIZES.start).then_some(untold)
    }

    /// The same of all, with those together that lie together.
    #[must_use]
    pub fn together(mut all: Vec<Self>) -> Vec<Self> {
        all.sort_unstable_by(|one, other| one.low.total_cmp(&other.low));
        let mut found: Vec<Self> = Vec::new();
        for one in all {
            match found.last_mut() {
                Some(last) if one.low <= last.high => {
                    last.high = last.high.max(one.high);
                    last.height = last.height.min(one.height);
                }
                _ => found.push(one),
            }
        }
        found
    }

    /// Whether it may be what is needed.
    #[must_use]
    pub fn may_be(&self, wanted: &Wanted) -> bool {
        let size = wanted.rough.abs();
        wanted.height >= self.height
            && (!SIZES.contains(&size) || self.low <= size && size <= self.high)
    }
}

/// The size of what a machine number tells.
#[must_use]
pub fn size_of(rough: f64) -> Size {
    if SIZES.contains(&rough.abs()) {
        Size::about(rough.abs().log2(), LEAST_SHARE)
    } else {
        Size::ANY
    }
}

/// How an operation is undone on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// What is made less the other.
    Less,
    /// What is made and the other.
    More,
    /// The other less what is made.
    LessThanOther,
    /// Twice what is made, less the other.
    TwiceLess,
    /// So many times what is made, over the other.
    Over(u64),
    /// The product of both.
    Times,
    /// The other over what is made.
    OtherOver,
    /// The root of what is made; the other is its index.
    RootByOther,
    /// What is made to the power of the other.
    ToOther,
    /// The logarithm of what is made to the base of the other.
    LogToOther,
    /// The logarithm of the other to the base of what is made.
    LogOfOther,
    /// The other to the power of what is made.
    OtherTo,
    /// The root of the other; what is made is its index.
    RootOfOther,
}

impl Undone {
    /// How a function is undone; none where machine numbers are no help.
    #[must_use]
    pub const fn of(function: Function, side: Side) -> Option<Self> {
        let is_left = matches!(side, Side::Left);
        Some(match function {
            Function::Add => Self::Less,
            Function::Subtract if is_left => Self::More,
            Function::Subtract => Self::LessThanOther,
            Function::Average => Self::TwiceLess,
            Function::Multiply => Self::Over(1),
            Function::Percent(by) => Self::Over(by),
            Function::Divide | Function::DivideImproper if is_left => Self::Times,
            Function::Divide | Function::DivideImproper => Self::OtherOver,
            Function::Power | Function::WholePower if is_left => Self::RootByOther,
            Function::Power | Function::WholePower => Self::LogToOther,
            Function::Root | Function::WholeRoot if is_left => Self::LogOfOther,
            Function::Root | Function::WholeRoot => Self::ToOther,
            Function::Log if is_left => Self::OtherTo,
            Function::Log => Self::RootOfOther,
            _ => return None,
        })
    }

    /// Whether the opposite of what is needed may do as well.
    #[must_use]
    pub const fn has_two_signs(self) -> bool {
        matches!(self, Self::RootByOther | Self::ToOther)
    }

    /// What is needed for an operation to make a value beside another.
    #[must_use]
    pub fn glance(self, made: &Glance, other: &Glance) -> Wanted {
        let (g, y) = (made.rough, other.rough);
        let added = made.height + other.height + 2.0;
        match self {
            Self::Less => sum(g, -y, added),
            Self::More => sum(g, y, added),
            Self::LessThanOther => sum(y, -g, added),
            Self::TwiceLess => sum(2.0 * g, -y, added + 1.0),
            Self::Over(by) => Wanted {
                rough: g * by as f64 / y,
                height: added + 64.0,
            },
            Self::Times => Wanted {
                rough: g * y,
                height: added,
            },
            Self::OtherOver => Wanted {
                rough: y / g,
                height: added,
            },
            Self::RootByOther => power(made, 1.0 / y),
            Self::ToOther => power(made, y),
            Self::OtherTo => power(other, g),
            Self::RootOfOther => power(other, 1.0 / g),
            Self::LogToOther => ratio(made.log, other.log),
            Self::LogOfOther => ratio(other.log, made.log),
        }
    }
}

fn sum(a: f64, b: f64, height: f64) -> Wanted {
    let rough = a + b;
    if rough.abs() < LEAST_SHARE * a.abs().max(b.abs()) {
        return Wanted::UNKNOWN;
    }
    Wanted { rough, height }
}

fn power(base: &Glance, exponent: f64) -> Wanted {
    if base.log.abs() < LEAST_LOG {
        return Wanted::UNKNOWN;
    }
    Wanted {
        rough: (base.log * exponent).exp(),
        height: base.height * exponent.abs() + 2.0,
    }
}

/// A logarithm is a short fraction or transcendental, whose height has no bound.
fn ratio(above: f64, below: f64) -> Wanted {
    if above.abs() < LEAST_LOG || below.abs() < LEAST_LOG {
        return Wanted::UNKNOWN;
    }
    Wanted {
        rough: above / below,
        height: f64::INFINITY,
    }
}
