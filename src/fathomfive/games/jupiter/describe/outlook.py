"""What comes of a choice, as far as the rules can tell: who is in danger, who is safe, what will happen."""

from __future__ import annotations

from fathomfive.author import Text, Words, say
from fathomfive.games.jupiter.colony import POD, Space, has_feature
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.names import words
from fathomfive.games.jupiter.state import COLONIST, CREEP, JupiterState
from fathomfive.games.jupiter.steps.checks import is_full


def is_touched(g: JupiterState, space: Space, *left_out: Space) -> bool:
    """Whether a creep is across a bridge from here."""
    return any(g.occ[to] == CREEP and to not in left_out for to in g.colony.links[space])


def of_colonist_at(g: JupiterState, to: Space) -> Text:
    """What becomes of a colonist who is sent there."""
    if to != POD:
        return words("follows-in_danger" if is_touched(g, to) else "follows-safe")
    aboard = len(g.seated) + 1
    if aboard >= g.book.numbers.launch_batch:
        return say("follows-seventh", saved=g.saved + aboard, target=g.target)
    if g.on_modules == 1:
        return say("follows-last_launch", saved=g.saved + aboard, target=g.target)
    robots = len(g.aboard())
    if robots:
        return say("follows-aboard_blocked", aboard=aboard, robots=robots)
    return say("follows-aboard", aboard=aboard, more=g.book.numbers.launch_batch - aboard)


def of_robot_at(g: JupiterState, to: Space) -> Words:
    """What a robot is good for there."""
    if to == POD:
        return words("follows-boards_won" if g.saved >= g.target else "follows-boards")
    tile = to // SLOTS
    creeps = g.creeps_on(tile)
    if has_feature(g.colony.numbers[tile]) and not creeps:
        return words("follows-guards")
    return say("follows-creeps_here", creeps=creeps) if creeps else words("follows-quiet")


def of_kill(g: JupiterState, at: Space) -> Text:
    """Whom a shot saves."""
    if g.occ[at] != CREEP:
        return words("follows-kills_super")
    freed = [
        space for space in g.colony.links[at] if g.occ[space] == COLONIST and not is_touched(g, space, at)
    ]
    if freed:
        return say("follows-frees", colonists=len(freed))
    return say("follows-left", creeps=g.creeps_on(at // SLOTS) - 1)


def of_creep_at(g: JupiterState, at: Space) -> Text:
    """What a creep does where it lands."""
    if g.occ[at] == COLONIST:
        return words("follows-takes")
    tile = at // SLOTS
    before = g.occ[at]
    g.occ[at] = CREEP
    bursts = is_full(g, tile)
    g.occ[at] = before
    if bursts:
        return words("follows-bursts")
    beside = sum(g.occ[to] == COLONIST for to in g.colony.links[at])
    return say("follows-beside", colonists=beside) if beside else words("follows-beside_nobody")
