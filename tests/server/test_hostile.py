"""Hostile input: malformed and huge frames, unknown tags, other people's seats, replayed keys, wrong origins
and hosts. Nothing of it gives a 5xx, nothing of it changes a match, and nothing blocks the loop of the node,
which runs in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest import SkipTest

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import find_game
from fathomfive.server.http.cookies import COOKIE
from fathomfive.server.journals.store import Store
from fathomfive.tables import conversation
from fathomfive.tables.settings import Allowances
from fathomfive.tables.table import Table
from tests.server.own_process import OwnProcess
from tests.server.playing import PATIENCE, Company, Person, Served

SCALE = int(os.environ.get("FATHOM_CASES", "1"))
"""1 in the gate; 24 makes more than 20,000 cases: `bash .ci/long hostile-frames hostile-requests`"""
FRAMES = 40
LISTS = 6 * SCALE
CASES_HTTP = 4 * SCALE
WITHOUT_A_CLOCK: dict[str, Any] = {
    "deadline": None,
    "derandomize": SCALE == 1,
    "suppress_health_check": list(HealthCheck),
}


class Scene(NamedTuple):
    """A match in progress, somebody who watches it, somebody at it, a stranger with a table of their own."""

    served: OwnProcess
    table: str
    own_table: str
    ask: dict[str, Any]
    actions: list[dict[str, Any]]
    asked: int
    cookies: dict[str, str]

    def cookie(self, who: str) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookies[who]}"}

    def fingerprint(self) -> Any:
        """Everything about the match that hostile input must not change."""

        async def look() -> Any:
            store = Store.at(self.served.database, alone=False)
            loaded = await store.load(self.table)
            assert loaded is not None
            table = Table.folded(find_game(loaded.row.game), loaded)
            assert table.match is not None
            stored = await store.entries(self.table, 0, 10**6)
            await store.close()
            return table.match.snapshot(), stored, dict(table.owners), sorted(table.members)

        return asyncio.run(look())


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("hostile")
    with OwnProcess.on(f"sqlite:///{folder}/house.db") as served:
        yield asyncio.run(_set(served))


async def _set(served: OwnProcess) -> Scene:
    async with Company(served) as company:
        table, people = await company.table("pearls", "Ann", "Bob", undo="off", chat=False)
        watcher, stranger = await company.person("Wim"), await company.person("Mallory")
        link = await people[0].ok("POST", f"/api/tables/{table}/links", {"role": "watch"})
        await watcher.follow(link["path"])
        own = (await stranger.make_table("pearls", 2))["table"]["id"]
        lives = [await person.live(table) for person in people]
        dice = Dice.seeded(1)
        for live in lives:
            await live.until("moment")
        while True:  # to a question that is put to one seat alone
            asked = [live for live in lives if live.ask and live.ask["yours"]]
            if len(asked) == 1 and asked[0].ask and asked[0].ask["seats"] == asked[0].ask["yours"]:
                break
            for live in asked:
                if live.ask and live.ask["yours"]:
                    await live.play(dice.pick(live.options))
            head = (await people[0].ok("GET", f"/api/tables/{table}"))["head"]
            for live in lives:
                await live.until_seq(head)
        seat = asked[0].ask["yours"][0]
        other = people[1 - seat]
        named: list[tuple[str, Person]] = [("other", other), ("watcher", watcher), ("stranger", stranger)]
        cookies = {name: str(person.http.cookies[COOKIE]) for name, person in named}
        return Scene(served, table, own, asked[0].ask, asked[0].options, seat, cookies)


# --- frames -------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEY = st.text("abcXYZ019_-", min_size=0, max_size=70)
NUMBER = st.integers(-(2**40), 2**40) | st.integers(-2, 40)


def tagged(scene: Scene) -> st.SearchStrategy[Any]:
    """Frames that look nearly right: known tags, this very question, the asked seat's own legal answers."""
    action = st.sampled_from(scene.actions) | st.dictionaries(
        st.sampled_from(["do", "seat", "reef", "x"]), JSON
    )
    seat = st.integers(-1, 3) | NUMBER
    ask = st.just(scene.ask["id"]) | NUMBER
    return st.one_of(
        st.fixed_dictionaries({"t": st.just("play"), "ask": ask, "action": action | JSON, "key": KEY}),
        st.fixed_dictionaries({"t": st.just("undo"), "seat": seat, "ask": ask, "key": KEY}),
        st.fixed_dictionaries({"t": st.just("rewind"), "seat": seat, "to": NUMBER, "ask": ask, "key": KEY}),
        st.fixed_dictionaries(
            {"t": st.just("vote"), "seat": seat, "proposal": NUMBER, "yes": st.booleans(), "key": KEY}
        ),
        st.fixed_dictionaries({"t": st.just("hint"), "id": NUMBER, "seat": seat}),
        st.fixed_dictionaries({"t": st.just("why"), "id": NUMBER, "rule": st.text(max_size=12)}),
        st.fixed_dictionaries({"t": st.just("why_not"), "id": NUMBER, "touched": st.text(max_size=200)}),
        st.fixed_dictionaries({"t": st.just("view"), "seat": seat}),
        st.fixed_dictionaries({"t": st.just("chat"), "text": st.text(max_size=700)}),
        st.fixed_dictionaries({"t": st.just("hello"), "protocol": NUMBER}),
        st.fixed_dictionaries({"t": st.just("again")}),
        st.fixed_dictionaries({"t": st.text(max_size=10)}, optional={"key": JSON, "seat": JSON}),
    )


def frames(scene: Scene) -> st.SearchStrategy[list[str | bytes]]:
    nearly = tagged(scene).map(json.dumps)
    broken = nearly.flatmap(lambda text: st.integers(0, len(text)).map(lambda cut: text[:cut]))
    anything = JSON.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)
    mostly = st.integers(0, 9).flatmap(lambda n: nearly if n < 8 else broken if n == 8 else anything)
    return st.lists(mostly, min_size=FRAMES, max_size=FRAMES)


@contextmanager
def _connected(scene: Scene, who: str) -> Iterator[ClientConnection]:
    url = f"{scene.served.url.replace('http', 'ws')}/api/tables/{scene.table}/live"
    with connect(url, additional_headers=scene.cookie(who), max_size=None) as opened:
        opened.send('{"t":"hello","protocol":1}')
        yield opened


def _send_all(scene: Scene, who: str, sent: list[str | bytes]) -> None:
    """Send everything, on a new socket whenever the old one was hung up, which must be for a reason."""
    while sent:
        with _connected(scene, who) as opened:
            code = _send_some(opened, sent)
        assert code in (0, 4400, 1009), code


def _send_some(opened: ClientConnection, sent: list[str | bytes]) -> int:
    """Send until hung up on, and hear the last moment; the code if hung up on."""
    try:
        while sent:
            opened.send(sent.pop(0))
        opened.send('{"t":"again"}')
        while json.loads(opened.recv(timeout=PATIENCE))["t"] != "moment":
            pass
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return 0


@pytest.mark.parametrize("who", ["watcher", "other"])
def test_frames_of_all_kinds_change_nothing(scene: Scene, who: str) -> None:
    before = scene.fingerprint()

    count = 0

    @given(sent=frames(scene))
    @settings(max_examples=LISTS, **WITHOUT_A_CLOCK)
    def attack(sent: list[str | bytes]) -> None:
        nonlocal count
        count += len(sent)
        _send_all(scene, who, sent)

    scene.served.withstands(attack)
    print(f"{count} frames of the {who}")
    assert scene.fingerprint() == before
    assert httpx.get(f"{scene.served.url}/api/ready", timeout=PATIENCE).status_code == 200


def test_the_frames_could_change_the_match(scene: Scene) -> None:
    """The same frames from the seat that is asked would be played: what holds them off is whose they are."""
    assert scene.ask["yours"] == [scene.asked]
    assert all(action["seat"] == scene.asked for action in scene.actions)


def _hung_up_with(opened: ClientConnection) -> int:
    """Listen until the server hangs up."""
    try:
        while True:
            opened.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_huge_frames_close_the_socket(scene: Scene) -> None:
    with _connected(scene, "other") as opened:
        opened.send(json.dumps({"t": "chat", "text": "x" * 100_000}))
        assert _hung_up_with(opened) == 1009


def test_strangers_get_no_table(scene: Scene) -> None:
    """No cookie, a forged cookie, a guest who was never let in: the socket says so and hangs up."""
    url = f"{scene.served.url.replace('http', 'ws')}/api/tables/{scene.table}/live"
    forged = {"Cookie": f"{COOKIE}={scene.cookies['other'][:-2]}xx"}
    for headers, code in (({}, 4401), (forged, 4401), (scene.cookie("stranger"), 4404)):
        with connect(url, additional_headers=headers) as opened:
            with suppress(ConnectionClosed):
                opened.send('{"t":"hello","protocol":1}')
            assert json.loads(opened.recv(timeout=PATIENCE))["t"] == "bye"
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code


# --- requests -----------------------------------------------------------------------------------------------


def _try_out(
    scene: Scene, client: httpx.Client, operation: Any, mode: GenerationMode, statuses: dict[int, int]
) -> None:
    @given(case=operation.as_strategy(generation_mode=mode), ours=st.integers(0, 3))
    @settings(max_examples=CASES_HTTP, **WITHOUT_A_CLOCK)
    def request(case: Any, ours: int) -> None:
        if case.path_parameters and "table" in case.path_parameters and ours:
            deletes = operation.method.upper() == "DELETE" or operation.path.endswith(("leave", "give-up"))
            case.path_parameters["table"] = scene.table if ours == 1 or deletes else scene.own_table
        fields = case.as_transport_kwargs(base_url=scene.served.url)
        headers = {k: v for k, v in fields.get("headers", {}).items() if k.lower() not in ("host", "cookie")}
        body = {name: fields[name] for name in ("params", "json") if fields.get(name) is not None}
        if fields.get("data") is not None:
            body["content"] = fields["data"]
        try:
            response = client.request(
                fields["method"], fields["url"], headers={**headers, **scene.cookie("stranger")}, **body
            )
        except (httpx.InvalidURL, UnicodeError, ValueError, TypeError, httpx.LocalProtocolError):
            return  # no client can send that
        statuses[response.status_code] = statuses.get(response.status_code, 0) + 1
        assert response.status_code < 500, (operation.method, operation.path, response.text)
        if response.status_code >= 400:
            assert set(response.json()["error"]) >= {"reason", "why", "request"}

    request()


def test_the_api_holds_what_its_document_says(scene: Scene) -> None:
    """schemathesis makes requests from the OpenAPI document, at the victim's table and the stranger's own."""
    before = scene.fingerprint()
    document = f"{scene.served.url}/api/openapi.json"
    scene.served.withstands(lambda: httpx.get(document, timeout=PATIENCE).raise_for_status())
    schema = schemathesis.openapi.from_url(document)
    statuses: dict[int, int] = {}
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 40

    def request_everything() -> None:
        with httpx.Client(base_url=scene.served.url, timeout=PATIENCE) as client:
            for operation in operations:
                # One would send the stranger home, one makes them somebody else; tested elsewhere.
                if (operation.method.upper(), operation.path) not in {
                    ("DELETE", "/api/me"),
                    ("POST", "/api/return"),
                }:
                    _try_out(scene, client, operation, GenerationMode.POSITIVE, statuses)
                    with suppress(Unsatisfiable, SkipTest):  # where there is nothing to get wrong
                        _try_out(scene, client, operation, GenerationMode.NEGATIVE, statuses)

    scene.served.withstands(request_everything)
    assert scene.fingerprint() == before
    print(f"{sum(statuses.values())} requests, answered with {dict(sorted(statuses.items()))}")
    assert sum(statuses.values()) > 200 * SCALE, statuses
    assert len(statuses) > 4, statuses


def test_other_peoples_tables_answer_404(scene: Scene) -> None:
    with httpx.Client(
        base_url=scene.served.url, headers=scene.cookie("stranger"), timeout=PATIENCE
    ) as client:
        document = client.get("/api/openapi.json").json()
        asked = 0
        for path, methods in document["paths"].items():
            if not path.startswith("/api/tables/{table}"):
                continue
            for method, operation in methods.items():
                place = path.format(table=scene.table, seat=0, seq=6, link="x", line=1, guest="g")
                body = _example(operation, scene)
                response = client.request(method, place, json=body)
                assert response.status_code == 404, (method, path, response.text)
                asked += 1
        assert asked > 25


def _example(operation: Any, scene: Scene) -> Any:
    """A body that fits, so that nothing but who asks can be wrong."""
    return {
        "arrange": {"name": "mine"}, "enter": {"token": "p.x"}, "make_link": {"role": "play"},
        "hand_over": {"guest": "g"}, "remove": {"guest": "g"}, "fork": {"seq": 6}, "sit": {},
        "give_back": {"guest": "g"},
        "ready": {"ready": True},
        "seat_bot": {"bot": "random"}, "cover": {"bot": "random"},
        "play": {"ask": scene.ask["id"], "action": scene.actions[0], "key": "k" * 12},
        "undo": {"seat": 0, "ask": 1, "key": "k" * 12},
        "rewind": {"seat": 0, "to": 6, "ask": 1, "key": "k" * 12},
        "vote": {"seat": 0, "proposal": 1, "yes": True, "key": "k" * 12},
        "standing": {"seat": 0, "kind": "x", "stands": True, "key": "k" * 12},
        "mute": {"guest": "g", "muted": True}, "write_notes": {"text": "", "base": 0},
        "something_is_wrong": {"words": "This is odd.", "seq": 6, "language": "en"},
        "list_table": {"level": "any", "language": "en"}, "door": {"token": "p.x"},
        "lay_on_screen": {"code": "ABC234"},
    }.get(operation["operationId"].split("_api_")[0])  # fmt: skip


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("{url}", True),
        ("https://evil.example", False),
        ("http://127.0.0.1", False),
        ("{url}.evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_this_site_may_change_things(scene: Scene, origin: str | None, allowed: bool) -> None:
    url = scene.served.url
    headers = scene.cookie("stranger") | ({} if origin is None else {"Origin": origin.format(url=url)})
    response = httpx.post(f"{url}/api/me", json={"name": "Mallory"}, headers=headers, timeout=PATIENCE)
    assert (response.status_code == 200) == allowed
    if not allowed:
        assert (response.status_code, response.json()["error"]["reason"]) == (403, "origin")
    live = f"{url.replace('http', 'ws')}/api/tables/{scene.table}/live"
    with connect(live, additional_headers=headers | scene.cookie("watcher")) as opened:
        with suppress(ConnectionClosed):
            opened.send('{"t":"hello","protocol":1}')
        first = json.loads(opened.recv(timeout=PATIENCE))
        assert first["t"] == ("hello" if allowed else "bye")


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost:1:2", "[::2]"])
def test_only_our_own_names_are_answered(scene: Scene, host: str) -> None:
    request = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", scene.served.port)) as raw:
        raw.sendall(request)
        answer = raw.makefile("rb").read()
    assert b" 400 " in answer.splitlines()[0]


@pytest.mark.parametrize(
    "raw",
    [
        b"GARBAGE\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n{}",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /%00%ff/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /assets/../../../settings.py HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{\xff}..",
    ],
)
def test_raw_garbage(scene: Scene, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", scene.served.port), timeout=3) as opened:
        opened.sendall(raw)
        opened.shutdown(socket.SHUT_WR)
        try:
            answer = opened.makefile("rb").readline()
        except TimeoutError:
            answer = b""
    assert not answer or b" 4" in answer or b" 200 " in answer
    assert b"import" not in answer


def test_headers_and_a_body_that_lies_about_its_size(scene: Scene) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 8192

    response = httpx.post(
        f"{scene.served.url}/api/me", content=chunks(), headers=scene.cookie("stranger"), timeout=PATIENCE
    )
    assert response.status_code == 413
    response = httpx.get(scene.served.url, timeout=PATIENCE)
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for header in ("x-content-type-options", "referrer-policy", "x-frame-options", "x-request-id"):
        assert header in response.headers


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    allow = Allowances(requests_per_second=2)  # however slow this machine is
    with (
        Served.on(f"sqlite:///{tmp_path}/house.db", limits=True, allow=allow) as served,
        httpx.Client(base_url=served.url, timeout=PATIENCE) as client,
    ):
        codes = [client.get("/api/health").status_code for _ in range(70)]
    assert codes[0] == 200
    assert 429 in codes


def test_a_flood_of_frames_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames are counted by the second; here it is always the same second, as on a fast machine."""
    monkeypatch.setattr(conversation, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def flood(served: Served) -> set[str]:
        async with Company(served) as company:
            ann = await company.person("Ann")
            table = (await ann.make_table("pearls", 2))["table"]["id"]
            opened = await ann.live(table)
            await opened.until("hello")
            for n in range(400):
                await opened.say({"t": "why", "id": n, "rule": "x"})
            heard = set()
            while True:
                frame = await opened.hear()
                heard.add(frame.get("reason", ""))
                if frame["t"] == "bye":
                    return heard

    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True) as served:
        assert asyncio.run(flood(served)) & {"too-many", "slow"}
