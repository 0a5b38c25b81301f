"""Going down, getting up, and abilities that turn face down and up again (rulebook 4.9)."""

from __future__ import annotations

from functools import partial
from typing import Any

from fathomfive.author import Ask, Flow
from fathomfive.games.refuge import tells
from fathomfive.games.refuge.actions import ChooseType, FlipAbility, RecoverAbility, RecoverDiver
from fathomfive.games.refuge.board import distance
from fathomfive.games.refuge.entries import AbilityId, CardId, CardType, Trigger
from fathomfive.games.refuge.game import HELPING_REACH
from fathomfive.games.refuge.state import Diver, RefugeState
from fathomfive.games.refuge.steps import objectives
from fathomfive.games.refuge.steps.salvage import choose_card, discard


def knock_down(g: RefugeState, diver: Diver) -> None:
    diver.down = True
    objectives.drop_cargo(g, diver, diver.cell)
    objectives.start_solo_grace(g)


def stand_up(g: RefugeState, diver: Diver, rule: str) -> Flow[None]:
    diver.down = False
    g.solo_deadline = None  # REF-END-7
    tells.stands(g, diver, rule)
    yield from objectives.settle(g)


# --- Recover -----------------------------------------------------------------------------------------


def recoveries(g: RefugeState, diver: Diver) -> list[RecoverDiver | RecoverAbility]:
    """What two cards of one type can do: only what changes something (REF-REC-2).

    A Diver who is down can only help itself (REF-REC-3, REF-RULING-5, REF-RULING-6); in the competitive dive
    Recover is for abilities.
    """
    if not pairs(g, diver):
        return []
    seat = diver.seat
    if diver.down:
        return [] if g.competitive else [RecoverDiver(seat, diver.id)]
    abilities: list[RecoverDiver | RecoverAbility] = [RecoverAbility(seat, ability) for ability in diver.used]
    if g.competitive:
        return abilities
    return [*(RecoverDiver(seat, other.id) for other in downed_within(g, diver, HELPING_REACH)), *abilities]


def recover(g: RefugeState, diver: Diver, choice: RecoverDiver | RecoverAbility) -> Flow[None]:
    """Discard cards of one type, then get up, help up, or turn an ability up (REF-REC-1)."""
    g.doing = "recover_diver" if isinstance(choice, RecoverDiver) else "recover_ability"
    yield from pay_pair(g, diver)
    if isinstance(choice, RecoverDiver):
        yield from stand_up(g, g.diver(choice.diver), "REF-REC-1")
    else:
        flip_up(g, diver, choice.ability)


def pay_pair(g: RefugeState, diver: Diver) -> Flow[None]:
    """The type first, then card by card."""
    seat = diver.seat
    answer = yield from Ask(
        "recover_type",
        seat,
        lambda: [ChooseType(seat, kind) for kind in pairs(g, diver)],
        "REF-REC-1",
        secret=g.competitive,
    )
    for _ in range(g.numbers.recover_cost):
        card = yield from choose_card(
            g, diver, "recover_card", "REF-REC-1", {"type": answer.type}, partial(is_of, g, answer.type)
        )
        discard(g, diver, card, "recover", "REF-REC-1")


def pairs(g: RefugeState, diver: Diver) -> list[CardType]:
    """The types of which enough is held to recover."""
    cards: list[Any] = diver.hand.cards
    if len(cards) < (cost := g.numbers.recover_cost):
        return []
    salvage = g.book.salvage
    types = [salvage[card].type for card in cards]
    return [kind for kind in dict.fromkeys(types) if types.count(kind) >= cost]


def is_of(g: RefugeState, kind: CardType, card: CardId) -> bool:
    return g.book.salvage[card].type == kind


def downed_within(g: RefugeState, diver: Diver, reach: int) -> list[Diver]:
    """Divers who are down at most so many spaces away; who is down itself reaches nobody else."""
    if diver.down:
        return [diver]
    return [
        other
        for other in g.divers
        if other.down and other.on_board and distance(other.cell, diver.cell) <= reach
    ]


# --- abilities ---------------------------------------------------------------------------------------


def face_up(g: RefugeState, diver: Diver, trigger: Trigger) -> list[AbilityId]:
    """The reactions a Diver could use in this window (REF-ABIL-1, REF-ABIL-3)."""
    return [
        entry.id
        for entry in g.timed[diver.id]["reaction"]
        if entry.trigger == trigger and entry.id not in diver.used and (diver.standing or entry.while_down)
    ]


def who_reacts(g: RefugeState, trigger: Trigger) -> tuple[Diver, AbilityId] | None:
    """The Diver who could use a reaction now, and which; no two have the same."""
    for diver in g.divers:
        for ability in face_up(g, diver, trigger):
            return diver, ability
    return None


def flip_down(g: RefugeState, diver: Diver, ability: AbilityId) -> None:
    """Using an ability turns it face down at once, before its effect (REF-ABIL-1)."""
    diver.used.append(ability)
    tells.uses(g, diver, ability)


def flip_up(g: RefugeState, diver: Diver, ability: AbilityId) -> None:
    diver.used.remove(ability)
    tells.readies(g, diver, ability)


def choose_flip_up(g: RefugeState, diver: Diver, rule: str) -> Flow[None]:
    """Turn a used ability of one's own up."""
    answer = yield from Ask(
        "flip_ability",
        diver.seat,
        lambda: [FlipAbility(diver.seat, ability) for ability in diver.used],
        rule,
    )
    flip_up(g, diver, answer.ability)
