"""Tests and what hangs on them, the event of the turn, search tokens that lie open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum

from fathomfive.games.sleeping.crew import controlled, may_join, skill
from fathomfive.games.sleeping.effects import CrewId, Skill
from fathomfive.games.sleeping.entries import Choice
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.fights import fight_ahead
from fathomfive.games.sleeping.evaluate.party import burden, price, tiredness, worth, wreckage
from fathomfive.games.sleeping.evaluate.promises import outcome_of
from fathomfive.games.sleeping.odds import at_least, fate_counts
from fathomfive.games.sleeping.state import TIERS, SleepingState
from fathomfive.games.sleeping.steps.challenge import strength
from fathomfive.games.sleeping.steps.effects import Do
from fathomfive.games.sleeping.steps.events import AfterEvent, AfterTry, EventDone, EventPhase, option_of
from fathomfive.games.sleeping.steps.explore import AfterChoice
from fathomfive.games.sleeping.steps.travel import AfterHazard
from fathomfive.games.sleeping.steps.turn import Evening
from fathomfive.games.sleeping.steps.windows import can_pay

MOST_HANDS = 5


# --- tests -----------------------------------------------------------------------------------------------


def test(g: SleepingState, seat: int) -> float:
    """A test in progress: what it promises and what it threatens, by its chance."""
    if g.test is None or g.test.kind == "travel":
        return 0.0
    gain, loss = stakes(g)
    missing = g.test.need - strength(g)
    if g.test.fate is not None:
        missing -= g.test.fate.total
        if missing <= 0:
            return gain
        return gain - (w.HAND + w.COMMAND) * missing if missing <= _cards(g, seat, g.test.skill) else loss
    paid = fsum(fatigue_of(g.crew[member].fatigue) for member in g.test.picked)
    busy = (*g.test.picked, *g.test.committed)
    return gamble(g, seat, g.test.skill, missing, gain, loss, busy) - paid


def gamble(
    g: SleepingState,
    seat: int,
    which: Skill,
    missing: int,
    gain: float,
    loss: float,
    busy: Sequence[CrewId] = (),
) -> float:
    """A test before the draw, as if the best hands were still to be picked, as many as it pays to pick."""
    cards = _cards(g, seat, which)
    hands = [
        (skill(g, member, which), -g.crew[member].fatigue)
        for member in controlled(g, g.active)
        if member not in busy and may_join(g, member)
    ]
    best, tired, counts = loss, 0.0, fate_counts(g, seat)
    for more, rested in ((0, 0), *sorted(hands, reverse=True)[:MOST_HANDS]):
        missing -= more
        tired += fatigue_of(-rested) if more else 0
        likely = 0.5 * (at_least(counts, missing) + at_least(counts, missing - cards))
        best = max(best, gain * likely + loss * (1 - likely) - tired)
    return best


def _cards(g: SleepingState, seat: int, which: Skill) -> int:
    """Cards in hand that can be discarded for this skill."""
    return sum(1 for card in g.players[seat].hand.cards if g.book.abilities[card].skill == which)


def fatigue_of(already: int) -> float:
    """What one more fatigue costs somebody."""
    return tiredness(already + 1) - tiredness(already)


def stakes(g: SleepingState) -> tuple[float, float]:
    """What waits behind the test: after success, after failure."""
    for step in reversed(g.agenda):
        match step:
            case AfterChoice(paragraph=paragraph, key=key):
                choice = g.book.story[paragraph].choice_of(key)
                won = outcome_of(g, paragraph, choice)
                return won, after_failure(g, choice, won)
            case AfterEvent(card=card, key=key):
                option = option_of(g, card, key)
                won = worth(g, option.effects)
                if option.combat:
                    won += fight_ahead(g, g.book.combat_level(option.combat))
                return won, worth(g, option.fail)
            case AfterTry(card=card):
                return burden(g, card), 0.0
            case AfterHazard():
                hazard = g.book.atlas.regions[g.region].hazard
                return 0.0, worth(g, hazard.fail) if hazard else 0.0
    return 0.0, 0.0


def after_failure(g: SleepingState, choice: Choice, won: float) -> float:
    """Most stories go on all the same (SLG-FAIL-7); whoever has failed here before knows where this leads."""
    if choice.fail is None:
        return won
    led_away = choice.fail.go is not None and choice.fail.go in g.read
    return (0.0 if led_away else w.GOES_ON * won) + worth(g, choice.fail.effects)


# --- events ----------------------------------------------------------------------------------------------


def event(g: SleepingState, seat: int) -> float:
    """The event card of this turn, still to come or open and undecided: putting it off gains nothing."""
    if g.event_now:
        decided = g.test is not None or any(type(step) is EventDone for step in g.agenda)
        return _rewards(g) if decided else max(_open_event(g, seat)) - w.UNDECIDED
    if g.phase == "event" or any(type(step) is EventPhase for step in g.agenda):
        return -w.EVENT_AHEAD[next((tier for tier in TIERS if g.event_decks[tier].cards), TIERS[0])]
    return 0.0


def _rewards(g: SleepingState) -> float:
    """What the card still gives once its fight is won."""
    return fsum(
        worth(g, step.effects)
        for step in g.agenda
        if isinstance(step, Do) and step.deed.source == g.event_now
    )


def _open_event(g: SleepingState, seat: int) -> Iterator[float]:
    for option in g.book.events[g.event_now].option:
        if not can_pay(g, option.cost, g.active):
            continue
        gain = worth(g, option.effects) + price(option.cost)
        if option.combat:
            gain += fight_ahead(g, g.book.combat_level(option.combat))
        if option.challenge is None:
            yield gain
        else:
            test, loss = option.challenge, worth(g, option.fail) + price(option.cost)
            yield gamble(g, seat, test.skill, test.n, gain, loss)


def dusk(g: SleepingState) -> float:
    """What ongoing events will do at the end of this turn."""
    if not g.ongoing or all(type(step) is not Evening for step in g.agenda):
        return 0.0
    return fsum(worth(g, g.book.events[card].turn_end) for card in g.ongoing)


# --- search ----------------------------------------------------------------------------------------------


def searching(g: SleepingState) -> float:
    """Search tokens that lie open: all their damage, and one reward."""
    if not g.search_drawn.cards:
        return 0.0
    tokens = [g.book.search[name] for name in g.search_drawn.cards]
    cubes = g.ship_damage + sum(token.ship_damage for token in tokens)
    harm = w.HEALTH * sum(token.crew_damage for token in tokens) + wreckage(cubes) - wreckage(g.ship_damage)
    return max(worth(g, effects) for token in tokens for effects in token.rewards) - harm
