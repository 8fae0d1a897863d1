//! The search of Equations for Python.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use forceout_solver::equations::problem::{
    Aim, Answer, Atom, Budget, Expression, Function, Goal, Instance, Operation, Outcome, Position,
    Solution, Target, Term,
};
use forceout_solver::equations::{Pulse, Rational, Shake, Watcher};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString, PyTuple};

/// Terms are nested no deeper than this.
const DEEPEST: u32 = 200;

fn refused(message: impl Into<String>) -> PyErr {
    PyValueError::new_err(message.into())
}

fn number(value: &Bound<'_, PyInt>) -> PyResult<Rational> {
    let digits: String = value.call_method1("__format__", ("x",))?.extract()?;
    Rational::from_hex(&digits).ok_or_else(|| refused("this is not a whole number"))
}

fn term(value: &Bound<'_, PyAny>, depth: u32) -> PyResult<Term> {
    if depth > DEEPEST {
        return Err(refused("a term is nested too deep"));
    }
    if let Ok(whole) = value.cast::<PyInt>() {
        return Ok(Term::Number(number(whole)?));
    }
    if let Ok(text) = value.cast::<PyString>() {
        return if text.to_str()? == "i" {
            Ok(Term::Unit)
        } else {
            Err(refused("the only letter that is a number is i"))
        };
    }
    let parts = value
        .cast::<PyTuple>()
        .map_err(|_| refused("a term is a whole number, i, or a tuple"))?;
    if parts.len() < 3 {
        return Err(refused(
            "a term names a function, its parameter and its numbers",
        ));
    }
    let name: String = parts.get_item(0)?.extract()?;
    let function = Function::named(&name, parts.get_item(1)?.extract()?).map_err(refused)?;
    let operands = parts
        .iter()
        .skip(2)
        .map(|part| term(&part, depth + 1))
        .collect::<PyResult<Vec<_>>>()?;
    if operands.len() == function.arity() {
        Ok(Term::Apply(function, operands))
    } else {
        Err(refused(format!(
            "{name} takes {} numbers",
            function.arity()
        )))
    }
}

/// A numeral: the cubes that it takes, its worth, where it may stand.
#[pyclass(frozen, name = "Atom", module = "forceout._solver")]
pub struct PyAtom(Atom);

#[pymethods]
impl PyAtom {
    #[new]
    #[pyo3(signature = (cost, value, sort = 0))]
    fn new(cost: Vec<u8>, value: &Bound<'_, PyAny>, sort: u8) -> PyResult<Self> {
        let value = term(value, 0)?;
        Ok(Self(Atom { cost, value, sort }))
    }
}

/// A sign: what it does, the cubes that it takes, the sorts of its operands and of its result.
#[pyclass(frozen, name = "Operation", module = "forceout._solver")]
pub struct PyOperation(Operation);

#[pymethods]
impl PyOperation {
    #[new]
    #[pyo3(signature = (function, cost, operands, makes = 0, parameter = None, again = false))]
    fn new(
        function: &str,
        cost: Vec<u8>,
        operands: Vec<u8>,
        makes: u8,
        parameter: Option<u64>,
        again: bool,
    ) -> PyResult<Self> {
        let function = Function::named(function, parameter).map_err(refused)?;
        if operands.len() != function.arity() {
            return Err(refused("a sign has the wrong number of operands"));
        }
        Ok(Self(Operation {
            function,
            cost,
            operands,
            makes,
            again,
        }))
    }
}

/// A value that Solutions are looked for.
#[pyclass(frozen, name = "Goal", module = "forceout._solver")]
pub struct PyGoal(Goal);

#[pymethods]
impl PyGoal {
    #[new]
    #[pyo3(signature = (value, uses = Vec::new()))]
    fn new(value: &Bound<'_, PyAny>, uses: Vec<u8>) -> PyResult<Self> {
        let value = term(value, 0)?;
        Ok(Self(Goal { value, uses }))
    }
}

/// All that a shake's cubes may mean, with one meaning of its wild cubes.
#[pyclass(frozen, module = "forceout._solver")]
pub struct EquationsInstance(Instance);

#[pymethods]
impl EquationsInstance {
    #[new]
    #[allow(clippy::needless_pass_by_value, reason = "Python hands over lists")]
    #[pyo3(signature = (cubes, atoms, operations, bounds = Vec::new()))]
    fn new(
        cubes: Vec<bool>,
        atoms: Vec<PyRef<'_, PyAtom>>,
        operations: Vec<PyRef<'_, PyOperation>>,
        bounds: Vec<String>,
    ) -> PyResult<Self> {
        let instance = Instance {
            cubes,
            atoms: atoms.iter().map(|atom| atom.0.clone()).collect(),
            operations: operations.iter().map(|sign| sign.0.clone()).collect(),
            bounds,
        };
        Shake::new(&instance, &Target::default(), 0).map_err(refused)?;
        Ok(Self(instance))
    }
}

/// An instance and its goals, with the tables that answers have built so far.
#[pyclass(frozen, module = "forceout._solver")]
pub struct EquationsShake(Shake);

#[pymethods]
impl EquationsShake {
    #[new]
    #[allow(clippy::needless_pass_by_value, reason = "Python hands over a list")]
    #[pyo3(signature = (instance, goals, multiple_of = 0, megabytes = 1024))]
    fn new(
        instance: &EquationsInstance,
        goals: Vec<PyRef<'_, PyGoal>>,
        multiple_of: u32,
        megabytes: u32,
    ) -> PyResult<Self> {
        let target = Target {
            goals: goals.iter().map(|goal| goal.0.clone()).collect(),
            multiple_of: multiple_of.into(),
        };
        Shake::new(&instance.0, &target, u64::from(megabytes) << 20)
            .map(Self)
            .map_err(refused)
    }

    #[pyo3(signature = (
        required, permitted = Vec::new(), resources = Vec::new(), *, most_resources = None,
        least_cubes = 2, milliseconds = None, nodes = None, threads = 1, aim = "any",
        accept = None, progress = None
    ))]
    #[allow(clippy::too_many_arguments, reason = "Python names them")]
    fn ask(
        &self,
        py: Python<'_>,
        required: Vec<u8>,
        permitted: Vec<u8>,
        resources: Vec<u8>,
        most_resources: Option<u32>,
        least_cubes: u32,
        milliseconds: Option<u64>,
        nodes: Option<u64>,
        threads: usize,
        aim: &str,
        accept: Option<Py<PyAny>>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<EquationsAnswer> {
        let position = Position {
            required,
            permitted,
            resources,
            most_resources,
            least_cubes,
        };
        let budget = Budget {
            milliseconds,
            memory: None,
            nodes,
            threads,
        };
        let aim = match aim {
            "any" => Aim::Any,
            "fewest" => Aim::Fewest,
            "every" => Aim::Every,
            _ => return Err(refused(format!("no aim is named {aim:?}"))),
        };
        let mut caller = Caller {
            accept,
            progress,
            trouble: None,
            interrupt: Arc::default(),
        };
        let answer = py.detach(|| {
            catch_unwind(AssertUnwindSafe(|| {
                self.0.ask(&position, &budget, aim, &mut caller)
            }))
        });
        let interrupt = caller
            .interrupt
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(trouble) = caller.trouble.or(interrupt) {
            return Err(trouble);
        }
        match answer {
            Ok(Ok(answer)) => Ok(EquationsAnswer(answer)),
            Ok(Err(message)) => Err(refused(message)),
            Err(_) => Err(PyRuntimeError::new_err("the search failed")),
        }
    }
}

/// Tells Python of what is found, and keeps the error that it raises.
struct Caller {
    accept: Option<Py<PyAny>>,
    progress: Option<Py<PyAny>>,
    trouble: Option<PyErr>,
    /// What came between, such as a key that stops the program.
    interrupt: Arc<Mutex<Option<PyErr>>>,
}

impl Caller {
    fn answered(&mut self, answer: PyResult<bool>, in_trouble: bool) -> bool {
        answer.unwrap_or_else(|trouble| {
            self.trouble = Some(trouble);
            in_trouble
        })
    }
}

impl Watcher for Caller {
    fn accept(&mut self, solution: &Solution) -> bool {
        let Some(accept) = &self.accept else {
            return true;
        };
        let answer = Python::attach(|py| {
            let told = solution_tuple(py, &solution.expression)?;
            accept.call1(py, (told, solution.goal))?.extract(py)
        });
        self.answered(answer, true)
    }

    fn progress(&mut self, stage: &str, done: u64, total: u64) -> bool {
        let Some(progress) = &self.progress else {
            return true;
        };
        let answer = Python::attach(|py| progress.call1(py, (stage, done, total))?.extract(py));
        self.answered(answer, false)
    }

    #[allow(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is for one lifetime"
    )]
    fn pulse(&self) -> Pulse {
        let interrupt = Arc::clone(&self.interrupt);
        Arc::new(move || match Python::attach(|py| py.check_signals()) {
            Ok(()) => true,
            Err(trouble) => {
                *interrupt.lock().unwrap_or_else(PoisonError::into_inner) = Some(trouble);
                false
            }
        })
    }
}

fn solution_tuple<'py>(
    py: Python<'py>,
    expression: &Arc<Expression>,
) -> PyResult<Bound<'py, PyTuple>> {
    match &**expression {
        Expression::Atom(place) => ("atom", *place).into_pyobject(py),
        Expression::Apply(place, operands, meant) => {
            let mut parts = vec![
                "apply".into_pyobject(py)?.into_any(),
                place.into_pyobject(py)?.into_any(),
                meant.into_pyobject(py)?.into_any(),
            ];
            for operand in operands {
                parts.push(solution_tuple(py, operand)?.into_any());
            }
            PyTuple::new(py, parts)
        }
    }
}

/// How a search ended.
#[pyclass(frozen, module = "forceout._solver")]
pub struct EquationsAnswer(Answer);

#[pymethods]
impl EquationsAnswer {
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0.outcome {
            Outcome::Found(_) => "found",
            Outcome::Impossible => "impossible",
            Outcome::Bounded(_) => "bounded",
            Outcome::Undecided(_) => "undecided",
        }
    }

    #[getter]
    fn solution<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        match &self.0.outcome {
            Outcome::Found(found) => solution_tuple(py, &found.expression).map(Some),
            _ => Ok(None),
        }
    }

    #[getter]
    fn goal(&self) -> Option<usize> {
        match &self.0.outcome {
            Outcome::Found(found) => Some(found.goal),
            _ => None,
        }
    }

    #[getter]
    fn bounds(&self) -> Vec<String> {
        match &self.0.outcome {
            Outcome::Bounded(bounds) => bounds.clone(),
            Outcome::Undecided(why) => vec![why.clone()],
            _ => Vec::new(),
        }
    }

    #[getter]
    fn evidence<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let evidence = &self.0.evidence;
        let told = PyDict::new(py);
        told.set_item("least", evidence.least)?;
        told.set_item("most", evidence.most)?;
        told.set_item("done", evidence.done)?;
        told.set_item("bags", evidence.bags)?;
        told.set_item("values", evidence.values)?;
        told.set_item("needed", evidence.needed)?;
        told.set_item("nodes", evidence.nodes)?;
        told.set_item("tokens", evidence.tokens)?;
        told.set_item("refused", evidence.refused)?;
        Ok(told)
    }
}
