"""The questions in short, friendly words: `ask-<kind>`, sometimes with the situation behind it."""

from __future__ import annotations

from fathomfive.author import Ask, Text, Viewer, person
from fathomfive.games.tentacula.actions import StayPut
from fathomfive.games.tentacula.names import creature_name, fish_name, gem_name
from fathomfive.games.tentacula.state import NOBODY, TentaculaState


def prompt(g: TentaculaState, ask: Ask, viewer: Viewer) -> Text:
    args: dict[str, str | int | float | Text] = {"who": person(ask.asked[0] if viewer is None else viewer)}
    if ask.kind in ("place", "move"):
        args["creature"] = creature_name(g.creature)
    if ask.kind in ("reroll", "steal_colour"):
        args["gem"] = gem_name(g.die)
    if ask.kind in ("dolphin", "shark") and g.moved != NOBODY:
        args["fish"] = fish_name(g.moved)
    return Text(message(g, ask), args)


def message(g: TentaculaState, ask: Ask) -> str:
    if ask.kind == "move" and any(isinstance(option, StayPut) for option in ask.options):
        return "ask-move-stuck"  # no fish can follow the tile
    if ask.kind == "next":
        return f"ask-next-{g.who_goes}"
    return f"ask-{ask.kind}"
