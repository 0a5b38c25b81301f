"""How a voyage ended: the vignette of its cause, and what the log book notes (TEN-END-8)."""

from __future__ import annotations

import msgspec

from fathomfive.author import Outcome, Viewer, look, plain_banner, say
from fathomfive.games.tentacula.board import FISH
from fathomfive.games.tentacula.names import sprite, words
from fathomfive.games.tentacula.state import TentaculaState


def banner(g: TentaculaState, outcome: Outcome, viewer: Viewer) -> look.Banner:
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
        sprite=look.Sprite(sprite("end", outcome.cause)),
    )
