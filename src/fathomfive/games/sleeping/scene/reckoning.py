"""What a campaign came to: the score sheet row by row, totems and endings of the group, what is unlocked."""

from __future__ import annotations

from fathomfive.author import Words, look, say
from fathomfive.games.sleeping.entries import Epilogue, Location
from fathomfive.games.sleeping.epilogue import epilogues
from fathomfive.games.sleeping.names import crew_name
from fathomfive.games.sleeping.pictures import card_picture, portrait
from fathomfive.games.sleeping.score import Line, achievements, newly_unlocked, next_unlock, score, sheet
from fathomfive.games.sleeping.state import CREW, SleepingState

SCORE = "score"


def reckoning(g: SleepingState) -> look.Sheet:
    title = g.book.endings[g.ending].name if g.ending else say("banner-lost-voyage")
    return look.Sheet(
        label=title,
        note=say("score-in-all", points=score(g)),
        chapters=(_rows(g), _totems(g), _endings(g), _unlocks(g), *_became(g)),
        where="folded",
    )


def _rows(g: SleepingState) -> look.Chapter:
    """Every row with its count and rate; what counts nothing is left out, a defeat never is."""
    rows = [line for line in sheet(g) if line.n or line.points]
    return look.Chapter(
        label=say("score-sheet"),
        entries=(
            *(
                look.Entry(
                    label=say(f"score-{line.what}"),
                    value=str(line.points),
                    parts=_counted(line),
                    state="off" if line.points < 0 else "",
                )
                for line in rows
            ),
            look.Entry(label=say("score-total"), value=str(score(g)), state="on"),
        ),
    )


def _counted(line: Line) -> Words:
    """How many at how much each; coins are worth less than a point."""
    if line.n < 2 or line.points % line.n:
        return say("score-count", n=line.n)
    return say("score-rate", n=line.n, each=line.points // line.n)


def _totems(g: SleepingState) -> look.Chapter:
    return look.Chapter(
        label=say("score-totems-found"),
        note=say("score-ever", n=len(set(g.totems_ever)), of=len(g.book.totems)),
        none=say("score-no-totem"),
        entries=tuple(
            look.Entry(label=g.book.cards[card].name, sprite=look.Sprite(card_picture(card)))
            for card in g.totems
        ),
        look="tiles",
    )


def _endings(g: SleepingState) -> look.Chapter:
    return look.Chapter(
        label=say("score-endings"),
        note=say("score-ever", n=len(set(g.endings_ever)), of=len(g.book.endings)),
        entries=tuple(
            look.Entry(
                label=ending.name,
                sprite=look.Sprite(f"sleeping-ending-{ending.id}"),
                state="on" if ending.id == g.ending else "",
            )
            for ending in g.book.endings.values()
            if ending.id in g.endings_ever
        ),
        none=say("score-no-ending"),
        look="tiles",
    )


def _unlocks(g: SleepingState) -> look.Chapter:
    """What the next campaign brings, and how far the next of it is."""
    missing = next_unlock(g)
    achieved = achievements(g.totems_ever, g.endings_ever)
    return look.Chapter(
        label=say("score-next"),
        note=say("score-missing", n=missing) if missing else say("score-all-open"),
        none=say("score-nothing-new", n=achieved),
        entries=tuple(
            look.Entry(label=g.book.quests[quest].title, text=g.book.quests[quest].text, state="near")
            for quest in newly_unlocked(g)
        ),
    )


def _became(g: SleepingState) -> tuple[look.Chapter, ...]:
    """The epilogues of an ending, to be read again: places first, then the crew (SLG-RULING-54)."""
    if not g.ending:
        return ()
    entries = tuple(
        look.Entry(label=_whose(g, passage), text=passage.text.strip(), sprite=_picture(g, passage))
        for passage in epilogues(g)
    )
    return (look.Chapter(label=say("score-became"), entries=entries),) if entries else ()


def _whose(g: SleepingState, passage: Epilogue) -> Words:
    return crew_name(g.book, passage.of) if passage.of in g.book.crew else _place(g, passage).name


def _picture(g: SleepingState, passage: Epilogue) -> look.Sprite:
    member = next((one for one in CREW if one == passage.of), None)
    return look.Sprite(portrait(g, member) if member else f"sleeping-loc-{passage.of}")


def _place(g: SleepingState, passage: Epilogue) -> Location:
    return g.book.atlas.locations[int(passage.of)]
