//! The search for Solutions of On-Sets: always exact.
//!
//! A set of cards is a number with a bit for every kind of card, and a Set-Name or a Restriction is
//! made of a bag of signs. Everything that a bag can name is worked out once and kept as long as
//! the shake, whatever is moved. See `tables` for what is kept and `search` for the question.

mod deal;
mod grammar;
mod names;
mod offers;
mod parts;
mod restrictions;
mod search;
mod shake;
mod shelf;
mod signs;
mod tables;
mod watch;
mod writing;

pub use deal::Deal;
pub use grammar::Alike;
pub use offers::{Pile, Position, Rules};
pub use search::Counts;
pub use shake::{Answer, Query, Shake};
pub use signs::{Bag, Sign, TooManySigns};
pub use watch::Watch;
pub use writing::Solution;
