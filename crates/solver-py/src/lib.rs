//! `forceout._solver`: what Python sees of `forceout-solver`. Conversion and errors, nothing else.

mod equations;
mod onsets;

use forceout_solver as solver;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

type Counts = [u8; solver::Bag::SYMBOLS];

fn value_error(error: solver::TooMany) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A multiset of cube faces: how many of each of sixteen symbols, at most seven of each.
#[pyclass(frozen, eq, hash, module = "forceout._solver")]
#[derive(PartialEq, Eq, Hash)]
struct Bag(solver::Bag);

#[pymethods]
impl Bag {
    #[new]
    fn new(counts: Counts) -> PyResult<Self> {
        solver::Bag::from_counts(counts)
            .map(Self)
            .map_err(value_error)
    }

    /// How many of each symbol it holds.
    #[getter]
    fn counts(&self) -> Vec<u32> {
        self.0.counts().map(u32::from).into() // a list; eight-bit numbers would become bytes
    }

    fn __len__(&self) -> usize {
        self.0.size() as usize
    }

    fn __contains__(&self, part: &Self) -> bool {
        self.0.contains(part.0)
    }

    fn __add__(&self, other: &Self) -> PyResult<Self> {
        self.0.with(other.0).map(Self).map_err(value_error)
    }

    fn __sub__(&self, other: &Self) -> Self {
        Self(self.0.without(other.0))
    }

    fn __repr__(&self) -> String {
        format!("Bag({:?})", self.0.counts())
    }
}

/// The version of the search, which is Forceout's own.
#[pyfunction]
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

#[pymodule]
mod _solver {
    #[pymodule_export]
    use super::{Bag, version};
    #[pymodule_export]
    use crate::equations::{
        EquationsAnswer, EquationsInstance, EquationsShake, PyAtom, PyGoal, PyOperation,
    };
    #[pymodule_export]
    use crate::onsets::{OnSetsAnswer, OnSetsRules, OnSetsShake, OnSetsSolution};
}
