"""The title page of Lurk: two to four armies, every one for itself, on a map that bites back.

`docs/games/lurk.md` says where we read the rulebook in our own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathomfive.author import Dice, Game, Start, Step, Viewer, Zone
from fathomfive.games.lurk.actions import ACTIONS
from fathomfive.games.lurk.book import PACKAGE, Book, load_book
from fathomfive.games.lurk.describe import describe, faint, prompt, why_not
from fathomfive.games.lurk.evaluate import evaluate, parts
from fathomfive.games.lurk.observe import domains, observe
from fathomfive.games.lurk.options import Options
from fathomfive.games.lurk.scene import banner, scene, stage
from fathomfive.games.lurk.state import Draft, LurkState, Player
from fathomfive.games.lurk.steps import STEPS
from fathomfive.games.lurk.steps.setup import SetUp, faction_of, take_list

SEATS = range(2, 5)


def open_book(overrides: Mapping[str, Any], options: Options) -> Book:
    return load_book(overrides)


def begin(start: Start) -> tuple[LurkState, Sequence[Step]]:
    """The table before the first shuffle: three sorted decks and empty seats."""
    book: Book = start.book
    state = LurkState(
        dice=start.dice,
        options=start.options,
        seats=start.seats,
        players=[Player() for _ in range(start.seats)],
        item_deck=Zone.of("item", book.item_deck),
        item_out=Zone("item"),
        abyss_deck=Zone.of("abyss", book.abyss),
        abyss_out=Zone("abyss"),
        event_deck=Zone.of("event", book.event_deck),
        event_out=Zone("event"),
    )
    return state, [SetUp()]


def resample(g: LurkState, viewer: Viewer, dice: Dice) -> None:
    """The others' armies are hidden until all are in: in another world they are other ones."""
    for seat, draft in enumerate(g.drafts):
        if seat == viewer:
            continue
        builds, done = draft.builds, draft.done
        if done:
            take_list(g, seat, dice.pick(g.book.lists_for[faction_of(g, seat), g.seats]))
        g.drafts[seat] = Draft(units=g.drafts[seat].units if done else [], done=done, builds=builds)


GAME = Game(
    id="lurk",
    title="Lurk",
    package=PACKAGE,
    seats=SEATS,
    version=3,
    state=LurkState,
    steps=STEPS,
    actions=ACTIONS,
    options=Options,
    book=open_book,
    begin=begin,
    evaluate=evaluate,
    parts=parts,
    stage=stage,
    scene=scene,
    describe=describe,
    prompt=prompt,
    why_not=why_not,
    faint=faint,
    banner=banner,
    zones=LurkState.zones,
    components=LurkState.components,
    observe=observe,
    domains=domains,
    resample=resample,
    languages=("en", "it"),
)
