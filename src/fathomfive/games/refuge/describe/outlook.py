"""What the next Kraken card may do to a Diver: devour it, bring a tentacle onto it, or leave it alone.

Everybody knows which cards are left, so the chances can be counted card by card. Each card is tried on a
rehearsal of the table by the functions that carry out the rules.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from fathomfive.author import Viewer
from fathomfive.games.refuge.board import Cell, Direction
from fathomfive.games.refuge.entries import Devour, HeadMove, KrakenCard, KrakenId
from fathomfive.games.refuge.state import MAW, SUPPLY, Diver, RefugeState
from fathomfive.games.refuge.steps.head import push
from fathomfive.games.refuge.steps.tentacles import Movers, below_head, who_goes, who_goes_again

MOST_KEPT = 256


class Outlook(NamedTuple):
    """How many of the cards that may come next do what to one Diver."""

    devoured: int
    touched: int
    of: int

    @property
    def harmless(self) -> bool:
        return not (self.devoured or self.touched)

    @property
    def fate(self) -> str:
        return "devoured" if self.devoured else "touched"


# --- rehearsals --------------------------------------------------------------------------------------


def rehearsal(g: RefugeState) -> RefugeState:
    """The same table with miniatures of its own: what is tried on it happens nowhere else."""
    copy = msgspec.structs.replace(
        g, divers=[msgspec.structs.replace(diver) for diver in g.divers], tentacles=list(g.tentacles)
    )
    copy.attach(g.book, [], None)
    return copy


def slide_head(g: RefugeState, way: Direction, steps: int = 1) -> list[Diver]:
    """Move the head of a rehearsal as far as it has room; returns whom it devours (REF-HEAD-3)."""
    victims = []
    for _ in range(steps):
        if (step := g.head_place.steps.get(way)) is None:
            break
        for cell in step.front:
            if (victim := push(g, cell, way, [])) is not None:
                victim.cell = MAW
                victims.append(victim)
        g.head = step.to
    return victims


# --- the next Kraken card ----------------------------------------------------------------------------


def next_cards(g: RefugeState, viewer: Viewer) -> list[KrakenCard]:
    """The cards that may come next: one if it was peeked at, else all that are not drawn yet."""
    seen = g.kraken_deck.seen_by(viewer)
    if seen and (top := seen[-1]) is not None:
        return [g.book.kraken[KrakenId(top)]]
    drawn = g.kraken_drawn.cards
    return [g.book.kraken[card] for card in g.book.kraken_decks[g.deck].cards if card not in drawn]


def outlook(g: RefugeState, seat: int, viewer: Viewer) -> Outlook:
    """For the Diver of this seat where it stands now, as far as the viewer can know."""
    cards = next_cards(g, viewer)
    here = g.divers[seat].cell
    devoured = [is_devoured(g, seat, here, card) for card in cards]
    touched = 0
    if not (g.competitive or g.skip_bottom or g.board.space[here] == "cave"):  # REF-COMP-9, REF-TENT-3
        swept = sweeps(g, seat, tuple(cards))
        touched = sum(here in cells and not gone for cells, gone in zip(swept, devoured, strict=True))
    return Outlook(sum(devoured), touched, len(cards))


def is_devoured(g: RefugeState, seat: int, here: Cell, card: KrakenCard) -> bool:
    """By the devour symbol beside the head, or because a moving head leaves it no room (REF-DEV-1)."""
    match card.top:
        case Devour():
            return here in g.head_place.around
        case HeadMove(direction=way, steps=steps):
            if g.head_place.distance[here] > steps:
                return False
            return any(diver.seat == seat for diver in slide_head(rehearsal(g), way, steps))


def sweeps(g: RefugeState, seat: int, cards: tuple[KrakenCard, ...]) -> list[frozenset[Cell]]:
    """For each card the cells tentacles would come onto, were this Diver not there.

    All options of one question ask about the same table, so the answer is kept for a while.
    """
    others = tuple(diver.cell for diver in g.divers if diver.seat != seat)
    table = (g.head, tuple(g.tentacles), others, cards, tuple(g.board.space.values()))
    if table not in _kept:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[table] = [sweep(g, seat, card) for card in cards]
    return _kept[table]


_kept: dict[tuple[object, ...], list[frozenset[Cell]]] = {}


def sweep(g: RefugeState, seat: int, card: KrakenCard) -> frozenset[Cell]:
    """Both halves of a card on a rehearsal without the Diver (REF-CARD-2, REF-TENT-5)."""
    after = rehearsal(g)
    after.divers[seat].cell = MAW
    if isinstance(card.top, HeadMove):
        slide_head(after, card.top.direction, card.top.steps)
    movers = below_head(after, card)
    cells = step_together(after, movers)
    return frozenset(cells | step_together(after, who_goes_again(after, movers)))


def step_together(after: RefugeState, movers: Movers) -> set[Cell]:
    """Who meets a Diver or leaves the board is gone for this card, whatever becomes of it (REF-TENT-6)."""
    going = who_goes(after, movers) if movers else {}
    for tentacle, to in going.items():
        leaves = after.diver_at(to) is not None or after.board.space[to] == "start"
        after.tentacles[tentacle] = SUPPLY if leaves else to
    return set(going.values())
