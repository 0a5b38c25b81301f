"""The compose drill: what deploy/compose.yaml starts does serve. As root: `python -m tests.drills.compose`.

Every service runs the command, environment, mounts, user and rights of its entry, under its name in a network
of its own: our commands from this environment, PostgreSQL, Redis (for Valkey), Caddy and Prometheus from
Debian's packages. People come by TLS through Caddy and play a match with a bot.
"""

from __future__ import annotations

import asyncio
import json
import ssl
import sys
import time
import urllib.parse
from typing import Any

import httpx

from fathomfive.kernel.dice import Dice
from tests.drills.apart import inside
from tests.drills.composed import Composed
from tests.drills.containers import wait_for
from tests.drills.visitors import Visitor

DOMAIN = "play.fathom.local"  # for names like this one Caddy is an authority of its own
GUESTS = [f"172.30.55.{number}" for number in range(100, 200)]
ROOT_OF_TRUST = "caddy/caddy/pki/authorities/local/root.crt"


class Drill:
    def __init__(self) -> None:
        self.house = Composed(DOMAIN, GUESTS)
        self.url = f"https://{DOMAIN}"
        self.found: dict[str, Any] = {}
        self.tls = ssl.create_default_context()
        self.kept: tuple[str, httpx.Cookies, str] | None = None
        """A match that is over: where its journal is read, by whom, and what it says."""

    def run(self) -> None:
        began = time.monotonic()
        try:
            self.house.up()
            self.found["healthy after s"] = {n: round(s, 1) for n, s in self.house.healthy_after.items()}
            authority = self.house.volumes / ROOT_OF_TRUST
            wait_for("Caddy has a certificate", 30, authority.is_file)
            self.tls.load_verify_locations(authority)
            wait_for("the front door answers", 60, self._front_door)
            asyncio.run(self._people())
            self._watched()
            self._backed_up()
            self._restored()
        except BaseException:
            for name, container in self.house.containers.items():
                print(
                    f"--- {name}\n{container.words(1500) if container.log.exists() else ''}", file=sys.stderr
                )
            raise
        finally:
            self.house.down()
        self.found["seconds"] = round(time.monotonic() - began)

    def _front_door(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", verify=self.tls, timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    # --- people ------------------------------------------------------------------------------------------

    async def _people(self) -> None:
        await self._everybody_has_a_share()
        await self._nobody_is_believed_but_caddy()
        ann = Visitor(self.url, "Ann", self.tls, GUESTS[0])
        await ann.come_in()
        assert "; Secure" in ann.cookie_said, ann.cookie_said
        assert "; HttpOnly" in ann.cookie_said
        for path in ("/api/metrics", "/api/ready", "/metrics", "/ready"):
            body = (await ann.ask("GET", path)).text
            assert "fathom_moves" not in body, f"{path} is open to everybody"
        self.found["answers of a whole match"] = await self._match(ann)
        self.found["answers while a node is dead"] = await self._without_a_node(ann)
        await ann.close()

    async def _everybody_has_a_share(self) -> None:
        """A hundred people at once, each from an address of their own, are not one person."""
        people = [Visitor(self.url, f"Guest {n}", self.tls, address) for n, address in enumerate(GUESTS)]
        said = await asyncio.gather(*(one.ask("GET", "/api/games") for one in people))
        refused = [one.status_code for one in said if one.status_code != 200]
        assert not refused, f"of 100 people with one request each {len(refused)} were refused: {refused[:5]}"
        one = people[-1]
        said = await asyncio.gather(*(one.ask("GET", "/api/games") for _ in range(100)))
        assert any(answer.status_code == 429 for answer in said), "a hundred of one person at once are"
        for person in people:
            await person.close()
        self.found["people with an address each"] = len(people)

    async def _nobody_is_believed_but_caddy(self) -> None:
        """Who reaches a node past Caddy cannot say where they come from, nor that they came by TLS."""
        async with httpx.AsyncClient() as past:
            answer = await past.post(
                f"http://{self.house.addresses['node-1']}:8555/api/me", json={"name": "Mallory"},
                headers={"Host": DOMAIN, "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"},
            )  # fmt: skip
            assert answer.status_code == 200, answer.text
            assert "Secure" not in answer.headers["set-cookie"]
            wrong = await past.get(f"http://{self.house.addresses['node-1']}:8555/api/games")
            assert wrong.status_code == 400, "a name that is not ours is still refused where people come"

    async def _match(self, ann: Visitor) -> int:
        made = await ann.make_table("refuge", 2)
        table = made["table"]["id"]
        await ann.ok("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        await ann.ok("POST", f"/api/tables/{table}/start")
        played = await (await ann.live(table)).play_on(Dice.seeded(3))
        assert played > 3
        address = f"/api/tables/{table}/journal"
        journal = (await ann.ask("GET", address)).text
        assert journal.count("\n") > played, "the bots answered, too"
        self.kept = address, ann.http.cookies, journal
        return played

    async def _without_a_node(self, ann: Visitor) -> int:
        """A dead node's tables go on at the other one, through the same door."""
        made = await ann.make_table("refuge", 1)
        table = made["table"]["id"]
        await ann.ok("POST", f"/api/tables/{table}/start")
        await (await ann.live(table)).play_on(Dice.seeded(4), most=3)
        dead = self.house.containers["node-1"]
        assert dead.process is not None
        dead.process.kill()
        dead.process.wait()
        played, until = 0, time.monotonic() + 30
        while not played and time.monotonic() < until:
            try:
                played = await (await ann.live(table)).play_on(Dice.seeded(5), most=3)
            except Exception:
                await asyncio.sleep(0.5)
        self.house.start("node-1")
        await asyncio.to_thread(wait_for, "the node is back", 60, lambda: self.house.is_healthy("node-1"))
        return played

    # --- who operates it ---------------------------------------------------------------------------------

    def _watched(self) -> None:
        """Prometheus reaches every process of ours by its name, and knows our rules."""
        wait_for("Prometheus sees three processes", 60, lambda: self._asked("sum(up)") == 3)
        wait_for("it counts moves", 60, lambda: self._asked("sum(fathom_moves_total)") > 3)
        wait_for("it counts bots", 60, lambda: self._asked("sum(fathom_bot_answers_total)") > 0)
        address = f"http://{self.house.addresses['prometheus']}:9090/api/v1/rules"
        groups = httpx.get(address).json()["data"]["groups"]
        rules = [rule for group in groups for rule in group["rules"]]
        assert rules
        assert all(rule["health"] in ("ok", "unknown") for rule in rules)
        self.found["rules in Prometheus"] = len(rules)

    def _asked(self, expression: str) -> float:
        address = f"http://{self.house.addresses['prometheus']}:9090/api/v1/query?query="
        result = httpx.get(address + urllib.parse.quote(expression)).json()["data"]["result"]
        return float(result[0]["value"][1]) if result else 0.0

    def _backed_up(self) -> None:
        """Nobody has asked for it; the commands are those of docs/operations.md."""
        self._pgbackrest("copies", "check")
        (stanza,) = json.loads(self._pgbackrest("copies", "--output=json", "info"))
        assert stanza["cipher"] == "aes-256-cbc"
        self.found["backups"] = len(stanza["backup"])
        wait_for("the archive gets away", 60, lambda: self._asked("max(fathom_archive_stuck_seconds)") == 0)

    def _pgbackrest(self, service: str, *words: str) -> str:
        command = ["pgbackrest", "--stanza=fathom", *words]
        done = self.house.containers[service].does(command, self.house.environment(service))
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout

    def _restored(self) -> None:
        """The database's disk is lost; what its archive has is everything."""
        began = time.monotonic()
        self.house.lose_the_disk()
        self._pgbackrest("postgres", "restore")
        self.house.back_up()
        wait_for("the front door answers", 60, self._front_door)
        self.found["restored and open again after s"] = round(time.monotonic() - began)
        assert self.kept is not None
        address, cookies, journal = self.kept
        found = httpx.get(self.url + address, cookies=cookies, verify=self.tls, timeout=30)
        assert found.text == journal, "the match is there as it was, and so is whoever played it"


def main() -> int:
    code = inside("tests.drills.compose")
    if code is not None:
        return code
    drill = Drill()
    drill.run()
    print(json.dumps(drill.found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
