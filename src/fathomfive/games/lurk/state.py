"""What lies on the table of Lurk: the map, the armies, the creatures, the decks, the fight going on.

Only what is there, and questions about where things are. What happens to it is in `steps`.

Tiles are numbers in reading order, sets of tiles are masks (`board.py`). Models are named by their uid, their
place in `LurkState.models` (LRK-TERM-7); creatures in a fight by `CREATURE` plus their tile.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from fathomfive.author import Dice, State, Viewer, Zone
from fathomfive.games.lurk.board import Board
from fathomfive.games.lurk.book import Book
from fathomfive.games.lurk.entries import CapId, FactionId, Slot
from fathomfive.games.lurk.kit import Kit
from fathomfive.games.lurk.options import Options

# Places of a model that is not on the map (LRK-TERM-5).
RESERVE = -1
FALLEN = -2

CREATURE = 100
"""A fighter from here on is the creature on tile `fighter - CREATURE`; below it is a model's uid."""

Phase = Literal["factions", "armies", "map", "caps", "deploy", "turn", "event", "lurkers", "cleanup"]
Used = Literal["own", "card", "item"]
Window = Literal["", Used]
Mode = Literal["move", "attack", "recover", "search", "swap"]
AttackKind = Literal["normal", "search", "guard", "lurker"]


class Model(msgspec.Struct):
    """A model card on the table, with what hangs on it."""

    owner: int
    kind: str
    tile: int = RESERVE
    wounds: int = 0
    tokens: int = 0
    late: int = 0  # tokens that stay on until the next clean-up: LRK-OPT-1
    perched: bool = False
    item: str = ""
    weapon: str = ""
    armour: str = ""
    ability: str = ""
    moves: int = 0  # Movement actions this turn
    acted: bool = False  # attacked, recovered or searched this turn


class Creature(msgspec.Struct):
    """A Lurker on its tile, with the Essence lying there."""

    card: str
    tile: int
    wounds: int = 0
    essence: int = 0


class Player(msgspec.Struct):
    faction: FactionId | None = None
    cap: CapId | None = None
    essence: int = 0
    items: list[str] = []  # the Item Reserve
    out: int = 0  # the round in which this player was eliminated


class DraftUnit(msgspec.Struct):
    model: str
    cards: list[str] = []


class Draft(msgspec.Struct):
    """An army on its way: hidden from the others until all are in (LRK-SETUP-4)."""

    units: list[DraftUnit] = []
    items: list[str] = []  # bought, but not attached
    picked: str = ""  # a card in the hand, on its way to a unit
    done: bool = False
    builds: bool = False  # piece by piece, instead of a ready-made list


class Movement(msgspec.Struct):
    """A Movement action that is going on."""

    uid: int
    left: int  # steps
    path: list[int]


class Fight(msgspec.Struct):
    """An attack: the one that is going on, or the last one, so that everybody can see the dice.

    Faces are small numbers, see `rolls.py`.
    """

    attacker: int
    target: int
    kind: AttackKind
    open: bool = True
    tile: int = 0  # where the target was attacked
    attack: list[int] = []
    defence: list[int] = []
    bonus: int = 0  # how many of the attack's dice are bonus dice
    hits: int = 0
    blocks: int = 0
    wounds: int = 0
    used: Window = ""
    parried: Window = ""


class LurkState(State, kw_only=True):
    options: Options
    seats: int
    players: list[Player]
    models: list[Model] = []
    drafts: list[Draft] = []
    # --- the map, as masks of tiles
    rock: int = 0
    coral: int = 0
    fresh: int = 0  # Coral that can be searched
    abyss: int = 0
    hidden: int = 0  # Abyss that nobody has looked into
    guarded: int = 0
    lair: int = 0
    creatures: list[Creature] = []  # in reading order
    # --- the decks
    item_deck: Zone
    item_out: Zone
    abyss_deck: Zone
    abyss_out: Zone
    event_deck: Zone
    event_out: Zone
    # --- the round
    phase: Phase = "factions"
    redraws: int = 0
    order: list[int] = []  # turn order, first player first
    round: int = 0
    active: int = -1
    to_move: int = 0  # activation tokens in the Movement column
    to_attack: int = 0
    spent: int = 0
    ended: int = 0  # a bit for each seat that has ended its turn this round
    named: int = -1  # the tile of the activation that is going on
    doing: Mode | None = None  # and what is done there
    conceding: bool = False
    movement: Movement | None = None
    fight: Fight | None = None
    fights: int = 0  # attacks so far: every roll is a new one
    struck: list[int] = []  # guard attacks of one cause, `uid * 64 + tile` of the creature: LRK-GUARD-7
    last_event: str = ""
    # --- what events leave behind
    lull: bool = False
    scent: bool = False
    blackout: bool = False
    clear_water: bool = False

    if TYPE_CHECKING:

        @property
        def book(self) -> Book: ...

        @property
        def board(self) -> Board: ...

    def attach(self, *given: Any) -> None:
        State.attach(self, *given)
        vars(self)["board"] = self.book.boards[self.seats]

    # --- who is there ------------------------------------------------------------------------------------

    def kit(self, model: Model) -> Kit:
        return self.book.kits[model.kind, model.weapon, model.armour, model.item]

    def on_tile(self, tile: int) -> list[int]:
        """The uids of the models on a tile, ascending."""
        return [uid for uid, model in enumerate(self.models) if model.tile == tile]

    def alive(self, seat: int) -> list[int]:
        """Every model a player still has, on the map or in reserve."""
        return [uid for uid, m in enumerate(self.models) if m.owner == seat and m.tile != FALLEN]

    def in_reserve(self, seat: int) -> list[int]:
        return [uid for uid, m in enumerate(self.models) if m.owner == seat and m.tile == RESERVE]

    def playing(self) -> list[int]:
        """The players who are not eliminated, in turn order."""
        return [seat for seat in self.order if not self.players[seat].out]

    def faction_of(self, seat: int) -> FactionId:
        faction = self.players[seat].faction
        assert faction is not None, "armies are chosen after factions"
        return faction

    def creature_on(self, tile: int) -> Creature:
        return next(creature for creature in self.creatures if creature.tile == tile)

    def grounds(self, uid: int) -> tuple[int, int]:
        """The tiles a model may pass (LRK-CAP-3) and those where it may end, in one walk.

        Rock counts like any other ground (LRK-ROCK-6).
        """
        models, kits = self.models, self.book.kits
        mover = models[uid]
        owner = mover.owner
        large = kits[mover.kind, mover.weapon, mover.armour, mover.item].large
        closed = self.guarded  # LRK-CAP-2, as is whatever an opponent stands on
        full = ones = twos = held_back = 0
        for other, m in enumerate(models):
            tile = m.tile
            if m.owner != owner:
                if tile >= 0:
                    closed |= 1 << tile
                elif tile == RESERVE:
                    held_back |= 1 << m.owner
            elif tile >= 0 and other != uid:  # LRK-CAP-6
                bit = 1 << tile  # a large one alone, or three small ones: LRK-CAP-1
                if large or twos & bit or kits[m.kind, m.weapon, m.armour, m.item].large:
                    full |= bit
                elif ones & bit:
                    twos |= bit
                else:
                    ones |= bit
        if held_back:  # LRK-CAP-4, LRK-RULING-9
            for seat, player in enumerate(self.players):
                if held_back >> seat & 1:
                    assert player.cap is not None, "caps are taken before anybody deploys"
                    full |= self.board.caps[player.cap]
        return ~closed, ~(closed | full)

    def room(self, uid: int) -> int:
        """The tiles where a model may end."""
        return self.grounds(uid)[1]

    def slots(self, model: Model) -> list[tuple[Slot, str]]:
        """What a model carries that can change hands; abilities never do (LRK-EQUIP-4)."""
        carried: list[tuple[Slot, str]] = [
            ("weapon", model.weapon),
            ("armour", model.armour),
            ("item", model.item),
        ]
        return [(slot, card) for slot, card in carried if card]

    # --- armies on their way ------------------------------------------------------------------------------

    def lists_for(self, seat: int) -> tuple[str, ...]:
        """The ready-made armies a player may take."""
        return self.book.lists_for[self.faction_of(seat), self.seats]

    def take_list(self, seat: int, army: str) -> None:
        units = self.book.armies[army].units
        self.drafts[seat] = Draft(units=[DraftUnit(u.model, list(u.cards)) for u in units], done=True)

    # --- what the kernel asks for -------------------------------------------------------------------------

    def zones(self) -> dict[str, Zone]:
        return {
            "item_deck": self.item_deck,
            "item_out": self.item_out,
            "abyss_deck": self.abyss_deck,
            "abyss_out": self.abyss_out,
            "event_deck": self.event_deck,
            "event_out": self.event_out,
        }

    def components(self) -> Counter[str]:
        """The three decks, wherever their cards lie. Essence, wounds and tokens are unlimited."""
        cards = Counter(card for zone in self.zones().values() for card in zone)
        cards.update(creature.card for creature in self.creatures)
        held = [card for player in self.players for card in player.items]
        held += [c for m in self.models for c in (m.item, m.weapon, m.armour) if c]
        cards.update(card for card in held if self.book.cards[card].faction is None)
        return cards

    def resample(self, viewer: Viewer, dice: Dice) -> None:
        """The others' armies are hidden until all are in: in another world they are other ones."""
        for seat, draft in enumerate(self.drafts):
            if seat == viewer:
                continue
            if draft.done:
                self.take_list(seat, dice.pick(self.lists_for(seat)))
                self.drafts[seat].builds = draft.builds
            else:
                self.drafts[seat] = Draft(builds=draft.builds)
