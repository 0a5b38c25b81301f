"""The report: what it counts, what it says, and that it draws without a network."""

import dataclasses
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from fathomfive.kernel.game import Refused
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import ChoiceRow, MatchRow, Rows, SeatRow, play_number
from fathomfive.lab.report import charts, write_report
from fathomfive.lab.report.heat import heat
from fathomfive.lab.report.sections import sections
from fathomfive.lab.report.study import Study
from fathomfive.lab.shares import Difference, Share, Stratum, stratified
from fathomfive.lab.store import Store
from tests.chromium import start
from tests.lab.conftest import MakePlan
from tests.toys.pearls.game import GAME


def kept(plan: Plan, folder: Path, rows: Rows | None = None) -> Store:
    """A run on disk: the plan played through, or the rows that are given."""
    if rows is None:
        rows = Rows()
        for number in range(1, plan.total + 1):
            rows.add(play_number(plan, number))
    with Store.writing(folder, plan) as store:
        store.write(rows)
    return store


def invented(plan: Plan, lost: set[int], chose: set[int]) -> Rows:
    """Matches that all ended in one of two ways; somebody chose the wreck in some of them."""
    rows = Rows()
    for number in range(1, plan.total + 1):
        trial, _ = plan.place(number)
        winners = [] if number in lost else list(range(trial.setup.seats))
        row = MatchRow(
            match=number,
            trial=trial.number,
            seats=trial.setup.seats,
            options="{}",
            change=trial.change,
            bots=trial.lineup,
            cause="empty" if number in lost else "dry",
            won=bool(winners),
            winners=winners,
            values=[float(bool(winners))] * trial.setup.seats,
            score=float(number),
            decisions=10 * number,
            opener=1,
            seconds=0.5,
        )
        rows.matches.append(row)
        rows.seats += [
            SeatRow(number, trial.number, seat, bot, "", (seat - 1) % len(trial.bots), seat in winners, 0.5)
            for seat, bot in enumerate(trial.bots)
        ]
        if number in chose:
            rows.choices.append(ChoiceRow(number, trial.number, 0, "choose reef=wreck", 1, bool(winners)))
    return rows


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pearls as if everybody won or lost together."""
    game = dataclasses.replace(GAME, cooperative=lambda options: True, _books={})
    monkeypatch.setattr("fathomfive.lab.plan.find_game", lambda name: game)


# --- figures ---------------------------------------------------------------------------------------------


def test_a_difference_is_clear_when_chance_explains_it_badly() -> None:
    much = Difference.between(Share.of(30, 100), Share.of(60, 100))
    assert much.rate == 0.3
    assert much.low == pytest.approx(0.163, abs=2e-3)
    assert much.high == pytest.approx(0.42, abs=5e-3)
    assert much.clear
    assert not Difference.between(Share.of(30, 100), Share.of(35, 100)).clear


def test_an_easy_set_up_lends_a_choice_none_of_its_wins() -> None:
    """Pooled, the choice looks 40 points better; within each set-up it makes no difference at all."""
    strata = [
        Stratum(with_it=80, won_with=72, without=20, won_without=18),
        Stratum(with_it=20, won_with=2, without=80, won_without=8),
    ]
    found = stratified(strata)
    assert found is not None
    assert found.rate == 0
    assert not found.clear


def test_a_choice_that_everybody_makes_cannot_be_compared() -> None:
    assert stratified([Stratum(50, 30, 0, 0)]) is None


# --- counting --------------------------------------------------------------------------------------------


def test_a_study_counts_wins_ends_lengths_and_choices(
    together: None, make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(matches=100, target=[{"win": 0.7}])
    lost = set(range(1, 41))
    chose = {*range(1, 31), *range(91, 101)}  # thirty times in a match that was lost, ten in one that was won
    study = Study(kept(plan, tmp_path, invented(plan, lost, chose)))
    (result,) = study.results
    assert (result.share.wins, result.matches, result.together) == (60, 100, True)
    assert result.target == (0.7, 0.7)
    assert {row["cause"]: row["share"] for row in study.causes().iter_rows(named=True)} == {
        "dry": 0.6,
        "empty": 0.4,
    }
    assert study.quantiles("decisions")[0]["p50"] == pytest.approx(505)
    (choice,) = study.choices()
    assert choice.label == "Choose: Wreck"
    assert choice.difference.rate == pytest.approx(10 / 40 - 50 / 60, abs=1e-4)
    opened = {why: row["match"] for why, row in study.worth_opening()}
    assert opened["lab-open-quick-loss"] == 1
    assert opened["lab-open-long-win"] == 100


def test_seats_are_counted_from_the_one_who_began(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=40)
    rows = invented(plan, set(), set())
    for place, row in enumerate(rows.matches):
        row.winners[:] = [1] if place < 30 else [0]  # seat 1 opened every one of them
    shares = [(seat, share.wins) for _, seat, share in Study(kept(plan, tmp_path, rows)).seat_wins()]
    assert shares == [(0, 30), (1, 10)]


def test_a_change_stands_beside_what_is_printed(together: None, make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=50, change=[{"name": "rich", "overrides": {"sea": {"bank": 40}}}])
    study = Study(kept(plan, tmp_path, invented(plan, set(range(1, 41)), set())))
    ((was, now),) = study.changed()
    assert (was.share.rate, now.share.rate) == (0.2, 1.0)
    first = next(iter(sections(study, None)))
    assert first.question == "What does the change do?"
    assert "20 % were won before, 100 % after" in first.answer


# --- the page --------------------------------------------------------------------------------------------


def test_the_page_answers_and_needs_nothing_from_outside(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=30, seats=[2, 3], bots=["random"], events=["*"], title="Is it <fair>?")
    run = tmp_path / "run"
    store = kept(plan, run)
    page = tmp_path / "report.html"
    write_report(store, store, page)
    text = page.read_text("utf-8")
    assert "Is it &lt;fair&gt;?" in text
    assert f"fathom lab replay {run} " in text
    assert f"fathom lab table {run} 2" in text
    assert "[lab-" not in text  # every sentence exists

    with sync_playwright() as playwright:
        browser = start(playwright)
        tab = browser.new_context(offline=True, color_scheme="dark").new_page()
        faults, wanted = list[str](), list[str]()
        tab.on("request", lambda request: wanted.append(request.url))
        tab.on("pageerror", lambda error: faults.append(str(error)))
        tab.goto(page.as_uri())
        tab.wait_for_function("document.body.dataset.drawn")
        drawn = tab.locator(".chart svg.marks").count()
        asked = tab.locator(".chart").count()
        letters = tab.locator(".chart svg.marks text")
        tab.emulate_media(color_scheme="light")
        tab.wait_for_function("document.body.dataset.light === 'true'")
        fills = {letter.get_attribute("fill") for letter in letters.all()}
        browser.close()
    assert faults == []
    assert [url for url in wanted if not url.startswith(("file:", "data:", "blob:"))] == []
    assert drawn == asked >= 4
    assert not fills & charts.BY_DAYLIGHT.keys()  # no pale letter on a light page


def test_there_is_no_report_without_matches_or_with_another_game(make_plan: MakePlan, tmp_path: Path) -> None:
    with Store.writing(tmp_path / "empty", make_plan()) as empty:
        pass
    with pytest.raises(Refused, match="refused-run-empty"):
        write_report(empty, None, tmp_path / "report.html")


def test_what_goes_with_winning_comes_with_its_caveat(
    together: None, make_plan: MakePlan, tmp_path: Path
) -> None:
    plan = make_plan(matches=100)
    study = Study(kept(plan, tmp_path, invented(plan, set(range(1, 51)), set(range(1, 31)))))
    choices = next(section for section in sections(study, None) if "choices" in section.question)
    assert "Choose: Wreck: −71 points" in choices.answer
    assert "Going with is not leading to" in choices.note


def test_a_heat_map_lies_on_the_games_own_board(make_plan: MakePlan, tmp_path: Path) -> None:
    plan = make_plan(matches=6, places=True)
    study = Study(kept(plan, tmp_path))
    rows = study.store.table("places")
    assert set(rows["place"]) == {"boat", "cove", "wreck"}
    dives = rows.filter(rows["place"] != "boat")["times"].sum() / 6
    (section,) = heat(study)
    assert "times in a match (2 seats)" in section.answer
    assert section.picture.count("<circle") == 4  # every space of the stage, the lamp as well
    assert "rgb(18,48,61)" in section.picture  # to which nothing comes
    assert "rgb(255,203,107)" in section.picture
    assert dives > 2
    assert list(heat(Study(kept(make_plan(matches=2), tmp_path / "none")))) == []


def test_set_ups_stand_in_the_order_of_the_plan() -> None:
    """Vega sorts blocks by the alphabet unless each is named: "as printed" stood among the changes."""
    share = {"row": "2 seats", "rate": 0.5, "low": 0.4, "high": 0.6, "figure": "", "fair": 0.5}
    drawn = charts.seat_rates([{"variant": name, **share} for name in ("printed", "kinder", "harder")], "")
    assert drawn["facet"]["sort"] == ["printed", "kinder", "harder"]
