"""Verbs about what comes: the event deck, choices, the ending, and changes to tests and attacks."""

from __future__ import annotations

import msgspec

from fathomfive.author import EVERYBODY, Ask, End, Flow, Zone
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Branch, Region
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.effects import FOOD, AnyEffect, Effects
from fathomfive.games.sleeping.fight import running
from fathomfive.games.sleeping.score import outcome
from fathomfive.games.sleeping.state import TIERS, SleepingState
from fathomfive.games.sleeping.steps.asking import pick_card
from fathomfive.games.sleeping.steps.challenge import total
from fathomfive.games.sleeping.steps.defeat import place_ship, skip_events
from fathomfive.games.sleeping.steps.effects import do_all, does, seats_of
from fathomfive.games.sleeping.steps.harm import (
    change_fate,
    damage_ship,
)

# --- ship and event deck ---------------------------------------------------------------------------------


@does(fx.MoveShip)
def _move_ship(g: SleepingState, effect: fx.MoveShip, deed: Deed) -> None:
    place_ship(g, effect.to, "ship-carried", "SLG-EXP-2", deed.seat)


@does(fx.SkipEvents)
def _skip_events(g: SleepingState, effect: fx.SkipEvents, deed: Deed) -> None:
    skip_events(g, effect.n)


@does(fx.NewEventDeck)
def _new_event_deck(g: SleepingState, effect: fx.NewEventDeck, deed: Deed) -> None:
    """SLG-EVENT-7: the next pass begins with fresh cards; ongoing ones stay (SLG-EVENT-9)."""
    g.bells += 1
    build_event_deck(g)
    g.tell("new-pass", "SLG-EVENT-7", None, n=g.bells + 1, left=g.events_left)


def build_event_deck(g: SleepingState) -> None:
    """Six cards of each tier, or what a legacy card says (SLG-SETUP-8), none of them twice (SLG-RULING-4)."""
    fewer = [
        effect.n
        for quest in g.quests
        for effect in g.book.quests[quest].on_start
        if isinstance(effect, fx.EventDraw)
    ]
    for tier in TIERS:
        pile, deck = g.event_unused[tier], g.event_decks[tier]
        pile.shuffle(g.dice)
        for _ in range(min([g.book.ship.setup.event_draw[tier], *fewer])):
            if pile.cards:
                pile.draw_to(deck)


def next_event_heap(g: SleepingState) -> Zone:
    """Where the next event card comes from."""
    if g.event_top.cards:
        return g.event_top
    return next(g.event_decks[tier] for tier in TIERS if g.event_decks[tier].cards)


@does(fx.PeekEvent)
def _peek_event(g: SleepingState, effect: fx.PeekEvent, deed: Deed) -> Flow[None]:
    """Shown to all; the user says which goes back next, the last one lies on top (D-42)."""
    seen: list[str] = []
    for _ in range(min(effect.n, g.events_left)):
        heap = next_event_heap(g)
        heap.show(len(heap) - 1, EVERYBODY)
        seen.append(heap.pop())
    if not seen:  # the bell is due: there is nothing to look at
        return
    for card in reversed(seen):
        g.event_top.put(card, EVERYBODY)
    g.tell("peek-events", "SLG-EVENT-15", deed.seat, sound="card-flip", cards=tuple(seen), n=len(seen))
    for done in range(len(seen) - 1):
        at = len(g.event_top) - len(seen) + done
        loose = g.event_top.cards[at:]
        chosen = yield from pick_card(
            deed.seat, "order-events", loose, "SLG-EVENT-15", {"n": len(seen) - done}
        )
        assert chosen is not None
        g.event_top.cards.remove(chosen)
        g.event_top.cards.insert(at, chosen)
    g.tell("puts-back", "SLG-EVENT-15", deed.seat, card=g.event_top.cards[-1], n=len(seen))


@does(fx.SerpentHunt)
def _serpent(g: SleepingState, effect: fx.SerpentHunt, deed: Deed) -> Flow[None]:
    """SLG-EVENT-10, SLG-RULING-26."""
    if not g.serpent:
        return
    if g.serpent != g.region:
        steps = [Region(g.active, to) for to in g.book.atlas.towards(g.serpent, g.region)]
        answer = yield from Ask("serpent", g.active, steps, "SLG-EVENT-10")
        was, g.serpent = g.serpent, answer.region
        tells.serpent(g, was)
    if g.serpent == g.region:
        g.tell(
            "serpent-bites",
            "SLG-RULING-26",
            None,
            sound="rumble",
            beat=(beats.bad_for, "serpent", "ship"),
            n=effect.damage,
        )
        yield from damage_ship(g, effect.damage)


# --- choices and the end ---------------------------------------------------------------------------------


@does(fx.Choose)
def _choose(g: SleepingState, effect: fx.Choose, deed: Deed) -> Flow[None]:
    for seat in seats_of(g, effect.who, deed):
        mine = msgspec.structs.replace(deed, seat=seat) if effect.who == "each" else deed
        branches = [n for n, option in enumerate(effect.options) if _possible(g, option, mine)]
        if not effect.strict or not branches:
            branches = list(range(len(effect.options)))
        options = [Branch(mine.seat, n) for n in branches]
        answer = yield from Ask("branch", mine.seat, options, "SLG-EVENT-2", {"options": effect.options})
        g.tell("branch", "SLG-EVENT-2", mine.seat, effects=effect.options[answer.branch])
        yield from do_all(g, effect.options[answer.branch], mine)


def _possible(g: SleepingState, effects: Effects, deed: Deed) -> bool:
    """Whether all of it can be done in full: what `strict` asks for."""
    for effect in effects:
        match effect:
            case fx.Lose(kind="food", n=n) if sum(g.resources[kind] for kind in FOOD) < n:
                return False
            case fx.Lose(kind=kind, n=n) if kind not in ("food", "any") and g.resources[kind] < n:
                return False
            case fx.DiscardHand(n=n, who=who):
                if any(len(g.players[seat].hand) < n for seat in seats_of(g, who, deed)):
                    return False
    return True


@does(fx.Ending)
def _ending(g: SleepingState, effect: fx.Ending, deed: Deed) -> None:
    """SLG-CAMP-4: the campaign is over; score and ending are booked."""
    g.ending = effect.id
    if effect.id not in g.endings_ever:
        g.endings_ever.append(effect.id)
    g.ended = True
    g.note("ending", str(effect.id))
    g.tell(
        "ending",
        "SLG-CAMP-4",
        None,
        sound="win",
        beat=beats.WON,
        name=g.book.endings[effect.id].name,
        final=g,
        turn=g.turn,
    )
    raise End(outcome(g))


# --- tests and attacks in progress -----------------------------------------------------------------------


@does(fx.AddSkill)
def _add_skill(g: SleepingState, effect: fx.AddSkill, deed: Deed) -> None:
    g.trial.extra += effect.n
    g.tell("test-raised", "SLG-WIN-4", None, n=effect.n, skill=g.trial.skill, total=total(g))


@does(fx.Distance)
def _distance(g: SleepingState, effect: fx.Distance, deed: Deed) -> None:
    if effect.duration is None:
        g.trial.distance += effect.n
    else:
        g.slow += effect.n


@does(fx.AddFate, fx.Redraw)
def _fate(g: SleepingState, effect: fx.AddFate | fx.Redraw, deed: Deed) -> None:
    attack = g.combat.attack if g.combat else None  # ship damage sees to its own draws
    fate = (attack.fate if attack else None) or (g.test.fate if g.test else None)
    assert fate is not None
    change_fate(g, fate, effect)


@does(fx.Accuracy, fx.Damage, fx.Diagonal, fx.SplashFree, fx.Ignore, fx.NoCounter, fx.PlaceSynergy)
def _attack(g: SleepingState, effect: AnyEffect, deed: Deed) -> None:
    _, attack = running(g)
    match effect:
        case fx.Accuracy(n=n):
            attack.accuracy += n
        case fx.Damage(n=n, no_hearts=barred):
            attack.damage += n
            attack.hearts_barred += n if barred else 0
        case fx.Diagonal():
            attack.diagonal = True
        case fx.SplashFree():
            attack.splash_free = True
        case fx.Ignore(what=what):
            attack.ignored += what
        case fx.NoCounter():
            attack.no_counter = True
        case fx.PlaceSynergy():
            attack.synergy = True


@does(fx.Block)
def _block(g: SleepingState, effect: fx.Block, deed: Deed) -> None:
    g.fight.coming.blocked += effect.n
    g.tell("blocks", "SLG-CTR-3", None, n=effect.n, member=g.fight.coming.victim, left=g.fight.coming.rest)
