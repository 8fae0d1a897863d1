//! A shake: its cards and rules, and the tables that outlive every move.

use super::deal::{Aim, Deal, Kinds};
use super::grammar::Grammar;
use super::offers::{Position, Rules};
use super::search::{Asked, Counts, search};
use super::shelf::Shelf;
use super::signs::TooManySigns;
use super::tables::Tables;
use super::watch::Watch;
use super::writing::{Solution, write};

/// What a shake is asked.
#[derive(Clone, Copy, Debug)]
pub struct Query<'a> {
    /// Where the cubes lie.
    pub position: &'a Position,
    /// What a Solution may count; none fits where there is no legal Goal.
    pub goals: &'a [u32],
    /// How many Solutions are wanted. Those of one paper end in different sets.
    pub most: usize,
    /// Whether Solutions may end in the same set, if they are made of other signs.
    pub is_various: bool,
}

/// What a shake answers.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The Solutions found, at most as many as were wanted.
    pub solutions: Vec<Solution>,
    /// Whether there are no others, or as many were found as were wanted.
    pub is_decided: bool,
    /// Whether no set of cards fits the Goal, whatever the cubes.
    pub is_by_cards: bool,
    /// How much was looked at.
    pub counts: Counts,
}

/// The cards and rules of a shake, and everything worked out about them so far.
pub struct Shake {
    rules: Rules,
    kinds: Kinds,
    shelf: Shelf,
    aim: Option<(Vec<u32>, Aim)>,
}

impl Shake {
    /// A shake with these rules and deals.
    #[must_use]
    pub fn new(rules: Rules, deals: &[Deal]) -> Self {
        let kinds = Kinds::new(deals);
        let tables = |is_closed| {
            let grammar = Grammar::new(&rules.alike, kinds.colours(), kinds.whole(), is_closed);
            Tables::new(grammar, rules.is_null_barred)
        };
        let shelf = Shelf::new(tables(false), tables(true));
        Self {
            rules,
            kinds,
            shelf,
            aim: None,
        }
    }

    /// About how much memory the tables take, in bytes.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.shelf.bytes()
    }

    /// Look for Solutions. The tables are dropped where they have come to half of what the watch
    /// allows.
    ///
    /// # Errors
    /// [`TooManySigns`] where there are more cubes of a sign than any box holds.
    pub fn solve(&mut self, query: &Query, watch: &Watch) -> Result<Answer, TooManySigns> {
        if 2 * self.shelf.bytes() > watch.most_bytes() {
            self.shelf.clear();
        }
        let aim = match self.aim.take() {
            Some((goals, aim)) if goals == query.goals => aim,
            _ => {
                self.shelf.aim_anew();
                Aim::new(&self.kinds, query.goals)
            }
        };
        let asked = Asked {
            rules: &self.rules,
            kinds: &self.kinds,
            goals: query.goals,
            position: query.position,
            most: query.most,
            is_various: query.is_various,
        };
        let ended = search(&asked, &mut self.shelf, &aim, watch);
        self.aim = Some((query.goals.to_vec(), aim));
        let ended = ended?;
        let solutions = ended.found.iter().filter_map(|find| {
            let tables = self.shelf.for_offer(&find.offer);
            write(
                find,
                tables,
                self.rules.least_operations,
                self.rules.least_cubes,
            )
        });
        Ok(Answer {
            solutions: solutions.collect(),
            is_decided: ended.is_decided,
            is_by_cards: ended.is_by_cards,
            counts: ended.counts,
        })
    }
}
