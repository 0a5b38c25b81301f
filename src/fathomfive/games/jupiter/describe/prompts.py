"""The questions in words: the message is `ask-<kind>`, with what it is about."""

from __future__ import annotations

from fathomfive.author import Ask, Text, Viewer, person, say
from fathomfive.games.jupiter.names import card_name, module_name, who, words
from fathomfive.games.jupiter.state import JupiterState
from fathomfive.games.jupiter.steps.invasion import hit_by


def prompt(g: JupiterState, ask: Ask, viewer: Viewer) -> Text:
    match ask.kind:
        case "action":
            return say("ask-action", left=g.actions_left)
        case "send":
            return say("ask-send", left=g.actions_left)
        case "override" | "trade_card":
            return say(f"ask-{ask.kind}", other=who(g.partner))
        case "place_creep" | "place_module":
            assert ask.about is not None
            return say(f"ask-{ask.kind}", module=module_name(ask.about["tile"]))
        case "reroll":
            return say("ask-reroll", roll=g.roll, modules=len(hit_by(g, g.roll)))
        case "suppress":
            return (
                say("ask-suppress-setback", card=card_name(g.setback)) if g.setback else words("ask-suppress")
            )
        case "discard":
            return say("ask-discard", limit=g.hand_limit)
        case "core" | "robot":
            return say(f"ask-{ask.kind}", who=person(ask.asked[0]))
    return words(f"ask-{ask.kind}")
