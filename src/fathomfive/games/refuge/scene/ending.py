"""How a dive ended, for the one who looks at it."""

from __future__ import annotations

import msgspec

from fathomfive.author import Outcome, Text, Viewer, look, plain_banner, say
from fathomfive.games.refuge.entries import sprite
from fathomfive.games.refuge.names import diver_name, words
from fathomfive.games.refuge.state import RefugeState

PICTURES = {
    "objectives": "win",
    "supply": "loss-supply",
    "threat": "loss-threat",
    "deck": "loss-deck",
    "all_down": "loss-down",
    "solo_down": "loss-down",
    "pod": "pods",
    "rounds": "pods",
}


def banner(g: RefugeState, outcome: Outcome, viewer: Viewer) -> look.Banner:
    """The house's banner with this game's words and a picture of the cause."""
    return msgspec.structs.replace(
        plain_banner(outcome, viewer),
        title=race_title(g, outcome, viewer) if g.competitive else dive_title(outcome),
        sprite=look.Sprite(sprite("vignette", PICTURES[outcome.cause])),
    )


def dive_title(outcome: Outcome) -> Text:
    return words("banner-dive_won" if outcome.winners else "banner-dive_lost")


def race_title(g: RefugeState, outcome: Outcome, viewer: Viewer) -> Text:
    if viewer in outcome.winners:
        return words("banner-race_won")
    if len(outcome.winners) > 1:
        return say("banner-race_shared", winners=len(outcome.winners))
    return say("banner-race_lost", winner=diver_name(g.divers[outcome.winners[0]].id))
