//! Tries one thing after the other with numbers drawn by chance, for as long as you like.
//!
//! `cargo run --release -p forceout-solver --example fuzz -- TARGET --seconds 600`
//!
//! TARGET is values, reals, large, packing, filters, spans, undoing, returning, questions, telling or rows.
//! Rounds are numbered, beginning with the round after those that the tests go through; `--from N` begins
//! elsewhere and `--round N` runs one round only. The first round that fails ends the run and is
//! told, so that it can be repeated.

#[path = "../tests/equations/targets/mod.rs"]
mod targets;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use targets::TARGETS;

/// The tests go through fewer rounds than these.
const FIRST: u64 = 1_000_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match fuzz(&words) {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(said) => {
            eprintln!("{said}");
            ExitCode::FAILURE
        }
    }
}

fn fuzz(words: &[String]) -> Result<String, String> {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    let name = words.first().map_or("", String::as_str);
    let target = TARGETS
        .iter()
        .find(|target| target.name == name)
        .ok_or_else(|| format!("name a target: {}", names.join(", ")))?;
    if let Some(round) = option(words, "--round")? {
        return target
            .run(round)
            .map(|()| format!("{name}: round {round} is right"));
    }
    let seconds = option(words, "--seconds")?.unwrap_or(60);
    let first = option(words, "--from")?.unwrap_or(FIRST);
    let begun = Instant::now();
    let mut round = first;
    while begun.elapsed() < Duration::from_secs(seconds) {
        target.run(round)?;
        round += 1;
    }
    Ok(format!("{name}: rounds {first} to {} are right", round - 1))
}

/// The number behind an option.
fn option(words: &[String], name: &str) -> Result<Option<u64>, String> {
    let Some(at) = words.iter().position(|word| word == name) else {
        return Ok(None);
    };
    let number = words.get(at + 1).and_then(|word| word.parse().ok());
    number
        .map(Some)
        .ok_or_else(|| format!("{name} needs a number"))
}
