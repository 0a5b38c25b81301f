"""The messages of a live table, version 1. `docs/protocol.md` explains them; a test holds the two together.

What a client sends is decoded strictly into these structs; what the server sends is encoded from them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from fathomfive.kernel.game import Setup
from fathomfive.kernel.play import Outcome
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, Words
from fathomfive.learning.lesson import Guide
from fathomfive.scene import Sheet, Stage
from fathomfive.scene.set_up import OptionField
from fathomfive.tables.table import Origin

PROTOCOL = 1

Time: TypeAlias = str
"""ISO 8601, UTC."""

VISIBLE = (
    r"[^\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff]"
)
"""A letter that can be seen and turns no line around: no controls, no direction marks, no blank letters."""


# --- what a table is like, for one guest --------------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    seat: int
    by: str
    name: str = ""
    guest: str = ""
    bot: str = ""
    cover: str = ""
    ready: bool = False
    mine: bool = False
    here: bool | None = None
    away_since: Time = ""
    offer: bool = False


class You(Struct, frozen=True):
    guest: str
    role: str
    seats: list[int]
    host: bool


class Beside(Struct, frozen=True):
    """Somebody who was let in to play and has no seat."""

    guest: str
    name: str


class ProposalInfo(Struct, frozen=True):
    id: int
    seat: int
    to: int
    yes: list[int]
    waits: list[int]
    settings: dict[str, str | int]
    """What the table would be run by."""
    chairs: list[int]
    """Stranded seats that would be given back; without these and settings it is about going back to `to`."""
    heir: str
    """What whoever would get them is called."""


class TableInfo(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    title: str
    name: str
    phase: str
    setup: Setup
    preset: str
    """The preset of this house that it is played with; empty for printed content."""
    cooperative: bool
    undo: str
    patience: int
    chat: bool
    pointing: str
    may_point: bool
    host: str
    seats: list[SeatInfo]
    you: You
    head: int
    begun: int
    waiting: list[int]
    since: Time
    proposal: ProposalInfo | None
    last_good: int
    """Where the rules leave no way on: the entry to propose to go back to. 0 everywhere else."""
    commitment: str
    outcome: Outcome | None
    rematch: str
    origin: Origin | None
    watchers: int
    screen: bool
    """Whether it was laid on a screen that all in a room see: a phone is then somebody's hand."""
    beside: list[Beside]
    """For those who sit, in play: to whom a stranded seat can be given back."""
    bots: list[str]


class Door(Struct, frozen=True, kw_only=True):
    """What stands on the door of a table: who invites to what, for whoever has a link and is not in yet."""

    table: str
    game: str
    title: str
    name: str
    phase: str
    role: str
    """What the link lets one do: play or watch."""
    host: str
    """What the others call whoever invites."""
    people: list[str]
    seats: int
    free: int
    """Seats one can sit down on."""


class SummarySeat(Struct, frozen=True, omit_defaults=True):
    seat: int
    by: str
    name: str = ""
    mine: bool = False


class Summary(Struct, frozen=True, kw_only=True):
    """One of my tables."""

    id: str
    game: str
    title: str
    name: str
    phase: str
    seats: list[SummarySeat]
    waiting: list[int]
    yours: bool
    asked: str
    since: Time
    news: int
    host: bool
    outcome: Outcome | None
    updated: Time


class PresetInfo(Struct, frozen=True):
    """Other content that a house offers; `options` are those it is always played with."""

    id: str
    title: str
    about: str
    options: dict[str, Any]


class ShortInfo(Struct, frozen=True):
    """The short match of a game; `changed`: it is played with other content than the printed."""

    seats: int
    minutes: int
    options: dict[str, Any]
    changed: bool
    bot: str


class OddsInfo(Struct, frozen=True, kw_only=True):
    """How many matches bots won at a level: measured, with its 95 % interval."""

    seats: int
    options: dict[str, Any]
    short: bool
    by: str
    won: int
    matches: int
    low: float
    high: float


class WelcomeInfo(Struct, frozen=True, kw_only=True):
    """How hard a game is to learn, of 5; its short match; what was measured of its levels."""

    weight: int
    learn_minutes: int
    kind: str
    short: ShortInfo
    odds: list[OddsInfo]


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    title: str
    least: int
    most: int
    languages: list[str]
    text_hash: str
    options: list[OptionField]
    bots: list[str]
    campaign: bool
    tutorial: bool
    presets: list[PresetInfo]
    welcome: WelcomeInfo | None


class Line(Struct, frozen=True, omit_defaults=True):
    """What one entry brought, as one viewer may know it."""

    seq: int
    at: Time
    tells: list[Tell] = []
    notice: Text | None = None
    drops: list[int] = []


class AskInfo(Struct, frozen=True, kw_only=True):
    id: int
    kind: str
    rule: str
    mode: str
    seats: list[int]
    waiting: list[int]
    yours: list[int]
    window: bool
    weighed: bool
    standing: list[str]
    since: Time
    undo: list[int]


class ChatInfo(Struct, frozen=True, kw_only=True):
    id: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: Time


class NotesInfo(Struct, frozen=True, kw_only=True):
    """The pad of a table; version 0 is an empty one."""

    version: int
    text: str
    name: str
    """Who wrote last."""
    at: Time


# --- from the server ----------------------------------------------------------------------------------


class Said(Struct, frozen=True, tag_field="t", kw_only=True):
    """Base of what the server sends."""


class HelloOut(Said, frozen=True, tag="hello", kw_only=True):
    protocol: int
    scene: int
    release: str
    table: TableInfo
    since: int
    time: Time


class Moment(Said, frozen=True, omit_defaults=True, tag="moment", kw_only=True):
    """Either a whole scene or a patch, encoded already: several sockets may get the same."""

    seq: int
    lines: list[Line] = []
    scene: Raw | UnsetType = UNSET
    patch: Raw | UnsetType = UNSET
    ask: AskInfo | UnsetType | None = UNSET
    guide: Guide | UnsetType = UNSET


class StageOut(Said, frozen=True, tag="stage", kw_only=True):
    stage: Stage


class TableOut(Said, frozen=True, tag="table", kw_only=True):
    table: TableInfo


class Presence(Said, frozen=True, tag="presence", kw_only=True):
    seats: dict[str, bool | None]
    watchers: int
    offers: list[int]


class Done(Said, frozen=True, tag="done", kw_only=True):
    key: str
    seq: int


class RefusedOut(Said, frozen=True, omit_defaults=True, tag="refused", kw_only=True):
    reason: str
    why: Text
    rule: str = ""
    key: str = ""
    id: int = 0
    retry: bool = False
    moment: Moment | None = None


class WhyOut(Said, frozen=True, tag="why", kw_only=True):
    id: int
    rule: str
    title: str
    text: str


class WhyNotOut(Said, frozen=True, tag="why_not", kw_only=True):
    id: int
    touched: str
    why: Words | None
    rule: str


class SheetOut(Said, frozen=True, tag="sheet", kw_only=True):
    """What stood in a sheet after entry `seq`, as a seat sees it; none: there is no such sheet."""

    sheet: str
    seq: int
    seat: int | None
    says: Sheet | None


class Worth(Struct, frozen=True, omit_defaults=True):
    """An answer, how good it looks, and the parts of the evaluation that speak for and against it."""

    action: Raw
    value: float
    better: list[Words] = []
    worse: list[Words] = []


class HintOut(Said, frozen=True, tag="hint", kw_only=True):
    id: int
    action: Raw
    value: float
    worth: list[Worth]


class ChatOut(Said, frozen=True, tag="chat", kw_only=True):
    line: ChatInfo


class Unchat(Said, frozen=True, tag="unchat", kw_only=True):
    id: int


class PointOut(Said, frozen=True, omit_defaults=True, tag="point", kw_only=True):
    """A seat points at a place, or from one to another."""

    seat: int
    at: str
    to: str = ""


class BackedOut(Said, frozen=True, tag="backed", kw_only=True):
    """Which seat is for which choice of the page that lies open, while the question `ask` is."""

    ask: int
    marks: dict[str, str]


class NotesOut(Said, frozen=True, tag="notes", kw_only=True):
    notes: NotesInfo


class Bye(Said, frozen=True, tag="bye", kw_only=True):
    reason: str
    why: Text


ENCODER = msgspec.json.Encoder()


# --- from the client ----------------------------------------------------------------------------------


class Word(Struct, frozen=True, tag_field="t", kw_only=True):
    """Base of what a client sends."""


class Hello(Word, frozen=True, tag="hello", kw_only=True):
    protocol: int
    stages: list[str] = []
    seat: int | UnsetType | None = UNSET
    since: int | None = None


class Play(Word, frozen=True, tag="play", kw_only=True):
    ask: int
    action: Raw
    key: str


class Undo(Word, frozen=True, tag="undo", kw_only=True):
    seat: int
    ask: int
    key: str


class Rewind(Word, frozen=True, tag="rewind", kw_only=True):
    seat: int
    to: int
    ask: int
    key: str


class Vote(Word, frozen=True, tag="vote", kw_only=True):
    seat: int
    proposal: int
    yes: bool
    key: str


class Standing(Word, frozen=True, tag="standing", kw_only=True):
    seat: int
    kind: str
    stands: bool
    key: str


class Why(Word, frozen=True, tag="why", kw_only=True):
    id: int
    rule: str
    language: str = "en"


class WhyNot(Word, frozen=True, tag="why_not", kw_only=True):
    id: int
    touched: str


class Open(Word, frozen=True, tag="open", kw_only=True):
    """Say what stands in a sheet of one's scene."""

    sheet: str


class Hint(Word, frozen=True, tag="hint", kw_only=True):
    id: int
    seat: int


class Chat(Word, frozen=True, tag="chat", kw_only=True):
    text: str


class Point(Word, frozen=True, tag="point", kw_only=True):
    """Point at a place, or from one to another."""

    at: str
    to: str = ""


class Back(Word, frozen=True, tag="back", kw_only=True):
    """Put one's mark beside a choice of the page that lies open; none takes it away."""

    choice: str = ""


class View(Word, frozen=True, tag="view", kw_only=True):
    seat: int | UnsetType | None = UNSET


class Shown(Word, frozen=True, tag="shown", kw_only=True):
    """What entry `seq` brought has been shown to its end: bots need not wait for this pair of eyes."""

    seq: int


class Looking(Word, frozen=True, tag="looking", kw_only=True):
    """Somebody looks at this page: it can be seen, and was touched just now. Or not: then it is hidden."""

    now: bool = True


class Again(Word, frozen=True, tag="again", kw_only=True):
    """Send the whole scene."""


FromClient: TypeAlias = (
    Hello
    | Play
    | Undo
    | Rewind
    | Vote
    | Standing
    | Why
    | WhyNot
    | Open
    | Hint
    | Chat
    | Point
    | Back
    | View
    | Shown
    | Looking
    | Again
)
READER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
