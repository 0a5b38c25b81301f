"""What lies on the table of Tentacula: fish, reef, tiles, gems, shells and the gate.

Only what is there, and questions about it. What happens to it is in `steps`. The numbers are explained in
`board.py`; pieces have ids for scenes and tells: `fish-red`, `tile-R04`, `gem-7`, see `names.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

from fathomfive.author import Dice, State, Zone
from fathomfive.games.tentacula.board import FINISH, NO_TILE
from fathomfive.games.tentacula.book import Book, LevelId, StashId

WhoGoes = Literal["volunteer", "open"]
Moment = Literal["setup", "next", "place", "move", "special", "theft", "draw"]
"""What is going on: what the open question is about."""

NOBODY = -1  # no fish moved, no colour rolled


class TentaculaState(State, kw_only=True):
    """The whole table. Seats are numbered clockwise."""

    level: LevelId
    who_goes: WhoGoes
    players: int
    chips: list[int] = []  # by seat, who alone has the power (TEN-POWER-1); fewer while they are chosen
    stash_id: StashId | None = None
    need: list[int] = []  # by colour
    # --- the board
    phase: int = 0  # closed on the left (TEN-SETUP-2)
    fish: list[int]
    inside: list[int]  # faces by segment, from 1; nothing ever lies at 0
    outside: list[int]
    front: list[int]
    """The next segment to be filled, by side: each goes on by itself (TEN-PLACE-4, TEN-RULING-7) and never
    back to what was emptied behind it (TEN-RULING-8)."""
    # --- tiles
    pile: Zone  # nobody knows a tile in it, not even the top one: its lower face is hidden
    top: int = NO_TILE  # what its top tile shows: the first face that looks like it (TEN-INFO-2)
    hands: list[int]  # the face in front of each seat
    box: list[int] = []  # faces as they lay when they left the game
    # --- the gate
    gate: str = ""
    gates: Zone
    old_gates: list[str] = []
    queue: list[int] = []  # fish that have not passed the gate yet, in its order
    # --- treasure, by colour
    shells: int  # of the whole team (TEN-RULING-3)
    chest: list[int]
    cave: list[int]
    stash: list[int]
    # --- the running round
    step: Moment = "setup"
    round: int = 0
    turn: int = 0
    acted: list[int] = []
    last: int  # the seat that finished the latest turn, whether it moved a fish or not (TEN-RULING-22)
    active: int = 0
    creature: int = 0  # of the tile of the running turn
    moved: int = NOBODY  # the fish moved in it
    die: int = NOBODY  # the colour it shows
    thefts: int = 0

    if TYPE_CHECKING:

        @property
        def book(self) -> Book: ...

    def attach(self, *given: Any) -> None:
        """A table of version 1 knew the tile on top of its pile, and so its lower face; now it does not."""
        super().attach(*given)
        if self.pile.learned:
            self.pile = Zone.of(self.pile.family, self.pile.cards)
            self.look_at_pile()

    def look_at_pile(self) -> None:
        """What the top tile shows is seen, and no more of it (TEN-INFO-2, TEN-RULING-26)."""
        cards = self.pile.cards
        self.top = self.book.alike[self.book.face_numbers[cards[-1]]] if cards else NO_TILE

    # --- questions -----------------------------------------------------------------------------------

    def protected(self, place: int) -> bool:
        """A tile on both sides (TEN-PROT-2, TEN-PROT-3), and no water at this very square (TEN-PROT-4).

        As the reef lies now: nothing is remembered (TEN-PROT-5).
        """
        t = self.book.tables
        segment = t.segment[place]
        if not segment:
            return True  # TEN-PROT-1
        inside, outside = t.covers
        return bool(inside[self.inside[segment]] & outside[self.outside[segment]] & t.bit[place])

    def free_segment(self, side: int) -> int:
        """The next free reef square of a side, or 0 if none can be seen (TEN-PLACE-3).

        What has vanished is skipped (TEN-FOLD-4).
        """
        t, phase = self.book.tables, self.phase
        segment = max(self.front[side], t.first_segment[phase])
        return segment if segment <= t.last_segment[phase] else 0

    @property
    def passed(self) -> list[int]:
        """Fish through the current gate, in its order."""
        order = self.book.orders.get(self.gate, ())
        return list(order[: len(order) - len(self.queue)])

    @property
    def lacking(self) -> list[int]:
        """What the stash still wants, by colour, whatever the chest holds (TEN-SPEC-5)."""
        return [need - have for need, have in zip(self.need, self.stash, strict=True)]

    @property
    def stash_complete(self) -> bool:
        return self.stash == self.need

    @property
    def home(self) -> int:
        """Fish on finish squares."""
        return sum(place >= FINISH for place in self.fish)

    @property
    def secured(self) -> int:
        """Needed gems that the team still owns, in chest or stash."""
        return sum(map(min, self.need, map(int.__add__, self.chest, self.stash)))

    # --- what the kernel asks ------------------------------------------------------------------------

    def zones(self) -> dict[str, Zone]:
        return {"pile": self.pile, "gates": self.gates}

    def redeal(self, dice: Dice) -> None:
        """Nobody knows more of the pile than the upper face of its top tile (TEN-INFO-1).

        So any tile that shows the same may lie there, and every other one lies with any face up.
        """
        if self.top == NO_TILE:
            return
        book, tiles = self.book, [card[:-1] for card in self.pile.cards]
        alike = [
            name
            for name, face in book.face_numbers.items()
            if book.alike[face] == self.top and name[:-1] in tiles
        ]
        top = dice.pick(alike)
        tiles.remove(top[:-1])
        self.pile.cards[:] = [*(f"{tile}{dice.pick('ab')}" for tile in tiles), top]

    def components(self) -> dict[str, int]:
        """What must never get lost: the suite counts it at every question."""
        faces = [*self.inside, *self.outside, *self.hands, *self.box]
        tiles = Counter(self.book.face_names[face][:-1] for face in faces if face != NO_TILE)
        tiles.update(card[:-1] for card in self.pile)
        gates = Counter([*self.gates, *self.old_gates, *([self.gate] if self.gate else [])])
        gems = {
            f"{gem.id} gems": sum(counts)
            for gem, *counts in zip(self.book.gems, self.chest, self.cave, self.stash, strict=True)
        }
        return {**tiles, **gates, **gems, "fish": len(self.fish)}
