"""Hands, command and the ability deck: drawing, the hand limit, looking, discarding."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Flow, Pass, seat_mask
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import CardOf
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import passive_sum
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.games.sleeping.steps.asking import pick_card
from fathomfive.games.sleeping.steps.effects import does
from fathomfive.games.sleeping.steps.harm import restock


def gain_command(g: SleepingState, seat: int, n: int) -> None:
    """What the supply does not hold is lost (SLG-SHIP-7)."""
    taken = min(n, g.command_supply)
    g.players[seat].command += taken
    tells.command(g, seat, taken, n - taken)


def hand_limit(g: SleepingState) -> int:
    return g.book.ship.setup.hand_limit + passive_sum(g, fx.HandLimit)


def draw_cards(g: SleepingState, seat: int, n: int) -> Flow[None]:
    """Draw, then discard down to the limit at once (SLG-HAND-1)."""
    player = g.players[seat]
    for _ in range(n):
        restock(g)
        if not g.ability_deck.cards:
            break
        card = g.ability_deck.draw_to(player.hand, seat_mask(seat))
        tells.drawn(g, seat, card)
    while len(player.hand) > hand_limit(g):
        yield from discard_from_hand(g, seat, "hand-limit", "SLG-HAND-1", len(player.hand) - hand_limit(g))


def discard_from_hand(g: SleepingState, seat: int, kind: str, rule: str, left: int) -> Flow[None]:
    hand = g.players[seat].hand
    card = yield from pick_card(seat, kind, hand.cards, rule, {"n": left})
    assert card is not None  # whoever has to discard has something
    hand.move(card, g.ability_discard, EVERYBODY)
    tells.discarded(g, rule, seat, card)


@does(fx.PeekAbility)
def look_at_deck(g: SleepingState, effect: fx.PeekAbility, deed: Deed) -> Flow[None]:
    """The user alone sees the top cards and may discard any of them; the rest stay in order."""
    n, seat = effect.n, deed.seat
    if len(g.ability_deck) < n:  # a short deck is refilled from below (SLG-ABL-9)
        top = list(g.ability_deck.cards)
        g.ability_deck.cards.clear()
        g.ability_deck.known.clear()
        restock(g)
        for card in top:
            g.ability_deck.put(card)
    seen = min(n, len(g.ability_deck))
    g.tell("looks", "SLG-ABL-9", seat, beat=beats.QUIET, n=seen)
    for place in range(seen):
        g.ability_deck.show(len(g.ability_deck) - 1 - place, seat_mask(seat))
    for card in reversed(g.ability_deck.cards[len(g.ability_deck) - seen :]):
        options: list[CardOf | Pass] = [CardOf(seat, card), Pass(seat)]
        answer = yield from Ask("look", seat, options, "SLG-ABL-9", {"card": card}, secret=True)
        if isinstance(answer, CardOf):
            g.ability_deck.move(card, g.ability_discard, EVERYBODY)
            g.tell("discard-top", "SLG-ABL-9", seat, card=card)
