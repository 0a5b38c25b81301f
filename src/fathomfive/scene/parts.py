"""Parts of a picture that are drawn again only when something they read has changed.

Most of a picture is as it was a move ago, and most of it is the same for everybody. A game marks a function
of its state with `part`; whoever draws the same table again and again hands one `Look` to each `show`. It
watches which fields of the state a part reads, and keeps what the part made until one of them changes.
Nobody has to say what depends on what, and without a `Look` everything is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import wraps
from inspect import signature
from operator import is_ as _is
from types import FunctionType
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

import msgspec

from fathomfive.scene.tableau import Tableau

P = ParamSpec("P")
T = TypeVar("T")

MOST_PARTS = 1024
"""How many one table keeps; beyond that those of this moment stay."""

_encode = msgspec.msgpack.Encoder().encode
Read = str | tuple[str, Any]
"""A field, or a field and the key of one piece in it."""
_PLAIN = frozenset((int, str, bool, float, bytes, type(None)))


class Look:
    """What has been drawn of one table, kept from one moment to the next."""

    def __init__(self) -> None:
        self.state: object = None
        self._moment = 0
        self._compared = 0
        self._parts: dict[tuple[Any, ...], _Part] = {}
        self.was: dict[str, object] = {}
        """By field that some part has read: what it holds, encoded."""
        self._pieces: dict[str, dict[Any, bytes | None]] = {}
        """By field of which some part has read a piece: what these pieces are, encoded."""
        self._since: dict[Read, int] = {}
        """And the moment since when they are."""

    def moved(self) -> None:
        """Something has happened at the table: compare before anything is shown again."""
        self._moment += 1
        if len(self._parts) > MOST_PARTS:
            self._parts = {key: part for key, part in self._parts.items() if part.held >= self._moment - 1}

    def part(self, drawn: Callable[..., Any], rest: tuple[Any, ...], lays: bool) -> _Part:
        """The part as it looks now."""
        part = self._parts.get((drawn, rest))
        if part is None:
            part = self._parts[drawn, rest] = _Part(drawn, rest, lays)
            self._draw(part)
        elif part.held != self._moment:
            self._refresh(part)
        return part

    def _refresh(self, part: _Part) -> None:
        if self._compared != self._moment:
            self._compare()
        if self._holds(part):
            part.held = self._moment
        else:
            self._draw(part)

    def _holds(self, part: _Part) -> bool:
        """Whether everything it read is as it was. Parts within are looked at in the order in which they were
        used: as long as nothing before has changed, the next would be used again."""
        since, held = self._since, part.held
        for field in part.read:
            if since[field] > held:
                return False
        for inner in part.used:
            if inner.held != self._moment:
                self._refresh(inner)
            if inner.changed > held:
                return False
        return True

    def _draw(self, part: _Part) -> None:
        g = _kind_of(self.state).reading(self)
        if part.lays:
            tableau = Tableau()
            part.drawn(tableau, g, *part.rest)
            shown: Any = _kept(part.shown, tableau)
        else:
            shown = part.drawn(g, *part.rest)
        if shown is not part.shown and shown != part.shown:
            part.shown, part.changed = shown, self._moment
        part.read, part.used, part.held = g._read, g._used, self._moment

    def _compare(self) -> None:
        """Find out what has changed since the moment that was shown before."""
        self._compared = self._moment
        fields = _kind_of(self.state).fields
        for field, was in self.was.items():
            now = getattr(self.state, field)
            if field in fields:
                if type(now) not in _PLAIN:
                    now = _encode(now)
                if now == was:
                    continue
            elif now is was:  # laid beside the state when it was set up, and never changed itself
                continue
            self.was[field] = now
            self._since[field] = self._moment
            pieces = self._pieces.get(field, {})
            for key, piece in pieces.items():
                pieces[key] = again = self._piece(field, key)
                if again != piece:
                    self._since[field, key] = self._moment

    def _piece(self, field: str, key: Any) -> bytes | None:
        pieces = getattr(self.state, field)
        try:
            return _encode(bool(pieces) if key is ANY else pieces[key])
        except LookupError:
            return None

    def note(self, field: str) -> None:
        """A field that no part has read before."""
        value = getattr(self.state, field)
        plain = type(value) in _PLAIN or field not in _kind_of(self.state).fields
        self.was[field] = value if plain else _encode(value)
        self._since[field] = self._moment

    def note_piece(self, field: str, key: Any) -> Read:
        """One piece of a field that is read by itself."""
        pieces = self._pieces.setdefault(field, {})
        if key not in pieces:
            pieces[key] = self._piece(field, key)
            self._since[field, key] = self._moment
        return field, key


def _kept(before: Tableau | None, now: Tableau) -> Tableau:
    """The same with nodes of before where they are equal: one that is the same object has not changed."""
    if before is not None:
        old, nodes = before.nodes, now.nodes
        for name, node in nodes.items():
            was = old.get(name)
            if was is not node and was == node:
                nodes[name] = was
        if list(nodes) == list(old) and all(map(_is, nodes.values(), old.values())):
            return before
    return now


class _Part:
    __slots__ = ("changed", "drawn", "held", "lays", "read", "rest", "shown", "used")

    def __init__(self, drawn: Callable[..., Any], rest: tuple[Any, ...], lays: bool) -> None:
        self.drawn = drawn
        self.rest = rest
        self.lays = lays
        self.shown: Any = None
        self.read: list[Read] = []
        self.used: list[_Part] = []
        """Parts within, which may stay as they are though a field they read has changed."""
        self.held = self.changed = -1
        """The last moment of which it is known to be true, and since when it looks like this."""


class Reading:
    """A state as a part sees it: everything is there, and what is read of it is noted."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._read: list[Read] = []
        self._used: list[_Part] = []

    def __getattr__(self, name: str) -> Any:
        if name in _NOT_SHOWN:
            raise AttributeError(f"a part of a picture reads {name!r}, which is no part of the state")
        look = self._look
        if name not in look.was:
            look.note(name)
        value = getattr(look.state, name)
        if type(value) is list and value and isinstance(value[0], msgspec.Struct):
            value = _List(self, name, value)
        elif type(value) is dict and value and isinstance(next(iter(value.values())), msgspec.Struct):
            value = _Dict(self, name, value)
        else:
            self._read.append(name)
        self.__dict__[name] = value  # found at once from now on
        return value


ANY = object()
"""Stands for the question whether there are any."""


class _Pieces:
    """A field with several pieces, crew or players, of which a part may read just one."""

    def __init__(self, g: Reading, field: str, all: Any) -> None:
        self._g = g
        self._field = field
        self._pieces = all
        self._noted: set[Any] = set()
        self._read_all = False

    def _all(self) -> Any:
        if not self._read_all:
            self._read_all = True
            self._g._read.append(self._field)
        return self._pieces

    def __getitem__(self, key: Any) -> Any:
        if self._read_all or type(key) is slice:
            return self._all()[key]
        if key not in self._noted:
            self._noted.add(key)
            self._g._read.append(self._g._look.note_piece(self._field, key))
        return self._pieces if key is ANY else self._pieces[key]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._all(), name)

    def __iter__(self) -> Iterator[Any]:
        yield from self._all()

    def __reversed__(self) -> Iterator[Any]:
        yield from reversed(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __bool__(self) -> bool:
        return bool(self[ANY])

    def __contains__(self, thing: object) -> bool:
        return thing in self._all()

    def __eq__(self, other: object) -> bool:
        return bool(self._all() == other)

    def __add__(self, other: Any) -> Any:
        return self._all() + other


@Sequence.register
class _List(_Pieces):
    pass


@Mapping.register
class _Dict(_Pieces):
    pass


_NOT_SHOWN = frozenset(("agenda", "sink", "tell"))


class _Kind(NamedTuple):
    """A kind of state: what belongs to it, and how it is read."""

    fields: frozenset[str]
    reading: type[Reading]


_KINDS: dict[object, _Kind] = {}


def _kind_of(state: Any) -> _Kind:
    kind = type(state)
    if kind not in _KINDS:
        own = {
            name: found
            for name in dir(kind)
            if isinstance(found := getattr(kind, name), FunctionType | property) and name not in dir(Reading)
        }  # a state's own functions work on what is read of it
        _KINDS[kind] = _Kind(frozenset(kind.__struct_fields__), type("Reading", (Reading,), own))
    return _KINDS[kind]


_now: ContextVar[Look | None] = ContextVar("look", default=None)


class looking:  # noqa: N801 - read as `with looking(...)`
    """While a scene of this state is drawn. A class, for a generator costs more than some parts do."""

    __slots__ = ("_before", "_look")

    def __init__(self, look: Look | None, state: object) -> None:
        if look is not None:
            look.state = state
        self._look = look

    def __enter__(self) -> None:
        self._before = _now.set(self._look)

    def __exit__(self, *raised: object) -> None:
        _now.reset(self._before)


def part(drawn: Callable[P, T]) -> Callable[P, T]:
    """Marks a part of the picture: a function of the state and of what else its name needs, such as a seat.

    It either returns what it shows, which nobody may change afterwards, or is given the tableau first and
    lays it down there. One that does not take the viewer is shared by all of them. Everything it depends on
    must be in the state or among its arguments; these are compared, so give ids, not pieces. A state that
    is only tried out is never mistaken for the one that is looked at.
    """
    lays = "Tableau" in str(next(iter(signature(drawn).parameters.values())).annotation)
    draw = cast(Callable[..., Any], drawn)

    def now(g: Any, rest: tuple[Any, ...]) -> _Part | None:
        look = _now.get()
        if look is None:
            return None
        if g is look.state:
            return look.part(draw, rest, lays)
        if not isinstance(g, Reading) or g._look is not look:
            return None
        part = look.part(draw, rest, lays)
        g._used.append(part)
        return part

    @wraps(drawn)
    def laid(t: Tableau, g: Any, *rest: Any) -> None:
        part = now(g, rest)
        if part is None:
            draw(t, g, *rest)
        else:
            t.lay(part.shown)

    @wraps(drawn)
    def made(g: Any, *rest: Any) -> Any:
        part = now(g, rest)
        return draw(g, *rest) if part is None else part.shown

    return cast(Callable[P, T], laid if lays else made)
