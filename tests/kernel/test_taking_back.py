"""Taking back: freely up to the last new information, beyond it only by agreement and with a new future."""

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.match import MOST_CHECKPOINTS, Match
from fathomfive.kernel.play import Ask, Play, Step
from fathomfive.kernel.zones import EVERYBODY, seat_mask
from fathomfive.proof.conformance.walk import fingerprint
from tests.kernel.bare import RULE, Say, Table, bare_game, says, start, the_end

EFFECTS: dict[str, Callable[[Table], object]] = {
    "nothing": lambda g: None,
    "count": lambda g: setattr(g, "number", g.number + 1),
    "roll": lambda g: g.dice.roll(),
    "shuffle": lambda g: g.deck.shuffle(g.dice),
    "draw": lambda g: g.deck.draw_to(g.hands[0], seat_mask(0)),
    "draw blind": lambda g: g.deck.draw_to(g.hands[0]),
    "look": lambda g: g.deck.show(-1, seat_mask(0)),
    "show": lambda g: g.hands[0].show(0, EVERYBODY),
    "play open": lambda g: g.hands[0].move(g.hands[0].cards[0], g.row, EVERYBODY),
    "reveal": lambda g: g.reveal(),
    "read out": lambda g: g.read_out(),
    "tell": lambda g: g.tell("told", RULE),
}


class Turns(Step, tag="turns"):
    """The seat in turn does something; "done" hands over, "end" ends it all."""

    seat: int = 0

    def run(self, g: Table) -> Play:
        while True:
            words = [*EFFECTS, "done", "new step", "end"]
            answer = yield from Ask("turn", self.seat, says(self.seat, *words), RULE)
            g.words.append(answer.word)
            match answer.word:
                case "end":
                    raise the_end(len(g.hands))
                case "done":
                    g.next(Turns((self.seat + 1) % len(g.hands)))
                    return
                case "new step":
                    g.next(Turns(self.seat))
                    return
                case word:
                    EFFECTS[word](g)


GAME = bare_game([Turns()], Turns)
TOGETHER = bare_game([Turns()], Turns, cooperative=lambda options: True)


def turns(*words: str, game: Game[Any] = GAME, seats: int = 2) -> Match[Any]:
    match = start(game, seats)
    match.play(Say(0, "draw"))  # a card in hand to show and play
    for word in words:
        assert match.ask is not None
        match.play(Say(match.ask.asked[0], word))
    return match


def words(match: Match[Any]) -> list[str]:
    return list(match.state.words[1:])


# --- to the horizon ------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["nothing", "count", "tell", "draw blind", "new step"])
def test_what_taught_nobody_anything_can_be_taken_back(word: str) -> None:
    match = turns("count")
    before = fingerprint(match)
    match.play(Say(0, word))
    assert match.can_take_back(0)
    assert match.take_back(0) == Say(0, word)
    assert fingerprint(match) == before


@pytest.mark.parametrize("word", ["roll", "shuffle", "draw", "look", "show", "play open", "reveal"])
def test_what_taught_somebody_something_cannot(word: str) -> None:
    match = turns("count", word)
    after = fingerprint(match)
    assert not match.can_take_back(0)
    with pytest.raises(Refused) as refusal:
        match.take_back(0)
    assert refusal.value.why.id == "refused-undo"
    assert fingerprint(match) == after


def test_one_goes_back_step_by_step_to_the_last_new_information_and_no_further() -> None:
    match = turns("count", "roll", "count", "new step", "nothing", "new step", "count")
    for left in (6, 5, 4, 3, 2):
        match.take_back(0)
        assert len(words(match)) == left
    assert words(match) == ["count", "roll"]
    assert not match.can_take_back(0)


def test_after_taking_back_one_may_do_something_else_and_take_that_back_too() -> None:
    match = turns("count", "new step", "count")
    match.take_back(0)
    match.take_back(0)
    match.play(Say(0, "nothing"))
    assert words(match) == ["count", "nothing"]
    match.take_back(0)
    match.take_back(0)
    assert words(match) == []
    assert match.state.number == 0


def test_a_look_at_what_one_knows_already_teaches_nothing() -> None:
    match = turns("look", "look")
    assert match.take_back(0) == Say(0, "look")


# --- whose answer --------------------------------------------------------------------------------------


def test_only_the_one_who_answered_takes_back() -> None:
    match = turns("count")
    assert not match.can_take_back(1)
    with pytest.raises(Refused):
        match.take_back(1)


def test_at_a_table_that_plays_together_anyone_does() -> None:
    match = turns("count", "count", game=TOGETHER)
    assert match.take_back(1) == Say(0, "count")
    assert match.take_back(0) == Say(0, "count")


@pytest.mark.parametrize("game", [GAME, TOGETHER])
def test_once_another_seat_is_asked_nobody_takes_back(game: Game[Any]) -> None:
    match = turns("count", "done", game=game)
    assert not any(match.can_take_back(seat) for seat in range(2))
    match.play(Say(1, "count"))
    assert match.take_back(1) == Say(1, "count")
    assert not any(match.can_take_back(seat) for seat in range(2))


def test_alone_one_hands_over_to_oneself_and_may_take_that_back() -> None:
    match = turns("done", seats=1)
    assert match.take_back(0) == Say(0, "done")


def test_nothing_is_taken_back_when_it_is_over() -> None:
    match = turns("count", "end")
    assert match.over
    assert not match.can_take_back(0)


def test_what_followed_by_itself_goes_back_with_its_cause() -> None:
    class Forced(Step, tag="forced"):
        def run(self, g: Table) -> Play:
            while True:
                yield from Ask("choice", 0, says(0, "a", "b"), RULE)
                yield from Ask("only", 0, says(0, "only"), RULE)
                g.number += 1

    match = start(bare_game([Forced()], Forced))
    before = fingerprint(match)
    assert match.play(Say(0, "a")) == [Say(0, "only")]
    assert match.take_back(0) == Say(0, "a")
    assert fingerprint(match) == before


def test_whoever_answers_last_in_private_cannot_take_back_after_seeing_the_others() -> None:
    """Nobody else is asked afterwards and no card was shown, yet the answers are on the table."""

    class Vote(Step, tag="vote"):
        def run(self, g: Table) -> Play:
            answers = yield from Ask.all("vote", (0, 1), [*says(0, "a", "b"), *says(1, "a", "b")], RULE)
            g.words = [answer.word for answer in answers]
            yield from Ask("after", 1, says(1, "a", "b"), RULE)

    match = start(bare_game([Vote()], Vote), seats=2)
    match.play(Say(0, "a"))
    match.play(Say(1, "b"))
    assert match.waiting_for == (1,)
    assert not match.can_take_back(1)


def test_a_standing_pass_of_somebody_else_costs_nobody_their_way_back() -> None:
    match = turns("count")
    match.leave_standing_pass(1, "react")
    assert match.can_take_back(0)


def test_a_long_turn_remembers_a_bounded_number_of_step_starts() -> None:
    match = turns(*["new step"] * (MOST_CHECKPOINTS + 20))
    back = 0
    while match.can_take_back(0):
        match.take_back(0)
        back += 1
    assert MOST_CHECKPOINTS - 2 <= back <= MOST_CHECKPOINTS
    match.play(Say(0, "count"))
    assert Match.load(GAME, match.save()).snapshot() == match.snapshot()


# --- by agreement --------------------------------------------------------------------------------------

KEY = Dice.seeded("agreed").key


def test_a_rewind_leads_to_the_start_of_its_step() -> None:
    match = turns("new step", "count")
    there = match.step_start
    for word in ("draw", "roll", "count", "done"):
        match.play(Say(0, word))
    again = match.rewound(there, KEY)
    assert words(again) == ["new step"]
    assert again.state.number == 0
    assert again.waiting_for == (0,)
    assert not any(again.can_take_back(seat) for seat in range(2))
    assert len(match.state.words) > len(again.state.words)  # the match itself is as it was


def test_after_a_rewind_hands_stay_and_the_future_is_new() -> None:
    match = turns("look", "new step")  # seat 0 holds a card and has seen the top of the deck
    hand, top = list(match.state.hands[0]), match.state.deck.cards[-1]
    there, deck = match.step_start, list(match.state.deck)
    match.play(Say(0, "draw"))
    match.play(Say(0, "roll"))
    futures = [match.rewound(there, Dice.seeded(seed).key) for seed in range(40)]
    assert all(list(again.state.hands[0]) == hand for again in futures)
    assert all(again.state.deck.cards[-1] == top for again in futures)
    assert all(sorted(again.state.deck) == sorted(deck) for again in futures)
    assert len({again.state.deck.cards[0] for again in futures}) == len(deck) - 1
    assert len({again.state.dice.key for again in futures}) == 40
    assert match.rewound(there, KEY).snapshot() == match.rewound(there, KEY).snapshot()


def test_a_rewound_match_is_heard_and_plays_on() -> None:
    told: list[Any] = []
    match = turns("new step", "count")
    match.listen(told.append)
    again = match.rewound(match.step_start, KEY)
    again.play(Say(0, "tell"))
    assert [tell.text for tell in told] == ["log-told"]
    assert again.take_back(0) == Say(0, "tell")


def test_standing_passes_survive_a_rewind() -> None:
    match = turns("new step", "count")
    match.leave_standing_pass(1, "react")
    again = match.rewound(match.step_start, KEY)
    assert again.standing == {1: {"react"}}
    again.leave_standing_pass(1, "react", stands=False)
    assert match.standing == {1: {"react"}}
