"""Questions, answers and refusals in words; `outlook` says what comes of an answer."""

from fathomfive.games.jupiter.describe.answers import describe, prompt
from fathomfive.games.jupiter.describe.whynot import faint, why_not

__all__ = ["describe", "faint", "prompt", "why_not"]
