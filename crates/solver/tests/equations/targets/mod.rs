//! What is tried again and again with numbers drawn by chance: each round checks one thing.
//!
//! The tests go through the first rounds of every target, the fuzzer (examples/fuzz.rs) through as
//! many as there is time for. A round is told by its target and its number, and comes out the same
//! each time.

pub mod chance;
pub mod denoting;
pub mod drawing;
pub mod exact;
mod filters;
mod large;
mod packing;
pub mod plain;
mod questions;
mod reals;
mod returning;
mod rows;
mod spans;
mod telling;
mod undoing;
pub mod values;

use std::panic::{AssertUnwindSafe, catch_unwind};

use chance::Chance;

/// Something to try.
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// One round of it; it panics where something is wrong.
    round: fn(&mut Chance),
}

/// All of them.
pub const TARGETS: [Target; 11] = [
    Target::new("values", values::round),
    Target::new("reals", reals::round),
    Target::new("large", large::round),
    Target::new("packing", packing::round),
    Target::new("filters", filters::round),
    Target::new("spans", spans::round),
    Target::new("undoing", undoing::round),
    Target::new("returning", returning::round),
    Target::new("questions", questions::round),
    Target::new("telling", telling::round),
    Target::new("rows", rows::round),
];

impl Target {
    const fn new(name: &'static str, round: fn(&mut Chance)) -> Self {
        Self { name, round }
    }

    /// One round by its number.
    ///
    /// # Errors
    /// How to repeat the round, if something is wrong.
    pub fn run(&self, number: u64) -> Result<(), String> {
        let mut chance = Chance::new(number);
        catch_unwind(AssertUnwindSafe(|| (self.round)(&mut chance))).map_err(|_| {
            let name = self.name;
            format!(
                "{name}: round {number} fails; repeat it with\n  \
                 cargo run --release -p forceout-solver --example fuzz -- {name} --round {number}"
            )
        })
    }
}
