"""Somebody who does what a guided match lights up, and nothing else: from the first word to the last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Person

SPEAKS = """() => {
  const [page, table] = [document.querySelector('ff-table-page'), document.querySelector('ff-table')];
  const guide = page?.sitting?.store.guide;
  return Boolean(guide && guide.seq === table?.scene?.seq && !table.rests);
}"""
SAID = """() => {
  const {goal, text, ended, options} = document.querySelector('ff-table-page').sitting.store.guide;
  return {goal: goal ?? '', text, ended: Boolean(ended), options: options ?? []};
}"""
IN_SIGHT = """lit => {
  const {left, top, width, height} = lit.getBoundingClientRect();
  return lit.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Its middle is what a finger put there would meet: not past an edge, and under nothing else."""
LIT = ".opt.pointed, .buttons .pointed, .pinned .pointed, .foot .pointed"
DOORS = ("friends", "short", "whole")


def guide(person: Person) -> dict[str, Any]:
    """What the guide says about the question that is on the table."""
    person.until(SPEAKS)
    said: dict[str, Any] = person.page.evaluate(SAID)
    return said


def listen(person: Person) -> str:
    """The goal that is up, once the guide has spoken; nothing when it is done."""
    return str(guide(person)["goal"])


def pointed(person: Person) -> int:
    """Which of the options the guide points at."""
    option = person.page.locator(LIT).first.get_attribute("data-option", timeout=PATIENCE)
    assert option is not None
    return person.offered().index(option)


def follow(person: Person, looks: Callable[[str], None] = lambda _: None) -> list[str]:
    """To the last word: at every goal what is lit is what the guide means, and it can be reached.

    Whoever `looks` at a goal does so before it is answered.
    """
    goals: list[str] = []
    while not (said := guide(person))["ended"]:
        goal = said["goal"]
        assert goal, f"nothing is lit after {goals[-1:]}"
        goals.append(goal)
        expect(person.page.locator(".guide h2")).not_to_be_empty()
        lit = person.page.locator(LIT).first
        assert lit.get_attribute("data-option", timeout=PATIENCE) in said["options"], goal
        if person.touch:
            expect(lit).to_be_in_viewport(ratio=0.9)
        else:
            person.page.wait_for_function(IN_SIGHT, arg=lit.element_handle(), timeout=PATIENCE)
        looks(goal)
        assert person.choose(pointed(person)), f"{goal}: what is lit cannot be played"
    return goals


def is_told_of_the_victory(person: Person, doors: tuple[str, ...] = DOORS) -> None:
    """The last word is the one for those who followed, and doors lead on from it: these, and no others."""
    assert guide(person)["text"]["id"] == "tutorial-end"
    card = person.page.locator(".guide")
    expect(card.locator(".onward")).to_have_count(len(doors))
    expect(person.page.locator(".banner")).to_have_count(0)  # nobody is told twice
    for door in doors:
        onward = card.locator(f".onward.{door}")
        if not person.touch:
            onward.scroll_into_view_if_needed()
        expect(onward).to_be_in_viewport(ratio=0.9)
    assert person.page.evaluate("[...document.querySelector('ff-table').texts.missing]") == []
