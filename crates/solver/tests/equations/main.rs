//! The first rounds of every target of the fuzzer: values, packing, filters, undoing, questions.

mod edges;
mod lost;
mod targets;

use targets::{TARGETS, Target};

/// Runs the first rounds of a target.
fn run(name: &str, rounds: u64) {
    let target: &Target = TARGETS
        .iter()
        .find(|target| target.name == name)
        .expect("it is listed");
    for round in 0..rounds {
        if let Err(how) = target.run(round) {
            panic!("{how}");
        }
    }
}

/// Every function makes what a schoolbook makes of fractions, or nothing where it is undefined.
#[test]
fn values_are_right() {
    run("values", 10_000);
}

/// Real numbers keep their digits; what the laws of arithmetic say to be equal is one value.
#[test]
fn reals_keep_their_digits() {
    run("reals", 3000);
}

/// What is said of numbers too large to be written out is true.
#[test]
fn sizes_are_true() {
    run("large", 150);
}

/// What is done to a Goal with a number that nobody can hold, and undone again, is not denied.
#[test]
fn there_and_back_is_not_denied() {
    run("returning", 400);
}

/// Packed cubes are the counts that they stand for, in every operation.
#[test]
fn packed_cubes_are_counts() {
    run("packing", 2000);
}

/// Whatever a column of values holds passes its filter and is found in its index.
#[test]
fn filters_never_lose() {
    run("filters", 100);
}

/// The sets of cubes that a position allows are told, each once, and no other.
#[test]
fn spans_tell_each_set_once() {
    run("spans", 300);
}

/// An operation undone gives back its operand, or a class of numbers that holds it.
#[test]
fn undoing_finds_the_operand() {
    run("undoing", 10_000);
}

/// Small questions are answered as a plain search of everything answers them.
#[test]
fn answers_agree_with_a_plain_search() {
    run("questions", 800);
}

/// Where roots serve again, sets that meet in the middle find what is found set by set.
#[test]
fn rows_of_signs_are_followed_both_ways() {
    run("rows", 400);
}

/// Asked for every Solution, the search tells each one.
#[test]
fn every_solution_is_told() {
    run("telling", 400);
}
