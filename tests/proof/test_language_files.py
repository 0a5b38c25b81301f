"""What is wrong with a game's language files is told before anything is played, with file and line."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from fathomfive.kernel.text import FALLBACK
from fathomfive.proof.conformance.bench import Bench
from fathomfive.proof.conformance.showing import texts
from fathomfive.proof.language_files import language_file, named_in_source
from tests.toys.pearls.game import GAME

TOY = Path(__file__).parents[1] / "toys" / "pearls"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pearls in a folder of its own, in two languages."""
    name = f"pearls_{tmp_path.name.replace('-', '_')}"
    folder = tmp_path / name
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(folder / "text" / "en.ftl", folder / "text" / "de.ftl")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def told(package: Path) -> list[str]:
    """What `texts` says before anything is played."""
    return list(texts.look(Bench(replace(GAME, package=package.name, languages=(FALLBACK, "de"), _books={}))))


def test_files_that_agree_pass(package: Path) -> None:
    assert told(package) == []


def test_a_message_that_the_rules_name_and_nobody_has_met_is_missed(package: Path) -> None:
    """Random play need never come to such a line."""
    game = package / "game.py"
    game.write_text(game.read_text() + '\n\ndef foul(g: Sea) -> None:\n    g.tell("fouled", "PRL-EEL-1")\n')
    assert told(package) == [
        "there is no log-fouled in text/en.ftl: add it",
        "there is no log-fouled in text/de.ftl: add it",
    ]


def test_a_message_of_one_language_is_missed_in_the_other(package: Path) -> None:
    german = package / "text" / "de.ftl"
    german.write_text(german.read_text() + "\nlog-only-here = Nur hier\n    .title = Hier\n")
    assert told(package) == [
        "there is no log-only-here in text/en.ftl: add it",
        "there is no log-only-here.title in text/en.ftl: add it",
    ]


@pytest.mark.parametrize("entry", ["log-unused = { $who", "log-unused = { $who hauls\n\nlater = Later"])
def test_an_entry_that_cannot_be_read_is_told_with_its_line_though_nobody_needs_it(
    package: Path, entry: str
) -> None:
    for file in ("en", "de"):
        words = package / "text" / f"{file}.ftl"
        lines = words.read_text().count("\n") + 1
        words.write_text(words.read_text() + entry + "\n")
    assert [said.partition(": E")[0] for said in told(package)] == [
        f"text/en.ftl, line {lines}: log-unused cannot be read",
        f"text/de.ftl, line {lines}: log-unused cannot be read",
    ]


def test_an_entry_that_cannot_be_read_is_not_said_to_be_missing(package: Path) -> None:
    words = package / "text" / "de.ftl"
    words.write_text(words.read_text().replace("log-rise = ", "log-rise = { $pearls "))
    (only,) = told(package)
    assert "log-rise cannot be read" in only
    assert Bench(replace(GAME, package=package.name, languages=("de",), _books={})).forgot("log-rise") == []


def test_a_choice_of_two_words_names_both(package: Path) -> None:
    (package / "more.py").write_text('say("one" if lit else "other")\nsay(f"not-{this}")\ng.tell(shell)\n')
    named = named_in_source(package.name)
    assert (named["one"], named["other"]) == ("more.py, line 1", "more.py, line 1")
    assert not any(name.startswith("not-") for name in named)


def test_a_language_without_a_file_has_no_messages(package: Path) -> None:
    assert language_file(package.name, "fr").messages == frozenset()
