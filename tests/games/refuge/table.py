"""A table of The Refuge laid out by hand, and words to play on it: the language of this game's tests.

    dive = refuge_at(head=4, divers={"mags": "c7r10", "vega": "c7r9 down"}, tentacles=["c3r6"], supply=9)
    dive.swims("c7r8")                       # the active Diver: the first one named
    dive.chooses(at="c3r6")                  # the one option with this field, whoever is asked
    dive.kraken_card(top="right 1", bottom=("down", "spawn", "left"))
    assert dive.down("mags") and dive.tentacles == ["c3r5"] and dive.supply == 8

What is not said is as quiet as can be: two players unless more Divers are named, Divers without a place on
free Start cells from the right, no tentacles, empty hands, **every ability face down** unless `face_up`
names it, the three starter objectives, the rest of the tentacles in the supply. The match stands in the
action phase of `active` with `actions` left; the head is `4` for column 4 of the Kraken row or `"c3r6"` in
the Abyss. Mind that a question with one answer is answered by itself: an active Diver who is down and has no
cards ends its actions at once, and the Kraken card is drawn.

Asking:   `question` (kind and Diver), `options()` as words, `options("swim")` as the values of one verb,
          `may_decline`.
Playing:  `swims plays uses recovers special passes_cards hands_cargo ends` for the main menu, `chooses` and
          `declines` for everything else, `kraken_card` to end the actions and draw a card of your making.
Looking:  `at down devoured hand used tentacles head supply threat cameras markers carrier next_cards won lost
          cause current progress lines heard beat moved cited`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from fathomfive.games.refuge.actions import (
    EndActions,
    HandCargo,
    PassCards,
    PlayCard,
    RecoverAbility,
    RecoverDiver,
    SpecialAction,
    Swim,
    UseAbility,
)
from fathomfive.games.refuge.board import Cell, cell_id, cell_of
from fathomfive.games.refuge.entries import (
    AbilityId,
    CardId,
    Devour,
    DiverId,
    HeadMove,
    KrakenCard,
    KrakenId,
    ObjectiveId,
)
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.goals import Flanks
from fathomfive.games.refuge.state import MAW, SUPPLY, THREAT, Diver, Progress, RefugeState
from fathomfive.games.refuge.steps import competitive, turn
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.play import Action, Pass, Step
from fathomfive.kernel.tells import Beat
from fathomfive.kernel.text import Text
from fathomfive.kernel.zones import EVERYBODY, NOBODY, Zone, seat_mask
from fathomfive.proof.position import Position

STARTERS = ("obj1_clear_water", "obj2_tag_the_beast", "obj3_board_the_wreck")
QUIET = ("satoshi", "sophie", "katerina", "mags", "michael", "vega")  # who fills seats nobody named


def refuge_at(
    *,
    divers: Mapping[str, str] | None = None,
    players: int | None = None,
    active: str | None = None,
    actions: int | None = None,
    turn_no: int = 1,
    head: int | str = 3,
    tentacles: Iterable[str] = (),
    supply: int | None = None,
    threat: int = 0,
    hands: Mapping[str, Sequence[str]] | None = None,
    face_up: Iterable[str] = (),
    cameras: Iterable[str] = (),
    salvage: Sequence[str] | None = None,
    kraken: Sequence[str] = (),
    objective: str = STARTERS[0],
    count: int = 0,
    stowed: Sequence[str] = (),
    markers: Sequence[str] | None = None,
    flanks: Sequence[str] = ("left", "right"),
    carrier: str | None = None,
    skip_bottom: bool = False,
    solo_deadline: int | None = None,
    mode: str = "coop",
    abyss: bool = False,
    pods: Mapping[int, str] | None = None,
    unlocked: Sequence[int] = (),
    trophies: Mapping[str, int] | None = None,
    round_no: int = 0,
    content: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Dive:
    """Lay out a table. Decks (`salvage`, `kraken`) are given from the top; `salvage=[]` is an empty deck.

    `supply` may be any number: with fewer than 16 tentacles in all, the others are simply not there.
    `content` changes numbers on cards, as the files of the content folder spell them.
    """
    named = dict(divers or {})
    seats = players or max(2, len(named))
    for spare in QUIET:
        if len(named) < seats and spare not in named:
            named[spare] = ""
    ids = list(named)

    def lay_out(g: RefugeState) -> list[Step]:
        on_board = [cell_of(name) for name in tentacles]
        left = 16 - len(on_board) - threat if supply is None else supply
        g.tentacles = [*on_board, *[THREAT] * threat, *[SUPPLY] * left]
        g.head = cell_of(f"c{head}r8" if isinstance(head, int) else head)
        g.divers = [_diver(g, seat, name, named[name], hands or {}, face_up) for seat, name in enumerate(ids)]
        for diver in g.divers:
            diver.trophies = (trophies or {}).get(diver.id, 0)
        _stand_on_start(g, named)
        g.cameras = [cell_of(name) for name in cameras]
        _stack_decks(g, salvage, kraken)
        g.active = ids.index(active) if active else 0
        g.turn = turn_no
        g.round = round_no
        g.skip_bottom = skip_bottom
        g.solo_deadline = solo_deadline
        if g.competitive:
            _lay_pods(g, pods or {}, unlocked)
            g.actions_left = 1 if actions is None else actions
            return [competitive.RaceAct(), competitive.RaceTurnEnd()]
        _lay_objective(g, objective, count, stowed, markers, flanks)
        if carrier is not None:
            assert g.progress is not None
            g.progress.carrier, g.progress.markers = ids.index(carrier), []
        g.actions_left = 2 if actions is None else actions
        return [turn.Act(), turn.DrawKrakenCard()]

    options = {"mode": mode, "difficulty": "abyss" if abyss else "first_dive"}
    return Dive.of(
        GAME, seats=seats, lay_out=lay_out, options=options, content=content or {}, dice=Dice.seeded(seed)
    )


def _diver(
    g: RefugeState,
    seat: int,
    name: str,
    place: str,
    hands: Mapping[str, Sequence[str]],
    face_up: Iterable[str],
) -> Diver:
    diver_id = DiverId(name)
    known = seat_mask(seat) if g.competitive else EVERYBODY
    hand = Zone.of("salvage", hands.get(name, ()), known)
    for card in hand:
        if card in g.salvage_deck:
            g.salvage_deck.take(card)
    open_ones = list(face_up)
    used = [ability for ability in g.book.abilities_of[diver_id] if ability not in open_ones]
    diver = Diver(diver_id, seat, hand, used=used)
    where, _, posture = place.partition(" ")
    if where == "devoured":
        diver.cell, diver.down = MAW, True
    elif where:
        diver.cell, diver.down = cell_of(where), posture == "down"
    return diver


def _stand_on_start(g: RefugeState, named: Mapping[str, str]) -> None:
    free = [cell for cell in reversed(g.board.of_kind["start"]) if not g.occupied(cell)]
    for diver in g.divers:
        if not named[diver.id]:
            diver.cell = free.pop(0)


def _stack_decks(g: RefugeState, salvage: Sequence[str] | None, kraken: Sequence[str]) -> None:
    if salvage is not None:
        g.salvage_deck = Zone.of("salvage", reversed(salvage))
    rest = [card for card in g.kraken_deck if card not in kraken]
    g.kraken_deck = Zone.of("kraken", [*rest, *reversed(kraken)])


def _lay_pods(g: RefugeState, pods: Mapping[int, str], unlocked: Sequence[int]) -> None:
    """Pods named here have their objective face up, the others hold the rest face down."""
    rest = [card for card in g.pods if card not in pods.values()]
    g.pods.cards = [pods[column] if column in pods else rest.pop(0) for column in range(1, 8)]
    g.pods.known = [EVERYBODY if column in pods else NOBODY for column in range(1, 8)]
    g.unlocked = list(unlocked)


def _lay_objective(
    g: RefugeState,
    objective: str,
    count: int,
    stowed: Sequence[str],
    markers: Sequence[str] | None,
    flanks: Sequence[str],
) -> None:
    entry = next(entry for entry in g.book.objectives.values() if entry.id == objective)
    g.objectives = [ObjectiveId(name) for name in STARTERS]
    g.objectives[entry.level - 1] = ObjectiveId(objective)
    g.current = entry.level - 1
    cells = entry.marked_cells(g.players) if markers is None else [cell_of(name) for name in markers]
    g.progress = Progress(count=count, types=list(stowed), markers=list(cells))  # type: ignore[arg-type]
    if isinstance(entry.goal, Flanks):
        g.progress.flanks = list(flanks)  # type: ignore[arg-type]


class Dive(Position[RefugeState]):
    """A running match with the words of the table."""

    # --- asking --------------------------------------------------------------------------------------

    @property
    def question(self) -> tuple[str, str] | None:
        """What is asked and whom: `("contact", "mags")`; None when the dive is over."""
        ask = self.match.ask
        return None if ask is None else (ask.kind, self.g.divers[ask.asked[0]].id)

    def options(self, verb: str | None = None) -> list[Any]:
        """Every legal answer in words (`"swim c3r4"`), or what one verb offers (`["c3r4"]`)."""
        words = [(_verb(action), _words(action)) for action in self.match.options]
        if verb is None:
            return [" ".join([name, *map(str, values)]) for name, values in words]
        return [values[0] if len(values) == 1 else values for name, values in words if name == verb]

    @property
    def may_decline(self) -> bool:
        return "pass" in self.options()

    # --- playing: the main menu ----------------------------------------------------------------------

    def swims(self, to: str) -> None:
        self.plays_action(Swim(self.g.active, cell_of(to)))

    def plays(self, card: str) -> None:
        self.plays_action(PlayCard(self.g.active, CardId(card)))

    def uses(self, ability: str) -> None:
        self.plays_action(UseAbility(self.g.active, AbilityId(ability)))

    def recovers(self, *, diver: str = "", ability: str = "") -> None:
        if diver:
            self.plays_action(RecoverDiver(self.g.active, DiverId(diver)))
        else:
            self.plays_action(RecoverAbility(self.g.active, AbilityId(ability)))

    def special(self) -> None:
        special = self.g.objective.special
        assert special is not None, "the current objective has no special action"
        self.plays_action(SpecialAction(self.g.active, special.id))

    def passes_cards(self, to: str, *cards: str) -> None:
        """Give these cards, one by one, and no more."""
        self.plays_action(PassCards(self.g.active, DiverId(to)))
        for card in cards:
            if self.asked == "pass_card":
                self.chooses(card=card)
        if self.asked == "pass_card":
            self.declines()

    def hands_cargo(self, to: str) -> None:
        self.plays_action(HandCargo(self.g.active, DiverId(to)))

    def ends(self) -> None:
        self.plays_action(EndActions(self.g.active))

    # --- playing: everything else --------------------------------------------------------------------

    def plays_action(self, action: Action) -> None:
        assert action in self.match.options, (
            f"{_verb(action)} {_words(action)} is not offered: {self.options()}"
        )
        self.match.play(action)

    def chooses(self, verb: str | None = None, **fields: Any) -> None:
        """Play the one option with these fields: `chooses(to="c3r4")`, `chooses(direction="up", steps=1)`."""
        wanted = {name: _value(value) for name, value in fields.items()}
        fitting = [
            action
            for action in self.match.options
            if (verb is None or _verb(action) == verb)
            and all(getattr(action, name, None) == value for name, value in wanted.items())
        ]
        assert len(fitting) == 1, f"{verb} {fields} fits {len(fitting)} of {self.question}: {self.options()}"
        self.match.play(fitting[0])

    def declines(self) -> None:
        self.plays_action(Pass(self.seat))

    def kraken_card(self, top: str = "", bottom: Sequence[str] = ()) -> None:
        """End the actions and draw this card. `top` is "left 2" or "devour".

        Without a top the head stays; without a bottom that half is skipped, as by a Decoy Lantern.
        """
        self.next_kraken_card(top, bottom)
        self.ends()

    def next_kraken_card(self, top: str = "", bottom: Sequence[str] = ()) -> None:
        """Put a card of our making on the Kraken deck; the draw comes when it comes."""
        g, match = self.g, self.match
        way, _, steps = top.partition(" ")
        if not bottom:
            g.skip_bottom = True
        card = KrakenCard(
            id=KrakenId("test"),
            top=Devour() if way == "devour" else HeadMove(way or "up", int(steps or 0)),  # type: ignore[arg-type]
            bottom=tuple(bottom) or ("up", "up", "up"),  # type: ignore[arg-type]
            reshuffle=way == "devour",
        )
        match.book = msgspec.structs.replace(match.book, kraken={**match.book.kraken, card.id: card})
        g.attach(match.book, g.agenda, g.sink)
        g.kraken_deck.take_slot(0)
        g.kraken_deck.put(card.id)

    # --- looking -------------------------------------------------------------------------------------

    def diver(self, name: str) -> Diver:
        return self.g.diver(DiverId(name))

    def at(self, name: str) -> str:
        diver = self.diver(name)
        return cell_id(diver.cell) if diver.on_board else "devoured"

    def down(self, name: str) -> bool:
        """On the board and knocked down."""
        return self.diver(name).on_board and self.diver(name).down

    def standing(self, name: str) -> bool:
        return self.diver(name).standing

    def devoured(self, name: str) -> bool:
        return self.diver(name).devoured

    def hand(self, name: str) -> list[str]:
        return sorted(self.diver(name).hand)

    def used(self, name: str) -> list[str]:
        return sorted(self.diver(name).used)

    @property
    def tentacles(self) -> list[str]:
        """The cells with a tentacle, in order of columns, then rows."""
        return sorted(cell_id(cell) for cell in self.g.standing_tentacles())

    @property
    def head(self) -> int:
        """The column of the head's left edge."""
        return self.g.head % 10

    @property
    def head_at(self) -> str:
        return cell_id(self.g.head)

    @property
    def supply(self) -> int:
        return self.g.supply

    @property
    def threat(self) -> int:
        return self.g.threat

    @property
    def active(self) -> str:
        return self.g.active_diver.id

    @property
    def actions_left(self) -> int:
        return self.g.actions_left

    @property
    def current(self) -> str:
        return self.g.objective.id

    @property
    def progress(self) -> Progress:
        assert self.g.progress is not None
        return self.g.progress

    @property
    def markers(self) -> list[str]:
        return sorted(cell_id(cell) for cell in self.progress.markers)

    @property
    def carrier(self) -> str | None:
        """Who has the cargo."""
        seat = self.progress.carrier
        return None if seat is None else self.g.divers[seat].id

    @property
    def cameras(self) -> list[str]:
        return sorted(cell_id(cell) for cell in self.g.cameras)

    @property
    def next_cards(self) -> list[KrakenId]:
        """The Kraken deck from the top."""
        return [KrakenId(card) for card in reversed(self.g.kraken_deck.cards)]

    @property
    def discarded(self) -> list[str]:
        return sorted(self.g.salvage_discard)

    @property
    def won(self) -> bool:
        return self.match.outcome is not None and bool(self.match.outcome.winners)

    @property
    def winners(self) -> list[str]:
        return [self.g.divers[seat].id for seat in self.match.outcome.winners] if self.match.outcome else []

    @property
    def lost(self) -> bool:
        return self.match.outcome is not None and not self.match.outcome.winners

    @property
    def ending_rule(self) -> str:
        return self.match.outcome.rule if self.match.outcome is not None else ""

    @property
    def lines(self) -> list[str]:
        """The log lines so far, by message id without `log-`."""
        return [tell.text.removeprefix("log-") for tell in self.told]

    def heard(self, line: str) -> str:
        """The last log line of this kind, as people read it: `heard("spawns")`."""
        tell = self.said(line)[-1]
        return self.reads(Text(tell.text, tell.args))

    def beat(self, line: str) -> Beat:
        """How the last log line of this kind is to be told."""
        beat = self.said(line)[-1].beat
        assert beat is not None, f"{line} has no beat"
        return beat

    def moved(self, line: str) -> dict[str, str]:
        """Where everything went that the last log line of this kind moves: `moved("head_moves")`."""
        return {motion.piece: motion.to for motion in self.said(line)[-1].motions}

    def cited(self, line: str) -> list[str]:
        """The rules that the log lines of this kind name: `cited("draws")`, one for each line."""
        return [tell.rule for tell in self.said(line)]


def _verb(action: Action) -> str:
    tag = type(action).__struct_config__.tag
    assert isinstance(tag, str)
    return tag


CELL_FIELDS = ("to", "at", "cell")


def _words(action: Action) -> list[Any]:
    """The fields of an action besides its seat, cells by their names."""
    fields = [name for name in action.__struct_fields__ if name != "seat"]
    values = [(name, getattr(action, name)) for name in fields]
    return [cell_id(Cell(value)) if _is_cell(name, value) else value for name, value in values]


def _is_cell(name: str, value: Any) -> bool:
    return name in CELL_FIELDS and isinstance(value, int)


def _value(value: Any) -> Any:
    """A cell's name as the cell; everything else as it is."""
    try:
        return cell_of(value)
    except (TypeError, ValueError):
        return value
