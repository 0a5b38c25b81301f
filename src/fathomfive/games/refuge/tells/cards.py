"""Salvage cards, abilities and cameras."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Beat, Shows, seat_mask
from fathomfive.games.refuge.board import Cell
from fathomfive.games.refuge.entries import (
    AbilityId,
    CardId,
    sprite,
)
from fathomfive.games.refuge.motions import (
    changes_hands,
    is_discarded,
    is_drawn,
    is_grabbed,
    is_put_down,
    is_set,
    is_taken,
    turns,
)
from fathomfive.games.refuge.names import (
    ability_text,
    card_name,
    card_text,
    type_name,
    words,
)
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.tells.basics import QUIET, Given


def draws(g: RefugeState, diver: Diver, card: CardId, known: int, rule: str) -> None:
    """It is in the hand already; those who may not know it see that one was drawn."""
    if g.sink is None:
        return
    left, clock = len(g.salvage_deck), "no" if g.competitive else "yes"
    given: Given = {"diver": diver.id, "card": card, "type": type_name(g.book.salvage[card].type)}
    given |= {"left": left, "clock": clock}
    seen, unseen = is_drawn(g, card, diver), is_drawn(g, "", diver)
    g.tell("draws", rule, diver.seat, seen, sound="card-draw", only=known, **given)
    g.tell("draws_unseen", rule, diver.seat, unseen, sound="card-draw", but=known, diver=diver.id)


def salvage_reshuffle(g: RefugeState) -> None:
    g.tell("salvage_reshuffle", "REF-COMP-13", sound="brush", beat=QUIET, count=len(g.salvage_deck))


def no_card_left(g: RefugeState, diver: Diver) -> None:
    g.tell("no_card_left", "REF-COMP-13", diver.seat, diver=diver.id)


def discards(g: RefugeState, diver: Diver, card: CardId, what_for: str, rule: str) -> None:
    """It is still in the hand."""
    if g.sink is not None:
        lays_down(g, "discards", rule, diver, card, {"card": card, "why": what_for})


def plays(g: RefugeState, diver: Diver, card: CardId) -> None:
    """It is still in the hand."""
    if g.sink is not None:
        gist = words(f"{card_text(g.book.salvage[card], g.mode)}.gist")
        lays_down(g, "plays", "REF-SALV-2", diver, card, {"card": card, "gist": gist})


def lays_down(g: RefugeState, what: str, rule: str, diver: Diver, card: CardId, given: Given) -> None:
    """Where hands are hidden only the owner is told which copy it is: its number would tell of the others."""
    known = seat_mask(diver.seat) if g.competitive else EVERYBODY
    own, some = is_discarded(g, card, diver), is_put_down(g, diver)
    given |= {"diver": diver.id}
    g.tell(what, rule, diver.seat, own, sound="card-draw", only=known, **given)
    g.tell(f"{what}_seen", rule, diver.seat, some, sound="card-draw", but=known, **given)


def gives(g: RefugeState, giver: Diver, taker: Diver, card: CardId, rule: str) -> None:
    """It is in the other hand already."""
    if g.sink is not None:
        motions = dict.fromkeys(changes_hands(g, card, giver, taker, diver) for diver in (giver, taker))
        given: Given = {"diver": giver.id, "other": taker.id, "card": card}
        g.tell("gives", rule, giver.seat, *motions, sound="card-draw", **given)


def steals(g: RefugeState, thief: Diver, robbed: Diver, card: CardId) -> None:
    """A theft, of which only the two know what it was. It is in the other hand already."""
    if g.sink is None:
        return
    given: Given = {"diver": thief.id, "other": robbed.id}
    rule, seat, touches = "REF-COMP-16", thief.seat, (thief.piece, robbed.piece)
    entry = g.book.salvage[card]
    shows = Shows(card_name(card), entry.sprite, words(card_text(entry, g.mode)), origin=robbed.piece)
    seen = Beat("reveal", touches=touches, shows=shows, tone="bad")
    for diver in (thief, robbed):  # each knows only their own copies
        motion, only = changes_hands(g, card, robbed, thief, diver), seat_mask(diver.seat)
        g.tell("steals", rule, seat, motion, sound="card-draw", only=only, beat=seen, card=card, **given)
    back = Shows(words("steal-hidden"), sprite("salvage-back"), origin=robbed.piece)
    unseen = Beat("reveal", touches=touches, shows=back, tone="bad")
    motion, both = is_grabbed(g, robbed, thief), seat_mask(thief.seat, robbed.seat)
    g.tell("steals_unseen", rule, seat, motion, sound="card-draw", but=both, beat=unseen, **given)


def uses(g: RefugeState, diver: Diver, ability: AbilityId) -> None:
    if g.sink is not None:
        gist = words(f"{ability_text(g, g.book.abilities[ability])}.gist")
        given: Given = {"diver": diver.id, "ability": ability, "gist": gist}
        g.tell("ability", "REF-ABIL-1", diver.seat, turns(g, "ability", ability), **given)


def readies(g: RefugeState, diver: Diver, ability: AbilityId) -> None:
    flip = (turns, "ability", ability)
    g.tell("ability_back", "REF-ABIL-4", diver.seat, flip, diver=diver.id, ability=ability)


def sets_camera(g: RefugeState, diver: Diver, cell: Cell) -> None:
    motion = (is_set, cell, diver)
    g.tell("camera_placed", "REF-OCC-2", diver.seat, motion, diver=diver.id, space=cell)


def takes_camera(g: RefugeState, diver: Diver, cell: Cell, rule: str) -> None:
    motion = (is_taken, cell, diver)
    g.tell("camera_taken", rule, diver.seat, motion, diver=diver.id, cell=cell)
