"""The questions in words: whom they ask and for what, in at most two lines."""

from __future__ import annotations

from fathomfive.author import Ask, Text, Viewer, say
from fathomfive.games.lurk.names import name_of
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.setup import points_left


def prompt(g: LurkState, ask: Ask, viewer: Viewer) -> Text:
    if ask.kind == "build":  # all at once, each with an army and points of their own
        return prompt_of_builder(g, ask.asked[0] if viewer is None else viewer)
    if ask.kind == "turn":
        return say("ask-turn", moves=g.to_move, attacks=g.to_attack)
    about = {kind: name_of(g, kind, thing) for kind, thing in (ask.about or {}).items()}
    return Text(f"ask-{ask.kind}", about)


def prompt_of_builder(g: LurkState, seat: int) -> Text:
    picked = g.drafts[seat].picked
    if picked:
        return say("ask-attach", card=name_of(g, "card", picked))
    return say("ask-build", points=points_left(g, seat))
