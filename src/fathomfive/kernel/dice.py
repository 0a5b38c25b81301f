"""The only source of chance: a keyed hash of a key and a counter.

Tiny state (it is part of every snapshot), the same on every platform, and verifiable: whoever knows the
key can draw every shuffle of a match again. Nothing else in kernel or games may roll.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterable, MutableSequence, Sequence
from functools import lru_cache
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WORD, _FEW, _EVEN = 1 << 64, 1 << 32, (1 << 64) - (1 << 32)
_EIGHT_WORDS = struct.Struct(">8Q")


@lru_cache(maxsize=256)
def _block(key: str, number: int) -> tuple[int, ...]:
    """Eight words of chance; one hash serves eight draws, which is what makes shuffles cheap."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), key=key.encode(), person=b"fathom-five-dice").digest()
    return _EIGHT_WORDS.unpack(digest)


class Dice(msgspec.Struct):
    """A key and how many times it was used; `drawn` also tells the undo horizon that chance spoke."""

    key: str
    drawn: int = 0

    @classmethod
    def seeded(cls, seed: str | int) -> Dice:
        """Dice for play that anybody may repeat: tests, simulations, a local match with `--seed`."""
        return cls(hashlib.blake2b(f"seed:{seed}".encode(), digest_size=32).hexdigest())

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"dice have 1 to 2**64 sides, not {n}")
        while True:
            drawn = self.drawn
            self.drawn = drawn + 1
            word = _block(self.key, drawn >> 3)[drawn & 7]
            if (word < _EVEN and n <= _FEW) or word < _WORD - _WORD % n:  # else some would be likelier
                return word % n

    def roll(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """The same draws as `below` would make one by one, taken together."""
        draws = range(len(things) - 1, 0, -1)
        words = self._ahead(len(draws))
        if max(words, default=0) < _WORD - len(things):  # none that `below` might reject
            self.drawn += len(draws)
            for last, word in zip(draws, words, strict=True):
                other = word % (last + 1)
                things[last], things[other] = things[other], things[last]
            return
        for last in draws:
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def _ahead(self, count: int) -> list[int]:
        """The next words, without drawing them."""
        block, skip = divmod(self.drawn, 8)
        words: list[int] = []
        while len(words) < skip + count:
            words += _block(self.key, block)
            block += 1
        return words[skip : skip + count]

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        """The same as `shuffle`, in a new order of its own. A bot tries all its answers in one world and asks
        for the same deal again and again: the last few are remembered."""
        order, self.drawn = _shuffled(self.key, self.drawn, tuple(things))
        return order  # type: ignore[return-value]

    def split(self, name: str) -> Dice:
        """Fresh dice derived from these, without using them up: for bots and samples."""
        return Dice(hashlib.blake2b(f"{self.key}/{self.drawn}/{name}".encode(), digest_size=32).hexdigest())


@lru_cache(maxsize=64)
def _shuffled(key: str, drawn: int, things: tuple[object, ...]) -> tuple[tuple[object, ...], int]:
    order, dice = list(things), Dice(key, drawn)
    dice.shuffle(order)
    return tuple(order), dice.drawn


# --- Fair dice at a hosted table -----------------------------------------------------------------------
# The host draws a secret and publishes its commitment before anybody sits down; every seat adds a nonce;
# the key is made of both. So the host cannot pick a lucky seed, and at the end everyone can check.


def commit(secret: str, salt: str) -> str:
    """What the host publishes before the first draw."""
    return _digest(b"fathom-5-commit", salt, secret)


def mix(secret: str, nonces: Iterable[str]) -> str:
    """The key of the match: the host's secret and one nonce of each seat, in seat order."""
    return _digest(b"fathom-five-mix", secret, *nonces)


def kept_promise(commitment: str, secret: str, salt: str) -> bool:
    """Whether the revealed secret is the one that was promised."""
    return hmac.compare_digest(commitment.encode(), commit(secret, salt).encode())


def _digest(purpose: bytes, *words: str) -> str:
    """A hash of several words, each with its length: "a" + "bc" must never pass for "ab" + "c"."""
    mixed = hashlib.blake2b(digest_size=32, person=purpose)
    for word in words:
        raw = word.encode()
        mixed.update(len(raw).to_bytes(4, "big") + raw)
    return mixed.hexdigest()
