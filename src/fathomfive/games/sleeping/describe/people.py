"""The crew in answers: whom a question may pick, and what it comes to for them; what comes of letting it be.

Nothing here knows more than its viewer: the next fate is counted from what this viewer has not seen.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from fathomfive.author import Ask, Text, Viewer, Words, look, say
from fathomfive.games.sleeping.crew import health, max_health, skill
from fathomfive.games.sleeping.describe.forecast import distance_now, how_far
from fathomfive.games.sleeping.effects import SKILLS, CrewId
from fathomfive.games.sleeping.fight import attack_total, defence, open_cells, resist, strength
from fathomfive.games.sleeping.names import crew_name, in_a_row
from fathomfive.games.sleeping.odds import chance
from fathomfive.games.sleeping.pictures import portrait
from fathomfive.games.sleeping.state import SleepingState

TESTS = ("commit", "join", "travel-crew")
"""Questions that list people with their numbers."""

HARM = ("assign-damage", "take-damage", "overflow", "victim")


def member(g: SleepingState, ask: Ask, member: CrewId, viewer: Viewer) -> look.Described:
    name = crew_name(g.book, member)
    sprite = look.Sprite(portrait(g, member), alt=name)
    found = look.Described(label=name, group=say(f"group-{ask.kind}"), touches=(member,), sprite=sprite)
    if ask.kind == "draft":  # what they are good at
        board = g.book.crew[member]
        has = [(kind, skill(g, member, kind)) for kind in SKILLS]
        skills = in_a_row([say("test", skill=say(f"skill-{kind}"), n=n) for kind, n in has if n])
        can = in_a_row([ability.text for ability in board.ability], "effect-or")
        follows = say("follows-draft", role=board.role, skills=skills, can=can)
        return replace(found, follows=follows, style="row", value=say("health-of", n=board.health))
    if ask.kind in TESTS and g.test is not None:
        strong = skill(g, member, g.test.skill)
        tired = say("follows-fatigue", n=g.crew[member].fatigue + 1)
        odds = how_far(g, (member,), viewer) if ask.kind == "travel-crew" else _odds(g, ask, strong, viewer)
        follows = say("follows-both", first=odds, second=tired) if odds else tired
        left = health(g, member)
        hearts = look.Badge(
            text=say("health-left", n=left, of=max_health(g, member)),
            label=say("mark-health"),
            tone="bad" if left <= 1 else "plain",
        )
        return replace(found, follows=follows, style="row", value=str(strong), badge=hearts)
    if ask.kind in HARM:
        each = 1 if ask.kind == "assign-damage" else _about(ask, "n")
        return replace(found, follows=_wounded(g, member, each))
    if ask.kind == "restore":
        most = g.book.crew[member].health
        return replace(found, follows=say("follows-restored", n=health(g, member) + 1, most=most))
    return found


def letting_be(g: SleepingState, ask: Ask, viewer: Viewer) -> Words:
    """What comes of passing, where the rules can tell."""
    match ask.kind:
        case "commit" | "join" if g.test is not None:
            return _odds(g, ask, 0, viewer)
        case "travel-crew":
            return how_far(g, (), viewer)
        case "help" if g.test is not None and g.test.kind == "travel":
            return distance_now(g)
        case "help" if _about(ask, "n"):
            short = _about(ask, "n") - _about(ask, "total")
            return say("follows-short", n=short) if short > 0 else say("follows-enough")
        case "aim":
            total, needed = attack_total(g), defence(g)
            return say("follows-aim", total=total, n=needed, hits="yes" if total >= needed else "no")
        case "block":
            return _wounded(g, _about(ask, "member"), _about(ask, "n"))
    return ""


def foe(g: SleepingState, enemy: int) -> Text:
    """What it takes to hit an enemy, and what comes back."""
    assert g.combat is not None, "targets are part of a fight"
    there = g.combat.foe(enemy)
    armour = resist(g, there)
    return say("follows-target", n=g.book.enemies[enemy].defence, attack=strength(g, there), resist=armour)


def covering(g: SleepingState, enemy: int, square: int) -> Words:
    """What an enemy loses with a square: a heart, or some of its attack."""
    assert g.combat is not None, "squares are part of a fight"
    there = g.combat.foe(enemy)
    cells = dict(open_cells(g, there))
    if cells[square].heart:
        return say("follows-heart", n=sum(cell.heart for cell in cells.values()) - cells[square].heart)
    less = cells[square].damage
    return say("follows-weaker", n=strength(g, there) - less) if less else ""


def _odds(g: SleepingState, ask: Ask, more: int, viewer: Viewer) -> Words:
    """How likely the next fate makes up what is missing."""
    needed = _about(ask, "n")
    total = _about(ask, "total") + more
    return say("follows-odds", total=total, n=needed, percent=round(100 * chance(g, viewer, needed - total)))


def _wounded(g: SleepingState, member: CrewId, n: int) -> Text:
    left = max(0, health(g, member) - n)
    return say("follows-wounded", n=left, most=g.book.crew[member].health)


def _about(ask: Ask, what: str) -> Any:
    return (ask.about or {})[what]
