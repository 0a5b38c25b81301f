"""Words for people: a message id with its arguments, and the language files that turn it into a sentence.

Rules and scenes carry `Text`, never English. The viewer's side formats it in the viewer's language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

from fathomfive.kernel.languages import FALLBACK, named, tongues, word_files

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FALLBACK", "GENDER", "Text", "Texts", "Words", "house_words", "person", "say"]

GENDER = "gender"
"""The attribute of a name by which sentences agree with it: m, f, mp or fp where there are several."""
_FORM = re.compile(r"\$[a-zA-Z]\w*-([a-z]+)")


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the language files. `id` may name an attribute: `card-speargun.note`.

    `**two stars**` in a message make it strong; that is all the markup there is.
    """

    id: str
    args: dict[str, str | int | float | Text] = {}


Words = Text | str
"""What a person reads. A bare `str` is shown as it stands: a person's name, a numeral, or prose that
travels by value because it may not lie in a language file (story, hidden cards); unless a language has a
message of the same name for it (`languages.named`)."""


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

    Each folder holds `<language>.ftl` files; later folders win, so a game may reword the platform. What packs
    have for a folder is read with it.
    What is asked for and not found is shown as `[id]` and kept in `missing`, so that a test can see it.

    With an argument `$model` come the attributes of the name it is, where the language speaks of them: its
    `$model-gender`, or a form such as `$model-the`. Else the one is "" and the other the name itself.
    """

    def __init__(self, language: str, *folders: Traversable, fallback: str = FALLBACK) -> None:
        self.language = language
        self.names: dict[int, str] = {}
        """Who sits where, for `person`; a seat without a name is called by the message `person`."""
        self.missing: list[str] = []
        read = {tongue: _read(tongue, folders) for tongue in tongues(language, fallback)}
        self._bundles = [_bundle(tongue, sources) for tongue, sources in read.items()]
        whole = "".join(f"\n{source}" for sources in read.values() for source in sources)
        self._names_things = "\nnamed-" in whole
        self._forms = frozenset(_FORM.findall(whole))

    def __call__(self, words: Words) -> str:
        """The sentence, in this language or else in English."""
        if isinstance(words, str):
            message = self._message_for(words)
            return words if message is None else self(message)
        if words.id == "person" and (name := self.names.get(words.args.get("seat"))):  # type: ignore[arg-type]
            return name
        sentence = self._sentence(words)
        if sentence is None:
            self.missing.append(words.id)
            return f"[{words.id}]"
        return sentence

    def _message_for(self, words: str) -> Text | None:
        """Where this language has its own words for what is printed."""
        if not self._names_things or not (message := named(words)) or message not in self:
            return None
        return Text(message)

    def _sentence(self, words: Text) -> str | None:
        message_id, _, attribute = words.id.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            sentence, faults = bundle.format_pattern(pattern, self._said(words.args))
            self.missing += [f"{words.id}: {fault}" for fault in faults]
            return str(sentence)
        return None

    def _said(self, args: Mapping[str, str | int | float | Text]) -> dict[str, Any]:
        """The arguments of a message in words, each with the forms that this language has of names."""
        said: dict[str, Any] = {}
        for name, value in args.items():
            said[name] = self(value) if isinstance(value, Text | str) else value
            for form in self._forms:
                said[f"{name}-{form}"] = self._form(value, form) or ("" if form == GENDER else said[name])
        return said

    def _form(self, value: str | int | float | Text, form: str) -> str | None:
        thing = self._message_for(value) if isinstance(value, str) else value
        if not isinstance(thing, Text):
            return None
        return self._sentence(Text(f"{thing.id.partition('.')[0]}.{form}", thing.args))

    def __contains__(self, id: str) -> bool:
        return any(bundle.has_message(id.partition(".")[0]) for bundle in self._bundles)


def _read(language: str, folders: tuple[Traversable, ...]) -> list[str]:
    return [file.read_text(encoding="utf-8") for folder in folders for file in word_files(folder, language)]


def _bundle(language: str, sources: list[str]) -> FluentBundle:
    # Loaded here: most processes never put anything into words.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle
