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
from dataclasses import replace
from importlib.resources import files
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
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, Start
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Pass, Step
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Texts, Words, house_words
from fathomfive.kernel.zones import Zone

ALL_GEMS = (4, 4, 3, 2, 2, 1)
NO_GEMS = (0, 0, 0, 0, 0, 0)
PHASES = "ABC"
FLIP: tuple[str, ...] = ("shell", "water")
FINISH_NAMES = {"F1": 35, "F2": 36, "F3": 37}
TEXTS = Texts("en", house_words(), files(GAME.package) / "text")


def english(words: Words) -> str:
    sentence = TEXTS(words)
    assert not TEXTS.missing
    return sentence


class LoadedDice(Dice):
    """Dice that fall as they are told. They live in matches that are not tracked: nothing encodes them."""

    coming: list[str] = []

    def below(self, n: int) -> int:
        assert self.coming, "the dice were rolled once more than expected"
        self.drawn += 1
        result = self.coming.pop(0)
        faces = FLIP if result in FLIP else COLOURS
        assert n == len(faces), f"{result} is one of {len(faces)} equal faces, not of {n}"
        return faces.index(result)


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

    def lay_out(start: Start) -> tuple[TentaculaState, list[Step]]:
        g, _ = GAME.begin(start)
        g.attach(start.book, [], None)
        number = start.book.face_numbers
        g.chips = [CREATURES.index(chip) for chip in chips]
        g.stash_id, g.need = stash, list(start.book.needs[stash])
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
        g.box = [number[f"{tile.id}a"] for tile in start.book.tiles if tile.id not in lying]
        g.gate = gate
        rest = [name for name in start.book.gates if name != gate and name not in gates]
        g.gates = Zone.of("gate", [*rest, *reversed(gates)])
        arch = start.book.tables.arch[g.phase]
        g.queue = [swimmer for swimmer in start.book.orders[gate] if fish[swimmer] <= arch]
        assert tuple(g.queue) == start.book.orders[gate][3 - len(g.queue) :], "fish passed out of order"
        g.stash, g.chest, g.cave = list(saved), list(chest), list(cave)
        assert [sum(gems) for gems in zip(saved, chest, cave, strict=True)] == list(ALL_GEMS)
        g.shells = shells
        g.round = 1
        g.last = g.players - 1 if last is None else last
        if dice or not tracked:
            g.dice = LoadedDice("loaded", 0, list(dice))
        return g, [Draw(), CloseRound()] if round_end else [Turn()]

    told: list[Tell] = []
    setup = Setup("tentacula", len(chips), {"level": level, "who_goes": who_goes})
    match = Match.start(
        replace(GAME, begin=lay_out), setup, Dice.seeded(0), tracked=tracked, sink=told.append
    )
    return Sea(match, told)


def place(to: int | str) -> int:
    return FINISH_NAMES[to] if isinstance(to, str) else to


def called(to: int) -> int | str:
    return f"F{to - FINISH + 1}" if to >= FINISH else to


class Sea:
    """A table under test."""

    def __init__(self, match: Match[TentaculaState], told: list[Tell]) -> None:
        self.match = match
        self.told = told
        self.followed: list[Action] = []
        """The answers that followed the latest one by themselves: there was no choice."""

    # --- asking --------------------------------------------------------------------------------------

    @property
    def state(self) -> TentaculaState:
        return self.match.state

    @property
    def asked(self) -> tuple[str, tuple[int, ...]]:
        assert self.match.ask is not None, "the match is over"
        return self.match.ask.kind, self.match.ask.asked

    @property
    def kind(self) -> str | None:
        return self.match.ask.kind if self.match.ask else None

    def moves(self, seat: int | None = None, creature: str | None = None) -> list[str]:
        """`tile red 10`, `shell red 8 seahorse`, `none`: of the open question, or for a seat and creature."""
        if seat is None:
            assert self.kind == "move"
            return [_move_words(option) for option in self.match.options]
        self.state.creature = CREATURES.index(creature) if creature else self.state.creature
        return [_move_words(option) for option in ways(self.state, seat)]

    def choices(self) -> list[Any]:
        """The one field of each answer, in words: sides, colours, seats, faces; `no` to decline."""
        return [_choice_words(option, self.state) for option in self.match.options]

    # --- playing -------------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        self.followed = self.match.play(action)

    def _who(self) -> int:
        assert self.match.ask is not None
        return self.match.ask.asked[0]

    def goes(self, seat: int, named_by: int | None = None) -> None:
        self.play(GoNext(seat if named_by is None else named_by, seat))

    def places(self, side: str) -> None:
        self.play(LayTile(self._who(), SIDES.index(side)))

    def swims(self, fish: str, to: int | str, shell: str = "") -> None:
        """By the tile, or by a shell move to this creature."""
        creature = CREATURES.index(shell) if shell else self.state.creature
        self.play(Swim(self._who(), FISH.index(fish), place(to), creature, bool(shell)))

    def stays(self) -> None:
        self.play(StayPut(self._who()))

    def dolphin(self, colour: str) -> None:
        self.play(CallDolphin(self._who(), COLOURS.index(colour)))

    def shark(self, colour: str) -> None:
        self.play(CallShark(self._who(), COLOURS.index(colour)))

    def declines(self) -> None:
        self.play(Pass(self._who()))

    def rerolls(self) -> None:
        self.play(RollAgain(self._who()))

    def keeps(self) -> None:
        self.play(KeepRoll(self._who()))

    def gives(self, colour: str) -> None:
        self.play(GiveGem(self._who(), COLOURS.index(colour)))

    def takes(self, side: str) -> None:
        self.play(TakeTile(self._who(), SIDES.index(side)))

    def shows(self, face: str) -> None:
        self.play(ShowFace(self._who(), self.state.book.face_numbers[face]))

    # --- looking -------------------------------------------------------------------------------------

    @property
    def fish(self) -> tuple[int, ...]:
        return tuple(self.state.fish)

    @property
    def chest(self) -> tuple[int, ...]:
        return tuple(self.state.chest)

    @property
    def cave(self) -> tuple[int, ...]:
        return tuple(self.state.cave)

    @property
    def stash(self) -> tuple[int, ...]:
        return tuple(self.state.stash)

    @property
    def shells(self) -> int:
        return self.state.shells

    @property
    def hands(self) -> list[str | None]:
        return [self._face(face) for face in self.state.hands]

    @property
    def inside(self) -> dict[int, str]:
        return self._track(self.state.inside)

    @property
    def outside(self) -> dict[int, str]:
        return self._track(self.state.outside)

    @property
    def box(self) -> list[str]:
        assert NO_TILE not in self.state.box, "an empty hand or reef square went to the box"
        return [self.state.book.face_names[face][:-1] for face in self.state.box]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def passed(self) -> list[str]:
        return [FISH[fish] for fish in self.state.passed]

    @property
    def cause(self) -> str | None:
        return self.match.outcome.cause if self.match.outcome else None

    @property
    def dice_left(self) -> int:
        assert isinstance(self.state.dice, LoadedDice)
        return len(self.state.dice.coming)

    def safe(self, *squares: int) -> list[bool]:
        return [self.state.protected(square) for square in squares]

    def said(self, text: str) -> list[Tell]:
        return [tell for tell in self.told if tell.text == text]

    def _face(self, face: int) -> str | None:
        return None if face == NO_TILE else self.state.book.face_names[face]

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
