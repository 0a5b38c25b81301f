"""What is told of a journal: what happened in the end, to whom it may be told, the pages that were read."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fathomfive.keepsake.choosing import figures, pictures
from fathomfive.keepsake.retelling import Retold, retold
from fathomfive.kernel.game import Setup, find_game
from fathomfive.kernel.journal import Journal, Recorder, Undone
from fathomfive.kernel.tells import Tell
from tests.keepsake.evenings import RECORDED


def of(game: str, viewer: int | None = None) -> Retold:
    return retold(Journal.read(RECORDED[game]), viewer)


@pytest.mark.parametrize("game", RECORDED)
def test_chapters_follow_each_other_to_the_end(game: str) -> None:
    told = of(game)
    last = len(told.journal.entries) - 1  # the last entry closes the journal, and shows nothing new
    assert told.chapters[0].first == 0
    assert told.chapters[-1].last == last
    assert [one.first for one in told.chapters] == sorted(one.first for one in told.chapters)
    assert told.match.over
    said = [one.entry for chapter in told.chapters for one in chapter.said]
    assert said == sorted(said)


@pytest.mark.parametrize("game", RECORDED)
def test_pictures_are_few_and_show_the_end(game: str) -> None:
    told = of(game)
    shown = pictures(told, [3], most=5)
    assert shown == sorted(set(shown))
    assert shown[-1] == told.chapters[-1].last
    assert 3 in shown
    assert len(shown) <= 5 + 2
    assert 0 < len(figures(told)) <= 6


def test_private_tells_stay_private() -> None:
    """A watcher is told what watchers were told, and no secret of any seat."""
    journal = Journal.read(RECORDED["sleeping"])
    heard: list[Tell] = []
    assert list(journal.moments(heard.append))
    secret = [tell for tell in heard if not tell.visible_to(None)]
    assert secret, "a match without secrets proves nothing"
    told = [one.tell for chapter in of("sleeping").chapters for one in chapter.said]
    assert [tell for tell in secret if tell in told] == []
    assert [tell for tell in told if not tell.visible_to(None)] == []


def test_what_was_taken_back_is_not_told() -> None:
    """An answer, taken back, and another: only the second is part of the story."""
    game = find_game("refuge")
    one = Recorder.start(game, Setup("refuge", 1), "back")
    while True:
        seat = one.match.waiting_for[0]
        assert one.match.ask is not None
        one.play(one.match.ask.options_of(seat)[0])
        if one.match.can_take_back(seat):
            break
    before = _sentences(retold(one.journal, 0))
    given = len(one.journal.entries)
    one.undo(seat)
    assert isinstance(one.journal.entries[-1], Undone)
    after = retold(one.journal, 0)
    assert len(_sentences(after)) < len(before)
    assert all(said.entry != given for chapter in after.chapters for said in chapter.said)


def _sentences(told: Retold) -> list[str]:
    return [one.tell.text for chapter in told.chapters for one in chapter.said]


def test_pages_are_told_once_with_the_choice_that_was_taken() -> None:
    """Also where something else was taken back while the page lay open (a choice of page 205 was, too)."""
    told = of("sleeping")
    offered = [page for page in told.pages if page.story.choices]
    assert len(offered) > 10
    assert [page.story.label for page in offered if not page.taken] == []
    fog = next(page for page in offered if page.story.label == "Boarders in the Fog")
    assert fog.taken == "choice-A", "B was chosen first and taken back"
    words = [(page.story.label, page.story.note, page.story.paragraphs) for page in told.pages]
    assert all(one != other for one, other in pairwise(words))
