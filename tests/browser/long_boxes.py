"""Every question of whole matches on three phones: the board has half of the screen, and nothing is off, covered or cut.
So has every step of a guided match, with the guide as it comes.

Also in a longer language. Too long for the gate, which looks at three moments a game (`test_boxes.py`):
`bash .ci/long boxes-GAME`; `MATCHES` in the environment says how many, ten without it. Ada answers at random, each
match with other answers, and other dice by `DICE=each`; bots sit where the game wants company.

Scar: answers were drawn from numbers that followed each other, with one set of dice, and ten matches were one.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from fathomfive.proof.languages.packing import PSEUDO
from tests.browser.boxes import OVER_THE_BOARD, PHONES, as_it_lies
from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.browser.led import follow, guide
from tests.browser.person import PHONE, Person

MATCHES = int(os.environ.get("MATCHES", "10"))
MOST = int(os.environ.get("QUESTIONS", "80"))
"""Questions looked at in one match: later ones are the same kinds again."""
GAMES = ("refuge", "tentacula", "lurk", "jupiter", "sleeping")
PLAYED = [("en", n) for n in range(MATCHES)] + [
    (PSEUDO, n) for n in range(MATCHES, MATCHES + -(-MATCHES // 3))
]
"""A third as many in the longer language: its boxes differ, its questions do not."""
HALF = 0.5
SPEAK = f"localStorage.setItem('fathom-settings', JSON.stringify({{language: '{PSEUDO}', speed: 'once'}}))"


@pytest.mark.parametrize(("language", "match"), PLAYED)
@pytest.mark.parametrize("game", GAMES)
def test_all_questions_of_a_match_fit_a_phone(
    new_person: NewPerson, request: pytest.FixtureRequest, game: str, language: str, match: int
) -> None:
    ada = somebody(new_person, request, language)
    ada.open(f"/games/{game}/short")
    ada.at_a_table()
    found = Found(same_table(new_person, ada))
    while found.questions < MOST and not ada.scene().get("outcome"):
        ada.wait_for_turn(".curtain")
        ada.draw_the_curtain()
        if ada.over:
            break
        found.look((ada.scene().get("prompt") or {}).get("kind", ""))
        ada.play_ahead(1, seed=Random(f"{match} {found.questions}").randrange(1, 2**31 - 1))
    print(f"{game} {language} {match}: {found}, ended {(ada.scene().get('outcome') or {}).get('result')}")
    assert found.questions
    assert dict(found.wrong) == {}


@pytest.mark.parametrize("language", ["en", PSEUDO])
@pytest.mark.parametrize("game", GAMES)
def test_all_steps_of_a_guided_match_fit_a_phone(
    new_person: NewPerson, request: pytest.FixtureRequest, game: str, language: str
) -> None:
    ada = somebody(new_person, request, language)
    ada.open(f"/games/{game}/learn")
    ada.at_a_table()
    guide(ada)
    found = Found(phones := same_table(new_person, ada))

    def looks(goal: str) -> None:
        for phone in phones:
            assert guide(phone)["goal"] == goal
        found.look(goal)

    follow(ada, looks)
    print(f"{game} {language} guided: {found}")
    assert dict(found.wrong) == {}


class Found:
    """What was measured at so many questions."""

    def __init__(self, phones: list[Person]) -> None:
        self.phones = phones
        self.wrong, self.smallest, self.questions = Counter[str](), 1.0, 0

    def look(self, asked: str) -> None:
        seq = self.phones[0].seq()
        for (width, height), phone in zip(PHONES, self.phones, strict=True):
            phone.wait_for_news(seq - 1)
            phone.awake()
            close_toasts(phone)
            share, found = as_it_lies(phone.page)
            found += phone.page.evaluate(OVER_THE_BOARD)
            self.smallest = min(self.smallest, share)
            if share < HALF:
                found.append(f"the board has {share:.3f}")
            self.wrong.update(seen := [f"{width}x{height} {asked}: {one}" for one in found])
            print(*seen, sep="\n", end="\n" if seen else "", flush=True)
        self.questions += 1

    def __str__(self) -> str:
        return f"{self.questions} questions, board at least {self.smallest:.3f}, {len(self.wrong)} wrong"


def somebody(new_person: NewPerson, request: pytest.FixtureRequest, language: str) -> Person:
    ada = new_person("Ada", **PHONE)
    if language == PSEUDO:
        abroad: House = request.getfixturevalue("abroad")  # a house more: only where it is needed
        ada.url = abroad.url
        ada.open("/")
        ada.page.evaluate(SPEAK)
    return ada


def same_table(new_person: NewPerson, ada: Person) -> list[Person]:
    """Ada's own phone, and what she would see on others of other sizes: turning one takes longer than to play."""
    phones = [ada]
    for width, height in PHONES[1:]:
        size = {"viewport": {"width": width, "height": height}}
        phones.append(new_person("Ada", **PHONE | size, storage_state=ada.page.context.storage_state()))
        phones[-1].open(ada.page.url)
        phones[-1].at_a_table()
    return phones


def close_toasts(ada: Person) -> None:
    for close in ada.page.locator(".toast button[aria-label]").all():
        close.click()
