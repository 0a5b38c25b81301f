"""The conformance suite: what every game must pass, ours or a stranger's.

```python
from fathomfive.proof.conformance import conformance
from my_game import GAME

test_conformance = conformance(GAME)
```

Without pytest, `run_checks(GAME)` returns what was found. `docs/kernel.md` lists the checks.
"""

from fathomfive.proof.conformance.bench import Render
from fathomfive.proof.conformance.check import Check, CheckResult, Fault
from fathomfive.proof.conformance.suite import CHECKS, Progress, conformance, record, run_checks

__all__ = [
    "CHECKS",
    "Check",
    "CheckResult",
    "Fault",
    "Progress",
    "Render",
    "conformance",
    "record",
    "run_checks",
]
