//! The tables of a shake, kept from one question to the next.

use std::sync::Arc;

use super::cubes::Cubes;
use super::forward::Forward;

/// About how many bytes a value takes with its share of the tables.
const BYTES_OF_A_VALUE: u64 = 64;

/// The tables of a shake.
#[derive(Default)]
pub struct Tables {
    forward: Vec<(Cubes, Arc<Forward>)>,
}

impl Tables {
    /// The forward sets that tell so many uses apart of kinds that serve again.
    pub fn forward(&mut self, caps: Cubes) -> Arc<Forward> {
        if let Some((_, sets)) = self.forward.iter().find(|(known, _)| *known == caps) {
            return Arc::clone(sets);
        }
        let sets = Arc::new(Forward::new(caps, None));
        self.forward.push((caps, Arc::clone(&sets)));
        sets
    }

    /// Drops the oldest tables until the rest takes no more than so many bytes.
    pub fn keep_within(&mut self, bytes: u64) {
        while self.kept() * BYTES_OF_A_VALUE > bytes && !self.forward.is_empty() {
            self.forward.remove(0);
        }
    }

    fn kept(&self) -> u64 {
        self.forward.iter().map(|(_, sets)| sets.kept()).sum()
    }
}
