"""How effects are carried out: a doer for every verb, and `Do`, which does a list of them step by step.

What the verbs do is written in `mending.py` (harm and cure), `holdings.py` (resources, command, quests,
cards), `fortunes.py` (event deck, choices, tests and attacks in progress) and beside the steps they start.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from fathomfive.author import Flow, Play, Step, Verbs
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping import tells
from fathomfive.games.sleeping.cards import Deed, Usable, pay
from fathomfive.games.sleeping.crew import controller, traits
from fathomfive.games.sleeping.effects import AnyEffect, CrewId, Effects
from fathomfive.games.sleeping.state import CREW, SleepingState

DO: Verbs[Callable[[SleepingState, Any, Deed], Flow[None] | None]] = Verbs()
does = DO.does


def do(g: SleepingState, effect: AnyEffect, deed: Deed) -> Flow[None]:
    asking = DO[type(effect)](g, effect, deed)
    if asking is not None:
        yield from asking


def do_all(g: SleepingState, effects: Iterable[AnyEffect], deed: Deed) -> Flow[None]:
    for effect in effects:
        yield from do(g, effect, deed)


class Do(Step, tag="do"):
    """Effects in printed order."""

    effects: Effects
    deed: Deed

    def run(self, g: SleepingState) -> Play:
        first, *rest = self.effects
        if rest:
            g.next(Do(tuple(rest), self.deed))
        yield from do(g, first, self.deed)


def use(g: SleepingState, action: Usable, rule: str) -> Flow[None]:
    """Pay for a board or card, and do what it says at once."""
    effects, deed = pay_for(g, action, rule)
    yield from do_all(g, effects, deed)


def pay_for(g: SleepingState, action: Usable, rule: str) -> tuple[Effects, Deed]:
    """Pay for a board or card, and say what it does."""
    had = g.players[action.seat].command
    effects, deed = pay(g, action)
    tells.used(g, action, effects, deed, had - g.players[action.seat].command, rule)
    return effects, deed


def then(effects: Effects, deed: Deed) -> tuple[Step, ...]:
    """The step for these effects, if there are any: `g.next(*then(effects, deed), ...)`."""
    return (Do(effects, deed),) if effects else ()


def seats_of(g: SleepingState, who: fx.Who, deed: Deed) -> list[int]:
    match who:
        case "each":
            return g.around(g.active)
        case "activator":
            return [deed.seat]
        case "you":  # the controller of whoever carries the card (SLG-ABL-6)
            return [controller(g, deed.bearer) if deed.bearer else deed.seat]
        case _:
            return [g.active]


# --- triggers --------------------------------------------------------------------------------------------


def trigger(g: SleepingState, on: fx.Trigger) -> Flow[None]:
    """Whatever waits for this moment: passive lines of cards, level cards, legacy cards."""
    for card in list(g.cards):
        for effect in g.book.cards[card].passive:
            if waits_for(effect) == on:
                yield from _work(g, effect, Deed(g.active, None, card), card, "SLG-ADV-2")
    for member in CREW:
        waiting: list[fx.Gain | fx.Restore] = [*traits(g, member, fx.Gain), *traits(g, member, fx.Restore)]
        for trait in waiting:
            if trait.on == on and not _used_up(g, member, on):
                yield from _work(g, trait, Deed(controller(g, member), member), member, "SLG-ABL-6")
    for quest in list(g.quests):
        for legacy in g.book.quests[quest].on_start:
            if isinstance(legacy, fx.Passive) and waits_for(legacy.effect) == on:
                yield from _work(g, legacy.effect, Deed(g.active), str(quest), "SLG-ACH-5")


def _work(g: SleepingState, effect: AnyEffect, deed: Deed, source: str, rule: str) -> Flow[None]:
    tells.works(g, effect, deed, source, rule)
    yield from do(g, effect, deed)


def waits_for(effect: AnyEffect) -> fx.Trigger | None:
    """The moment an effect waits for, if it does."""
    return effect.on if isinstance(effect, fx.Gain | fx.Restore | fx.Command | fx.Xp) else None


def _used_up(g: SleepingState, member: CrewId, on: fx.Trigger) -> bool:
    """Sick Bay's extra is once a turn; the others come as often as their moment does."""
    if on != "room_sickbay":
        return False
    name = f"{on}-{member}"
    if name in g.used:
        return True
    g.used.append(name)
    return False
