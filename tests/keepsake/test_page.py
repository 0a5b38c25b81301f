"""The file itself: small, whole, in one language, and nothing in it but what was put there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.keepsake import making
from fathomfive.keepsake.evening import Evening
from fathomfive.keepsake.making import MOST_BYTES, keepsake
from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.journal import Adopted, Journal
from fathomfive.kernel.text import Texts
from fathomfive.tables.moments import Reviewed
from tests.keepsake.evenings import RECORDED, campaign, promised, recorded

BUILT = {"keepsake/keepsake.js": "0", "keepsake/keepsake.css": "", "art.svg": "<svg></svg>"}


@pytest.fixture(autouse=True)
def without_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the client's build leaves is looked at in tests/browser."""
    monkeypatch.setattr(making, "built", lambda name: BUILT[name])


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", RECORDED)
def test_every_game_is_told_in_words_that_exist(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[Texts] = []
    texts_for = making.texts_for

    def heard(game: Game[Any], language: str) -> Texts:
        spoken.append(texts_for(game, language))
        return spoken[-1]

    monkeypatch.setattr(making, "texts_for", heard)
    page = keepsake([recorded(game)], None, language).decode()
    assert f'<html lang="{language}">' in page
    assert [missing for texts in spoken for missing in texts.missing] == []
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", page.partition("<script")[0])
    assert len(page.encode()) < MOST_BYTES - 400_000, "script, style and letters take three hundred thousand"


@pytest.mark.parametrize("game", RECORDED)
def test_it_refers_to_nothing_outside(game: str) -> None:
    page = keepsake([recorded(game)], 0, "en").decode()
    assert "default-src 'none'" in page
    data = re.search(r'id="keepsake-data">(.*?)</script>', page, re.S)
    assert data is not None
    pictures = "".join(msgspec.json.decode(data[1])["sheets"])
    for where in (page.replace(data[1], ""), pictures):
        leads = re.findall(r"""(?:href|src)=["']([^"'#][^"']*)""", where) + re.findall(
            r"url\(([^#)\"']+)", where
        )
        assert [lead for lead in leads if not lead.startswith("data:")] == []


def test_every_sentence_of_its_own_is_said_and_no_other() -> None:
    room = Path(making.__file__).parent
    source = "".join(file.read_text("utf-8") for file in room.glob("*.py"))
    written = set(re.findall(r"^(keep-[a-z-]+) =", (room / "text" / "en.ftl").read_text("utf-8"), re.M))
    assert set(re.findall(r'"(keep-[a-z-]+)"', source)) == written


def test_names_are_words_and_no_markup() -> None:
    bad = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
    evening = recorded("tentacula", names={0: bad, 1: '" onload="x'})
    page = keepsake([evening], 0, "en").decode()
    assert page.count("<script") == 2
    assert "<img" not in page
    assert ' onload="x' not in page
    assert "&lt;img src=x onerror" in page


def test_a_campaign_is_told_evening_by_evening() -> None:
    journals = campaign(3)
    assert [journal.match_at().over for journal in journals] == [False, False, True]
    page = keepsake([Evening(list(journal.lines())) for journal in journals], 0, "en").decode()
    titles = re.findall(r"<h2>(.*?)</h2>", page)
    assert titles == ["Who was there", "The log, page by page", "Evening 1", "Evening 2", "Evening 3"]
    assert "A voyage of 3 evenings" in page
    assert page.count('class="page"') > 5
    assert len(page.encode()) < MOST_BYTES - 400_000


def test_a_file_that_would_be_too_large_has_fewer_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    def pictures(page: bytes) -> int:
        return int(re.findall(r'type="range" min="0" max="(\d+)"', page.decode())[0]) + 1

    whole = keepsake([recorded("jupiter")], None, "en")
    monkeypatch.setattr(making, "MOST_BYTES", len(whole) - 1)
    small = keepsake([recorded("jupiter")], None, "en")
    assert 1 < pictures(small) < pictures(whole)
    assert len(small) < len(whole)


def test_the_promise_of_the_dice_stands_in_it() -> None:
    journal = promised()
    journal.verify()
    page = keepsake([Evening(list(journal.lines()))], None, "en").decode()
    assert page.count("data-check=") == 2
    for part in (
        journal.opening.commitment,
        journal.opening.secret,
        journal.opening.salt,
        journal.opening.key,
    ):
        assert f"<code>{part}</code>" in page
    assert "Nobody promised anything" in keepsake([recorded("tentacula")], None, "en").decode()


def test_a_match_that_was_taken_over_is_told_from_there() -> None:
    """Moments before the adoption cannot be played any more: they are left out, pictures and all."""
    journal = Journal.read(RECORDED["refuge"])
    match = journal.match_at(10)
    adopted = Adopted(match.save(), match.game.rules_hash(match.book))
    taken_over = Journal(journal.opening, [*journal.entries[:10], adopted, *journal.entries[10:]])
    points = [Reviewed(seq, chance, 0.5) for seq, chance in ((2, 0.1), (6, 0.9), (11, 0.2), (15, 0.8))]
    page = keepsake([Evening(list(taken_over.lines()), points=points)], None, "en").decode()
    assert page.count('class="whole"') == 1
    assert "Up from 20 to 80 percent" in page


def test_what_cannot_be_told_is_refused() -> None:
    journal = Journal.read(RECORDED["refuge"])
    half = Evening(list(Journal(journal.opening, journal.entries[:9]).lines()))
    for evenings, viewer, why in (
        ([half], None, "refused-keepsake-open"),
        ([recorded("refuge")], 4, "refused-keepsake-seat"),
        ([recorded("lurk"), recorded("refuge")], None, "refused-keepsake-games"),
    ):
        with pytest.raises(Refused, match=why):
            keepsake(evenings, viewer, "en")
