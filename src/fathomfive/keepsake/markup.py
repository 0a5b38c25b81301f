"""Words as HTML: everything that comes from a match is escaped here, and nowhere else."""

from __future__ import annotations

from html import escape

from fathomfive.kernel.text import Texts, Words


class Html(str):
    """Markup that is safe to stand in the page as it is."""

    __slots__ = ()


def tag(name: str, *inside: str, **given: str | int | None) -> Html:
    """An element. Plain strings in it are words and are escaped; `class_` is the attribute `class`, and an
    underscore within a name a hyphen. An attribute that is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in given.items()
        if value is not None
    )
    return Html(f"<{name}{written}>{joined(*inside)}</{name}>")


def joined(*parts: str) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def rich(texts: Texts, words: Words) -> Html:
    """A sentence with its strong words marked."""
    parts = texts(words).split("**")
    return joined(*(tag("b", part) if place % 2 else part for place, part in enumerate(parts)))


def plain(texts: Texts, words: Words) -> str:
    return texts(words).replace("**", "")


def heading(texts: Texts, words: Words) -> str:
    """As a line of its own begins: with a capital letter."""
    said = plain(texts, words)
    return said[:1].upper() + said[1:]
