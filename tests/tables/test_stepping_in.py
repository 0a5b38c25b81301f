"""Who is covered when several are asked and have gone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from fathomfive.tables import stepping_in
from fathomfive.tables.clock import now
from fathomfive.tables.house import House
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.stepping_in import SteppingIn
from fathomfive.tables.views import Here


async def test_of_two_who_are_asked_and_gone_only_one_is_covered(monkeypatch: Any) -> None:
    """Bots would play the match to its end by themselves, with nobody there."""
    asked = now() - 60_000
    table = SimpleNamespace(
        row=SimpleNamespace(id="t", phase="playing", patience=1, since=asked),
        waiting=(0, 1),
        owners={0: "ann", 1: "bob"},
        places=[SimpleNamespace(owned_and_uncovered=True) for _ in range(2)],
        members={guest: SimpleNamespace(seen_at=asked + 5_000) for guest in ("ann", "bob")},
    )
    monkeypatch.setattr(stepping_in, "_in_for", lambda seat: seat)

    async def act(_: str, seat: int) -> None:
        table.places[seat].owned_and_uncovered = False

    house = SimpleNamespace(act=act, cached=lambda _: table)
    gone = Here((), dict.fromkeys(("ann", "bob"), asked + 5_000))
    rooms = SimpleNamespace(rooms={"t": None}, here=lambda _: gone)
    stepping = SteppingIn(cast(House, house), cast(Rooms, rooms))
    for _ in range(3):
        await stepping.look_around()
    assert [place.owned_and_uncovered for place in table.places] == [False, True]
