"""Nobody notices that a wall has moved.

Where a change is meant, `python -m tests.unchanged.keep` writes it down.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from fathomfive.kernel.game import find_game
from tests.unchanged import facts, pictures
from tests.unchanged.keep import KEPT, recordings

MOST = int(os.environ.get("FATHOM_QUESTIONS", 60))
"""Questions of a match that are looked at here; `bash .ci/long unchanged-all` looks at every one."""
GAMES = ("refuge", "tentacula", "lurk", "jupiter", "sleeping")


def kept(name: str) -> facts.Facts:
    found: facts.Facts = msgspec.json.decode((KEPT / f"{name}.json").read_bytes())
    return found


def as_kept(found: facts.Facts) -> facts.Facts:
    same: facts.Facts = msgspec.json.decode(msgspec.json.encode(found))
    return same


@pytest.mark.parametrize("game", GAMES)
def test_rules_tags_states_and_indices_are_the_same(game: str) -> None:
    assert as_kept(facts.of_game(find_game(game))) == kept(game)


def test_protocol_journal_and_database_are_the_same() -> None:
    assert as_kept(facts.of_the_house()) == kept("house")


@pytest.mark.parametrize(
    "file", [file for game in GAMES for file in recordings(game)], ids=lambda f: f"{f.parts[-3]}-{f.stem}"
)
def test_every_viewer_is_shown_the_same(file: Path) -> None:
    before = {
        line.split(" ", 2)[1]: line
        for line in (KEPT / f"{file.parts[-3]}.txt").read_text().splitlines()
        if line.startswith(f"{file.stem} ")
    }
    assert before
    looked = {line.split(" ", 2)[1]: line for line in pictures.lines(file, MOST)}
    changed = [(before.get(place), line) for place, line in looked.items() if before.get(place) != line]
    assert changed == [], f"{len(changed)} of {len(looked)} questions look different"
