"""An evening of a campaign in the browser, steered: whoever is asked answers by wishes, not by chance.

The voyage begins from a document, near two places where nothing is left to luck: a test that nobody can pass
without help, and a fight with two weak enemies.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import FilePayload, expect

from fathomfive.games.sleeping.document import DOCUMENTS, export
from fathomfive.games.sleeping.state import TIERS
from tests.browser.person import Person
from tests.games.sleeping.table import Voyage, voyage

GAME = "sleeping"
QUIET_EVENTS = ("EV-M05", "EV-M12", "EV-M14")
"""Events without test or fight, the next one last."""
NOTES = "Nobody at the chapel likes the captain."
MOST_ANSWERS = 120

Wish = Mapping[str, Any]
Wishes = Mapping[str, Wish]
"""For a kind of question: the fields of the answer that is wanted. Whatever is not wished for is declined."""


def campaign_file() -> dict[str, Any]:
    """What a table of two has put away off the Moss Chapel, at the start of a turn, with empty hands."""
    t = voyage(players=2)
    t.g.region = "2-D"
    _next_events(t)
    document = DOCUMENTS.write(export(t.g))
    return {"game": GAME, "seats": 2, "options": {}, "document": document, "notes": NOTES}


def _next_events(t: Voyage) -> None:
    for card in QUIET_EVENTS:
        heap = next(
            pile[tier]
            for tier in TIERS
            for pile in (t.g.event_decks, t.g.event_unused)
            if card in pile[tier].cards
        )
        heap.take(card)
        t.g.event_top.put(card, -1)


def set_sail(ada: Person, tom: Person) -> None:
    """Ada brings the campaign file to a new table, Tom comes in by the link, and they go on."""
    ada.set_up(GAME, submit=False)
    content = json.dumps(campaign_file()).encode()
    brought = FilePayload(name="last evening.json", mimeType="application/json", buffer=content)
    ada.page.locator("input[name=campaign]").set_input_files([brought])
    expect(ada.page.get_by_text("This table goes on with a campaign of 2 people.")).to_be_visible()
    ada.page.locator("[data-submit]").click()
    tom.come_in(ada.invitation())
    expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
    ada.page.locator("[data-submit]").click()
    for person in (ada, tom):
        person.at_the_table()


def sail(people: list[Person], wishes: Wishes, until: Callable[[Person], bool]) -> None:
    """Answer whatever is asked until the condition holds in the first one's picture."""
    for _ in range(MOST_ANSWERS):
        people[0].awake()
        if until(people[0]):
            return
        asked = [person for person in people if person.asked]
        if not asked:
            people[0].page.wait_for_timeout(50)
            continue
        person = asked[0]
        number = _wanted(person, wishes)
        before = person.seq()
        if number is not None and person.choose(number):
            for other in people:
                other.wait_for_news(before)
    raise AssertionError(f"not there after {MOST_ANSWERS} answers: {people[0].scene()['prompt']}")


def _wanted(person: Person, wishes: Wishes) -> int | None:
    """The place of the answer somebody wishes for, or a decline, or the first."""
    scene = person.scene()
    offered = person.offered()
    answers = {
        option["id"]: option["action"] for option in scene["options"] if option.get("action") is not None
    }
    ids = [name for name in offered if name in answers]
    if not ids:
        return None
    wish = wishes.get(scene["prompt"]["kind"])
    if wish is not None:
        for name in ids:
            if all(answers[name].get(field) == value for field, value in wish.items()):
                return offered.index(name)
    for name in ids:
        if answers[name].get("do") in ("pass", "begin", "turn-page", "skip", "leave"):
            return offered.index(name)
    return offered.index(ids[0])


# --- what one sees ---------------------------------------------------------------------------------------


def page_number(person: Person) -> str:
    """The paragraph that lies open, if any."""
    story = person.scene()["nodes"].get("story")
    return "" if story is None else str(story.get("note", {}).get("args", {}).get("n", ""))


def fighting(person: Person) -> bool:
    return any(name.startswith("enemy-") for name in person.scene()["nodes"])


def journey(person: Person) -> list[str]:
    """The last lines of the journey log, by the names in them."""
    lines = person.scene()["nodes"]["log"].get("lines", [])
    return [str(line["text"].get("args", {}).get("name", "")) for line in lines]


def from_menu(person: Person, words: str) -> None:
    """Something the table, not the game, offers."""
    person.page.locator("[data-do=menu]").first.click()
    person.page.locator(".menu-list").get_by_text(words, exact=True).click()
