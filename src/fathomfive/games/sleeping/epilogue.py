"""What became of them: the passages that are told after the page of an ending."""

from __future__ import annotations

from fathomfive.games.sleeping.entries import Epilogue
from fathomfive.games.sleeping.state import SleepingState
from fathomfive.games.sleeping.steps.explore import holds


def epilogues(g: SleepingState) -> list[Epilogue]:
    """Places first, as many as the numbers of the telling allow, then the crew in its order.

    Asked of a table that has come to an ending, with the tokens of its last story still lying there
    (SLG-RULING-54).
    """
    telling = g.book.telling
    crew = [passage for member in telling.crew if (passage := _of(g, member)) is not None]
    words = sum(map(_length, crew))
    places: list[Epilogue] = []
    for place in dict.fromkeys(one.of for one in g.book.epilogues.values() if one.of not in telling.crew):
        passage = _of(g, place)
        if passage is None or len(places) >= telling.most_places:
            continue
        ill = sum(one.mark == "ill" for one in places)
        if passage.mark == "ill" and ill >= telling.most_ill:
            continue
        if words + _length(passage) <= telling.most_words:
            places.append(passage)
            words += _length(passage)
    return places + crew


def _of(g: SleepingState, subject: str) -> Epilogue | None:
    """The first passage about somebody or some place that fits."""
    return next((one for one in g.book.epilogues.values() if one.of == subject and _fits(g, one)), None)


def _fits(g: SleepingState, passage: Epilogue) -> bool:
    only_named = bool(passage.endings) or g.ending in g.book.telling.apart
    if only_named and g.ending not in passage.endings:
        return False
    if passage.when is not None and not holds(g, passage.when):
        return False
    return passage.unless is None or not holds(g, passage.unless)


def _length(passage: Epilogue) -> int:
    return len(passage.text.split())
