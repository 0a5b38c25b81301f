"""`Archive`: all tables of a device as one file: a zip of their journals, and a list of what else they have.

Each journal is a `.fathom` file as any other (`docs/journals.md`). What is no part of a match, such as who
sat where and what stands on the pad, is in `tables.json`. Nothing here knows a game or a shelf.
"""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fathomfive.browser.bodies import Patience, Pointing, TableName, Undo
from fathomfive.kernel.journal import Seated
from fathomfive.kernel.text import say
from fathomfive.tables.pad import MOST_LETTERS
from fathomfive.tables.protocol import VISIBLE
from fathomfive.tables.refusal import Refusal

KIND: Literal["fathom-five-tables"] = "fathom-five-tables"
FORMAT = 1
LIST = "tables.json"
TABLE_ID = r"^0[a-z2-7]{12}$"

MOST_TABLES = 1000
MOST_BYTES = 64 * 1024 * 1024
"""Of a whole file."""
MOST_JOURNAL = 8 * 1024 * 1024
"""Of one journal, unpacked: as much as a server takes in."""
MOST_UNPACKED = 256 * 1024 * 1024
MOST_LIST = 32 * 1024 * 1024

Number = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=63)]


class Said(msgspec.Struct, array_like=True, frozen=True):
    """A line of table talk."""

    seat: Seat | None
    text: Annotated[str, Meta(max_length=2000)]
    at: Number


class Beside(msgspec.Struct, kw_only=True, omit_defaults=True, frozen=True):
    """What a table has besides its journal, which is the file `ID.fathom`."""

    id: Annotated[str, Meta(pattern=TABLE_ID)]
    game: Annotated[str, Meta(max_length=40)]
    name: TableName = ""
    mine: Annotated[list[Seat], Meta(max_length=64)] = []
    """The seats that belong to whoever plays on the device."""
    seated: Annotated[list[Seated], Meta(max_length=64)] = []
    """Who sat where when the match began."""
    begun: Annotated[int, Meta(ge=1, le=20_000)]
    """The number of the entry it began with."""
    times: Annotated[list[Number], Meta(max_length=50_000)]
    """When each entry was written, from the first."""
    undo: Undo = "agreement"
    patience: Patience = 0
    chat: bool = True
    pointing: Pointing = "usual"
    origin: Annotated[str, Meta(max_length=10_000)] = ""
    rematch: Annotated[str, Meta(pattern=r"^(0[a-z2-7]{12})?$")] = ""
    made: Number
    notes: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""
    talk: Annotated[list[Said], Meta(max_length=10_000)] = []


class Listed(msgspec.Struct, kw_only=True, frozen=True):
    kind: Literal["fathom-five-tables"] = KIND
    format: int = FORMAT
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^{VISIBLE}+$")]
    """What whoever plays on the device is called."""
    tables: Annotated[list[Beside], Meta(max_length=MOST_TABLES)]


_WRONG = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError)
_WRONG += (RuntimeError, NotImplementedError, ValueError, OverflowError)  # type: ignore[assignment]
"""What a damaged zip, or one with a password, is noticed by."""


def pack(name: str, tables: list[tuple[Beside, list[bytes]]]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:
        listed = Listed(name=name, tables=[beside for beside, _ in tables])
        packed.writestr(zipfile.ZipInfo(LIST), msgspec.json.encode(listed), zipfile.ZIP_DEFLATED)
        for beside, lines in tables:
            journal = b"\n".join(lines) + b"\n"
            packed.writestr(zipfile.ZipInfo(f"{beside.id}.fathom"), journal, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


class Archive:
    """A file that somebody brought. It may be anything: nothing of it is believed before it was looked at."""

    def __init__(self, content: bytes) -> None:
        if len(content) > MOST_BYTES:
            raise Refusal("refused", say("refused-archive-large", most=MOST_BYTES // 1024**2))
        try:
            self._packed = zipfile.ZipFile(io.BytesIO(content))
            names = self._packed.namelist()
        except _WRONG as error:
            raise Refusal("refused", "refused-archive-foreign") from error
        if LIST not in names:
            raise Refusal("refused", "refused-archive-foreign")
        self._left = MOST_UNPACKED
        self.listed = self._read_list()

    def _read_list(self) -> Listed:
        try:
            raw = self._unpacked(LIST, MOST_LIST)
            plain = msgspec.json.decode(raw)
            if not isinstance(plain, dict) or plain.get("kind") != KIND:
                raise Refusal("refused", "refused-archive-foreign")
            if plain.get("format") != FORMAT:
                raise Refusal("refused", say("refused-archive-format", known=FORMAT))
            return msgspec.convert(plain, Listed)
        except (*_WRONG, KeyError) as error:  # those of msgspec are ValueErrors, too
            raise Refusal("refused", "refused-archive-damaged") from error

    def _unpacked(self, name: str, most: int) -> bytes:
        """By what comes out, not by what it says will."""
        most = min(most, self._left)
        with self._packed.open(name) as file:
            content = file.read(most + 1)
        if len(content) > most:
            raise ValueError("larger than any journal")
        self._left -= len(content)
        return content

    def journals(self) -> Iterator[tuple[Beside, list[bytes] | None]]:
        """Every table with the lines of its journal; None where the file has none that can be read."""
        for beside in self.listed.tables:
            try:
                content = self._unpacked(f"{beside.id}.fathom", MOST_JOURNAL)
                yield beside, [line for line in content.splitlines() if line.strip()]
            except (*_WRONG, KeyError):
                yield beside, None
