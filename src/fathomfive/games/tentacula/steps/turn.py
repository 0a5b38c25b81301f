"""A turn: who goes, place a tile, move a fish, the special square, the check; and the close of a round."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Pass, Play, Step
from fathomfive.games.tentacula import tells
from fathomfive.games.tentacula.actions import CallDolphin, CallShark, GoNext, LayTile, Swim
from fathomfive.games.tentacula.board import (
    COLOURS,
    CRAB,
    DOLPHIN,
    FINISH,
    INSIDE,
    NO_TILE,
    OUTSIDE,
    SHELL,
)
from fathomfive.games.tentacula.game import FLIP, MOST_SEATS
from fathomfive.games.tentacula.moves import ways
from fathomfive.games.tentacula.state import NOBODY, TentaculaState
from fathomfive.games.tentacula.steps import ending, round_end, theft

BOTH_SIDES = tuple((LayTile(seat, INSIDE), LayTile(seat, OUTSIDE)) for seat in range(MOST_SEATS))
"""The same two answers again and again: made once."""


class Turn(Step, tag="turn"):
    """One player's turn, in fixed order (TEN-ROUND-3)."""

    def run(self, g: TentaculaState) -> Play:
        seat = yield from who_goes_next(g)
        begin(g, seat)
        yield from place(g, seat)
        g.step = "move"
        answer = yield from Ask("move", seat, lambda: ways(g, seat), "TEN-MOVE-1")
        if isinstance(answer, Swim):
            swim(g, seat, answer)
            if special := g.book.tables.special[answer.to]:  # only where the fish ends (TEN-SPEC-1)
                yield from special_square(g, seat, special)  # once, before the check (TEN-SPEC-6, TEN-SPEC-8)
            if not g.protected(answer.to):  # only the fish that moved (TEN-STEAL-1, TEN-RULING-32)
                yield from theft.theft(g, seat, g.moved, "TEN-STEAL-1")
        else:
            tells.stays(g, seat)  # nothing moved, nothing to check (TEN-RULING-11)
        close(g, seat)


# --- who goes ----------------------------------------------------------------------------------------


def who_goes_next(g: TentaculaState) -> Flow[int]:
    """The team decides: any seat that still has its tile (TEN-ROUND-1, TEN-ROUND-2)."""
    g.step = "next"
    ready = [seat for seat, tile in enumerate(g.hands) if tile != NO_TILE]
    if len(ready) == 1:
        return ready[0]
    if g.who_goes == "open":  # whoever speaks names the next one
        table = range(g.players)
        named = [GoNext(speaker, seat) for speaker in table for seat in ready]
        answer = yield from Ask.first("next", clockwise(g, table), named, "TEN-ROUND-2")
    else:  # the first to say "me" goes (TEN-RULING-23)
        claims = [GoNext(seat, seat) for seat in ready]
        answer = yield from Ask.first("next", clockwise(g, ready), claims, "TEN-ROUND-2")
    return answer.who


def clockwise(g: TentaculaState, seats: range | list[int]) -> tuple[int, ...]:
    """Beginning after the last mover: whoever stands first speaks when nobody does (TEN-RULING-23)."""
    last = g.last
    after = [seat for seat in seats if seat > last]
    return (*after, *seats[: len(seats) - len(after)])


def begin(g: TentaculaState, seat: int) -> None:
    """The creature on your tile is that of your turn (TEN-PLACE-1)."""
    g.step = "place"
    g.active = seat
    g.turn += 1
    g.creature = g.book.tables.creature[g.hands[seat]]
    g.moved = g.die = NOBODY
    tells.turn(g, seat)


# --- place -------------------------------------------------------------------------------------------


def place(g: TentaculaState, seat: int) -> Flow[None]:
    """The tile goes on the next free reef square of one side, as it lies (TEN-PLACE-2)."""
    inside, outside = g.free_segment(INSIDE), g.free_segment(OUTSIDE)
    if inside and outside:
        answer = yield from Ask("place", seat, BOTH_SIDES[seat], "TEN-PLACE-2")
        side = answer.side
    elif inside or outside:
        side = INSIDE if inside else OUTSIDE  # TEN-PLACE-5
    else:
        tells.no_room(g, seat)
        return
    face, segment = g.hands[seat], outside if side else inside
    tells.lays_tile(g, seat, side, segment)
    (g.outside if side else g.inside)[segment] = face
    g.front[side] = segment + 1
    g.hands[seat] = NO_TILE


# --- move --------------------------------------------------------------------------------------------


def swim(g: TentaculaState, seat: int, answer: Swim) -> None:
    """Pay, swim, and perhaps pass the gate or come home (TEN-MOVE-13, TEN-GATE-3, TEN-END-1)."""
    fish, to = answer.fish, answer.to
    tells.fish_swims(g, seat, answer)
    if answer.shell:
        pay_shell(g, seat, "TEN-MOVE-13")
    origin, arch = g.fish[fish], g.book.tables.arch[g.phase]
    g.fish[fish] = to
    g.moved = fish
    if origin <= arch < to:
        g.queue.pop(0)  # gate and board stay as they are until the round ends (TEN-GATE-5)
        tells.passes_gate(g, fish)
    if min(g.fish) >= FINISH:
        ending.all_home(g)  # at once (TEN-END-6, TEN-RULING-15)


def pay_shell(g: TentaculaState, seat: int, rule: str) -> None:
    """One shell to the supply; the crab flips it first and may keep it (TEN-POWER-3, TEN-RULING-19)."""
    if g.chips[seat] == CRAB:
        kept = g.dice.below(FLIP) == 0
        tells.flips_shell(g, seat, kept=kept)
        if kept:
            return
    g.shells -= 1
    tells.pays_shell(g, seat, rule)


# --- the special square ------------------------------------------------------------------------------


def special_square(g: TentaculaState, seat: int, special: int) -> Flow[None]:
    """A shell, a dolphin or a shark."""
    g.step = "special"
    if special == SHELL:
        find_shell(g, seat)
    elif special == DOLPHIN:
        yield from dolphin(g, seat)
    else:
        yield from shark(g, seat)


def find_shell(g: TentaculaState, seat: int) -> None:
    """One more shell, unless the team holds them all (TEN-SPEC-2)."""
    if g.shells < g.book.most_shells:
        g.shells += 1
        tells.finds_shell(g, seat)
    else:
        tells.shells_are_full(g, seat)


def dolphin(g: TentaculaState, seat: int) -> Flow[None]:
    """For a shell, a needed gem swims from the chest to the stash (TEN-SPEC-3, TEN-RULING-16)."""
    wanted = [c for c in range(len(COLOURS)) if g.chest[c] and g.need[c] > g.stash[c]] if g.shells else []
    if not wanted:  # nor without a shell, whoever pays (TEN-SPEC-7, TEN-POWER-4)
        return
    calls: list[CallDolphin | Pass] = [*(CallDolphin(seat, colour) for colour in wanted), Pass(seat)]
    answer = yield from Ask("dolphin", seat, calls, "TEN-SPEC-3")
    if isinstance(answer, CallDolphin):
        pay_shell(g, seat, "TEN-SPEC-9")  # first, and whatever the flip shows the gem moves (TEN-SPEC-9)
        tells.dolphin(g, seat, answer.colour)
        g.chest[answer.colour] -= 1
        g.stash[answer.colour] += 1
        ending.check_chest(g)


def shark(g: TentaculaState, seat: int) -> Flow[None]:
    """For a shell, any gem comes back, if the cave holds a lacking one (TEN-SPEC-4, TEN-RULING-17)."""
    lacks = g.shells and any(g.cave[c] and g.need[c] > g.stash[c] for c in range(len(COLOURS)))
    if not lacks:
        return
    calls: list[CallShark | Pass] = [
        *(CallShark(seat, c) for c in range(len(COLOURS)) if g.cave[c]),
        Pass(seat),
    ]
    answer = yield from Ask("shark", seat, calls, "TEN-SPEC-4")
    if isinstance(answer, CallShark):
        pay_shell(g, seat, "TEN-SPEC-9")
        tells.shark(g, seat, answer.colour)
        g.cave[answer.colour] -= 1
        g.chest[answer.colour] += 1


# --- the end of the turn -----------------------------------------------------------------------------


def close(g: TentaculaState, seat: int) -> None:
    """A tile without room goes to the box; then the next turn, or the end of the round (TEN-ROUND-4)."""
    if g.hands[seat] != NO_TILE:
        tells.boxed(g, seat)
        g.box.append(g.hands[seat])
        g.hands[seat] = NO_TILE
    g.acted.append(seat)
    g.last = seat
    if max(g.hands) == NO_TILE:
        g.next(round_end.Draw(), CloseRound())  # TEN-ROUND-5, TEN-RULING-28
    else:
        g.next(Turn())


class CloseRound(Step, tag="close_round"):
    """Thefts from the front-most fish to the rearmost, then the fold, then a new round."""

    def run(self, g: TentaculaState) -> Play:
        for fish in sorted(range(len(g.fish)), key=lambda fish: -g.fish[fish]):  # TEN-RULING-30
            if not g.protected(g.fish[fish]):  # even if it has cost a gem in its turn (TEN-REND-2)
                yield from theft.theft(g, g.last, fish, "TEN-REND-1")
        if not g.queue:  # TEN-REND-3, TEN-RULING-31; never after the last arch: all are home (TEN-FOLD-5)
            round_end.fold(g)
        g.acted.clear()  # TEN-REND-4
        g.round += 1
        g.next(Turn())
