"""What is the same for everybody is sent packed, once packed for all; what belongs to somebody never is."""

from __future__ import annotations

import gzip

import pytest

from fathomfive.server.http import packed
from fathomfive.server.http.packed import LEAST, public_file
from tests.server.playing import Company, Served

WORDS = b"Mind the tentacles. " * LEAST


@pytest.mark.parametrize(
    ("accepted", "comes"),
    [
        ("gzip, deflate, br", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br, *", "gzip"),
        ("", ""),
        ("br", ""),
        ("gzip;q=0, identity", ""),
        ("gzip; q=0.000", ""),
    ],
)
async def test_it_comes_as_the_browser_reads_it(accepted: str, comes: str) -> None:
    answer = await public_file({"accept-encoding": accepted}, WORDS, "text/css")
    body = bytes(answer.body)
    assert answer.headers.get("content-encoding", "") == comes
    assert (gzip.decompress(body) if comes else body) == WORDS
    assert len(body) < LEAST or not comes
    assert answer.headers["vary"] == "Accept-Encoding", "a proxy must not give one to the other"


async def test_two_forms_of_a_file_have_two_tags_and_each_is_known_again() -> None:
    plain = await public_file({}, WORDS, "text/css")
    small = await public_file({"accept-encoding": "gzip"}, WORDS, "text/css")
    assert plain.headers["etag"] != small.headers["etag"]
    for known in (plain, small):
        tags = f'W/{known.headers["etag"]}, "other"'
        again = await public_file({"accept-encoding": "gzip", "if-none-match": tags}, WORDS, "text/css")
        assert (again.status_code, bytes(again.body)) == (304, b"")
    changed = await public_file({"if-none-match": plain.headers["etag"]}, WORDS + b"!", "text/css")
    assert changed.status_code == 200


@pytest.mark.parametrize(("content", "kind"), [(WORDS, "image/png"), (WORDS[: LEAST - 1], "text/css")])
async def test_what_is_packed_already_or_tiny_is_left_alone(content: bytes, kind: str) -> None:
    answer = await public_file({"accept-encoding": "gzip"}, content, kind)
    assert "content-encoding" not in answer.headers
    assert bytes(answer.body) == content


async def test_it_is_packed_once_and_the_oldest_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "_kept", kept := dict[str, bytes]())
    monkeypatch.setattr(packed, "KEPT", 3)
    bodies = [(await public_file({"accept-encoding": "gzip"}, WORDS, "text/css")).body for _ in range(2)]
    assert bodies[0] is bodies[1]
    for n in range(5):
        await public_file({"accept-encoding": "gzip"}, WORDS + bytes([n]), "text/css")
    assert len(kept) == 3


async def test_a_house_packs_what_is_everybodys_and_nothing_else(served: Served) -> None:
    async with Company(served) as company:
        table, (ann, _) = await company.table("pearls", "Ann", "Bob")
        ann.http.headers["accept-encoding"] = "gzip"
        for path in ("/api/text/en.ftl", "/api/games/refuge/art.svg", "/api/games", "/api/openapi.json"):
            assert (await ann.ask("GET", path)).headers.get("content-encoding") == "gzip", path
        for path in (f"/api/tables/{table}", "/api/me", "/api/me/data", "/api/metrics", f"/t/{table}"):
            answer = await ann.ask("GET", path)
            assert answer.status_code == 200, path
            assert "content-encoding" not in answer.headers, path


async def test_a_cover_is_a_small_part_of_the_art_and_the_words(served: Served) -> None:
    async with Company(served) as company:
        _, (ann, _) = await company.table("pearls", "Ann", "Bob")
        whole, cover = [
            (await ann.ask("GET", f"/api/games/refuge/{name}.svg")).text for name in ("art", "cover")
        ]
        assert 'id="refuge-cover"' in cover
        assert len(cover) < len(whole) / 5
        words = (await ann.ask("GET", "/api/games/refuge/cover/en.ftl")).text
        assert "game-tagline" in words
        assert all(line.startswith(("game-", " ")) for line in words.splitlines())
        assert "<symbol" not in (await ann.ask("GET", "/api/games/pearls/cover.svg")).text, (
            "it has art, but no cover"
        )
        assert (await ann.refused("GET", "/api/games/refuge/cover/xx.ftl"))[0] == 404
