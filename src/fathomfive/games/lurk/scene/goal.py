"""Where the battle stands: what every army is worth, which round it is, and how near the last model is."""

from __future__ import annotations

from fathomfive.author import Viewer, look, say
from fathomfive.games.lurk.names import words
from fathomfive.games.lurk.scene.sprites import faction_mark
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.ending import survivors


@look.part
def goal(g: LurkState, viewer: Viewer) -> look.Goal:
    """Armies are hidden until all are in, and models only come when they are: so all of this is open."""
    return look.Goal(
        label=words("goal-label"),
        sentence=say("goal-sentence", rounds=g.options.last_round),
        rivals=tuple(rival(g, seat) for seat in range(g.seats)) if g.models else (),
        clock=clock(g) if g.round and g.options.last_round else None,
        ends=(last_model(g, viewer),) if viewer is not None and g.alive(viewer) else (),
        ends_label=words("goal-ends"),
    )


def rival(g: LurkState, seat: int) -> look.Rival:
    """Worth decides when the rounds are over (LRK-END-4)."""
    return look.Rival(seat=seat, value=survivors(g, seat), text=say("army-of", models=len(g.alive(seat))))


def clock(g: LurkState) -> look.Clock:
    last = g.options.last_round
    return look.Clock(
        n=g.round,
        of=last,
        label=say("goal-round", round=g.round, of=last),
        note=say("goal-to_go", n=last - g.round),
    )


def last_model(g: LurkState, seat: int) -> look.End:
    left = len(g.alive(seat))
    return look.End(
        label=words("goal-last_model"),
        value=say("goal-left", n=left),
        sprite=faction_mark(g, g.faction_of(seat)),
        n=left,
        near=left == 1,
        rule="LRK-END-1",
    )
