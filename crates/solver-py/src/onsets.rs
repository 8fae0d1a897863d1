//! The search of On-Sets for Python.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use forceout_solver::onsets::{
    Alike, Answer, Counts, Deal, Pile, Position, Query, Rules, Shake, Sign, Solution, Watch,
};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

/// What the rules and variations of a shake ask of a Solution; signs are places in `BRGYV^Un-'=c`.
#[pyclass(frozen, module = "forceout._solver")]
pub struct OnSetsRules(Rules);

#[pymethods]
impl OnSetsRules {
    #[new]
    #[pyo3(signature = (
        *, places, is_symmetric, may_restrict, is_repeating, is_null_barred, least_operations,
        least_cubes, wild, required_cube, solutions
    ))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)] // named in Python
    fn new(
        places: [Sign; 12],
        is_symmetric: bool,
        may_restrict: bool,
        is_repeating: bool,
        is_null_barred: bool,
        least_operations: u32,
        least_cubes: u32,
        wild: Option<(Sign, Vec<Sign>)>,
        required_cube: Option<Sign>,
        solutions: usize,
    ) -> PyResult<Self> {
        let mut signs: Vec<Sign> = places.into_iter().chain(required_cube).collect();
        if let Some((face, meanings)) = &wild {
            signs.extend(meanings.iter().chain([face]));
        }
        if signs.iter().any(|&sign| sign >= places.len()) {
            return Err(PyValueError::new_err(
                "there are twelve signs, counted from 0",
            ));
        }
        Ok(Self(Rules {
            alike: Alike {
                places,
                is_symmetric,
            },
            may_restrict,
            is_repeating,
            is_null_barred,
            least_operations,
            least_cubes,
            wild,
            required_cube,
            solutions,
        }))
    }
}

/// The cards and rules of a shake, and everything worked out about them so far.
#[pyclass(frozen, module = "forceout._solver")]
pub struct OnSetsShake(Mutex<Shake>, usize);

/// The dots of each card, how often each counts, the cards wanted and those barred.
type Dealt = (Vec<u8>, Vec<u8>, u16, u16);

/// What a shake answers.
#[pyclass(frozen, get_all, module = "forceout._solver")]
pub struct OnSetsAnswer {
    /// Each Solution found.
    solutions: Vec<Py<OnSetsSolution>>,
    /// Whether there are no others, or as many were found as were wanted.
    is_decided: bool,
    /// Whether no set of cards fits the Goal, whatever the cubes.
    is_by_cards: bool,
    /// How many offers, bags for names, bags for Restrictions and pairs were looked at.
    counts: (u64, u64, u64, u64),
    /// How many steps the search made.
    steps: u64,
    /// How long it took, in nanoseconds.
    nanoseconds: u64,
}

/// A Solution in signs, fully grouped.
#[pyclass(frozen, get_all, module = "forceout._solver")]
pub struct OnSetsSolution {
    /// What the wild cubes stand for.
    wild_as: Option<Sign>,
    /// The face of the one cube of Resources that may be used.
    extra: Option<Sign>,
    /// Which deal it is written for.
    deal: usize,
    /// The cards that it selects.
    cards: u16,
    /// The Restrictions.
    restrictions: Vec<String>,
    /// The Set-Name.
    set_name: String,
}

impl From<Solution> for OnSetsSolution {
    fn from(found: Solution) -> Self {
        Self {
            wild_as: found.wild_as,
            extra: found.extra,
            deal: found.deal,
            cards: found.cards,
            restrictions: found.restrictions,
            set_name: found.set_name,
        }
    }
}

#[pymethods]
impl OnSetsShake {
    #[new]
    fn new(rules: &OnSetsRules, deals: Vec<Dealt>, most_bytes: usize) -> PyResult<Self> {
        let fits = |(dots, weights, ..): &Dealt| {
            dots.len() <= 16 && dots.len() == weights.len() && dots.iter().all(|&dots| dots < 16)
        };
        if deals.len() > 16 || !deals.iter().all(fits) {
            return Err(PyValueError::new_err(
                "at most sixteen deals of at most sixteen cards",
            ));
        }
        let deals: Vec<Deal> = deals
            .into_iter()
            .map(|(dots, weights, wanted, barred)| Deal {
                dots,
                weights,
                wanted,
                barred,
            })
            .collect();
        let shake = Shake::new(rules.0.clone(), &deals);
        Ok(Self(Mutex::new(shake), most_bytes))
    }

    /// About how many bytes the tables take.
    #[getter]
    fn bytes(&self) -> PyResult<usize> {
        self.0
            .lock()
            .map(|shake| shake.bytes())
            .map_err(|_| broken())
    }

    /// Look for Solutions; `progress` hears the number of steps, and stops the search with False.
    #[pyo3(signature = (
        required, permitted, resources, goals, *, is_now, most, is_various, most_signs=None,
        milliseconds=None,
        nodes=None, progress=None
    ))]
    // Named in Python, and converted from its objects.
    #[allow(clippy::too_many_arguments, clippy::needless_pass_by_value)]
    fn solve(
        &self,
        py: Python<'_>,
        required: Pile,
        permitted: Pile,
        resources: Pile,
        goals: Vec<u32>,
        is_now: bool,
        most: usize,
        is_various: bool,
        most_signs: Option<u32>,
        milliseconds: Option<u64>,
        nodes: Option<u64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<OnSetsAnswer> {
        let position = Position {
            required,
            permitted,
            resources,
            is_now,
            most_signs,
        };
        let mut raised = None;
        let mut go_on = |steps: u64, began: Instant| {
            if nodes.is_some_and(|nodes| steps > nodes) || is_late(began, milliseconds) {
                return false;
            }
            let asked = Python::attach(|py| {
                py.check_signals()?;
                progress
                    .as_ref()
                    .map_or(Ok(true), |hear| hear.call1(py, (steps,))?.extract(py))
            });
            asked.unwrap_or_else(|error| {
                raised = Some(error);
                false
            })
        };
        let (answer, steps, nanoseconds) = py.detach(|| {
            let mut shake = self.0.lock().map_err(|_| broken())?;
            let began = Instant::now();
            let mut asks = |steps| go_on(steps, began);
            let watch = Watch::new(&mut asks, self.1);
            let query = Query {
                position: &position,
                goals: &goals,
                most,
                is_various,
            };
            let answer = shake
                .solve(&query, &watch)
                .map_err(|error| PyValueError::new_err(error.to_string()))?;
            let took = u64::try_from(began.elapsed().as_nanos()).unwrap_or(u64::MAX);
            Ok::<_, PyErr>((answer, watch.steps(), took))
        })?;
        if let Some(error) = raised {
            return Err(error);
        }
        answered(py, answer, steps, nanoseconds)
    }
}

fn is_late(began: Instant, milliseconds: Option<u64>) -> bool {
    milliseconds.is_some_and(|most| began.elapsed() > Duration::from_millis(most))
}

fn broken() -> PyErr {
    PyRuntimeError::new_err("an earlier search of this shake failed")
}

fn answered(
    py: Python<'_>,
    answer: Answer,
    steps: u64,
    nanoseconds: u64,
) -> PyResult<OnSetsAnswer> {
    let Counts {
        offers,
        names,
        restrictions,
        pairs,
    } = answer.counts;
    let solutions = answer
        .solutions
        .into_iter()
        .map(|one| Py::new(py, OnSetsSolution::from(one)));
    Ok(OnSetsAnswer {
        solutions: solutions.collect::<PyResult<_>>()?,
        is_decided: answer.is_decided,
        is_by_cards: answer.is_by_cards,
        counts: (offers, names, restrictions, pairs),
        steps,
        nanoseconds,
    })
}
