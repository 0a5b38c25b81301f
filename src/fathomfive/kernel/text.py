"""Words for people: a message id with its arguments, and the language files that turn it into a sentence.

Rules and scenes carry `Text`, never English. The viewer's side formats it in the viewer's language.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the language files. `id` may name an attribute: `card-speargun.note`.

    `**two stars**` in a message make it strong; that is all the markup there is.
    """

    id: str
    args: dict[str, str | int | float | Text] = {}


Words = Text | str
"""What a person reads. A bare `str` is shown as it stands: a person's name, a numeral, or prose that
travels by value because it may not lie in a language file (story, hidden cards)."""


def say(id: str, **args: str | int | float | Text) -> Text:
    """`say("swim-to", space=say("space-cave"))`: the short way to write a `Text`."""
    return Text(id, args)


def person(seat: int) -> Text:
    """Whoever sits there. Names are no part of a match, so the viewer's side fills them in."""
    return Text("person", {"seat": seat})


def house_words() -> Traversable:
    """The folder with what the kernel itself says: the first one to hand to `Texts`."""
    return files("fathomfive.kernel") / "words"


class Texts:
    """The sentences of one language, with English (or another `fallback`) behind it.

    Each folder holds `<language>.ftl` files; later folders win, so a game may reword the platform.
    What is asked for and not found is shown as `[id]` and kept in `missing`, so that a test can see it.
    """

    def __init__(self, language: str, *folders: Traversable, fallback: str = FALLBACK) -> None:
        self.language = language
        self.names: dict[int, str] = {}
        """Who sits where, for `person`; a seat without a name is called by the message `person`."""
        self.missing: list[str] = []
        self._bundles = [_bundle(tongue, folders) for tongue in _tongues(language, fallback)]

    def __call__(self, words: Words) -> str:
        """The sentence, in this language or else in English."""
        if isinstance(words, str):
            return words
        if words.id == "person" and (name := self.names.get(words.args.get("seat"))):  # type: ignore[arg-type]
            return name
        message_id, _, attribute = words.id.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            args: dict[str, Any] = {
                name: self(value) if isinstance(value, Text) else value for name, value in words.args.items()
            }
            sentence, faults = bundle.format_pattern(pattern, args)
            self.missing += [f"{words.id}: {fault}" for fault in faults]
            return str(sentence)
        self.missing.append(words.id)
        return f"[{words.id}]"

    def __contains__(self, id: str) -> bool:
        return any(bundle.has_message(id.partition(".")[0]) for bundle in self._bundles)


def _tongues(language: str, fallback: str) -> Iterator[str]:
    """`de-AT`, then `de`, then English."""
    seen = dict.fromkeys([language, language.partition("-")[0], fallback])
    yield from filter(None, seen)


def _bundle(language: str, folders: tuple[Traversable, ...]) -> FluentBundle:
    # Loaded here: most processes never put anything into words.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder.joinpath(f"{language}.ftl")
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
