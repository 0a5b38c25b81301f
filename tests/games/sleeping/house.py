"""A house as a release leaves it: campaigns under way, in a living room's file.

Written by the release that is to be followed, before its rules change, and kept for those that come after:

    python -m tests.games.sleeping.house tests/games/sleeping/handed/VERSION.db.gz
"""

from __future__ import annotations

import asyncio
import gzip
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.match import Match
from fathomfive.tables.moves import Draft, play
from tests.server.playing import Company, Served

Moment = Callable[[Match[Any]], bool]


def _at_sea(match: Match[Any]) -> bool:
    return match.ask is not None and match.ask.kind == "action" and match.state.turn >= 9


def _ashore(match: Match[Any]) -> bool:
    """In the middle of a story, several pages in."""
    g = match.state
    return _asked(match, "story-choice") and g.turn >= 4 and len(g.taken) >= 3 and "." in g.story.paragraph


def _at_the_stair(match: Match[Any]) -> bool:
    return _asked(match, "story-choice") and match.state.story.paragraph == "F1"


def _asked(match: Match[Any], kind: str) -> bool:
    return match.ask is not None and match.ask.kind == kind


MOMENTS: dict[str, Moment] = {"at-sea": _at_sea, "ashore": _ashore, "at-the-stair": _at_the_stair}
"""By the name of the person whose table it is."""


async def play_until(served: Served, table: str, moment: Moment, seed: str) -> int:
    """Chance answers for everybody until the moment has come; returns the number of answers."""
    house, dice = served.node.house, Dice.seeded(seed)

    async def run() -> int:
        given = 0
        while True:
            async with house.at(table) as found:
                match = found.match
                assert match is not None
                if match.over or moment(match):
                    return given
                assert match.ask is not None
                seat = match.waiting_for[0]
                action, ask, owner = dice.pick(match.ask.options_of(seat)), found.ask, found.owners[seat]

            async def decide(at: Any, action: Any = action, ask: int = ask, owner: str = owner) -> Draft:
                return play(at, owner, ask, action)

            await house.act(table, decide)
            given += 1

    return await served.run(run())


async def _host(served: Served) -> None:
    async with Company(served) as company:
        for name, moment in MOMENTS.items():
            table, _ = await company.table("sleeping", name, f"{name}-2")
            print(name, table, await play_until(served, table, moment, name))


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.db"
        with Served.on(f"sqlite:///{file}") as served:
            asyncio.run(_host(served))
        target.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
