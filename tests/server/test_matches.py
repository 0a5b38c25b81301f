"""Whole matches over real sockets: four people, each with their own view, in every installed game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup, installed_games
from tests.server.playing import Company, Live, Served
from tests.server.setups import first_setups

NAMES = ("Ann", "Bob", "Cay", "Dee")


def first_and_last() -> list[Any]:
    """Each installed game with the first and the last choice of its first option."""
    setups = [first_setups(game) for game in installed_games().values()]
    return [
        pytest.param(setup, id="-".join(map(str, (setup.game, *setup.options.values()))))
        for ours in setups
        for setup in ours[:1] + ours[1:][-1:]
    ]


@pytest.mark.parametrize("setup", first_and_last())
async def test_a_whole_match(served: Served, setup: Setup) -> None:
    seats = setup.seats
    async with Company(served) as company:
        table, people = await company.table(setup.game, *NAMES[:seats], options=setup.options)
        watcher = await company.person("Eve")
        link = await people[0].ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
        await watcher.follow(link["path"])
        lives = [await person.live(table) for person in people]
        eye = await watcher.live(table)
        played = await asyncio.gather(
            *(live.play_on(Dice.seeded(seat)) for seat, live in enumerate(lives)), _watch(eye)
        )
        head = (await people[0].ok("GET", f"/api/tables/{table}"))["head"]
        for live in (*lives, eye):
            await live.until_seq(head)
        assert sum(played) > seats
        for seat, live in enumerate(lives):
            assert live.scene is not None
            assert live.scene.viewer == seat
            assert live.scene.outcome is not None
        assert eye.scene is not None
        assert eye.scene.viewer is None
        final = await people[0].ok("GET", f"/api/tables/{table}")
        assert final["phase"] == "over"
        assert final["outcome"] == (await watcher.ok("GET", f"/api/tables/{table}"))["outcome"]
        # Patches led each of them to the very scene a fresh look gives.
        for seat, live in enumerate(lives):
            again = await people[seat].live(table)
            await again.until("moment")
            assert again.scene is not None
            assert live.scene is not None
            assert (again.scene.nodes, again.scene.order) == (live.scene.nodes, live.scene.order)
        assert await people[0].ok("POST", f"/api/tables/{table}/verify") == {
            "ok": True,
            "entries": head - final["begun"] + 1,
            "covers": "match",
        }


async def _watch(eye: Live) -> int:
    """Somebody who only looks is never offered an answer."""
    while not (eye.scene is not None and eye.scene.outcome is not None):
        await eye.hear()
        assert eye.scene is None or not eye.scene.options
        assert not eye.ask or not eye.ask["yours"]
    return 0


async def test_the_same_games_in_both_homes(served_everywhere: Served) -> None:
    """SQLite with nothing set up, and PostgreSQL with Redis: the toy to its end, the others begun."""
    async with Company(served_everywhere) as company:
        guest = await company.person("Ann")
        games = {game["id"] for game in (await guest.ok("GET", "/api/games"))["games"]}
        assert games == set(installed_games())
        for game in sorted(games):
            seats = max(2, installed_games()[game].seats[0])
            table, people = await company.table(game, *NAMES[:seats])
            lives = [await person.live(table) for person in people]
            if game == "pearls":
                await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))
                assert (await people[0].ok("POST", f"/api/tables/{table}/verify"))["ok"]
            else:
                await _begin(lives)


async def _begin(lives: list[Live], answers: int = 6) -> None:
    """Play until somebody has given so many answers."""
    playing = [asyncio.create_task(live.play_on(Dice.seeded(n), answers)) for n, live in enumerate(lives)]
    done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    assert all(task.result() for task in done)
