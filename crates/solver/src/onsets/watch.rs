//! How much work a question may cost, and why a search stops.

use std::cell::{Cell, RefCell};

/// Why a search stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Everything that was asked for has been found.
    Enough,
    /// Whoever asked does not want to wait any longer.
    Spent,
}

/// Counts steps, and asks now and then whether to go on.
pub struct Watch<'a> {
    go_on: RefCell<&'a mut dyn FnMut(u64) -> bool>,
    steps: Cell<u64>,
    asked_at: Cell<u64>,
    bags: Cell<u64>,
}

impl<'a> Watch<'a> {
    const BETWEEN: u64 = 1 << 18;

    /// A watch that asks `go_on`, with the steps made so far, every quarter million steps.
    pub fn new(go_on: &'a mut dyn FnMut(u64) -> bool) -> Self {
        Self {
            go_on: RefCell::new(go_on),
            steps: Cell::new(0),
            asked_at: Cell::new(0),
            bags: Cell::new(0),
        }
    }

    /// How many steps were made.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps.get()
    }

    /// How many bags of signs were worked out anew.
    #[must_use]
    pub fn bags(&self) -> u64 {
        self.bags.get()
    }

    pub(super) fn count_bag(&self) {
        self.bags.set(self.bags.get() + 1);
    }

    pub(super) fn spend(&self, steps: usize) -> Result<(), Stop> {
        let made = self.steps.get() + steps as u64;
        self.steps.set(made);
        if made - self.asked_at.get() >= Self::BETWEEN {
            self.asked_at.set(made);
            if !(self.go_on.borrow_mut())(made) {
                return Err(Stop::Spent);
            }
        }
        Ok(())
    }
}
