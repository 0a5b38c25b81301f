"""Nobody cheats, the host included: seats, settings, going back, and what a verified match is worth."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from fathomfive.kernel.dice import Dice, commit, mix
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.journal import FORMAT, Adopted, Closed, Open, Played, state_hash
from fathomfive.kernel.match import Match
from fathomfive.tables import moves
from fathomfive.tables.entries import raw
from tests.server.playing import Company, Live, Person, Served, key

GAME = "pearls"


async def _why(person: Person, method: str, path: str, body: Any = None) -> str:
    """The sentence of a refusal, by its id."""
    response = await person.ask(method, path, body)
    assert 400 <= response.status_code < 500, response.text
    why: str = response.json()["error"]["why"]["id"]
    return why


async def _begun(company: Company, *names: str, **more: Any) -> tuple[str, list[Person], list[Live]]:
    table, people = await company.table(GAME, *names, **more)
    lives = [await person.live(table) for person in people]
    for live in lives:
        await live.until("moment")
    return f"/api/tables/{table}", people, lives


async def _hot_seat(company: Company, **more: Any) -> tuple[str, Person]:
    """One person on both seats."""
    host = await company.person("Host")
    table = (await host.make_table(GAME, 2, **more))["table"]["id"]
    await host.ok("POST", f"/api/tables/{table}/seats/1/sit", {})
    await host.ok("POST", f"/api/tables/{table}/start")
    return f"/api/tables/{table}", host


async def _answer_once(person: Person, path: str, seat: int) -> bool:
    moment = await person.ok("GET", f"{path}/moment?seat={seat}")
    if not moment["ask"] or seat not in moment["ask"]["yours"]:
        return False
    action = next(option["action"] for option in moment["scene"]["options"] if "action" in option)
    await person.ok("POST", f"{path}/play", {"ask": moment["ask"]["id"], "action": action, "key": key()})
    return True


async def _rewind(person: Person, path: str, seat: int, to: int) -> Any:
    ask = (await person.ok("GET", f"{path}/moment?seat={seat}"))["ask"]["id"]
    return await person.ask("POST", f"{path}/rewind", {"seat": seat, "to": to, "ask": ask, "key": key()})


# --- seats ------------------------------------------------------------------------------------------------


async def test_a_host_cannot_look_through_a_players_eyes(served: Served) -> None:
    """Show out, sit down, look, stand up: it ends at the first step."""
    async with Company(served) as company:
        path, (host, victim), _ = await _begun(company, "Host", "Victim")
        assert await _why(host, "POST", f"{path}/remove", {"guest": victim.guest}) == "refused-remove-in-play"
        assert await _why(host, "POST", f"{path}/seats/1/sit", {}) == "refused-seat-taken"
        assert await _why(host, "POST", f"{path}/seats/1/bot", {"bot": "random"}) == "refused-seat-taken"
        assert await host.refused("GET", f"{path}/moment?seat=1") == (403, "forbidden")
        assert (await victim.ok("GET", path))["you"]["seats"] == [1]
        assert await _why(host, "DELETE", path) == "refused-others-play"


async def test_nobody_plays_two_hands_against_others(served: Served) -> None:
    async with Company(served) as company:
        path, (host, bob, cay), (h, b, _) = await _begun(company, "Host", "Bob", "Cay")
        link = await host.ok("POST", f"{path}/links", {"role": "play"})
        await cay.ok("POST", f"{path}/give-up")
        assert await _why(host, "POST", f"{path}/seats/2/sit", {}) == "refused-two-pairs-of-eyes"
        assert await _why(bob, "POST", f"{path}/seats/2/sit", {}) == "refused-two-pairs-of-eyes"
        # Somebody new may, and everybody reads that they did.
        dan = await company.person("Dan")
        await dan.follow(link["path"])
        await dan.ok("POST", f"{path}/seats/2/sit", {})
        for live in (h, b):
            head = (await host.ok("GET", path))["head"]
            await live.until_seq(head)
            assert live.lines[-1]["notice"] == {"id": "notice-took-seat", "args": {"seat": 2}}


async def test_a_bots_seat_stays_a_bots_while_others_play(served: Served) -> None:
    async with Company(served) as company:
        host, bob = await company.person("Host"), await company.person("Bob")
        made = await host.make_table(GAME, 3)
        path = f"/api/tables/{made['table']['id']}"
        await bob.follow(made["play"])
        await bob.ok("POST", f"{path}/seats/1/sit", {})
        await bob.ok("POST", f"{path}/seats/1/ready", {"ready": True})
        await host.ok("POST", f"{path}/seats/2/bot", {"bot": "random"})
        await host.ok("POST", f"{path}/start")
        assert await _why(host, "POST", f"{path}/seats/2/bot", {"bot": ""}) == "refused-bot-plays"
        await bob.ok("POST", f"{path}/give-up")  # alone with bots, the host arranges them at will
        await host.ok("POST", f"{path}/seats/2/bot", {"bot": ""})


async def test_whoever_was_shown_out_stays_out(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        host, rude = await company.person("Host"), await company.person("Rude")
        made = await host.make_table(GAME, 2)
        path = f"/api/tables/{made['table']['id']}"
        await rude.follow(made["play"])
        await rude.ok("POST", f"{path}/seats/1/sit", {})
        await host.ok("POST", f"{path}/remove", {"guest": rude.guest})
        for link in (made["play"], made["watch"]):
            body = {"token": link.split("#")[1]}
            assert await _why(rude, "POST", f"{path}/enter", body) == "refused-removed"
        served_everywhere.restart()
        assert (
            await _why(rude, "POST", f"{path}/enter", {"token": made["play"].split("#")[1]})
            == "refused-removed"
        )
        assert await rude.refused("GET", path) == (404, "not-found")
        listed = await host.ok("GET", f"{path}/removed")
        assert listed == {"removed": [{"guest": rude.guest, "name": "Rude"}]}
        assert await rude.refused("DELETE", f"{path}/removed/{rude.guest}") == (404, "not-found")
        await host.ok("DELETE", f"{path}/removed/{rude.guest}")
        assert await host.refused("DELETE", f"{path}/removed/{rude.guest}") == (404, "not-found")
        await rude.follow(made["play"])


# --- settings ---------------------------------------------------------------------------------------------


async def test_settings_that_matter_are_changed_by_everybody(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        path, (host, bob), (h, b) = await _begun(company, "Host", "Bob", undo="off", patience=86_400)
        wanted = {"undo": "agreement", "patience": 0}
        table = await host.ok("PATCH", path, {**wanted, "name": "Friday"})
        assert (table["undo"], table["patience"], table["name"]) == ("off", 86_400, "Friday")
        proposal = table["proposal"]
        assert (proposal["settings"], proposal["yes"], proposal["waits"]) == (wanted, [0], [1])
        assert await _why(bob, "PATCH", path, wanted) == "refused-host-only"
        assert await _why(host, "PATCH", path, {"patience": 5}) == "refused-proposal-open"
        mine = {"seat": 0, "proposal": proposal["id"], "yes": True, "key": key()}
        assert await _why(host, "POST", f"{path}/vote", mine) == "refused-voted"
        # A no ends it, and so does its author's own.
        await bob.ok("POST", f"{path}/vote", {**mine, "seat": 1, "yes": False, "key": key()})
        assert (await host.ok("GET", path))["proposal"] is None
        again = (await host.ok("PATCH", path, wanted))["proposal"]["id"]
        await host.ok("POST", f"{path}/vote", {**mine, "proposal": again, "yes": False, "key": key()})
        assert (await host.ok("GET", path))["undo"] == "off"
        # It stays open while people play, and everybody's yes carries it.
        again = (await host.ok("PATCH", path, wanted))["proposal"]["id"]
        assert await _answer_once(host, path, 0) or await _answer_once(bob, path, 1)
        await bob.ok("POST", f"{path}/vote", {**mine, "proposal": again, "seat": 1, "key": key()})
        agreed = await bob.ok("GET", path)
        assert (agreed["undo"], agreed["patience"], agreed["proposal"]) == ("agreement", 0, None)
        await b.until_seq(agreed["head"])
        assert b.lines[-1]["notice"]["id"] == "notice-agreed"
        served_everywhere.restart()
        kept = await bob.ok("GET", path)
        assert (kept["undo"], kept["patience"], kept["name"]) == ("agreement", 0, "Friday")
        # What was talked over stands in the journal and does not stop it from being played again.
        await host.ok("POST", f"{path}/host", {"guest": bob.guest})
        lives = [await person.live(h.table_id) for person in (host, bob)]
        await asyncio.gather(*(live.play_on(Dice.seeded(n)) for n, live in enumerate(lives)))
        verdict = await host.ok("POST", f"{path}/verify")
        assert (verdict["ok"], verdict["covers"]) == (True, "match"), verdict


async def test_other_settings_in_the_lobby_ask_everybody_again(served: Served) -> None:
    """Nobody is ready for what they have not seen."""
    async with Company(served) as company:
        host, bob = await company.person("Host"), await company.person("Bob")
        made = await host.make_table(GAME, 2, patience=600)
        path = f"/api/tables/{made['table']['id']}"
        await bob.follow(made["play"])
        await bob.ok("POST", f"{path}/seats/1/sit", {})
        for change in ({"patience": 0}, {"undo": "off"}, {"options": {"sea": "calm"}}):
            await bob.ok("POST", f"{path}/seats/1/ready", {"ready": True})
            await host.ok("PATCH", path, {"name": "Friday"})  # nothing anybody plays by
            assert (await bob.ok("GET", path))["seats"][1]["ready"]
            await host.ok("PATCH", path, change)
            assert await _why(host, "POST", f"{path}/start") == "refused-seat-not-ready"


async def test_alone_one_agrees_with_oneself(served: Served) -> None:
    async with Company(served) as company:
        path, host = await _hot_seat(company, undo="off")
        assert (await host.ok("PATCH", path, {"undo": "agreement"}))["undo"] == "agreement"


# --- going back -------------------------------------------------------------------------------------------


async def test_nobody_goes_back_alone_while_an_absent_one_is_covered(served: Served) -> None:
    async with Company(served) as company:
        path, (host, bob), (h, b) = await _begun(company, "Host", "Bob", patience=0)
        assert await _answer_once(host, path, 0) or await _answer_once(bob, path, 1)
        await b.close()
        await h.until("presence", offers=[1])
        await host.ok("POST", f"{path}/seats/1/cover", {"bot": "random"})
        async with asyncio.timeout(20):
            while not (await host.ok("GET", f"{path}/moment?seat=0"))["ask"]["yours"]:
                await asyncio.sleep(0.05)
        begun = (await host.ok("GET", path))["begun"]
        asked = await _rewind(host, path, 0, begun)
        assert asked.status_code == 200
        proposal = (await host.ok("GET", path))["proposal"]
        assert proposal["waits"] == [1], "a bot that covers somebody agrees to nothing"
        # Back from wherever they were, they have a say before they take their seat.
        vote = {"seat": 1, "proposal": proposal["id"], "yes": False, "key": key()}
        await bob.ok("POST", f"{path}/vote", vote)
        assert (await host.ok("GET", path))["proposal"] is None


async def test_a_table_goes_back_only_so_often(served: Served, monkeypatch: Any) -> None:
    monkeypatch.setattr(moves, "MOST_REWINDS", 3)
    async with Company(served) as company:
        path, host = await _hot_seat(company)
        assert await _answer_once(host, path, 0) or await _answer_once(host, path, 1)
        begun = (await host.ok("GET", path))["begun"]
        for _ in range(3):
            assert (await _rewind(host, path, 0, begun)).status_code == 200
        served.restart()
        refused = await _rewind(host, path, 0, begun)
        why = refused.json()["error"]["why"]
        assert (why["id"], why["args"]) == ("refused-rewinds", {"most": 3})


# --- what a verified match is worth -----------------------------------------------------------------------


def _forged() -> bytes:
    """A journal with an honest-looking promise, whose table came from quite other dice."""
    game, setup = find_game(GAME), Setup(GAME, 2)
    match, dice = Match.start(game, setup, Dice("chosen at leisure")), Dice.seeded(1)
    while True:
        save, action = match.save(), dice.pick(match.options)
        auto = match.play(action)
        if match.outcome is not None:
            break
    secret, salt = "s" * 64, "t" * 32
    rules = game.rules_hash(match.book)
    opening = Open(
        FORMAT, setup, rules, mix(secret, ("n",)), commit(secret, salt), secret, salt, nonces=("n",)
    )
    entries = (
        Adopted(save, rules),
        Played(raw(action), tuple(raw(obvious) for obvious in auto)),
        Closed(match.outcome, state_hash(match)),
    )
    return b"\n".join(msgspec.json.encode(line) for line in (opening, *entries))


async def test_verified_says_what_the_promise_covers(served: Served) -> None:
    async with Company(served) as company:
        forger = await company.person("Forger")
        taken = await forger.http.post("/api/journals", content=_forged())
        assert taken.status_code == 201, taken.text
        path = f"/api/tables/{taken.json()['table']['id']}"
        verdict = await forger.ok("POST", f"{path}/verify")
        assert verdict == {"ok": False, "entries": 2, "covers": "nothing", "adopted": 1}
