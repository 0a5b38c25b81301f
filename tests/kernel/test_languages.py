"""Where words lie, in packs too; names that are printed in the content; sentences that agree with a name."""

from pathlib import Path

import pytest

from fathomfive.kernel import languages
from fathomfive.kernel.languages import languages_of, named, word_files
from fathomfive.kernel.text import Texts, Words, say

ENGLISH = """
model-sled = Sled
model-hulk = Hulk
nth = { $name } { $n }
log-destroyed = { $model } is destroyed.
log-meets = { $enemy } comes.
"""
ITALIAN = """
model-sled = Slitta
    .gender = f
model-hulk = Colosso
    .gender = m
nth = { $name } { $n }
    .gender = { $name-gender }
log-destroyed = { $model } è { $model-gender ->
    [f] distrutta
   *[m] distrutto
}.
log-meets = Arriva { $enemy-the }.
"""
NAMES = """
named-rust-queen = Regina di Ruggine
    .gender = f
    .the = la Regina di Ruggine
"""


@pytest.fixture
def text(tmp_path: Path) -> Path:
    folder = tmp_path / "lagoon" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(ENGLISH)
    (folder / "it.ftl").write_text(ITALIAN)
    (folder / "names.it.ftl").write_text(NAMES)
    (folder / "rules.it.toml").write_text("")
    return folder


@pytest.mark.parametrize(
    ("model", "sentence"),
    [
        (say("model-sled"), "Slitta è distrutta."),
        (say("model-hulk"), "Colosso è distrutto."),
        (say("nth", name=say("model-sled"), n=2), "Slitta 2 è distrutta."),
        ("Ada", "Ada è distrutto."),
    ],
)
def test_a_sentence_agrees_with_the_name_in_it(text: Path, model: Words, sentence: str) -> None:
    italian = Texts("it", text)
    assert italian(say("log-destroyed", model=model)) == sentence
    assert italian.missing == []
    assert Texts("en", text)(say("log-destroyed", model=say("model-sled"))) == "Sled is destroyed."


def test_what_is_printed_is_said_in_the_language_that_has_words_for_it(text: Path) -> None:
    italian = Texts("it", text)
    assert italian("Rust Queen") == "Regina di Ruggine"
    assert italian(say("log-meets", enemy="Rust Queen")) == "Arriva la Regina di Ruggine."
    assert italian(say("log-meets", enemy="Bob")) == "Arriva Bob."
    assert italian("Somebody else") == "Somebody else"
    assert Texts("en", text)("Rust Queen") == "Rust Queen"


@pytest.mark.parametrize(
    ("words", "message"),
    [  # the client has the same in web/tests/texts.test.ts
        ("Rust Queen", "named-rust-queen"),
        ("  The Crab's, Élan! ", "named-the-crab-s-lan"),
        ("12", ""),
        ("✓", ""),
        (
            "Gain 1 meat for every crew member without fatigue, then draw one ability card.",
            "named-gain-1-meat-for-every-crew-member-without-fatigue-then-draw-69e73373",
        ),
    ],
)
def test_a_printed_text_has_one_message(words: str, message: str) -> None:
    assert named(words) == message


def test_only_language_files_make_a_language(text: Path) -> None:
    assert languages_of(text) == ["en", "it"]
    assert [file.name for file in word_files(text, "it")] == ["it.ftl", "names.it.ftl"]


def test_a_pack_brings_a_language_and_rewords_one(
    text: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = tmp_path / "pack"
    (pack / "lagoon").mkdir(parents=True)
    (pack / "lagoon" / "de.ftl").write_text("model-sled = Schlitten\n")
    (pack / "lagoon" / "it.ftl").write_text("model-hulk = Gigante\n")
    monkeypatch.setattr(languages, "packs", lambda: (pack,))
    assert languages_of(text) == ["en", "de", "it"]
    assert Texts("de", text)(say("model-sled")) == "Schlitten"
    assert Texts("de", text)(say("model-hulk")) == "Hulk"
    assert Texts("it", text)(say("model-hulk")) == "Gigante"
