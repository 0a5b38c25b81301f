"""The Textual screen, driven by keys: it shows the table, plays, explains, hides and saves."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from fathomfive.kernel.game import find_game
from fathomfive.kernel.journal import Journal, Played
from fathomfive.kernel.rules import Rulebook
from fathomfive.learning.tutorial import LEARNER, guided_setup
from fathomfive.terminal.covers import Curtain, Sheet
from fathomfive.terminal.picture import Picture
from fathomfive.terminal.replay import Replay
from fathomfive.terminal.replay_screen import ReplayApp
from fathomfive.terminal.screen import TableApp
from fathomfive.terminal.sitting import Sitting
from tests.scene.fixtures import load, texts_for
from tests.terminal.conftest import Sit
from tests.toys.pearls.game import GAME

SIZES = [(80, 24), (120, 40)]


def text_of(app: Any, widget: str) -> str:
    return str(app.query_one(f"#{widget}", Static).visual)


def screen_text(app: Any) -> str:
    """Everything that stands on the screen, as a person sees it."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def played(sitting: Sitting) -> int:
    return sum(isinstance(entry, Played) for entry in sitting.recorder.journal.entries)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until bots and drawing are done."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait for what must come; behind a curtain the worker that draws never completes."""
    async with asyncio.timeout(60):
        while not condition():
            await pilot.pause(0.01)


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_prompt_options_board_and_panels_are_all_in_view(sit: Sit, size: tuple[int, int]) -> None:
    app = TableApp(sit(2, {1: "random"}), bot_pause=0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        shown = screen_text(app)
        for part in (
            "Pearls",
            "Where shall we dive?",
            "1 the cove",
            "2 the wreck",
            "PRL-LEAD-1",
            "Enter",
            "q quit",
        ):
            assert part in shown, part
        assert max(len(line) for line in shown.splitlines()) == size[0]
        assert len(shown.splitlines()) == size[1]


@pytest.mark.asyncio
async def test_a_number_chooses_and_enter_plays(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("2")
        assert played(sitting) == 0
        assert "the wreck" in text_of(app, "chosen")
        await pilot.press("enter")
        await settle(pilot)
        assert played(sitting) >= 1
        assert "to the wreck" in screen_text(app)
        assert "Stay for another shell" in text_of(app, "prompt")


@pytest.mark.asyncio
async def test_arrows_choose_too_and_skip_headings(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("down")
        assert "the wreck" in text_of(app, "chosen")
        await pilot.press("up")
        assert "the cove" in text_of(app, "chosen")
        await pilot.press("enter")
        await settle(pilot)
        assert "to the cove" in screen_text(app)


@pytest.mark.asyncio
async def test_bots_answer_by_themselves_until_it_is_the_persons_turn(sit: Sit) -> None:
    sitting = sit(3, {1: "random", 2: "greedy"})
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        for _ in range(6):
            await settle(pilot)
            if sitting.match.over:
                break
            assert sitting.speaker == 0
            await pilot.press("1", "enter")
        assert played(sitting) > 6


@pytest.mark.asyncio
async def test_the_curtain_hides_the_table_until_enter(sit: Sit) -> None:
    sitting = sit(2)
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        shown = screen_text(app)
        assert "Seat 1, it is your turn" in shown
        assert "dive" not in shown
        await pilot.press("1", "u", "l", "x")
        assert isinstance(app.screen, Curtain)
        assert played(sitting) == 0
        await pilot.press("enter")
        await settle(pilot)
        assert "Where shall we dive?" in screen_text(app)
        await pilot.press("1", "enter")
        await settle(pilot)
        await pilot.press("1", "enter")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert "Seat 2, it is your turn" in screen_text(app)


@pytest.mark.asyncio
async def test_the_table_is_drawn_anew_behind_the_curtain(sit: Sit) -> None:
    app = TableApp(sit(2), bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        await pilot.resize_terminal(*SIZES[1])
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await settle(pilot)
        assert "Where shall we dive?" in screen_text(app)


@pytest.mark.asyncio
async def test_why_opens_the_rule_and_closes_again(sit: Sit) -> None:
    app = TableApp(sit(2, {1: "random"}), bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        assert "The leader chooses a reef" in screen_text(app)
        for key in ("escape", "question_mark", "q"):
            await pilot.press(key)
            await until(pilot, lambda: not isinstance(app.screen, Sheet))
            await pilot.press("question_mark")
            await until(pilot, lambda: isinstance(app.screen, Sheet))


@pytest.mark.asyncio
async def test_everything_on_the_table_can_be_asked_about(sit: Sit) -> None:
    app = TableApp(sit(2, {1: "random"}), bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await until(pilot, lambda: "Sharing the net" in screen_text(app))


@pytest.mark.asyncio
async def test_the_whole_log_can_be_read(sit: Sit) -> None:
    app = TableApp(sit(2, {1: "random"}), bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("l")
        await until(pilot, lambda: "Nothing has happened yet" in screen_text(app))
        await pilot.press("l", "1", "enter")
        await settle(pilot)
        await pilot.press("l")
        await until(pilot, lambda: "leads a dive" in screen_text(app))


@pytest.mark.asyncio
async def test_a_refusal_stands_below_the_options(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("u")
        assert "cannot be taken back" in text_of(app, "chosen")
        await pilot.press("w")
        assert "nobody to wait for" in text_of(app, "chosen")
        await pilot.press("escape")
        assert "the cove" in text_of(app, "chosen")


@pytest.mark.asyncio
async def test_undo_puts_the_question_again(sit: Sit) -> None:
    sitting = sit(2, {1: "random"}, seed=6)
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        for _ in range(60):
            await settle(pilot)
            assert sitting.match.ask is not None
            if sitting.match.ask.kind == "lamp":
                break
            await pilot.press("2" if sitting.match.ask.kind == "breath" else "1", "enter")
        assert "Do you want to take a lamp?" in text_of(app, "prompt")
        await pilot.press("u")
        await settle(pilot)
        assert "Where shall we dive?" in text_of(app, "prompt")
        assert "takes the last answer back" in screen_text(app)


@pytest.mark.asyncio
async def test_saving_and_quitting_leave_a_match_to_go_on_with(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("1", "enter")
        await settle(pilot)
        await pilot.press("s")
        assert "pearls-1.fathom" in text_of(app, "chosen")
        await pilot.press("1", "enter")
        await settle(pilot)
        await pilot.press("q")
    assert Journal.read(Path("pearls-1.fathom")) == sitting.recorder.journal


@pytest.mark.asyncio
async def test_quitting_is_possible_even_where_nothing_can_be_written(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot)
        await pilot.press("1", "enter")
        await settle(pilot)
        sitting.file = Path("nowhere/a.fathom")
        await pilot.press("q")
        assert "cannot be written" in text_of(app, "chosen")
        await pilot.press("q")
        await until(pilot, lambda: not app.is_running)


@pytest.mark.asyncio
async def test_a_whole_match_ends_with_who_won(sit: Sit) -> None:
    sitting = sit(2, {1: "random"})
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[1]) as pilot:
        for _ in range(200):
            await settle(pilot)
            if sitting.match.over:
                break
            await pilot.press("2", "enter")
        assert sitting.match.over
        assert text_of(app, "prompt").startswith(("You won", "You lost"))
        assert app.query_one("#options", OptionList).option_count == 0
        await pilot.press("1", "enter", "u")
        assert "over" in text_of(app, "chosen") or "cannot" in text_of(app, "chosen")
    assert sitting.texts.missing == []


# --- looking back --------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_story_is_read_in_the_place_of_the_board() -> None:
    story, atlas = load("sleeping_story"), load("sleeping_atlas")

    class Page(Picture):
        def draw(self) -> None:
            assert atlas.stage is not None
            assert story.scene is not None
            self.draw_table(atlas.stage, story.scene)

    app = Page(texts_for(story), Rulebook(()))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        shown = " ".join(screen_text(app).split())
        assert "Mind the third stair." in shown
        assert shown.count("Offer to free the jammed clockwork") == 1
        assert "Region E" not in shown


@pytest.mark.asyncio
async def test_a_guided_match_that_is_won_has_its_last_word() -> None:
    """A last step that ends the match: the ending stands first, then what the guide says to it."""
    game = find_game("tentacula")
    tutorial, setup = guided_setup(game)
    sitting = Sitting.begin(game, setup, tutorial.key)
    sitting.seat_bots(dict.fromkeys(range(LEARNER + 1, setup.seats), tutorial.bot))
    while not sitting.match.over:
        if sitting.bot_speaks:
            sitting.answer(sitting.bot_choice())
            continue
        if sitting.needs_curtain:
            sitting.hand_over()
        guide = sitting.guide
        assert guide is not None
        sitting.play(next(option for option in sitting.scene.options if option.id == guide.options[0]))
    app = TableApp(sitting, bot_pause=0)
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot)
        ending, _, last = text_of(app, "prompt").partition("TEN-END-1")
        assert "You made it!" in ending
        assert "so a voyage is won" in last


def recorded(sit: Sit) -> Replay:
    sitting = sit(2, {0: "random", 1: "random"})
    while not sitting.match.over:
        sitting.answer(sitting.bot_choice())
    return Replay(GAME, sitting.recorder.journal, "a.fathom")


@pytest.mark.asyncio
async def test_the_arrows_walk_along_the_journal(sit: Sit) -> None:
    replay = recorded(sit)
    app = ReplayApp(replay)
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: f"entry 0 of {replay.count}" in text_of(app, "heading"))
        await pilot.press("right", "right", "right", "left")
        assert f"entry 2 of {replay.count}" in text_of(app, "heading")
        assert "Answered: Dive at" in text_of(app, "chosen")
        await pilot.press("end")
        assert f"entry {replay.count} of {replay.count}" in text_of(app, "heading")
        assert "The match is over" in text_of(app, "prompt")
        await pilot.press("right")
        assert f"entry {replay.count} of {replay.count}" in text_of(app, "heading")
        await pilot.press("home", "left")
        assert f"entry 0 of {replay.count}" in text_of(app, "heading")
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("escape", "q")
        await until(pilot, lambda: not app.is_running)
