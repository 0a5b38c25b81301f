"""Docking the pod, and the robots that come back with it (rulebook 4.4, JUP-RV-4)."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Flow
from fathomfive.games.jupiter.actions import NOBODY, Dock, InstallCore
from fathomfive.games.jupiter.beats import QUIET
from fathomfive.games.jupiter.colony import POD, axial, cell_at
from fathomfive.games.jupiter.motions import POD_COMES, becomes_core, goes, is_brought, is_dealt, rides_in
from fathomfive.games.jupiter.names import hand_id
from fathomfive.games.jupiter.state import OUT, JupiterState
from fathomfive.games.jupiter.steps.checks import arrive, settle


def dock(g: JupiterState, seat: int, rule: str) -> Flow[None]:
    """`choose_dock`: any cell beside a module (JUP-POD-8, JUP-POD-9)."""
    g.picked = POD
    answer = yield from Ask("dock", seat, lambda: [Dock(seat, *axial(cell)) for cell in g.colony.docks], rule)
    g.picked = NOBODY
    arrive(g, cell_at(answer.q, answer.r))
    riders = [*((rides_in, robot) for robot in g.aboard()), *((is_brought, number) for number in g.seated)]
    g.tell("docks", rule, seat, POD_COMES, *riders, sound="brush", spots=g.colony.links[POD])
    settle(g)
    for lost, robot in enumerate(g.robots):
        if robot.at == OUT and g.pod_pieces() < g.book.numbers.pod_seats:
            yield from come_back(g, lost)
    settle(g)


def come_back(g: JupiterState, seat: int) -> Flow[None]:
    """A lost robot is in the pod again, with fresh cards and a core (JUP-RV-4)."""
    g.put_robot(seat, POD)
    g.tell("robot_returns", "JUP-RV-4", seat, (rides_in, seat))
    deal(g, seat)
    yield from install_first_core(g, seat, "JUP-RV-4")


def deal(g: JupiterState, seat: int) -> None:
    """Cards from the top; a setback goes under the deck at once and is replaced (JUP-SETUP-5)."""
    hand = g.robots[seat].hand
    abilities = g.book.abilities
    for _ in range(g.book.numbers.cards_dealt):
        if not any(card in abilities for card in g.deck):
            if not any(card in abilities for card in g.discard):
                break
            shuffle_discard_in(g)
        while (card := g.deck.pop()) not in abilities:
            g.deck.put_under(card, EVERYBODY)
        hand.append(card)
        g.reveal()
    if hand:
        g.tell("dealt", "JUP-SETUP-5", seat, *((is_dealt, seat, n) for n in range(len(hand))), cards=hand)
    else:
        g.tell("dealt_nothing", "JUP-RV-4", seat)


def shuffle_discard_in(g: JupiterState) -> None:
    """The discard pile becomes the deck, with what may still lie there (JUP-CARD-3, JUP-RULING-27)."""
    g.tell("reshuffles", "JUP-CARD-3", sound="card-draw", beat=QUIET, discards=len(g.discard))
    g.deck.cards += g.discard
    g.deck.shuffle(g.dice)
    g.discard.clear()


def install_first_core(g: JupiterState, seat: int, rule: str) -> Flow[None]:
    """`choose_core`: one of the cards dealt (JUP-SETUP-8)."""
    hand = g.robots[seat].hand
    if hand:
        answer = yield from Ask("core", seat, [InstallCore(seat, card) for card in dict.fromkeys(hand)], rule)
        card = answer.card
        moved = ((goes, seat, card, hand_id(seat)), (becomes_core, seat, card))
        g.tell("installs", rule, seat, *moved, card=card, does_as_core=card)
        install(g, seat, card)


def install(g: JupiterState, seat: int, card: str) -> None:
    robot = g.robots[seat]
    robot.hand.remove(card)
    robot.core = card
    robot.core_used = False
