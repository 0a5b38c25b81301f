"""Which moments of a match are shown: pictures to step through, and a few that illustrate the story."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from fathomfive.keepsake.retelling import Retold, Said
from fathomfive.kernel.tells import Tell

MOST_FIGURES = 6
OF_ONE_KIND = 2
"""Five cards of one deck say little of what people did."""

_WEIGHT = {"end": 8.0, "reveal": 4.0, "step": 1.0, "turn": 0.5, "quiet": 0.0}
_BAD = 1.5


def figures(retold: Retold, most: int = MOST_FIGURES) -> dict[int, Said]:
    """The most remarkable of what happened, of at most so many chapters: by the chapter's place."""
    often = Counter(one.tell.text for chapter in retold.chapters for one in chapter.said)

    def remarkable(said: Said) -> float:
        """What happens every turn is no news, however much it matters."""
        return worth(said.tell) / math.sqrt(often[said.tell.text])

    found = [
        (remarkable(said), place, said)
        for place, chapter in enumerate(retold.chapters)
        for said in chapter.said
        if said.tell.text and _is_seen(said.tell)
    ]
    kinds: Counter[str] = Counter()
    chosen: dict[int, Said] = {}
    for _, place, said in sorted(found, key=lambda one: one[:2], reverse=True):
        if place not in chosen and kinds[said.tell.text] < OF_ONE_KIND and len(chosen) < most:
            kinds[said.tell.text] += 1
            chosen[place] = said
    return chosen


def worth(tell: Tell) -> float:
    beat = tell.beat
    weight = _WEIGHT[beat.weight if beat is not None else "step"]
    if beat is not None and beat.tone == "bad":
        weight *= _BAD
    return weight if tell.motions or (beat is not None and beat.touches) else weight / 2


def _is_seen(tell: Tell) -> bool:
    beat = tell.beat
    return bool(tell.motions) or (beat is not None and (bool(beat.touches) or beat.shows is not None))


def pictures(retold: Retold, wanted: Iterable[int], most: int) -> list[int]:
    """The entries to show: how it began, how each chapter ended, as many as there is room for, and all that
    are `wanted` besides."""
    ends = list(dict.fromkeys(chapter.last for chapter in retold.chapters))
    step = max(1, -(-len(ends) // most))
    thinned = ends[::-step]  # from the end, which must be there
    return sorted({retold.chapters[0].last, *thinned, *wanted})
