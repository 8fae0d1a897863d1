//! What a question has cost so far, and when it must stop.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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

/// Asked now and then during a search: false stops it.
pub type Pulse = Arc<dyn Fn() -> bool + Send + Sync>;

/// Counts what a question costs.
pub struct Meter {
    start: Instant,
    deadline: Option<Instant>,
    most_nodes: u64,
    most_values: u64,
    nodes: AtomicU64,
    values: AtomicU64,
    threads: usize,
    pulse: Pulse,
    /// Milliseconds from the start to the next pulse.
    next_pulse: AtomicU64,
}

impl fmt::Debug for Meter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meter")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

/// About how many bytes a value takes with its share of the tables.
pub const BYTES_OF_A_VALUE: u64 = 160;
/// A bound that no search reaches.
const NEVER: u64 = u64::MAX / 2;
/// Milliseconds between two pulses.
const PULSE: u64 = 50;

impl Meter {
    /// Begins to count, where so many values are kept already.
    #[must_use]
    pub fn new(budget: &Budget, values: u64, pulse: Pulse) -> Self {
        let time = budget.milliseconds.map(Duration::from_millis);
        let start = Instant::now();
        Self {
            start,
            deadline: time.and_then(|time| start.checked_add(time)),
            most_nodes: budget.nodes.unwrap_or(NEVER),
            most_values: budget
                .memory
                .map_or(NEVER, |bytes| bytes / BYTES_OF_A_VALUE),
            nodes: AtomicU64::new(0),
            values: AtomicU64::new(values),
            threads: budget.threads.max(1),
            pulse,
            next_pulse: AtomicU64::new(PULSE),
        }
    }

    /// A meter for a part of the question, which may cost so many operations.
    #[must_use]
    pub fn part(&self, nodes: u64) -> Self {
        let left = self.most_nodes.saturating_sub(self.nodes());
        Self {
            start: self.start,
            deadline: self.deadline,
            most_nodes: nodes.min(left),
            most_values: self.most_values,
            nodes: AtomicU64::new(0),
            values: AtomicU64::new(self.values.load(Ordering::Relaxed)),
            threads: self.threads,
            pulse: Arc::clone(&self.pulse),
            next_pulse: AtomicU64::new(self.next_pulse.load(Ordering::Relaxed)),
        }
    }

    /// Counts what a part has cost.
    pub fn add(&self, part: &Self) {
        self.nodes.fetch_add(part.nodes(), Ordering::Relaxed);
        self.values
            .store(part.values.load(Ordering::Relaxed), Ordering::Relaxed);
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
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            return Err(Stop::Time);
        }
        let spent = now.duration_since(self.start).as_millis() as u64;
        let next = self.next_pulse.load(Ordering::Relaxed);
        if spent >= next {
            self.next_pulse.store(spent + PULSE, Ordering::Relaxed);
            return self.pulse();
        }
        Ok(())
    }

    /// Asks whether to go on.
    ///
    /// # Errors
    /// Where the caller wants no more.
    pub fn pulse(&self) -> Result<(), Stop> {
        if (self.pulse)() {
            Ok(())
        } else {
            Err(Stop::Caller)
        }
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

    /// How many threads may work on the question.
    #[must_use]
    pub const fn threads(&self) -> usize {
        self.threads
    }

    /// The operations tried.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}
