"""Before the battle: factions, armies, map, first player, caps and deployment (LRK-SETUP, LRK-ARMY)."""

from __future__ import annotations

from typing import TypeAlias

from fathomfive.author import Ask, Play, Step
from fathomfive.games.lurk.actions import (
    AddModel,
    AttachCard,
    BuildArmy,
    Deploy,
    DropCard,
    DropUnit,
    Muster,
    NameFaction,
    PickCard,
    PutBack,
    TakeArmy,
    TakeCap,
    VoteMap,
)
from fathomfive.games.lurk.book import army_cost
from fathomfive.games.lurk.entries import FACTIONS, Slot
from fathomfive.games.lurk.game import LEAST_MODELS, MOST_REDRAWS, RESERVE_SIZE, START_ESSENCE
from fathomfive.games.lurk.map import draw_map
from fathomfive.games.lurk.motions import arrives, is_laid
from fathomfive.games.lurk.rolls import contest, ranking
from fathomfive.games.lurk.state import FALLEN, RESERVE, Draft, DraftUnit, LurkState, Model
from fathomfive.games.lurk.steps.turn import Round, arrivals

TO_RESERVE = -1
CHARACTER_SLOTS: tuple[Slot, ...] = ("item", "weapon", "armour", "ability")  # LRK-ARMY-7
MINION_SLOTS: tuple[Slot, ...] = ("item",)  # LRK-ARMY-8, LRK-RULING-6

Building: TypeAlias = AddModel | PickCard | AttachCard | PutBack | DropUnit | DropCard | Muster


class SetUp(Step, tag="setup"):
    """The order of the whole set-up."""

    def run(self, g: LurkState) -> None:
        g.tell("opening", "LRK-END-3", armies=g.seats, rounds=g.options.last_round)
        g.item_deck.shuffle(g.dice)  # LRK-SETUP-3
        g.abyss_deck.shuffle(g.dice)
        g.event_deck.shuffle(g.dice)
        g.next(ChooseFactions(), ChooseArmies(), Reveal(), LayMap(), FirstPlayer(), TakeCaps(), Begin())


# --- factions ------------------------------------------------------------------------------------------


class ChooseFactions(Step, tag="factions"):
    """LRK-SETUP-1, LRK-SETUP-2: everybody names one in secret; who shares a wish rolls for it."""

    def run(self, g: LurkState) -> Play:
        g.phase = "factions"
        seats = tuple(range(g.seats))
        if g.options.quick_start:  # LRK-OPT-3
            left = list(FACTIONS)
            g.dice.shuffle(left)
            for seat in seats:
                g.players[seat].faction = left[seat]
                g.tell("faction", "LRK-OPT-3", seat, faction=left[seat])
            return
        wishes = yield from Ask.all(
            "faction", seats, [NameFaction(s, f) for s in seats for f in FACTIONS], "LRK-SETUP-1"
        )
        losers: list[int] = []
        for faction in FACTIONS:
            wanting = [wish.seat for wish in wishes if wish.faction == faction]
            if wanting:
                ranked = ranking(g, wanting)
                g.players[ranked[0]].faction = faction
                losers += ranked[1:]
                contested = len(wanting) > 1
                g.tell("faction-won" if contested else "faction", "LRK-SETUP-1", ranked[0], faction=faction)
        for seat in losers:  # from what nobody has: LRK-RULING-1
            taken = [player.faction for player in g.players]
            free = [NameFaction(seat, faction) for faction in FACTIONS if faction not in taken]
            choice = yield from Ask("faction_left", seat, free, "LRK-SETUP-1")
            g.players[seat].faction = choice.faction
            g.tell("faction", "LRK-SETUP-1", seat, faction=choice.faction)


# --- armies --------------------------------------------------------------------------------------------


class ChooseArmies(Step, tag="armies"):
    """LRK-SETUP-4: each in secret a ready-made list, or the wish to build one."""

    def run(self, g: LurkState) -> Play:
        g.phase = "armies"
        g.drafts = [Draft() for _ in range(g.seats)]
        seats = tuple(range(g.seats))
        if g.options.quick_start:
            for seat in seats:
                g.take_list(seat, g.lists_for(seat)[0])
            return
        choices: list[TakeArmy | BuildArmy] = []
        for seat in seats:
            choices += [*(TakeArmy(seat, army) for army in g.lists_for(seat)), BuildArmy(seat)]
        answers = yield from Ask.all("army", seats, choices, "LRK-SETUP-4")
        for answer in answers:
            if isinstance(answer, TakeArmy):
                g.take_list(answer.seat, answer.army)
            else:
                g.drafts[answer.seat].builds = True
        g.next(Build())


class Build(Step, tag="build"):
    """One move of anybody who still builds; all build at the same time, each unseen by the others."""

    def run(self, g: LurkState) -> Play:
        builders = tuple(seat for seat, draft in enumerate(g.drafts) if not draft.done)
        if not builders:
            return
        answer = yield from Ask.first(
            "build",
            builders,
            lambda: [o for seat in builders for o in build_options(g, seat)],
            "LRK-ARMY-3",
            apart=True,
        )
        build(g, answer)
        g.next(Build())


def build_options(g: LurkState, seat: int) -> list[Building]:
    """Whatever is affordable (LRK-ARMY-3) and allowed, and whatever can be put back."""
    draft, faction, cards = g.drafts[seat], g.faction_of(seat), g.book.cards
    free = [free_slots(g, unit) for unit in draft.units]
    if draft.picked:
        slot = cards[draft.picked].slot
        homes = [AttachCard(seat, n) for n, slots in enumerate(free) if slot in slots]
        if slot != "ability" and len(draft.items) < RESERVE_SIZE:  # LRK-ARMY-9, LRK-RULING-7
            homes.append(AttachCard(seat, TO_RESERVE))
        return [*homes, PutBack(seat)]
    left = points_left(g, seat)
    taken = [unit.model for unit in draft.units]
    bought = [*draft.items, *(card for unit in draft.units for card in unit.cards)]
    options: list[Building] = [
        AddModel(seat, model.id)
        for model in g.book.models.values()
        if model.faction == faction
        and model.cost <= left
        and taken.count(model.id) < model.copies  # LRK-ARMY-5
    ]
    homely = [slot for slots in free for slot in slots]
    roomy = len(draft.items) < RESERVE_SIZE
    for card in g.book.starting[faction]:  # LRK-ARMY-6
        slot = cards[card].slot
        if (
            card not in bought
            and cards[card].cost <= left
            and (slot in homely or (roomy and slot != "ability"))
        ):
            options.append(PickCard(seat, card))
    options += [DropUnit(seat, n) for n in range(len(draft.units))]
    options += [DropCard(seat, card) for card in bought]
    if is_army(g, draft):
        options.append(Muster(seat))
    return options


def points_left(g: LurkState, seat: int) -> int:
    draft = g.drafts[seat]
    spent = army_cost(g.book, ((unit.model, unit.cards) for unit in draft.units))
    spent += sum(g.book.cards[card].cost for card in draft.items)
    return g.board.layout.army_points - spent  # LRK-ARMY-1, LRK-ARMY-2


def free_slots(g: LurkState, unit: DraftUnit) -> list[Slot]:
    """LRK-ARMY-7, LRK-ARMY-8: one card in each slot; a minion has a slot for an item alone."""
    slots = CHARACTER_SLOTS if g.book.models[unit.model].kind == "character" else MINION_SLOTS
    taken = [g.book.cards[card].slot for card in unit.cards]
    return [slot for slot in slots if slot not in taken]


def is_army(g: LurkState, draft: Draft) -> bool:
    """LRK-ARMY-4."""
    characters = any(g.book.models[unit.model].kind == "character" for unit in draft.units)
    return characters and len(draft.units) >= LEAST_MODELS


def build(g: LurkState, move: Building) -> None:
    draft = g.drafts[move.seat]
    match move:
        case AddModel(model=model):
            draft.units.append(DraftUnit(model))
        case PickCard(card=card):
            draft.picked = card
        case AttachCard(unit=n):
            (draft.items if n == TO_RESERVE else draft.units[n].cards).append(draft.picked)
            draft.picked = ""
        case PutBack():
            draft.picked = ""
        case DropUnit(unit=n):
            del draft.units[n]
        case DropCard(card=card):
            for cards in (draft.items, *(unit.cards for unit in draft.units)):
                if card in cards:
                    cards.remove(card)
        case Muster():
            draft.done = True


class Reveal(Step, tag="reveal"):
    """All armies are laid open together; models get their numbers (LRK-TERM-7, LRK-ARMY-10)."""

    def run(self, g: LurkState) -> None:
        g.read_out()
        for seat, draft in enumerate(g.drafts):
            g.players[seat].items = list(draft.items)
            g.players[seat].essence = START_ESSENCE  # what was not spent is lost: LRK-ARMY-3
            for unit in draft.units:
                model = Model(seat, unit.model)
                for card in unit.cards:
                    setattr(model, g.book.cards[card].slot, card)
                g.models.append(model)
            own = g.alive(seat)
            g.tell("army", "LRK-SETUP-4", seat, models=len(own), lineup=own)
        g.drafts = []


# --- the map -------------------------------------------------------------------------------------------


class LayMap(Step, tag="map"):
    """LRK-SETUP-5, LRK-SETUP-6: a map by chance, and a vote on it."""

    def run(self, g: LurkState) -> Play:
        g.phase = "map"
        draw_map(g)
        laid = ((is_laid, tile) for tile in range(len(g.board.hexes)))
        g.tell("map", "LRK-SETUP-5", None, *laid, rock=g.rock, coral=g.coral, abyss=g.abyss)
        seats = tuple(range(g.seats))
        if g.options.quick_start or g.redraws == MOST_REDRAWS:
            return
        votes = yield from Ask.all(
            "map", seats, [VoteMap(s, r) for s in seats for r in (False, True)], "LRK-SETUP-6"
        )
        against = sum(vote.redraw for vote in votes)
        if 2 * against > g.seats:  # LRK-RULING-2
            g.tell("map-redrawn", "LRK-SETUP-6", against=against)
            g.redraws += 1
            g.next(LayMap())
        else:
            g.tell("map-kept", "LRK-SETUP-6", against=against)


# --- first player, caps, deployment --------------------------------------------------------------------


class FirstPlayer(Step, tag="first"):
    """LRK-SETUP-7."""

    def run(self, g: LurkState) -> None:
        first = contest(g, range(g.seats))
        g.order = [(first + n) % g.seats for n in range(g.seats)]
        g.tell("first", "LRK-SETUP-7", first)


class TakeCaps(Step, tag="caps"):
    """LRK-SETUP-8, then LRK-SETUP-9 in the same order."""

    def run(self, g: LurkState) -> Play:
        g.phase = "caps"
        for seat in g.order:
            taken = [player.cap for player in g.players]
            free = [TakeCap(seat, cap) for cap in g.board.layout.caps if cap not in taken]
            choice = yield from Ask("cap", seat, free, "LRK-SETUP-8")
            g.players[seat].cap = choice.cap
            g.tell("cap", "LRK-SETUP-8", seat, cap=choice.cap, places=g.board.caps[choice.cap])
        g.next(*(DeployArmy(seat) for seat in g.order))


class DeployArmy(Step, tag="deploy"):
    """LRK-SETUP-9: a model onto an own summoning tile, and so on until none fits; none is held back
    (LRK-RULING-3)."""

    seat: int

    def run(self, g: LurkState) -> Play:
        g.phase = "deploy"
        room = arrivals(g, self.seat)
        if not room:
            return
        options = [Deploy(self.seat, uid, tile) for uid, tile in room]
        choice = yield from Ask("deploy", self.seat, options, "LRK-SETUP-9")
        uid = choice.uid
        tile = g.models[uid].tile = choice.tile
        g.tell("deployed", "LRK-SETUP-9", self.seat, (arrives, uid, tile), model=uid, place=tile)
        g.next(DeployArmy(self.seat))


class Begin(Step, tag="begin"):
    def run(self, g: LurkState) -> None:
        assert all(model.tile != FALLEN for model in g.models)
        g.tell("battle", "LRK-SETUP-9", reserve=sum(model.tile == RESERVE for model in g.models))
        g.next(Round())
