//! Asked for every Solution, the search tells each that there is, and no other.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use forceout_solver::equations::problem::{
    Aim, Budget, Counts, Expression, Goal, Instance, Outcome, Position, Solution, Target, Term,
};
use forceout_solver::equations::{Shake, Watcher};

use super::chance::Chance;
use super::drawing::{Style, draw, target};
use super::exact::Fraction;
use super::plain::{Arithmetic, Limits, Schoolbook, parts};

/// Notes what it is told, and wants more.
#[derive(Default)]
struct Noting(Vec<Solution>);

impl Watcher for Noting {
    fn accept(&mut self, solution: &Solution) -> bool {
        self.0.push(solution.clone());
        false
    }

    fn progress(&mut self, _: &str, _: u64, _: u64) -> bool {
        true
    }
}

/// A few cubes and all that can be written with them.
pub fn round(chance: &mut Chance) {
    let drawn = draw(chance, Style::Exact, 5, false);
    let (instance, position) = (&drawn.instance, &drawn.position);
    let mut written = Written {
        instance,
        known: HashMap::new(),
        count: 0,
        lost: false,
    };
    let limits = Limits {
        instance,
        position,
        taken: &[],
    };
    let most = limits.most();
    let papers = written.all(&most);
    if written.lost {
        return; // too many, or too large for the schoolbook
    }
    let mut goals = vec![Fraction::of(chance.between(0, 12))];
    if !papers.is_empty() {
        goals.push(papers[chance.below(papers.len())].worth.clone());
    }
    let terms = goals
        .iter()
        .map(|goal| Term::Number(goal.rational()))
        .collect();
    let target = target(chance, &drawn, terms, 0);
    let shake = Shake::new(instance, &target, 1 << 30).expect("it holds together");
    let mut noting = Noting::default();
    let answer = shake
        .ask(position, &Budget::default(), Aim::Every, &mut noting)
        .expect("counts fit");
    assert!(
        !matches!(answer.outcome, Outcome::Found(_)),
        "none was accepted"
    );
    let wanted = wanted(&papers, &target, &goals, position, instance);
    let told: BTreeSet<(String, usize)> = noting
        .0
        .iter()
        .map(|one| (name(instance, &one.expression), one.goal))
        .collect();
    assert_eq!(told, wanted, "{instance:#?}\n{position:?}\n{target:?}");
}

fn wanted(
    papers: &[Paper],
    target: &Target,
    goals: &[Fraction],
    position: &Position,
    instance: &Instance,
) -> BTreeSet<(String, usize)> {
    let mut found = BTreeSet::new();
    for (place, Goal { uses, .. }) in target.goals.iter().enumerate() {
        let limits = Limits {
            instance,
            position,
            taken: uses,
        };
        let fits =
            |paper: &&Paper| paper.worth == goals[place] && limits.size(&paper.uses).is_some();
        found.extend(
            papers
                .iter()
                .filter(fits)
                .map(|paper| (paper.name.clone(), place)),
        );
    }
    found
}

/// An expression by its name; where the order does not matter, the lesser name comes first.
fn name(instance: &Instance, expression: &Expression) -> String {
    match expression {
        Expression::Atom(place) => format!("{place}"),
        Expression::Apply(place, operands, _) => {
            let names = operands
                .iter()
                .map(|operand| name(instance, operand))
                .collect();
            applied_name(instance, *place, names)
        }
    }
}

fn applied_name(instance: &Instance, place: usize, mut names: Vec<String>) -> String {
    let sign = &instance.operations[place];
    if sign.function.commutes() && sign.operands[0] == sign.operands[1] {
        names.sort();
    }
    format!("<{place}>({})", names.join(","))
}

/// More papers are not written.
const MOST_PAPERS: usize = 20_000;

/// Something written.
#[derive(Clone)]
struct Paper {
    name: String,
    sort: u8,
    uses: Counts,
    worth: Fraction,
}

/// Writes everything.
struct Written<'a> {
    instance: &'a Instance,
    known: HashMap<Counts, Rc<Vec<Paper>>>,
    count: usize,
    lost: bool,
}

impl Written<'_> {
    /// All plain numbers that can be written with some of these.
    fn all(&mut self, most: &Counts) -> Vec<Paper> {
        let mut found = Vec::new();
        for uses in parts(most) {
            let papers = self.exactly(&uses);
            found.extend(papers.iter().filter(|paper| paper.sort == 0).cloned());
        }
        found
    }

    fn exactly(&mut self, uses: &Counts) -> Rc<Vec<Paper>> {
        if let Some(known) = self.known.get(uses) {
            return Rc::clone(known);
        }
        let found = Rc::new(self.write(uses));
        self.known.insert(uses.clone(), Rc::clone(&found));
        found
    }

    fn write(&mut self, uses: &Counts) -> Vec<Paper> {
        let mut found = Vec::new();
        for (place, atom) in self.instance.atoms.iter().enumerate() {
            if atom.cost == *uses {
                let numbers = Schoolbook.numeral(self.instance, place);
                found.extend(numbers.into_iter().map(|worth| Paper {
                    name: format!("{place}"),
                    sort: atom.sort,
                    uses: uses.clone(),
                    worth,
                }));
            }
        }
        for (place, sign) in self.instance.operations.iter().enumerate() {
            let rest: Option<Counts> = uses
                .iter()
                .zip(&sign.cost)
                .map(|(n, m)| n.checked_sub(*m))
                .collect();
            let Some(rest) = rest else {
                continue;
            };
            let is_one = sign.operands.len() == 1;
            for left in if is_one {
                vec![rest.clone()]
            } else {
                parts(&rest)
            } {
                let right: Counts = rest.iter().zip(&left).map(|(n, m)| n - m).collect();
                let is_bare = |part: &Counts| part.iter().all(|&n| n == 0);
                if is_bare(&left) || !is_one && is_bare(&right) {
                    continue;
                }
                let ones = self.exactly(&left);
                if ones.is_empty() {
                    continue;
                }
                let others = if is_one {
                    Rc::default()
                } else {
                    self.exactly(&right)
                };
                self.count += ones.len() * others.len().max(1);
                if self.count > MOST_PAPERS {
                    self.lost = true;
                    return found;
                }
                for one in ones.iter().filter(|one| one.sort == sign.operands[0]) {
                    if is_one {
                        found.extend(self.apply(place, uses, &[one]));
                    }
                    for other in others.iter().filter(|other| other.sort == sign.operands[1]) {
                        found.extend(self.apply(place, uses, &[one, other]));
                    }
                }
            }
        }
        found
    }

    fn apply(&mut self, place: usize, uses: &Counts, of: &[&Paper]) -> Vec<Paper> {
        let sign = &self.instance.operations[place];
        let numbers: Vec<Fraction> = of.iter().map(|paper| paper.worth.clone()).collect();
        let Some(made) = Schoolbook.apply(sign.function, &numbers) else {
            self.lost = true;
            return Vec::new();
        };
        let names = of.iter().map(|paper| paper.name.clone()).collect();
        let name = applied_name(self.instance, place, names);
        let paper = |worth| Paper {
            name: name.clone(),
            sort: sign.makes,
            uses: uses.clone(),
            worth,
        };
        made.into_iter().map(paper).collect()
    }
}
