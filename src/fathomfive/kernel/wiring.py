"""Where the pieces of a game lie: each is found by its name, in the file that every game keeps it in."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from fathomfive.kernel.languages import languages_of
from fathomfive.kernel.play import Action, Step
from fathomfive.kernel.state import State

HOMES = {
    "options": ("Options", "cooperative", "fits"),
    "book": ("load_book",),
    "setup": ("begin",),
    "scene": ("stage", "scene", "sheet", "banner"),
    "describe": ("describe", "prompt", "why_not", "faint"),
    "names": ("name_of",),
    "evaluate": ("evaluate", "parts", "courses"),
    "observe": ("observe", "domains"),
    "check": ("content_faults",),
    "document": ("DOCUMENTS", "export"),
    "state": (),
    "actions": (),
    "steps": (),
}
"""File -> what may lie in it. A file may be a folder."""

FIELDS = {"Options": "options", "load_book": "book", "DOCUMENTS": "documents"}
"""Fields of `Game` that are called otherwise than the piece."""

ON_THE_STATE = ("zones", "components", "resample", "redeal")
"""Methods of the state, where it has them."""

MUST = {
    "state": "a subclass of State in state.py",
    "actions": "a subclass of Action in actions.py",
    "steps": "a subclass of Step in steps.py",
    "begin": "it in setup.py",
    "stage": "it in scene.py",
    "scene": "it in scene.py",
}
"""What no game can do without, and where it goes."""


class Forgotten(TypeError):
    """A piece that is not there. The message names it and where it goes."""


def pieces_of(package: str) -> dict[str, Any]:
    """The fields of `Game` that the files of this package hold."""
    found: dict[str, Any] = {}
    for file, names in HOMES.items():
        module = _load(package, file)
        found |= {FIELDS.get(name, name): getattr(module, name) for name in names if hasattr(module, name)}
    found["actions"], found["steps"] = _kinds(package, Action), _kinds(package, Step)
    for state in _kinds(package, State):
        found["state"] = state
        found |= {name: getattr(state, name) for name in ON_THE_STATE if hasattr(state, name)}
    for field, where in MUST.items():
        if not found.get(field):
            raise Forgotten(f"{package} has no {field}: write {where}")
    found["languages"] = tuple(languages_of(files(package) / "text"))
    return found


def _load(package: str, file: str) -> Any:
    """A file, or a folder with all of its files; None where there is none."""
    if not find_spec(f"{package}.{file}"):
        return None
    module = import_module(f"{package}.{file}")
    for inner in iter_modules(getattr(module, "__path__", ())):
        import_module(f"{package}.{file}.{inner.name}")
    return module


def _kinds(package: str, base: type) -> tuple[Any, ...]:
    """What this package derives from a base and nothing else in it derives from: file by file, in the order
    written. The environments number actions by it."""
    every = [
        kind
        for name in sorted(name for name in sys.modules if name.startswith(f"{package}."))
        for kind in vars(sys.modules[name]).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == name
    ]
    return tuple(kind for kind in every if not any(kind in other.__mro__[1:] for other in every))
