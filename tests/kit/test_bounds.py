"""Every number, list and text of content has bounds: whoever changes content cannot ask for millions."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from fathomfive.kernel.book import ContentError, TomlTable, read_toml
from fathomfive.kernel.game import installed_games
from fathomfive.kit.content import FREELY, MOST_LETTERS, TIMES, Content, merge

GAMES = [name for name in installed_games() if (files(installed_games()[name].package) / "content").is_dir()]
HUGE = 20_000_000


def _overrides(value: Any, change: Any = lambda inner: inner) -> Iterator[tuple[Any, Any]]:
    """An override for every number in a table, alone, and the number it changes."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _overrides(one, lambda inner, key=key: change({key: inner}))
    elif isinstance(value, list):
        for one in value:
            if isinstance(one, dict) and "id" in one:
                rest = {key: inner for key, inner in one.items() if key != "id"}
                yield from _overrides(rest, lambda inner, row=one["id"]: change([{"id": row, **inner}]))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield change(HUGE), value


@pytest.mark.parametrize("name", GAMES)
def test_no_number_of_any_game_can_be_made_huge(name: str) -> None:
    package, tried = installed_games()[name].package, 0
    content = Content(package)
    for file, path in content.paths.items():
        printed = read_toml(package, f"content/{path}.toml")
        for override, number in _overrides(printed):
            assert abs(number) < HUGE / TIMES, (file, number)
            with pytest.raises(ContentError, match="out of bounds"):
                merge(printed, override, file)
            tried += 1
    assert tried > 5


@pytest.mark.parametrize("name", GAMES)
def test_every_game_reads_its_content_through_these_bounds(name: str) -> None:
    """One number of each file is enough: the game's own loader must refuse it, and name the file."""
    game = installed_games()[name]
    content, tried = Content(game.package), 0
    for file, path in content.paths.items():
        changes = [change for change, _ in _overrides(read_toml(game.package, f"content/{path}.toml"))]
        if changes:
            with pytest.raises(ContentError, match=f"{file}.toml.*out of bounds"):
                game.book_for(game.read_options({}), {file: changes[0]})
            tried += 1
    assert tried


PRINTED: TomlTable = {"hand": 5, "width": 1400, "row": [1, 1400], "name": "Eel", "deck": {"eel": 3}}


@pytest.mark.parametrize(
    "change",
    [
        {"hand": FREELY + 1},
        {"hand": -FREELY - 1},
        {"hand": float("nan")},
        {"width": TIMES * 1400 + 1},
        {"row": [1, TIMES * 1400 + 1]},
        {"row": list(range(FREELY + 1))},
        {"name": "e" * (MOST_LETTERS + 1)},
        {"deck": {"eel": FREELY + 1}},
        {"deck": {"ray": {"deeper": [FREELY + 1]}}},
        {"new": {f"n{n}": 1 for n in range(FREELY + 1)}},
    ],
)
def test_out_of_bounds(change: TomlTable) -> None:
    with pytest.raises(ContentError, match=f"sea.toml: {next(iter(change))}.*(bounds|too many)"):
        merge(PRINTED, change, "sea.toml")


def test_within_bounds() -> None:
    change: TomlTable = {"hand": FREELY, "width": 14_000, "row": [0, 14_000], "name": "Ray", "open": True}
    assert merge(PRINTED, change, "sea.toml") == {**PRINTED, **change}
