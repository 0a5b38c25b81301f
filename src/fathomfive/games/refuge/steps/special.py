"""The special action that an objective may offer (rulebook 4.14)."""

from __future__ import annotations

from functools import partial

from fathomfive.author import Flow
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.entries import CardId
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps import head, objectives, salvage


def has_special_action(g: RefugeState, diver: Diver) -> bool:
    """Whether the current objective offers this Diver its extra action here and now (REF-OBJ-6)."""
    if g.progress is None or g.objective.special is None or not diver.standing:
        return False
    return is_at_special(g, diver) and can_pay_special(g, diver)


def is_at_special(g: RefugeState, diver: Diver) -> bool:
    """Whether a Diver is where the special action is taken."""
    special, progress = g.objective.special, g.progress
    assert special is not None
    assert progress is not None
    match special.at:
        case "marker":
            return diver.cell in progress.markers
        case "cave":
            return g.board.space[diver.cell] == "cave"
        case "adjacent_head":
            return g.head_place.distance[diver.cell] == 1


def can_pay_special(g: RefugeState, diver: Diver) -> bool:
    special = g.objective.special
    assert special is not None
    return cards_for_special(g, diver) >= special.cost_cards


def cards_for_special(g: RefugeState, diver: Diver) -> int:
    """How many cards a Diver holds that the special action takes."""
    return sum(pays_special(g, CardId(card)) for card in diver.hand)


def pays_special(g: RefugeState, card: CardId) -> bool:
    """Any card, but of no type that is noted as given."""
    assert g.progress is not None
    return g.book.salvage[card].type not in g.progress.types


def take_special_action(g: RefugeState, diver: Diver) -> Flow[None]:
    """Pay (REF-OBJ-6), do it, and unless that completed the objective, what follows."""
    objective, progress = g.objective, g.progress
    special = objective.special
    assert special is not None
    assert progress is not None
    g.doing = special.id
    for _ in range(special.cost_cards):
        card = yield from salvage.discard_one(g, diver, special.id, "REF-OBJ-6", partial(pays_special, g))
        if special.card_filter == "new_type":
            progress.types.append(g.book.salvage[card].type)
    match special.effect:
        case "remove_marker":
            progress.markers.remove(diver.cell)
        case "carry":
            progress.markers.remove(diver.cell)
            progress.carrier = diver.seat
        case "count":
            progress.count += 1
    tells.special(g, diver, special.id, special.effect)
    yield from objectives.settle(g)
    if g.progress is progress:
        for _ in special.after:
            yield from head.step_closer_sideways(g, diver, "REF-OBJ-16")
