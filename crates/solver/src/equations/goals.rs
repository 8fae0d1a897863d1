//! What a Solution must come to, worked out.

use super::number::Rational;
use super::problem::{Counts, Target};
use super::value::{Numbers, Value, Wide};

/// The values that are looked for.
#[derive(Debug, Default)]
pub struct Goals {
    /// Each value with its place in the target.
    pub values: Vec<(Value, usize)>,
    /// What the readings of each place use.
    pub uses: Vec<Counts>,
    /// 0, or what the Solution must be apart by.
    pub multiple_of: u64,
    /// Whether a goal is too large to hold, so that a match is only likely.
    pub has_huge: bool,
}

/// How a value and a goal compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// It is what is looked for.
    Yes,
    /// It is not.
    No,
    /// It may be: it is too large to tell.
    Maybe,
}

impl Goals {
    /// Works out the values.
    #[must_use]
    pub fn new(target: &Target, numbers: &Numbers) -> Self {
        let mut goals = Self {
            multiple_of: target.multiple_of,
            ..Self::default()
        };
        for (place, goal) in target.goals.iter().enumerate() {
            for value in numbers.term(&goal.value) {
                goals.has_huge |= numbers.is_huge(value);
                goals.values.push((value, place));
            }
            goals.uses.push(goal.uses.clone());
        }
        goals
    }

    /// Compares a value with a goal.
    #[must_use]
    pub fn compare(&self, numbers: &Numbers, value: Value, goal: Value) -> Match {
        if self.multiple_of == 0 {
            if !numbers.is_huge(value) && !numbers.is_huge(goal) {
                return said(value == goal);
            }
            // Nobody can tell where only the size of one is known; what is lost counts elsewhere.
            let may_be = !numbers.is_anything(value) && numbers.may_be_equal(value, goal);
            return if may_be { Match::Maybe } else { Match::No };
        }
        self.is_apart(numbers, value, goal)
    }

    fn is_apart(&self, numbers: &Numbers, value: Value, goal: Value) -> Match {
        let k = self.multiple_of;
        if let (Some(v), Some(g)) = (value.as_integer(), goal.as_integer()) {
            let apart = i128::from(v) - i128::from(g);
            return said(apart != 0 && apart % i128::from(k) == 0);
        }
        if let (Some(v), Some(g)) = (numbers.exact(value), numbers.exact(goal)) {
            let apart = v.minus(&g);
            let times = apart.over(&Rational::integer(k));
            return said(!apart.is_zero() && times.is_some_and(|times| times.is_integer()));
        }
        if numbers.is_token(value) || numbers.is_token(goal) {
            return self.is_token_apart(numbers, value, goal);
        }
        let apart = numbers.subtract(value, goal);
        match numbers.exact(apart) {
            Some(apart) if !apart.is_zero() => {
                let times = apart.over(&Rational::integer(k));
                said(times.is_some_and(|times| times.is_integer()))
            }
            _ => Match::No,
        }
    }

    fn is_token_apart(&self, numbers: &Numbers, value: Value, goal: Value) -> Match {
        if value == goal && !numbers.is_huge(value) {
            return Match::No;
        }
        let rest = |value: Value| {
            if let Some(number) = numbers.exact(value) {
                return number
                    .is_integer()
                    .then(|| number.residue(self.multiple_of).map(|r| r.0))?;
            }
            match numbers.wide(value) {
                Wide::Tower(tower) => tower.residue(self.multiple_of),
                _ => None,
            }
        };
        if let (Some(one), Some(other)) = (rest(value), rest(goal)) {
            return said(one == other);
        }
        let fraction = |v: Value| numbers.exact(v).is_some_and(|n| !n.is_integer());
        let whole = |v: Value| numbers.is_whole_token(v);
        if fraction(value) && whole(goal) || fraction(goal) && whole(value) {
            Match::No
        } else {
            Match::Maybe
        }
    }
}

const fn said(yes: bool) -> Match {
    if yes { Match::Yes } else { Match::No }
}
