"""The language of the tests: lay a table, say what people do, look at what came of it.

    t = voyage(players=2)
    t.fate(4)
    t.begin(Challenge("strength", 5, "story"))
    t.commits("laurent", "odessa")
    assert t.g.passed

Two players sit here unless a test says otherwise: seat 0 is active and sails Gregory, Kannan, Kasumi and
Laurent, seat 1 sails the others; both have one command and no cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from fathomfive.games.sleeping.actions import (
    Area,
    Begin,
    Branch,
    CardOf,
    Kind,
    Member,
    Region,
    SeatOf,
    Square,
    StoryChoice,
    Target,
    TurnPage,
    UseCard,
)
from fathomfive.games.sleeping.crew import health
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.state import CREW, Attack, Combat, Foe, SleepingState, Story, Trial
from fathomfive.games.sleeping.steps.combat import StartCombat
from fathomfive.games.sleeping.steps.explore import Exploration
from fathomfive.games.sleeping.steps.turn import Turn
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Step
from fathomfive.kernel.zones import seat_mask
from fathomfive.proof.position import Position

A = TypeVar("A", bound=Action)

WATCHES: dict[int, list[list[CrewId]]] = {
    1: [["audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "marco", "rafael"]],
    2: [["gregory", "kannan", "kasumi", "laurent"], ["audrie", "mac", "marco", "rafael"]],
    3: [["gregory", "kannan", "laurent"], ["kasumi", "mac", "marco"], ["audrie", "rafael"]],
    4: [["laurent", "kannan"], ["mac", "marco"], ["audrie", "rafael"], ["gregory", "kasumi"]],
}


def voyage(
    players: int = 2, seed: int = 1, overrides: dict[str, Any] | None = None, **options: Any
) -> Voyage:
    """A fresh voyage at the start of its first turn, with empty hands."""
    setup = Setup("sleeping", players, {"crew": "deal", **options}, overrides or {})
    match = Match.start(GAME, setup, Dice.seeded(seed))
    t = Voyage(match, [])
    if match.ask is not None and match.ask.kind == "first-player":
        t.answer(SeatOf, other=0)
    t.reads_prologue()
    for seat, watch in enumerate(WATCHES[players]):
        for member in watch:
            t.g.crew[member].seat = seat
        hand = t.g.players[seat].hand
        while hand.cards:
            t.g.ability_deck.put_under(hand.pop())
    return t


class Voyage(Position[SleepingState]):
    def reads_prologue(self, key: str = "") -> None:
        """Through the prologue, with nothing but a card if nothing else is said, as if nobody had read it."""
        if self.asked == "read-on":
            self.reads_on()
            self.chooses(key or ("C" if self.story.paragraph == "P3" else "B"))
            self.g.read, self.g.taken = [], []

    # --- looking -------------------------------------------------------------------------------------

    @property
    def about(self) -> Mapping[str, Any]:
        """What the question is about: it says so."""
        assert self.ask.about is not None
        return self.ask.about

    @property
    def story(self) -> Story:
        """The page that lies open: one does."""
        assert self.g.story is not None
        return self.g.story

    @property
    def combat(self) -> Combat:
        """The fight that goes on: one does."""
        assert self.g.combat is not None
        return self.g.combat

    @property
    def attack(self) -> Attack:
        """The attack that is being made: one is."""
        assert self.combat.attack is not None
        return self.combat.attack

    @property
    def trial(self) -> Trial:
        """The test that goes on: one does."""
        assert self.g.test is not None
        return self.g.test

    def members(self) -> list[CrewId]:
        return self.offered(Member, "member")

    def health(self, member: CrewId) -> int:
        return health(self.g, member)

    # --- laying the table ----------------------------------------------------------------------------

    def begin(self, *steps: Step, active: int = 0) -> Voyage:
        """Carry out these steps, and nothing that went on before, in the turn of `active`."""
        state = self.g
        if steps:
            state.active = active
        state.test = state.combat = state.story = state.fate = None
        state.phase = "test"
        state.actions_left = 0
        return self.again(*steps, Turn())

    def turn(self, seat: int = 0) -> Voyage:
        """Start a turn and stop at the choice of a room."""
        self.begin(Turn(seat))
        self.answer(Begin)
        return self

    def fate(self, *numbers: int) -> Voyage:
        """The next fate draws, in order."""
        deck = self.g.ability_deck
        for number in reversed(numbers):
            card = next(c for c in deck.cards[: len(deck.cards)] if self._fate(c) == number)
            deck.take(card)
            deck.put(card)
        return self

    def _fate(self, card: str) -> int:
        return self.g.book.abilities[card].fate

    def hand(self, seat: int, *cards: str) -> Voyage:
        for card in cards:
            self.g.ability_deck.take(card)
            self.g.players[seat].hand.put(card, seat_mask(seat))
        return self

    def equip(self, member: CrewId, *cards: str) -> Voyage:
        for card in cards:
            self.g.ability_deck.take(card)
            self.g.crew[member].equipped.append(card)
        return self

    def own(self, *cards: str, by: CrewId | None = None) -> Voyage:
        """Cards of the party; weapons may lie with somebody."""
        for card in cards:
            if card in self.g.market_deck:
                self.g.market_deck.take(card)
            self.g.cards[card] = 0
            if by is not None:
                self.g.crew[by].weapons.append(card)
        return self

    def command(self, *each: int) -> Voyage:
        for seat, n in enumerate(each):
            self.g.players[seat].command = n
        return self

    def health_is(self, **left: int) -> Voyage:
        for member, n in msgspec.convert(left, dict[CrewId, int]).items():
            self.g.crew[member].damage = self.g.book.crew[member].health - n
        return self

    def everybody_else_down(self, *up: CrewId) -> Voyage:
        for member in CREW:
            if member not in up:
                self.health_is(**{member: 0})
        return self

    def fight(self, *enemies: int, tokens: list[int] | None = None) -> Voyage:
        """A fight with the row in exactly this order."""
        self.begin(StartCombat(enemies))
        self.combat.row = [Foe(enemy) for enemy in enemies]
        if tokens is not None:
            self.combat.tokens = tokens
        return self.again()

    # --- what people do ------------------------------------------------------------------------------

    def answer(self, kind: type[Action], /, **fields: Any) -> Voyage:
        found = self.offers(kind, **fields)
        assert found, f"{kind.__name__} {fields} is no answer to {self.asked}: {self.match.options}"
        self.match.play(found[0])
        return self

    def member(self, *members: CrewId) -> Voyage:
        for member in members:
            self.answer(Member, member=member)
        return self

    def region(self, region: str) -> Voyage:
        return self.answer(Region, region=region)

    def area(self, area: str) -> Voyage:
        return self.answer(Area, area=area)

    def kind(self, *kinds: str) -> Voyage:
        for kind in kinds:
            self.answer(Kind, kind=kind)
        return self

    def card(self, *cards: str) -> Voyage:
        for card in cards:
            self.answer(CardOf, card=card)
        return self

    def branch(self, n: int) -> Voyage:
        return self.answer(Branch, branch=n)

    def use(self, card: str, option: int = 0, seat: int | None = None) -> Voyage:
        """Activate a card of the party."""
        fields = {"card": card, "option": option} | ({} if seat is None else {"seat": seat})
        return self.answer(UseCard, **fields)

    def target(self, enemy: int) -> Voyage:
        return self.answer(Target, enemy=enemy)

    def square(self, enemy: int, *squares: int) -> Voyage:
        for square in squares:
            self.answer(Square, enemy=enemy, square=square)
        return self

    def all_pass(self) -> Voyage:
        """Everybody who is asked declines this question."""
        ask = self.match.ask
        while self.match.ask is ask and ask is not None:
            self.passes()
        return self

    def hush(self) -> Voyage:
        """Decline every window until there is a real question."""
        while self.match.ask is not None and self.match.ask.window:
            self.all_pass()
        return self

    def explores(self, location: int) -> Voyage:
        """Open a location's page."""
        return self.begin(Exploration(location)).hush()

    def chooses(self, *keys: str) -> Voyage:
        """Take these choices of the story, one after the other."""
        for key in keys:
            self.answer(StoryChoice, key=key).hush()
        return self

    def reads_on(self) -> Voyage:
        """Turn pages until there is something to decide."""
        while self.asked == "read-on":
            self.answer(TurnPage).hush()
        return self

    def commits(self, *members: CrewId) -> Voyage:
        """Pick these members for the test, finish, and let nobody join or help."""
        self.member(*members)
        if self.asked == "commit":
            self.all_pass()
        while self.asked in ("join", "help"):
            self.all_pass()
        return self


__all__ = ["Voyage", "voyage"]
