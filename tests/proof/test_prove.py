"""A game's proof: what stands in the ledger, what has changed since, what is drawn, and its page."""

from collections import Counter
from pathlib import Path

import pytest

from fathomfive.kernel.book import ContentError
from fathomfive.kernel.game import installed_games
from fathomfive.proof.mutation.ledger import Verdict, What
from fathomfive.proof.mutation.page import page, share
from fathomfive.proof.mutation.prove import Proof, Standing, draw
from tests.toys.pearls.game import GAME

ROOT = Path(__file__).parents[2]
SCOPE = 'rules = ["game.py"]\n\n[equivalent]\n'


@pytest.fixture
def proof(tmp_path: Path) -> Proof:
    folder = tmp_path / "tests" / "games" / GAME.id
    folder.mkdir(parents=True)
    (folder / "proof.toml").write_text(SCOPE)
    return Proof(GAME, tmp_path)


def excused(proof: Proof, mutant: str, why: str) -> Proof:
    """The same proof, with a reason why one mutant changes nothing."""
    (proof.folder / "proof.toml").write_text(f'{SCOPE}"{mutant}" = "{why}"\n')
    return Proof(GAME, proof.root)


def known(proof: Proof, *verdicts: What) -> None:
    """The first mutants get these verdicts."""
    for mutant, what in zip(proof.mutants, verdicts, strict=False):
        proof.ledger.add(Verdict(mutant.id, mutant.source, what, "tests/test_pearls.py::test_it"))


def test_where_a_mutant_stands(proof: Proof) -> None:
    first, second, third, fourth, fifth, *_ = list(proof.mutants)
    proof = excused(proof, fourth.id, "the bank is never empty there")
    known(proof, "killed", "noticed", "survived", "survived")
    assert [proof.standing(mutant) for mutant in (first, second, third, fourth, fifth)] == [
        "killed",
        "noticed",
        "survived",
        "equivalent",
        "untried",
    ]


def test_a_function_that_changed_is_tried_again(proof: Proof) -> None:
    mutant = next(proof.mutants)
    proof.ledger.add(Verdict(mutant.id, "another source", "killed", "tests/test_pearls.py::test_it"))
    assert proof.standing(mutant) == "untried"


def test_an_excuse_does_not_cover_what_a_test_notices(proof: Proof) -> None:
    mutant = next(proof.mutants)
    proof = excused(proof, mutant.id, "it was thought to change nothing")
    known(proof, "killed")
    assert proof.standing(mutant) == "killed"


def test_an_equivalent_mutant_needs_a_reason(proof: Proof) -> None:
    with pytest.raises(ContentError, match=r"proof.toml.*equivalent"):
        _ = excused(proof, "0123456789", "same").scope


def test_the_draw_is_the_same_until_the_rules_change(proof: Proof) -> None:
    killed: list[What] = ["killed"] * 40
    survived: list[What] = ["survived"] * 10
    known(proof, *killed, *survived)
    drawn = draw([proof], 7)[GAME.id]
    assert [mutant.id for mutant in drawn] == [mutant.id for mutant in draw([proof], 7)[GAME.id]]
    assert len(drawn) == 7
    assert all(proof.standing(mutant) == "killed" for mutant in drawn)
    assert draw([proof], 0) == {}


def test_what_a_lost_test_killed_is_missed(proof: Proof) -> None:
    known(proof, "killed", "killed")
    killed = proof.those("killed")
    assert proof.confirm(killed) == killed, "tests/test_pearls.py does not exist there"


def test_the_share_leaves_out_what_is_equivalent() -> None:
    tally: Counter[Standing] = Counter({"killed": 19, "survived": 1, "equivalent": 20})
    assert share(tally) == 0.95
    assert share(Counter()) == 1.0


def test_the_page_lists_what_nobody_notices(proof: Proof) -> None:
    first, second, *_ = list(proof.mutants)
    proof = excused(proof, second.id, "the bank is never empty there")
    known(proof, "survived", "survived", "killed")
    text = page(proof, "2026-11-15")
    assert f"- {first.id} {first.function}: " in text
    assert "the bank is never empty there" in text
    assert f"`fathom prove {GAME.id} --page` on 2026-11-15" in text
    assert "50.0% of the mutants" not in text, "those that were never tried count as well"


@pytest.mark.parametrize("game", sorted(path.parent.name for path in ROOT.glob("tests/games/*/proof.toml")))
def test_no_excuse_outlives_its_mutant(game: str) -> None:
    proof = Proof(installed_games()[game], ROOT)
    mutants = {mutant.id for mutant in proof.mutants}
    assert sorted(set(proof.scope.equivalent) - mutants) == [], "take these out of proof.toml"
    page = (ROOT / "docs" / "proof" / f"{game}.md").read_text("utf-8")
    listed = [mutant.id for mutant in proof.those("survived", "noticed") if mutant.id not in page]
    assert listed == [], "nobody notices these, and the page does not say so: fathom prove GAME --page"
