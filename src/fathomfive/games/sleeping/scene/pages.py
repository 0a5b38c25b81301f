"""The pages of the book: story paragraphs and drawn events, with plate and choices."""

from __future__ import annotations

from typing import Literal

from fathomfive.author import Words, look, say
from fathomfive.games.sleeping.actions import StoryChoice
from fathomfive.games.sleeping.entries import Choice as ChoiceEntry
from fathomfive.games.sleeping.entries import EventOption
from fathomfive.games.sleeping.epilogue import epilogues
from fathomfive.games.sleeping.names import crew_name, effects_words, page_title
from fathomfive.games.sleeping.pictures import portrait
from fathomfive.games.sleeping.state import SleepingState, Tried
from fathomfive.games.sleeping.steps.events import event_options
from fathomfive.games.sleeping.steps.explore import holds, legal_choices

OWN_PLATES = (2, 3, 5, 10, 14, 22, 30, 38, 44, 54, 56, 64, 70)
PLATE = look.Box(-8, -8, 446, 624)  # the frame lies around the picture


@look.part
def story_page(g: SleepingState) -> look.Story:
    """Only what has been read: text travels by value."""
    story = g.story
    assert story is not None
    page = g.book.story[story.paragraph]
    where = g.book.atlas.locations.get(story.location)
    prose: list[Words] = []
    if story.failure:
        prose.append(g.book.failure(story.failure))
    if story.again:
        prose.append(say("page-back", town=page.town))
    else:
        prose += page.text.strip().split("\n\n")
    if g.ending:
        prose += [passage.text.strip() for passage in epilogues(g)]
    place: Words = where.name if where else say("page-bell" if g.turn else "page-prologue")
    note: Words = ""
    if where is not None:
        name = g.book.atlas.maps[where.region.partition("-")[0]].name
        note = say("page-place", map=name, n=where.number)
    legal = [o.key for o in legal_choices(g, page, g.active) if isinstance(o, StoryChoice)]
    return look.Story(
        label=page_title(g, page.id),
        note=say("page-number", n=page.id),
        paragraphs=tuple(prose),
        choices=tuple(_choice(g, choice, choice.key in legal) for choice in page.choice if _shown(g, choice)),
        plate=_plate(g),
        box=PLATE,
        place=place,
        place_note=note,
        result=_result(g, story.tried) if story.tried is not None else None,
        where="board",
        tab="story",
    )


def _result(g: SleepingState, tried: Tried) -> look.Equation:
    """What led to this page: fate and who brought how much (SLG-CHAL-7)."""
    spare = tried.total - tried.need
    brought = tuple(
        look.Term(
            value=str(one.n),
            label=crew_name(g.book, one.member),
            sign="+",
            sprite=look.Sprite(portrait(g, one.member)),
        )
        for one in tried.brought
    )
    more = (look.Term(value=str(tried.more), label=say("term-bonus"), sign="+"),) if tried.more else ()
    return look.Equation(
        label=say("result-test", skill=say(f"skill-{tried.skill}"), n=tried.need),
        terms=(
            look.Term(value=str(tried.fate), label=say("term-fate"), card=True),
            *brought,
            *more,
            look.Term(value=str(tried.total), label=say("term-against", n=tried.need), sign="="),
        ),
        verdict=say("result-passed" if tried.passed else "result-failed"),
        note=say("result-spare" if tried.passed else "result-short", n=abs(spare)),
        tone="good" if tried.passed else "bad",
    )


def _shown(g: SleepingState, choice: ChoiceEntry) -> bool:
    """A choice whose requirement is not met gives its keyword away, so it is not shown."""
    return choice.requires is None or holds(g, choice.requires)


def _choice(g: SleepingState, choice: ChoiceEntry, legal: bool) -> look.Choice:
    value: Words = ""
    sprite = None
    fails: Words = ""
    if choice.challenge is not None:
        value = str(choice.challenge.n)
        skill_name = say(f"skill-{choice.challenge.skill}")
        sprite = look.Sprite(f"sleeping-skill-{choice.challenge.skill}", alt=skill_name)
        if choice.fail is not None and choice.fail.effects:
            fails = say("fails", what=effects_words(g.book, choice.fail.effects))
    elif choice.combat:
        value = str(g.book.combat_level(choice.combat))
        sprite = look.Sprite("sleeping-log-fight", alt=say("moment-combat", turn=g.turn))
    return look.Choice(
        id=f"choice-{choice.key}",
        key=choice.key,
        text=choice.text,
        fails=fails,
        value=value,
        sprite=sprite,
        state=_state(g, choice.key, legal),
    )


def _state(g: SleepingState, key: str, legal: bool) -> Literal["", "taken", "locked"]:
    if g.story is not None and g.story.taking == key:
        return "taken"
    return "" if legal else "locked"


def _plate(g: SleepingState) -> look.Drawing:
    """The picture beside the text: a plate of its own, or sky, ground and landmark of the place."""
    number, page = g.reading.location, g.map
    frame = look.Art(look.Sprite("sleeping-arch-frame"), 215, 304, 446, 624)
    if not number:
        if not g.turn:  # the prologue
            sea = look.Art(look.Sprite(f"sleeping-arch-{page}"), 215, 304, 430, 608)
            return (sea, look.Art(look.Sprite("sleeping-arch-boat"), 215, 480, 270, 120), frame)
        if g.bells >= 2:
            return (look.Art(look.Sprite("sleeping-finale"), 215, 304, 430, 608), frame)
        water = look.Art(look.Sprite(f"sleeping-arch-{page}"), 215, 304, 430, 608)
        return (water, look.Art(look.Sprite("sleeping-bell-deep"), 215, 320, 380, 380), frame)
    if number in OWN_PLATES:
        return (look.Art(look.Sprite(f"sleeping-plate-{number}"), 215, 304, 430, 608), frame)
    return (
        look.Art(look.Sprite(f"sleeping-arch-{page}"), 215, 304, 430, 608),
        look.Art(look.Sprite(f"sleeping-ground-{page}"), 215, 481.5, 426, 249),
        look.Art(look.Sprite(f"sleeping-lm-{number}"), 215, 400, 426, 426),
        look.Art(look.Sprite("sleeping-arch-boat"), 100, 556, 180, 80),
        frame,
    )


@look.part
def event_page(g: SleepingState) -> look.Story:
    """A drawn event is public with all its options (SLG-EVENT-1)."""
    card = g.book.events[g.event_now]
    payable = [option.key for option in event_options(g, card.id, g.active)]
    return look.Story(
        label=card.name,
        note=say(f"tier-{card.tier}"),
        paragraphs=(card.text,),
        choices=tuple(_event_choice(g, option, option.key in payable) for option in card.option),
        plate=(
            look.Art(look.Sprite(f"sleeping-arch-{g.map}"), 215, 304, 430, 608),
            look.Art(look.Sprite(f"sleeping-event-{card.tier}"), 215, 330, 350, 220),
            look.Art(look.Sprite("sleeping-arch-frame"), 215, 304, 446, 624),
        ),
        box=PLATE,
        place=g.book.atlas.maps[g.map].name,
        where="board",
        tab="story",
    )


def _event_choice(g: SleepingState, option: EventOption, legal: bool) -> look.Choice:
    test = option.challenge
    return look.Choice(
        id=f"choice-{option.key}",
        key=option.key,
        text=option.text,
        fails=say("fails", what=effects_words(g.book, option.fail)) if option.fail else "",
        value=str(test.n) if test is not None else "",
        sprite=look.Sprite(f"sleeping-skill-{test.skill}", alt=say(f"skill-{test.skill}")) if test else None,
        state="" if legal else "locked",
    )
