//! Which cubes a writer may use, and which must be used: one offer for each way to choose.
//!
//! A wild cube is offered as each sign that it can stand for; after a Now challenge each cube of
//! Resources is offered by itself; the cube of Required Cube is asked for in one part of the
//! Solution, or in the other.

use super::grammar::Alike;
use super::signs::{Bag, EQUALS, PRIME, SUBSET, Sign, TooManySigns, UNION};

/// What the rules and variations of a shake ask of a Solution.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Which signs are interchangeable, and what a minus means.
    pub alike: Alike,
    /// Whether a Solution may have Restrictions.
    pub may_restrict: bool,
    /// Whether each operation on offer may be written as often as one likes.
    pub is_repeating: bool,
    /// Whether each Restriction must remove a card that no other removes.
    pub is_null_barred: bool,
    /// How many operations a Set-Name has at least.
    pub least_operations: u32,
    /// How many cubes a Solution has at least.
    pub least_cubes: u32,
    /// The face of the wild cubes, and the signs that they can stand for.
    pub wild: Option<(Sign, Vec<Sign>)>,
    /// The face of which a Solution must use a cube.
    pub required_cube: Option<Sign>,
    /// How many Solutions that end in different sets a paper has.
    pub solutions: usize,
}

/// How many cubes of each face lie in a section.
pub type Pile = [u8; Bag::SIGNS];

/// The cubes of a position, by section.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// Those that must be used.
    pub required: Pile,
    /// Those that may be used.
    pub permitted: Pile,
    /// Those left beside the mat.
    pub resources: Pile,
    /// Whether only one cube of Resources may be used.
    pub is_now: bool,
    /// How many signs a Solution may have at most.
    pub most_signs: Option<u32>,
}

/// What may be written as often as one likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeats {
    Nothing,
    Operations,
    OperationsAndPrimes,
}

/// One way to choose the cubes that a Solution is written with.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub(super) wild_as: Option<Sign>,
    /// The face of the one cube of Resources, after a Now challenge.
    pub(super) extra: Option<Sign>,
    pub(super) offered: Bag,
    pub(super) in_restrictions: Bag,
    pub(super) in_name: Bag,
    pub(super) may_stand_alone: bool,
    pub(super) may_restrict: bool,
    pub(super) repeats: Repeats,
    /// How many signs a Solution may have at most, where the shortest is looked for.
    pub(super) most_signs: Option<u32>,
    pub(super) is_symmetric: bool,
    pub(super) places: [Sign; Bag::SIGNS],
    /// What was on offer before the one cube of Resources was added.
    pub(super) before: Option<Box<Offer>>,
}

/// The most sets that a Solution with repeated operations may name.
const MOST_OPERANDS: u32 = 16;

/// Every offer of a position, those with fewer cubes first.
///
/// # Errors
/// [`TooManySigns`] where there are more cubes that can be one sign than any box holds.
pub(super) fn offers(rules: &Rules, position: &Position) -> Result<Vec<Offer>, TooManySigns> {
    let mut found = Vec::new();
    let mat = added(&position.required, &position.permitted);
    let wild_as: Vec<Option<Sign>> = match &rules.wild {
        Some((_, meanings)) => {
            let mut places: Vec<Sign> = meanings
                .iter()
                .map(|&sign| rules.alike.places[sign])
                .collect();
            places.sort_unstable();
            places.dedup();
            places.into_iter().map(Some).collect()
        }
        None => vec![None],
    };
    for meaning in wild_as {
        let table = Table {
            rules,
            position,
            meaning,
        };
        if position.is_now {
            let base = table.offers(&mat, None)?;
            let mut tried = Vec::new();
            for face in (0..Bag::SIGNS).filter(|&face| position.resources[face] > 0) {
                let is_asked = rules.required_cube == Some(face) && mat[face] == 0;
                let place = table.place(face);
                let adds = is_asked || !table.is_there_already(&mat, place);
                if adds && !tried.contains(&(place, is_asked)) {
                    tried.push((place, is_asked));
                    let mut more = mat;
                    more[face] = more[face].saturating_add(1);
                    let mut with = table.offers(&more, Some(face))?;
                    if !base.is_empty() {
                        for (offer, before) in with.iter_mut().zip(&base) {
                            offer.before = Some(Box::new(before.clone()));
                        }
                    }
                    found.extend(with);
                }
            }
            found.splice(0..0, base);
        } else {
            found.extend(table.offers(&added(&mat, &position.resources), None)?);
        }
    }
    Ok(found)
}

fn added(one: &Pile, other: &Pile) -> Pile {
    std::array::from_fn(|face| one[face].saturating_add(other[face]))
}

struct Table<'a> {
    rules: &'a Rules,
    position: &'a Position,
    meaning: Option<Sign>,
}

impl Table<'_> {
    /// The sign that a face serves as.
    fn place(&self, face: Sign) -> Sign {
        match (&self.rules.wild, self.meaning) {
            (Some((wild, _)), Some(meaning)) if *wild == face => meaning,
            _ => self.rules.alike.places[face],
        }
    }

    fn bag(&self, pile: &Pile) -> Result<Bag, TooManySigns> {
        let mut counts = [0_u8; Bag::SIGNS];
        for (face, &count) in pile.iter().enumerate() {
            let place = self.place(face);
            counts[place] = counts[place].saturating_add(count);
        }
        Bag::from_counts(counts)
    }

    /// Whether one more of an operation changes nothing.
    fn is_there_already(&self, mat: &Pile, place: Sign) -> bool {
        self.rules.is_repeating
            && (UNION..EQUALS).contains(&place)
            && (0..Bag::SIGNS).any(|face| mat[face] > 0 && self.place(face) == place)
    }

    /// The offers with these cubes: as many for each pile that has the cube of Required Cube.
    fn offers(&self, pile: &Pile, extra: Option<Sign>) -> Result<Vec<Offer>, TooManySigns> {
        let rules = self.rules;
        let required = self.bag(&self.position.required)?;
        let offered = self.bag(pile)?;
        if rules.is_repeating && offered.operands().size() > MOST_OPERANDS {
            return Err(TooManySigns { sign: 0 });
        }
        let asks = [EQUALS, SUBSET]
            .iter()
            .any(|&face| self.position.required[face] > 0);
        let must_restrict = asks || !required.relations().is_empty();
        let offer = Offer {
            wild_as: self.meaning,
            extra,
            offered,
            in_restrictions: required,
            in_name: required.minus(required.relations()),
            may_stand_alone: !must_restrict,
            most_signs: self.position.most_signs,
            may_restrict: rules.may_restrict && !offered.relations().is_empty(),
            repeats: match (rules.is_repeating, offered.count(PRIME) > 0) {
                (false, _) => Repeats::Nothing,
                (true, false) => Repeats::Operations,
                (true, true) => Repeats::OperationsAndPrimes,
            },
            is_symmetric: rules.alike.is_symmetric,
            places: rules.alike.places,
            before: None,
        };
        let Some(face) = rules
            .required_cube
            .filter(|&face| self.position.required[face] == 0)
        else {
            return Ok(vec![offer]);
        };
        if pile[face] == 0 {
            return Ok(Vec::new());
        }
        let asked = Bag::of(self.place(face), 1);
        let mut first = offer.clone();
        first.in_restrictions = first.in_restrictions.plus(asked);
        first.may_stand_alone = false;
        let mut second = offer;
        second.in_name = second.in_name.plus(asked);
        if !asked.relations().is_empty() {
            second.may_stand_alone = false;
            second.may_restrict = false;
        }
        Ok(vec![second, first])
    }
}
