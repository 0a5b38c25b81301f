"""How a question goes round the table: windows in which several seats may help, and single picks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from fathomfive.author import Action, Ask, Flow, Pass
from fathomfive.games.sleeping.actions import CardOf, Kind, Member
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.state import SleepingState

A = TypeVar("A", bound=Action)


def offer(
    g: SleepingState,
    kind: str,
    first: int,
    options_of: Callable[[int], list[A]],
    rule: str,
    about: Mapping[str, Any] | None = None,
    hidden: Callable[[int], bool] | None = None,
    standing: bool = True,
) -> Flow[A | None]:
    """A window (SLG-WIN-2): `first` and then the others clockwise may use something, or all pass.

    They are listed in that order but asked all at once, and the first use counts (SLG-RULING-50).
    Who has nothing to use is not asked. Where a secret hand may hold an answer, `hidden` says from what
    is public whether it could; then the seat is asked whatever it holds, and its answers are listed only
    when somebody looks. `standing`: a seat may decline all windows of this kind beforehand.
    """
    asked: dict[int, list[A] | None] = {}
    for seat in g.around(first):
        if hidden is not None and hidden(seat):
            asked[seat] = None
        elif options := options_of(seat):
            asked[seat] = options
    if not asked:
        return None

    def choices() -> list[A | Pass]:
        found: list[A | Pass] = []
        for seat, listed in asked.items():
            found += options_of(seat) if listed is None else listed
            found.append(Pass(seat))
        return found

    secret = hidden is not None  # alone too: those who watch must not learn the hand
    answer = yield from Ask.first(kind, tuple(asked), choices, rule, about, secret=secret, window=standing)
    return None if isinstance(answer, Pass) else answer


def pick_member(
    seat: int,
    kind: str,
    members: Iterable[CrewId],
    rule: str,
    about: Mapping[str, Any] | None = None,
    stop: bool = False,
) -> Flow[CrewId | None]:
    """One member of the crew; None when the seat stops, or when there is nobody."""
    options: list[Member | Pass] = [Member(seat, member) for member in members]
    if not options:
        return None
    if stop:
        options.append(Pass(seat))
    answer = yield from Ask(kind, seat, options, rule, about)
    return answer.member if isinstance(answer, Member) else None


def pick_card(
    seat: int,
    kind: str,
    cards: Iterable[str],
    rule: str,
    about: Mapping[str, Any] | None = None,
    stop: bool = False,
) -> Flow[str | None]:
    options: list[CardOf | Pass] = [CardOf(seat, card) for card in dict.fromkeys(cards)]
    if not options:
        return None
    if stop:
        options.append(Pass(seat))
    answer = yield from Ask(kind, seat, options, rule, about)
    return answer.card if isinstance(answer, CardOf) else None


def pick_kind(
    seat: int,
    kind: str,
    kinds: Iterable[str],
    rule: str,
    about: Mapping[str, Any] | None = None,
    stop: bool = False,
) -> Flow[str | None]:
    options: list[Kind | Pass] = [Kind(seat, name) for name in kinds]
    if not options:
        return None
    if stop:
        options.append(Pass(seat))
    answer = yield from Ask(kind, seat, options, rule, about)
    return answer.kind if isinstance(answer, Kind) else None
