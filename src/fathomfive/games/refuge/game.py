"""The title page of The Refuge: Terror from the Deep, a dive of one to four against the Kraken, or a race of
two to six away from it. `docs/games/refuge.md` says where we read the rulebook in our own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathomfive.author import Game, Start, Step, Text, Zone, say
from fathomfive.games.refuge.actions import ACTIONS
from fathomfive.games.refuge.book import PACKAGE, Book, load_book
from fathomfive.games.refuge.cards import Exchange
from fathomfive.games.refuge.describe import describe, faint, prompt, why_not
from fathomfive.games.refuge.evaluate import evaluate, parts
from fathomfive.games.refuge.observe import domains, observe
from fathomfive.games.refuge.options import Options
from fathomfive.games.refuge.scene import banner, scene, stage
from fathomfive.games.refuge.state import SUPPLY, RefugeState
from fathomfive.games.refuge.steps import STEPS
from fathomfive.games.refuge.steps.setup import SetUp

SEATS = range(1, 7)  # 1-4 in the cooperative dive, 2-6 in the competitive one: setup.toml


def open_book(overrides: Mapping[str, Any], options: Options) -> Book:
    return load_book(overrides)


def fits(options: Options, seats: int) -> Text | None:
    """Which choice does nothing, why so many do not fit this kind of dive, or why that seat cannot begin.

    Idle choices come first: no number of seats would help.
    """
    if options.idle:
        return refuse_idle(options, options.idle[0])
    book: Book = GAME.book_for(Options(), {})  # the same whatever the options
    least, most = (book.competitive if options.mode == "competitive" else book.coop).players
    if not least <= seats <= most:  # REF-SETUP-15
        return say("refused-players", mode=say(f"mode-{options.mode}"), least=least, most=most)
    if options.first_seat is not None and options.first_seat >= seats:
        return say("refused-first", seat=options.first_seat + 1, seats=seats)
    return None


def refuse_idle(options: Options, option: str) -> Text:
    """A choice that would be passed over in silence is refused instead (REF-RULING-41)."""
    return say(
        f"refused-idle-{options.mode}",
        option=say(f"option-{option}"),
        choice=say(f"option-{option}-{getattr(options, option)}"),
        usual=say(f"option-{option}-{getattr(Options(), option)}"),
    )


def begin(start: Start) -> tuple[RefugeState, Sequence[Step]]:
    """The table before the first shuffle: sorted decks, the head at home, all tentacles in the supply."""
    book: Book = start.book
    options: Options = start.options
    race = options.mode == "competitive"
    deck = "kraken" if race else book.difficulties[options.difficulty].deck  # REF-COMP-1, REF-ABYSS-1
    state = RefugeState(
        dice=start.dice,
        mode=options.mode,
        deck=deck,
        players=start.seats,
        head=book.boards[options.mode].head_home,
        tentacles=[SUPPLY]
        * book.components.tentacles,  # what the setup leaves there is the supply: REF-SETUP-10
        salvage_deck=Zone.of("salvage", book.salvage_decks[options.mode]),
        salvage_discard=Zone("salvage"),
        limbo=Zone("salvage"),
        kraken_deck=Zone.of("kraken", book.kraken_decks[deck].cards),
        kraken_drawn=Zone("kraken"),
        pods=Zone.of("pod", book.pod_objectives if race else ()),
    )
    return state, [SetUp(options)]


GAME = Game(
    id="refuge",
    title="The Refuge",
    package=PACKAGE,
    seats=SEATS,
    version=2,
    state=RefugeState,
    steps=(*STEPS, Exchange),
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
    zones=RefugeState.zones,
    components=RefugeState.components,
    observe=observe,
    domains=domains,
    cooperative=lambda options: options.mode == "coop",
    fits=fits,
)
