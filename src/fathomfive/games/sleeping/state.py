"""What lies on the table: ship, crew, hands, decks, and whatever is in progress (test, fight, story).

Pieces are named by id and everything printed stands in the book, so a snapshot stays small.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from fathomfive.author import EVERYBODY, State, Zone
from fathomfive.games.sleeping.effects import CrewId, Skill, Status

if TYPE_CHECKING:
    from fathomfive.games.sleeping.book import Book

CREW: tuple[CrewId, ...] = get_args(CrewId)
CAPTAIN: CrewId = "odessa"
ROOMS = ("bridge", "galley", "deck", "quarters", "sickbay")  # the hull has no action (SLG-SHIP-4)
TIERS = ("mild", "perilous", "deadly")

TestKind = Literal["story", "hazard", "event", "travel"]


class Sailor(msgspec.Struct, omit_defaults=True):
    """A crew board and everything on it."""

    seat: int = 0
    """Who controls this member; the Captain belongs to whoever is active."""
    damage: int = 0
    fatigue: int = 0
    statuses: list[Status] = []
    equipped: list[str] = []
    levels: list[str] = []
    """Apart from what is equipped, so that nothing ever discards them (SLG-XP-3)."""
    weapons: list[str] = []
    command: int = 0
    synergies: list[CrewId] = []
    """Synergy tokens lying here, by owner; in a fight only."""
    tokens: int = 0
    """Combat action tokens used on this board this round."""


class Player(msgspec.Struct, omit_defaults=True):
    """Somebody at the table."""

    hand: Zone
    command: int = 0
    present: bool = True


class Fate(msgspec.Struct):
    """A fate draw that lies open: the printed number and what was added to it."""

    printed: int
    bonus: int = 0

    @property
    def total(self) -> int:
        """Without an upper limit (SLG-FATE-2)."""
        return self.printed + self.bonus


class Trial(msgspec.Struct, omit_defaults=True):
    """A challenge or travel in progress."""

    skill: Skill
    need: int
    kind: TestKind
    committed: list[CrewId] = []
    picked: list[CrewId] = []
    """Chosen by the seat that is just choosing; nothing is paid for them yet (SLG-CHAL-12)."""
    fate: Fate | None = None
    extra: int = 0
    """Skill added by cards after the draw."""
    distance: int = 0
    free_join: bool = False
    """Somebody's permission to join without paying is in force."""


class Brought(msgspec.Struct, array_like=True):
    """What somebody adds to a test."""

    member: CrewId
    n: int


class Tried(msgspec.Struct, omit_defaults=True):
    """A test that was decided, in the numbers of that moment: they stand on the page that follows."""

    skill: Skill
    need: int
    fate: int
    brought: list[Brought] = []
    more: int = 0
    """What cards and bonuses added."""

    @property
    def total(self) -> int:
        return self.fate + sum(one.n for one in self.brought) + self.more

    @property
    def passed(self) -> bool:
        return self.total >= self.need


class Foe(msgspec.Struct, omit_defaults=True):
    """An enemy card in the row; covered squares are counted row by row."""

    enemy: int
    covered: list[int] = []


class Attack(msgspec.Struct, omit_defaults=True):
    """One attack from its declaration to its end (SLG-ATK-9)."""

    member: CrewId
    weapon: str
    """A weapon card, or "" for the printed weapon."""
    target: int
    resist: dict[int, int] = {}
    """Resist of each card as it stood at the declaration."""
    first_strike: bool = False
    target_damaged: bool = False
    fate: Fate | None = None
    accuracy: int = 0
    damage: int = 0
    hearts_barred: int = 0
    """So many points of this attack may not go on hearts."""
    hit: bool = False
    countered: bool = False
    no_counter: bool = False
    diagonal: bool = False
    splash_free: bool = False
    ignored: list[str] = []
    extra_used: bool = False
    points: int = 0
    left: int = 0
    on_hearts: int = 0
    on_target: int = 0
    on_splash: int = 0
    placed: list[tuple[int, int]] = []
    """(enemy, square) in the order of placing."""
    synergy: bool = False


class Blow(msgspec.Struct, omit_defaults=True):
    """Damage on its way to somebody, while it may still be blocked."""

    victim: CrewId
    damage: int
    source: Literal["counterattack", "end_of_round"]
    blocked: int = 0

    @property
    def rest(self) -> int:
        return max(0, self.damage - self.blocked)


class Combat(msgspec.Struct, omit_defaults=True):
    row: list[Foe]
    tokens: list[int]
    """Unused action tokens of each seat."""
    round: int = 1
    disarmed: list[str] = []
    attacker: CrewId | None = None
    """Who has declared an attack, from the declaration to its end."""
    used: list[str] = []
    """What was used up for this combat; the next one starts anew (SLG-COMB-13)."""
    handed: list[int] = []
    """Seats that handed a token over in this window, once each token (SLG-WIN-9)."""
    returned: list[CrewId] = []
    attack: Attack | None = None
    blow: Blow | None = None
    acting: int = 0
    """Whose turn it is at the end of the round, counted from the left."""

    @property
    def coming(self) -> Blow:
        """The blow that is on its way, while one is."""
        assert self.blow is not None
        return self.blow

    def foe(self, enemy: int) -> Foe:
        return next(foe for foe in self.row if foe.enemy == enemy)


class Hub(msgspec.Struct, omit_defaults=True):
    """A town that is being visited, and what was done there."""

    paragraph: str
    used: list[str] = []


class Story(msgspec.Struct, omit_defaults=True):
    """The page that lies open."""

    paragraph: str = ""
    location: int = 0
    tokens: list[str] = []
    hubs: list[Hub] = []
    failure: str = ""
    """The choice whose failure was just read out, as page/key: words do not lie on the table."""
    again: bool = False
    """Back in town: the entry text has been read."""
    taking: str = ""
    """The choice of this page that is being carried out."""
    tried: Tried | None = None
    """The test that led to this page, until the readers go on."""


class LogEntry(msgspec.Struct, array_like=True):
    """A line of the journey log: turn, what happened, and to which id."""

    turn: int
    what: str
    id: str


class SleepingState(State, kw_only=True, omit_defaults=True):
    """The whole table."""

    if TYPE_CHECKING:

        @property
        def book(self) -> Book: ...

    # --- the campaign; counters begin as SLG-SETUP-15 says
    brutal: bool = False
    fate_dice: bool = False
    open_table: bool = False
    seats: int
    bells: int = 0
    """How many bells have rung; the pass is one more."""
    defeats: int = 0
    xp: int = 0
    turn: int = 0
    active: int = 0
    phase: str = "setup"
    ended: bool = False
    ending: int = 0
    # --- people and boards
    players: list[Player]
    crew: dict[CrewId, Sailor]
    region: str
    room: str = ""
    hull: dict[str, int]
    """Damage cubes by area."""
    resources: dict[str, int]  # one store for all (SLG-REW-4)
    # --- cards
    cards: dict[str, int] = {}
    """Owned market and adventure cards, and the command lying on each."""
    quests: list[int] = []
    used_quests: list[int] = []
    ability_deck: Zone
    ability_discard: Zone
    market_deck: Zone
    market_row: Zone
    event_top: Zone
    """Event cards that were looked at and put back."""
    event_decks: dict[str, Zone]
    event_unused: dict[str, Zone]
    event_skipped: dict[str, Zone]
    """Cards that left the deck unread."""
    event_used: Zone
    event_now: str = ""
    ongoing: list[str] = []
    search_stack: Zone
    search_drawn: Zone
    search_discard: Zone
    serpent: str = ""
    tokens: list[str] = []
    # --- this turn
    actions_left: int = 0
    used: list[str] = []
    """What was used up for this turn."""
    slow: int = 0
    """Distance added for the rest of the turn (negative: slower)."""
    moved: list[str] = []
    """Weapon cards moved in the window that is open (SLG-WIN-9)."""
    # --- in progress
    fate: Fate | None = None
    """A fate draw for ship damage."""
    test: Trial | None = None
    passed: bool = False
    participants: list[CrewId] = []
    """Who took part in the challenge that was just decided; its fail line goes to them first."""
    victim: CrewId | None = None
    """Whom a status is just coming to."""
    combat: Combat | None = None
    story: Story | None = None
    distance_left: int = 0
    port_used: list[str] = []
    # --- what the group knows
    read: list[str] = []
    taken: list[str] = []
    """Choices ever taken, as page/key: what they lead to is known."""
    visited: list[int] = []
    entries: dict[int, str] = {}
    """The page that opened when a place was explored last."""
    log: list[LogEntry] = []
    totems_ever: list[int] = []
    endings_ever: list[int] = []
    last_ending: int = 0
    """Of the campaign before this one; 0 if that was lost or given up, or there was none."""
    achieved_before: int = 0
    """Achievements when this campaign began: what has been unlocked since is news."""
    notes: list[str] = []

    # --- what is in progress, for rules that know it is -----------------------------------------------

    @property
    def trial(self) -> Trial:
        assert self.test is not None
        return self.test

    @property
    def fight(self) -> Combat:
        assert self.combat is not None
        return self.combat

    @property
    def reading(self) -> Story:
        assert self.story is not None
        return self.story

    # --- small look-ups ------------------------------------------------------------------------------

    @property
    def here(self) -> list[int]:
        """The seats that are taken, in order."""
        return [seat for seat, player in enumerate(self.players) if player.present]

    def around(self, first: int) -> list[int]:
        """The seats that are taken, clockwise from `first`."""
        here = self.here
        return [seat for seat in here if seat >= first] + [seat for seat in here if seat < first]

    def after(self, seat: int) -> int:
        """The next taken seat clockwise (SLG-PLAY-5); alone it is always one's own turn (SLG-TURN-5)."""
        return next((other for other in self.around(seat) if other != seat), seat)

    @property
    def side(self) -> int:
        """The side of the ship board: 0 for one or two players, 1 for three or four (SLG-SETUP-2)."""
        return 0 if len(self.here) <= 2 else 1

    @property
    def map(self) -> str:
        return self.region.partition("-")[0]

    @property
    def command_supply(self) -> int:
        out = sum(player.command for player in self.players)
        out += sum(sailor.command for sailor in self.crew.values())
        return self.book.ship.supply.command - out - sum(self.cards.values())

    @property
    def events_left(self) -> int:
        return len(self.event_top) + sum(len(deck) for deck in self.event_decks.values())

    @property
    def bell_due(self) -> bool:
        """No card is left to draw, so the next event phase is a bell (SLG-EVENT-6, SLG-EVENT-15).

        It stays due, over a defeat too, until its page has made a new deck (SLG-EVENT-14).
        """
        return self.events_left == 0

    @property
    def ship_damage(self) -> int:
        return sum(self.hull.values())

    @property
    def totems(self) -> list[str]:
        return [card for card in self.cards if self.book.cards[card].totem]

    def has_keyword(self, keyword: str) -> bool:
        """While its quest card is owned, not once it is used (SLG-KEY-1)."""
        return self.book.keyword_quest.get(keyword) in self.quests

    def note(self, what: str, id: str) -> None:
        """Write a line into the journey log."""
        self.log.append(LogEntry(self.turn, what, id))

    # --- for the kernel -------------------------------------------------------------------------------

    def zones(self) -> dict[str, Zone]:
        """Everything with a back, by name."""
        found = {
            "ability-deck": self.ability_deck,
            "ability-discard": self.ability_discard,
            "market-deck": self.market_deck,
            "market-row": self.market_row,
            "event-top": self.event_top,
            "event-used": self.event_used,
            "search-stack": self.search_stack,
            "search-drawn": self.search_drawn,
            "search-discard": self.search_discard,
        }
        for tier in TIERS:
            found[f"event-{tier}"] = self.event_decks[tier]
            found[f"event-unused-{tier}"] = self.event_unused[tier]
            found[f"event-skipped-{tier}"] = self.event_skipped[tier]
        for seat, player in enumerate(self.players):
            found[f"hand-{seat}"] = player.hand
        return found

    def components(self) -> dict[str, int]:
        """What must never get lost: cards of each kind, wherever they lie, and tokens with their supply."""
        found = Counter(dict.fromkeys(("ability", "event", "market", "search"), 0))
        for zone in self.zones().values():
            found[zone.family.partition("-")[0]] += len(zone)
        found["ability"] += sum(len(sailor.equipped) for sailor in self.crew.values())
        found["event"] += len(self.ongoing) + bool(self.event_now)
        found["market"] += sum(1 for card in self.cards if card.startswith("MK"))
        synergies = sum(len(sailor.synergies) for sailor in self.crew.values())
        return {
            **found,
            "command": self.book.ship.supply.command if self.command_supply >= 0 else -1,
            "synergy": synergies if self.combat is not None else len(CREW),
        }


def public(family: str) -> Zone:
    """An empty heap that lies open."""
    return Zone.of(family, (), EVERYBODY)
