"""Options in words: what each is called, which things on the table mean it, and what comes of it."""

from __future__ import annotations

from typing import Any

import msgspec

from fathomfive.author import Action, Ask, Pass, Text, Viewer, Words, look, person, say
from fathomfive.games.sleeping import actions as do
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.cards import carrier
from fathomfive.games.sleeping.crew import controlled, health, skill
from fathomfive.games.sleeping.describe.why import rule_of, rule_of_choice
from fathomfive.games.sleeping.effects import SKILLS, AnyEffect
from fathomfive.games.sleeping.entries import Choice, EventOption, Room
from fathomfive.games.sleeping.game import MOST_FATIGUE
from fathomfive.games.sleeping.names import (
    card_name,
    cost_words,
    crew_name,
    effects_words,
    kind_name,
    name_of,
    region_name,
    thing_name,
    token_words,
)
from fathomfive.games.sleeping.odds import chance
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.games.sleeping.steps.challenge import strength
from fathomfive.games.sleeping.steps.port import inn_price, price
from fathomfive.games.sleeping.steps.ship import room_command

ROWS = ("commit", "join", "travel-crew")
"""Questions that list people with their numbers."""

SPOKEN = frozenset(
    ("explore", "try-event", "unequip", "arm", "ability", "level", "discard", "synergy", "return-synergy")
)
"""Answers that are named with their verb: a phone lists all of them in one line, without headings."""


def prompt(g: SleepingState, ask: Ask, viewer: Viewer) -> Text:
    """The question in words."""
    about = (ask.about or {}).items()
    args = {kind: name_of(g, kind, thing) for kind, thing in about if not isinstance(thing, tuple)}
    if viewer is not None:
        args.setdefault("who", person(viewer))
    return Text(f"ask-{ask.kind}", args)


def describe(g: SleepingState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    found = _describe(g, ask, action, viewer)
    there = tuple(name for name in found.touches if on_table(g, name, viewer))
    return found if there == found.touches else msgspec.structs.replace(found, touches=there)


def on_table(g: SleepingState, name: str, viewer: Viewer) -> bool:
    """Whether this viewer's scene shows a thing of this name."""
    head, _, rest = name.partition("-")
    match head:
        case "card":
            hand = g.players[viewer].hand.cards if viewer is not None else []
            return rest in g.cards or rest in g.ongoing or rest in g.market_row or rest in hand
        case "region":
            return g.combat is None and rest.startswith(f"{g.map}-")
        case "location":
            return g.combat is None and g.book.atlas.locations[int(rest)].region.startswith(f"{g.map}-")
        case "exit" | "choice":
            return g.combat is None
        case "kind":
            return False
        case _:
            return True


def _describe(g: SleepingState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    match action:
        case Pass():
            return look.Described(label=say(f"pass-{ask.kind}"), style="second", apart=True)
        case do.Member(member=member):
            return _member(g, ask, member, viewer)
        case do.StoryChoice(key=key):
            return _story_choice(g, key, viewer)
        case do.EventChoice(key=key):
            return _event_choice(g, key, viewer)
        case do.Begin() | do.TurnPage() | do.Agree():
            return look.Described(label=say(f"verb-{_tag(action)}"), style="primary")
        case _:
            return _plain(g, ask, action)


def _tag(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


# --- people ----------------------------------------------------------------------------------------------


def _member(g: SleepingState, ask: Ask, member: Any, viewer: Viewer) -> look.Described:
    name = crew_name(g.book, member)
    sprite = look.Sprite(portrait(g, member), alt=name)
    if ask.kind == "draft":
        return _recruit(g, member, name, sprite)
    if ask.kind not in ROWS or g.test is None:
        return look.Described(label=name, group=say(f"group-{ask.kind}"), touches=(member,), sprite=sprite)
    tired = say("follows-fatigue", n=g.crew[member].fatigue + 1)
    return look.Described(
        label=name,
        group=say(f"group-{ask.kind}"),
        touches=(member,),
        follows=tired,
        style="row",
        sprite=sprite,
        value=str(skill(g, member, g.test.skill)),
    )


def _recruit(g: SleepingState, member: Any, name: Words, sprite: look.Sprite) -> look.Described:
    """Somebody to be picked: what they are good at."""
    skills = [say(f"skill-{kind}") for kind in SKILLS if skill(g, member, kind)]
    good_at: Words = skills[0]
    for more in skills[1:]:
        good_at = say("effect-and", first=good_at, second=more)
    return look.Described(
        label=name,
        group=say("group-draft"),
        touches=(member,),
        follows=good_at,
        style="row",
        sprite=sprite,
        value=say("health-of", n=g.book.crew[member].health),
    )


def portrait(g: SleepingState, member: Any) -> str:
    """The picture that shows how somebody is."""
    left, most = health(g, member), g.book.crew[member].health
    state = ""
    if left <= 0:
        state = "-down"
    elif g.crew[member].fatigue >= MOST_FATIGUE:
        state = "-exhausted"
    elif left * 2 <= most:
        state = "-hurt"
    return f"sleeping-crew-{member}{state}"


# --- story and events ------------------------------------------------------------------------------------


def _story_choice(g: SleepingState, key: str, viewer: Viewer) -> look.Described:
    """What may be known before choosing, and no more (SLG-EXP-6)."""
    assert g.story is not None
    choice = g.book.story[g.story.paragraph].choice_of(key)
    follows: Words = ""
    if choice.challenge is not None and choice.fail is not None:
        fails = effects_words(g.book, choice.fail.effects) if choice.fail.effects else say("fail-unknown")
        follows = say(
            "follows-challenge",
            skill=say(f"skill-{choice.challenge.skill}"),
            n=choice.challenge.n,
            fails=fails,
        )
    elif choice.combat:
        level = g.book.combat_level(choice.combat)
        follows = say("follows-combat", level=level, how=say(f"difficulty-{g.book.difficulty(level)}"))
    if choice.cost:
        paid = say("follows-cost", cost=cost_words(choice.cost))
        follows = say("follows-both", first=paid, second=follows) if follows else paid
    return look.Described(
        label=say("choice-label", key=key, text=choice.text),
        group=say("group-story-choice"),
        says=say("choice-label", key=key, text=choice.text.rstrip(".")),
        verb=say("verb-choose"),
        touches=(f"choice-{key}",),
        follows=follows,
        style="row",
        sprite=_what_kind(choice),
        rule=rule_of_choice(choice),
        badge=_odds(g, choice.challenge, viewer),
    )


def _event_choice(g: SleepingState, key: str, viewer: Viewer) -> look.Described:
    option = next(option for option in g.book.events[g.event_now].option if option.key == key)
    gains = effects_words(g.book, option.effects)
    follows: Words = say("follows-brings", what=gains)
    if option.challenge is not None:
        follows = say(
            "follows-event",
            skill=say(f"skill-{option.challenge.skill}"),
            n=option.challenge.n,
            gains=gains,
            fails=effects_words(g.book, option.fail),
        )
    elif option.combat:
        level = g.book.combat_level(option.combat)
        how = say(f"difficulty-{g.book.difficulty(level)}")
        follows = say("follows-event-combat", level=level, how=how, gains=gains)
    if option.cost:
        follows = say("follows-both", first=say("follows-cost", cost=cost_words(option.cost)), second=follows)
    return look.Described(
        label=say("choice-label", key=key, text=option.text),
        group=say("group-event"),
        says=say("choice-label", key=key, text=option.text.rstrip(".")),
        verb=say("verb-choose"),
        touches=(f"choice-{key}",),
        follows=follows,
        style="row",
        sprite=_what_kind(option),
        rule=rule_of_choice(option),
        badge=_odds(g, option.challenge, viewer),
    )


def _what_kind(choice: Choice | EventOption) -> look.Sprite:
    """A test of a skill, a fight, or just words."""
    if choice.challenge is not None:
        skill_name = choice.challenge.skill
        return look.Sprite(f"sleeping-skill-{skill_name}-badge", alt=say(f"skill-{skill_name}"))
    return look.Sprite("sleeping-log-fight" if choice.combat else "sleeping-log-quill")


def _odds(g: SleepingState, test: Any, viewer: Viewer) -> look.Badge | None:
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


# --- everything else -------------------------------------------------------------------------------------


def _plain(g: SleepingState, ask: Ask, action: Action) -> look.Described:
    """By what it names: the verb groups it, the thing is its label and can be clicked."""
    tag = _tag(action)
    group: Words = say(f"verb-{tag}")
    label, touches, follows = _named_thing(g, ask, action)
    if tag in SPOKEN:
        label = say(f"label-{tag}", what=label)
    if isinstance(action, do.Kind | do.CardOf | do.Region | do.Area | do.Branch | do.SeatOf | do.Square):
        group = say(f"group-{ask.kind}")
    return look.Described(
        label=label or group,
        group=group,
        says=_says(ask, action, label),
        touches=touches,
        follows=follows,
        rule=rule_of(ask, action),
        style="chip",
    )


def _says(ask: Ask, action: Action, label: Words) -> Words:
    """The whole of it in words, where the verb before the thing would not do."""
    if ask.kind == "room" and isinstance(action, do.Area):
        return say("says-room", room=label)
    return label if _tag(action) in (*SPOKEN, "equip", "travel", "skip") else ""


def _named_thing(g: SleepingState, ask: Ask, action: Action) -> tuple[Words, tuple[str, ...], Words]:
    book = g.book
    match action:
        case do.Region(region=region) | do.SailTo(region=region):
            return region_name(book, region), (f"region-{region}",), _waters(g, region)
        case do.Cross(edge=edge):
            beyond = book.atlas.maps[g.map].edges[edge]
            return (
                say("edge", edge=say(f"edge-{edge}"), map=book.atlas.maps[beyond.map].name),
                (f"exit-{edge}",),
                "",
            )
        case do.Area(area=area):
            gives = room_words(g, book.rooms[area]) if ask.kind == "room" else ""
            return book.rooms[area].name, (f"room-{area}",), gives
        case do.Kind(kind=kind):
            return _kind(g, kind), (f"kind-{kind}",), ""
        case do.CardOf(card=card):
            text = _card_text(g, card)
            return card_name(book, card) if card else say("printed-weapon"), (f"card-{card}",), text
        case do.Branch(branch=branch):
            options = (ask.about or {}).get("options", ())
            return effects_words(book, options[branch]), (), ""
        case do.SeatOf(other=seat) | do.SitDown(who=seat) | do.GetUp(who=seat):
            return person(seat), (f"seat-{seat}",), ""
        case do.Square(enemy=enemy, square=square):
            return _square(g, enemy, square), (f"enemy-{enemy}/{square}",), ""
        case do.Target(enemy=enemy):
            return book.enemies[enemy].name, (f"enemy-{enemy}",), ""
        case do.ExploreAt(location=number):
            return book.atlas.locations[number].name, (f"location-{number}",), ""
        case do.Travel():
            return say("label-travel"), (), say("follows-travel")
        case do.Skip():
            return say("label-skip"), (), ""
        case do.TryEvent(card=card):
            return book.events[card].name, (f"card-{card}",), book.events[card].discard_text
        case do.Buy(card=card):
            cost = say("amount", n=price(g, card), kind=kind_name("coin", price(g, card)))
            return (
                card_name(book, card),
                (f"card-{card}",),
                say("card-for", cost=cost, text=book.cards[card].text),
            )
        case do.Service(service=service):
            return say(f"service-{service}"), (), say(f"service-{service}-text", n=inn_price(g))
        case do.Equip(card=card):
            label = say("equip-for", card=card_name(book, card), n=book.abilities[card].cost)
            return label, (f"card-{card}",), book.abilities[card].text
        case do.Discard(card=card):
            return card_name(book, card), (f"card-{card}",), ""
        case do.Unequip(card=card) | do.ExtraDamage(card=card) | do.UseAbility(card=card):
            return card_name(book, card), (carrier(g, card),), book.abilities[card].text
        case do.Arm(card=card):
            return card_name(book, card), (f"card-{card}",), book.cards[card].text
        case do.UseBoard(member=member, option=option):
            ability = book.crew[member].ability[option]
            what, n = effects_words(book, ability.effects), book.crew[member].ability_cost
            return say("use-board", name=crew_name(book, member), what=what, n=n), (member,), ability.text
        case do.UseCard(card=card, option=option):
            effects = book.cards[card].uses[option]
            label = say("use-of", name=card_name(book, card), what=effects_words(book, effects))
            return label, (f"card-{card}",), book.cards[card].text
        case do.UseLevel(level=level):
            return card_name(book, level), (book.levels[level].crew,), book.levels[level].text
        case do.Declare(member=member):
            return crew_name(book, member), (member,), book.crew[member].weapon.name
        case do.HandOver(to=to, payer=payer):
            return say("hand-over-to", to=person(to), payer=person(payer)), (f"seat-{to}",), ""
        case do.UseSynergy(owner=owner) | do.ReturnSynergy(owner=owner):
            return crew_name(book, owner), (owner,), book.crew[owner].synergy_text
        case _:
            return "", (), ""


def _kind(g: SleepingState, kind: str) -> Words:
    if kind in g.crew or kind in g.cards:
        return thing_name(g.book, kind)
    return kind_name(kind)


def _card_text(g: SleepingState, card: str) -> Words:
    for shelf in (g.book.cards, g.book.abilities, g.book.levels, g.book.events):
        if card in shelf:
            return shelf[card].text
    if card in g.book.search:
        return token_words(g.book, card)
    return g.book.quests[int(card)].text if card.isdigit() else ""


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


def square_words(g: SleepingState, enemy: int, square: int) -> Text:
    """What is printed in a square of an enemy card."""
    cell = g.book.enemies[enemy].cells[square]
    if cell.heart:
        return say("square-heart", n=cell.heart)
    if cell.damage:
        return say("square-damage", n=cell.damage)
    if cell.hourglass:
        return say("square-hourglass", what=say(f"hourglass-{cell.hourglass}"))
    if cell.flying:
        return say("square-flying")
    if cell.first_strike:
        return say("square-first-strike")
    return say("square-resist", n=cell.resist) if cell.resist else say("square-blank")


def _waters(g: SleepingState, region: str) -> Words:
    """What one sees of a region from afar."""
    entry = g.book.atlas.regions[region]
    if entry.hazard is not None:
        test = say("test", skill=say(f"skill-{entry.hazard.skill}"), n=entry.hazard.n)
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
        gives.append(msgspec.structs.replace(room.extra, n=room.extra.n[g.side]))
    elif room.extra is not None:
        gives.append(room.extra)
    return say("follows-room", what=effects_words(g.book, tuple(gives)))


def need(g: SleepingState) -> int:
    """What fate must show for the test on the table."""
    assert g.test is not None
    return g.test.need - strength(g)
