"""What is true of one miniature now, for whoever asks about it: what it threatens, and what threatens it.

Only what lies open to everybody; in a race hands are hidden, and nothing is said about what they hold.
"""

from __future__ import annotations

from collections.abc import Mapping

from fathomfive.author import Text, look, say
from fathomfive.games.refuge.board import Cell
from fathomfive.games.refuge.entries import Devour, DiverId
from fathomfive.games.refuge.names import ability_name, diver_name, words
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps.contact import weapons_of
from fathomfive.games.refuge.steps.recover import face_up

Facts = tuple[Text, ...]


# --- tentacles ---------------------------------------------------------------------------------------


def within_touch(g: RefugeState) -> Mapping[Cell, DiverId]:
    """Standing Divers by their cell; on a Cave nobody can be touched (REF-TENT-3)."""
    space = g.board.space
    return {diver.cell: diver.id for diver in g.divers if diver.standing and space[diver.cell] != "cave"}


def of_tentacle(below: bool | None, near: tuple[DiverId, ...]) -> Facts:
    """`below` the head or not; in a race no card moves tentacles, and nothing is said of it (REF-COMP-9)."""
    facts = () if below is None else (words("fact-arm_below" if below else "fact-arm_aside"),)
    return (*facts, *(say("fact-arm_near", diver=diver_name(diver)) for diver in near))


# --- the head ----------------------------------------------------------------------------------------


def beside_head(g: RefugeState) -> tuple[DiverId, ...]:
    """Whom it would devour if it bit now (REF-CARD-3)."""
    around = g.head_place.around
    return tuple(diver.id for diver in g.divers if diver.cell in around)


@look.part
def bites(g: RefugeState) -> tuple[int, int]:
    """How many of the cards that are not drawn yet bite, and how many there are (REF-CARD-6)."""
    drawn = g.kraken_drawn.cards
    left = [card for card in g.book.kraken_decks[g.deck].cards if card not in drawn]
    return sum(isinstance(g.book.kraken[card].top, Devour) for card in left), len(left)


def of_head(prey: tuple[DiverId, ...], biting: int, of: int) -> Facts:
    first = diver_name(prey[0]) if prey else ""
    facts = (say("fact-head_prey", diver=first, count=len(prey)),)
    return (*facts, say("fact-head_cards", bites=biting, of=of)) if of else facts


# --- Divers ------------------------------------------------------------------------------------------


@look.part
def of_diver(g: RefugeState, seat: int) -> Facts:
    diver = g.divers[seat]
    if diver.devoured:
        return (words("fact-diver_back-race" if g.competitive else "fact-diver_back"),)
    if diver.down:
        return (say("fact-diver_down", cost=0 if g.competitive else g.numbers.recover_cost), _ready(g, diver))
    facts = [_touched(g, diver)]
    if diver.cell in g.head_place.around:
        facts.append(say("fact-diver_beside", diver=diver_name(diver.id)))
    return (*facts, _ready(g, diver))


def _touched(g: RefugeState, diver: Diver) -> Text:
    """What a tentacle that comes onto its cell does to it (REF-CONTACT-2)."""
    name = diver_name(diver.id)
    if g.board.space[diver.cell] == "cave":
        return say("fact-diver_cave", diver=name)
    if g.competitive:  # what is in the hand is not for everybody
        return say("fact-diver_touched", diver=name)
    armed = weapons_of(g, diver) or face_up(g, diver, "tentacle_contact_self")
    return say("fact-diver_armed" if armed else "fact-diver_bare", diver=name)


def _ready(g: RefugeState, diver: Diver) -> Text:
    ready = [ability_name(ability) for ability in g.book.abilities_of[diver.id] if ability not in diver.used]
    first, second, third, *_ = (*ready, "", "", "")
    return say("fact-diver_ready", count=len(ready), first=first, second=second, third=third)
