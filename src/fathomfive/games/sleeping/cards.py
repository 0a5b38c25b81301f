"""What boards and cards can do right now: who may use which of them in which moment, and paying for it.

What the effects then do is written in `steps/effects.py`; the printed text of a card never matters here.
"""

from __future__ import annotations

import msgspec

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import UseAbility, UseBoard, UseCard, UseLevel
from fathomfive.games.sleeping.book import Moment
from fathomfive.games.sleeping.crew import (
    able,
    controlled,
    controller,
    health,
    hurt,
    passive_sum,
    tired,
    traits,
)
from fathomfive.games.sleeping.effects import FOOD, AnyEffect, CrewId, Effects
from fathomfive.games.sleeping.fight import attack_total, defence, free_squares, running
from fathomfive.games.sleeping.game import HIGHEST_FATE, LEAST_PRICE
from fathomfive.games.sleeping.state import CREW, SleepingState


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who does something, and with what: the context of an effect (acting player, carrier, card)."""

    seat: int
    bearer: CrewId | None = None
    """The member whose board or card this is."""
    source: str = ""
    group: tuple[CrewId, ...] = ()
    """In a fail line: the members who took part (SLG-FAIL-8)."""


Usable = UseBoard | UseCard | UseAbility | UseLevel


# --- what may be used ------------------------------------------------------------------------------------


def uses(g: SleepingState, seat: int, moment: Moment) -> list[Usable]:
    """Everything this seat may use now; what would change nothing is not offered."""
    command, book = g.players[seat].command, g.book
    found: list[Usable] = []
    for member in controlled(g, seat):  # nobody else's boards and cards (SLG-CREW-1, SLG-ABL-9)
        sailor = g.crew[member]
        # a board with command on it waits until the last token is gone (SLG-CREW-2)
        if command and not sailor.command and (here := book.board_uses[member].get(moment)):
            if command >= board_cost(g, member) and able(g, member):
                found += [
                    UseBoard(seat, member, use.option)
                    for use in here
                    if worthwhile(g, use.effects, moment, Deed(seat, member, member))
                ]
        if (sailor.equipped or sailor.levels) and (mine := _abilities(g, seat, member, moment, command)):
            if able(g, member):
                found += mine
    return found + _cards(g, seat, moment, command) if command else found


def _cards(g: SleepingState, seat: int, moment: Moment, command: int) -> list[Usable]:
    found: list[Usable] = []
    for card, lying in g.cards.items():  # anybody may use them (SLG-ADV-1)
        # command on a card is out of reach, and so is the card (SLG-ADV-2, SLG-CMD-2)
        if lying or not (options := g.book.card_uses[card].get(moment)):
            continue
        if g.book.cards[card].command > command:
            continue
        if g.book.cards[card].food and not (moment == "calm" and can_cook(g, seat, card)):
            continue  # recipes are never cooked in a fight (SLG-ADV-5)
        found += [
            UseCard(seat, card, use.option)
            for use in options
            if worthwhile(g, use.effects, moment, Deed(seat, None, card))
        ]
    return found


def _abilities(
    g: SleepingState, seat: int, member: CrewId, moment: Moment, command: int
) -> list[UseAbility | UseLevel]:
    sailor, book = g.crew[member], g.book
    found: list[UseAbility | UseLevel] = []
    for name in sailor.equipped:
        if moment not in book.ability_moments[name]:
            continue
        card = book.abilities[name]
        if card.mode == "pay" and command < card.command:
            continue
        if card.limit and spent(g, name, card.limit):
            continue
        if worthwhile(g, card.effects, moment, Deed(seat, member, name)):
            found.append(UseAbility(seat, name))
    for name in sailor.levels:
        if moment not in book.level_moments[name]:
            continue
        level = book.levels[name]
        if not spent(g, name, _period(level.mode)) and worthwhile(
            g, level.effects, moment, Deed(seat, member, name)
        ):
            found.append(UseLevel(seat, name))
    return found


def _period(mode: str) -> fx.Limit:
    return "turn" if mode == "once_per_turn" else "combat"


def spent(g: SleepingState, name: str, limit: fx.Limit) -> bool:
    used = g.used if limit == "turn" else (g.combat.used if g.combat else [])
    return name in used


def board_cost(g: SleepingState, member: CrewId) -> int:
    less = sum(effect.n for effect in traits(g, member, fx.AbilityCost))
    return max(1, g.book.crew[member].ability_cost + less)


# --- does it fit, and would it do anything? --------------------------------------------------------------


def worthwhile(g: SleepingState, effects: Effects, moment: Moment, deed: Deed) -> bool:
    return any(_fits(g, effect, moment, deed) for effect in effects)


def _fits(g: SleepingState, effect: AnyEffect, moment: Moment, deed: Deed) -> bool:
    match effect:
        case fx.AddSkill(skill=skill):  # in a test, after the draw (SLG-ADV-3)
            return moment == "skill" and skill in ("any", _tested(g))
        case fx.Distance():  # what somebody carries says "on your travel"
            return moment == "distance" and (deed.bearer is None or deed.seat == g.active)
        case fx.AddFate() | fx.Redraw():
            return moment == "fate" and _fits_fate(g, effect, deed)
        case fx.Accuracy() | fx.Ignore():
            return moment == "aim" and _own_attack(g, deed) and _sharpens(g, effect)
        case fx.Damage() | fx.Diagonal() | fx.SplashFree() | fx.PlaceSynergy():
            return moment == "blow" and _own_attack(g, deed)
        case fx.Block():
            return moment == "block" and can_block(g, effect, deed)
        case fx.NoCounter():
            return moment == "counter" and _own_attack(g, deed)
        case fx.PreventStatus():
            return moment == "status" and g.victim == deed.bearer
        case fx.PreventShipDamage():
            return moment == "hull"
        case fx.Sail():
            return moment == "sail"
        case _:
            return moment in ("calm", "combat") and does_something(g, effect, deed)


def _tested(g: SleepingState) -> fx.Skill:
    return g.trial.skill


def _own_attack(g: SleepingState, deed: Deed) -> bool:
    """Cards of the party serve any attack (SLG-ADV-3), a member's own only his (SLG-CREW-4, SLG-ABL-6)."""
    _, attack = running(g)
    return deed.bearer in (None, attack.member)


def _sharpens(g: SleepingState, effect: fx.Accuracy | fx.Ignore) -> bool:
    """Accuracy is of use only while the attack would miss."""
    _, attack = running(g)
    misses = attack_total(g) < defence(g)
    if isinstance(effect, fx.Accuracy):
        return misses
    if "resist" in effect.what and attack.resist.get(attack.target):
        return True
    return misses and "flying" in effect.what


def _fits_fate(g: SleepingState, effect: fx.AddFate | fx.Redraw, deed: Deed) -> bool:
    attack = g.combat.attack if g.combat else None
    fate = g.fate or (attack.fate if attack else None) or (g.test.fate if g.test else None)
    assert fate is not None
    if isinstance(effect, fx.AddFate):
        return g.fate is None or fate.total < HIGHEST_FATE  # above 6 counts as 6 (SLG-SDMG-5)
    if effect.if_drawn and fate.printed not in effect.if_drawn:  # bonuses do not count here (SLG-FATE-2)
        return False
    if effect.scope == "any":  # whoever draws (SLG-CREW-5)
        return True
    if effect.when == "challenge":
        return g.test is not None and deed.bearer in g.test.committed
    return attack is not None and attack.member == deed.bearer


def can_block(g: SleepingState, effect: fx.Block, deed: Deed) -> bool:
    """SLG-CREW-4, SLG-EOR-3."""
    blow = g.fight.coming
    at_round_end = blow.source == "end_of_round"
    if deed.bearer is None:
        return True
    if at_round_end and deed.source != deed.bearer and not effect.end_of_round:
        return False
    if deed.bearer == blow.victim:
        return True
    return at_round_end and bool(traits(g, deed.bearer, fx.BlockOthers))


def does_something(g: SleepingState, effect: AnyEffect, deed: Deed) -> bool:
    """Whether an effect of an open window would change anything (D-10: nothing useless is offered)."""
    match effect:
        case fx.Restore(target="self"):
            return deed.bearer is not None and g.crew[deed.bearer].damage > 0
        case fx.Restore():
            return bool(hurt(g))
        case fx.Rest(target="self"):
            return deed.bearer is not None and g.crew[deed.bearer].fatigue > 0
        case fx.Rest():
            return bool(tired(g))
        case fx.Cure():
            return any(kind in g.crew[member].statuses for member in CREW for kind in effect.wanted)
        case fx.Repair():
            return g.ship_damage > 0
        case fx.Gain(kind=kind):
            return g.resources[kind] < g.book.ship.supply.resources[kind]
        case fx.Ready():
            return any(ready_tokens(g, deed.source).values())
        case fx.Strike():
            return bool(free_squares(g))
        case fx.PeekEvent():
            return g.events_left > 0  # the last one may be looked at too (SLG-EVENT-15)
        case _:
            return True


def ready_tokens(g: SleepingState, source: str = "") -> dict[str, int]:
    """Where command lies out, by crew or card id; never on the card that is being used."""
    found = {member: g.crew[member].command for member in CREW if g.crew[member].command}
    return found | {card: n for card, n in g.cards.items() if n and card != source}


# --- paying ----------------------------------------------------------------------------------------------


def pay(g: SleepingState, action: Usable) -> tuple[Effects, Deed]:
    """Pay for a use and say what it does, and in whose name."""
    player = g.players[action.seat]
    match action:
        case UseBoard(seat=seat, member=member, option=option):
            cost = board_cost(g, member)
            player.command -= cost
            g.crew[member].command += cost  # for one of its alternatives (SLG-CREW-2, SLG-CREW-3)
            return g.book.crew[member].ability[option].effects, Deed(seat, member, member)
        case UseCard(seat=seat, card=name, option=option):
            cost = g.book.cards[name].command
            player.command -= cost
            g.cards[name] += cost
            return g.book.cards[name].uses[option], Deed(seat, None, name)
        case UseAbility(seat=seat, card=name):
            return _pay_ability(g, seat, name)
        case UseLevel(seat=seat, level=name):
            level = g.book.levels[name]
            mark(g, name, _period(level.mode))
            return level.effects, Deed(seat, level.crew, name)


def _pay_ability(g: SleepingState, seat: int, name: str) -> tuple[Effects, Deed]:
    card = g.book.abilities[name]
    member = carrier(g, name)
    if card.mode == "discard":
        discard_equipped(g, member, name)
    elif card.mode == "pay":  # a printed cost goes to the supply, and nothing else is paid (SLG-ABL-7)
        g.players[seat].command -= card.command
    if card.limit:
        mark(g, name, card.limit)
    return card.effects, Deed(seat, member, name)


def mark(g: SleepingState, name: str, limit: fx.Limit) -> None:
    """Remember that something was used up."""
    if limit == "turn":
        g.used.append(name)
    elif g.combat is not None:
        g.combat.used.append(name)


def carrier(g: SleepingState, card: str) -> CrewId:
    """Who carries an equipped card."""
    return next(member for member in CREW if card in g.crew[member].equipped)


def discard_equipped(g: SleepingState, member: CrewId, card: str) -> None:
    g.crew[member].equipped.remove(card)
    g.ability_discard.put(card, -1)
    clip_damage(g, member)


def clip_damage(g: SleepingState, member: CrewId) -> None:
    """Losing maximum health never leaves more damage than there is health."""
    over = -health(g, member)
    if over > 0:
        g.crew[member].damage -= over


# --- recipes ---------------------------------------------------------------------------------------------


def food_needed(g: SleepingState, seat: int, card: str) -> int:
    """How many food tokens must be paid, at least one (SLG-RULING-49)."""
    total = sum(g.book.cards[card].food.values())
    return max(LEAST_PRICE, total - recipe_discount(g, seat))


def recipe_discount(g: SleepingState, seat: int) -> int:
    """Levels and cards always count, equipped cards when their controller cooks."""
    less = passive_sum(g, fx.RecipeDiscount)
    for member in CREW:
        sailor = g.crew[member]
        if not sailor.levels and not sailor.equipped:
            continue
        mine = controller(g, member) == seat
        for name in (*sailor.levels, *sailor.equipped):
            if name in g.book.abilities and not mine:
                continue
            less += sum(
                effect.n for effect in g.book.traits.get(name, ()) if isinstance(effect, fx.RecipeDiscount)
            ) * (health(g, member) > 0)
    return less


def can_cook(g: SleepingState, seat: int, card: str) -> bool:
    needed = food_needed(g, seat, card)
    food = g.book.cards[card].food
    if "any" in food:
        return sum(g.resources[kind] for kind in FOOD) >= needed
    at_hand = sum(min(n, g.resources[kind]) for kind, n in food.items())
    return at_hand >= needed
