//! A shake: an instance, its goals, and the tables that answers have built so far.

use std::sync::{Arc, Mutex, PoisonError};

use super::goals::Goals;
use super::meter::{Meter, Pulse};
use super::plan::Plan;
use super::problem::{Aim, Answer, Budget, Instance, Position, Solution, Target};
use super::search::Search;
use super::tables::Tables;
use super::value::Numbers;

/// Who hears of a search while it goes on.
pub trait Watcher: Send {
    /// Whether a Solution that was found will do; if not, the search goes on.
    fn accept(&mut self, solution: &Solution) -> bool;

    /// A stage of the search, what is done and what there is to do; false stops the search.
    fn progress(&mut self, stage: &str, done: u64, total: u64) -> bool;

    /// What is asked now and then during a long search; false stops it.
    fn pulse(&self) -> Pulse {
        Arc::new(|| true)
    }
}

/// Takes the first Solution.
#[derive(Clone, Copy, Debug, Default)]
pub struct First;

impl Watcher for First {
    fn accept(&mut self, _: &Solution) -> bool {
        true
    }

    fn progress(&mut self, _: &str, _: u64, _: u64) -> bool {
        true
    }
}

/// An instance and its goals, with the tables that answers have built so far.
pub struct Shake {
    plan: Plan,
    numbers: Numbers,
    goals: Goals,
    tables: Mutex<Tables>,
    memory: u64,
}

impl Shake {
    /// Makes a shake ready; no table is built yet. Tables take at most `memory` bytes.
    ///
    /// # Errors
    /// A sentence where the instance does not hold together.
    pub fn new(instance: &Instance, target: &Target, memory: u64) -> Result<Self, String> {
        let numbers = Numbers::default();
        let plan = Plan::new(instance, &numbers)?;
        let goals = Goals::new(target, &numbers);
        Ok(Self {
            plan,
            numbers,
            goals,
            tables: Mutex::default(),
            memory,
        })
    }

    /// Answers a question.
    ///
    /// Fewer cubes come first, but for a quick look at few values of large sets where any Solution
    /// will do.
    ///
    /// # Errors
    /// A sentence where counts do not fit.
    pub fn ask(
        &self,
        position: &Position,
        budget: &Budget,
        aim: Aim,
        watcher: &mut dyn Watcher,
    ) -> Result<Answer, String> {
        let memory = budget
            .memory
            .map_or(self.memory, |memory| memory.min(self.memory));
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.keep_within(memory / 2); // the other half is for this question
        let bounded = Budget {
            memory: Some(memory),
            ..*budget
        };
        let meter = Meter::new(&bounded, tables.kept(), watcher.pulse());
        let search = Search {
            plan: &self.plan,
            numbers: &self.numbers,
            goals: &self.goals,
            meter: &meter,
            aim,
            only_sure: false,
        };
        search.answer(position, &mut tables, watcher)
    }
}
