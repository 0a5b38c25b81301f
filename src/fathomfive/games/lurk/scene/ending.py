"""How a battle ended, for the one who looks at it."""

from __future__ import annotations

import msgspec

from fathomfive.author import Outcome, Text, Viewer, look, person, plain_banner, say
from fathomfive.games.lurk.names import kebab, words
from fathomfive.games.lurk.state import LurkState


def banner(g: LurkState, outcome: Outcome, viewer: Viewer) -> look.Banner:
    """The house's banner with this game's words and a picture of the winner."""
    return msgspec.structs.replace(
        plain_banner(outcome, viewer),
        title=title(g, outcome, viewer),
        sprite=look.Sprite(picture(g, outcome, viewer)),
    )


def title(g: LurkState, outcome: Outcome, viewer: Viewer) -> Text:
    if len(outcome.winners) > 1:
        return words("banner-draw")
    faction = g.players[outcome.winners[0]].faction
    name = words(f"faction-{faction}")
    if viewer in outcome.winners:
        return say("banner-yours", faction=name)
    return say("banner-theirs", who=person(outcome.winners[0]), faction=name)


def picture(g: LurkState, outcome: Outcome, viewer: Viewer) -> str:
    if len(outcome.winners) > 1:
        return "lurk-vignette-draw"
    if viewer is not None and viewer not in outcome.winners:
        return "lurk-vignette-loss"
    return f"lurk-vignette-win-{kebab(str(g.players[outcome.winners[0]].faction))}"
