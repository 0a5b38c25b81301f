"""What a check is: a function with a name and one line that says what it proves, and what it found.

The checks themselves stand in the modules beside this one; when they look is decided in `walk`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from fathomfive.kernel.game import Setup
from fathomfive.kernel.journal import Journal

if TYPE_CHECKING:
    from fathomfive.proof.conformance.bench import Bench

Faults: TypeAlias = Iterable[str]
When: TypeAlias = Literal["once", "question", "answer", "end"]


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong, where it was found, and the journal that leads there."""

    what: str
    where: str = ""
    setup: Setup | None = None
    journal: Journal | None = None

    def __str__(self) -> str:
        return f"{self.what} ({self.where})" if self.where else self.what


class CheckResult(msgspec.Struct, frozen=True):
    """What one check found. `looked` says how often it had something to look at."""

    name: str
    purpose: str
    looked: int
    faults: tuple[Fault, ...] = ()
    more: int = 0
    """Faults beyond these that the check found in the same look; after that it looks no further."""

    @property
    def passed(self) -> bool:
        return not self.faults

    def __str__(self) -> str:
        if self.passed:
            return f"{self.name}: {self.purpose}; looked {self.looked} times"
        return "\n".join([f"{self.name} FAILED: {self.purpose}", *(f"  - {fault}" for fault in self.faults)])


class Check(msgspec.Struct, frozen=True):
    """A check and when it looks.

    once      before anything is played; it is given the bench
    question  at every question and at the end; it is given the walk, and leaves the match as it is
    answer    before an answer is given; it is given the walk and the answer
    end       when the match is over, or given up; it is given the walk
    `thorough` ones are dear, and may be told to look at some of the questions only.
    """

    look: Callable[..., Faults]
    when: tuple[When, ...]
    thorough: bool = False
    applies: Callable[[Bench], bool] = lambda bench: True

    @property
    def name(self) -> str:
        return self.look.__name__

    @property
    def purpose(self) -> str:
        return (self.look.__doc__ or "").strip().partition("\n")[0].rstrip(".")


def check(
    *when: When, thorough: bool = False, applies: Callable[[Bench], bool] = lambda bench: True
) -> Callable[[Callable[..., Faults]], Check]:
    """Make a function a check; its name names the check and its first line says what it proves."""

    def make(look: Callable[..., Faults]) -> Check:
        return Check(look, when, thorough, applies)

    return make


def brief(value: Any, most: int = 300) -> str:
    """A value as people can still read it in a message."""
    text = repr(value)
    return text if len(text) <= most else f"{text[:most]}..."
