"""How a match ended, for the one who looks at it."""

from __future__ import annotations

import msgspec

from fathomfive.author import Outcome, Viewer, look, plain_banner, say
from fathomfive.games.jupiter.names import words
from fathomfive.games.jupiter.state import JupiterState

PICTURES = {
    "won": "vignette-win",
    "colonists": "vignette-loss-colonists",
    "power": "vignette-loss-power",
    "radar": "vignette-loss-radar",
    "no_robots": "vignette-loss-no-robots",
    "stalled": "vignette-loss-stalled",
}


def banner(g: JupiterState, outcome: Outcome, viewer: Viewer) -> look.Banner:
    """The house's banner with this game's words and a picture of the cause."""
    cause = words(f"end-{outcome.cause}")
    return msgspec.structs.replace(
        plain_banner(outcome, viewer),
        title=words("banner-saved" if outcome.winners else "banner-fallen"),
        text=say("ending-line", cause=cause, saved=g.saved, target=g.target, turn=g.turn),
        sprite=look.Sprite(f"jupiter-{PICTURES[outcome.cause]}"),
    )
