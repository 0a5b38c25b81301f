"""Questions and answers in words: what is asked, what each answer does, and why something cannot be done."""

from fathomfive.games.tentacula.describe.answers import describe, prompt
from fathomfive.games.tentacula.describe.whynot import faint, why_not

__all__ = ["describe", "faint", "prompt", "why_not"]
