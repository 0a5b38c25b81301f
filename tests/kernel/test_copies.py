"""Copies of a match: saved, loaded, cloned and sampled at every question."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import SchemaChanged, Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action, Ask, Pass, Play, Step
from fathomfive.kernel.zones import EVERYBODY, seat_mask
from fathomfive.proof.conformance.walk import fingerprint
from tests.kernel.bare import RULE, Say, Table, bare_game, says, start
from tests.toys.pearls.game import GAME, Sea


def pearls(seed: str | int = 0, seats: int = 3) -> Match[Sea]:
    return Match.start(GAME, Setup("pearls", seats), Dice.seeded(seed))


def legal(match: Match[Sea], chance: Dice) -> Action:
    return chance.pick([action for action in match.options if action.seat in match.waiting_for])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_question_a_copy_is_the_same_and_plays_on_the_same(seats: int) -> None:
    match, chance = pearls(seats=seats), Dice.seeded("copies")
    while not match.over:
        copies = [match.clone(), match.clone(tracked=True), Match.load(GAME, match.save())]
        before = fingerprint(match)
        assert [fingerprint(copy) for copy in copies] == [before] * 3
        action = legal(match, chance)
        for copy in copies:
            copy.play(action)
        assert fingerprint(match) == before
        match.play(action)
        assert [fingerprint(copy) for copy in copies] == [fingerprint(match)] * 3
    assert fingerprint(Match.load(GAME, match.save())) == fingerprint(match)


def test_a_loaded_match_saves_the_same_bytes_and_keeps_what_may_be_taken_back() -> None:
    match, chance, taken_back = pearls(5), Dice.seeded("back"), 0
    while not match.over:
        loaded = Match.load(GAME, match.save())
        assert loaded.save() == match.save()
        for seat in range(3):
            assert loaded.can_take_back(seat) == match.can_take_back(seat)
            if loaded.can_take_back(seat):
                taken_back += 1
                other = Match.load(GAME, match.save())
                assert loaded.take_back(seat) == other.take_back(seat)
                assert fingerprint(loaded) == fingerprint(other)
                break
        match.play(legal(match, chance))
    assert taken_back


def test_a_copy_with_private_answers_waits_for_the_same_seats() -> None:
    match = pearls()
    while match.ask is not None and match.ask.kind != "breath":
        match.play(legal(match, Dice.seeded(1)))
    match.play(next(action for action in match.options if action.seat == 1))
    assert match.waiting_for == (0, 2)
    assert Match.load(GAME, match.save()).waiting_for == match.clone().waiting_for == (0, 2)


def test_an_untracked_match_and_a_sample_cannot_be_copied() -> None:
    untracked = Match.start(GAME, Setup("pearls", 2), Dice.seeded(0), tracked=False)
    sample = pearls().sample(0, Dice.seeded(1))
    for match in (untracked, sample):
        for copy in (match.save, match.clone, lambda match=match: match.step_start):
            with pytest.raises(TypeError, match="tracked"):
                copy()
        assert not match.can_take_back(0)


def test_a_snapshot_of_another_schema_is_refused() -> None:
    match = pearls()
    raw = match.save()
    snapshot = match.snapshot()
    newer = type(GAME)(**{**{f: getattr(GAME, f) for f in GAME.__dataclass_fields__}, "schema": 2})
    with pytest.raises(SchemaChanged, match="pearls: snapshot has schema 1, this release reads 2"):
        newer.decode(snapshot)
    with pytest.raises(SchemaChanged):
        Match.load(newer, raw)


# --- samples -------------------------------------------------------------------------------------------


class Peek(Step, tag="peek"):
    """Seat 0 looks at two cards of its own, everybody sees one, seat 1 looks at one."""

    def run(self, g: Table) -> Play:
        for known in (seat_mask(0), seat_mask(0), EVERYBODY, seat_mask(1)):
            g.deck.draw_to(g.hands[0], known)
        while True:
            yield from Ask("q", 0, lambda: says(0, *g.hands[0].cards), RULE)


def test_a_sample_keeps_what_the_viewer_knows_and_deals_the_rest_anew() -> None:
    match = start(bare_game([Peek()], Peek), seats=2)
    real = [list(zone) for zone in (match.state.hands[0], match.state.deck)]
    worlds = [match.sample(0, Dice.seeded(seed)) for seed in range(60)]
    assert all(world.state.hands[0].cards[:3] == real[0][:3] for world in worlds)
    assert {world.state.hands[0].cards[3] for world in worlds} == {real[0][3], *real[1]}
    assert all(world.game.components(world.state) == {"cards": 8} for world in worlds)
    watching = [match.sample(None, Dice.seeded(seed)) for seed in range(60)]
    assert {world.state.hands[0].cards[2] for world in watching} == {real[0][2]}
    assert len({world.state.hands[0].cards[0] for world in watching}) > 3
    assert [list(zone) for zone in (match.state.hands[0], match.state.deck)] == real


def test_a_sample_has_other_dice_and_leaves_those_of_the_match_alone() -> None:
    match = pearls()
    dice = match.state.dice
    sample = match.sample(0, Dice.seeded(1))
    assert sample.state.dice.key != dice.key
    assert match.state.dice == dice
    assert match.sample(0, Dice.seeded(1)).state.dice == sample.state.dice


def test_options_of_a_sample_are_those_of_the_sampled_world() -> None:
    match = start(bare_game([Peek()], Peek), seats=2)
    world = match.sample(None, Dice.seeded(3))
    assert [action.word for action in world.options] == world.state.hands[0].cards  # type: ignore[attr-defined]


def test_a_sample_forgets_what_others_answered_but_not_that_they_did() -> None:
    class Vote(Step, tag="vote"):
        def run(self, g: Table) -> Play:
            options = [action for seat in range(3) for action in says(seat, "a", "b", "c", "d")]
            answers = yield from Ask.all("vote", (0, 1, 2), options, RULE)
            g.words = [answer.word for answer in answers]
            yield from Ask("after", 0, says(0, "a", "b"), RULE)

    match = start(bare_game([Vote()], Vote), seats=3)
    match.play(Say(0, "a"))
    match.play(Say(1, "b"))
    outcomes = set()
    for seed in range(40):
        sample = match.sample(0, Dice.seeded(seed))
        assert sample.waiting_for == (2,)
        sample.play(Say(2, "c"))
        outcomes.add(tuple(sample.state.words))
    assert {words[0] for words in outcomes} == {"a"}
    assert {words[1] for words in outcomes} == {"a", "b", "c", "d"}


def test_the_game_may_refine_a_sample() -> None:
    seen: list[object] = []
    game = bare_game([Peek()], Peek, resample=lambda g, viewer, dice: seen.append(viewer))
    start(game, seats=2).sample(1, Dice.seeded(0))
    assert seen == [1]


# --- anything, in any order ----------------------------------------------------------------------------

MOVES = st.lists(
    st.sampled_from(["play", "play", "play", "play", "undo", "save", "clone", "sample", "refuse"]),
    max_size=60,
)


@settings(max_examples=60)
@given(MOVES, st.integers(0, 9), st.integers(2, 4))
def test_undoing_saving_cloning_and_sampling_in_any_order_change_nothing(
    moves: list[str], seed: int, seats: int
) -> None:
    """Whatever else is done in between, the match is the one that its standing answers make."""
    dice = Dice.seeded(repr(moves))
    match, answers = pearls(seed, seats), list[Action]()
    for move in moves:
        if match.over:
            break
        match, answers = moved(match, answers, move, dice)
    straight = pearls(seed, seats)
    for action in answers:
        straight.play(action)
    assert fingerprint(match) == fingerprint(straight)


def moved(match: Match[Sea], answers: list[Action], move: str, dice: Dice) -> tuple[Match[Sea], list[Action]]:
    action = legal(match, dice)
    match move:
        case "play":
            match.play(action)
            return match, [*answers, action]
        case "undo":
            for seat in range(match.setup.seats):
                if match.can_take_back(seat):
                    assert match.take_back(seat) == answers[-1]
                    return match, answers[:-1]
        case "save":
            return Match.load(GAME, match.save()), answers
        case "clone":
            match.clone(tracked=True).play(action)
            return match.clone(tracked=True), answers
        case "sample":
            match.sample(action.seat, dice).play(action)
        case "refuse":
            with pytest.raises(ValueError, match="refused"):
                match.play(Pass(99))
    return match, answers


# --- forks ---------------------------------------------------------------------------------------------


def test_a_fork_is_a_match_of_its_own_as_its_viewer_could_believe_it() -> None:
    class Look(Step, tag="look"):
        def run(self, g: Table) -> Play:
            yield from Ask("q", 0, says(0, "on", "off"), RULE)
            g.next(Look())

    class Deal(Step, tag="deal"):
        def run(self, g: Table) -> Play:
            g.deck.draw_to(g.hands[0], seat_mask(0))
            g.deck.draw_to(g.hands[1], seat_mask(1))
            g.next(Look())
            yield from ()

    match = start(bare_game([Deal()], Deal, Look), seats=2)
    mine, theirs = match.state.hands[0].cards[0], match.state.hands[1].cards[0]
    forks = [match.forked(match.step_start, 0, Dice.seeded(seed).key) for seed in range(40)]
    assert {fork.state.hands[0].cards[0] for fork in forks} == {mine}
    assert len({fork.state.hands[1].cards[0] for fork in forks}) == 7
    forks[0].play(Say(0, "on"))
    assert Match.load(forks[0].game, forks[0].save()).snapshot() == forks[0].snapshot()
    assert match.state.hands[1].cards == [theirs]
