"""`fathom new-game` writes a whole game, and docs/new-game.md leads from there to one of your own."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Fathom
from tests.cli.page import Change, Typed, followed
from tests.strangers import install
from tests.test_docs_commands import FOLLOWED, Shell, check_instead

HOUSE_STYLE = f"--config {ROOT / 'pyproject.toml'}"


class Author(Shell):
    """Somebody who writes a game. It is installed where it lies, so every change counts at once."""

    def __init__(self, home: Path) -> None:
        super().__init__(home)
        self.env |= {"COLUMNS": "250", "PYTHONDONTWRITEBYTECODE": "1"}

    def installs(self, folder: Path) -> None:
        info = self.site / f"{folder.name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {folder.name}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(
            f"[fathomfive.games]\n{folder.name} = {folder.name}.game:GAME\n"
        )
        self.env["PYTHONPATH"] += f":{folder / 'src'}"

    def reads(self, words: str, typed: str = "") -> str:
        """All that a command says."""
        done = subprocess.run(
            ["bash", "-c", words], cwd=self.here, env=self.env, input=typed,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120, check=False,
        )  # fmt: skip
        return done.stdout


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """A new game as it was written, installed."""
    author = Author(tmp_path_factory.mktemp("author"))
    author.type("fathom new-game gold_fever")
    author.type("pip install -e gold_fever")
    return author


# --- what is written ----------------------------------------------------------------------------------------


def test_it_is_found_and_played_like_every_other_game(author: Author) -> None:
    assert "Gold Fever" in author.reads("fathom games")
    played = author.reads("fathom play gold_fever --plain --seed 1", typed="2\n" * 40)
    assert "comes up with" in played
    assert "The deck is empty" in played


def test_it_can_be_learned_by_playing(author: Author) -> None:
    """Whoever follows the guide reaches each of its goals in turn, sees an eel explained, and is let go."""
    told = author.reads("fathom play gold_fever --plain --tutorial", typed="1\n2\n1\n2\n")
    said = [f"{n}/4" for n in range(1, 5)] + ["everything in that net is lost", "That is the whole game"]
    assert [words for words in said if words not in told] == []
    assert told.count("That is the whole game") == 1


def test_a_language_that_only_the_game_knows_can_be_played(author: Author) -> None:
    """Its own words are German then, the house's English; a language that neither has is refused."""
    german = author.here / "gold_fever" / "src" / "gold_fever" / "text" / "de.ftl"
    english = german.with_name("en.ftl").read_text()
    german.write_text(english.replace("Dive once more, or surface?", "Noch einmal tauchen, oder auf?"))
    try:
        played = author.reads("fathom play gold_fever --plain --file de.fathom --language de", typed="2\n")
        watched = author.reads("fathom replay de.fathom --plain --language de", typed="q\n")
        strange = author.reads("fathom play gold_fever --plain --language xx")
        bench = author.reads("fathom dev gold_fever --language xx")
    finally:
        german.unlink()
    assert "Noch einmal tauchen, oder auf?" in played
    assert "The input has ended." in played, "what the house says stays English"
    assert "Nobody here speaks" not in watched
    for refused in (strange, bench):
        assert "Nobody here speaks “xx”. Choose one of these languages: de, en, it." in refused


def test_it_is_as_clean_as_the_house(author: Author) -> None:
    assert "already formatted" in author.reads(f"cd gold_fever && ruff format --check {HOUSE_STYLE} .")
    assert "All checks passed" in author.reads(f"cd gold_fever && ruff check {HOUSE_STYLE} .")
    assert "Success" in author.reads("cd gold_fever && mypy --no-incremental")


def test_it_imports_what_the_author_is_given_and_nothing_else(author: Author) -> None:
    for file in (author.here / "gold_fever" / "src" / "gold_fever").glob("*.py"):
        for module in re.findall(r"^(?:from|import) ([\w.]+)", file.read_text(), re.M):
            ours = module == "fathomfive.author" or module.startswith("gold_fever.")
            assert ours or module in {"msgspec", *sys.stdlib_module_names} | {"collections.abc"}, file


def test_what_its_author_needs_is_installed_with_it(author: Author) -> None:
    """The page has them type `pytest` and `mypy`, and the command's last word is the page's own."""
    project = tomllib.loads((author.here / "gold_fever" / "pyproject.toml").read_text())["project"]
    tools = {re.split(r"\W", wanted)[0] for wanted in project["optional-dependencies"]["dev"]}
    assert {"pytest", "mypy"} <= tools
    said = author.reads("fathom new-game other_fever").strip()
    install = "pip install -e 'other_fever[dev]'"
    assert install in said
    assert install.replace("other", "gold") in FOLLOWED.read_text()


def test_a_proof_that_nobody_has_begun_says_how_to_begin(author: Author) -> None:
    said = author.reads("cd gold_fever && fathom prove gold_fever; echo ended with $?")
    assert "Nobody has said yet which files of Gold Fever are its rules" in said
    assert "tests/proof.toml" in said
    assert said.strip().endswith("ended with 2")


def test_it_can_be_built_and_installed(author: Author, tmp_path: Path) -> None:
    assert (install(author.here / "gold_fever", tmp_path) / "gold_fever" / "text" / "en.ftl").is_file()


@pytest.mark.parametrize(
    ("name", "said"),
    [("Gold", "small letters"), ("g", "small letters"), ("pearls", "already"), ("taken", "exists")],
)
def test_what_cannot_be_a_game_is_refused(fathom: Fathom, name: str, said: str) -> None:
    Path("taken").mkdir()
    told = fathom("new-game", name)
    assert told.exit_code == 2
    assert said in told.stderr


def test_the_title_is_the_authors(fathom: Fathom) -> None:
    assert fathom("new-game", "wreck", "--title", "The Wreck").exit_code == 0
    assert 'title="The Wreck"' in Path("wreck/src/wreck/game.py").read_text()
    assert "@@" not in "".join(file.read_text() for file in Path("wreck").rglob("*") if file.is_file())


# --- what its author does -----------------------------------------------------------------------------------


def test_the_page_is_followed_to_its_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every change is made and every command typed, in their order; each says what the page says it does."""
    author = Author(tmp_path_factory.mktemp("stranger"))
    for act in followed(FOLLOWED):
        if isinstance(act, Change):
            act.carry_out(author.here / "gold_fever")
        elif not check_instead(act.words):
            _type(author, act)
    assert "All checks passed" in author.reads(f"cd gold_fever && ruff check {HOUSE_STYLE} .")


def _type(author: Author, typed: Typed) -> None:
    done = author.tries(typed.words)
    if done is None:
        return
    told = f"$ {typed.words}\n{done.stdout}{done.stderr}"
    assert [line for line in typed.answer if line not in told] == [], told
    should_fail = any("FAIL" in line or "failed" in line for line in typed.answer)
    assert (done.returncode != 0) == should_fail, told


@pytest.fixture
def spoil(author: Author) -> Iterator[Callable[[str, str, str], None]]:
    """Change something in the game, until the test is over."""
    kept: dict[Path, str] = {}

    def change(file: str, old: str, new: str) -> None:
        path = author.here / "gold_fever" / "src" / "gold_fever" / file
        kept[path] = path.read_text()
        assert kept[path].count(old) == 1
        path.write_text(kept[path].replace(old, new))

    yield change
    for path, text in kept.items():
        path.write_text(text)


AIR = """
[[rule]]
id = "GOL-AIR-1"
section = "The dive"
title = "Air"
text = "Five cards."
"""


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "rules.toml",
            'text = "A single diver wins by saving at least half of the gold."\n',
            'text = "A single diver wins by saving at least half of the gold."\n' + AIR,
            'rules.toml: rule "GOL-AIR-1": the section "The dive" has ended before, with GOL-EEL-1; '
            "move the rule there",
        ),
        (
            "content/finds.toml",
            'id = "idol"\ngold = 3',
            'id = "chest"\ngold = "five"',
            'finds.toml: find "chest": gold: Expected `int`, got `str`',
        ),
        ("setup.py", "def begin(", "def start(", "gold_fever has no begin: write it in setup.py"),
        ("state.py", "diver: int = 0", "diver: int = = 0", "state.py, line 23: SyntaxError: invalid syntax"),
        ("game.py", "SEATS = (1, 4)", "SEATS = one", "game.py, line 9: NameError: name 'one' is not defined"),
        (
            "options.py",
            'water: Water = "clear"',
            "water: int = 3",
            "option water: use bool, Literal[...] or a bounded int, not <class 'int'>",
        ),
    ],
)
def test_a_slip_is_told_in_one_sentence(
    author: Author, spoil: Callable[[str, str, str], None], file: str, old: str, new: str, sentence: str
) -> None:
    spoil(file, old, new)
    assert author.reads("fathom check gold_fever").strip() == sentence
    assert sentence in FOLLOWED.read_text() or file.endswith(".py"), "the page prints it as it is"


def test_a_slip_in_a_step_leads_to_its_line(author: Author, spoil: Callable[[str, str, str], None]) -> None:
    spoil("steps.py", "        surface(g, seat)\n", "        surfac(g, seat)\n")
    told = author.reads("fathom check gold_fever --quiet")
    steps = author.here / "gold_fever" / "src" / "gold_fever" / "steps.py"
    line = steps.read_text().split("surfac(g")[0].count("\n") + 1
    assert f"NameError(\"name 'surfac' is not defined\") in steps.py, line {line} (" in told
    assert "ok  " not in told


def test_how_much_is_missing_is_told(author: Author, spoil: Callable[[str, str, str], None]) -> None:
    unsaid = ", ".join(f'say("lost-{n}")' for n in range(9))
    spoil("names.py", "    return say(", f"    if thing is None:\n        return {unsaid}\n    return say(")
    told = author.reads("fathom check gold_fever --quiet")
    assert "there is no lost-0 in text/en.ftl: add it" in told
    assert "… and 4 more." in told


def test_a_slip_is_told_to_whoever_plays_too(author: Author, spoil: Callable[[str, str, str], None]) -> None:
    spoil("content/finds.toml", "gold = 3", "goold = 3")
    told = author.reads("fathom play gold_fever").strip()
    assert told == 'finds.toml: find "idol": unknown field "goold"'


def test_a_game_whose_folder_is_gone_is_named(author: Author) -> None:
    folder = author.here / "gold_fever"
    away = folder.rename(author.here / "moved")
    told = author.reads("fathom games").strip()
    away.rename(folder)
    assert told.startswith("The game “gold_fever” is installed, but its files are gone.")
    assert "Traceback" not in told
