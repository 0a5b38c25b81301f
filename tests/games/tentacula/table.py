"""A table of Tentacula laid out by hand, and words to play on it: the language of this game's tests.

    sea = sea_at(inside={1: "R01a"}, outside={1: "R04b"}, fish=(0, 0, 3), hands={0: "R12b"}, dice=["blue"])
    sea.goes(0)
    sea.places("inside")
    sea.swims("yellow", 6)
    assert sea.chest == (4, 3, 3, 2, 2, 1)

Fish are (red, green, yellow): 0 is the start, 35 to 37 are the finish squares F1 to F3. Gems are (red, blue,
green, yellow, purple, white). What is not said is as quiet as can be: two seats with turtle and crab, the
board closed on the left, the gate `hat_bowler_first`, the stash Sunken Bell, no shells, all gems in the
chest, no pile. `hands` names the tiles in front of seats; at the end of a round (`round_end=True`) nobody has
one. `dice` are the results still to come, in words: a colour, or `shell` and `water` for the crab's flip. To
ask for one more than was given is an error; `Sea.dice_left` tells what was not asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathomfive.games.tentacula.actions import (
    CallDolphin,
    CallShark,
    GiveGem,
    GoNext,
    KeepRoll,
    LayTile,
    RollAgain,
    ShowFace,
    StayPut,
    Swim,
    TakeTile,
)
from fathomfive.games.tentacula.board import COLOURS, CREATURES, FINISH, FISH, NO_TILE, SIDES
from fathomfive.games.tentacula.book import StashId
from fathomfive.games.tentacula.game import GAME
from fathomfive.games.tentacula.moves import ways
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.games.tentacula.steps.round_end import Draw
from fathomfive.games.tentacula.steps.turn import CloseRound, Turn
from fathomfive.kernel.play import Action, Pass, Step
from fathomfive.kernel.text import Text, Words
from fathomfive.kernel.zones import Zone
from fathomfive.proof.position import LoadedDice, Position, in_english

ALL_GEMS = (4, 4, 3, 2, 2, 1)
NO_GEMS = (0, 0, 0, 0, 0, 0)
PHASES = "ABC"
FLIP: tuple[str, ...] = ("shell", "water")
FINISH_NAMES = {"F1": 35, "F2": 36, "F3": 37}


def english(words: Words) -> str:
    return in_english(GAME, words)


def sea_at(
    *,
    chips: Sequence[str] = ("turtle", "crab"),
    phase: str = "A",
    fish: tuple[int, int, int] = (0, 0, 0),
    inside: Mapping[int, str] | None = None,
    outside: Mapping[int, str] | None = None,
    fronts: tuple[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    acted: Sequence[int] = (),
    pile: Sequence[str] = (),
    gate: str = "hat_bowler_first",
    gates: Sequence[str] = (),
    stash: StashId = "sunken_bell",
    saved: Sequence[int] = NO_GEMS,
    chest: Sequence[int] = ALL_GEMS,
    cave: Sequence[int] = NO_GEMS,
    shells: int = 0,
    last: int | None = None,
    round_end: bool = False,
    level: str = "first_voyage",
    who_goes: str = "volunteer",
    dice: Sequence[str] = (),
    tracked: bool = False,
) -> Sea:
    """Lay out a table at the start of a turn, or at the end of a round. The pile is given from the top."""

    def lay_out(g: TentaculaState) -> list[Step]:
        book, number = g.book, g.book.face_numbers
        g.chips = [CREATURES.index(chip) for chip in chips]
        g.stash_id, g.need = stash, list(book.needs[stash])
        g.phase = PHASES.index(phase)
        g.fish = list(fish)
        for track, tiles in ((g.inside, inside or {}), (g.outside, outside or {})):
            for segment, face in tiles.items():
                track[segment] = number[face]
        g.front = list(fronts or (max(inside or {0: ""}) + 1, max(outside or {0: ""}) + 1))
        g.hands = [number[hands[seat]] if hands and seat in hands else NO_TILE for seat in range(g.players)]
        g.acted = list(acted)
        g.pile = Zone.of("tile", reversed(pile))
        if pile:
            g.look_at_pile()
        lying = {
            name[:-1]
            for name in (*(inside or {}).values(), *(outside or {}).values(), *(hands or {}).values(), *pile)
        }
        g.box = [number[f"{tile.id}a"] for tile in book.tiles if tile.id not in lying]
        g.gate = gate
        rest = [name for name in book.gates if name != gate and name not in gates]
        g.gates = Zone.of("gate", [*rest, *reversed(gates)])
        arch = book.tables.arch[g.phase]
        g.queue = [swimmer for swimmer in book.orders[gate] if fish[swimmer] <= arch]
        assert tuple(g.queue) == book.orders[gate][3 - len(g.queue) :], "fish passed out of order"
        g.stash, g.chest, g.cave = list(saved), list(chest), list(cave)
        assert [sum(gems) for gems in zip(saved, chest, cave, strict=True)] == list(ALL_GEMS)
        g.shells = shells
        g.round = 1
        g.last = g.players - 1 if last is None else last
        if dice or not tracked:
            g.dice = LoadedDice.showing(*dice, faces=(FLIP, COLOURS))
        return [Draw(), CloseRound()] if round_end else [Turn()]

    options = {"level": level, "who_goes": who_goes}
    return Sea.of(GAME, seats=len(chips), lay_out=lay_out, options=options, tracked=tracked)


def place(to: int | str) -> int:
    return FINISH_NAMES[to] if isinstance(to, str) else to


def called(to: int) -> int | str:
    return f"F{to - FINISH + 1}" if to >= FINISH else to


class Sea(Position[TentaculaState]):
    """A table under test."""

    # --- asking --------------------------------------------------------------------------------------

    @property
    def question(self) -> tuple[str, tuple[int, ...]]:
        return self.ask.kind, self.ask.asked

    def moves(self, seat: int | None = None, creature: str | None = None) -> list[str]:
        """`tile red 10`, `shell red 8 seahorse`, `none`: of the open question, or for a seat and creature."""
        if seat is None:
            assert self.asked == "move"
            return [_move_words(option) for option in self.match.options]
        self.g.creature = CREATURES.index(creature) if creature else self.g.creature
        return [_move_words(option) for option in ways(self.g, seat)]

    def choices(self) -> list[Any]:
        """The one field of each answer, in words: sides, colours, seats, faces; `no` to decline."""
        return [_choice_words(option, self.g) for option in self.match.options]

    # --- playing -------------------------------------------------------------------------------------

    def goes(self, seat: int, named_by: int | None = None) -> None:
        self.play(GoNext(seat if named_by is None else named_by, seat))

    def places(self, side: str) -> None:
        self.play(LayTile(self.seat, SIDES.index(side)))

    def swims(self, fish: str, to: int | str, shell: str = "") -> None:
        """By the tile, or by a shell move to this creature."""
        creature = CREATURES.index(shell) if shell else self.g.creature
        self.play(Swim(self.seat, FISH.index(fish), place(to), creature, bool(shell)))

    def stays(self) -> None:
        self.play(StayPut(self.seat))

    def dolphin(self, colour: str) -> None:
        self.play(CallDolphin(self.seat, COLOURS.index(colour)))

    def shark(self, colour: str) -> None:
        self.play(CallShark(self.seat, COLOURS.index(colour)))

    def declines(self) -> None:
        self.passes()

    def rerolls(self) -> None:
        self.play(RollAgain(self.seat))

    def keeps(self) -> None:
        self.play(KeepRoll(self.seat))

    def gives(self, colour: str) -> None:
        self.play(GiveGem(self.seat, COLOURS.index(colour)))

    def takes(self, side: str) -> None:
        self.play(TakeTile(self.seat, SIDES.index(side)))

    def shows(self, face: str) -> None:
        self.play(ShowFace(self.seat, self.g.book.face_numbers[face]))

    # --- looking -------------------------------------------------------------------------------------

    @property
    def fish(self) -> tuple[int, ...]:
        return tuple(self.g.fish)

    @property
    def chest(self) -> tuple[int, ...]:
        return tuple(self.g.chest)

    @property
    def cave(self) -> tuple[int, ...]:
        return tuple(self.g.cave)

    @property
    def stash(self) -> tuple[int, ...]:
        return tuple(self.g.stash)

    @property
    def shells(self) -> int:
        return self.g.shells

    @property
    def hands(self) -> list[str | None]:
        return [self._face(face) for face in self.g.hands]

    @property
    def inside(self) -> dict[int, str]:
        return self._track(self.g.inside)

    @property
    def outside(self) -> dict[int, str]:
        return self._track(self.g.outside)

    @property
    def box(self) -> list[str]:
        assert NO_TILE not in self.g.box, "an empty hand or reef square went to the box"
        return [self.g.book.face_names[face][:-1] for face in self.g.box]

    @property
    def phase(self) -> str:
        return PHASES[self.g.phase]

    @property
    def passed(self) -> list[str]:
        return [FISH[fish] for fish in self.g.passed]

    @property
    def dice_left(self) -> int:
        assert isinstance(self.g.dice, LoadedDice)
        return len(self.g.dice.coming)

    def heard(self, line: str) -> str:
        """The last log line of this kind, as people read it: `heard("steals")`."""
        tell = self.said(line)[-1]
        return self.reads(Text(tell.text, tell.args))

    def safe(self, *squares: int) -> list[bool]:
        return [self.g.protected(square) for square in squares]

    def _face(self, face: int) -> str | None:
        return None if face == NO_TILE else self.g.book.face_names[face]

    def _track(self, track: list[int]) -> dict[int, str]:
        return {segment: name for segment, face in enumerate(track) if (name := self._face(face))}


def _move_words(option: Action) -> str:
    if not isinstance(option, Swim):
        return "none"
    way = f"shell {FISH[option.fish]} {called(option.to)} {CREATURES[option.creature]}"
    return way if option.shell else f"tile {FISH[option.fish]} {called(option.to)}"


def _choice_words(option: Action, g: TentaculaState) -> Any:
    match option:
        case LayTile(side=side) | TakeTile(side=side):
            return SIDES[side]
        case CallDolphin(colour=colour) | CallShark(colour=colour) | GiveGem(colour=colour):
            return COLOURS[colour]
        case GoNext(who=seat):
            return seat
        case ShowFace(face=face):
            return g.book.face_names[face]
        case RollAgain():
            return "reroll"
        case KeepRoll():
            return "keep"
        case Pass():
            return "no"
    raise AssertionError(option)


def robbed_seahorse() -> Sea:
    """The seahorse's fish is in open water, the moonstone is gone already, and it may roll again."""
    sea = sea_at(
        inside={1: "R01a"},
        outside={1: "R02a"},
        chips=("turtle", "seahorse"),
        fish=(4, 0, 0),
        chest=(4, 4, 3, 2, 2, 0),
        cave=(0, 0, 0, 0, 0, 1),
        hands={1: "R10a", 0: "R09b"},
        dice=["purple", "white"],
    )
    sea.goes(1)
    sea.places("inside")
    sea.swims("red", 8)
    return sea
