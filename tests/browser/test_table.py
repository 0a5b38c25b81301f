"""Whole evenings in the browser: four people, a broken line, a dead server, taking back, watching, looking back."""

from __future__ import annotations

import itertools
import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPerson
from tests.browser.house import House
from tests.browser.person import PATIENCE, Person

GAME = "refuge"
MINUTES = 8.0


def play_on(people: list[Person], chance: Random, moves: int = 10_000) -> int:
    """Everybody who is asked answers at random, until it is over or so many moves were made."""
    made, until = 0, time.monotonic() + 60 * MINUTES
    while made < moves and time.monotonic() < until:
        if all(person.over for person in people):
            return made
        asked = [person for person in people if person.asked]
        if not asked:
            people[0].page.wait_for_timeout(60)
            continue
        person = chance.choice(asked)
        made += person.choose(chance.randrange(max(1, len(person.offered()))))
    assert made >= moves, f"not over after {made} moves in {MINUTES} minutes"
    return made


def hands(person: Person) -> set[str]:
    """Ids of the cards in this person's own hand."""
    return {
        card["id"]
        for node in person.scene()["nodes"].values()
        if node["type"] == "hand"
        for card in node["cards"]
    }


def four_people(new_person: NewPerson) -> list[Person]:
    ada = new_person("Ada")
    ada.set_up(GAME, "friend", "friend", "friend")
    link = ada.invitation()
    people = [ada, *(new_person(name) for name in ("Tom", "Lin", "Bas"))]
    for person in people[1:]:
        person.come_in(link)
    expect(ada.page.locator(".s:not(.e)")).to_have_count(4)
    ada.page.locator("[data-submit]").click()
    for person in people:
        person.at_the_table()
    return people


@pytest.mark.whole
def test_four_people_play_a_whole_match(new_person: NewPerson) -> None:
    people = four_people(new_person)
    play_on(people, Random(5))
    for person in people:
        expect(person.page.locator(".ending h2")).to_be_visible()


def test_four_people_lose_nothing_when_the_server_dies(new_person: NewPerson, house: House) -> None:
    people = four_people(new_person)
    ada, chance = people[0], Random(5)
    play_on(people, chance, moves=10)
    head = max(person.seq() for person in people)
    for person in people:
        person.wait_for_news(head - 1)
    viewers = [person.scene()["viewer"] for person in people]
    assert viewers == [0, 1, 2, 3]
    for one, other in itertools.combinations(people, 2):
        assert not hands(one) & hands(other)

    # reload in mid-turn: the same picture again
    before = ada.scene()
    ada.page.reload()
    ada.at_the_table()
    ada.wait_for_news(before["seq"] - 1)
    assert ada.scene()["nodes"] == before["nodes"]

    # the server dies in mid-turn and comes back: nobody loses anything
    for person in people:
        person.expect_lost_line = True
    house.kill()
    expect(ada.page.get_by_text("No line to the table")).to_be_visible()
    house.start()
    for person in people:
        expect(person.page.get_by_text("No line to the table")).to_have_count(0)
    assert ada.scene()["nodes"] == before["nodes"]
    play_on(people, chance, moves=10)


def test_taking_back_and_going_back_by_agreement(new_person: NewPerson) -> None:
    ada, tom = new_person("Ada"), new_person("Tom")
    ada.set_up(GAME, "friend")
    tom.come_in(ada.invitation())
    expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
    ada.page.locator("[data-submit]").click()
    ada.at_the_table()
    tom.at_the_table()

    # an answer after which no die fell and nobody else spoke is taken back freely
    chooser, before = until_it_can_be_taken_back([ada, tom])
    after = chooser.seq()
    chooser.page.get_by_role("button", name="Take back").click()
    for person in (ada, tom):
        person.wait_for_news(after)
    assert chooser.scene()["nodes"] == before["nodes"]
    assert chooser.scene()["prompt"] == before["prompt"]
    play_on([ada, tom], Random(3), moves=6)

    # beyond that the table must agree
    proposer = next_asked([ada, tom])
    other = tom if proposer is ada else ada
    head = proposer.seq()
    proposer.page.keyboard.press("l")
    proposer.page.get_by_role("button", name="Ask to go back before this").last.click()
    other.page.get_by_role("button", name="Agree").click()
    for person in (ada, tom):
        person.wait_for_news(head)
        expect(person.page.get_by_text("The table went back").first).to_be_attached()


def next_asked(people: list[Person]) -> Person:
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for person in people:
            if person.asked:
                return person
        people[0].page.wait_for_timeout(60)
    raise AssertionError("nobody is asked")


def until_it_can_be_taken_back(people: list[Person]) -> tuple[Person, dict[str, Any]]:
    """Play on until somebody may undo their answer: who, and what they saw before it."""
    chance = Random(11)
    while True:
        person = next_asked(people)
        before = person.scene()
        if not person.choose(chance.randrange(max(1, len(person.offered())))):
            continue
        assert not person.over, "a whole match without one answer that can be taken back"
        if person.page.evaluate(
            "document.querySelector('ff-table-page').sitting.store.ask?.undo?.length ?? 0"
        ):
            return person, before


@pytest.mark.alone
def test_watching_looking_back_and_forking(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up(GAME, "bot")
    ada.at_the_table()
    ada.play_ahead(400, until="() => document.querySelector('ff-table').scene.outcome")
    expect(ada.page.locator(".ending h2")).to_be_visible()

    assert violations(ada.page) == []
    ada.page.locator("[data-review]").click()
    expect(ada.page.locator(".review .curve")).to_be_visible()
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")

    # the dice, step by step
    ada.page.get_by_role("button", name="Were the dice fair?").click()
    expect(ada.page.locator(".dice-steps .verdict.good")).to_have_count(2)
    ada.page.get_by_role("button", name="Play it all again").click()
    expect(ada.page.get_by_text(re.compile(r"All \d+ entries hold"))).to_be_visible()
    ada.page.keyboard.press("Escape")

    # replay: step, scrub, another seat's eyes, a link to the moment
    ada.page.get_by_role("button", name="Look back").click()
    bar = ada.page.locator(".replay")
    expect(bar).to_be_visible()
    first = int(bar.locator("input[type=range]").get_attribute("min") or 0)
    ada.page.wait_for_function("seq => document.querySelector('ff-table').scene.seq === seq", arg=first)
    bar.get_by_role("button", name="One step on").click()
    ada.wait_for_news(first)
    bar.locator("input[type=range]").fill(str(ada.seq() + 4))
    ada.wait_for_news(first + 2)
    eyes = bar.locator("[data-eyes]")
    for seat in ("null", "1"):  # the watcher's, and now that it is over the bot's
        eyes.select_option(index=0 if seat == "null" else 2)
        ada.page.wait_for_function(f"() => document.querySelector('ff-table').scene.viewer === {seat}")
    bar.locator("select").first.select_option(index=3)  # four times as fast
    before = ada.seq()
    bar.get_by_role("button", name="Run").click()
    ada.wait_for_news(before + 1)
    bar.get_by_role("button", name="Halt").click()
    assert violations(ada.page) == []
    moment = int(bar.locator("input[type=range]").input_value())

    # the same moment by its link, in another person's browser, from the watcher's seat
    table = ada.page.url.split("?")[0]
    ada.open(f"{table}?at={moment}&seat=0")
    ada.page.wait_for_function(f"() => document.querySelector('ff-table')?.scene?.seq === {moment}")

    # a new table from here
    ada.page.get_by_role("button", name="Fork here").click()
    ada.page.wait_for_url(lambda url: table not in url)
    ada.at_the_table()
    seats = ada.page.evaluate(
        "document.querySelector('ff-table-page').sitting.store.info.seats.map((seat) => seat.by)"
    )
    assert seats == ["person", "bot"], "it waits for nobody"


def test_a_spectator_sees_no_hand_and_no_option(new_person: NewPerson) -> None:
    ada, wim = new_person("Ada"), new_person("Wim")
    ada.set_up(GAME, "bot")
    ada.at_the_table()
    table = ada.page.url
    path = ada.page.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}/links`, {method: 'POST', body: JSON.stringify({role: 'watch'}),"
        " headers: {'content-type': 'application/json'}})).json()).path",
        table.rsplit("/", 1)[1],
    )
    play_on([ada], Random(2), moves=4)
    wim.open(path)
    wim.page.locator("input[name=name]").fill("Wim")
    wim.page.get_by_role("button", name="Just watch").click()
    wim.at_the_table()
    wim.page.wait_for_function("() => document.querySelector('ff-table')?.scene")
    scene = wim.scene()
    assert scene["viewer"] is None
    assert not scene.get("options")
    assert not hands(wim)
    before = wim.seq()
    play_on([ada], Random(3), moves=1)
    wim.wait_for_news(before)


def test_a_bot_covers_and_the_owner_comes_back(new_person: NewPerson) -> None:
    ada, tom = new_person("Ada"), new_person("Tom")
    ada.set_up(GAME, "friend")
    tom.come_in(ada.invitation())
    expect(ada.page.locator(".s:not(.e)")).to_have_count(2)
    ada.page.locator("[data-submit]").click()
    tom.at_the_table()
    tom.page.locator('[data-do="menu"]').click()
    tom.page.get_by_role("button", name="At the table").click()
    tom.page.get_by_role("button", name="Let a bot play").click()
    take_back = tom.page.get_by_role("status").get_by_role("button", name="Take my seat back")
    expect(take_back).to_be_visible()
    expect(ada.page.get_by_text("a bot covers this seat").first).to_be_attached()
    before = ada.seq()
    play_on([ada], Random(1), moves=2)
    ada.wait_for_news(before)
    take_back.click()
    expect(tom.page.get_by_role("button", name="Let a bot play")).to_be_visible()
    expect(ada.page.get_by_text("a bot covers this seat")).to_have_count(0)


@pytest.mark.alone
def test_two_at_one_screen_with_a_curtain(new_person: NewPerson) -> None:
    ada = new_person("Ada")
    ada.set_up(GAME, "me")
    ada.at_the_table()
    curtains, seen = 0, set()
    chance = Random(4)
    curtain = ada.page.locator(".curtain")
    while curtains < 3:
        ada.wait_for_turn(".curtain")
        if ada.over:
            break
        if curtain.count():
            # what the next one may see is not drawn before they say so
            assert ada.scene()["viewer"] in seen
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
            curtains += 1
        else:
            seen.add(ada.scene()["viewer"])
            ada.choose(chance.randrange(max(1, len(ada.offered()))))
    assert curtains >= 2
    assert seen == {0, 1}
