"""A tentacle touches a Diver: Weapons, reactions and guards (rulebook 4.7)."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Flow, Pass
from fathomfive.games.refuge import deeds, tells
from fathomfive.games.refuge.actions import UseAbility, UseWeapon
from fathomfive.games.refuge.board import distance
from fathomfive.games.refuge.effects import EliminateTrigger
from fathomfive.games.refuge.entries import CardId
from fathomfive.games.refuge.state import SUPPLY, Diver, RefugeState
from fathomfive.games.refuge.steps import objectives
from fathomfive.games.refuge.steps.recover import face_up, flip_down, knock_down
from fathomfive.games.refuge.steps.salvage import choose_card, eliminate, kinds_of


def contact(g: RefugeState, diver: Diver, tentacle: int) -> Flow[None]:
    """The tentacle lies in limbo until the touched, then the neighbours, have answered (REF-CONTACT-2).

    In the end only the Diver is left on its cell (REF-CONTACT-5).
    """
    if diver.standing:  # REF-CONTACT-4
        tells.grips(g, diver, tentacle)
        if (yield from defend(g, diver, tentacle)):
            return
        for neighbour in g.divers_from(diver.seat):
            if (yield from guard(g, neighbour, diver, tentacle)):
                return  # before anybody goes down: REF-RULING-37
    tells.contact_ends(g, diver, tentacle)
    g.tentacles[tentacle] = SUPPLY  # not eliminated: no draw, no count (REF-ELIM-2)
    knock_down(g, diver)  # whoever came to whom: REF-RULING-7; who is down already stays down
    yield from objectives.settle(g)


def defend(g: RefugeState, diver: Diver, tentacle: int) -> Flow[bool]:
    """A Weapon from hand or a contact reaction, at every contact anew (REF-CONTACT-6).

    Tells whether the touched Diver answered.
    """
    reactions = face_up(g, diver, "tentacle_contact_self")
    weapons = weapons_of(g, diver)
    # Where hands are hidden, whoever holds any card might hold a Weapon: not to ask would tell.
    if not (reactions or weapons or (g.competitive and diver.hand)):
        return False

    def options() -> list[UseWeapon | UseAbility | Pass]:
        arms = [UseWeapon(diver.seat, card) for card in weapons]
        return [*arms, *(UseAbility(diver.seat, ability) for ability in reactions), Pass(diver.seat)]

    answer = yield from Ask(
        "contact", diver.seat, options, "REF-CONTACT-2", secret=g.competitive, window=True
    )
    match answer:
        case UseWeapon(card=card):
            yield from use_weapon(g, diver, card, tentacle)
        case UseAbility(ability=ability):
            flip_down(g, diver, ability)
            if isinstance(g.book.abilities[ability].effects[0], EliminateTrigger):
                yield from eliminate(g, diver, tentacle)
            else:  # Iron Collar: it lets go, and nobody draws
                tells.lets_go(g, diver, tentacle)
                g.tentacles[tentacle] = SUPPLY
                yield from objectives.settle(g)
        case _:
            return False
    return True


def guard(g: RefugeState, neighbour: Diver, touched: Diver, tentacle: int) -> Flow[bool]:
    """A standing neighbour may use a Weapon that reaches the next space (REF-CONTACT-4)."""
    if not might_guard(g, neighbour, touched):
        return False
    seat = neighbour.seat
    weapons = [card for card in kinds_of(neighbour.hand) if guards_adjacent(g, card)]

    def options() -> list[UseWeapon | Pass]:
        return [*(UseWeapon(seat, card) for card in weapons), Pass(seat)]

    answer = yield from Ask(
        "guard",
        seat,
        options,
        "REF-CONTACT-2",
        about={"other": touched.id},
        secret=g.competitive,
        window=True,
    )
    if isinstance(answer, Pass):
        return False
    yield from use_weapon(g, neighbour, answer.card, tentacle)
    return True


def use_weapon(g: RefugeState, diver: Diver, card: CardId, tentacle: int) -> Flow[None]:
    """The Weapon, or a card in its place, is discarded for the tentacle (REF-CONTACT-3)."""
    weapon = g.book.salvage[card].weapon
    assert weapon is not None
    paid = card
    if weapon.keep_for_other and len(diver.hand) > 1:
        paid = yield from choose_card(g, diver, "axe_cost", "REF-CONTACT-3")
    tells.strikes(g, diver, card, paid)
    diver.hand.move(paid, g.limbo, EVERYBODY)
    yield from eliminate(g, diver, tentacle)
    g.limbo.move(paid, g.salvage_discard)
    for bonus in weapon.bonus:
        if deeds.possible(g, diver, bonus):
            yield from deeds.carry_out(g, diver, bonus)


def weapons_of(g: RefugeState, diver: Diver) -> list[CardId]:
    return [card for card in kinds_of(diver.hand) if g.book.salvage[card].weapon is not None]


def guards_adjacent(g: RefugeState, card: CardId) -> bool:
    weapon = g.book.salvage[card].weapon
    return weapon is not None and weapon.guards_adjacent


def might_guard(g: RefugeState, neighbour: Diver, touched: Diver) -> bool:
    """Whether everybody must reckon with it: where hands are hidden, any card may be a Weapon that guards."""
    if not neighbour.standing or distance(neighbour.cell, touched.cell) != 1:
        return False
    if g.competitive:
        return len(neighbour.hand) > 0
    return any(guards_adjacent(g, card) for card in kinds_of(neighbour.hand))
