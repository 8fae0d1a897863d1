//! The search for Solutions of Equations.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "numbers are packed into machine words, and go by the letters of their formulas"
)]

mod arithmetic;
mod backward;
mod belonging;
mod beside;
mod cubes;
mod forward;
mod glance;
mod goals;
mod huge;
mod inverse;
mod inverse_powers;
mod join;
mod known;
mod layers;
mod meet;
mod meter;
mod number;
mod plan;
mod powers;
pub mod problem;
mod real;
mod residue;
mod search;
mod shake;
mod sharing;
mod size;
mod span;
mod tables;
mod turns;
mod value;
mod whole;
mod witness;

pub use cubes::Cubes;
pub use meter::Pulse;
pub use number::Rational;
pub use shake::{First, Shake, Watcher};
pub use value::{Numbers, Value};

/// What a search is made of, for tests, fuzzing and benches; it changes as the search does.
pub mod inside {
    pub use super::glance::{Undone, Untold, Wanted};
    pub use super::inverse::{Class, Needed, Side};
    pub use super::layers::{Column, Glance, Index, Row};
    pub use super::meter::{Meter, Stop};
    pub use super::plan::{Plan, Sign};
    pub use super::real::Real;
    pub use super::sharing::Sharing;
    pub use super::size::Size;
    pub use super::span::Span;
    pub use super::witness::Desk;
}
