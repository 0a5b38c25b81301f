"""The fuzzer finds nothing in a sound game, and finds each fault in a game that has exactly one."""

import dataclasses
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from fathomfive import scene as look
from fathomfive.kernel.game import Game, Start
from fathomfive.kernel.journal import Journal
from fathomfive.kernel.match import RuleBroke
from fathomfive.kernel.play import Ask, Play
from fathomfive.kernel.zones import Viewer
from fathomfive.proof.fuzz import Fault, hunt
from tests.toys.pearls import game as pearls
from tests.toys.pearls.game import GAME


def test_a_sound_game_is_clean_over_all_its_set_ups() -> None:
    watched: list[None] = []
    done = hunt(GAME, 30, "7", lambda: watched.append(None))
    assert done.fault is None
    assert (done.matches, len(watched)) == (30, 30)
    assert done.setups == 5  # two to four seats in a calm sea, three and four in a wild one
    assert done.decisions > 300
    assert done.spot_checks > 30


def broken(**changed: Any) -> Game[Any]:
    return dataclasses.replace(GAME, **changed, _books={})


def found(game: Game[Any]) -> Fault:
    fault = hunt(game, 30, "7").fault
    assert fault is not None
    return fault


def test_a_lost_component_is_found() -> None:
    def components(g: pearls.Sea) -> dict[str, int]:
        return {"bank": g.bank}

    fault = found(broken(components=components))
    assert "components got lost" in fault.what
    assert "bank" in fault.what


def test_a_scene_that_shows_a_hidden_card_is_found() -> None:
    def scene(g: pearls.Sea, viewer: Viewer) -> look.Tableau:
        t = pearls.scene(g, viewer)
        t.panel("leak", look.Counter(label="top", value="".join(g.reefs["cove"].cards[-1:])))
        return t

    assert "cannot know" in found(broken(scene=scene)).what


def test_a_scene_that_points_nowhere_is_found() -> None:
    def describe(g: pearls.Sea, ask: Ask, action: Any, viewer: Viewer) -> look.Described:
        return look.Described(label="somewhere", touches=("atlantis",))

    assert "atlantis" in found(broken(describe=describe)).what


def test_an_evaluation_out_of_range_is_found() -> None:
    assert "not a value from 0 to 1" in found(broken(evaluate=lambda g, seat: 1.5)).what


class Twice(pearls.Lead, tag="lead"):
    def run(self, g: pearls.Sea) -> Play:
        yield from Ask("reef", self.seat, [pearls.Choose(self.seat, "cove")] * 2, "PRL-LEAD-1")


class Nobody(pearls.Lead, tag="lead"):
    def run(self, g: pearls.Sea) -> Play:
        seats = tuple(range(len(g.hoards)))
        yield from Ask.all("reef", seats, [pearls.Choose(0, "cove"), pearls.Choose(0, "wreck")], "PRL-LEAD-1")


class Endless(pearls.Lead, tag="lead"):
    def run(self, g: pearls.Sea) -> Play:
        yield from Ask("reef", self.seat, [pearls.Choose(self.seat, reef) for reef in g.reefs], "PRL-LEAD-1")
        g.next(Endless(self.seat))


class Forgetful(pearls.Lead, tag="lead"):
    """Counts in the generator what a loaded match cannot know, and asks differently for it."""

    asked = 0

    def run(self, g: pearls.Sea) -> Play:
        Forgetful.asked += 1
        reefs = [f"reef {Forgetful.asked}", "cove"]
        yield from Ask("reef", self.seat, [pearls.Choose(self.seat, reef) for reef in reefs], "PRL-LEAD-1")
        g.next(Forgetful(self.seat))


class Breaks(pearls.Lead, tag="lead"):
    def run(self, g: pearls.Sea) -> Play:
        for _ in range(3):
            yield from Ask(
                "reef", self.seat, [pearls.Choose(self.seat, reef) for reef in g.reefs], "PRL-LEAD-1"
            )
        raise RuntimeError("the reef is gone")


def led_by(step: type[pearls.Lead]) -> Game[Any]:
    def begin(start: Any) -> Any:
        return pearls.begin(start)[0], [step(0)]

    return broken(begin=begin, steps=(step, pearls.Breath))


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (Twice, "lists Choose(seat=0, reef='cove') twice"),
        (Nobody, "leaves seat 1 without an answer"),
        (Endless, "has not ended"),
        (Forgetful, "other options"),
        (Breaks, "the reef is gone"),
    ],
)
def test_a_broken_question_is_found(
    step: type[pearls.Lead], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.proof.fuzz.MOST_DECISIONS", 60)
    assert says in found(led_by(step)).what


def test_the_journal_of_a_fault_opens_just_before_it_and_breaks_there(tmp_path: Path) -> None:
    game = led_by(Breaks)
    fault = found(game)
    fault.journal.write(tmp_path / "fault.fathom")
    journal = Journal.read(tmp_path / "fault.fathom")
    assert fault.at == len(journal.entries) - 1
    assert not journal.match_at(fault.at, game).over
    with pytest.raises(RuleBroke, match="the reef is gone"):
        journal.match_at(fault.at + 1, game)


# --- what only shows where rare things meet ----------------------------------------------------------


class Absent(pearls.Lead, tag="lead"):
    """Mislays a pearl over a question with one answer, and finds it again before a person is asked."""

    def run(self, g: pearls.Sea) -> Play:
        yield from super().run(g)
        g.bank -= 1
        yield from Ask("reef", self.seat, [pearls.Choose(self.seat, "cove")], "PRL-LEAD-1")
        g.bank += 1


def test_components_are_counted_where_the_kernel_answers_too() -> None:
    assert "'pearls': (30, 29)" in found(led_by(Absent)).what


def test_a_game_that_breaks_in_the_set_up_leaves_a_journal() -> None:
    def begin(start: Start) -> Any:
        raise RuntimeError("no sea")

    fault = found(broken(begin=begin))
    assert "no sea" in fault.what
    assert (fault.at, fault.journal.entries) == (0, [])


class Many(msgspec.Struct, frozen=True):
    """Too many options to try all combinations of."""

    sea: Literal["calm", "wild"] = "calm"
    depth: Literal[1, 2, 3, 4, 5, 6, 7, 8] = 1
    night: bool = False
    storm: bool = False
    tide: bool = False
    sharks: bool = False


def test_all_options_are_combined_by_chance() -> None:
    met: list[Many] = []

    def begin(start: Start) -> Any:
        met.append(start.options)
        return pearls.begin(start)

    done = hunt(broken(options=Many, begin=begin), 60, "7")
    assert done.fault is None
    assert done.setups > 50
    for field in msgspec.structs.fields(Many):
        assert len({getattr(options, field.name) for options in met}) == (8 if field.name == "depth" else 2)
    assert any(o.depth > 1 and o.night and o.storm and o.sharks for o in met)
