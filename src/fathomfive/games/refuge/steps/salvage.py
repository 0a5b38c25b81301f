"""Salvage cards and eliminations: drawing, discarding, choosing from the hand (rulebook 4.6, 4.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fathomfive.author import EVERYBODY, Ask, Flow, Pass, Play, Step, Zone, seat_mask
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.actions import DiscardCard, GiveCard
from fathomfive.games.refuge.entries import CardId
from fathomfive.games.refuge.game import SALVAGE_FOR_TENTACLE
from fathomfive.games.refuge.goals import Eliminations
from fathomfive.games.refuge.state import SUPPLY, Diver, RefugeState
from fathomfive.games.refuge.steps import objectives


def kinds_of(hand: Zone) -> list[CardId]:
    """Each card once, however many copies are held: copies are one option."""
    cards: list[Any] = hand.cards
    return list(dict.fromkeys(cards))


def eliminate(g: RefugeState, diver: Diver, tentacle: int) -> Flow[None]:
    """Off the board, counted, and the reward of a goal met by it before the draw (REF-ELIM-1, REF-OBJ-4)."""
    where = g.tentacles[tentacle]
    g.tentacles[tentacle] = SUPPLY
    if g.competitive:
        diver.trophies += 1
    elif g.progress is not None and isinstance(g.objective.goal, Eliminations):
        g.progress.count += 1
    tells.eliminated(g, diver, tentacle, where)
    yield from objectives.settle(g)
    draw(g, diver, "REF-COMP-6" if g.competitive else "REF-ELIM-1", SALVAGE_FOR_TENTACLE)


def draw(g: RefugeState, diver: Diver, rule: str, count: int = 1) -> None:
    """Draw Salvage cards, one by one. Open in the cooperative dive, for the drawer's eyes in the other
    (REF-RULING-22)."""
    seat = diver.seat
    for _ in range(count):
        if not g.salvage_deck:
            if not g.competitive:  # nothing is shuffled back: REF-SALV-3
                raise objectives.defeat(g, "deck", "REF-END-4")
            if not g.salvage_discard:
                tells.no_card_left(g, diver)
                return
            g.salvage_discard.move_all(g.salvage_deck)
            g.salvage_deck.shuffle(g.dice)
            tells.salvage_reshuffle(g)
        known = seat_mask(seat) if g.competitive else EVERYBODY
        card = g.salvage_deck.draw_to(diver.hand, known)
        tells.draws(g, diver, CardId(card), known, rule)


def discard(g: RefugeState, diver: Diver, card: CardId, what_for: str, rule: str) -> None:
    tells.discards(g, diver, card, what_for, rule)
    diver.hand.move(card, g.salvage_discard, EVERYBODY)


def any_card(card: CardId) -> bool:
    return True


def choose_card(
    g: RefugeState,
    diver: Diver,
    kind: str,
    rule: str,
    about: Mapping[str, Any] | None = None,
    allowed: Callable[[CardId], bool] = any_card,
) -> Flow[CardId]:
    """Let a player pick a card of their hand to discard.

    Hands are hidden in the competitive dive, so there even a lone choice is asked.
    """
    answer = yield from Ask(
        kind,
        diver.seat,
        lambda: [DiscardCard(diver.seat, card) for card in kinds_of(diver.hand) if allowed(card)],
        rule,
        about,
        secret=g.competitive,
    )
    return answer.card


def discard_one(
    g: RefugeState, diver: Diver, what_for: str, rule: str, allowed: Callable[[CardId], bool] = any_card
) -> Flow[CardId]:
    """Pay with a card of choice."""
    card = yield from choose_card(g, diver, "discard_card", rule, {"for": what_for}, allowed)
    discard(g, diver, card, what_for, rule)
    return card


class PassCard(Step, tag="pass_card"):
    """The active player gives a card to a neighbour, and then another or none (REF-PASS-1).

    Nobody takes one (REF-PASS-3).
    """

    to: int
    given: int = 0

    def run(self, g: RefugeState) -> Play:
        giver, taker = g.active_diver, g.divers[self.to]
        if not giver.hand:
            return

        def options() -> list[GiveCard | Pass]:
            gifts: list[GiveCard | Pass] = [GiveCard(giver.seat, card) for card in kinds_of(giver.hand)]
            return [*gifts, Pass(giver.seat)] if self.given else gifts

        answer = yield from Ask("pass_card", giver.seat, options, "REF-PASS-1", {"other": taker.id})
        if isinstance(answer, GiveCard):
            give(g, giver, taker, answer.card, "REF-PASS-1")
            g.next(PassCard(self.to, self.given + 1))


def give(g: RefugeState, giver: Diver, taker: Diver, card: CardId, rule: str) -> None:
    giver.hand.move(card, taker.hand)
    tells.gives(g, giver, taker, card, rule)
