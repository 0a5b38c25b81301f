"""A colony laid out by hand, and words to play on it: the language of this game's tests.

    deep = f10(robots=["M2A.C", "pod"], creeps="M2A.1 M2A.2", core="sniper")
    deep.moves("M2A.0")                      # the player whose turn it is
    deep.commands("M1B.C", "M1B.0")          # which colonist, then where
    deep.chooses(at="M2A.1")                 # the one option with this field, whoever is asked
    deep.ends(roll=3)                        # end the actions; the die will show a 3
    assert deep.creeps == ["M3A.2"] and deep.saved == 28

`f10` is a colony of ten modules, none of them turned: M2A and M5A inside, the others around them. Two robots,
the first to move with 5 actions, the second in the pod at (0,2), both with Data Core as core and no cards.
Nobody is on the board who is not named; 28 are saved and 28 are needed, so that neither end is near while a
robot is outside. `f19` is a whole colony with its colonists, before anybody docked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from fathomfive.games.jupiter.actions import (
    NOBODY,
    Activate,
    Command,
    EndActions,
    Move,
    Override,
    Send,
    Shoot,
    Swap,
    Trade,
    UseCard,
)
from fathomfive.games.jupiter.colony import (
    NOWHERE,
    POD,
    SPIRAL,
    TILE_NAMES,
    axial,
    cell_at,
    space_name,
    space_named,
)
from fathomfive.games.jupiter.game import GAME, TILES
from fathomfive.games.jupiter.state import COLONIST, CREEP, OUT, JupiterState
from fathomfive.games.jupiter.steps.act import Act
from fathomfive.games.jupiter.steps.draw import Draw
from fathomfive.games.jupiter.steps.invasion import Conversion, Invasion
from fathomfive.games.jupiter.steps.setup import Begin, settle_people
from fathomfive.games.jupiter.steps.turn import CleanUp, Turn
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.play import Action, Pass, Step
from fathomfive.kernel.zones import Zone
from fathomfive.proof.position import Position

F10 = {
    "M2A": (0, 0), "M5A": (1, 0), "M1A": (1, -1), "M3A": (0, -1), "M4A": (-1, 0),
    "M1B": (-1, 1), "M3B": (0, 1), "M4B": (2, 0), "M1C": (2, -1), "M3C": (1, 1),
}  # fmt: skip
F19 = dict(zip((name for name in TILE_NAMES if name != "M5D"), SPIRAL, strict=True))
AFTER_ACTIONS: dict[str, Sequence[Step]] = {
    "act": [Act(), Conversion(), Invasion(), Draw(), CleanUp()],
    "conversion": [Conversion(), Invasion(), Draw(), CleanUp()],
    "invasion": [Invasion(), Draw(), CleanUp()],
    "draw": [Draw(), CleanUp()],
    "clean_up": [CleanUp()],
}


@cache
def key_that_rolls(*rolls: int) -> str:
    """Dice whose first rolls are these."""
    for seed in range(100_000):
        dice = Dice.seeded(f"loaded/{seed}")
        if all(dice.roll() == roll for roll in rolls):
            return Dice.seeded(f"loaded/{seed}").key
    raise AssertionError(f"no dice roll {rolls}")


def f10(**changes: Any) -> Deep:
    """Ten modules; see above."""
    return jupiter_at(**{"tiles": F10, **changes})


def f19(**changes: Any) -> Deep:
    """Nineteen modules with their colonists; the first question is who begins."""
    return jupiter_at(
        **{"tiles": F19, "settled": True, "pod": None, "saved": 0, "step": "begin", "robots": 2, **changes}
    )


def jupiter_at(
    *,
    tiles: Mapping[str, tuple[int, int]],
    without: Iterable[str] = (),
    turned: Mapping[str, int] | None = None,
    robots: int | Sequence[str] = ("M2A.C", "pod"),
    core: str | Sequence[str] = "data_core",
    hand: Sequence[str] | Mapping[int, Sequence[str]] = (),
    active: Sequence[str] = (),
    core_used: bool = False,
    colonists: str = "",
    creeps: str = "",
    supers: str = "",
    settled: bool = False,
    pod: tuple[int, int] | None = (0, 2),
    keeper: int = NOBODY,
    aboard: int = 0,
    saved: int = 28,
    target: int = 28,
    actions: int = 5,
    current: int = 0,
    turn: int = 1,
    got_creep: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    step: str = "act",
    rolls: Sequence[int] = (),
    overrides: Mapping[str, Any] | None = None,
    **options: Any,
) -> Deep:
    """Lay out a table. `hand` belongs to the current player, or is given by seat; decks from the top.

    `turned` says by how many sixths against the clock a module lies turned.
    """
    places = ["pod"] * robots if isinstance(robots, int) else list(robots)
    cores = [core] * len(places) if isinstance(core, str) else list(core)
    hands = hand if isinstance(hand, Mapping) else {current: hand}

    def lay_out(g: JupiterState) -> Sequence[Step]:
        for name, (q, r) in tiles.items():
            if name not in without:
                g.cells[TILE_NAMES.index(name)] = cell_at(q, r)
        turns = turned or {}
        g.turned = bytes(turns.get(name, 0) for name in TILE_NAMES)
        g.boxed = next(tile for tile in range(TILES) if TILE_NAMES[tile] not in tiles)
        g.pod = NOWHERE if pod is None else cell_at(*pod)
        g.keeper = keeper
        g.rebuild()
        if settled:
            settle_people(g)
        for number, name in enumerate(colonists.split()):
            g.occ[space_named(name)], g.faces[space_named(name)] = COLONIST, number
        for name in creeps.split():
            g.occ[space_named(name)] = CREEP
        for name in supers.split():
            g.supers |= 1 << TILE_NAMES.index(name)
        g.seated = list(range(60, 60 + aboard))
        for seat, place in enumerate(places):
            robot = g.robots[seat]
            robot.core, robot.hand = cores[seat], list(hands.get(seat, ()))
            g.put_robot(seat, OUT if place == "out" else space_named(place))
        g.mark_pod()
        now = g.robots[current]
        now.active, now.core_used = list(active), core_used
        g.saved, g.target = saved, target if not settled else g.target
        g.settlers = g.alive + g.saved
        g.deck = Zone.of("rescue", reversed(["boost"] * 5 if deck is None else deck))
        g.discard = list(discard)
        g.current, g.turn = current, turn
        g.got_creep = [TILE_NAMES.index(name) for name in got_creep]
        if step == "begin":
            return [Begin()]
        if step == "turn":
            return [Turn(current)]
        g.phase, g.actions_left = "actions", actions
        return AFTER_ACTIONS[step]

    return Deep.of(
        GAME,
        seats=len(places),
        lay_out=lay_out,
        options=options,
        content=overrides or {},
        dice=Dice(key_that_rolls(*rolls)),
        twins=True,
    )


class Deep(Position[JupiterState]):
    """The table in play."""

    # --- asking --------------------------------------------------------------------------------------

    @property
    def question(self) -> tuple[str, int] | None:
        """The kind of the open question and the seat it is put to."""
        ask = self.match.ask
        return None if ask is None else (ask.kind, ask.asked[0])

    def may(self, kind: type[Action]) -> bool:
        return bool(self.offers(kind))

    def spaces(self, kind: type[Action], field: str = "to") -> list[str]:
        """The spaces that options of this kind name."""
        return [space_name(space) for space in self.offered(kind, field)]

    @property
    def may_decline(self) -> bool:
        return self.may(Pass)

    # --- playing -------------------------------------------------------------------------------------

    def moves(self, to: str) -> None:
        self.play(Move(self.seat, space_named(to)))

    def shoots(self, at: str) -> None:
        self.play(Shoot(self.seat, space_named(at)))

    def commands(self, who: str, to: str) -> None:
        """Which colonist, then where; with one way only, the second question is not asked."""
        self.play(Command(self.seat, space_named(who)))
        if self.asked == "send":
            self.play(Send(self.seat, space_named(to)))

    def trades(self, partner: int) -> None:
        self.play(Trade(self.seat, partner))

    def swaps(self, at: str, pawn: int = NOBODY) -> None:
        self.play(Swap(self.seat, space_named(at), pawn))

    def overrides(self, pawn: int) -> None:
        self.play(Override(self.seat, pawn))

    def uses(self, card: str, *, paired: bool = False) -> None:
        self.play(UseCard(self.seat, card, paired))

    def activates(self, card: str) -> None:
        self.play(Activate(self.seat, card))

    def chooses(self, **fields: Any) -> None:
        """The one option with these fields. Spaces go by name."""
        wanted = {
            name: space_named(value) if name in ("at", "to", "who") else value
            for name, value in fields.items()
        }
        self.answers(**wanted)

    def ends(self) -> None:
        self.play(EndActions(self.seat))

    # --- looking -------------------------------------------------------------------------------------

    def _where(self, who: int) -> list[str]:
        return [space_name(space) for space in range(POD) if self.g.occ[space] == who]

    @property
    def colonists(self) -> list[str]:
        return self._where(COLONIST)

    @property
    def creeps(self) -> list[str]:
        return self._where(CREEP)

    @property
    def supers(self) -> list[str]:
        return [name for tile, name in enumerate(TILE_NAMES) if self.g.is_covered(tile)]

    def at(self, seat: int) -> str:
        place = self.g.robots[seat].at
        return "out" if place == OUT else space_name(place)

    def hand(self, seat: int = 0) -> list[str]:
        return self.g.robots[seat].hand

    def core(self, seat: int = 0) -> str:
        return self.g.robots[seat].core

    @property
    def actions(self) -> int:
        return self.g.actions_left

    @property
    def saved(self) -> int:
        return self.g.saved

    @property
    def aboard(self) -> int:
        return len(self.g.seated)

    @property
    def pod(self) -> tuple[int, int] | None:
        return axial(self.g.pod) if self.g.docked else None

    @property
    def gangways(self) -> list[str]:
        """The domes the pod is bridged to."""
        return sorted(space_name(space) for space in self.g.colony.links[POD])

    def bridged(self, name: str) -> list[str]:
        return sorted(space_name(space) for space in self.g.colony.links[space_named(name)])

    def stands(self, tile: str) -> bool:
        return self.g.cells[TILE_NAMES.index(tile)] != NOWHERE

    def rims(self, tile: str) -> list[str]:
        """The rim domes of a module, by slot."""
        return [space_name(space)[-1] for space in self.g.colony.rims[TILE_NAMES.index(tile)]]

    @property
    def won(self) -> bool:
        return self.match.outcome is not None and bool(self.match.outcome.winners)
