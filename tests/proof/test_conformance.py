"""The suite itself: Pearls passes, and every broken toy is caught by exactly the check it was made for."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from fathomfive.kernel.game import Setup
from fathomfive.proof.conformance import CHECKS, conformance, record, run_checks
from fathomfive.scene import Piece, Scene, Stage
from tests.toys.broken import BROKEN, Broken
from tests.toys.pearls.game import GAME

NOT_GUIDED = {check.name for check in CHECKS} - {"guided"}
RECORDED = Path(__file__).parent.parent / "toys" / "pearls" / "recorded"


def draw(stage: Stage, scene: Scene) -> None:
    """As strict as a screen reader: everything on the board must be called something."""
    for name, node in scene.nodes.items():
        if isinstance(node, Piece) and not node.label:
            raise ValueError(f"{name} has no label")


test_pearls_passes_every_check = conformance(GAME, render=draw, recorded=RECORDED)


@pytest.mark.parametrize("toy", BROKEN, ids=lambda toy: f"{toy.check}: {toy.slip}")
def test_a_broken_toy_is_caught_by_the_check_it_was_made_for_and_no_other(toy: Broken) -> None:
    # Whoever changes a rule breaks recorded matches and the guided one: slips of their own, each of one toy.
    recorded = RECORDED if toy.check == "recorded" else None
    found = run_checks(toy.game(), setups=2, every=2, most_decisions=160, render=draw, recorded=recorded)
    failed = [result for result in found if not result.passed and result.name in (toy.check, *NOT_GUIDED)]
    assert [result.name for result in failed] == [toy.check], "\n".join(map(str, failed))


def test_a_list_of_several_hands_is_suspected_where_several_are_asked() -> None:
    (toy,) = (toy for toy in BROKEN if toy.check == "samples")
    found = {result.name: result for result in run_checks(toy.game(), setups=2, every=2, most_decisions=160)}
    assert "if the choices of 'breath' show hidden cards of several seats, give them as a function" in str(
        found["samples"]
    )


def test_every_check_has_a_broken_toy() -> None:
    assert {toy.check for toy in BROKEN} == {check.name for check in CHECKS}


def test_a_game_with_campaigns_passes() -> None:
    (toy,) = (toy for toy in BROKEN if toy.check == "campaign")
    mended = Broken("", "", tuple((old, new.replace("str(hoard)", "hoard")) for old, new in toy.changes))
    found = run_checks(mended.game(), setups=1, every=20)
    assert [str(result) for result in found if not result.passed] == []
    assert next(result for result in found if result.name == "campaign").looked == 1


def test_a_recorded_match_is_one_that_replays(tmp_path: Path) -> None:
    record(GAME, Setup("pearls", 2), "any").write(tmp_path / "any.fathom")
    found = {result.name: result for result in run_checks(GAME, setups=1, every=50, recorded=tmp_path)}
    assert found["recorded"].passed
    assert found["recorded"].looked
    (tmp_path / "any.fathom").unlink()
    empty = {result.name: result for result in run_checks(GAME, setups=1, every=50, recorded=tmp_path)}
    assert "there is no recorded match" in str(empty["recorded"])


def test_what_cannot_be_played_is_not_recorded() -> None:
    with pytest.raises(ValueError, match="could not be played"):
        record(GAME, Setup("pearls", 7), "any")


def test_a_fault_says_where_it_is_and_how_to_get_there() -> None:
    (toy,) = (toy for toy in BROKEN if toy.check == "steps")
    found = {result.name: result for result in run_checks(toy.game(), setups=1, every=50)}
    fault = found["steps"].faults[0]
    assert "step Lead asks for answer 41" in str(found["steps"])
    assert "2 seats, sea=" in fault.where
    assert "question 'lamp' (PRL-LAMP-1)" in fault.where
    assert fault.journal is not None
    there = fault.journal.match_at(game=toy.game())
    assert (type(there.step).__name__, there.answers_in_step) == ("Lead", 40)


def test_progress_is_told_match_by_match() -> None:
    told: list[tuple[int, int]] = []
    run_checks(
        GAME, setups=2, matches=2, every=50, progress=lambda done, total, now: told.append((done, total))
    )
    assert told == [(0, 4), (1, 4), (2, 4), (3, 4)]


def test_the_set_ups_use_every_seat_count_and_every_option_that_fits() -> None:
    used: list[str] = []
    run_checks(GAME, every=99, progress=lambda done, total, now: used.append(now))
    for value in ("2 seats", "3 seats", "4 seats", "sea=calm", "sea=wild"):
        assert any(value in setup for setup in used)
    assert not any("2 seats" in setup and "wild" in setup for setup in used)


def test_a_picture_that_cannot_be_used_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(RECORDED.parent, tmp_path / "smudged")
    (tmp_path / "smudged" / "art").mkdir()
    (tmp_path / "smudged" / "art" / "pearl.png").write_bytes(b"no picture")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = run_checks(replace(GAME, package="smudged"), setups=1, every=50)
    (failed,) = (result for result in found if not result.passed)
    assert failed.name == "content"
    assert "art/pearl.png: this is no whole PNG" in str(failed)


def test_a_check_that_stumbles_says_where_and_only_once() -> None:
    toy = Broken(
        "",
        "",
        (("def scene(g: Sea, viewer: Viewer) -> look.Tableau:\n", "def scene(g, viewer):\n    g.hull\n"),),
    )
    found = {result.name: result for result in run_checks(toy.game(), setups=1, every=50)}
    (fault,) = found["scene"].faults
    assert "has no attribute 'hull'" in fault.what
    assert "in game.py, line" in fault.what
