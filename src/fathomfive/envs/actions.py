"""Actions as numbers: every answer a game knows has its fixed place in one long list.

Each field of an action has a finite domain: from its type, or from the game's `domains`. An action's index is
the mixed radix number of its fields, after the blocks of the action types before it; the seat is not part of
it, because the one who acts is known. Answers with a field that has no domain, or a value outside it, share
the last slots: within one question each has a slot to itself, but not the same one in every question.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_type_hints

import msgspec

from fathomfive.kernel.game import Game
from fathomfive.kernel.play import Action, Pass

SHARED = 512
"""Slots for answers without an index of their own."""
MOST_IN_A_BLOCK = 65_536
"""An action type with more combinations than this shares slots, too: masks should stay small."""
REMEMBERED = 65_536
SHARES = -1
"""In place of an index: this answer has none of its own."""

Domain = Sequence[Any]


class Crowded(ValueError):
    """More answers without an index than there are slots to share."""


class _Block:
    """The indices of one action type."""

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
            place = places.get(getattr(action, name), SHARES)
            if place == SHARES:
                return SHARES
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
        self.blocks: dict[type[Action], _Block] = {}
        self.shared_from = 0
        kinds: list[type[Action]] = [*game.actions, Pass]
        for kind in kinds:
            block = _block(kind, self.shared_from, declared)
            if block is not None:
                self.blocks[kind] = block
                self.shared_from += block.size
        self.size = self.shared_from + SHARED
        self._known: dict[Action, int] = {}

    def legal(self, options: Iterable[Action]) -> dict[int, Action]:
        """The open answers by their index."""
        known = self._known
        found: dict[int, Action] = {}
        crowd: list[Action] = []
        for option in options:
            index = known.get(option)
            if index is None:
                index = self._learn(option)
            if index == SHARES:
                crowd.append(option)
            else:
                found[index] = option
        for option in crowd:
            found[self._free_slot(option, found)] = option
        return found

    def meaning(self, index: int) -> tuple[str, dict[str, Any]] | None:
        """What an index stands for: the action's tag and its fields; None for a shared slot."""
        for block in self.blocks.values():
            if block.start <= index < block.start + block.size:
                return block.tag, block.meaning(index)
        return None

    def _learn(self, option: Action) -> int:
        block = self.blocks.get(type(option))
        index = SHARES if block is None else block.index(option)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[option] = index
        return index

    def _free_slot(self, option: Action, taken: Mapping[int, Action]) -> int:
        """The slot its content leads to, or the next free one after it."""
        content = msgspec.json.encode(msgspec.structs.replace(option, seat=0))
        place = zlib.crc32(content) % SHARED
        for step in range(SHARED):
            slot = self.shared_from + (place + step) % SHARED
            if slot not in taken:
                return slot
        raise Crowded(f"a question has more than {SHARED} answers without an index of their own")


def _block(kind: type[Action], start: int, declared: Mapping[str, Domain]) -> _Block | None:
    """The block of an action type, if all its fields have domains."""
    hints, tag = get_type_hints(kind, include_extras=True), kind.__struct_config__.tag
    domains = [
        declared.get(f"{tag}.{name}") or declared.get(name) or _of(hints[name])
        for name in kind.__struct_fields__[1:]
    ]
    size = 1
    for domain in domains:
        size *= len(domain)
    return _Block(kind, start, domains) if 0 < size <= MOST_IN_A_BLOCK else None


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
