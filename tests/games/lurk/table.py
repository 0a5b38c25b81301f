"""A battle laid out for a test, and the words to play it: `battle(a=..., b=...)`, `b.attacks(...)`.

Two players unless said otherwise: seat 0 has cap N and the turn, seat 1 has cap S. All core tiles are Sand
unless said otherwise, everybody has 3 Essence. Dice are laid out in the order of the roll: `dice="Ow -- Ob"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from fathomfive.games.lurk.actions import (
    Activate,
    Choose,
    Concede,
    Declare,
    EndTurn,
    Reinforce,
    StepTo,
    Stop,
    Target,
    Use,
    Waste,
)
from fathomfive.games.lurk.board import Board
from fathomfive.games.lurk.book import Book, load_book
from fathomfive.games.lurk.entries import TOKENS, CapId
from fathomfive.games.lurk.game import GAME
from fathomfive.games.lurk.options import Options
from fathomfive.games.lurk.rolls import KINDS
from fathomfive.games.lurk.setup import begin
from fathomfive.games.lurk.state import CREATURE, FALLEN, Creature, LurkState, Mode, Model
from fathomfive.games.lurk.steps.turn import CleanUp, EndOfTurn, LurkerPhase, Menu, Turn
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, Snapshot, Start
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Step
from fathomfive.kit.hexes import Hex
from fathomfive.proof.position import Position

BOOK = load_book()
SYMBOLS = {"--": 0, "Ob": 1, "Ow": 2, "Sb": 3, "Sw": 4, "Db": 5, "Dw": 6}
CAPS: dict[int, tuple[CapId, ...]] = {2: ("N", "S"), 3: ("N", "SE", "SW"), 4: ("N", "E", "S", "W")}
Laid = tuple[str, Hex | int] | tuple[str, Hex | int, Mapping[str, Any]]
"""Which model and where, RESERVE too; and what it has on it."""
Army = dict[str, Laid]


class LaidDice:
    """The faces of one colour, as they were laid out for the test; a roll nobody spoke of is an error."""

    def __init__(self, colour: int, faces: Sequence[int], queue: list[str]) -> None:
        self.colour, self.faces, self.queue = colour, faces, queue

    def __getitem__(self, _: int) -> int:
        assert self.queue, "a die is rolled that the test did not lay out"
        face = self.colour * KINDS + SYMBOLS[self.queue.pop(0)]
        assert face in self.faces, f"colour {self.colour} has no such face"
        return face

    def __iter__(self) -> Iterator[int]:
        """All faces, as whoever reckons the odds counts them: that rolls nothing."""
        return iter(self.faces)

    def __len__(self) -> int:
        return len(self.faces)


class Battle(Position[LurkState]):
    uids: dict[str, int]
    queue: list[str]

    # --- what is there --------------------------------------------------------------------------------

    def tile(self, at: Hex) -> int:
        return self.g.board.number[at]

    def model(self, name: str) -> Model:
        return self.g.models[self.uids[name]]

    def at(self, name: str) -> Hex | None:
        tile = self.model(name).tile
        return self.g.board.hexes[tile] if tile >= 0 else None

    def wounds(self, name: str) -> int:
        return self.model(name).wounds

    def fallen(self, name: str) -> bool:
        return self.model(name).tile == FALLEN

    def tokens(self, name: str) -> list[str]:
        return [token for n, token in enumerate(TOKENS) if self.model(name).tokens >> n & 1]

    def essence(self, seat: int) -> int:
        return self.g.players[seat].essence

    @property
    def card(self) -> str:
        """The activation card: "2/1/0"."""
        return f"{self.g.to_move}/{self.g.to_attack}/{self.g.spent}"

    @property
    def who(self) -> int:
        return self.match.waiting_for[0]

    def may(self, mode: Mode, at: Hex) -> bool:
        return Activate(self.who, mode, self.tile(at)) in self.match.options

    def may_step(self, at: Hex) -> bool:
        return StepTo(self.who, self.tile(at)) in self.match.options

    def may_choose(self, name: str) -> bool:
        return Choose(self.who, self.uids[name]) in self.match.options

    def named(self) -> list[str]:
        """The models that are offered, by the names of the test."""
        names = {uid: name for name, uid in self.uids.items()}
        return [
            names[option.uid if isinstance(option, Choose) else option.fighter]
            for option in self.match.options
            if isinstance(option, Choose) or (isinstance(option, Target) and option.fighter < CREATURE)
        ]

    def tiles(self) -> list[Hex]:
        """Where a step may lead, in reading order; a tile that is offered twice stands here twice."""
        return [self.g.board.hexes[tile] for tile in sorted(o.tile for o in self.offers(StepTo))]

    # --- what is done ---------------------------------------------------------------------------------

    def rolls(self, faces: str) -> Battle:
        """What the next dice will show."""
        self.queue.extend(face for face in faces.split() if face != "+")
        vars(self.g.book)["faces"] = tuple(
            LaidDice(colour, faces, self.queue) if not isinstance(faces, LaidDice) else faces
            for colour, faces in enumerate(self.g.book.faces)
        )
        return self

    def activates(self, mode: Mode, at: Hex) -> Battle:
        return self.play(Activate(self.who, mode, self.tile(at)))

    def picks(self, name: str) -> Battle:
        return self.play(Choose(self.who, self.uids[name]))

    def aims(self, name: str) -> Battle:
        return self.play(Target(self.who, self.uids[name]))

    def aims_at_creature(self, at: Hex) -> Battle:
        return self.play(Target(self.who, CREATURE + self.tile(at)))

    def declares(self, **what: bool) -> Battle:
        return self.play(Declare(self.who, **what))

    def steps(self, *path: Hex) -> Battle:
        for at in path:
            self.play(StepTo(self.who, self.tile(at)))
        return self

    def stops(self) -> Battle:
        return self.play(Stop(self.who))

    def uses(self, what: Literal["own", "card", "item"]) -> Battle:
        return self.play(Use(self.who, what))

    def wastes(self) -> Battle:
        return self.play(Waste(self.who))

    def reinforces(self, name: str, at: Hex) -> Battle:
        return self.play(Reinforce(self.who, self.uids[name], self.tile(at)))

    def ends_turn(self) -> Battle:
        return self.play(EndTurn(self.who))

    def concedes(self) -> Battle:
        return self.play(Concede(self.who)).play(Concede(self.who))

    # --- the same in one breath -----------------------------------------------------------------------

    def moves(self, name: str, *path: Hex, **what: bool) -> Battle:
        """One model's Movement action along a path; then its activation is over."""
        at = self.at(name)
        assert at is not None
        self.activates("move", at)
        while self.asked == "logistics":
            self.passes()
        self.picks(name).declares(**what).steps(*path)
        if self.asked == "step":
            self.stops()
        if self.asked == "mover":
            self.passes()
        return self

    def attacks(self, name: str, target: str, faces: str | None = None, mode: Mode = "attack") -> Battle:
        """One model's attack in an activation of its tile, up to the first window."""
        at = self.at(name)
        assert at is not None
        if faces is not None:
            self.rolls(faces)
        self.activates(mode, at).picks(name)
        if self.asked == "target":
            self.aims(target)
        return self

    def without_windows(self) -> Battle:
        """Nobody uses an ability from here on."""
        for seat in range(self.g.seats):
            for kind in ("attack_window", "defence_window"):
                self.match.leave_standing_pass(seat, kind)
        return self

    def put(self, zone: str, *cards: str) -> Battle:
        """Cards on top of a deck; the last one is drawn first."""
        deck = getattr(self.g, zone)
        for card in cards:
            if card in deck.cards:
                deck.take(card)
            deck.put(card)
        return self


def own_book(book: Book) -> Book:
    """A copy whose dice a test may lay out; the maps are shared."""
    copy = msgspec.structs.replace(book)
    vars(copy)["boards"] = book.boards
    return copy


def new_board(seats: int = 2) -> Board:
    """A map of its own, on which nothing has been worked out yet."""
    return Board(BOOK.radius, dict(BOOK.caps), BOOK.layouts[seats], BOOK.mix)  # type: ignore[arg-type]


def turn_of(seat: int) -> list[Step]:
    """For a battle that begins with another player's turn."""
    return [Turn(seat), LurkerPhase(), CleanUp()]


def battle(
    a: Mapping[str, Laid] | None = None,
    b: Mapping[str, Laid] | None = None,
    *others: Mapping[str, Laid],
    rock: Iterable[Hex] = (),
    coral: Iterable[Hex] = (),
    abyss: Iterable[Hex] = (),
    lair: Iterable[Hex] = (),
    creatures: Mapping[Hex, str] | None = None,
    card: str = "3/0/0",
    round: int = 1,
    options: Mapping[str, Any] | None = None,
    agenda: Sequence[Step] | None = None,
    dice: str | None = None,
    windows: bool = True,
    event: str | None = None,
    book: Book | None = None,
) -> Battle:
    """A battle in the turn of seat 0, as it was laid out."""
    armies = [a or {}, b or {"far": ("nautilus_deckhand", (0, 3))}, *others]
    seats = len(armies)
    book = own_book(book or BOOK)
    given = Options(**(options or {}))
    g, _ = begin(Start(book, seats, given, Dice.seeded("battle")))
    g.attach(book, [], None)
    number, mask = g.board.number, g.board.mask
    uids: dict[str, int] = {}
    for seat, army in enumerate(armies):
        player = g.players[seat]
        player.cap, player.essence = CAPS[seats][seat], 3
        for name, (kind, at, *more) in army.items():
            uids[name] = len(g.models)
            g.models.append(Model(seat, kind, at if isinstance(at, int) else number[at]))
            has: Mapping[str, Any] = more[0] if more else {}
            for field, value in has.items():
                if field == "tokens":
                    value = sum(1 << TOKENS.index(token) for token in value)
                setattr(g.models[-1], field, value)
        kinds = [model.kind for model in g.models if model.owner == seat]
        player.faction = book.models[kinds[0]].faction if kinds else None
    beasts = creatures or {}
    g.rock, g.coral, g.fresh = mask(rock), mask(coral), mask(coral)
    g.hidden = mask(abyss)
    g.lair = mask(lair)
    g.guarded = mask(beasts)
    g.abyss = g.hidden | g.lair | g.guarded
    g.creatures = [Creature(card, number[at]) for at, card in beasts.items()]
    g.creatures.sort(key=lambda creature: creature.tile)
    for creature in g.creatures:
        g.abyss_deck.take(creature.card)
    g.order = list(range(seats))
    g.phase, g.active, g.round = "turn", 0, round
    g.to_move, g.to_attack, g.spent = map(int, card.split("/"))
    later = [Menu(), EndOfTurn(), *(Turn(seat) for seat in range(1, seats)), LurkerPhase(), CleanUp()]
    steps = list(reversed(agenda if agenda is not None else later))
    setup = Setup("lurk", seats, {name: getattr(given, name) for name in given.__struct_fields__})
    laid = Battle(Match(GAME, setup, Snapshot(GAME.schema, g, steps), book, tracked=True), [])
    laid.uids, laid.queue = uids, []
    laid.match.listen(laid.told.append)
    laid.put("event_deck", "ev_blackout", "ev_clear_water")  # events that a test does not mean to meet
    if event is not None:
        laid.put("event_deck", event)
    if not windows:
        laid.match.standing = {s: {"attack_window", "defence_window"} for s in range(seats)}
    if dice is not None:
        laid.rolls(dice)
    return laid.goes_on()
