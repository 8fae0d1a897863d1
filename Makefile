# Two commands. Each sets up first what is not set up yet, in .venv and target.
#
#   make play   judge two papers on a sample mat
#   make test   pass every check and every test

PYTHON ?= python3
BIN := .venv/bin
RUST := $(shell find crates -name Cargo.toml -o -name '*.rs')
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
export PYO3_PYTHON := $(CURDIR)/$(BIN)/python

SAMPLE := --rulebook agloa-equations-2026 --division elementary --claim now
MAT := 2x 3+5 | g4 bx | k8 k+ | g6 | r0 r1 r- b0 b1 b2 b3 b/ g- g^ k7 k9 k/ kv

.PHONY: play test rust style types floors cases tests lock
.NOTPARALLEL:

play: .venv/.project
	@echo "A mat is Goal | Required | Permitted | Forbidden | Resources. Two papers for this one:"
	@echo '$$ forceout judge "$(MAT)" "8+4x2 = 2x(3+5)" $(SAMPLE)'
	@$(BIN)/forceout judge "$(MAT)" "8+4x2 = 2x(3+5)" $(SAMPLE) || [ $$? -eq 1 ]
	@echo '$$ forceout judge "$(MAT)" "8+(4x2) = 2x(3+5)" $(SAMPLE)'
	@$(BIN)/forceout judge "$(MAT)" "8+(4x2) = 2x(3+5)" $(SAMPLE)

test: rust style types floors cases tests

rust: .venv/.project
	@echo "- Rust: format, lints, tests"
	@cargo fmt --all --check
	@cargo clippy --quiet --workspace --all-targets -- -D warnings
	@cargo test --quiet -p forceout-solver

style: .venv/.project
	@echo "- Python: lints and format"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check

types: .venv/.project
	@echo "- Python: types"
	@$(BIN)/mypy

floors: .venv/.project
	@echo "- The floors of the house: each imports only those below it"
	@$(BIN)/lint-imports --no-logo

cases: .venv/.project
	@echo "- Conformance cases"
	@$(BIN)/python -m tests.conformance

tests: .venv/.project
	@echo "- Tests, examples in docstrings and documents, coverage of branches"
	@$(BIN)/python -m pytest -q --cov --cov-report=term

# --- set-up ------------------------------------------------------------------------------------

.venv/.tools: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Forceout needs Python 3.11 or newer: make PYTHON=python3.12, say."; exit 1; }
	@command -v cargo >/dev/null || { echo "Forceout needs Rust (cargo) 1.85 or newer."; exit 1; }
	@echo "- Setting up .venv: Python packages at the versions in requirements.lock"
	@$(PYTHON) -m venv .venv
	@$(PIP) install --no-deps -r requirements.lock
	@$(PIP) check
	@touch $@

.venv/.project: .venv/.tools pyproject.toml Cargo.toml $(RUST)
	@echo "- Building Forceout into .venv (its Rust part takes a minute the first time)"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Move every Python package to its newest version that pyproject.toml allows.
lock:
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@$(PYTHON) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*p["project"]["dependencies"], *p["dependency-groups"]["dev"], sep="\n")' > .venv-lock/wanted
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install -r .venv-lock/wanted
	@{ sed -n '/^#/p' requirements.lock; .venv-lock/bin/python -m pip freeze --exclude pip --exclude setuptools; } \
	  > .venv-lock/lock && mv .venv-lock/lock requirements.lock && rm -rf .venv-lock
	@git diff --stat requirements.lock
