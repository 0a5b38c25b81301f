"""Write down how things are now, after they were meant to change:

python -m tests.unchanged.keep [GAME]...     all games and the house without a name
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from fathomfive.kernel.game import find_game, installed_games
from tests.unchanged import facts, pictures

KEPT = Path(__file__).parent / "kept"
RECORDED = Path(__file__).parent.parent / "games"


def recordings(game: str) -> list[Path]:
    return sorted((RECORDED / game / "recorded").glob("*.fathom"))


def as_text(found: facts.Facts) -> str:
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def main(games: list[str]) -> None:
    for game in games or installed_games():
        (KEPT / f"{game}.json").write_text(as_text(facts.of_game(find_game(game))))
        lines = [line for file in recordings(game) for line in pictures.lines(file)]
        (KEPT / f"{game}.txt").write_text("\n".join(lines) + "\n")
        print(f"{game}: {len(lines)} questions")
    (KEPT / "house.json").write_text(as_text(facts.of_the_house()))


if __name__ == "__main__":
    main(sys.argv[1:])
