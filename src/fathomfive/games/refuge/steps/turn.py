"""The turn of a cooperative dive: start, actions, Kraken card, end (rulebook 4.2, 4.11)."""

from __future__ import annotations

from typing import TypeAlias

from fathomfive.author import EVERYBODY, Action, Ask, Flow, Pass, Play, Step
from fathomfive.games.refuge import cards, deeds, tells
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
from fathomfive.games.refuge.entries import AbilityId, Devour, HeadMove, KrakenCard, KrakenId, Timing, Trigger
from fathomfive.games.refuge.state import Diver, LastCard, RefugeState, carries
from fathomfive.games.refuge.steps import head, objectives, recover, salvage, spaces, special, tentacles

GIVING = (PassCards, HandCargo)

PaidChoice: TypeAlias = Swim | PlayCard | UseAbility | RecoverDiver | RecoverAbility | SpecialAction
FreeChoice: TypeAlias = UseAbility | PassCards | HandCargo


class Turn(Step, tag="turn"):
    """One player's turn: start (REF-TURN-2), actions, Kraken card, end (REF-TURN-1)."""

    seat: int

    def run(self, g: RefugeState) -> Play:
        g.phase = "turn_start"
        g.active = self.seat
        g.turn += 1
        g.actions_left = g.numbers.actions_per_turn
        diver = g.active_diver
        tells.turn(g, diver, "REF-TURN-2")
        if diver.devoured:
            yield from head.place_in_devour_row(g, diver, "return_cell", "REF-DEV-5")
            yield from objectives.settle(g)
        g.next(Act(), DrawKrakenCard())


class Act(Step, tag="act"):
    """One choice from the main menu and what comes of it; then again, until the end (REF-TURN-7)."""

    def run(self, g: RefugeState) -> Play:
        g.phase = "actions"
        g.doing = ""
        diver = g.active_diver
        if diver.devoured or not (g.actions_left or free_choices(g, diver)):
            return  # REF-DEV-4, REF-TURN-7
        choice = yield from Ask("main", diver.seat, lambda: main_menu(g, diver), "REF-TURN-3")
        if not isinstance(choice, EndActions):
            g.next(Act())
            yield from act(g, diver, choice)
        elif g.sink is not None:
            tells.stops(g, diver, stuck=len(main_menu(g, diver)) == 1)


class DrawKrakenCard(Step, tag="kraken_card"):
    """After the actions, come what may (REF-TURN-8): show it, top half, reactions, bottom half, reshuffle
    (REF-CARD-1); end of turn."""

    def run(self, g: RefugeState) -> Play:
        yield from objectives.count_empty_reach(g)
        objectives.check_solo_grace(g)
        card = draw_kraken_card(g, "REF-CARD-1")
        g.phase = "kraken_top"
        yield from top_half(g, card)
        g.phase = "kraken_reaction"
        if g.skip_bottom:
            tells.bottom_skipped(g)
        else:
            g.skip_bottom = yield from ink_veil(g, "before_kraken_bottom")
        g.phase = "kraken_bottom"
        if not g.skip_bottom:
            yield from tentacles.bottom_half(g, card)
        close_kraken_card(g, card)
        g.phase = "turn_end"
        g.skip_bottom = False
        g.next(Turn((g.active + 1) % g.players))  # REF-TURN-9


# --- the main menu -----------------------------------------------------------------------------------


def main_menu(g: RefugeState, diver: Diver) -> list[PaidChoice | FreeChoice | EndActions]:
    """Actions while there are any left (REF-TURN-3), and what is free at any time between them (REF-TURN-5).

    The end is always among them (REF-TURN-4).
    """
    paid = actions(g, diver) if g.actions_left else []
    return [*paid, *free_choices(g, diver), EndActions(diver.seat)]


def actions(g: RefugeState, diver: Diver) -> list[PaidChoice]:
    """Move, Action cards, action abilities, Recover, the objective's special action (REF-TURN-3)."""
    seat = diver.seat
    options: list[PaidChoice] = [*spaces.swims(g, diver)] if diver.standing else []  # REF-MOVE-3
    options += [
        PlayCard(seat, card) for card in salvage.kinds_of(diver.hand) if cards.playable(g, diver, card)
    ]
    options += usable(g, diver, "action")
    options += recover.recoveries(g, diver)
    if special.has_special_action(g, diver):
        options.append(special_action(g, seat))
    return options


def free_choices(g: RefugeState, diver: Diver) -> list[FreeChoice]:
    """Between actions: free abilities, cards to neighbours (REF-RULING-23), the cargo (REF-TURN-5)."""
    seat = diver.seat
    options: list[FreeChoice] = [*usable(g, diver, "free")]
    has_cargo = carries(g, diver)
    if (has_cargo or diver.hand.cards) and (near := neighbours(g, diver)):
        if diver.hand.cards:
            options += [PassCards(seat, other.id) for other in near]
        if has_cargo:
            options += [HandCargo(seat, other.id) for other in near if other.standing]
    return options


def act(g: RefugeState, diver: Diver, choice: PaidChoice | FreeChoice) -> Flow[None]:
    """Pay the action, unless it is free, and do it."""
    if not (isinstance(choice, GIVING) or is_free_ability(g, choice)):
        g.actions_left -= 1
    match choice:
        case Swim(to=cell):
            yield from spaces.enter(g, diver, cell)
        case PlayCard(card=card):
            yield from cards.play_card(g, diver, card)
        case UseAbility(ability=ability):
            yield from use_ability(g, diver, ability)
        case RecoverDiver() | RecoverAbility():
            yield from recover.recover(g, diver, choice)
        case SpecialAction():
            yield from special.take_special_action(g, diver)
        case PassCards(to=other):
            g.next(salvage.PassCard(g.diver(other).seat))
        case HandCargo(to=other):
            yield from objectives.hand_cargo(g, diver, g.diver(other))


def is_free_ability(g: RefugeState, choice: Action) -> bool:
    return isinstance(choice, UseAbility) and g.book.abilities[choice.ability].timing == "free"


def usable(g: RefugeState, diver: Diver, timing: Timing) -> list[UseAbility]:
    """Face up (REF-ABIL-1), at its time (REF-ABIL-2), by a standing Diver unless the card says otherwise
    (REF-ABIL-3), and of some use (REF-TURN-6)."""
    used, down = diver.used, diver.down
    return [
        UseAbility(diver.seat, entry.id)
        for entry in g.timed[diver.id][timing]
        if entry.id not in used
        and (not down or entry.while_down)
        and deeds.possible(g, diver, entry.effects[0])
    ]


def use_ability(g: RefugeState, diver: Diver, ability: AbilityId) -> Flow[None]:
    g.doing = ability
    recover.flip_down(g, diver, ability)
    for op in g.book.abilities[ability].effects_in(g.mode, g.players):
        yield from deeds.carry_out(g, diver, op)


def special_action(g: RefugeState, seat: int) -> SpecialAction:
    special = g.objective.special
    assert special is not None
    return SpecialAction(seat, special.id)


def neighbours(g: RefugeState, diver: Diver) -> list[Diver]:
    """Divers beside this one, standing or down (REF-PASS-2)."""
    beside = g.board.neighbours[diver.cell]
    return [other for other in g.divers if other.cell in beside]


# --- the Kraken card ---------------------------------------------------------------------------------


def draw_kraken_card(g: RefugeState, rule: str) -> KrakenCard:
    """There always is one: every deck has cards that reshuffle it (REF-CARD-7)."""
    card = g.book.kraken[KrakenId(g.kraken_deck.draw_to(g.kraken_drawn, EVERYBODY))]
    g.last_card = LastCard(card.id, g.glance(), g.glance())
    tells.kraken_card(g, card, rule)
    return card


def top_half(g: RefugeState, card: KrakenCard) -> Flow[None]:
    """Arrows move the head (REF-CARD-2); the devour symbol takes everybody beside it (REF-CARD-3)."""
    match card.top:
        case HeadMove(direction=way, steps=steps):
            yield from head.move_head(g, way, steps, "REF-CARD-2")
        case Devour():
            around = g.head_place.around
            victims = [diver for diver in g.divers if diver.cell in around]
            tells.beak_opens(g, victims)
            if victims:
                yield from head.devour(g, victims, "REF-CARD-3")


def ink_veil(g: RefugeState, trigger: Trigger) -> Flow[bool]:
    """Vega may skip what the card would do next (REF-CARD-4)."""
    if (reaction := recover.who_reacts(g, trigger)) is None:
        return False
    vega, ability = reaction
    choices: tuple[UseAbility | Pass, ...] = (UseAbility(vega.seat, ability), Pass(vega.seat))
    answer = yield from Ask("ink_veil", vega.seat, choices, "REF-CARD-4", window=True)
    if isinstance(answer, Pass):
        return False
    recover.flip_down(g, vega, ability)
    return True


def close_kraken_card(g: RefugeState, card: KrakenCard) -> None:
    """Both halves are done: remember what it did, and only now reshuffle (REF-CARD-6, REF-RULING-20)."""
    assert g.last_card is not None
    g.last_card.after = g.glance()
    if card.reshuffle:
        reshuffle_kraken(g, "REF-CARD-6")


def reshuffle_kraken(g: RefugeState, rule: str) -> None:
    """All ten cards make a new deck."""
    g.kraken_drawn.move_all(g.kraken_deck)
    g.kraken_deck.shuffle(g.dice)
    tells.kraken_reshuffle(g, rule)
