"""Mutants on trial inside one run of pytest: collect once, see which test runs which line, break and ask.

Each mutant gets a forked process, so nothing of it is left behind and nothing is imported twice. A test with
a rule mark that fails has noticed; so has one that never ends.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

import pytest
from _pytest.runner import runtestprotocol  # pytest's own way to run one test

from fathomfive.proof.mutation.breaking import NotRunning, Workshop
from fathomfive.proof.mutation.ledger import Verdict, What
from fathomfive.proof.mutation.mutants import Mutant, Source

PATIENCE = 20
"""A broken rule may make a test this much slower before it counts as one that never ends."""
LEAST_PATIENCE = 3.0  # seconds of work, for tests of a millisecond
LONGEST = 300.0  # seconds by the clock: a test that waits for ever works for nothing
SLOW = 15.0  # seconds: unmarked tests that take longer are not asked
NOTICED = 1
UNMOVED = 0

Line = tuple[str, int]
Tell = Callable[[Mutant, Verdict], None]


@dataclass
class Witnesses:
    """The tests of one game, how long each takes, and which of them run which line of its rules."""

    items: list[pytest.Item] = field(default_factory=list)
    marked: list[bool] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    running: dict[Line, set[int]] = field(default_factory=lambda: defaultdict(set))
    always: set[Line] = field(default_factory=set)
    """Lines that run while files are imported or books are made: any test may notice a change there."""

    def of(self, mutant: Mutant, marked: bool) -> list[int]:
        """Who may notice, the quickest first."""
        chosen: set[int] = set()
        for number in mutant.lines:
            line = (str(mutant.file), number)
            chosen |= self.running.get(line, set())
        if self.is_kept(mutant):
            chosen |= set(range(len(self.items)))
        fit = (i for i in chosen if self.marked[i] == marked and (marked or self.seconds[i] < SLOW))
        return sorted(fit, key=lambda i: self.seconds[i])

    def is_kept(self, mutant: Mutant) -> bool:
        """Whether what this place worked out may lie in a book."""
        return any((str(mutant.file), number) in self.always for number in mutant.lines)


@dataclass
class Trial:
    """A pytest plugin that takes the place of the loop that runs the tests."""

    sources: Sequence[Source]
    waiting: Sequence[Mutant]
    tell: Tell
    make_books: Callable[[], object] = lambda: None
    jobs: int = 1
    ask_others: bool = False
    witness: Mapping[str, str] | None = None
    """By mutant the one test to ask, instead of all that run its line."""
    witnesses: Witnesses = field(default_factory=Witnesses)
    failed: str = ""

    def __post_init__(self) -> None:
        self.files = frozenset(str(source.file) for source in self.sources)
        self.by_file = {source.file: source for source in self.sources}

    def pytest_sessionstart(self) -> None:
        if self.witness is None:
            sys.settrace(_tracer(self.files, self.witnesses.always.add))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        self.workshop = Workshop(self.sources)
        self.witnesses.items = list(session.items)
        self.witnesses.marked = [item.get_closest_marker("rule") is not None for item in session.items]
        self.witnesses.seconds = [0.0] * len(session.items)
        if self.witness is None:
            self._watch()
        if not self.failed:
            gc.collect()
            gc.freeze()  # else the collector touches, and so copies, every page in every child
            try:
                self._try_all()
            finally:
                gc.unfreeze()  # the next trial looks for its functions among what the collector knows
        return True

    def _watch(self) -> None:
        """Run every test once with the rules as they are: which lines, and how long?"""
        self.workshop.forget_answers()
        self.workshop.forget_books()
        sys.settrace(_tracer(self.files, self.witnesses.always.add))
        self.make_books()
        sys.settrace(None)
        for index, item in enumerate(self.witnesses.items):

            def add(line: Line, index: int = index) -> None:
                self.witnesses.running[line].add(index)

            began = time.process_time()
            fault = _run(item, _tracer(self.files, add))
            self.witnesses.seconds[index] = time.process_time() - began
            if fault:
                self.failed = f"{item.nodeid} fails before anything is broken: {fault}"
                return

    def _try_all(self) -> None:
        waiting = iter(self.waiting)
        running: dict[int, tuple[Mutant, int]] = {}
        while True:
            while len(running) < self.jobs and (mutant := next(waiting, None)) is not None:
                child, ear = self._start(mutant)
                running[child] = (mutant, ear)
            if not running:
                return
            child, status = os.wait()
            if child in running:
                mutant, ear = running.pop(child)
                self.tell(mutant, self._verdict(mutant, ear, status))

    def _start(self, mutant: Mutant) -> tuple[int, int]:
        ear, mouth = os.pipe()
        child = os.fork()
        if not child:
            os.close(ear)
            self._ask(mutant, mouth)
        os.close(mouth)
        return child, ear

    def _ask(self, mutant: Mutant, mouth: int) -> NoReturn:
        """In a process of its own: break the rule, then ask one test after another."""
        try:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            for ends in (signal.SIGALRM, signal.SIGPROF):
                signal.signal(ends, signal.SIG_DFL)
            self.workshop.break_rule(self.by_file[mutant.file], mutant)
            if self.witness is not None or self.witnesses.is_kept(mutant):
                self.workshop.forget_books()
            for index in self._asked(mutant):
                os.write(mouth, f"{index} ".encode())
                patience = max(LEAST_PATIENCE, PATIENCE * self.witnesses.seconds[index])
                signal.setitimer(signal.ITIMER_PROF, patience)  # its own work, however busy the machine is
                signal.setitimer(signal.ITIMER_REAL, LONGEST)
                if _run(self.witnesses.items[index]):
                    os._exit(NOTICED)
        except NotRunning:
            pass
        except BaseException:
            os._exit(NOTICED)  # the break took the whole run down
        os._exit(UNMOVED)

    def _asked(self, mutant: Mutant) -> list[int]:
        if self.witness is not None:
            name = self.witness.get(mutant.id, "")
            return [i for i, item in enumerate(self.witnesses.items) if item.nodeid == name]
        others = self.witnesses.of(mutant, marked=False) if self.ask_others else []
        return [*self.witnesses.of(mutant, marked=True), *others]

    def _verdict(self, mutant: Mutant, ear: int, status: int) -> Verdict:
        with os.fdopen(ear) as heard:
            asked = [int(number) for number in heard.read().split()]
        if not asked or os.waitstatus_to_exitcode(status) == UNMOVED:
            return Verdict(mutant.id, mutant.source, "survived")
        last = asked[-1]
        what: What = "killed" if self.witnesses.marked[last] else "noticed"
        return Verdict(mutant.id, mutant.source, what, self.witnesses.items[last].nodeid)


def hold(trial: Trial, tests: Iterable[str], root: Path) -> str:
    """Run a trial over these tests; the reason if that was not possible."""
    quiet = ["-qq", "--assert=plain", "--tb=line", "-s", "-p", "no:cacheprovider", "-p", "no:xdist"]
    marked = [] if trial.ask_others else ["-m", "rule"]
    end = pytest.main([*quiet, *marked, f"--rootdir={root}", *tests], plugins=[trial])
    if trial.failed or end in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return trial.failed
    return f"pytest could not run the tests (it ended with {int(end)})"


def _run(item: pytest.Item, tracer: Any = None) -> str:
    """Run one test with its fixtures; what went wrong, or nothing."""
    sys.settrace(tracer)
    try:
        reports = runtestprotocol(item, log=False, nextitem=None)
    finally:
        sys.settrace(None)
    return next((str(report.longrepr) for report in reports if report.failed), "")


def _tracer(files: frozenset[str], add: Callable[[Line], None]) -> Any:
    """A trace function that tells every line run in one of the files."""

    def call(frame: FrameType, event: str, arg: object) -> Any:
        file = frame.f_code.co_filename
        if file not in files:
            return None

        def line(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line":
                add((file, frame.f_lineno))
            return line

        return line

    return call
