"""Chances: what the next fate draw can be, as far as the table knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from fathomfive.author import Viewer, may_know
from fathomfive.games.sleeping.state import SleepingState

FATE_SHARE = {1: 0.1, 2: 0.2, 3: 0.2, 4: 0.2, 5: 0.2, 6: 0.1}
"""Of a full ability deck; good enough where nothing hangs on a single draw."""


def fate_counts(g: SleepingState, viewer: Viewer) -> dict[int, int]:
    """How many cards of each number may be the next one, for this viewer.

    Hands of others are unknown, so their cards count as if they were still in the deck: that is all the
    viewer can know. With dice every number is as likely as the next.
    """
    if g.fate_dice:
        return dict.fromkeys(range(1, 7), 1)
    hidden = [
        card
        for zone in (g.ability_deck, *(player.hand for player in g.players))
        for card, mask in zip(zone.cards, zone.known, strict=True)
        if not may_know(mask, viewer)
    ]
    if not g.ability_deck.cards:
        hidden = list(g.ability_discard.cards)
    counts = Counter(g.book.abilities[card].fate for card in hidden)
    return {number: counts[number] for number in range(1, 7)}


def chance(g: SleepingState, viewer: Viewer, needed: int) -> float:
    """How likely the next fate is at least this much."""
    return at_least(fate_counts(g, viewer), needed)


def at_least(counts: Mapping[int, int], needed: int) -> float:
    """The same for who asks several times: with the counts at hand."""
    total = sum(counts.values())
    if not total:
        return 0.0
    return sum([n for number, n in counts.items() if number >= needed]) / total
