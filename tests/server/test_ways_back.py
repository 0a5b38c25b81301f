"""Coming back to oneself: a personal link that lasts until it is taken back, and passkeys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.authenticator import PRESENT, Authenticator
from tests.server.conftest import REDIS
from tests.server.playing import Company, Person, Served

GAME = "pearls"


def newcomer(company: Company) -> Person:
    """A browser that knows nothing yet."""
    person = Person(company.served, "")
    company.people.append(person)
    return person


async def test_a_personal_link_lasts_until_it_is_taken_back(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        table, (ann, _) = await company.table(GAME, "Ann", "Bob")
        assert (await ann.ok("GET", "/api/me/ways-back"))["link"] == ""
        link = await ann.ok("POST", "/api/me/personal-link")
        assert link["path"] == f"/return#{link['token']}"
        for _ in range(2):  # as often as one likes
            phone = newcomer(company)
            back = await phone.ok("POST", "/api/return", {"token": link["token"]})
            assert back["guest"] == {"id": ann.guest, "name": "Ann"}
            assert (await phone.ok("GET", f"/api/tables/{table}"))["you"]["seats"] == [0]
        assert len((await ann.ok("GET", "/api/me/devices"))["devices"]) == 3
        newer = await ann.ok("POST", "/api/me/personal-link")
        stranger = newcomer(company)
        assert await stranger.refused("POST", "/api/return", {"token": link["token"]}) == (404, "not-found")
        await stranger.ok("POST", "/api/return", {"token": newer["token"]})
        await ann.ok("DELETE", "/api/me/personal-link")
        assert await stranger.refused("POST", "/api/return", {"token": newer["token"]}) == (404, "not-found")
        assert await ann.refused("DELETE", "/api/me/personal-link") == (404, "not-found")
        assert (await stranger.ok("GET", "/api/me"))["guest"]["id"] == ann.guest  # a device stays one


async def test_ways_back_go_with_their_guest(served_everywhere: Served) -> None:
    async with Company(served_everywhere) as company:
        ann = await company.person("Ann")
        link = await ann.ok("POST", "/api/me/personal-link")
        data = await ann.ok("GET", "/api/me/data")
        assert [one["kind"] for one in data["ways_back"]] == ["link"]
        assert link["token"] not in str(data)
        await ann.ok("DELETE", "/api/me")
        other = newcomer(company)
        assert await other.refused("POST", "/api/return", {"token": link["token"]}) == (404, "not-found")


async def test_return_links_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True) as served:
        async with Company(served) as company:
            eve = newcomer(company)
            answers = [
                (await eve.refused("POST", "/api/return", {"token": f"guess-{n}"}))[0] for n in range(25)
            ]
            assert answers[0] == 404
            while answers[-1] != 429 and len(answers) < 200:
                answers.append((await eve.refused("POST", "/api/return", {"token": f"g-{len(answers)}"}))[0])
            assert answers[-1] == 429


# --- passkeys -------------------------------------------------------------------------------------------


class AtLocalhost:
    """Somebody whose browser opened `http://localhost`, where passkeys work without TLS."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.origin = person.served.url.replace("127.0.0.1", "localhost")
        person.http.headers.update({"origin": self.origin, "host": self.origin.removeprefix("http://")})

    async def add(self) -> Authenticator:
        asked = await self.person.ok("POST", "/api/me/passkeys/options")
        made = Authenticator(self.origin)
        await self.person.ok("POST", "/api/me/passkeys", {"credential": made.make(asked["options"])})
        return made

    async def asked(self) -> Any:
        return (await self.person.ok("POST", "/api/return/passkey/options"))["options"]

    async def shows(self, credential: dict[str, Any]) -> httpx.Response:
        return await self.person.ask("POST", "/api/return/passkey", {"credential": credential})

    async def refused(self, credential: dict[str, Any]) -> str:
        answer = await self.shows(credential)
        assert answer.status_code >= 400
        assert (await self.person.ok("GET", "/api/me"))["guest"] is None
        return str(answer.json()["error"]["why"]["id"])


async def test_a_passkey_brings_somebody_back(postgres: str, second_postgres: str) -> None:
    with Served.on(postgres, second_postgres, redis=REDIS, prefix="fathom-test-passkeys") as served:
        async with Company(served) as company:
            for name in ("Ann", "Bob", "Cleo"):  # in whichever database they are
                guest = await company.person(name)
                key = await AtLocalhost(guest).add()
                fresh = AtLocalhost(newcomer(company))
                back = await fresh.shows(key.sign(await fresh.asked()))
                assert back.json()["guest"] == {"id": guest.guest, "name": name}
                mine = (await guest.ok("GET", "/api/me/ways-back"))["passkeys"]
                assert len(mine) == 1
                await guest.ok("DELETE", f"/api/me/passkeys/{mine[0]['id']}")
                late = AtLocalhost(newcomer(company))
                assert await late.refused(key.sign(await late.asked())) == "refused-passkey"


@pytest.fixture
async def company(served: Served) -> Any:
    async with Company(served) as here:
        yield here


async def test_a_passkey_is_not_replayed(company: Company) -> None:
    ann = AtLocalhost(await company.person("Ann"))
    key = await ann.add()
    fresh = AtLocalhost(newcomer(company))
    signed = key.sign(await fresh.asked())
    assert (await fresh.shows(signed)).status_code == 200
    eve = AtLocalhost(newcomer(company))
    assert await eve.refused(signed) == "refused-passkey-late"


async def test_a_copied_authenticator_is_noticed(company: Company) -> None:
    ann = AtLocalhost(await company.person("Ann"))
    key = await ann.add()
    fresh = AtLocalhost(newcomer(company))
    assert (await fresh.shows(key.sign(await fresh.asked()))).status_code == 200
    key.count = 0  # a copy from before counts from there
    eve = AtLocalhost(newcomer(company))
    assert await eve.refused(key.sign(await eve.asked())) == "refused-passkey"


async def test_nobody_comes_in_with_what_is_not_theirs(company: Company) -> None:
    ann, bob = AtLocalhost(await company.person("Ann")), AtLocalhost(await company.person("Bob"))
    key = await ann.add()
    eve = AtLocalhost(newcomer(company))
    elsewhere = Authenticator("https://evil.example", "evil.example")
    elsewhere.id, elsewhere.user, elsewhere._key = key.id, key.user, key._key
    assert await eve.refused(elsewhere.sign(await eve.asked())) == "refused-passkey"
    unproven = key.sign(await eve.asked(), flags=PRESENT)
    assert await eve.refused(unproven) == "refused-passkey"
    own = Authenticator(eve.origin)
    own.id, own.user = key.id, key.user  # her key under Ann's name
    assert await eve.refused(own.sign(await eve.asked())) == "refused-passkey"
    as_bob = key.sign(await eve.asked())
    as_bob["response"]["userHandle"] = (await bob.add()).user
    assert await eve.refused(as_bob) == "refused-passkey"
    for nonsense in ({}, {"id": 3, "response": {}}, {"id": "x", "response": {"clientDataJSON": "%%"}}):
        assert await eve.refused(nonsense) == "refused-bad-request"


async def test_a_challenge_is_for_one_person(company: Company) -> None:
    """What Ann was asked to sign adds no key to Bob, and one to come back with adds none to anybody."""
    ann, bob = AtLocalhost(await company.person("Ann")), AtLocalhost(await company.person("Bob"))
    for asked in ((await ann.person.ok("POST", "/api/me/passkeys/options"))["options"], await bob.asked()):
        credential = Authenticator(bob.origin).make({"user": {"id": ""}, **asked})
        answer = await bob.person.ask("POST", "/api/me/passkeys", {"credential": credential})
        assert answer.json()["error"]["why"]["id"] == "refused-passkey-late"
    assert (await bob.person.ok("GET", "/api/me/ways-back"))["passkeys"] == []


async def test_without_tls_there_are_none(company: Company) -> None:
    ann = await company.person("Ann")
    ann.http.headers["origin"] = ann.served.url
    answer = await ann.ask("POST", "/api/me/passkeys/options")
    assert answer.json()["error"]["why"]["id"] == "refused-passkey-insecure"
