"""The client's sources and what is built from them: no game in it, types current, small, no addresses."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from fathomfive.bots import BOTS, SENTENCES
from fathomfive.cli.settings import BOTS_TOLD
from fathomfive.kernel.game import installed_games
from fathomfive.site.pages import is_worker
from tests.browser.conftest import client  # noqa: F401  (the fixture that builds it)
from tests.scripts import ROOT, script

WEB = ROOT / "web"
FIRST_LOAD = 221_000
"""Of all our code, pages that few open included (160,000 before people had a page of their own settings and
a service worker, 190,000 before the start page recommended a game and set-up told odds,
193,000 before the client could lie in a folder and talk to a house in the browser,
198,000 before a table could lie on a television and a phone be a hand,
206,000 before a challenge had a page with a card to share,
217,000 before matches could travel and a phone's own keyboard was reckoned with,
220,000 before what lies on a board as before was left alone).
What one visitor is sent, with art and fonts, tests/browser/test_light.py holds."""
OURS = {"refuge", "tentacula", "lurk", "jupiter", "sleeping"}


def sources() -> list[Path]:
    files = [path for path in (WEB / "src").rglob("*") if path.suffix in {".ts", ".css"}]
    assert len(files) > 30
    return files


def test_no_game_is_named_in_the_client() -> None:
    ids = "|".join(sorted(OURS | set(installed_games())))
    named = re.compile(rf"\b({ids})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in sources()
        if (match := named.search(path.read_text()))
    ]
    assert not found


def test_types_are_those_of_the_vocabulary_and_the_protocol() -> None:
    written = script("web/scripts/client_types.py").written()
    assert {path.name for path in written} == {"scene.gen.ts", "protocol.gen.ts"}
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, "run python web/scripts/client_types.py"


def test_every_word_goes_through_the_language_files() -> None:
    """Each message the code asks for is there, and each that is there is asked for."""
    code = "\n".join(path.read_text() for path in sources() if path.suffix == ".ts")
    ftl = (WEB / "text" / "en.ftl").read_text()
    have = set(re.findall(r"^([a-z][\w-]*) =", ftl, re.MULTILINE))
    asked = set(re.findall(r"""\bt\(\s*"([a-z][\w-]+)\"""", code))
    asked |= {word for word in have if re.search(rf'"{re.escape(word)}"', code)}
    kinds = "do-\\w+ seat-\\w+ seat-do-\\w+ closed-\\d+ bot-\\w+ pace-\\d+ take-back-\\w+ objective-\\w+ "
    kinds += "copied-\\w+ link-reach-\\w+ level-\\w+ form-\\w+ called-\\w+(?:-(?:text|address))? "
    kinds += "house-opens-\\w+ neighbour-\\w+ pointing-\\w+ (?:sound|careful|codes|notices)-note"
    kinds += " door-(?:friends|short|whole)(?:-note)? first-(?:learn|short) kind-\\w+ weight-\\d"
    kinds += " (?:learn|short)-failed house-(?:elsewhere|insecure|failed)-(?:title|text) tables-called-text"
    built = [re.compile(kind) for kind in kinds.split()]
    shared = "".join(
        path.read_text()
        for path in (ROOT / "src/fathomfive").glob("**/text/en.ftl")
        if "games" not in path.parts
    )
    elsewhere = set(re.findall(r"^([a-z][\w-]*) =", shared, re.MULTILINE)) | {"person"}
    games_own = {"game-text", "game-tagline", "game-length", "begin", "refused-fault"}
    assert asked - have - elsewhere - games_own == set()
    unused = {word for word in have - asked if not any(pattern.fullmatch(word) for pattern in built)}
    assert unused == set()


def test_no_words_are_fixed_in_templates() -> None:
    """Text between tags is a message; only the name of the house and commands stand as they are."""
    allowed = {"Fathom Five", "pip install 'fathom-five[server]'\nfathom serve", "?"}
    for path in sources():
        if path.suffix != ".ts" or path.name.endswith(".gen.ts"):
            continue
        template = re.sub(r"\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", path.read_text())
        for words in re.findall(r">([^<>`${}=;()]*[A-Za-z]{3,}[^<>`${}=;()]*)</", template):
            assert words.strip() in allowed, f"{path.name}: {words.strip()!r}"


def test_the_lock_names_no_address() -> None:
    lock = (WEB / "package-lock.json").read_text()
    assert "resolved" not in lock
    assert "http" not in json.dumps(
        [entry.get("version", "") for entry in json.loads(lock)["packages"].values()]
    )


def test_first_load_is_small(client: Path) -> None:  # noqa: F811
    """Everything but art and fonts, compressed: the start page and, in the worst case, all there is."""
    total = sum(
        len(gzip.compress(path.read_bytes(), 6))
        for path in client.rglob("*")
        if path.suffix in {".js", ".css", ".html"}
        and not is_worker(path.name)  # those are a site's
        and not path.name.startswith("device-")  # so is what only a house in a browser has
        and "keepsake" not in path.relative_to(client).parts  # and these go into files, to nobody's page
    )
    print(f"first load: {total} bytes compressed")
    assert total < FIRST_LOAD


def test_the_client_never_speaks_over_the_house() -> None:
    """Both layers say things under one set of names, and the client's win: "Let go" once read "Sign out"."""
    named = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    house = ROOT / "src" / "fathomfive" / "server" / "text" / "en.ftl"
    both = [set(named.findall(path.read_text("utf-8"))) for path in (WEB / "text" / "en.ftl", house)]
    assert len(both[1]) > 100
    assert both[0] & both[1] == set()


def test_the_service_worker_is_one_file(client: Path) -> None:  # noqa: F811
    """A value that a page shares with it would make two of it, and a script with an import is not run."""
    worker = (client / "sw.js").read_text(encoding="utf-8")
    assert re.search(r"(^|[;}\s])import[\s{\"'*]", worker) is None


def test_bots_are_listed_in_the_order_of_the_house() -> None:
    """The weakest first, in the menu of a seat as on the command line and in docs/bots.md."""
    menu = (WEB / "src" / "pages" / "seat-menu.ts").read_text(encoding="utf-8")
    listed = re.search(r"const STRENGTH = (\[.*?\]);", menu)
    assert listed is not None
    assert json.loads(listed[1]) == list(BOTS)
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)`", page, re.MULTILINE)[: len(BOTS)] == list(BOTS)


def test_bots_have_one_name_and_one_sentence_each_everywhere() -> None:
    """In the client, at the terminal, in a plan of the lab, in docs/bots.md; names are translated, too."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert list(SENTENCES) == list(BOTS)
    for name, sentence in SENTENCES.items():
        assert re.search(rf"^\| `{name}`.*\| {re.escape(sentence)}\b", page, re.MULTILINE)
        assert f"{name}: {sentence}" in BOTS_TOLD
    for language in ("en", "it"):
        web, house = (
            (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
            for folder in (WEB, ROOT / "src" / "fathomfive")
        )
        found = dict(re.findall(r"^bot-(\w+) = .*\n    \.note = (.*)$", web, re.MULTILINE))
        assert found == dict(re.findall(r"^bot-does-(\w+) = (.*)$", house, re.MULTILINE))
        if language == "en":
            assert found == SENTENCES
            assert all(re.search(rf"^bot-{name} = {name}$", web, re.MULTILINE) for name in BOTS)
