"""What a page may say in the body of a call: as `docs/protocol.md` has it, read strictly.

The server reads the same with pydantic, which is too large for a page; a test holds the two together.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta

from fathomfive.kernel.text import say
from fathomfive.tables import seating
from fathomfive.tables.pad import MOST_LETTERS
from fathomfive.tables.protocol import VISIBLE
from fathomfive.tables.refusal import Refusal
from fathomfive.tables.table import MOST_PATIENCE

Undo = Literal["off", "horizon", "agreement"]
Pointing = Literal["usual", "on", "off"]
Patience = Annotated[int, Meta(ge=0, le=MOST_PATIENCE)]
TableName = Annotated[str, Meta(max_length=80, pattern=f"^{VISIBLE}*$")]
ShortName = Annotated[str, Meta(max_length=40)]
Seats = Annotated[int, Meta(ge=1, le=64)]
Options = Annotated[dict[str, Any], Meta(max_length=64)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Seat = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    as_written: ClassVar[bool] = False
    """Whether blanks at the ends of its words count."""


B = TypeVar("B", bound=Body)


def read(body: Any, kind: type[B]) -> B:
    """Refuses what is not of the documented form, and says which field."""
    if isinstance(body, dict) and not kind.as_written:
        body = {name: said.strip() if isinstance(said, str) else said for name, said in body.items()}
    try:
        return msgspec.convert(body if body is not None else {}, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        field = where.strip("`.")
        raise Refusal("bad-request", say("refused-bad-field", field=field, reason=reason)) from error


class NameBody(Body):
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^{VISIBLE}+$")]


class MakeBody(Body):
    game: ShortName
    seats: Seats
    options: Options = {}
    preset: ShortName = ""
    document: dict[str, Any] | None = None
    notes: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""
    name: TableName = ""
    undo: Undo = "agreement"
    patience: Patience = 120
    chat: bool = True
    pointing: Pointing = "usual"


class LearnBody(Body):
    game: ShortName


class TryBody(Body):
    group: bool = False


class ArrangeBody(Body):
    seats: Seats | None = None
    options: Options | None = None
    preset: ShortName | None = None
    name: TableName | None = None
    undo: Undo | None = None
    patience: Patience | None = None
    chat: bool | None = None
    pointing: Pointing | None = None


class ForkBody(Body):
    seq: Seq


class SitBody(Body):
    nonce: Annotated[str, Meta(max_length=seating.MOST_NONCE)] = ""


class ReadyBody(Body):
    ready: bool


class BotBody(Body):
    bot: ShortName


class PlayBody(Body):
    ask: Seq
    action: dict[str, Any]
    key: Key


class UndoBody(Body):
    seat: Seat
    ask: Seq
    key: Key


class RewindBody(Body):
    seat: Seat
    to: Seq
    ask: Seq
    key: Key


class VoteBody(Body):
    seat: Seat
    proposal: Seq
    yes: bool
    key: Key


class StandingBody(Body):
    seat: Seat
    kind: Annotated[str, Meta(min_length=1, max_length=64)]
    stands: bool
    key: Key


class NotesBody(Body):
    as_written: ClassVar[bool] = True

    text: Annotated[str, Meta(max_length=MOST_LETTERS)]
    base: Seq
