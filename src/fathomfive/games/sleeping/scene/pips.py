"""How health and fatigue of one of the crew are drawn, wherever that is."""

from __future__ import annotations

from fathomfive.author import look, say
from fathomfive.games.sleeping.crew import health, max_health
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.game import MOST_FATIGUE
from fathomfive.games.sleeping.state import SleepingState

HEALTH, LOST = look.Sprite("sleeping-health"), look.Sprite("sleeping-health-lost")
TIRED, RESTED = look.Sprite("sleeping-fatigue"), look.Sprite("sleeping-fatigue-slot")


def health_pips(g: SleepingState, member: CrewId) -> look.Pips:
    return look.Pips(health(g, member), max_health(g, member), say("mark-health"), HEALTH, LOST, "bad")


def fatigue_pips(g: SleepingState, member: CrewId) -> look.Pips:
    return look.Pips(g.crew[member].fatigue, MOST_FATIGUE, say("mark-fatigue"), TIRED, RESTED)
