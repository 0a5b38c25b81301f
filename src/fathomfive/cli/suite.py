"""`fathom suite`: a bot's figures in tasks that never change, to stand beside those of others."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from fathomfive.bots import any_bot_named
from fathomfive.cli.output import print_json, progress, speak
from fathomfive.cli.settings import AsJson, BotName
from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.lab.suite import MATCHES, NAME, TASKS, Task, run
from fathomfive.terminal.words import texts_of

Tasks = Annotated[list[str] | None, typer.Argument(metavar="[TASK]...", help="Which tasks; else all.")]
Matches = Annotated[
    int, typer.Option("--matches", metavar="N", min=1, help="Fewer than the suite's own, for a first look.")
]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="How many processes play.")]


def suite(
    tasks: Tasks = None,
    bot: BotName = "greedy",
    matches: Matches = MATCHES,
    jobs: Jobs = os.cpu_count() or 1,
    json: AsJson = False,
) -> None:
    """Suite v1: fixed set-ups, seeds and opponents for each game, one table of results.

    Give any bot, also one that was trained (agent:FILE). Where people play together it has every seat; in
    Lurk it meets random and greedy play. The same bot gives the same table on every machine, unless it plays
    by the clock. All of it takes greedy about an hour on two cores: begin with one task.
    """
    chosen = [_named(name) for name in tasks] if tasks else list(TASKS)
    any_bot_named(bot)  # refused before the bar begins
    with progress() as bar:
        task = bar.add_task(
            texts_of()(say("suite-working", suite=NAME, bot=bot)), total=len(chosen) * matches
        )
        results = run(chosen, bot, matches, jobs, lambda: bar.advance(task))
    if json:
        print_json({"suite": NAME if matches == MATCHES else f"{NAME}, shortened", "results": results})
        return
    speak(say("suite-head", suite=NAME, bot=bot, matches=matches))
    for result in results:
        speak(
            say(
                "suite-line",
                task=result.task,
                rate=f"{result.won.rate:.1%}",
                low=f"{result.won.low:.1%}",
                high=f"{result.won.high:.1%}",
                worth=f"{result.worth:.3f}",
                spread=f"{result.give_or_take:.3f}",
                decisions=f"{result.decisions:.0f}",
            )
        )
    if matches != MATCHES:
        speak(say("suite-short", suite=NAME, full=MATCHES))


def _named(name: str) -> Task:
    for task in TASKS:
        if task.name == name:
            return task
    known = ", ".join(task.name for task in TASKS)
    raise Refused(say("refused-suite-task", task=name, suite=NAME, known=known))
