"""A running game plays by a broken rule: the code of one function is exchanged where it lies.

No file is written and no module imported again, so every struct, step and table of effects stays the one that
tests already hold. Meant for a forked process, which ends after its trial.
"""

from __future__ import annotations

import ast
import functools
import gc
import os
import types
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from fathomfive.kernel.game import installed_games
from fathomfive.proof.mutation.mutants import Mutant, Source


class NotRunning(LookupError):
    """No function of this process has the code that is to be broken."""


class Workshop:
    """What can be broken in this process: looked for once, since that takes longer than a test."""

    def __init__(self, sources: Sequence[Source]) -> None:
        files = {str(source.file) for source in sources}
        package = os.path.commonpath([source.file.parent for source in sources])
        self.functions: dict[str, list[types.FunctionType]] = defaultdict(list)
        self.kept: list[functools._lru_cache_wrapper[Any]] = []
        for found in gc.get_objects():
            if isinstance(found, types.FunctionType) and found.__code__.co_filename in files:
                self.functions[found.__code__.co_filename].append(found)
            elif isinstance(found, functools._lru_cache_wrapper) and _file(found).startswith(package):
                self.kept.append(found)

    def break_rule(self, source: Source, mutant: Mutant) -> None:
        """From now on this process plays by the mutant."""
        with mutant.change.made():
            broken = compile(
                ast.fix_missing_locations(source.tree),
                str(source.file),
                "exec",
                dont_inherit=True,
                optimize=0,
            )
        # The break moves nothing to another line, so code is known by where it stands.
        codes = {_place(code): code for code in _codes(broken)}
        changed = False
        for function in self.functions[str(source.file)]:
            code = codes.get(_place(function.__code__))
            if code is not None and not _same(code, function.__code__):
                function.__code__ = code
                changed = True
        if not changed:
            raise NotRunning(f"{mutant.function} ({source.file}:{mutant.line}) is not loaded")
        self.forget_answers()

    def forget_answers(self) -> None:
        """What the rules as they were have worked out and kept."""
        for kept in self.kept:
            kept.cache_clear()

    def forget_books(self) -> None:
        """Made anew by whoever needs one: dear, and needless where the break has no part in it."""
        for game in installed_games().values():
            game._books.clear()


def _file(kept: functools._lru_cache_wrapper[Any]) -> str:
    code: types.CodeType | None = getattr(kept.__wrapped__, "__code__", None)
    return code.co_filename if code is not None else ""


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from _codes(constant)


def _place(code: types.CodeType) -> tuple[str, int, object]:
    column = next((start for _, _, start, _ in code.co_positions() if start), 0)
    return code.co_qualname, code.co_firstlineno, column if code.co_name == "<lambda>" else 0


def _same(one: types.CodeType, other: types.CodeType) -> bool:
    return (
        one.co_code == other.co_code and one.co_consts == other.co_consts and one.co_names == other.co_names
    )
