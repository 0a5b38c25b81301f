"""`Refusal`: a no that says what, why and which rule; one shape for sockets and HTTP."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import Text

Reason: TypeAlias = Literal[
    "guest", "forbidden", "origin", "not-found", "stale", "refused", "key", "phase", "conflict", "frozen",
    "bad-request", "too-many", "unavailable",
]  # fmt: skip

STATUS: dict[Reason, int] = {
    "guest": 401,
    "forbidden": 403,
    "origin": 403,
    "not-found": 404,
    "stale": 409,
    "refused": 409,
    "key": 409,
    "phase": 409,
    "conflict": 409,
    "frozen": 409,
    "bad-request": 422,
    "too-many": 429,
    "unavailable": 503,
}


class Refusal(Exception):
    """Something a person asked for and does not get."""

    def __init__(self, reason: Reason, why: Text | str, rule: str = "", status: int = 0) -> None:
        self.reason: Reason = reason
        self.why = Text(why) if isinstance(why, str) else why
        self.rule = rule
        self.status = status or STATUS[reason]
        super().__init__(f"{reason}: {self.why.id}")

    @classmethod
    def by_the_rules(cls, refused: Refused) -> Refusal:
        return cls("refused", refused.why, refused.rule)


def not_found() -> Refusal:
    """No such thing, or not for you: the two must look the same."""
    return Refusal("not-found", "refused-not-found")
