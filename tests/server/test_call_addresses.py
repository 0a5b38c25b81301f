"""What guests want called must not lead into the host's network, and their words stay words."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fathomfive.server.calling.addresses import Unfit, pinned
from fathomfive.server.calling.deliver import Sender, _deliver
from fathomfive.server.calling.letters import Letter, hook, is_mailbox, mail
from tests.server.callbox import Browser, Callbox, callbox
from tests.server.playing import Company, Served

INSIDE = [
    "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://0.0.0.0/", "https://10.0.0.7/",
    "https://172.16.3.4/", "https://192.168.1.1/", "https://169.254.169.254/latest/meta-data/",
    "https://100.64.1.1/", "https://[fe80::1]/", "https://[fd00::1]/", "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:10.0.0.1]/", "https://[64:ff9b::a00:1]/", "https://[2002:7f00:1::]/", "https://2130706433/",
    "https://0x7f000001/", "https://0177.0.0.1/", "https://127.1/", "https://224.0.0.1/",
    "https://255.255.255.255/", "https://[ff02::1]/", "https://[::]/",
]  # fmt: skip
FORMS = [
    "ftp://example.com/", "file:///etc/passwd", "gopher://example.com/", "javascript:alert(1)", "https://",
    "https://user:pass@example.com/", "https://example.com@127.0.0.1/", "https://exa mple.com/",
    "https://example.com/\r\nX: y", "https://example.com\\@127.0.0.1/", "https://example.com:99999/",
    "https://exämple.com/", "https://example.com/" + "a" * 1000, "//example.com/", "",
]  # fmt: skip


def resolves(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Every name leads here, the first time and the next; who was asked for."""
    asked, left = [], list(answers)

    async def look(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        addresses = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look)
    return asked


@pytest.mark.parametrize("url", INSIDE)
async def test_nothing_inside_is_called(url: str) -> None:
    with pytest.raises(Unfit) as unfit:
        await pinned(url)
    assert unfit.value.why in ("inside", "unknown")


@pytest.mark.parametrize("url", FORMS)
async def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Unfit) as unfit:
        await pinned(url)
    assert unfit.value.why == "form"


async def test_a_name_of_the_internet_is_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    resolves(monkeypatch, ["93.184.215.14"])
    found = await pinned("https://example.com/hook")
    assert (found.host, found.port, found.addresses) == ("example.com", 443, ("93.184.215.14",))
    for url, why in (("http://example.com/", "plain"), ("https://example.com:25/", "port")):
        with pytest.raises(Unfit) as unfit:
            await pinned(url)
        assert unfit.value.why == why


async def test_a_name_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolves(monkeypatch, ["93.184.215.14", "10.0.0.1"])
    with pytest.raises(Unfit):
        await pinned("https://example.com/")


async def test_the_operator_admits_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await pinned("http://127.0.0.1:8080/x", ["127.0.0.0/8"])).addresses == ("127.0.0.1",)
    with pytest.raises(Unfit):
        await pinned("http://10.0.0.1/", ["127.0.0.0/8"])
    resolves(monkeypatch, ["127.0.0.1", "10.0.0.1"])
    with pytest.raises(Unfit):  # all of them, or none
        await pinned("http://example.com/", ["127.0.0.0/8"])


@pytest.fixture
def box() -> Iterator[Callbox]:
    with callbox() as found:
        yield found


def letter(kind: Any, address: str, **more: Any) -> Letter:
    words: dict[str, Any] = {
        "title": "Your turn",
        "text": "Refuge: swim",
        "link": "http://house/t/a",
        "stop": "http://house/stop#t",
    }
    return Letter(**(words | {"kind": kind, "address": address, "table": "a", "at": 1} | more))


def sender(*may_call: str, **more: Any) -> Sender:
    return Sender(vapid="7" * 64, contact="mailto:a@b.example", may_call=may_call, **more)


async def test_a_name_that_changes_its_mind(box: Callbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """It led outside when it was given, and leads home when it is called: it is looked at again, once."""
    asked = resolves(monkeypatch, ["93.184.215.14"], ["127.0.0.1"])
    url = f"https://rebind.example:{8443}/x"
    await pinned(url)
    assert await _deliver([letter("json", url)], sender()) == ["wrong"]
    assert asked == ["rebind.example"] * 2
    assert box.posted == []


async def test_what_was_looked_at_is_connected_to(box: Callbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is asked for once: a third answer, which would lead elsewhere, is never heard."""
    asked = resolves(monkeypatch, ["127.0.0.1"], ["192.0.2.9"])
    url = f"http://pinned.example:{box.port}/x"
    assert await _deliver([letter("json", url)], sender("127.0.0.0/8")) == ["sent"]
    assert asked == ["pinned.example"]
    assert box.posted[0].headers["host"] == f"pinned.example:{box.port}"


async def test_no_redirect_is_followed(box: Callbox) -> None:
    for status in (301, 302, 303, 307, 308):
        box.says = lambda path, status=status: status  # type: ignore[misc]
        url = f"{box.url}/first"
        assert await _deliver([letter("json", url)], sender("127.0.0.0/8")) == ["wrong"]
    assert {one.path for one in box.posted} == {"/first"}


async def test_push_endpoints_pass_the_same_check(box: Callbox) -> None:
    import json

    browser = Browser(box.url + "/push")
    push = letter("push", browser.endpoint, keys=json.dumps(browser.keys))
    assert await _deliver([push], sender()) == ["wrong"]
    assert box.posted == []
    assert await _deliver([push], sender("127.0.0.0/8")) == ["sent"]
    assert browser.reads(box.posted[0])["title"] == "Your turn"


async def test_the_routes_refuse_them(tmp_path: Path) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db") as served:
        async with Company(served) as company:
            ann = await company.person("Ann")
            keys = Browser("").keys
            for kind in ("json", "discord", "slack", "ntfy", "push"):
                for url in (
                    "https://127.0.0.1/x",
                    "http://169.254.169.254/",
                    "https://localhost:5432/",
                    served.url,
                ):
                    body = {"kind": kind, "address": url, "keys": keys if kind == "push" else None}
                    answer = await ann.ask("POST", "/api/me/calls/channels", body)
                    assert answer.json()["error"]["why"]["id"] == "refused-call-inside"
            assert (await ann.ok("GET", "/api/me/calls"))["channels"] == []
            mailbox = {"kind": "mail", "address": "ann@mail.example"}
            answer = await ann.ask("POST", "/api/me/calls/channels", mailbox)
            assert answer.json()["error"]["why"]["id"] == "refused-no-mail"


async def test_only_so_many_and_so_often(tmp_path: Path, box: Callbox) -> None:
    with Served.on(f"sqlite:///{tmp_path}/house.db", limits=True, **box.settings()) as served:
        async with Company(served) as company:
            ann = await company.person("Ann")
            for n in range(12):
                await ann.ok("POST", "/api/me/calls/channels", {"kind": "json", "address": f"{box.url}/{n}"})
            body = {"kind": "json", "address": f"{box.url}/13"}
            assert await ann.refused("POST", "/api/me/calls/channels", body) == (429, "too-many")


# --- words ----------------------------------------------------------------------------------------------

EVIL = "Dive\r\nBcc: eve@evil.example\r\n\r\n<b>@everyone</b> [x](https://evil.example) <!channel> & *"


@pytest.mark.parametrize(
    "address",
    [
        "a@b.example\r\nBcc: eve@evil.example", "a@b.example,eve@evil.example", "a@b.example b@b.example",
        "<a@b.example>", '"a b"@b.example', "a@b", "@b.example", "a@b.example\n", "a@[127.0.0.1]",
        "ä@b.example", "a%0d%0aBcc:x@b.example\r",
    ],
)  # fmt: skip
def test_what_is_no_mailbox(address: str) -> None:
    assert not is_mailbox(address)


async def test_a_title_is_one_line_of_a_mail(box: Callbox) -> None:
    evil = letter("mail", "ann@mail.example", title=EVIL, text=EVIL)
    made = mail(evil, "table@house.example")
    assert made["Bcc"] is None
    assert "\n" not in str(made["Subject"])
    post = sender(mail=box.smtp, mail_from="table@house.example")
    assert await _deliver([evil], post) == ["sent"]
    (got,) = box.letters
    assert got["X-To"] == "ann@mail.example"
    assert got["Bcc"] is None
    with pytest.raises(ValueError, match=r"linefeed|newline|CR|LF"):
        mail(letter("mail", "ann@mail.example\r\nBcc: eve@evil.example"), "table@house.example")
    broken = letter("mail", "ann@mail.example\r\nBcc: eve@evil.example")
    assert await _deliver([broken], post) == ["wrong"]
    assert len(box.letters) == 1


def test_a_chat_reads_words_as_words() -> None:
    import json

    _, discord = hook(letter("discord", "https://d/x", title=EVIL, text=EVIL))
    said = json.loads(discord)
    assert said["allowed_mentions"] == {"parse": []}
    assert "\\[x\\]\\(" in said["content"]
    _, slack = hook(letter("slack", "https://s/x", title=EVIL, text=EVIL))
    assert "<!channel>" not in json.loads(slack)["text"]
    assert "&lt;!channel&gt;" in json.loads(slack)["text"]
