"""Which symbol of the art shows a thing, on the table and at its centre."""

from __future__ import annotations

from fathomfive.games.sleeping.crew import health
from fathomfive.games.sleeping.effects import CrewId, Status
from fathomfive.games.sleeping.game import MOST_FATIGUE
from fathomfive.games.sleeping.state import SleepingState


def portrait(g: SleepingState, member: CrewId) -> str:
    """The picture that shows how somebody is."""
    left, most = health(g, member), g.book.crew[member].health
    state = ""
    if left <= 0:
        state = "-down"
    elif g.crew[member].fatigue >= MOST_FATIGUE:
        state = "-exhausted"
    elif left * 2 <= most:
        state = "-hurt"
    return f"sleeping-crew-{member}{state}"


def card_picture(card: str) -> str:
    """Of a market or adventure card."""
    return f"sleeping-adventure-{int(card[1:])}" if card[0] == "A" else f"sleeping-market-{card.lower()}"


def status_picture(status: Status) -> str:
    return f"sleeping-status-{status.replace('_', '-')}"
