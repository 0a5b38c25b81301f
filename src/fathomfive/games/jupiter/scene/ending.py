"""How a match ended, for the one who looks at it."""

from __future__ import annotations

import msgspec

from fathomfive.games.jupiter.names import words
from fathomfive.games.jupiter.state import JupiterState
from fathomfive.kernel.play import Outcome
from fathomfive.kernel.text import say
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Banner, Sprite
from fathomfive.scene.view import plain_banner

PICTURES = {
    "won": "vignette-win",
    "colonists": "vignette-loss-colonists",
    "power": "vignette-loss-power",
    "radar": "vignette-loss-radar",
    "no_robots": "vignette-loss-no-robots",
    "stalled": "vignette-loss-stalled",
}


def banner(g: JupiterState, outcome: Outcome, viewer: Viewer) -> Banner:
    """The house's banner with this game's words and a picture of the cause."""
    cause = words(f"end-{outcome.cause}")
    return msgspec.structs.replace(
        plain_banner(outcome, viewer),
        title=words("banner-saved" if outcome.winners else "banner-fallen"),
        text=say("ending-line", cause=cause, saved=g.saved, target=g.target, turn=g.turn),
        sprite=Sprite(f"jupiter-{PICTURES[outcome.cause]}"),
    )
