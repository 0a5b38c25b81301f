"""What a house of tables can be told about how to run."""

from __future__ import annotations

import msgspec


class HouseSettings(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[str, ...] | None = None
    """The games this house hosts; None: all that are installed."""
    cached_tables: int = 2000
    workers: int = 1
    """How many jobs run at once: bots, hints, replay, whatever takes longer than a moment."""
    bot_pause: float = 0.6
    """Seconds between two answers of bots, so that people can follow."""
    hint_iterations: int = 80
    """How long a hint is thought about, in worlds tried out."""
    limits: bool = True
    """Whether there is a limit to what people may send."""
    behind: float = 0.5
    """Seconds between two rounds of writing checkpoints."""
    patience: float = 5.0
    """Seconds to wait for a database that is gone before people are told."""
    sweep: float = 5.0
    """Seconds between two looks for tables whose bot nobody is thinking for."""
