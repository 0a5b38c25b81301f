"""Scripts that lie outside every package, read in so that their parts can be tried."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


def script(path: str) -> ModuleType:
    """A script of the project as a module, by its path from the root."""
    file = ROOT / path
    found = importlib.util.spec_from_file_location(f"script_{file.stem}", file)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module
