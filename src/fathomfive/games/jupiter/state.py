"""What lies on the table of Jupiter Deep: pieces on domes, pod, hands and decks, and where the turn stands.

Only what is there, and moving a piece from one place to another. What may happen is in `steps`.

What stands on a space is one byte of `occ`: nothing, a colonist, a creep, or a robot (`PAWN` + seat). The pod
is a space as well; its byte only says whether a piece may enter. Pieces have ids for scenes and tells:
`colonist:7` (one number for the whole match, in `faces`), `creep:M2A.3` by its place, `robot:0`, the tiles by
name, `pod`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from fathomfive.author import State, Zone
from fathomfive.games.jupiter.actions import NOBODY, RobotId
from fathomfive.games.jupiter.book import Book, CardId
from fathomfive.games.jupiter.colony import NOWHERE, POD, SPACES, Cell, Colony, Space, Tile, lay
from fathomfive.games.jupiter.game import SLOTS

OPEN = 0
COLONIST = 1
CREEP = 2
PAWN = 3  # the robot of seat 0; the next one is the robot of seat 1
CLOSED = 255  # the pod while it is full or away

OUT: Space = -1  # where a robot is that was lost with its module

ROBOTS: tuple[RobotId, ...] = ("ball", "fork", "ring", "tee", "coil", "fin", "twin")

PLANTS = 0b1111 << 8  # the tiles M3A to M3D as bits
DISHES = 0b1111 << 12  # M4A to M4D

Phase = Literal["setup", "start", "actions", "conversion", "invasion", "draw", "cleanup"]


class Robot(msgspec.Struct):
    """One player's robot; the seat is its place in `JupiterState.robots`."""

    id: RobotId
    at: Space = POD  # JUP-SETUP-9
    hand: list[CardId] = []
    core: CardId = ""  # none: only after a return with nothing to install (JUP-RV-4)
    core_used: bool = False
    active: list[CardId] = []  # cards that work until the end of this turn

    def has_on(self, card: CardId) -> bool:
        """Whether an ability that lasts is working, as core or as an activated card."""
        return self.core == card or card in self.active

    def sources(self, card: CardId) -> int:
        """How often an ability that is used up could be used now (JUP-CARD-9)."""
        return self.hand.count(card) + (self.source(card) == "core")

    def source(self, card: CardId) -> Literal["core", "hand"]:
        """Which one is used next: the core first (JUP-CARD-10)."""
        return "core" if self.core == card and not self.core_used else "hand"


class JupiterState(State, kw_only=True):
    """The whole table."""

    robots: list[Robot]
    cells: list[Cell]  # by tile; NOWHERE: destroyed, or the boxed one
    turned: bytes  # by tile: sixths of a turn against the clock
    boxed: Tile = NOBODY  # open to all (JUP-SETUP-3)
    occ: bytearray = msgspec.field(default_factory=lambda: bytearray(SPACES))
    faces: bytearray = msgspec.field(default_factory=lambda: bytearray(SPACES))  # which colonist is there
    supers: int = 0  # bit by tile: a super creep covers its plant or dish

    pod: Cell = NOWHERE
    keeper: int = NOBODY  # who docks the pod while it is away
    seated: list[int] = []  # colonists aboard

    deck: Zone
    discard: list[CardId] = []
    setback: CardId = ""  # drawn and being resolved

    settlers: int = 0  # colonists at the start
    saved: int = 0
    lost: int = 0
    target: int = 0

    turn: int = 0
    current: int = 0
    phase: Phase = "setup"
    actions_left: int = 0
    jammed: bool = False  # this turn began with an action less (JUP-SET-8)
    roll: int = 0
    affected: list[Tile] = []  # still to be handled
    got_creep: list[Tile] = []  # this turn, for Surge
    exhausted: list[CardId] = []  # used up as a pair this turn (JUP-COMBO-9)
    picked: Space = NOBODY  # the colonist that is commanded, the space left, the module or pod to be placed
    using: CardId = ""  # the card whose target is being chosen
    partner: int = NOBODY  # whom the current player trades with or overrides

    if TYPE_CHECKING:

        @property
        def book(self) -> Book: ...

        @property
        def colony(self) -> Colony: ...

    def attach(self, *given: Any) -> None:
        super().attach(*given)
        self.rebuild()

    def rebuild(self) -> None:
        """Tiles or pod lie differently: find the colony that goes with it."""
        vars(self)["colony"] = lay(self.book.plan, tuple(self.cells), self.turned, self.pod)

    # --- seats and robots ----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.robots)

    @property
    def docked(self) -> bool:
        return self.pod != NOWHERE

    def aboard(self) -> list[int]:
        """The seats whose robots are in the pod."""
        return [seat for seat, robot in enumerate(self.robots) if robot.at == POD]

    def pod_pieces(self) -> int:
        return len(self.seated) + len(self.aboard())

    # --- counting ------------------------------------------------------------------------------------

    @property
    def on_modules(self) -> int:
        """Colonists on modules."""
        return self.occ.count(COLONIST)

    @property
    def alive(self) -> int:
        return self.occ.count(COLONIST) + len(self.seated)

    @property
    def hand_limit(self) -> int:
        """JUP-CARD-8: covered plants lower it (JUP-SET-6)."""
        return max(0, self.book.numbers.hand_limit - (self.supers & PLANTS).bit_count())

    def creeps_on(self, tile: Tile) -> int:
        return self.occ.count(CREEP, tile * SLOTS, tile * SLOTS + SLOTS)

    def is_covered(self, tile: Tile) -> bool:
        return bool(self.supers >> tile & 1)

    def is_guarded(self, tile: Tile) -> bool:
        """A robot there keeps super creeps from rising (JUP-SET-5)."""
        return any(robot.at // SLOTS == tile for robot in self.robots)

    def left_of(self, number: int) -> int:
        """Modules of this number in play."""
        return sum(self.colony.numbers[tile] == number for tile in self.colony.tiles)

    # --- moving pieces -------------------------------------------------------------------------------

    def put_robot(self, seat: int, to: Space) -> None:
        """From wherever it is to a space that is free for it."""
        robot = self.robots[seat]
        self.occ[robot.at] = OPEN
        robot.at = to
        self.occ[to] = PAWN + seat
        self.mark_pod()  # its byte names no robot, and OUT is that byte, too: the last one

    def move_colonist(self, origin: Space, to: Space) -> None:
        if origin == POD:
            who = self.seated.pop()
        else:
            who = self.faces[origin]
            self.occ[origin] = OPEN
        if to == POD:
            self.seated.append(who)
        else:
            self.occ[to] = COLONIST
            self.faces[to] = who
        self.mark_pod()

    def mark_pod(self) -> None:
        """Whether a piece may enter the pod: docked, and one of all seven seats is free (JUP-RULING-8)."""
        free = self.pod != NOWHERE and self.pod_pieces() < self.book.numbers.pod_seats
        self.occ[POD] = OPEN if free else CLOSED

    # --- cards ---------------------------------------------------------------------------------------

    def spend(self, seat: int, card: CardId) -> None:
        """Use one source of an ability. A core stays (JUP-CARD-7)."""
        robot = self.robots[seat]
        if robot.source(card) == "core":
            robot.core_used = self.book.cards[card].core == "once_per_turn"
        else:
            robot.hand.remove(card)
            self.discard.append(card)

    # --- for the kernel ------------------------------------------------------------------------------

    def zones(self) -> dict[str, Zone]:
        """Only the order of the deck is hidden; hands and discards are open (JUP-SETUP-6)."""
        return {"deck": self.deck}

    def components(self) -> dict[str, int]:
        """What must never get lost: the suite counts it at every question."""
        held = sum(len(robot.hand) + len(robot.active) + bool(robot.core) for robot in self.robots)
        return {
            "cards": held + len(self.deck) + len(self.discard) + bool(self.setback),
            "colonists": self.alive + self.saved + self.lost - self.settlers,
            "robots on domes": sum(PAWN <= who < PAWN + self.players for who in self.occ[:POD])
            - sum(robot.at not in (POD, OUT) for robot in self.robots),
        }
