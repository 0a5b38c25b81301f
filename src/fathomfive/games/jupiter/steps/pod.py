"""Docking the pod, and the robots that come back with it (rulebook 4.4, JUP-RV-4)."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Flow
from fathomfive.games.jupiter.actions import NOBODY, Dock, InstallCore
from fathomfive.games.jupiter.colony import POD, POD_TILE, axial, cell_at
from fathomfive.games.jupiter.motions import POD_COMES
from fathomfive.games.jupiter.state import OUT, JupiterState
from fathomfive.games.jupiter.steps.checks import arrive, settle


def dock(g: JupiterState, seat: int, rule: str) -> Flow[None]:
    """`choose_dock`: any cell beside a module (JUP-POD-8, JUP-POD-9)."""
    g.picked = POD
    answer = yield from Ask("dock", seat, lambda: [Dock(seat, *axial(cell)) for cell in g.colony.docks], rule)
    g.picked = NOBODY
    arrive(g, cell_at(answer.q, answer.r))
    g.tell("docks", rule, seat, POD_COMES, sound="brush", module=g.colony.near[POD_TILE][1])
    settle(g)
    for lost, robot in enumerate(g.robots):
        if robot.at == OUT and g.pod_pieces() < g.book.numbers.pod_seats:
            yield from come_back(g, lost)
    settle(g)


def come_back(g: JupiterState, seat: int) -> Flow[None]:
    """A lost robot is in the pod again, with fresh cards and a core (JUP-RV-4)."""
    g.put_robot(seat, POD)
    g.tell("robot_returns", "JUP-RV-4", seat)
    deal(g, seat)
    yield from install_first_core(g, seat, "JUP-RV-4")


def deal(g: JupiterState, seat: int) -> None:
    """Cards from the top; a setback goes under the deck at once and is replaced (JUP-SETUP-5)."""
    hand = g.robots[seat].hand
    abilities = g.book.abilities
    for _ in range(g.book.numbers.cards_dealt):
        if not any(card in abilities for card in g.deck):
            if not any(card in abilities for card in g.discard):
                return
            shuffle_discard_in(g)
        while (card := g.deck.pop()) not in abilities:
            g.deck.put_under(card, EVERYBODY)
        hand.append(card)
        g.reveal()
    for card in hand:
        g.tell("dealt", "JUP-SETUP-5", seat, card=card)


def shuffle_discard_in(g: JupiterState) -> None:
    """The discard pile becomes the deck, with what may still lie there (JUP-CARD-3, JUP-RULING-27)."""
    g.deck.cards += g.discard
    g.deck.shuffle(g.dice)
    g.discard.clear()
    g.tell("reshuffles", "JUP-CARD-3", sound="card-draw")


def install_first_core(g: JupiterState, seat: int, rule: str) -> Flow[None]:
    """`choose_core`: one of the cards dealt (JUP-SETUP-8)."""
    hand = g.robots[seat].hand
    if hand:
        answer = yield from Ask("core", seat, [InstallCore(seat, card) for card in dict.fromkeys(hand)], rule)
        install(g, seat, answer.card, rule)


def install(g: JupiterState, seat: int, card: str, rule: str) -> None:
    robot = g.robots[seat]
    robot.hand.remove(card)
    robot.core = card
    robot.core_used = False
    g.tell("installs", rule, seat, card=card)
