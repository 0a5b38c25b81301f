"""Where the colony stands: who is saved, who must come home, what would be the end of it. All is open."""

from __future__ import annotations

from fathomfive.author import look, say
from fathomfive.games.jupiter.game import BEACON, REACTOR
from fathomfive.games.jupiter.names import words
from fathomfive.games.jupiter.scene.sprites import icon
from fathomfive.games.jupiter.state import DISHES, OUT, PLANTS, JupiterState

FEW = 3  # colonists to spare: one bad turn
LAST_TURNS = 10


@look.part
def goal(g: JupiterState) -> look.Goal:
    return look.Goal(
        label=words("goal-together"),
        sentence=say("goal-sentence", target=g.target),
        steps=steps(g),
        clock=clock(g),
        ends=ends(g) if g.target else (),
        ends_label=words("goal-ends"),
    )


def steps(g: JupiterState) -> tuple[look.Objective, ...]:
    """Enough are saved, and every robot is in the pod (JUP-END-2)."""
    enough = bool(g.target) and g.saved >= g.target
    return (
        look.Objective(
            label=words("goal-saved"),
            text=say("goal-aboard", n=len(g.seated)),
            state="done" if enough else "now",
            n=min(g.saved, g.target),
            of=g.target,
            sprite=icon("icon-saved", "s"),
        ),
        look.Objective(
            label=words("goal-robots"),
            state="now" if enough else "later",
            n=len(g.aboard()),
            of=g.players,
            sprite=icon("icon-robot", "r"),
        ),
    )


def ends(g: JupiterState) -> tuple[look.End, ...]:
    spare = g.saved + g.alive - g.target
    plants, dishes = (g.supers & PLANTS).bit_count(), (g.supers & DISHES).bit_count()
    too_few = look.End(
        label=words("goal-too_few"),
        value=say("goal-spare", alive=g.alive, spare=spare),
        sprite=icon("icon-colonist", "c"),
        n=max(0, spare),
        near=spare <= FEW,
        rule="JUP-END-3",
    )
    power = _module("goal-reactor", g.left_of(REACTOR), plants, "power-plant", "3")
    radar = _module("goal-beacon", g.left_of(BEACON), dishes, "radar-dish", "4")
    return (too_few, power, radar, *([all_lost(g)] if g.book.brittle else ()))


def _module(label: str, left: int, covered: int, picture: str, letter: str) -> look.End:
    return look.End(
        label=words(label),
        value=say("goal-modules", n=left, covered=covered),
        sprite=icon(f"{picture}-covered" if covered else picture, letter),
        n=left,
        near=left <= 1,
        rule="JUP-END-4",
    )


def all_lost(g: JupiterState) -> look.End:
    """With Robot Vulnerability, while the pod is docked (JUP-RULING-34)."""
    out = sum(robot.at == OUT for robot in g.robots)
    return look.End(
        label=words("goal-no_robots"),
        value=say("goal-robots_lost", n=out, of=g.players),
        n=out,
        of=g.players,
        near=0 < out >= g.players - 1,
        rule="JUP-RV-5",
    )


def clock(g: JupiterState) -> look.Clock | None:
    """Only where the table has set a limit of turns (JUP-END-7)."""
    limit = g.book.turn_limit
    if not limit or not g.turn:
        return None
    left = limit - g.turn
    note = say("goal-turns_left", n=left) if left < LAST_TURNS else ""
    return look.Clock(n=g.turn, of=limit, label=say("goal-turn", turn=g.turn, of=limit), note=note)
