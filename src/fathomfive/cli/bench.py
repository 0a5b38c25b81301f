"""`fathom bench`: how fast a game's rules run, on one core and by the processor's clock."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.table import Table

from fathomfive.bots import RandomBot, bot_named, play_match
from fathomfive.bots.courses import Thought
from fathomfive.cli.bench_pictures import Move, cost_of_a_move
from fathomfive.cli.output import out, print_json, speak
from fathomfive.cli.settings import AsJson, GameId, read_setup
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup, find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.text import say
from fathomfive.terminal.words import texts_of

WINDOWS = 28
WINDOW_SECONDS = 0.1
"""CPU time of one window. The best of many is the machine's own speed: what disturbs only slows down, and a
short window has a chance to be left alone."""

MATCHES = 1000
"""How many are held at once to weigh one."""

QUESTIONS, CLONES = 1000, 5
"""So many questions are looked at for the dearest clone, each so many times."""
THOUGHTS, ITERATIONS = 24, 100
"""So many of them are thought about, as long as a bot of middling strength would."""


class Figures(msgspec.Struct):
    game: str
    seats: int
    decisions_per_second: float
    clone_us: float
    worst_clone_us: float
    iteration_us: float
    snapshot_us: float
    snapshot_bytes: int
    match_bytes: int
    move_us: Move
    """Rules and pictures of a move with five viewers."""


def bench(game: GameId, json: AsJson = False) -> None:
    """Measure a game: decisions a second in random play with every option listed, clone, search, memory,
    and what a move costs with pictures for four seats and somebody who watches.

    One core, CPU time, best of several windows. The clone is taken in the middle of the longest step, where
    the answers given since its start have to be given again, and at the question where it takes longest. An
    iteration of search is a mean over questions all along a match. The memory is what one more match in a
    process takes, in the middle of play and with what may still be taken back; the book is shared.
    """
    title = find_game(game)
    figures = measure(title)
    if json:
        print_json(figures)
        return
    texts = texts_of()
    speak(say("bench-head", game=title.title, seats=figures.seats, windows=WINDOWS))
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(texts(say("bench-decisions")), f"{figures.decisions_per_second:,.0f}")
    table.add_row(texts(say("bench-clone")), f"{figures.clone_us:,.1f}")
    table.add_row(texts(say("bench-worst-clone")), f"{figures.worst_clone_us:,.1f}")
    table.add_row(texts(say("bench-iteration")), f"{figures.iteration_us:,.1f}")
    table.add_row(texts(say("bench-snapshot")), f"{figures.snapshot_us:,.1f}")
    table.add_row(texts(say("bench-bytes")), f"{figures.snapshot_bytes:,}")
    table.add_row(texts(say("bench-memory")), f"{figures.match_bytes:,}")
    table.add_row(texts(say("bench-move")), f"{figures.move_us.all:,.0f}")
    parts = {
        "rules": say("bench-move-rules"),
        "asked": say("bench-move-asked"),
        "others": say("bench-move-others"),
        "sent": say("bench-move-sent"),
    }
    for part, words in parts.items():
        table.add_row(f"  {texts(words)}", f"{getattr(figures.move_us, part):,.0f}")
    out().print(table)


def measure(game: Game[Any]) -> Figures:
    setup = read_setup(game, None, None)
    questions = _questions(game, setup)
    match = max(questions, key=lambda one: one.answers_in_step)
    raw = match.snapshot()
    return Figures(
        game=game.id,
        seats=setup.seats,
        decisions_per_second=round(decisions_per_second(game, setup), 1),
        clone_us=round(_microseconds(match.clone), 2),
        worst_clone_us=round(_microseconds(_dearest(questions).clone), 2),
        iteration_us=round(_an_iteration(questions), 2),
        snapshot_us=round(_microseconds(lambda: game.decode(match.snapshot())), 2),
        snapshot_bytes=len(raw),
        match_bytes=memory_of(game, match.save()),
        move_us=_move(game),
    )


def decisions_per_second(game: Game[Any], setup: Setup) -> float:
    """Whole matches at random, set-up included, every option of every question listed.

    Every window begins with the same match, so that none is best because its matches were easy.
    """
    best = 0.0
    for _ in range(WINDOWS):
        decisions = number = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < WINDOW_SECONDS:
            bots = [RandomBot(Dice.seeded(number))] * setup.seats
            decisions += play_match(game, setup, bots, Dice.seeded(f"bench/{number}"))[1]
            number += 1
        best = max(best, decisions / spent)
    return best


def _move(game: Game[Any]) -> Move:
    """In microseconds, the best of several rounds for each part."""
    cost_of_a_move(game, 1, time.process_time_ns)  # what is worked out once is there already
    rounds = [cost_of_a_move(game, 4, time.process_time_ns) for _ in range(max(1, WINDOWS // 7))]
    best = {part: min(getattr(one, part) for one in rounds) / 1000 for part in Move.__struct_fields__}
    return Move(**{part: round(cost, 1) for part, cost in best.items()})


def memory_of(game: Game[Any], saved: bytes) -> int:
    """Bytes that each of many equal matches holds, as Python's own allocator counts them."""
    Match.load(game, saved)  # what all matches share is there already
    tracemalloc.start()
    matches = [Match.load(game, saved) for _ in range(MATCHES)]
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held // len(matches)


def _questions(game: Game[Any], setup: Setup) -> list[Match[Any]]:
    """A match at random, at each of its questions."""
    match, bot = Match.start(game, setup, Dice.seeded("bench")), bot_named("random", "bench")
    found: list[Match[Any]] = []
    while match.ask is not None and len(found) < QUESTIONS:
        found.append(match.clone(tracked=True))
        match.play_unchecked(bot.choose(match, match.waiting_for[0]))
    return found


def _dearest(questions: Sequence[Match[Any]]) -> Match[Any]:
    """The one whose clone takes longest. Each is timed several times: what disturbs only slows down."""

    def seconds(match: Match[Any]) -> float:
        best = float("inf")
        for _ in range(CLONES):
            began = time.process_time()
            match.clone()
            best = min(best, time.process_time() - began)
        return best

    return max(questions, key=seconds)


def _an_iteration(questions: Sequence[Match[Any]]) -> float:
    """Microseconds of one iteration of a thought: an answer tried or a course played out."""
    spent, tried = 0.0, 0
    for number, match in enumerate(questions[:: max(1, len(questions) // THOUGHTS)]):
        seat = match.waiting_for[0]
        began = time.process_time()
        thought = Thought(match, seat, Dice.seeded(number))
        if len(thought.options) > 1:
            thought.think(ITERATIONS)
            spent, tried = spent + time.process_time() - began, tried + thought.tried
    return spent / max(1, tried) * 1e6


def _microseconds(action: Callable[[], Any]) -> float:
    """The best mean of several runs."""
    best = float("inf")
    for _ in range(WINDOWS):
        times, began = 0, time.process_time()
        while (spent := time.process_time() - began) < WINDOW_SECONDS / 4:
            for _ in range(20):
                action()
            times += 20
        best = min(best, spent / times)
    return best * 1e6
