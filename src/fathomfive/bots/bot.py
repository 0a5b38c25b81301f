"""What a bot is: somebody who answers for a seat, and sees no more than that seat does."""

from __future__ import annotations

from typing import Any, Protocol

from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action


class Bot(Protocol):
    """Answers the open question for a seat.

    A bot reads the options of its own seat and thinks on `match.sample(seat, dice)`, never on the match
    itself, so it cannot cheat. `samples` says whether it does: then the match must be tracked.
    """

    samples: bool

    def choose(self, match: Match[Any], seat: int) -> Action: ...
