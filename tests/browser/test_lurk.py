"""Two people against each other in the browser: armies built in private, battles fought, and how they end."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, Person

ARMIES = {
    "cog": ("cog_foreman", "cog_drone", "cog_drone"),
    "nautilus": ("nautilus_captain", "nautilus_deckhand", "nautilus_deckhand"),
}
SHOOTERS = {
    "cog": ("cog_torpedier", "cog_lamp", "cog_lamp"),
    "nautilus": ("nautilus_longline", "nautilus_harpooner", "nautilus_harpooner"),
}
"""Far shots and thin skins: a short battle."""
ATTACKING: tuple[dict[str, Any], ...] = (
    {"do": "target"},
    {"do": "activate", "mode": "attack"},
    {"do": "activate", "mode": "swap"},
    {"do": "use"},
    {"do": "fight"},
    {"do": "activate", "mode": "move"},
    {"do": "step"},
    {"do": "choose"},
    {"do": "declare", "swim": False, "charge": False, "settle": False},
    {"do": "pass"},
)
"""What somebody does who only ever goes for the enemy, the dearest wish first."""
MOST_ANSWERS = 600
"""Of both together; it takes 60 to 260."""


def offers(person: Person, **wanted: Any) -> str | None:
    """The id of an option whose action has all these fields."""
    for option in person.scene().get("options", []):
        action = option.get("action") or {}
        if wanted.items() <= action.items():
            return str(option["id"])
    return None


def answer(person: Person, **wanted: Any) -> None:
    """Wait until this can be answered, and do so."""
    person.until(
        """wanted => (document.querySelector('ff-table')?.scene?.options ?? []).some(
             (one) => one.action && Object.entries(wanted).every(([name, value]) => one.action[name] === value))""",
        wanted,
    )
    while True:
        option = offers(person, **wanted)
        if option is None:
            return  # it was taken, and the picture has moved on
        offered = person.offered()
        if option in offered and person.choose(offered.index(option)):
            return
        person.page.wait_for_timeout(50)


def shown(person: Person) -> str:
    return str(person.scene()["nodes"])


def sit_down(new_person: NewPerson, armies: Mapping[str, tuple[str, ...]]) -> dict[str, Person]:
    """Two people, each with a browser of their own, who have built these armies; by faction."""
    ada, tom = new_person("Ada"), new_person("Tom")
    ada.set_up("lurk", "friend")
    tom.come_in(ada.invitation())
    expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
    ada.page.locator("[data-submit]").click()
    people = dict(zip(armies, (ada, tom), strict=True))
    for faction, person in people.items():
        person.at_the_table()
        answer(person, do="faction", faction=faction)
    for person in people.values():
        answer(person, do="build")
    for faction, person in people.items():
        for model in armies[faction]:
            answer(person, do="add_model", model=model)
        person.until("() => document.querySelector('ff-table').scene.nodes.draft?.portraits?.length === 3")
    return people


def to_the_map(people: dict[str, Person]) -> None:
    for person in people.values():
        answer(person, do="muster")
    for person in people.values():
        answer(person, do="vote", redraw=False)


def apart(one: str, other: str) -> int:
    """Steps between two hexes, as the board names them: `hex:0,-4`."""
    (q, r), (s, t) = (map(int, place.removeprefix("hex:").split(",")) for place in (one, other))
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def attacking(scene: dict[str, Any]) -> str:
    """The option that goes for the enemy: strike if it can be done, else come nearer."""
    nodes = scene["nodes"]
    places = [node["at"] for name, node in nodes.items() if name.startswith("tile:")]  # in reading order
    models = [node for name, node in nodes.items() if name.startswith("model:") and node.get("at") in places]
    foes = [model["at"] for model in models if model["owner"] != scene["viewer"]]
    options = [option for option in scene["options"] if option.get("action")]

    def way_to_go(option: dict[str, Any]) -> int:
        tile = option["action"].get("tile")
        return 0 if tile is None else min((apart(places[tile], foe) for foe in foes), default=0)

    for wanted in ATTACKING:
        if found := [option for option in options if wanted.items() <= option["action"].items()]:
            return str(min(found, key=way_to_go)["id"])
    return str(next(option["id"] for option in options if option["action"]["do"] != "concede"))


@pytest.mark.whole
def test_two_people_fight_until_one_army_is_gone(new_person: NewPerson) -> None:
    people = sit_down(new_person, SHOOTERS)
    to_the_map(people)
    answers = 0
    for person in cycle(people.values()):
        if any(one.over for one in people.values()):
            break
        while offered := person.offered():
            wanted = attacking(person.scene())
            answers += wanted in offered and person.choose(offered.index(wanted))
            assert answers < MOST_ANSWERS
        person.page.wait_for_timeout(50)
    for person in people.values():
        expect(person.page.locator(".ending")).to_be_visible(timeout=PATIENCE)
    endings = [person.scene()["outcome"] for person in people.values()]
    assert sorted(ending["result"] for ending in endings) == ["lost", "won"]
    assert {(ending["text"]["id"], ending["rule"]) for ending in endings} == {
        ("end-elimination", "LRK-END-3")
    }


def test_two_people_begin_a_battle_and_one_gives_up(new_person: NewPerson) -> None:
    people = sit_down(new_person, ARMIES)
    ada, tom = people.values()

    # armies are built in private, with the points counted down
    assert ada.scene()["nodes"]["points"]["note"]["args"]["n"] == 38
    assert "nautilus_deckhand" not in shown(ada)
    assert "cog_drone" not in shown(tom)
    to_the_map(people)

    # sides and places, in turn order; then the first one moves
    ada.until("() => document.querySelector('ff-table').scene.prompt?.kind === 'cap'")
    first, second = (ada, tom) if offers(ada, do="cap") else (tom, ada)
    answer(first, do="cap", cap="N")
    for person in (first, second):
        for _ in range(3):
            if person.scene()["prompt"]["kind"] == "deploy":
                answer(person, do="deploy")
    answer(first, do="activate", mode="move")
    answer(first, do="choose")
    answer(first, do="declare", swim=False, charge=False, settle=False)
    before = shown(first)
    answer(first, do="step")
    assert shown(first) != before
    if offers(first, do="stop"):
        answer(first, do="stop")
    if offers(first, do="pass"):
        answer(first, do="pass")
    answer(first, do="end_turn")

    # the event of the turn may ask the first player something; the other one has seen enough
    while offers(second, do="concede") is None:
        if first.asked:
            first.choose(0)
        second.page.wait_for_timeout(100)
    answer(second, do="concede")
    answer(second, do="concede")
    for person in (first, second):
        expect(person.page.locator(".ending")).to_be_visible(timeout=PATIENCE)
    assert first.scene()["outcome"]["result"] == "won"
    assert second.scene()["outcome"]["result"] == "lost"

    # the same again: a table that knows nothing of the old one, at which everybody is asked anew
    for person in (ada, tom):
        person.page.get_by_role("button", name="Again", exact=True).click()
        expect(person.page.locator(".ending")).to_have_count(0)
    for faction, person in people.items():
        answer(person, do="faction", faction=faction)
