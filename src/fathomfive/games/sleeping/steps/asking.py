"""How a question goes round the table: windows in which several seats may help, and single picks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from fathomfive.author import Action, Ask, Flow, Pass
from fathomfive.games.sleeping.actions import Area, CardOf, Kind, Member
from fathomfive.games.sleeping.crew import first_in
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
    slight: Callable[[int], bool] | None = None,
) -> Flow[A | None]:
    """A window (SLG-WIN-2): `first` and then the others clockwise may use something, or all pass.

    They are listed in that order but asked all at once, and the first use counts (SLG-RULING-50).
    Who has nothing to use is not asked. Where a secret hand may hold an answer, `hidden` says from what
    is public whether it could; then the seat is asked whatever it holds, and its answers are listed only
    when somebody looks. `standing`: a seat may decline all windows of this kind beforehand. `slight`: whether
    it is worth no call to a person (SLG-RULING-55).
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
    answer = yield from Ask.first(
        kind, tuple(asked), choices, rule, about, secret=secret, window=standing, slight=slight
    )
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
    answer = yield from _pick([Member(seat, member) for member in members], seat, kind, rule, about, stop)
    return answer.member if answer else None


def pick_card(
    seat: int,
    kind: str,
    cards: Iterable[str],
    rule: str,
    about: Mapping[str, Any] | None = None,
    stop: bool = False,
) -> Flow[str | None]:
    answer = yield from _pick(
        [CardOf(seat, card) for card in dict.fromkeys(cards)], seat, kind, rule, about, stop
    )
    return answer.card if answer else None


def pick_kind(
    seat: int,
    kind: str,
    kinds: Iterable[str],
    rule: str,
    about: Mapping[str, Any] | None = None,
    stop: bool = False,
) -> Flow[str | None]:
    answer = yield from _pick([Kind(seat, name) for name in kinds], seat, kind, rule, about, stop)
    return answer.kind if answer else None


def pick_area(
    seat: int,
    kind: str,
    areas: Iterable[str],
    rule: str,
    about: Mapping[str, Any] | None = None,
    stop: bool = False,
) -> Flow[str | None]:
    answer = yield from _pick([Area(seat, area) for area in areas], seat, kind, rule, about, stop)
    return answer.area if answer else None


def _pick(
    options: Sequence[A], seat: int, kind: str, rule: str, about: Mapping[str, Any] | None, stop: bool
) -> Flow[A | None]:
    if not options:
        return None
    choices: list[A | Pass] = [*options, Pass(seat)] if stop else [*options]
    answer = yield from Ask(kind, seat, choices, rule, about)
    return None if isinstance(answer, Pass) else answer


def spread(
    g: SleepingState,
    seat: int,
    kind: str,
    n: int,
    able: Callable[[SleepingState], Iterable[CrewId]],
    give: Callable[[SleepingState, CrewId, int], object],
    rule: str,
    *,
    group: Sequence[CrewId] = (),
    each: int = 99,
    stop: bool = False,
) -> Flow[None]:
    """Point by point to members who can take one, a group first (SLG-FAIL-9), so many at most to each."""
    got: list[CrewId] = []
    for left in range(n, 0, -1):
        could = [member for member in able(g) if got.count(member) < each]
        member = yield from pick_member(seat, kind, first_in(group, could), rule, {"n": left}, stop)
        if member is None:
            return
        got.append(member)
        give(g, member, 1)
