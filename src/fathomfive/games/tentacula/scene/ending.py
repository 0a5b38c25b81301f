"""How a voyage ended: the vignette of its cause, and what the log book notes (TEN-END-8)."""

from __future__ import annotations

import msgspec

from fathomfive.games.tentacula.board import FISH
from fathomfive.games.tentacula.names import sprite, words
from fathomfive.games.tentacula.state import TentaculaState
from fathomfive.kernel.play import Outcome
from fathomfive.kernel.text import say
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Banner, Sprite
from fathomfive.scene.view import plain_banner


def banner(g: TentaculaState, outcome: Outcome, viewer: Viewer) -> Banner:
    record = say(
        "end-record",
        cause=words(f"end-{outcome.cause}"),
        fish=g.home,
        of=len(FISH),
        gems=g.secured,
        needed=sum(g.need),
        turns=g.turn,
        thefts=g.thefts,
        shells=g.shells,
    )
    return msgspec.structs.replace(
        plain_banner(outcome, viewer),
        title=words(f"banner-{outcome.cause}"),
        text=record,
        sprite=Sprite(sprite("end", outcome.cause)),
    )
