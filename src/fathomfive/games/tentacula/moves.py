"""Where fish can go: what the question `move` offers, and why a fish cannot go."""

from __future__ import annotations

from typing import Literal

from fathomfive.games.tentacula.actions import StayPut, Swim
from fathomfive.games.tentacula.board import FINISH
from fathomfive.games.tentacula.state import TentaculaState

Hindrance = Literal["home", "waits", "nowhere"]


def ways(g: TentaculaState, seat: int) -> list[Swim | StayPut]:
    """Tile moves, then shell moves; to stay put only if there is no tile move (TEN-MOVE-9, TEN-MOVE-10).

    The heart of every simulation: one pass over tables, without a call for each fish.
    """
    t, fish, own = g.book.tables, g.fish, g.creature
    ahead, arch = t.ahead[g.phase], t.arch[g.phase]
    leader = g.queue[0] if g.queue else -1  # the only one that may cross now (TEN-GATE-2, TEN-MOVE-6)
    options: list[Swim | StayPut] = []
    taken: list[tuple[int, int]] = []  # offered once, as a tile move if it is one (TEN-MOVE-11)
    matching = ahead[own]
    for swimmer, place in enumerate(fish):
        for to in matching[place]:
            if to not in fish:  # the nearest free one (TEN-MOVE-2, TEN-MOVE-3), past anybody (TEN-MOVE-12)
                if place > arch or to <= arch or swimmer == leader:  # only there (TEN-RULING-14, TEN-GATE-4)
                    options.append(Swim(seat, swimmer, to, own))
                    taken.append((swimmer, to))
                break
    must_move = bool(options)
    if g.shells:  # instead of the tile move (TEN-MOVE-8, TEN-RULING-12)
        for creature in g.book.shell_moves[g.chips[seat]]:
            if creature == own:
                continue
            matching = ahead[creature]
            for swimmer, place in enumerate(fish):
                for to in matching[place]:
                    if to not in fish:
                        if (place > arch or to <= arch or swimmer == leader) and (swimmer, to) not in taken:
                            options.append(Swim(seat, swimmer, to, creature, True))
                            taken.append((swimmer, to))
                        break
    if not must_move:  # TEN-RULING-10
        options.append(StayPut(seat))
    return options


def destination(g: TentaculaState, fish: int, creature: int) -> int | Hindrance:
    """Where this creature would take this fish, or what is in its way."""
    t, place = g.book.tables, g.fish[fish]
    if place >= FINISH:
        return "home"
    to = next((square for square in t.ahead[g.phase][creature][place] if square not in g.fish), None)
    if to is None:
        return "nowhere"
    arch = t.arch[g.phase]
    if place <= arch < to and fish != g.queue[0]:
        return "waits"
    return to
