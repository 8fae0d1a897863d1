//! The search for Solutions, in pure Rust.
//!
//! The search asks one question many millions of times: can these cubes be taken from those? So
//! cubes are kept as a [`Bag`], a multiset in one machine word, where that question is three
//! instructions.

mod bag;
pub mod equations;
pub mod onsets;

pub use bag::{Bag, TooMany};
