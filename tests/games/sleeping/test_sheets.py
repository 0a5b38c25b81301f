"""What lies on the table to be read: crew boards, quests, discards, the atlas, the ship's log, the score."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from fathomfive.author import look
from fathomfive.games.sleeping.actions import TurnPage
from fathomfive.games.sleeping.epilogue import epilogues
from fathomfive.games.sleeping.game import GAME
from fathomfive.games.sleeping.scene.pins import NAMED, places_of
from fathomfive.kernel.text import Texts, house_words
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Chapter, Lettering, Portraits, Sheet
from fathomfive.scene.parts import Look
from fathomfive.scene.view import show
from tests.games.sleeping.table import Voyage, voyage

rule = pytest.mark.rule
SAY = Texts("en", house_words(), files(GAME.package) / "text")


def sheet(t: Voyage, name: str, viewer: Viewer = None) -> Sheet:
    node = show(t.match, viewer).nodes[name]
    assert isinstance(node, Sheet)
    return node


def chapter(found: Sheet, label: str) -> Chapter:
    return next(one for one in found.chapters if getattr(one.label, "id", one.label) == label)


def words(things: Any) -> list[Any]:
    return [getattr(thing.label, "id", thing.label) for thing in things]


def test_every_portrait_opens_a_board_that_is_there() -> None:
    scene = show(voyage().match, 0)
    crew = scene.nodes["crew"]
    assert isinstance(crew, Portraits)
    assert all(isinstance(scene.nodes[one.opens], Sheet) for one in crew.portraits)


def test_a_skill_stands_with_what_it_is_made_of() -> None:
    t = voyage().equip("mac", "AB12")
    t.g.crew["mac"].levels = ["LV-mac-1"]
    skills = chapter(sheet(t, "board-mac"), "sheet-skills").entries
    strength = next(entry for entry in skills if getattr(entry.label, "id", "") == "skill-strength")
    assert strength.value == "2" or int(str(strength.value)) > 1
    assert getattr(strength.parts, "id", "") == "effect-and"
    assert [entry.state for entry in skills if entry.value == "0"] == ["off"] * sum(
        entry.value == "0" for entry in skills
    )


@rule("SLG-SETUP-12")
def test_level_cards_lie_open_whoever_can_pay_for_them() -> None:
    t = voyage()
    t.g.xp = 0
    levels = chapter(sheet(t, "board-mac"), "sheet-levels").entries
    assert len(levels) == 3
    assert {entry.state for entry in levels} == {"off"}
    t.g.xp = 99
    assert {entry.state for entry in chapter(sheet(t, "board-mac"), "sheet-levels").entries} == {"near"}
    t.g.crew["mac"].levels = ["LV-mac-1"]
    assert [entry.state for entry in chapter(sheet(t, "board-mac"), "sheet-levels").entries].count("on") == 1


def test_quests_and_events_are_read_whole() -> None:
    t = voyage()
    t.g.quests, t.g.used_quests = [1, 2], [4]
    lasting = next(card for card, event in t.g.book.events.items() if event.ongoing)
    t.g.ongoing = [lasting]
    found = sheet(t, "sheet-quests")
    texts = [entry.text for one in found.chapters for entry in one.entries]
    for quest in (1, 2, 4):
        assert t.g.book.quests[quest].text in texts
    assert chapter(found, "panel-ongoing").entries[0].label == t.g.book.events[lasting].name


def test_discards_show_what_lies_open_and_no_deck() -> None:
    t = voyage()
    hidden = set(t.g.ability_deck.cards)
    found = sheet(t, "sheet-discards", 0)
    names = {entry.label for entry in chapter(found, "deck-ability").entries}
    assert not names & {t.g.book.abilities[card].name for card in hidden}


def test_every_known_page_of_the_atlas_can_be_looked_at() -> None:
    t = voyage()
    assert [name for name in show(t.match, 0).nodes if name.startswith("atlas-")] == [f"atlas-{t.g.map}"]
    t.g.visited = [place.location[0].number for place in t.g.book.atlas.maps.values()]
    for page in t.g.book.atlas.maps.values():
        found = sheet(t, f"atlas-{page.id}")
        assert words(chapter(found, "sheet-places").entries) == [place.name for place in page.location]


def test_the_log_tells_a_page_again_with_the_choice_that_was_taken() -> None:
    t = voyage().explores(2).chooses("A")
    found = sheet(t, "log-2")
    first = found.chapters[0]
    assert first.entries[0].text == t.g.book.story["2"].text.strip()
    assert [entry.text for entry in first.entries if entry.state == "on"] == [
        t.g.book.story["2"].choice_of("A").text
    ]
    offered = [choice.text for choice in t.g.book.story["2"].choice if choice.key != "A"]
    assert not {entry.text for one in found.chapters for entry in one.entries} & set(offered)
    unread = set(t.g.book.story) - set(t.g.read)
    told = {str(entry.text) for one in found.chapters for entry in one.entries}
    assert not told & {t.g.book.story[page].text.strip() for page in unread}


def test_the_log_is_there_when_the_party_is_back_aboard() -> None:
    t = voyage().explores(2).chooses("A")
    t.answer(TurnPage)
    assert t.g.story is None
    assert sheet(t, "log-2").chapters[0].entries[0].text == t.g.book.story["2"].text.strip()


def test_the_story_so_far_greets_whoever_resumes() -> None:
    t = voyage()
    assert not sheet(t, "so-far").greets  # nothing has happened yet
    t.explores(2).chooses("A")
    found = sheet(t, "so-far")
    assert found.greets
    assert chapter(found, "so-far-happened").entries


def test_the_score_is_told_row_by_row_and_its_rows_make_the_sum() -> None:
    t = voyage()
    assert "score" not in show(t.match, 0).nodes
    t.g.cards["A01"], t.g.totems_ever, t.g.endings_ever = 0, [1], [1]
    t.g.resources["coin"], t.g.defeats = 9, 1
    t.g.ended, t.g.ending = True, 1
    scene = show(t.match, 0)
    assert scene.nodes["score"] == sheet(t, "score", 0)
    rows = chapter(sheet(t, "score"), "score-sheet").entries
    assert sum(int(str(row.value)) for row in rows[:-1]) == int(str(rows[-1].value))
    assert any(int(str(row.value)) < 0 for row in rows)  # a defeat is never hidden


def test_the_score_sheet_tells_again_what_became_of_everybody() -> None:
    t = voyage()
    t.g.ended, t.g.ending = True, 1
    told = chapter(sheet(t, "score"), "score-became").entries
    assert [entry.text for entry in told] == [one.text.strip() for one in epilogues(t.g)]
    assert {t.g.book.crew[member].name.split()[0] for member in ("mac", "audrie")} <= {
        str(entry.label).split()[0] for entry in told
    }
    t.g.ending = 0
    assert "score-became" not in words(sheet(t, "score").chapters), "a lost voyage has none"


def test_the_button_says_the_deed_and_not_its_heading() -> None:
    t = voyage().command(3, 3).own("MK20")
    t.g.crew["mac"].damage = 2
    t.explores(2)
    deeds = {
        getattr(option.verb, "id", "") for option in show(t.match, 0).options if option.style != "second"
    }
    assert {"go-choice", "go-board", "go-card"} <= deeds


def test_the_whole_atlas_shows_nine_spreads_and_leads_to_those_that_were_sailed() -> None:
    t = voyage()
    t.g.visited = [9]
    found = sheet(t, "sheet-atlas")
    entries = chapter(found, "sheet-spreads").entries
    assert [entry.id for entry in entries] == ["", "", "", "", "atlas-2", "atlas-4", "", "", ""]
    assert all(isinstance(show(t.match, None).nodes[entry.id], Sheet) for entry in entries if entry.id)

    # what nobody has sailed is numbered and has no name
    lettered = [item.text for item in found.plate if isinstance(item, Lettering)]
    unknown = [page for page in t.g.book.atlas.maps.values() if page.id not in ("2", "4")]
    assert not {page.name for page in unknown} & {str(text) for text in lettered}
    assert {str(place.number) for page in unknown for place in page.location} <= set(map(str, lettered))


def test_what_lies_beyond_an_edge_is_turned_to_where_it_was_sailed() -> None:
    t = voyage()
    t.g.visited = [9]
    beyond = chapter(sheet(t, "atlas-2"), "sheet-edges").entries
    assert {entry.label: entry.id for entry in beyond}["The Tollgate Isles"] == "atlas-4"
    assert sorted(entry.id for entry in beyond) == ["", "", "", "atlas-4"]


def test_every_sheet_is_kept_by_a_table_that_draws_again_and_again() -> None:
    """What it is drawn from is remembered by its arguments, so these must be such as can be remembered."""
    t, kept = voyage(), Look()
    assert show(t.match, None, look=kept).nodes == show(t.match, None).nodes


# --- where tasks lead ------------------------------------------------------------------------------------


def test_what_a_card_names_in_brackets_is_a_place_of_the_atlas() -> None:
    book = voyage().g.book
    named = {
        quest.id: NAMED.findall(quest.text) for quest in book.quests.values() if NAMED.search(quest.text)
    }
    assert len(named) > 100
    for quest, numbers in named.items():
        assert len(places_of(book, book.quests[quest])) == len(set(numbers)), quest


def test_open_tasks_have_pins_on_the_map_and_at_the_edge_they_lie_beyond() -> None:
    t = voyage()
    t.g.quests = [1, 5, 9, 13, 10]  # the last one merely holds its keyword
    nodes = show(t.match, 0).nodes
    pinned = {
        name: [item.sprite.letter for item in node.art if isinstance(item, look.Art) and item.sprite.letter]
        for name, node in nodes.items()
        if name.startswith("location-") and isinstance(node, look.Piece)
    }
    assert {name: pins for name, pins in pinned.items() if pins} == {
        "location-5": ["2"],  # the Stowaway's Map
        "location-6": ["3"],
        "location-8": ["3"],
    }
    wreck = nodes["location-5"]
    assert isinstance(wreck, look.Piece)
    assert SAY(wreck.facts[0]).startswith("Task 2, The Stowaway's Map")
    assert [name for name in nodes if name.startswith("pin-")] == ["pin-13-E"]  # the Counting House, page 4
    tasks = chapter(sheet(t, "sheet-quests"), "sheet-tasks").entries
    assert [entry.sprite.letter for entry in tasks if entry.sprite] == ["1", "2", "3", "4"]
    assert "5 The Drift Wreck" in SAY(tasks[1].note)
    assert "11 on a page not sailed yet" in SAY(tasks[3].note)


def test_a_task_that_is_done_has_no_pin() -> None:
    t = voyage()
    t.g.quests, t.g.used_quests = [1], [5, 13]
    assert not any(name.startswith("pin-") for name in show(t.match, 0).nodes)
    place = show(t.match, 0).nodes["location-5"]
    assert isinstance(place, look.Piece)
    assert not place.facts
