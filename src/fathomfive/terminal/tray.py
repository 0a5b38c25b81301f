"""The options as a person reads them: grouped by verb, numbered from 1, with the buttons last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from fathomfive.kernel.text import Texts
from fathomfive.scene import Option
from fathomfive.terminal.ink import plain


class Numbered(msgspec.Struct, frozen=True):
    """An option and the number a person types for it; 0 for one that cannot be chosen now."""

    number: int
    option: Option
    called: str
    """Its label, or its whole sentence where the label alone would not tell it from another."""


class Group(msgspec.Struct, frozen=True):
    label: str
    options: tuple[Numbered, ...]

    def heading(self, texts: Texts) -> str:
        """The verb over its options; nothing where it would only say the same twice."""
        return "" if [texts(one.option.label) for one in self.options] == [self.label] else self.label


class Tray(msgspec.Struct, frozen=True):
    groups: tuple[Group, ...] = ()

    @classmethod
    def of(cls, options: Sequence[Option], texts: Texts) -> Tray:
        groups: dict[str, list[Option]] = {}
        for option in sorted(options, key=_place):
            groups.setdefault(texts(option.group), []).append(option)
        number = 0
        laid: list[Group] = []
        for label, members in groups.items():
            row = []
            labels = Counter(plain(option.label, texts) for option in members)
            for option in members:
                open_one = option.action is not None
                number += open_one
                called = plain(option.label, texts)
                if open_one and labels[called] > 1:
                    called = option.sentence(lambda words: plain(words, texts))
                row.append(Numbered(number if open_one else 0, option, called))
            laid.append(Group(label, tuple(row)))
        return cls(tuple(laid))

    @property
    def open(self) -> list[Option]:
        """Those that can be chosen; the first has number 1."""
        return [one.option for group in self.groups for one in group.options if one.number]


def _place(option: Option) -> int:
    """Chips and rows first, then buttons, then what cannot be done now; otherwise as the game lists them."""
    if option.action is None:
        return 2
    return int(option.style in ("primary", "second") or option.apart)
