"""What a first visit weighs, from the start page to a running match, as Chromium counts it on the line."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.test_five import COMPANY

MOST = 600_000
"""Bytes that came over the line, headers and the frames of the socket included."""
MORE = {"sleeping": 40_000}
"""Its pictures and the face its pages are set in weigh more than those of the others (25,000 before a table
could lie on a television and a page kept how its test ended, 35,000 before matches could travel)."""


class Line:
    """Everything that reached a page, by where it came from."""

    def __init__(self, person: Person) -> None:
        self.bytes: Counter[str] = Counter()
        self._from: dict[str, str] = {}
        line = person.page.context.new_cdp_session(person.page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.loadingFinished", self._came)
        line.on("Network.webSocketFrameReceived", self._frame)

    def _asked(self, event: dict[str, Any]) -> None:
        self._from[event["requestId"]] = urlsplit(event["request"]["url"]).path

    def _came(self, event: dict[str, Any]) -> None:
        self.bytes[self._from[event["requestId"]]] += int(event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self.bytes["socket"] += len(event["response"]["payloadData"].encode())

    def __str__(self) -> str:
        whole = sum(self.bytes.values())
        return "\n".join([f"{whole} in all", *(f"{n:7} {what}" for what, n in self.bytes.most_common())])


@pytest.mark.parametrize("game", COMPANY)
def test_a_first_visit_is_light(new_person: NewPerson, game: str) -> None:
    ada = new_person("Ada")
    line = Line(ada)
    ada.open("/")
    expect(ada.page.locator(".way-in .arch use")).to_have_count(len(COMPANY))
    ada.page.wait_for_load_state("networkidle")
    ada.page.locator(f'.way-in a.game[href="/games/{game}"]').click()
    ada.sit_down(*COMPANY[game])
    ada.at_a_table()
    ada.wait_for_turn()
    ada.page.wait_for_load_state("networkidle")
    print(line)
    assert sum(line.bytes.values()) < MOST + MORE.get(game, 0), str(line)
