"""The rest of a round thought through: who goes, where tiles go, which fish swim. What bots see ahead.

A `Plan` is a sketch of the table: fish, reef, tiles in hand, and what thefts on the way have cost. `Worth`
says how good a sketch is once the round is over, by the weights below, in squares of progress. The search
keeps the best few sketches after each turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fathomfive.games.tentacula.board import DOLPHIN, FINISH, NO_TILE, SHARK, SHELL
from fathomfive.games.tentacula.game import SEGMENTS
from fathomfive.games.tentacula.state import TentaculaState

WIDTH = 2  # sketches kept after each turn
SPREAD = 0.12  # each square between the first and the last fish
BEHIND = 3.0  # a fish behind the end of the reef
NEARLY_BEHIND = 1.5  # a fish that the next draws may leave there
LEADER = 0.1  # each square of the fish that must pass next, up to its arch
TILE = 0.6  # each reef tile that is still in play
HELPER = 2.0  # a dolphin or shark that could be paid

Track = tuple[int, ...]


class Reef(NamedTuple):
    """The reef of a sketch: both tracks, the next free segments, and what the coming draws leave of it."""

    inside: Track
    outside: Track
    front: tuple[int, int]
    tail: int  # the first segment that keeps all its tiles
    tiles: int


class Plan(NamedTuple):
    """A sketch. `turn` is the seat whose turn runs, and `creature` that of its tile once it is laid."""

    fish: tuple[int, ...]
    reef: Reef
    hands: tuple[int, ...]
    queue: tuple[int, ...]
    shells: int
    cost: float = 0.0
    turn: int = -1
    creature: int = -1


class Worth:
    """How good sketches are that start from one position, and what can come of them."""

    def __init__(self, g: TentaculaState, theft: float, shell: float) -> None:
        self.tables = g.book.tables
        self.arch = g.book.tables.arch[g.phase]
        self.ahead = g.book.tables.ahead[g.phase]
        self.last = g.book.tables.last_segment[g.phase]
        self.shell_moves = [g.book.shell_moves[chip] for chip in g.chips]
        self.theft, self.shell = theft, shell
        self.near = g.players // 2
        self.pile = len(g.pile.cards)
        self.drawn = 0 if g.step == "draw" else max(0, g.players - self.pile)
        first = g.book.tables.first_segment[g.phase]
        front = (max(g.front[0], first), max(g.front[1], first))
        running = g.step in ("place", "move")
        self.now = Plan(
            tuple(g.fish),
            self.reef(tuple(g.inside), tuple(g.outside), front),
            tuple(g.hands),
            tuple(g.queue),
            g.shells,
            turn=g.active if running else -1,
            creature=g.creature if g.step == "move" else -1,
        )

    def best(self) -> float:
        """The worth of the best way found to the end of the round."""
        plans = [self.now]
        while True:
            after = [later for plan in plans for later in self.turns(plan)]
            if not after:
                return max(map(self.of, plans))
            after.sort(key=self.of, reverse=True)
            plans = after[:WIDTH]

    def of(self, plan: Plan) -> float:
        """Progress, less what the fish have to fear when the tiles at the end of the reef are taken."""
        segment_of, bit_of = self.tables.segment, self.tables.bit
        covers_inside, covers_outside = self.tables.covers
        fish, (inside, outside, _, tail, tiles) = plan.fish, plan.reef
        score = self.shell * plan.shells + TILE * (tiles + self.pile) - plan.cost
        for place in fish:
            score += place if place < FINISH else FINISH
            segment = segment_of[place]
            if not segment:
                continue
            if segment < tail:
                score -= self.theft + BEHIND
            elif not covers_inside[inside[segment]] & covers_outside[outside[segment]] & bit_of[place]:
                score -= self.theft
            elif segment <= tail + self.near:
                score -= NEARLY_BEHIND
        if plan.queue:
            score += LEADER * min(fish[plan.queue[0]], self.arch)
        return score - SPREAD * (max(fish) - min(fish))

    def reef(self, inside: Track, outside: Track, front: tuple[int, int]) -> Reef:
        tail, taken, tiles = 0, self.drawn, 0
        for segment in range(1, SEGMENTS + 1):
            there = (inside[segment] != NO_TILE) + (outside[segment] != NO_TILE)
            if there:
                tiles += there
                if taken > 0:
                    taken -= there
                elif not tail:
                    tail = segment
        return Reef(inside, outside, front, tail or SEGMENTS + 1, tiles)

    # --- one more turn -------------------------------------------------------------------------------

    def turns(self, plan: Plan) -> Iterator[Plan]:
        """Every way to finish one more turn; none if the round is over."""
        if plan.creature >= 0:
            yield from self.swims(plan, plan.reef, plan.hands, plan.turn, plan.creature)
            return
        for seat in (plan.turn,) if plan.turn >= 0 else range(len(plan.hands)):
            face = plan.hands[seat]
            if face == NO_TILE:
                continue
            hands = (*plan.hands[:seat], NO_TILE, *plan.hands[seat + 1 :])
            for reef in self.lays(plan.reef, face):
                yield from self.swims(plan, reef, hands, seat, self.tables.creature[face])

    def lays(self, reef: Reef, face: int) -> Iterator[Reef]:
        inside, outside, (at, on), *_ = reef
        if at <= self.last:
            yield self.reef((*inside[:at], face, *inside[at + 1 :]), outside, (at + 1, on))
        if on <= self.last:
            yield self.reef(inside, (*outside[:on], face, *outside[on + 1 :]), (at, on + 1))
        if at > self.last and on > self.last:
            yield reef

    def swims(
        self, plan: Plan, reef: Reef, hands: tuple[int, ...], seat: int, creature: int
    ) -> Iterator[Plan]:
        """What the tile and a shell can do once the tile is laid; open water costs a theft at once."""
        t, fish, arch, queue = self.tables, plan.fish, self.arch, plan.queue
        inside, outside, *_ = reef
        leader = queue[0] if queue else -1
        covers_inside, covers_outside = t.covers
        moved = False
        ways = [creature]
        if plan.shells:
            ways += [other for other in self.shell_moves[seat] if other != creature]
        for way in ways:
            for swimmer, place in enumerate(fish):
                for to in self.ahead[way][place]:
                    if to in fish:
                        continue
                    crosses = place <= arch < to
                    if crosses and swimmer != leader:
                        break
                    moved = True
                    shells, cost = plan.shells - (way != creature), plan.cost
                    segment, special = t.segment[to], t.special[to]
                    if segment and not (
                        covers_inside[inside[segment]] & covers_outside[outside[segment]] & t.bit[to]
                    ):
                        cost += self.theft
                    if special == SHELL:
                        shells += 1
                    elif special in (DOLPHIN, SHARK) and shells:
                        cost -= HELPER
                    after = (*fish[:swimmer], to, *fish[swimmer + 1 :])
                    yield Plan(after, reef, hands, queue[1:] if crosses else queue, shells, cost)
                    break
        if not moved:
            yield Plan(fish, reef, hands, queue, plan.shells, plan.cost)
