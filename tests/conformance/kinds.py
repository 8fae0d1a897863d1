"""What a case is, and what runs one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.conformance.clauses import Citations

Case = dict[str, Any]
Runner = Callable[[Case, Citations], str]
