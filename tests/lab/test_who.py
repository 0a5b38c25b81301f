"""Who won: by bot and by side, against whom, ratings; and that nothing is mixed on the way."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from fathomfive.kernel.game import Refused
from fathomfive.lab.plan import Plan
from fathomfive.lab.playing import Rows, play_number
from fathomfive.lab.report import write_report
from fathomfive.lab.report.sections import sections
from fathomfive.lab.report.study import Study
from fathomfive.lab.report.who import Seat, Setting, settings
from fathomfive.lab.store import Store
from tests.lab.conftest import MakePlan


def table(*seats: tuple[str, str, float]) -> list[Seat]:
    return [Seat(*seat) for seat in seats]


STRONG = Setting(
    "two seats",
    2,
    [
        *[table(("ace", "red", 1.0), ("duffer", "blue", 0.0))] * 30,
        *[table(("duffer", "red", 0.0), ("ace", "blue", 1.0))] * 30,
        *[table(("duffer", "red", 1.0), ("ace", "blue", 0.0))] * 10,
        *[table(("ace", "red", 0.5), ("duffer", "blue", 0.5))] * 10,
    ],
)
"""Ace wins sixty of eighty and shares ten; red wins forty, blue thirty, ten are shared."""


def test_rates_are_shares_of_victories() -> None:
    rates = STRONG.rates("bot")
    assert (rates["ace"].rate, rates["duffer"].rate) == (0.8125, 0.1875)
    assert rates["ace"].low > 0.5 > rates["duffer"].high
    sides = STRONG.rates("side")
    assert (sides["red"].rate, sides["blue"].rate) == (0.5625, 0.4375)


def test_one_against_the_other_is_counted_by_the_seat() -> None:
    """Two seats of the duffer and one of the ace, all equally good: nobody has an advantage."""
    fair = [
        table(("ace", "", 1.0), ("duffer", "", 0.0), ("duffer", "", 0.0)),
        table(("ace", "", 0.0), ("duffer", "", 1.0), ("duffer", "", 0.0)),
        table(("ace", "", 0.0), ("duffer", "", 0.0), ("duffer", "", 1.0)),
    ]
    assert Setting("", 3, fair).payoffs("bot")["ace", "duffer"].rate == 0.5
    found = STRONG.payoffs("bot")
    assert found["ace", "duffer"].rate == 0.8125
    assert found["ace", "duffer"].rate + found["duffer", "ace"].rate == 1


def test_ratings_follow_the_victories_and_ignore_play_against_oneself() -> None:
    ratings = STRONG.ratings("bot")
    assert list(ratings) == ["ace", "duffer"]
    assert ratings["ace"].middle > ratings["duffer"].high
    alone = Setting("", 2, [table(("ace", "", 1.0), ("ace", "", 0.0))] * 5)
    assert alone.ratings("bot") == {}


def test_a_place_in_the_order_of_play_has_its_share() -> None:
    tables = [[Seat("ace", "", 0.0, place=1), Seat("duffer", "", 1.0, place=0)]] * 3
    tables += [[Seat("ace", "", 0.5, place=0), Seat("duffer", "", 0.5, place=1)]]
    places = Setting("", 2, tables).places()
    assert {place: share.wins for place, share in places.items()} == {0: 3.5, 1: 0.5}


def test_a_bot_stands_with_each_of_its_sides() -> None:
    crossed = STRONG.crossed()
    assert crossed["ace", "red"].rate == 0.875  # thirty-five of forty
    assert crossed["ace", "blue"].rate == 0.75


def test_where_nobody_differs_there_is_nothing_to_say() -> None:
    assert Setting("", 2, [table(("ace", "", 1.0), ("ace", "", 0.0))]).names("bot") == []


# --- a plan with sides -----------------------------------------------------------------------------------


def test_seats_take_sides_in_turn_and_rows_say_which(make_plan: MakePlan) -> None:
    """In the toy, who leads a dive chooses a reef: the plan answers for it."""
    plan = make_plan(matches=4, sides={"choose": ["cove", "wreck"]}, bots=["random", "greedy"], meet=True)
    plan.check()
    ways = [(way.bots, way.sides) for way in plan.arrangements(plan.trials[0])]
    assert len(set(ways)) == len(ways) == 4
    seats = [seat for number in range(1, 5) for seat in play_number(plan, number).seats]
    assert {(seat.bot, seat.seat) for seat in seats} == {
        (bot, seat) for bot in ("random", "greedy") for seat in (0, 1)
    }
    for number in range(1, 5):
        rows = play_number(plan, number)
        assert sum(seat.worth for seat in rows.seats) == pytest.approx(1)
        assert [seat.won for seat in rows.seats] == [seat in rows.matches[0].winners for seat in (0, 1)]
        assert rows.seats[rows.matches[0].opener].place == 0


def test_the_first_option_is_taken_where_the_plan_says_so(make_plan: MakePlan) -> None:
    chosen = play_number(make_plan(first_option=["reef"]), 1).choices
    first = [choice.choice for choice in chosen if choice.choice.startswith("choose")]
    assert first[0] == "choose reef=cove"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("meet = true", "refused-plan-meet"),
        ("sides.shout = ['a', 'b']", "refused-plan-sides"),
        ("sides.choose = ['cove']", "refused-plan-sides"),
        ("stop.error = 2.0", "refused-plan-stop"),
        ("sweep = [{ name = 'bank', what = 'sea.bank', values = [20] }]", "refused-plan-sweep"),
        ("bots = ['random', 'greedy']\ntarget = [{ win = 0.5 }]", "refused-plan-target-bots"),
    ],
)
def test_what_cannot_be_dealt_out_is_refused(plan_file: Callable[[str], Path], text: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        Plan.read(plan_file(f"game = 'pearls'\nmatches = 4\nseats = [2]\n{text}"))


def test_settings_are_never_mixed_and_the_page_draws_them(make_plan: MakePlan, tmp_path: Path) -> None:
    sweep = {"name": "bank", "what": "sea.bank", "values": [20, 30]}
    plan = make_plan(matches=8, bots=["random", "greedy"], meet=True, sweep=[sweep])
    rows = Rows()
    for number in range(1, plan.total + 1):
        rows.add(play_number(plan, number))
    with Store.writing(tmp_path, plan) as store:
        store.write(rows)
    study = Study(store)
    assert [(setting.label, len(setting.tables)) for setting in settings(study)] == [
        ("as printed, 2 seats", 8),
        ("bank 20, 2 seats", 8),
    ]
    asked = [section.question for section in sections(study, None)]
    assert asked[0] == "What does “bank” do?"
    assert {"Which bot wins?", "Which bot beats which?", "How strong does that make them?"} <= set(asked)
    write_report(store, None, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "[lab-" not in page
    tops = re.findall(r'<section class="glance"><h2>(.*?)</h2>', page)  # first of all, each setting by itself
    assert tops == ["Who won: as printed, 2 seats, 8 matches", "Who won: bank 20, 2 seats, 8 matches"]
    assert page.index("by seat") < page.index(asked[0])
    assert "Every two of the bots random, greedy meet, seed" in page
