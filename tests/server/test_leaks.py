"""Nobody sees what they must not: twin worlds over the wire.

Two servers host the same table, but in the second one everything a viewer cannot know is dealt differently.
Whatever the viewer is sent must be the same bytes, times excepted: scenes, tells, refusals, hints, counts.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from contextlib import ExitStack
from typing import Any, Literal, cast

import msgspec
import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, installed_games
from fathomfive.kernel.journal import Adopted
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.scene.openable import Sheet
from fathomfive.tables.moves import Draft
from fathomfive.tables.table import Table
from tests.server.playing import Company, Live, Person, Served, key
from tests.server.setups import first_setups

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
MOST_STEPS = 6
SCALE = int(os.environ.get("FATHOM_CASES", "1"))
"""1 in the gate: four comparisons a game, one with a hint. More of them: FATHOM_CASES=5 pytest ..."""

Looker = int | Literal["watcher", "screen"]
LOOKERS: tuple[Looker, ...] = (0, 1, "watcher", "screen")


def twin_of(match: Match[Any], viewer: int | None, seed: int) -> Match[Any]:
    """The same table from the quiet start of its step, with what the viewer cannot know dealt anew.

    Unlike a fork it keeps the dice: both worlds then go on in step for as long as the viewer can tell.
    """
    dice = match.game.decode(match.step_start).state.dice
    return match.forked(match.step_start, viewer, Dice.seeded(seed).key, dice=dice)


def played_into(game: Game[Any], setup: Setup, seed: int, moves: int) -> Match[Any]:
    """A match somewhere in the middle, at the start of a step."""
    dice = Dice.seeded(seed)
    match = Match.start(game, setup, dice.split("match"))
    for _ in range(moves):
        if match.ask is None:
            break
        waiting = [option for option in match.options if option.seat in match.waiting_for]
        match.play(dice.pick(waiting))
    while match.ask is not None and _learned_since_step_start(match):
        match.play(dice.pick([option for option in match.options if option.seat in match.waiting_for]))
    if match.ask is None:
        return played_into(game, setup, seed + 1000, moves // 2)
    return Match.resumed(game, setup, match.step_start)


def _learned_since_step_start(match: Match[Any]) -> bool:
    """Whether the step drew or showed something before it asked: then twins could rightly be told apart."""
    again = Match.resumed(match.game, match.setup, match.step_start)
    counts = []
    for state in (match.game.decode(match.step_start).state, again.state):
        learned = sum(zone.learned for zone in match.game.zones(state).values())
        counts.append((learned, state.reveals, state.dice.drawn))
    return counts[0] != counts[1]


class World:
    """A table whose match is put there by hand, and the one who looks at it."""

    def __init__(self, served: Served, table: str, people: list[Person], live: Live) -> None:
        self.served, self.table, self.people, self.live = served, table, people, live

    @classmethod
    async def holding(
        cls, company: Company, match: Match[Any], viewer: int | None, names: tuple[str, ...], *, screen: bool
    ) -> World:
        setup = match.setup
        table, people = await company.table(
            setup.game, *names[: setup.seats], options=setup.options, undo="agreement"
        )
        served = cast(Served, company.served)  # one that runs here
        node, save = served.node, match.save()

        async def adopt(at: Table) -> Draft:
            at.adopt(save)
            return Draft(Adopted(save, at.row.rules_hash), keep="forever")

        await served.run(node.house.act(table, adopt))
        looker = people[viewer] if viewer is not None else await company.person("Eve")
        if viewer is None and screen:
            code = (await looker.ok("POST", "/api/screens"))["code"]
            await people[0].ok("POST", f"/api/tables/{table}/screens", {"code": code})
        elif viewer is None:
            link = await people[0].ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
            await looker.follow(link["path"])
        head = (await people[0].ok("GET", f"/api/tables/{table}"))["head"]
        live = await looker.live(table, since=head)  # what came before belongs to another match
        await live.until("moment")
        return cls(served, table, people, live)

    async def act(self, seat: int, ask: int, action: dict[str, Any]) -> int:
        body = {"ask": ask, "action": action, "key": key()}
        response = await self.people[seat].ask("POST", f"/api/tables/{self.table}/play", body)
        return response.status_code

    async def bother(self, viewer: int | None) -> None:
        """Ask everything a curious viewer can ask."""
        live = self.live
        assert live.ask is not None
        await live.say({"t": "why", "id": 1, "rule": live.ask["rule"]})
        await live.until("why")
        for n, touched in enumerate(self.touchables()):
            await live.say({"t": "why_not", "id": n, "touched": touched})
            await live.until("why_not", id=n)
        for sheet in self.closed():
            await live.say({"t": "open", "sheet": sheet})
            await live.until("sheet")
        for seat in range(len(self.people)):
            sent = {
                "t": "play",
                "ask": live.ask["id"],
                "action": {"do": "pass", "seat": seat},
                "key": f"bother-{seat}-",
            }
            if seat == viewer and live.ask["yours"]:
                sent["action"] = {"do": "no such thing", "seat": seat}
            await live.say(sent)
            await live.until("refused")
        await live.say({"t": "undo", "seat": viewer or 0, "ask": 0, "key": "bother-undo"})
        await live.until("refused")
        if live.ask["yours"]:
            await live.say({"t": "hint", "id": 7, "seat": viewer})
            await live.until("hint")
        await live.say({"t": "again"})
        await live.until("moment")

    def touchables(self) -> list[str]:
        scene = self.live.scene
        assert scene is not None
        return [*list(scene.order)[:3], "nothing"]

    def closed(self) -> list[str]:
        """Sheets whose pages come only to whoever opens them."""
        scene = self.live.scene
        assert scene is not None
        return [name for name, node in scene.nodes.items() if isinstance(node, Sheet) and node.closed]

    def heard(self, company: Company) -> list[str]:
        """Everything that was sent, without times and without the names this world happens to have."""
        clean = []
        for raw in self.live.raw:
            raw = TIME.sub("TIME", raw).replace(self.table, "TABLE")
            for n, person in enumerate(company.people):
                raw = raw.replace(person.guest, f"GUEST{n}")
            raw = re.sub(r'"commitment":"[0-9a-f]+"', '"commitment":"C"', raw)
            clean.append(raw)
        return clean


async def compare(
    one: Served, two: Served, game: Game[Any], setup: Setup, looker: Looker, seed: int
) -> list[str]:
    """Let a viewer look at twin worlds: the frames that were the same in both. The looker is counted from
    whoever is asked, so that 0 is somebody who gets a hint."""
    match = played_into(game, setup, seed, moves=3 + 7 * (seed % 9))
    viewer = (match.waiting_for[0] + looker) % setup.seats if isinstance(looker, int) else None
    twin = twin_of(match, viewer, seed)
    names = ("Ann", "Bob", "Cay", "Dee")
    async with Company(one) as here, Company(two) as there:
        worlds = [
            await World.holding(here, match, viewer, names, screen=looker == "screen"),
            await World.holding(there, twin, viewer, names, screen=looker == "screen"),
        ]
        companies = (here, there)
        for world in worlds:
            await world.bother(viewer)
        shadow = [Match.load(game, match.save()), Match.load(game, twin.save())]
        dice = Dice.seeded(seed)
        for _ in range(MOST_STEPS):
            common = _common_answer(shadow, viewer, dice)
            if common is None:
                break
            before = [len(world.live.raw) for world in worlds]
            ask = [world.live.ask["id"] if world.live.ask else 0 for world in worlds]
            codes = [await w.act(common["seat"], n, common) for w, n in zip(worlds, ask, strict=True)]
            assert codes == [200, 200]
            seen = []
            for world_match in shadow:
                told: list[Tell] = []
                world_match.listen(told.append)
                world_match.play(game.read_action(json.dumps(common)))
                seen.append([tell for tell in told if tell.visible_to(viewer)])
            head = [await _head(world) for world in worlds]
            for world, upto in zip(worlds, head, strict=True):
                await world.live.until_seq(upto)
            if _could_tell(shadow, viewer) or seen[0] != seen[1]:
                # The viewer drew or saw what was dealt differently: from here the worlds are not twins.
                for world, length in zip(worlds, before, strict=True):
                    del world.live.raw[length:]
                break
        heard = [world.heard(company) for world, company in zip(worlds, companies, strict=True)]
        assert heard[0] == heard[1]
        return heard[0]


async def _head(world: World) -> int:
    return int((await world.people[0].ok("GET", f"/api/tables/{world.table}"))["head"])


def _common_answer(shadow: list[Match[Any]], viewer: int | None, dice: Dice) -> dict[str, Any] | None:
    """An answer that somebody may give in both worlds, if there is one."""
    if any(match.ask is None for match in shadow) or shadow[0].waiting_for != shadow[1].waiting_for:
        return None
    seat = dice.pick(shadow[0].waiting_for)
    lists = [[msgspec.to_builtins(a) for a in match.options if a.seat == seat] for match in shadow]
    both = [answer for answer in lists[0] if answer in lists[1]]
    return dice.pick(both) if both else None


def _could_tell(shadow: list[Match[Any]], viewer: int | None) -> bool:
    """Whether the viewer has rightly learned something by which the worlds differ: what its own zones say."""
    zones = [match.game.zones(match.state) for match in shadow]
    mine = [{name: zone.seen_by(viewer) for name, zone in world.items()} for world in zones]
    asked = [match.ask is None or match.waiting_for for match in shadow]
    return mine[0] != mine[1] or asked[0] != asked[1]


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("twins")
    with ExitStack() as stack:
        worlds = (f"sqlite:///{folder}/{name}.db" for name in ("one", "two"))
        yield [stack.enter_context(Served.on(world, hint_iterations=4)) for world in worlds]


@pytest.mark.parametrize("game", installed_games().values(), ids=lambda game: str(game.id))
async def test_twin_worlds_look_the_same(two_servers: Any, game: Game[Any]) -> None:
    """Whoever is asked, the one after them, somebody who watches, a screen: one set-up after the other."""
    setups, frames = first_setups(game), list[str]()
    for seed in range(4 * SCALE):
        setup, looker = setups[seed % len(setups)], LOOKERS[seed % 4]
        one, two = two_servers
        frames += await compare(one, two, game, setup, looker, seed)
    heard = Counter(json.loads(frame)["t"] for frame in frames)
    assert {"hello", "moment", "refused", "hint", "why", "why_not"} <= set(heard), heard
    assert ("sheet" in heard) == (game.id == "sleeping"), "what is opened is compared, too"


async def test_the_comparison_finds_a_leak(two_servers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scene that shows how the hidden cards lie is caught by the same comparison."""
    from fathomfive.scene.view import show_folded
    from fathomfive.tables import pictures

    one, two = two_servers
    honest = show_folded

    def leaky(match: Match[Any], viewer: int | None, **more: Any) -> Any:
        scene = honest(match, viewer, **more)
        hidden = "".join(card for zone in match.game.zones(match.state).values() for card in zone.cards)
        return msgspec.structs.replace(scene, moment=hidden)

    monkeypatch.setattr(pictures, "show_folded", leaky)
    game = installed_games()["pearls"]
    with pytest.raises(AssertionError):
        await compare(one, two, game, Setup("pearls", 3, {"sea": "wild"}), 0, 1)
