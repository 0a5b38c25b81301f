"""`Annals`: the last lines that were told at a table, for whoever comes in.

A line at hand takes some four hundred bytes, packed a fifth of that. Only what was told last is wanted with
every move, so the rest lies packed until somebody opens the table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text

MOST_LINES = 200
"""What a table remembers of its log; the journal has everything."""
AT_HAND = 16
"""Entries that are not packed: few sockets are further behind."""

_ENCODER = msgspec.msgpack.Encoder()


class Told(msgspec.Struct):
    """What one entry brought, for all viewers; each gets only what it may know."""

    seq: int
    at: int
    tells: list[Tell] = []
    notice: Text | None = None
    drops: list[int] = []

    @property
    def lines(self) -> int:
        return len(self.tells) + (self.notice is not None)


_DECODER = msgspec.msgpack.Decoder(Told)


class _Packed(NamedTuple):
    seq: int
    lines: int
    body: msgspec.Raw


class Annals:
    """In the order in which it was told. `most`: lines to keep, the newest; None keeps all."""

    def __init__(self, told: Iterable[Told] = (), most: int | None = MOST_LINES) -> None:
        self._most = most
        self._packed: deque[_Packed] = deque()
        self._at_hand: deque[Told] = deque()
        self._lines = 0
        self.extend(told)

    def extend(self, told: Iterable[Told]) -> None:
        for one in told:
            self.append(one)

    def append(self, told: Told) -> None:
        self._at_hand.append(told)
        self._lines += told.lines
        if len(self._at_hand) > AT_HAND:
            self._packed.append(_packed(self._at_hand.popleft()))
        while self._most is not None and self._lines > self._most and self._packed:
            self._lines -= self._packed.popleft().lines

    def __iter__(self) -> Iterator[Told]:
        return iter(self.since(-1))

    def since(self, seq: int) -> list[Told]:
        """What the entries after this one brought. Most viewers lack only the last: looked for from there."""
        found: list[Told] = []
        for told in reversed(self._at_hand):
            if told.seq <= seq:
                break
            found.append(told)
        else:
            found += [_DECODER.decode(one.body) for one in reversed(self._packed) if one.seq > seq]
        found.reverse()
        return found

    def packed(self) -> list[msgspec.Raw]:
        """All of it, for a checkpoint."""
        return [*(one.body for one in self._packed), *(_packed(told).body for told in self._at_hand)]


def _packed(told: Told) -> _Packed:
    return _Packed(told.seq, told.lines, msgspec.Raw(_ENCODER.encode(told)))
