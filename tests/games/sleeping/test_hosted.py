"""A voyage on a real server: the house goes dark in a fight, and a campaign goes from evening to evening."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from fathomfive.games.sleeping.document import DOCUMENTS, export
from fathomfive.games.sleeping.state import TIERS
from fathomfive.kernel.dice import Dice
from tests.games.sleeping.table import voyage
from tests.server.playing import Company, Live, Served

MOST_OF_A_SCENE = 40_000
"""Bytes of a whole scene, sheets closed; with all of them open it had 70 KB."""
WISHES: dict[str, dict[str, Any]] = {
    "room": {"area": "bridge"},
    "action": {"do": "explore", "location": 4},
    "story-choice": {"key": "C"},
    "combat": {"do": "attack"},
}


def off_the_gull_stacks() -> dict[str, Any]:
    """A voyage alone at the start of a turn, with a quiet event on top of the deck."""
    t = voyage(players=1)
    t.g.region = "2-A"
    for pile in (t.g.event_decks, t.g.event_unused):
        if "EV-M05" in pile["mild"].cards:
            pile["mild"].take("EV-M05")
    t.g.event_top.put("EV-M05", -1)
    return DOCUMENTS.write(export(t.g))


async def sail_until(live: Live, kind: str, most: int = 60) -> None:
    """Answer by wishes until a question of this kind is on the table."""
    for _ in range(most):
        while live.scene is None or not live.options:
            await live.hear()
        assert live.scene.prompt is not None
        asked = live.scene.prompt.kind
        if asked == kind:
            return
        wish = WISHES.get(asked, {"do": "pass"})
        fitting = [one for one in live.options if all(one.get(k) == v for k, v in wish.items())]
        await live.answer((fitting or live.options)[0])
    raise AssertionError(f"no {kind} after {most} answers")


async def test_a_fight_inside_a_story_outlives_the_server(tmp_path: Path) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            table, (ann,) = await company.table("sleeping", "Ann", document=off_the_gull_stacks())
            live = await ann.live(table)
            await sail_until(live, "combat")
            await live.answer(next(one for one in live.options if one["do"] == "attack"))
            before = live.scene
            assert before is not None
            served.restart()
            live = await ann.live(table)
            await live.until("moment")
            assert live.scene is not None
            assert live.scene.nodes == before.nodes
            assert live.options == [option.action for option in before.options if option.action is not None]
            await sail_until(live, "read-on")
            assert "story" in live.scene.nodes


# --- from evening to evening ------------------------------------------------------------------------------


def before_the_last_bell() -> dict[str, Any]:
    """A voyage alone whose next event is the third bell, with a totem aboard."""
    t = voyage(players=1)
    t.g.bells = 2
    for tier in TIERS:
        t.g.event_decks[tier].move_all(t.g.event_skipped[tier])
    t.g.cards["A01"] = 0
    t.g.totems_ever = [1]
    return DOCUMENTS.write(export(t.g))


async def test_a_voyage_is_put_away_and_goes_on_with_more_and_with_fewer(tmp_path: Path) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            start = voyage(players=2).hand(0, "AB08").hand(1, "AB33")
            old = DOCUMENTS.write(export(start.g)) | {"form": 1}
            del old["document"]["voyage"]["event_skipped"]  # as the first form was written
            table, (ann, _) = await company.table("sleeping", "Ann", "Bob", document=old, notes="Trust Mac.")
            live = await ann.live(table)
            await sail_until(live, "turn")
            kept = await ann.ok("GET", f"/api/tables/{table}/campaign")
            assert (kept["game"], kept["seats"], kept["notes"]) == ("sleeping", 2, "Trust Mac.")
            assert kept["document"]["form"] == DOCUMENTS.version
            hands = kept["document"]["document"]["voyage"]["players"]
            assert hands[0]["hand"] == ["AB08"]
            assert len(hands[1]["hand"]) == 1  # what Bob holds is not told: it is dealt anew

            await live.answer(live.options[0])
            response = await ann.ask("GET", f"/api/tables/{table}/campaign")
            assert response.status_code == 409
            assert response.json()["error"]["rule"] == "SLG-SAVE-1"
            eve = await company.person("Eve")
            assert await eve.refused("GET", f"/api/tables/{table}/campaign") == (404, "not-found")

            for names in (("Ann", "Bob", "Cleo"), ("Ann",)):
                body = {name: kept[name] for name in ("options", "document", "notes")}
                again, people = await company.table("sleeping", *names, **body)
                first = await people[0].live(again)
                await sail_until(first, "turn")
                assert first.scene is not None
                assert (await people[0].ok("GET", f"/api/tables/{again}/notes"))["text"] == "Trust Mac."
                kept = await people[0].ok("GET", f"/api/tables/{again}/campaign")
                players = kept["document"]["document"]["voyage"]["players"]
                assert [player.get("present", True) for player in players] == [True] * len(names)


async def test_the_sheet_outlives_the_voyage(tmp_path: Path) -> None:
    """What a group has found unlocks cards for its next campaign: by a rematch, and by the file."""
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            table, (ann,) = await company.table("sleeping", "Ann", document=before_the_last_bell())
            live = await ann.live(table)
            await live.play_on(Dice.seeded(1))
            kept = await ann.ok("GET", f"/api/tables/{table}/campaign")
            sheet = kept["document"]["document"]
            assert (sheet["totems"], sheet["endings"]) == ([1], [1])
            assert "voyage" not in sheet

            again = (await ann.ok("POST", f"/api/tables/{table}/rematch"))["table"]["id"]
            live = await ann.live(again)
            await live.until("moment")
            went_on = await ann.ok("GET", f"/api/tables/{again}/campaign")
            assert went_on["document"]["document"]["endings"] == [1]
            assert went_on["document"]["document"]["last_ending"] == 1
            assert "voyage" not in went_on["document"]["document"]  # the prologue is being read


async def test_a_sheet_is_sent_to_whoever_opens_it(tmp_path: Path) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            table, (ann,) = await company.table("sleeping", "Ann", document=off_the_gull_stacks())
            live = await ann.live(table)
            await sail_until(live, "room")
            assert live.scene is not None
            closed = [name for name, node in live.scene.nodes.items() if getattr(node, "closed", False)]
            assert {"board-mac", "sheet-quests", "so-far"} <= set(closed)
            assert len(msgspec.json.encode(live.scene)) < MOST_OF_A_SCENE
            for name in closed:
                await live.say({"t": "open", "sheet": name})
                heard = await live.until("sheet")
                assert (heard["sheet"], heard["seq"], heard["seat"]) == (name, live.scene.seq, 0)
                assert heard["says"]["chapters"], name
            await live.say({"t": "open", "sheet": "hand"})
            assert (await live.until("sheet"))["says"] is None, "no sheet, so nothing stands in it"
            then = await ann.ok("GET", f"/api/tables/{table}/moments/{live.scene.seq}?seat=0")
            assert then["scene"]["nodes"]["board-mac"]["chapters"], "looking back, all of them lie open"
