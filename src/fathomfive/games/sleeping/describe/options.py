"""Options in words, where the names of their messages do not say it all: what each is called, which things on
the table mean it, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from fathomfive.author import Action, Ask, Pass, Viewer, Words, look, person, say, worded
from fathomfive.games.sleeping import actions as do
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.cards import carrier
from fathomfive.games.sleeping.crew import controlled, health, skill
from fathomfive.games.sleeping.describe import forecast, people
from fathomfive.games.sleeping.describe.why import rule_of, rule_of_choice
from fathomfive.games.sleeping.effects import AnyEffect
from fathomfive.games.sleeping.entries import Challenge, Choice, EventOption, Hazard, Room
from fathomfive.games.sleeping.game import MOST_FATIGUE
from fathomfive.games.sleeping.names import (
    card_name,
    card_text,
    cost_words,
    crew_name,
    effects_words,
    kind_name,
    region_name,
    square_words,
    thing_name,
    token_words,
)
from fathomfive.games.sleeping.odds import chance
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.games.sleeping.steps.events import option_of
from fathomfive.games.sleeping.steps.port import inn_price, price
from fathomfive.games.sleeping.steps.ship import room_command

TOUCHES = {
    "region": "region-{}",
    "edge": "exit-{}",
    "area": "room-{}",
    "card": "card-{}",
    "location": "location-{}",
    "other": "seat-{}",
    "who": "seat-{}",
    "to": "seat-{}",
    "enemy": "enemy-{}",
    "member": "{}",
    "owner": "{}",
}
"""Field of an answer -> the thing on the table that means it."""


def describe(g: SleepingState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    match action:
        case Pass():
            label, comes = say(f"pass-{ask.kind}"), people.letting_be(g, ask, viewer)
            return look.Described(label=label, follows=comes, style="second", apart=True)
        case do.Begin() | do.TurnPage() | do.Agree():
            return worded(g, action, style="primary")
        case do.LeaveIt():
            return worded(g, action, style="second", apart=True, rule=rule_of(ask, action))
        case do.Member(member=member):
            return people.member(g, ask, member, viewer)
        case do.StoryChoice(key=key):
            choice = g.book.story[g.reading.paragraph].choice_of(key)
            return _choice(g, ask, action, choice, _known_of(g, choice), viewer)
        case do.EventChoice(key=key):
            option = option_of(g, g.event_now, key)
            return _choice(g, ask, action, option, _brings(g, option), viewer)
        case do.Target(enemy=enemy):
            return _target(g, ask, action, enemy, viewer)
    parts = _parts(g, ask, action, viewer)
    if isinstance(action, do.Kind | do.CardOf | do.Region | do.Area | do.Branch | do.SeatOf | do.Square):
        parts["group"] = say(f"group-{ask.kind}")  # one of a kind: the question says what for
    touches = tuple(name for name in _touched(g, action) if on_table(g, name, viewer))
    return worded(g, action, touches=touches, rule=rule_of(ask, action), **parts)


def _touched(g: SleepingState, action: Action) -> tuple[str, ...]:
    match action:
        case do.Square(enemy=enemy, square=square):
            return (f"enemy-{enemy}/{square}",)
        case do.Unequip(card=card) | do.ExtraDamage(card=card) | do.UseAbility(card=card):
            return (carrier(g, card),)
        case do.UseLevel(level=level):
            return (g.book.levels[level].crew,)
    return tuple(
        TOUCHES[name].format(getattr(action, name)) for name in action.__struct_fields__ if name in TOUCHES
    )


def on_table(g: SleepingState, name: str, viewer: Viewer) -> bool:
    """Whether this viewer's scene shows a thing of this name."""
    head, _, rest = name.partition("-")
    match head:
        case "card":
            hand = g.players[viewer].hand.cards if viewer is not None else []
            return rest in g.cards or rest in g.ongoing or rest in g.market_row or rest in hand
        case "region":
            return rest.startswith(f"{g.map}-")
        case _:
            return True


def _parts(g: SleepingState, ask: Ask, action: Action, viewer: Viewer) -> dict[str, Any]:
    """Names and printed texts, which travel by value, and whatever else no message can tell by itself."""
    book = g.book
    match action:
        case do.Region(region=region) | do.SailTo(region=region):
            return {"label": region_name(book, region), "follows": _waters(g, region)}
        case do.ExploreAt():
            return {"confirm": True}  # what was read stays read
        case do.Cross(edge=edge):
            beyond = book.atlas.maps[g.map].edges[edge]
            return {"given": {"map": book.atlas.maps[beyond.map].name}}
        case do.Area(area=area) if ask.kind == "room":
            room = book.rooms[area]
            return {
                "label": room.name,
                "says": say("says-room", room=room.name),
                "follows": room_words(g, room),
            }
        case do.Area(area=area):
            return {"label": book.rooms[area].name}
        case do.Kind(kind=kind):
            on_table = kind in g.crew or kind in g.cards
            return {"label": thing_name(book, kind) if on_table else kind_name(kind)}
        case do.CardOf(card=card) if ask.kind == "weapon":
            follows = forecast.armed(g, (ask.about or {})["member"], card, viewer)
            return {"label": card_name(book, card) if card else say("printed-weapon"), "follows": follows}
        case do.CardOf(card=card):
            return {
                "label": card_name(book, card) if card else say("printed-weapon"),
                "follows": _card_text(g, card),
            }
        case do.Branch(branch=branch):
            return {"label": effects_words(book, (ask.about or {})["options"][branch])}
        case do.SeatOf(other=seat) | do.SitDown(who=seat) | do.GetUp(who=seat):
            return {"label": person(seat)}
        case do.Square(enemy=enemy, square=square):
            comes = people.covering(g, enemy, square) if ask.kind in ("place", "free-strike") else ""
            return {"label": _square(g, enemy, square), "follows": comes}
        case do.TryEvent(card=card):
            return {"follows": book.events[card].discard_text}
        case do.Buy(card=card):
            cost = cost_words({"coin": price(g, card)})
            follows = say("card-for", cost=cost, text=book.cards[card].text)
            return {"label": card_name(book, card), "follows": follows}
        case do.Service(service=service):
            follows = say(f"service-{service}-text", n=inn_price(g))
            return {"label": say(f"service-{service}"), "follows": follows}
        case do.Equip(card=card):
            return {"given": {"n": book.abilities[card].cost}, "follows": _card_text(g, card)}
        case do.ExtraDamage(card=card):
            return {"label": card_name(book, card), "follows": _card_text(g, card)}
        case do.Unequip(card=card) | do.Arm(card=card) | do.UseAbility(card=card) | do.UseLevel(level=card):
            return {"follows": _card_text(g, card)}
        case do.UseBoard(member=member, option=option):
            board = book.crew[member]
            what = effects_words(book, board.ability[option].effects)
            given = {"what": what, "n": board.ability_cost}
            return {"given": given, "follows": board.ability[option].text}
        case do.UseCard(card=card, option=option):
            given = {"what": effects_words(book, book.cards[card].uses[option])}
            return {"given": given, "follows": _card_text(g, card)}
        case do.Declare(member=member):
            return {"label": crew_name(book, member), "follows": forecast.best_armed(g, member, viewer)}
        case do.UseSynergy(owner=owner) | do.ReturnSynergy(owner=owner):
            return {"follows": book.crew[owner].synergy_text}
    return {}


def _target(g: SleepingState, ask: Ask, action: Action, enemy: int, viewer: Viewer) -> look.Described:
    """An enemy with the odds of the weapon that was chosen for it."""
    member, arm = (ask.about or {})["weapon"]
    return worded(
        g,
        action,
        label=g.book.enemies[enemy].name,
        touches=(f"enemy-{enemy}",),
        rule=rule_of(ask, action),
        follows=say(
            "follows-both",
            first=forecast.aimed(g, member, arm, enemy, viewer),
            second=people.foe(g, enemy),
        ),
        badge=forecast.hit_badge(g, member, arm, enemy, viewer),
        shows=(f"enemy-{enemy}", forecast.draws(g, member, arm, enemy, viewer)),
    )


# --- story and events ------------------------------------------------------------------------------------


def _choice(
    g: SleepingState,
    ask: Ask,
    action: Action,
    choice: Choice | EventOption,
    follows: Words,
    viewer: Viewer,
) -> look.Described:
    if choice.cost:
        paid = say("follows-cost", cost=cost_words(choice.cost))
        follows = say("follows-both", first=paid, second=follows) if follows else paid
    return worded(
        g,
        action,
        "choice",
        given={"text": choice.text},
        group=say(f"group-{ask.kind}"),
        says=say("label-choice", key=choice.key, text=choice.text.rstrip(".")),
        touches=(f"choice-{choice.key}",),
        follows=follows,
        style="row",
        sprite=_what_kind(choice),
        rule=rule_of_choice(choice),
        badge=_odds(g, choice.challenge, viewer),
    )


def _known_of(g: SleepingState, choice: Choice) -> Words:
    """What may be known before choosing, and no more (SLG-EXP-6)."""
    if choice.challenge is not None and choice.fail is not None:
        fails = effects_words(g.book, choice.fail.effects) if choice.fail.effects else say("fail-unknown")
        return say("follows-challenge", **_test(choice.challenge), fails=fails)
    return say("follows-combat", **_fight(g, choice)) if choice.combat else ""


def _brings(g: SleepingState, option: EventOption) -> Words:
    gains = effects_words(g.book, option.effects)
    if option.challenge is not None:
        fails = effects_words(g.book, option.fail)
        return say("follows-event", **_test(option.challenge), gains=gains, fails=fails)
    if option.combat:
        return say("follows-event-combat", **_fight(g, option), gains=gains)
    return say("follows-brings", what=gains)


def _test(test: Challenge | Hazard) -> Mapping[str, Any]:
    return {"skill": say(f"skill-{test.skill}"), "n": test.n}


def _fight(g: SleepingState, choice: Choice | EventOption) -> Mapping[str, Any]:
    level = g.book.combat_level(choice.combat)
    return {"level": level, "how": say(f"difficulty-{g.book.difficulty(level)}")}


def _what_kind(choice: Choice | EventOption) -> look.Sprite:
    """A test of a skill, a fight, or just words."""
    if choice.challenge is not None:
        skill_name = choice.challenge.skill
        return look.Sprite(f"sleeping-skill-{skill_name}-badge", alt=say(f"skill-{skill_name}"))
    return look.Sprite("sleeping-log-fight" if choice.combat else "sleeping-log-quill")


def _odds(g: SleepingState, test: Challenge | None, viewer: Viewer) -> look.Badge | None:
    """The chance of everybody fresh whom the active player controls: what the party could bring."""
    if test is None:
        return None
    best = sum(
        skill(g, member, test.skill)
        for member in controlled(g, g.active)
        if g.crew[member].fatigue < MOST_FATIGUE and health(g, member) > 0
    )
    share = round(100 * chance(g, viewer, test.n - best))
    return look.Badge(text=say("percent-at-most", n=share), label=say("badge-all-hands"))


# --- things ----------------------------------------------------------------------------------------------


def _card_text(g: SleepingState, card: str) -> Words:
    return token_words(g.book, card) if card in g.book.search else card_text(g.book, card)


def _square(g: SleepingState, enemy: int, square: int) -> Words:
    """ "Heart, top left"; squares beside the target are named with their card."""
    entry = g.book.enemies[enemy]
    row, column = divmod(square, entry.columns)
    side = ("left", "right") if entry.columns == 2 else ("left", "middle", "right")
    what = square_words(g, enemy, square)
    where = say("square-at", row=say(f"row-{row}"), column=say(f"side-{side[column]}"))
    attack = g.combat.attack if g.combat is not None else None
    if attack is not None and attack.target == enemy:
        return say("square", what=what, where=where)
    return say("square-of", enemy=entry.name, what=what, where=where)


def _waters(g: SleepingState, region: str) -> Words:
    """What one sees of a region from afar."""
    entry = g.book.atlas.regions[region]
    if entry.hazard is not None:
        test = say("test", **_test(entry.hazard))
        fails = effects_words(g.book, entry.hazard.fail)
        return say("waters-hazard", name=entry.hazard.name, test=test, fails=fails)
    if entry.port and entry.market:
        return say("waters-port-market")
    if entry.port:
        return say("waters-port")
    return say("waters-market") if entry.market else ""


def room_words(g: SleepingState, room: Room) -> Words:
    """What a room gives to this many players."""
    gives: list[AnyEffect] = []
    if cards := room.draw[g.side]:
        gives.append(fx.Draw(n=cards))
    if command := room_command(g, room):
        gives.append(fx.Command(n=command))
    if isinstance(room.extra, fx.Ready) and isinstance(room.extra.n, tuple):
        gives.append(replace(room.extra, n=room.extra.n[g.side]))
    elif room.extra is not None:
        gives.append(room.extra)
    return say("follows-room", what=effects_words(g.book, tuple(gives)))
