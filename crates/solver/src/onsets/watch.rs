//! How much work a question may cost, and why a search stops.

use std::cell::{Cell, RefCell};

/// Why a search stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Everything that was asked for has been found.
    Enough,
    /// Whoever asked does not want to wait any longer, or the tables would grow too large.
    Spent,
}

/// Counts steps, and asks now and then whether to go on.
pub struct Watch<'a> {
    go_on: RefCell<&'a mut dyn FnMut(u64) -> bool>,
    steps: Cell<u64>,
    asked_at: Cell<u64>,
    bags: Cell<u64>,
    most_bytes: usize,
}

impl<'a> Watch<'a> {
    const BETWEEN: u64 = 1 << 18;

    /// A watch that asks `go_on`, with the steps made so far, every quarter million steps, and that
    /// ends where a table would grow beyond so many bytes.
    pub fn new(go_on: &'a mut dyn FnMut(u64) -> bool, most_bytes: usize) -> Self {
        Self {
            go_on: RefCell::new(go_on),
            steps: Cell::new(0),
            asked_at: Cell::new(0),
            bags: Cell::new(0),
            most_bytes,
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

    /// How large the tables may grow.
    #[must_use]
    pub const fn most_bytes(&self) -> usize {
        self.most_bytes
    }

    pub(super) fn count_bag(&self) {
        self.bags.set(self.bags.get() + 1);
    }

    pub(super) const fn hold(&self, bytes: usize) -> Result<(), Stop> {
        if bytes > self.most_bytes {
            return Err(Stop::Spent);
        }
        Ok(())
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
