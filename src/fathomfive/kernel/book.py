"""Content on disk becomes a book: TOML is read, overridden, decoded into structs and hashed.

What a book holds, and what must be true of it, is each game's own affair.
"""

import hashlib
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, TypeGuard, TypeVar

import msgspec

T = TypeVar("T")
TomlTable = dict[str, Any]

Prose = Annotated[str, msgspec.Meta(extra={"prose": True})]
"""A field that is read by people and by no rule: it may be written better under a running match. Each
language has its own words for it (`languages.named`)."""
Story = Annotated[str, msgspec.Meta(extra={"prose": True, "story": True})]
"""Prose that is told in the language it was written in, whatever the table speaks."""


class ContentError(ValueError):
    """Content that cannot be used. The message names file and entry."""


def read_toml(package: str, name: str) -> TomlTable:
    """The TOML file `name` (a path in the package) as plain tables; in a page JSON (`site/archives`)."""
    text = files(package).joinpath(name).read_text("utf-8")
    try:
        return msgspec.json.decode(text, type=TomlTable) if text.startswith("{") else tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from None


def decode(type: type[T], table: TomlTable, source: str) -> T:
    """The table as a struct; nothing is coerced, nothing unknown passed over, and no id stands twice."""
    for key, rows in table.items():
        if has_ids(rows):
            _refuse_twins(rows, f"{source}: {key}")
    try:
        return msgspec.convert(table, type, strict=True)
    except msgspec.ValidationError as error:
        raise ContentError(_explain(str(error), table, source)) from None


_NESTED = (msgspec.Struct, dict, list, tuple)


def content_hash(book: object) -> str:
    """One short name for all that a rule may read there. Books hold no sets, so the encoding is stable."""
    return hashlib.blake2b(msgspec.json.encode(_bare(book, [])), digest_size=16).hexdigest()


def prose_of(book: object) -> list[str]:
    """The rest of the book, in its order."""
    found: list[str] = []
    _bare(book, found)
    return found


def _bare(thing: Any, prose: list[str]) -> Any:
    """The thing without its prose, which is added to the list; the very same thing where it has none."""
    if not isinstance(thing, _NESTED):
        return thing
    if isinstance(thing, msgspec.Struct):
        words = _prose_fields(type(thing))
        parts = [(name, getattr(thing, name)) for name in thing.__struct_fields__]
        prose += [part for name, part in parts if name in words]
        bare = [(name, "" if name in words else _bare(part, prose)) for name, part in parts]
        changed = {name: new for (name, new), (_, old) in zip(bare, parts, strict=True) if new is not old}
        return msgspec.structs.replace(thing, **changed) if changed else thing
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing)
    rows = [(key, part, _bare(part, prose)) for key, part in pairs]
    if all(new is old for _, old, new in rows):
        return thing
    return {key: new for key, _, new in rows} if isinstance(thing, dict) else [new for _, _, new in rows]


@cache
def _prose_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    return frozenset(field.name for field in msgspec.structs.fields(kind) if field.type in (Prose, Story))


def has_ids(value: object) -> TypeGuard[list[TomlTable]]:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(row, dict) and "id" in row for row in value)
    )


def _refuse_twins(rows: list[TomlTable], where: str) -> None:
    seen: list[object] = []
    for row in rows:
        if row["id"] in seen:
            raise ContentError(f'{where} "{row["id"]}" stands there twice')
        seen.append(row["id"])


_AT = re.compile(r"^(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?$", re.DOTALL)
_PART = re.compile(r"\.(?P<key>\w+)|\[(?P<index>\d+|\.\.\.)\]")
_WORDING = (
    (re.compile(r"^Invalid (?:enum )?value '(.*)'$"), r'unknown value "\1"'),
    (re.compile(r"^Object contains unknown field `(.*)`$"), r'unknown field "\1"'),
    (re.compile(r"^Object missing required field `(.*)`$"), r'"\1" is missing'),
)


def _explain(message: str, table: Any, source: str) -> str:
    """Turn "Invalid value 'x' - at `$.card[3].effects[0].op`" into words that lead to the entry."""
    found = _AT.match(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    for pattern, words in _WORDING:
        what = pattern.sub(words, what)
    entry, place, here = "", "", table
    for part in _PART.finditer(path):
        if part["key"]:
            place += f".{part['key']}"
            here = here.get(part["key"]) if isinstance(here, dict) else None
            continue
        place += part[0]
        here = here[int(part["index"])] if isinstance(here, list) and part["index"].isdigit() else None
        if not entry and isinstance(here, dict) and "id" in here:
            entry = f'{place.split("[")[0].lstrip(".")} "{here["id"]}"'
            place = ""
    return ": ".join(text for text in (source, entry, place.lstrip("."), what) if text)
