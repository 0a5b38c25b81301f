"""The Kraken card, the head and the beak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fathomfive.author import Beat, Motion, Shows, Text, Words, say
from fathomfive.games.refuge.board import Cell, Direction, column_of
from fathomfive.games.refuge.entries import (
    Devour,
    KrakenCard,
    sprite,
)
from fathomfive.games.refuge.game import HEAD_SIZE
from fathomfive.games.refuge.motions import (
    head_goes,
    is_shown,
    tentacle_goes,
)
from fathomfive.games.refuge.names import (
    cell_code,
    column_letter,
    diver_name,
    head_place,
    kraken_name,
    reading,
    top_words,
    words,
)
from fathomfive.games.refuge.state import MAW, SUPPLY, THREAT, Diver, RefugeState
from fathomfive.games.refuge.tells.basics import GAIN, HARM, QUIET, TOP, Given, Pushed, lists, wound
from fathomfive.games.refuge.tells.divers import going


def kraken_card(g: RefugeState, card: KrakenCard, rule: str) -> None:
    if g.sink is None:
        return
    if not g.turn:  # only the head moves yet (REF-SETUP-4)
        top = words("top-devour_setup") if isinstance(card.top, Devour) else top_words(card)
        given: Given = {"card": card.id, "reads": top, "when": "setup"}
        g.tell("kraken_card", rule, None, is_shown(g, card.id), sound="card-flip", **given)
        return
    motions, spots = [is_shown(g, card.id)], [_top_symbol(card)]
    reads = top_words(card) if g.competitive else reading(card)
    if not g.competitive:
        for place, symbol in enumerate(card.bottom):
            motions.append(Motion(f"symbol:{place}", "kraken_drawn", how="fade"))
            spots.append(sprite("sym", symbol))
    picture = sprite("kraken-pic", card.id)  # without the frame, whose symbols stand below it as spots
    shows = Shows(kraken_name(card.id), picture, spots=tuple(spots), origin="kraken_deck")
    beat = Beat("reveal", shows=shows)
    given = {"card": card.id, "reads": reads, "when": "turn"}
    g.tell("kraken_card", rule, None, *motions, sound="card-flip", beat=beat, **given)


def _top_symbol(card: KrakenCard) -> str:
    if isinstance(card.top, Devour):
        return sprite("sym", "devour")
    return sprite("top", f"{card.top.direction}{max(1, card.top.steps)}")


def head_moves(g: RefugeState, way: Direction, to: Cell, pushed: Pushed, rule: str) -> None:
    """The head and everything it pushes, at the same time."""
    if g.sink is None:
        return
    motions = [head_goes(g, g.head, to)]
    for who, origin, place in pushed:
        if isinstance(who, int):
            motions.append(tentacle_goes(g, who, origin, place, "push"))
        else:
            motions += going(g, who, origin, place, "push")
    hurt = tuple(who.piece for who, _, _ in pushed if not isinstance(who, int))
    beat = Beat(touches=hurt, spot=_top(g, rule))
    given: Given = {"way": way, "place": over(g, to), "pushed": len(pushed)}
    what = lists(_push(g, *push) for push in pushed) if pushed else ""
    g.tell("head_moves", rule, None, *motions, sound="rumble", beat=beat, what=what, **given)


def _push(g: RefugeState, who: Diver | int, origin: Cell, to: Cell) -> Text:
    if not isinstance(who, int):
        return say("pushed-diver", diver=diver_name(who.id), to=cell_code(to))
    if to == SUPPLY:
        return say("pushed-off", at=cell_code(origin))
    if to == THREAT:
        count, spaces = g.threat, g.book.coop.threat_spaces
        return say("pushed-threat", at=cell_code(origin), count=count, spaces=spaces)
    return say("pushed-tentacle", at=cell_code(origin), to=cell_code(to))


def over(g: RefugeState, head: Cell) -> Text:
    """The columns below the head; its rows where they change."""
    if g.deck == "kraken_abyss":
        return head_place(head)
    first = column_of(head)
    return say("head-columns", first=column_letter(first), last=column_letter(first + HEAD_SIZE - 1))


def head_stays(g: RefugeState, way: Direction) -> None:
    if g.sink is not None:
        beat = Beat(spot=TOP if g.phase == "kraken_top" else 0)
        g.tell("head_stays", "REF-HEAD-2", beat=beat, way=way, place=over(g, g.head))


def head_is_near(g: RefugeState, diver: Diver) -> None:
    """A Kraken space draws the head, but it can come no closer."""
    g.tell("head_near", "REF-HEAD-8", diver.seat, beat=QUIET, diver=diver.id)


def _top(g: RefugeState, rule: str) -> int:
    return TOP if g.turn and rule == "REF-CARD-2" else 0


def beak_opens(g: RefugeState, victims: Sequence[Diver]) -> None:
    if g.sink is None:
        return
    names = lists(diver_name(diver.id) for diver in victims) if victims else ""
    tone: Literal["", "bad"] = "bad" if victims else ""
    beat = Beat(touches=("head", *(diver.piece for diver in victims)), spot=TOP, tone=tone)
    g.tell("devour_symbol", "REF-CARD-3", beat=beat, count=len(victims), names=names)


DEVOURED = {"REF-CARD-3": "devoured", "REF-HEAD-6": "devoured_pushed", "REF-MOVE-2": "devoured_swims"}


def devoured(g: RefugeState, diver: Diver, rule: str) -> None:
    """From where it stands still."""
    if g.sink is None:
        return
    motions = going(g, diver, diver.cell, MAW, "fade")
    beat = wound(g, diver, "devoured", TOP if g.phase == "kraken_top" else 0)
    given: Given = {
        "diver": diver.id,
        "origin": cell_code(diver.cell),
        "race": "yes" if g.competitive else "no",
    }
    g.tell(DEVOURED[rule], rule, diver.seat, *motions, sound="crack", beat=beat, **given)
    if diver.seat == g.active and g.phase == "actions" and g.actions_left:
        g.tell("loses_actions", "REF-DEV-4", diver.seat, beat=HARM, diver=diver.id, count=g.actions_left)


def bottom_skipped(g: RefugeState) -> None:
    """As somebody saw to before the card was drawn."""
    g.tell("bottom_skipped", "REF-CARD-4", beat=GAIN)


def kraken_reshuffle(g: RefugeState, rule: str) -> None:
    g.tell("kraken_reshuffle", rule, sound="brush", beat=QUIET, count=len(g.kraken_deck))


def peeks(g: RefugeState, diver: Diver, count: int, rule: str) -> None:
    if g.sink is not None:
        given: Given = {"diver": diver.id, "count": count, "cards": _next_cards(g, count)}
        g.tell("peeks", rule, diver.seat, sound="card-flip", **given)


def puts_back(g: RefugeState, diver: Diver, count: int, rule: str) -> None:
    if g.sink is not None and count > 1:
        g.tell("puts_back", rule, diver.seat, diver=diver.id, cards=_next_cards(g, count))


def _next_cards(g: RefugeState, count: int) -> Words:
    """Of the Kraken deck, everybody has seen them."""
    deck = g.kraken_deck.cards
    return lists(words(f"kraken-{card}") for card in reversed(deck[len(deck) - count :]))
