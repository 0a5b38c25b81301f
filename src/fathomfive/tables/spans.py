"""The way of one click through the house: message, decision, commit, queue, worker, the bot's own commit.

Here is only where it can be followed. Nobody does, unless a server was told where to send it; then
`server/operate/tracing.py` takes the place of `Unfollowed`. Facts are kinds, counts and table ids: never a
guest, an action or a card.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

_NOTHING: AbstractContextManager[None] = nullcontext()


class Unfollowed:
    """Costs a call."""

    def span(self, name: str, **facts: str | int) -> AbstractContextManager[None]:
        """While something is done, as a part of whatever it is done for."""
        return _NOTHING

    def carried(self) -> bytes:
        """What to hand to whoever goes on elsewhere, in another task or another process."""
        return b""

    def resumed(self, name: str, carrier: bytes, **facts: str | int) -> AbstractContextManager[None]:
        """Go on with what was carried here; how long that lay around is told, too."""
        return _NOTHING

    def flush(self) -> None:
        """Send what is left. Blocks for a moment."""


_following = Unfollowed()


def follow(spans: Unfollowed) -> None:
    """From now on, for the whole process."""
    global _following
    _following = spans


def is_followed() -> bool:
    return type(_following) is not Unfollowed


def span(name: str, **facts: str | int) -> AbstractContextManager[None]:
    return _following.span(name, **facts)


def carried() -> bytes:
    return _following.carried()


def resumed(name: str, carrier: bytes, **facts: str | int) -> AbstractContextManager[None]:
    return _following.resumed(name, carrier, **facts)


def flush() -> None:
    _following.flush()
