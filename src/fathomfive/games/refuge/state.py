"""What lies on the table of The Refuge: Divers, head, tentacles, decks and the progress of the objectives.

Only what is there, and questions about where things are. What happens to it is in `steps`.

Pieces have ids for scenes and tells: `diver:mags`, `tentacle:0` to `tentacle:15` (its place in
`RefugeState.tentacles`, for the whole match), `head`, `camera:c3r4`, `marker:c4r11`, `pod:3`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from fathomfive.author import State, Zone
from fathomfive.games.refuge.board import Board, Cell, Direction, HeadPlace, Mode, cell_id, distance
from fathomfive.games.refuge.book import Book, Timed
from fathomfive.games.refuge.entries import (
    AbilityId,
    CardType,
    CompetitiveNumbers,
    CoopNumbers,
    DeckId,
    DiverId,
    KrakenId,
    Objective,
    ObjectiveId,
)

# Places beside the board count as cells with negative numbers.
ASHORE = Cell(-1)  # a Diver before the dive
MAW = Cell(-2)  # a Diver on the Devour symbol
SUPPLY = Cell(-1)  # a tentacle in the supply
THREAT = Cell(-2)  # a tentacle on the Threat track
_LIMBO = -10

Phase = Literal[
    "draft", "place", "turn_start", "actions", "kraken_top", "kraken_reaction", "kraken_bottom", "turn_end"
]


def reaching(cell: Cell) -> Cell:
    """The limbo of a tentacle on its way onto a cell while its contact is answered.

    It stands nowhere: no other effect can choose it. A scene shows it reaching for the cell.
    """
    return Cell(_LIMBO - cell)


def reached(place: Cell) -> Cell | None:
    """The cell a tentacle in limbo reaches for."""
    return Cell(_LIMBO - place) if place <= _LIMBO else None


class Diver(msgspec.Struct):
    """One player's Diver; the seat is its place in `RefugeState.divers`."""

    id: DiverId
    seat: int
    hand: Zone
    cell: Cell = ASHORE
    down: bool = False
    used: list[AbilityId] = []  # abilities that lie face down, in the order of use
    trophies: int = 0  # tentacles eliminated (competitive dive)

    @property
    def piece(self) -> str:
        return f"diver:{self.id}"

    @property
    def on_board(self) -> bool:
        return self.cell >= 0

    @property
    def devoured(self) -> bool:
        return self.cell == MAW

    @property
    def standing(self) -> bool:
        return self.cell >= 0 and not self.down


class Progress(msgspec.Struct):
    """How far the current objective is. All of it starts anew with the next one."""

    count: int = 0
    types: list[CardType] = []  # stowed in the Hidden Cache
    markers: list[Cell] = []  # still on the board; the cargo while nobody carries it
    flanks: list[Direction] = []  # ends of the Kraken row that still have their marker
    carrier: int | None = None  # seat of the Diver with the cargo


class Glance(msgspec.Struct, array_like=True):
    """What a Kraken card can change, at one moment."""

    head: Cell
    tentacles: list[Cell]
    divers: list[Cell]


class LastCard(msgspec.Struct):
    """The Kraken card drawn last, which may have been shuffled back since, and what it did."""

    card: KrakenId
    before: Glance
    after: Glance

    @property
    def steps(self) -> int:
        """Of the head."""
        return distance(self.before.head, self.after.head)

    @property
    def devoured(self) -> int:
        return self.after.divers.count(MAW) - self.before.divers.count(MAW)

    @property
    def threatened(self) -> int:
        return self.after.tentacles.count(THREAT) - self.before.tentacles.count(THREAT)

    @property
    def rose(self) -> int:
        """Tentacles that came onto the board."""
        return sum(was < 0 <= now for was, now in self._tentacles())

    @property
    def sank(self) -> int:
        """Tentacles that went down the board."""
        return sum(0 <= now // 10 < was // 10 for was, now in self._tentacles())

    @property
    def drifted(self) -> int:
        """Tentacles that went another way."""
        return sum(0 <= was // 10 <= now // 10 and was != now for was, now in self._tentacles())

    def _tentacles(self) -> Iterator[tuple[Cell, Cell]]:
        return zip(self.before.tentacles, self.after.tentacles, strict=True)


class RefugeState(State, kw_only=True):
    """The whole table. Seats are numbered clockwise, so play goes from `first` upwards and round."""

    mode: Mode
    deck: DeckId  # the Kraken cards in play, and with them the room the head has
    players: int
    divers: list[Diver] = []  # by seat; fewer than `players` during the draft
    first: int = 0
    active: int = 0
    phase: Phase = "draft"
    turn: int = 0  # turns begun
    round: int = 0  # rounds finished (competitive dive)
    actions_left: int = 0
    doing: str = ""  # the card, ability, action or kind of space that is being carried out
    skip_bottom: bool = False

    head: Cell  # the lower left one of its nine
    tentacles: list[Cell]
    cameras: list[Cell] = []  # on the board

    salvage_deck: Zone
    salvage_discard: Zone
    limbo: Zone  # Salvage cards that are being carried out
    kraken_deck: Zone
    kraken_drawn: Zone
    last_card: LastCard | None = None

    objectives: list[ObjectiveId] = []  # I, II, III
    current: int = 0
    progress: Progress | None = None  # None: no objective is current, as while a reward is carried out
    solo_deadline: int | None = None  # the turn in which a lone Diver must get up (REF-END-7)

    pods: Zone  # objectives of the escape pods from left to right (competitive dive)
    unlocked: list[int] = []  # columns of the open pods

    if TYPE_CHECKING:

        @property
        def book(self) -> Book: ...

        @property
        def board(self) -> Board: ...

        @property
        def room(self) -> Mapping[Cell, HeadPlace]: ...

        @property
        def competitive(self) -> bool: ...

        @property
        def numbers(self) -> CoopNumbers | CompetitiveNumbers: ...

        @property
        def timed(self) -> Timed: ...

    def attach(self, *given: Any) -> None:
        """Lay this match's side of the board, the room of its head and its numbers beside the self.book."""
        super().attach(*given)
        competitive = self.mode == "competitive"
        vars(self).update(
            board=self.book.boards[self.mode],  # REF-SETUP-1, REF-COMP-1
            room=self.book.kraken_decks[self.deck].head,
            competitive=competitive,
            numbers=self.book.competitive if competitive else self.book.coop,
            timed=self.book.timed_at[self.mode, self.players == 1],
        )

    # --- seats ---------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def active_diver(self) -> Diver:
        return self.divers[self.active]

    def diver(self, diver: DiverId) -> Diver:
        """The Diver of this name."""
        return next(other for other in self.divers if other.id == diver)

    def seats_from(self, seat: int) -> Iterator[int]:
        """All seats in order of play, beginning with this one."""
        return ((seat + place) % self.players for place in range(self.players))

    def divers_from(self, seat: int) -> Iterator[Diver]:
        return (self.divers[other] for other in self.seats_from(seat))

    # --- miniatures (REF-OCC-1) ----------------------------------------------------------------------

    @property
    def head_place(self) -> HeadPlace:
        return self.room[self.head]

    def diver_at(self, cell: Cell) -> Diver | None:
        for diver in self.divers:
            if diver.cell == cell:
                return diver
        return None

    def tentacle_at(self, cell: Cell) -> int | None:
        """The number of the tentacle on this cell."""
        return self.tentacles.index(cell) if cell in self.tentacles else None

    def is_head(self, cell: Cell) -> bool:
        return self.room[self.head].distance[cell] == 0

    def occupied(self, cell: Cell) -> bool:
        if cell in self.tentacles or self.room[self.head].distance[cell] == 0:
            return True
        return self.diver_at(cell) is not None

    def is_clear(self, cells: Sequence[Cell]) -> bool:
        """Whether neither a Diver nor a tentacle is on any of them."""
        for diver in self.divers:
            if diver.cell in cells:
                return False
        return set(cells).isdisjoint(self.tentacles)

    def glance(self) -> Glance:
        return Glance(self.head, self.tentacles.copy(), [diver.cell for diver in self.divers])

    def standing_tentacles(self) -> list[Cell]:
        """The cells with a tentacle, those in limbo left out."""
        return [cell for cell in self.tentacles if cell >= 0]

    @property
    def supply(self) -> int:
        return self.tentacles.count(SUPPLY)

    @property
    def threat(self) -> int:
        return self.tentacles.count(THREAT)

    # --- cards ---------------------------------------------------------------------------------------

    @property
    def objective(self) -> Objective:
        """The current one, or the one whose reward is being carried out."""
        return self.book.objectives[self.objectives[self.current]]

    def zones(self) -> dict[str, Zone]:
        hands = {f"hand:{diver.seat}": diver.hand for diver in self.divers}
        return {
            "salvage_deck": self.salvage_deck,
            "salvage_discard": self.salvage_discard,
            "limbo": self.limbo,
            "kraken_deck": self.kraken_deck,
            "kraken_drawn": self.kraken_drawn,
            "pods": self.pods,
            **hands,
        }

    def components(self) -> dict[str, int]:
        """What must never get lost: the suite counts it at every question."""
        salvage = [
            self.salvage_deck,
            self.salvage_discard,
            self.limbo,
            *(diver.hand for diver in self.divers),
        ]
        return {
            "tentacles": len(self.tentacles),
            "salvage cards": sum(len(zone) for zone in salvage),
            "kraken cards": len(self.kraken_deck) + len(self.kraken_drawn),
            "pod objectives": len(self.pods),
        }


def tentacle_piece(number: int) -> str:
    return f"tentacle:{number}"


def camera_piece(cell: Cell) -> str:
    return f"camera:{cell_id(cell)}"


def marker_piece(cell: Cell) -> str:
    return f"marker:{cell_id(cell)}"


def carries(g: RefugeState, diver: Diver) -> bool:
    """Whether this Diver has the cargo (REF-OBJ-15)."""
    return g.progress is not None and g.progress.carrier == diver.seat
