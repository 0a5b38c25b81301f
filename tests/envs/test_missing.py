"""Without its extra a room says in one sentence what to install, instead of a bare traceback."""

import importlib.util
import sys
from importlib import import_module, machinery

import pytest


@pytest.mark.parametrize(
    ("module", "lacks", "extra"),
    [
        ("fathomfive.envs", "numpy", "fathom-five[envs]"),
        ("fathomfive.envs.text", "rich", "fathom-five[envs,terminal]"),
    ],
)
def test_a_missing_extra_is_named(
    module: str, lacks: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> machinery.ModuleSpec | None:
        return None if name == lacks else there(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", without)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(ImportError) as caught:
        import_module(module)
    assert f"({lacks} is missing)" in str(caught.value)
    assert f"pip install '{extra}'" in str(caught.value)
