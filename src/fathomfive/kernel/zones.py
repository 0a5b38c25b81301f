"""Zones: decks, hands, bags, rows and supplies whose slots know who has seen them.

What a viewer may be shown and what `Match.sample` must permute both follow from the same `known` masks,
so a game cannot show a card by one rule and forget it by another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from fathomfive.kernel.dice import Dice

Viewer = int | None
"""A seat, or None for somebody who only watches."""

NOBODY = 0
EVERYBODY = -1
"""Masks of seats: one bit a seat; all bits mean the open table, spectators included."""


def seat_mask(*seats: int) -> int:
    mask = NOBODY
    for seat in seats:
        mask |= 1 << seat
    return mask


def may_know(mask: int, viewer: Viewer) -> bool:
    return mask == EVERYBODY or (viewer is not None and bool(mask >> viewer & 1))


class Zone(msgspec.Struct):
    """An ordered heap of cards; the last one is the top.

    `family` names all cards with one back: what a viewer cannot tell apart is permuted within it.
    `known` runs beside `cards`; `learned` counts every time a slot gained a knower (the undo horizon).
    """

    family: str
    cards: list[str] = msgspec.field(default_factory=list)
    known: list[int] = msgspec.field(default_factory=list)
    learned: int = 0

    @classmethod
    def of(cls, family: str, cards: Iterable[str], known: int = NOBODY) -> Zone:
        heap = list(cards)
        return cls(family, heap, [known] * len(heap))

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def put(self, card: str, known: int = NOBODY) -> None:
        """Lay a card on top. `known` says who sees it there."""
        self.cards.append(card)
        self.known.append(known)

    def put_under(self, card: str, known: int = NOBODY) -> None:
        self.cards.insert(0, card)
        self.known.insert(0, known)

    def pop(self) -> str:
        """Take the top card off; whoever takes it must put it somewhere before the next question."""
        self.known.pop()
        return self.cards.pop()

    def draw_to(self, other: Zone, known: int = NOBODY) -> str:
        """Move the top card onto another zone; whoever knew it still does, and `known` look at it now."""
        card, before = self.cards.pop(), self.known.pop()
        mask = before | known
        other.cards.append(card)
        other.known.append(mask)
        if mask != before:
            other.learned += 1
        return card

    def take(self, card: str) -> str:
        """Take one copy of a named card out, the topmost."""
        slot = len(self.cards) - 1 - self.cards[::-1].index(card)
        return self.take_slot(slot)

    def take_slot(self, slot: int) -> str:
        del self.known[slot]
        return self.cards.pop(slot)

    def move(self, card: str, other: Zone, known: int = NOBODY) -> None:
        """Move one named card to another zone; `known` look at it there."""
        slot = len(self.cards) - 1 - self.cards[::-1].index(card)
        before = self.known[slot]
        self.take_slot(slot)
        other.put(card, before | known)
        if before | known != before:
            other.learned += 1

    def move_all(self, other: Zone, known: int = NOBODY) -> None:
        """Move every card onto another zone, the top one first."""
        masks = [before | known for before in reversed(self.known)]
        other.learned += sum(mask != before for mask, before in zip(masks, reversed(self.known), strict=True))
        other.cards.extend(reversed(self.cards))
        other.known.extend(masks)
        self.cards.clear()
        self.known.clear()

    def show(self, slot: int, known: int = EVERYBODY) -> str:
        """Let more people see one slot."""
        if self.known[slot] | known != self.known[slot]:
            self.known[slot] |= known
            self.learned += 1
        return self.cards[slot]

    def shuffle(self, dice: Dice) -> None:
        """Everybody loses track of every card."""
        dice.shuffle(self.cards)
        self.known = [NOBODY] * len(self.cards)

    def seen_by(self, viewer: Viewer) -> list[str | None]:
        """The slots as this viewer may see them: None is a card back."""
        eyes = EVERYBODY if viewer is None else 1 << viewer
        slots = zip(self.cards, self.known, strict=True)
        return [card if mask & eyes == eyes else None for card, mask in slots]


def permute(zones: Iterable[Zone], hidden: Callable[[int], bool], dice: Dice) -> None:
    """Deal the cards of all slots whose mask is hidden anew, family by family, over the slots they lay in.

    They are sorted first: the deal must come from the dice alone, else it would tell how they really lay.
    """
    families: dict[str, list[tuple[Zone, Sequence[int]]]] = {}
    for zone in zones:
        slots = _hidden_slots(zone, hidden)
        if slots:
            families.setdefault(zone.family, []).append((zone, slots))
    for heaps in families.values():
        cards = [zone.cards[slot] for zone, slots in heaps for slot in slots]
        dealt = iter(dice.shuffled(sorted(cards)))
        for zone, slots in heaps:
            for slot, card in zip(slots, dealt):  # noqa: B905  the rest is for the next zone
                zone.cards[slot] = card


def _hidden_slots(zone: Zone, hidden: Callable[[int], bool]) -> Sequence[int]:
    """Mostly all or none of a zone: then nobody has to ask card by card."""
    masks = list(dict.fromkeys(zone.known))
    unseen = [mask for mask in masks if hidden(mask)]
    if len(unseen) == len(masks):
        return range(len(zone.known))
    return [slot for slot, mask in enumerate(zone.known) if mask in unseen] if unseen else ()
