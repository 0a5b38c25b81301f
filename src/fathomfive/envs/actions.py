"""Actions as numbers: every answer a game knows has its fixed place in one long list.

Each field of an action has a finite domain: from its type, or from the game's `domains`. An action's index is
the mixed radix number of its fields, after the blocks of the action types before it; the seat is not part of
it, because the one who acts is known. Where a type has a field without a domain, its answers are counted
instead: an index there means "the third open answer of this kind, in the order of the rules". What an answer
is like, beside its index, are the rows of `features`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from fathomfive.kernel.game import Game
from fathomfive.kernel.play import Action, Pass

PLACES = 64
"""How many open answers of one kind without domains are counted by themselves."""
REST = 512
"""How many more there may be in one question, counted together."""
MOST_IN_A_BLOCK = 65_536
"""An action type with more combinations than this is counted, too: masks should stay small."""
REMEMBERED = 65_536
UNPLACED = -1
"""In place of an index: this answer is counted among those of its kind."""
WORDS = 16
"""Slots of a row of features for values that stand in no domain."""

Domain = Sequence[Any]


class Crowded(ValueError):
    """More answers to be counted than there are places."""


class _Block:
    """The indices of one action type whose fields all have domains."""

    def __init__(self, kind: type[Action], start: int, domains: Sequence[Domain]) -> None:
        self.tag = str(kind.__struct_config__.tag)
        self.start = start
        self.size = 1
        self.digits: list[tuple[str, dict[Any, int], int]] = []
        fields = kind.__struct_fields__[1:]
        for name, domain in zip(reversed(fields), reversed(domains), strict=True):
            self.digits.append((name, {value: place for place, value in enumerate(domain)}, self.size))
            self.size *= len(domain)

    def index(self, action: Action) -> int:
        index = self.start
        for name, places, weight in self.digits:
            place = places.get(getattr(action, name), UNPLACED)
            if place == UNPLACED:
                return UNPLACED
            index += place * weight
        return index

    def meaning(self, index: int) -> dict[str, Any]:
        rest, said = index - self.start, {}
        for name, places, _ in self.digits:
            rest, place = divmod(rest, len(places))
            said[name] = list(places)[place]
        return said


class ActionSpace:
    """Every answer of a game with its index, for one book and number of seats."""

    def __init__(self, game: Game[Any], book: Any, seats: int) -> None:
        declared = {} if game.domains is None else game.domains(book, seats)
        self.kinds: list[type[Action]] = [*game.actions, Pass]
        self.blocks: dict[type[Action], _Block] = {}
        self.counted_from = 0
        """Up to here an index names the fields of its answer."""
        for kind in self.kinds:
            block = _block(kind, self.counted_from, declared)
            if block is not None:
                self.blocks[kind] = block
                self.counted_from += block.size
        counted = [kind for kind in self.kinds if kind not in self.blocks]
        self.counted = {kind: self.counted_from + PLACES * place for place, kind in enumerate(counted)}
        self.rest_from = self.counted_from + PLACES * len(counted)
        self.size = self.rest_from + REST
        self._known: dict[Action, int] = {}
        self._features = _Features(self.kinds, declared)
        self.feature_names = self._features.names

    def legal(self, options: Iterable[Action]) -> dict[int, Action]:
        """The open answers by their index."""
        known = self._known
        found: dict[int, Action] = {}
        crowd: list[Action] = []
        for option in options:
            index = known.get(option)
            if index is None:
                index = self._learn(option)
            if index == UNPLACED:
                crowd.append(option)
            else:
                found[index] = option
        if crowd:
            self._count(crowd, found)
        return found

    def meaning(self, index: int) -> tuple[str, dict[str, Any]]:
        """What an index stands for: the action's tag and its fields, or its place among those of its kind."""
        if not 0 <= index < self.size:
            raise IndexError(f"actions are numbered 0 to {self.size - 1}, so {index} is none")
        for block in self.blocks.values():
            if block.start <= index < block.start + block.size:
                return block.tag, block.meaning(index)
        for kind, start in self.counted.items():
            if start <= index < start + PLACES:
                return str(kind.__struct_config__.tag), {"place": index - start}
        return "any", {"place": index - self.rest_from}

    def features(self, options: Sequence[Action]) -> npt.NDArray[np.float32]:
        """A row for each of these answers: its kind, its fields, and words that stand in no domain."""
        return self._features.rows(options)

    def fits(self, other: ActionSpace) -> bool:
        """Whether every index means the same there."""
        return self.size == other.size and all(
            mine.digits == others.digits and mine.start == others.start
            for mine, others in zip(self.blocks.values(), other.blocks.values(), strict=True)
        )

    def _learn(self, option: Action) -> int:
        block = self.blocks.get(type(option))
        index = UNPLACED if block is None else block.index(option)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[option] = index
        return index

    def _count(self, crowd: Iterable[Action], found: dict[int, Action]) -> None:
        """Give each the next place of its kind, and where that has no more, one among the rest."""
        used: dict[type[Action], int] = {}
        rest = 0
        for option in crowd:
            kind = type(option)
            place = used.get(kind, 0)
            used[kind] = place + 1
            start = self.counted.get(kind)
            if start is not None and place < PLACES:
                found[start + place] = option
            elif rest < REST:
                found[self.rest_from + rest] = option
                rest += 1
            else:
                raise Crowded(f"a question has more than {REST} answers beyond those that have a place")


class _Features:
    """What answers are like, as rows of numbers: for learners who weigh answers instead of indices."""

    def __init__(self, kinds: Sequence[type[Action]], declared: Mapping[str, Domain]) -> None:
        self._kinds = {kind: place for place, kind in enumerate(kinds)}
        fields = sorted({name for kind in kinds for name in kind.__struct_fields__[1:]})
        self._fields = {name: len(kinds) + place for place, name in enumerate(fields)}
        self._words_from = len(kinds) + len(fields)
        self._places: dict[tuple[type[Action], str], dict[Any, int]] = {}
        for kind in kinds:
            for name, domain in _domains(kind, declared).items():
                self._places[kind, name] = {value: place for place, value in enumerate(domain)}
        tags = [str(kind.__struct_config__.tag) for kind in kinds]
        self.names = (
            *(f"is {tag}" for tag in tags),
            *fields,
            *(f"word {place}" for place in range(WORDS)),
        )

    def rows(self, options: Sequence[Action]) -> npt.NDArray[np.float32]:
        found = np.zeros((len(options), len(self.names)), np.float32)
        for row, option in zip(found, options, strict=True):
            kind = type(option)
            row[self._kinds[kind]] = 1.0
            for name in kind.__struct_fields__[1:]:
                value, places = getattr(option, name), self._places[kind, name]
                place = places.get(value)
                if place is not None:
                    row[self._fields[name]] = (place + 1) / len(places)
                else:
                    word = zlib.crc32(f"{name}={value}".encode()) % WORDS
                    row[self._words_from + word] += 1.0
        return found


def _block(kind: type[Action], start: int, declared: Mapping[str, Domain]) -> _Block | None:
    """The block of an action type, if all its fields have domains."""
    domains = list(_domains(kind, declared).values())
    size = 1
    for domain in domains:
        size *= len(domain)
    return _Block(kind, start, domains) if 0 < size <= MOST_IN_A_BLOCK else None


def _domains(kind: type[Action], declared: Mapping[str, Domain]) -> dict[str, Domain]:
    """The values each field of an action type may have; none where nothing says so."""
    hints, tag = get_type_hints(kind, include_extras=True), kind.__struct_config__.tag
    return {
        name: declared.get(f"{tag}.{name}") or declared.get(name) or _of(hints[name])
        for name in kind.__struct_fields__[1:]
    }


def _of(hint: Any) -> Domain:
    """The domain that a type alone gives: yes and no, a list of words, a number with both its bounds."""
    match msgspec.inspect.type_info(hint):
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.LiteralType(values=values):
            return values
        case msgspec.inspect.IntType(ge=ge, gt=gt, le=le, lt=lt):
            least = gt + 1 if ge is None and gt is not None else ge
            most = lt - 1 if le is None and lt is not None else le
            if least is not None and most is not None:
                return range(least, most + 1)
    return ()
