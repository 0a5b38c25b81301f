"""Every rule of Lobster Pots, in fishers' words."""

from typing import Self

import pytest
from fathomfive.author import Pass, Viewer
from fathomfive.proof.position import Position, stack

from lobster_pots.actions import Build, Haul, Sell, Set
from lobster_pots.evaluate import evaluate
from lobster_pots.game import GAME
from lobster_pots.scene import risk
from lobster_pots.state import Coast


class Harbour(Position[Coast]):
    """A table of this game, and its verbs."""

    @classmethod
    def under(
        cls,
        *glasses: str,
        seats: int = 2,
        creeping: tuple[str, ...] = (),
        open_glass: bool = False,
        price: int = 4,
        day: int = 0,
    ) -> Self:
        """A first dawn with these forecasts to come, and these cards uppermost in the sea."""

        def lay_out(g: Coast) -> None:
            stack(g.glass, *glasses)
            stack(g.sea, *creeping, *(["small"] * 20))
            g.price, g.day = price, day

        return cls.of(GAME, seats=seats, options={"open_glass": open_glass}, lay_out=lay_out)

    def sets(self, *coves: str) -> Self:
        for cove in coves:
            self.answers(Set, cove=cove)
        return self

    def hauls(self, cove: str) -> Self:
        return self.answers(Haul, cove=cove)

    def sells(self) -> Self:
        return self.answers(Sell)

    def rests(self, times: int = 1) -> Self:
        for _ in range(times):
            self.passes()
        return self

    def until_dawn(self) -> Self:
        """Everybody rests until the night is over."""
        day = self.g.day
        while self.asked and self.g.day == day:
            self.rests()
        return self

    def owns(self, seat: int, *, pots: int | None = None, coins: int | None = None) -> bool:
        fisher = self.g.fishers[seat]
        return (pots is None or len(fisher.pots) == pots) and (coins is None or fisher.coins == coins)

    def reads_glass(self, viewer: Viewer) -> str | None:
        return self.g.glass.seen_by(viewer)[-1]

    def lands(self, seat: int, *catches: str) -> Self:
        """Give a fisher this hold."""
        stack(self.g.fishers[seat].hold, *catches, known=1 << seat)
        return self.again()


@pytest.mark.rule("LOB-SETUP-1", "LOB-SETUP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_three_pots_and_nothing_else(seats: int) -> None:
    harbour = Harbour.of(GAME, seats=seats)
    assert all(harbour.owns(seat, pots=3, coins=0) for seat in range(seats))
    assert harbour.g.price == 4
    assert {cove: (c.stands, c.brings) for cove, c in harbour.g.book.coves.items()} == {
        "skerry": (1, 3),
        "kelp": (2, 2),
        "inlet": (4, 1),
    }


@pytest.mark.rule("LOB-DAY-1", "LOB-END-1")
def test_the_season_ends_after_eight_nights() -> None:
    harbour = Harbour.of(GAME, seats=2)
    for day in range(1, 9):
        assert harbour.g.day == day
        harbour.until_dawn()
    assert harbour.cause == "season"


@pytest.mark.rule("LOB-DAY-2")
def test_the_lookout_alone_reads_the_glass_and_begins_and_it_is_somebody_else_each_day() -> None:
    harbour = Harbour.under("fresh", "foul", "fair")
    assert (harbour.seat, harbour.reads_glass(0), harbour.reads_glass(1)) == (0, "fresh", None)
    harbour.until_dawn()
    assert (harbour.seat, harbour.reads_glass(0), harbour.reads_glass(1)) == (1, None, "foul")


@pytest.mark.rule("LOB-DAY-2")
def test_an_open_glass_is_read_by_everybody() -> None:
    harbour = Harbour.under("fresh", "foul", open_glass=True)
    assert [harbour.reads_glass(viewer) for viewer in (0, 1, None)] == ["fresh"] * 3


@pytest.mark.rule("LOB-DAY-3")
def test_a_turn_has_three_actions() -> None:
    harbour = Harbour.under("fair", "fair").sets("inlet", "kelp")
    assert harbour.seat == 0
    harbour.rests()
    assert harbour.seat == 1


@pytest.mark.rule("LOB-DAY-4")
def test_the_harbour_lends_a_pot_to_whoever_has_nothing_left() -> None:
    harbour = Harbour.under("foul", "fair").sets("skerry", "skerry", "skerry")
    harbour.until_dawn()
    assert harbour.owns(0, pots=1)
    assert harbour.owns(1, pots=3)
    assert [tell.seat for tell in harbour.said("lends")] == [0]


@pytest.mark.rule("LOB-SET-1")
def test_a_cove_is_full_with_one_pot_more_than_fishers() -> None:
    harbour = Harbour.under("fair", "fair").sets("skerry", "skerry", "skerry")
    assert harbour.offered(Set, "cove") == ["kelp", "inlet"]


@pytest.mark.rule("LOB-SET-1")
def test_the_inlet_holds_two_pots_for_each_fisher() -> None:
    harbour = Harbour.under("fair", "fair").sets("inlet", "inlet", "inlet").sets("inlet")
    assert harbour.offered(Set, "cove") == ["skerry", "kelp"]


@pytest.mark.rule("LOB-HAUL-1", "LOB-NIGHT-3")
def test_only_the_fisher_sees_what_was_hauled() -> None:
    harbour = Harbour.under("fair", "fair", "fair", creeping=("giant", "crab")).sets("inlet", "inlet")
    harbour.until_dawn().rests(3)
    assert all(card is None for pot in harbour.g.fishers[0].pots for card in pot.inside.seen_by(0))
    harbour.hauls("inlet")
    hold = harbour.g.fishers[0].hold
    assert sorted(map(str, hold.seen_by(0))) == ["crab", "giant"]
    assert hold.seen_by(1) == [None, None]
    assert len(harbour.g.fishers[0].aboard()) == 3


@pytest.mark.rule("LOB-SELL-1")
@pytest.mark.parametrize(
    ("hold", "coins", "price"),
    [
        (("small",), 4, 3),
        (("giant", "crab"), 16, 3),
        (("small", "fine", "fine"), 20, 3),
        (("small", "small", "small", "small"), 16, 2),
    ],
)
def test_a_sale_pays_by_the_pound_and_the_price_falls_by_the_lobster(
    hold: tuple[str, ...], coins: int, price: int
) -> None:
    harbour = Harbour.under("fair", "fair").lands(0, *hold).sells()
    assert harbour.owns(0, coins=coins)
    assert harbour.g.price == price


@pytest.mark.rule("LOB-SELL-1")
def test_the_price_never_falls_below_one() -> None:
    harbour = Harbour.under("fair", "fair", price=2).lands(0, *["small"] * 9).sells()
    assert harbour.g.price == 1


@pytest.mark.rule("LOB-SELL-1")
def test_crabs_alone_are_not_for_sale() -> None:
    assert not Harbour.under("fair", "fair").lands(0, "crab").offers(Sell)


@pytest.mark.rule("LOB-BUILD-1")
def test_a_pot_costs_four_coins_and_nobody_has_more_than_five() -> None:
    harbour = Harbour.under("fair", "fair")
    assert not harbour.offers(Build)
    harbour.lands(0, "giant", "giant", "giant").sells()
    harbour.answers(Build).answers(Build)
    assert harbour.owns(0, pots=5, coins=48 - 8)
    harbour.until_dawn().rests(3)
    assert not harbour.offers(Build)


@pytest.mark.rule("LOB-NIGHT-1", "LOB-NIGHT-2")
def test_a_foul_forecast_is_too_much_for_the_skerry_whatever_the_die_says() -> None:
    harbour = Harbour.under("foul", "fair").sets("skerry", "inlet").until_dawn()
    assert harbour.g.wind in (2, 3, 4)
    assert harbour.owns(0, pots=2)
    assert [tell.args["pots"] for tell in harbour.said("torn")] == [1]


@pytest.mark.rule("LOB-NIGHT-1")
@pytest.mark.parametrize(
    ("forecast", "skerry", "kelp"), [("fair", 1 / 6, 0), ("fresh", 1 / 2, 1 / 6), ("foul", 1, 1 / 2)]
)
def test_the_die_adds_to_the_forecast(forecast: str, skerry: float, kelp: float) -> None:
    harbour = Harbour.under(forecast, "fair")
    assert risk(harbour.g, 0, stands=1) == pytest.approx(skerry)
    assert risk(harbour.g, 0, stands=2) == pytest.approx(kelp)
    assert risk(harbour.g, 0, stands=4) == 0


@pytest.mark.rule("LOB-DAY-2", "LOB-NIGHT-1")
def test_who_has_not_read_the_glass_knows_the_odds_of_all_forecasts() -> None:
    harbour = Harbour.under("foul", "fair")
    assert risk(harbour.g, 1, stands=1) == pytest.approx((1 / 6 + 1) / 2)


@pytest.mark.rule("LOB-NIGHT-3")
def test_every_pot_takes_in_what_its_cove_brings() -> None:
    harbour = Harbour.under("fair", "fair", "fair").sets("kelp", "inlet").until_dawn()
    assert [len(pot.inside) for pot in harbour.g.fishers[0].pots] == [2, 1, 0]


@pytest.mark.rule("LOB-NIGHT-3")
def test_an_empty_sea_is_stocked_with_what_was_landed() -> None:
    harbour = Harbour.under("fair", "fair", "fair").sets("inlet")
    stack(harbour.g.sea)
    stack(harbour.g.landed, "giant")
    harbour.again().until_dawn()
    assert list(harbour.g.fishers[0].pots[0].inside) == ["giant"]


@pytest.mark.rule("LOB-MARKET-1")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (6, 6)])
def test_the_price_recovers_at_dawn(before: int, after: int) -> None:
    harbour = Harbour.under("fair", "fair", "fair", price=before)
    assert harbour.g.price == before
    assert harbour.until_dawn().g.price == after


@pytest.mark.rule("LOB-END-1")
def test_in_the_end_everything_is_cleared_for_a_coin_a_pound() -> None:
    harbour = Harbour.under("fair", day=7, creeping=("giant",)).sets("inlet")
    harbour.lands(0, "small", "fine").until_dawn()
    assert [fisher.coins for fisher in harbour.g.fishers] == [3, 4]
    assert harbour.outcome.winners == (1,)


@pytest.mark.rule("LOB-END-1")
def test_equals_share_the_victory() -> None:
    harbour = Harbour.under("fair", day=7).until_dawn()
    assert harbour.outcome.winners == (0, 1)
    assert harbour.outcome.values == (0.5, 0.5)


def test_bots_would_rather_set_a_pot_than_keep_it_aboard() -> None:
    harbour = Harbour.under("fair", "fair", "fair")
    before = evaluate(harbour.g, 0)
    assert evaluate(harbour.sets("skerry").g, 0) > before
    assert harbour.offers(Pass)
