//! What a question has cost so far, and when it must stop.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::problem::Budget;

/// Why a search stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The time was up.
    Time,
    /// There was no more memory.
    Memory,
    /// Enough operations were tried.
    Nodes,
    /// The caller wants no more.
    Caller,
}

impl Stop {
    /// Why, in words.
    #[must_use]
    pub const fn why(self) -> &'static str {
        match self {
            Self::Time => "the time was up",
            Self::Memory => "the memory was full",
            Self::Nodes => "enough operations were tried",
            Self::Caller => "it was stopped",
        }
    }
}

/// Counts what a question costs.
#[derive(Debug)]
pub struct Meter {
    deadline: Option<Instant>,
    most_nodes: u64,
    most_values: u64,
    nodes: AtomicU64,
    values: AtomicU64,
    stopped: AtomicBool,
}

/// About how many bytes a value takes, its share of the tables around it included.
const BYTES_OF_A_VALUE: u64 = 64;
/// A bound that no search reaches.
const NEVER: u64 = u64::MAX / 2;

impl Meter {
    /// Begins to count.
    #[must_use]
    pub fn new(budget: &Budget) -> Self {
        let time = budget.milliseconds.map(Duration::from_millis);
        Self {
            deadline: time.and_then(|time| Instant::now().checked_add(time)),
            most_nodes: budget.nodes.unwrap_or(NEVER),
            most_values: budget
                .memory
                .map_or(NEVER, |bytes| bytes / BYTES_OF_A_VALUE),
            nodes: AtomicU64::new(0),
            values: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
        }
    }

    /// Counts operations; says when to stop.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn spend(&self, nodes: u64) -> Result<(), Stop> {
        let spent = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        if spent > self.most_nodes {
            return Err(Stop::Nodes);
        }
        if self.stopped.load(Ordering::Relaxed) {
            return Err(Stop::Caller);
        }
        if self
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
        {
            return Err(Stop::Time);
        }
        Ok(())
    }

    /// Counts values that are kept.
    ///
    /// # Errors
    /// Where there are too many.
    pub fn keep(&self, values: u64) -> Result<(), Stop> {
        let kept = self.values.fetch_add(values, Ordering::Relaxed) + values;
        if kept > self.most_values {
            return Err(Stop::Memory);
        }
        Ok(())
    }

    /// Counts values that are no longer kept.
    pub fn drop_values(&self, values: u64) {
        self.values.fetch_sub(values, Ordering::Relaxed);
    }

    /// Stops the search.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// The operations tried.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}
