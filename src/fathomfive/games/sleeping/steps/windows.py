"""The open windows of a turn: what anybody may do between two things that happen (SLG-WIN-1).

A window that is followed by a question to the active player is part of that question: the active player
may use something instead of answering, and before the answer counts the others may use something too.
Otherwise the window is a step of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from fathomfive.author import Action, Ask, Flow, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping.actions import Arm, Equip, Unequip, UseAbility, UseBoard, UseCard, UseLevel
from fathomfive.games.sleeping.cards import Deed, Usable, carrier, discard_equipped, food_needed, pay, uses
from fathomfive.games.sleeping.crew import bearer, controlled
from fathomfive.games.sleeping.effects import FOOD, CrewId
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.asking import offer, pick_kind, pick_member
from fathomfive.games.sleeping.steps.effects import do_all, pay_for, then, trigger
from fathomfive.games.sleeping.steps.holdings import spend
from fathomfive.games.sleeping.steps.matters import calm_is_slight

HEARD = "others-heard"
"""Among what was used up this turn: the others have had their window."""
TOO_EARLY = ("morning", "ship", "event")  # what the event brings is worth waiting for
CALM = (Equip, Unequip, Arm, UseBoard, UseCard, UseAbility, UseLevel)
CalmUse: TypeAlias = Equip | Unequip | Arm | Usable

A = TypeVar("A", bound=Action)


def calm_options(g: SleepingState, seat: int, sail: bool) -> list[CalmUse]:
    """Everything this seat may do in a calm window, which is what "at any time" means (SLG-RULING-31).

    Nowhere else are cards equipped: not within a test, not in a fight (SLG-ABL-4).
    """
    player = g.players[seat]
    found: list[CalmUse] = []
    if player.hand.cards and player.command and free_boards(g):
        found += [
            Equip(seat, card) for card in player.hand.cards if g.book.abilities[card].cost <= player.command
        ]
    found += helpful(g, seat, sail)
    found += [Unequip(seat, card) for member in controlled(g, seat) for card in g.crew[member].equipped]
    found += [Arm(seat, card) for card in g.cards if g.book.cards[card].weapon and card not in g.moved]
    return found


def free_boards(g: SleepingState) -> list[CrewId]:
    """Boards with room for another ability card, anybody's (SLG-ABL-1)."""
    limit = g.book.ship.setup.equip_limit
    return [member for member in CREW if len(g.crew[member].equipped) < limit]


def helpful(g: SleepingState, seat: int, sail: bool) -> list[Usable]:
    """Uses of boards and cards; what moves the ship only where it may move."""
    found = uses(g, seat, "calm")
    return found + uses(g, seat, "sail") if sail else found


def could_equip(g: SleepingState, seat: int) -> bool:
    """Whether a secret hand might hold something to equip, from what everybody can see."""
    player = g.players[seat]
    return bool(player.command and player.hand.cards)


def is_heard(g: SleepingState, seat: int, sail: bool) -> bool:
    """Whether a seat is asked in somebody else's turn: a board or a card would help now (SLG-RULING-51).

    All of that lies open. A hand alone interrupts nobody: it can be used over the next page.
    """
    if seat == g.active or HEARD in g.used or g.phase in TOO_EARLY:
        return False
    return bool(helpful(g, seat, sail))


def menu(
    g: SleepingState,
    kind: str,
    options: Callable[[], list[A]],
    rule: str,
    again: Step,
    about: Mapping[str, Any] | None = None,
    *,
    sail: bool = False,
    confirm: bool = False,
    chooser: int | None = None,
    with_us: tuple[int, ...] = (),
) -> Flow[A | None]:
    """A question to the active player, or to another `chooser`, with the calm window that belongs before it.

    `with_us` are asked with whoever alone decides, and their options are among `options`.
    Returns the answer once everybody is content; None if somebody used something, and then `again` asks anew.
    """
    seat = g.active if chooser is None else chooser
    answer = yield from Ask(
        kind,
        (seat, *with_us) if with_us else seat,
        lambda: [*options(), *(use for who in (seat, *with_us) for use in calm_options(g, who, sail))],
        rule,
        about,
        confirm=confirm,
    )
    if isinstance(answer, CALM):
        g.next(again)
        yield from carry_out(g, answer)
        return None
    if answer.leaves_it:  # whoever it is left to is asked now, and the window belongs to their answer
        return answer
    used = yield from hear_others(g, sail)
    if used is not None:
        g.next(again)
        yield from carry_out(g, used)
        return None
    g.moved = []
    return answer


def hear_others(g: SleepingState, sail: bool) -> Flow[CalmUse | None]:
    """Everybody but the active player, once a turn: it need not be one's own (SLG-CMD-4)."""
    return (yield from _offer_calm(g, sail, lambda seat: is_heard(g, seat, sail)))


def _offer_calm(g: SleepingState, sail: bool, asked: Callable[[int], bool]) -> Flow[CalmUse | None]:
    """Whom to ask is known from what lies open; what they may do is listed when somebody looks."""
    heard = any(is_heard(g, seat, sail) for seat in g.around(g.active))
    used = yield from offer(
        g,
        "calm",
        g.active,
        lambda seat: calm_options(g, seat, sail) if asked(seat) else [],
        "SLG-WIN-1",
        hidden=asked,
        slight=lambda seat: calm_is_slight(g, seat),
    )
    if used is None and heard:
        g.used.append(HEARD)
    return used


class Calm(Step, tag="calm"):
    """A calm window with nothing to choose after it: the active player's, and the others' if it is theirs."""

    sail: bool = False

    def run(self, g: SleepingState) -> Play:
        used = yield from _offer_calm(g, self.sail, lambda seat: self.concerns(g, seat))
        if used is None:
            g.moved = []
            return
        g.next(Calm(self.sail))
        yield from carry_out(g, used)

    def concerns(self, g: SleepingState, seat: int) -> bool:
        """Discarding equipment and handing weapons round are free, always possible: they open no window."""
        if seat != g.active:
            return is_heard(g, seat, self.sail)
        return could_equip(g, seat) or bool(helpful(g, seat, self.sail))


# --- carrying it out -------------------------------------------------------------------------------------


def carry_out(g: SleepingState, action: CalmUse) -> Flow[None]:
    """Whatever somebody does in an open window."""
    match action:
        case Equip(seat=seat, card=card):
            yield from equip(g, seat, card)
        case Unequip(seat=seat, card=card):
            take_off(g, seat, card)
        case Arm(seat=seat, card=card):
            yield from give_weapon(g, seat, card, "SLG-ADV-6")
            g.moved.append(card)
        case UseCard(card=card) if g.book.cards[card].food:
            yield from cook(g, action)
        case UseBoard() | UseCard() | UseAbility() | UseLevel():
            effects, deed = pay_for(g, action, "SLG-CMD-1")
            g.next(*then(effects, deed))
        case _:
            raise AssertionError(f"{action} belongs to no window")


def equip(g: SleepingState, seat: int, name: str) -> Flow[None]:
    """Pay and put it under a board; instant abilities happen now (SLG-ABL-1, SLG-ABL-5)."""
    card = g.book.abilities[name]
    member = yield from pick_member(seat, "equip", free_boards(g), "SLG-ABL-1", {"card": name})
    assert member is not None
    player = g.players[seat]
    player.command -= card.cost
    player.hand.take(name)
    g.crew[member].equipped.append(name)
    g.reveal()  # the card is open now
    tells.from_hand(
        g,
        "equip",
        "SLG-ABL-1",
        seat,
        name,
        member,
        member=member,
        printed=name,
        n=card.cost,
        skill=card.skill,
    )
    if card.mode == "instant":
        yield from do_all(g, card.effects, Deed(seat, member, name))


def take_off(g: SleepingState, seat: int, card: str) -> None:
    """Equipment is given up for nothing (SLG-ABL-3)."""
    member = carrier(g, card)
    discard_equipped(g, member, card)
    g.tell("unequip", "SLG-ABL-3", seat, beat=(beats.about, member), card=card, member=member)


def give_weapon(g: SleepingState, seat: int, card: str, rule: str) -> Flow[None]:
    """Attach a weapon card to anybody, off its present bearer (SLG-ADV-6, SLG-MKT-3)."""
    now = bearer(g, card)
    others = [member for member in CREW if member != now]
    member = yield from pick_member(seat, "arm", others, rule, {"card": card})
    assert member is not None
    if now is not None:
        g.crew[now].weapons.remove(card)
    g.crew[member].weapons.append(card)
    tells.armed(g, rule, seat, card, member, now)


def cook(g: SleepingState, action: UseCard) -> Flow[None]:
    """SLG-ADV-4: activate, pay the food, spread the benefits."""
    needed = food_needed(g, action.seat, action.card)
    effects, deed = pay(g, action)
    g.tell(
        "cook",
        "SLG-ADV-4",
        action.seat,
        card=action.card,
        n=g.book.cards[action.card].command,
        effects=effects,
    )
    yield from pay_food(g, action.seat, dict(g.book.cards[action.card].food), needed)
    yield from do_all(g, effects, deed)
    yield from trigger(g, "recipe")


def pay_food(
    g: SleepingState, seat: int, recipe: dict[str, int], needed: int, rule: str = "SLG-ADV-4"
) -> Flow[None]:
    """Token by token; with a discount the payer chooses what is left out."""
    if "any" in recipe:
        recipe = dict.fromkeys(FOOD, needed)
    for left in range(needed, 0, -1):
        kinds = [kind for kind, n in recipe.items() if n and g.resources[kind]]
        kind = yield from pick_kind(seat, "pay-food", kinds, rule, {"n": left})
        assert kind is not None
        recipe[kind] -= 1
        spend(g, kind, 1, seat, rule)


def pay_cost(g: SleepingState, cost: Mapping[str, int], seat: int, rule: str = "SLG-EXP-5") -> Flow[None]:
    """A printed cost: resources, food of any kind, or the active player's command (SLG-CMD-5)."""
    for kind, n in cost.items():
        if kind == "food":
            yield from pay_food(g, seat, {"any": n}, n, rule)
        elif kind == "command":
            g.players[seat].command -= n
            g.tell("pays-command", "SLG-CMD-5", seat, n=n, left=g.players[seat].command)
        else:
            spend(g, kind, n, seat, rule)


def can_pay(g: SleepingState, cost: Mapping[str, int], seat: int) -> bool:
    for kind, n in cost.items():
        if kind == "food":
            has = sum(g.resources[food] for food in FOOD)
        elif kind == "command":
            has = g.players[seat].command
        else:
            has = g.resources[kind]
        if has < n:
            return False
    return True
