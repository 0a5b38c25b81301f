"""What is told of a challenge: what it is, how it stands, and how far whoever asks has come."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fathomfive.kernel.text import Text, Words
from fathomfive.tables.board import Dare, Group, Mark, Result

Begun = Literal["", "open", "counted", "void", "gone"]
"""How far somebody has come: not tried yet, at it, done, done in vain, or without its table."""


class ResultInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    place: int
    names: list[str]
    won: bool
    score: float | None = None
    moment: Words = ""
    you: bool = False
    known: bool = False
    """Whether you have sat at a table with one of them."""
    maker: bool = False
    """Whether it is the match that the challenge was made of."""
    elsewhere: bool = False

    @classmethod
    def of(
        cls, dare: Dare, one: Result, names: dict[str, str], guest: str | None, known: set[str]
    ) -> ResultInfo:
        worth = one.worth
        return cls(
            place=one.place,
            names=sorted(names[owner] for owner in one.guests if owner in names),
            won=worth.won,
            score=worth.score,
            moment=worth.moment,
            you=guest in one.guests,
            known=not known.isdisjoint(one.guests),
            maker=bool(dare.table) and one.table == dare.table,
            elsewhere=one.elsewhere,
        )


class MarkInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    bot: str
    won: bool
    score: float | None = None
    moment: Words = ""
    merit: tuple[float, float, float]

    @classmethod
    def of(cls, mark: Mark) -> MarkInfo:
        worth = mark.worth
        return cls(bot=mark.bot, won=worth.won, score=worth.score, moment=worth.moment, merit=worth.merit)


class MyTry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How far whoever asks has come."""

    state: Begun = ""
    table: str = ""
    why: Text | None = None
    result: ResultInfo | None = None
    merit: tuple[float, float, float] | None = None
    """To be held against the marks' own."""


class ChallengeInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    code: str
    game: str
    title: str
    seats: int
    people: int
    options: dict[str, Any] = {}
    preset: str = ""
    together: bool = False
    by: str = ""
    day: str = ""
    commitment: str
    playable: bool = True
    """Whether this release still plays by its rules."""
    total: int = 0
    won: int = 0
    results: list[ResultInfo] = []
    spread: list[Group] = []
    marks: list[MarkInfo] = []
    thinking: bool = False
    """Whether bots are still at it."""
    mine: MyTry
    may_watch: bool = False
