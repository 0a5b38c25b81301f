"""How much a line of the log matters, what it is about, and what it brings to the centre of the table."""

from __future__ import annotations

from fathomfive.author import Beat, Shows, say
from fathomfive.games.sleeping.crew import health
from fathomfive.games.sleeping.effects import CrewId, Skill, Status
from fathomfive.games.sleeping.game import EVENTS_LOST
from fathomfive.games.sleeping.names import card_name, crew_name, event_text, page_title, token_words
from fathomfive.games.sleeping.pictures import card_picture, portrait, status_picture
from fathomfive.games.sleeping.state import SleepingState

TURN, QUIET = Beat("turn"), Beat("quiet")
GOOD, BAD = Beat(tone="good"), Beat(tone="bad")
WON, LOST = Beat("end", tone="good"), Beat("end", tone="bad")
BELL_STROKES = 3


# --- what it is about --------------------------------------------------------------------------------


def about(g: SleepingState, *things: str) -> Beat:
    return Beat(touches=things)


def good_for(g: SleepingState, *things: str) -> Beat:
    return Beat(touches=things, tone="good")


def bad_for(g: SleepingState, *things: str) -> Beat:
    return Beat(touches=things, tone="bad")


def quietly_about(g: SleepingState, *things: str) -> Beat:
    return Beat("quiet", things)


def at_square(g: SleepingState, enemy: int, square: int) -> Beat:
    return Beat(touches=(f"enemy-{enemy}/{square}",))


# --- what comes to the centre ------------------------------------------------------------------------


def fate(g: SleepingState, card: str, number: int) -> Beat:
    """The card that was turned, or the die where fate is a die."""
    if not card:
        label = say("reveal-die", n=number)
        return Beat("reveal", shows=Shows(label, look="dice"))
    skill = f"sleeping-skill-{g.book.abilities[card].skill}-badge"
    label = say("reveal-fate", n=number)
    return Beat("reveal", shows=Shows(label, skill, card_name(g.book, card), origin="deck-ability"))


def verdict(g: SleepingState, skill: Skill, total: int, need: int) -> Beat:
    """How a challenge ended."""
    passed = total >= need
    label = say("verdict-passed" if passed else "reveal-failed")
    sums = say("reveal-sum", skill=say(f"skill-{skill}"), total=total, n=need)
    shows = Shows(label, f"sleeping-skill-{skill}-badge", sums)
    return Beat("reveal", shows=shows, tone="good" if passed else "bad")


def wound(g: SleepingState, member: CrewId, n: int) -> Beat:
    """Somebody drops, or takes more than a scratch; in a fight the blow itself was shown already."""
    if health(g, member) > 0 and (n == 1 or g.combat is not None):
        return bad_for(g, member)
    text = say("reveal-health", n=health(g, member))
    shows = Shows(crew_name(g.book, member), portrait(g, member), text, origin=member)
    return Beat("reveal", (member,), shows, tone="bad")


def status(g: SleepingState, member: CrewId, kind: Status) -> Beat:
    shows = Shows(say(f"status-{kind}"), status_picture(kind), say(f"does-{kind}"))
    return Beat("reveal", (member,), shows, tone="bad")


def ship_damage(g: SleepingState, area: str) -> Beat:
    return Beat(touches=(f"room-{area}",), tone="bad")


def event(g: SleepingState, name: str) -> Beat:
    entry = g.book.events[name]
    picture = f"sleeping-event-{entry.tier}"
    return Beat("reveal", shows=Shows(entry.name, picture, event_text(entry), origin="deck-event"))


def bell(g: SleepingState, stroke: int) -> Beat:
    symbol = f"sleeping-bell-stroke-{min(stroke, BELL_STROKES)}"
    return Beat("reveal", shows=Shows(say("reveal-bell", n=stroke), symbol), tone="bad")


def page(g: SleepingState, number: str) -> Beat:
    """A page of the storybook by its title alone: its text stands on the page, for whoever sees it."""
    place = g.book.atlas.locations.get(g.reading.location)
    there = place is not None and place.region.startswith(f"{g.map}-")
    touches = (f"location-{g.reading.location}",) if there else ()
    label = page_title(g, number)
    return Beat("reveal", touches, Shows(label, "sleeping-log-page", say("page-number", n=number)))


def token(g: SleepingState, name: str) -> Beat:
    entry = g.book.search[name]
    tone = "bad" if entry.ship_damage or entry.crew_damage else "good"
    text = token_words(g.book, name)
    shows = Shows(say("reveal-token"), "sleeping-card-back", text, origin="deck-search")
    return Beat("reveal", shows=shows, tone=tone)  # type: ignore[arg-type]


def quest(g: SleepingState, number: int) -> Beat:
    entry = g.book.quests[number]
    return Beat("reveal", shows=Shows(entry.title, "sleeping-quest-card", entry.text), tone="good")


def gained(g: SleepingState, card: str) -> Beat:
    entry = g.book.cards[card]
    return Beat("reveal", shows=Shows(entry.name, card_picture(card), entry.text), tone="good")


def fight(g: SleepingState) -> Beat:
    row = g.fight.row
    touches = tuple(f"enemy-{foe.enemy}" for foe in row)
    names = tuple(f"sleeping-enemy-{foe.enemy}" for foe in row)
    return Beat("reveal", touches, Shows(say("reveal-fight"), "sleeping-log-fight", spots=names), tone="bad")


def swing(g: SleepingState, member: CrewId, enemy: int, *, hit: bool, total: int, needed: int) -> Beat:
    """How an attack went: the sum against the defence, before anything is placed or struck back."""
    label = say("reveal-hit" if hit else "reveal-miss", member=crew_name(g.book, member))
    text = say("reveal-attack-sum", total=total, n=needed, enemy=g.book.enemies[enemy].name)
    shows = Shows(label, portrait(g, member), text, origin=member)
    return Beat("reveal", (member, f"enemy-{enemy}"), shows, tone="good" if hit else "bad")


def strikes(g: SleepingState, enemy: int, member: CrewId, n: int) -> Beat:
    """An enemy's attack."""
    name = g.book.enemies[enemy].name
    text = say("reveal-blow", n=n, member=crew_name(g.book, member))
    shows = Shows(name, f"sleeping-enemy-{enemy}", text, origin=f"enemy-{enemy}")
    return Beat("reveal", (f"enemy-{enemy}", member), shows, tone="bad" if n else "good")


def defeat(g: SleepingState, cause: str) -> Beat:
    costs = say(
        "reveal-defeat-costs",
        cause=say(f"cause-{cause}"),
        events=min(EVENTS_LOST, g.events_left),
        points=-g.book.ship.score.defeat_normal,
        gains=say(f"log-recovers-{cause}"),
    )
    shows = Shows(say("reveal-defeat"), "sleeping-vignette-defeat", costs)
    return Beat("reveal", shows=shows, tone="bad")
