"""One evening as sections of the page: where it turned, the board to step through, the story, the dice."""

from __future__ import annotations

from itertools import groupby

from fathomfive.keepsake.choosing import figures, pictures
from fathomfive.keepsake.drawn import Caption, Figure, Promise, boards_of
from fathomfive.keepsake.evening import Evening
from fathomfive.keepsake.markup import Html, heading, joined, plain, rich, tag
from fathomfive.keepsake.retelling import Chapter, Retold, Said
from fathomfive.keepsake.turning import Turn, turns
from fathomfive.kernel.text import Text, Texts, Words, person, say

_WIDE, _HIGH, _LEFT = 640, 180, 44
_OF_A_PICTURE = 3
"""Sentences under a picture that one steps to."""


class Told:
    """An evening on its way into the page: what it says, and what the script will draw for it."""

    def __init__(self, number: int, evening: Evening, retold: Retold, texts: Texts, most: int) -> None:
        self.number = number
        self.evening = evening
        self.retold = retold
        self.texts = texts
        self.figures: list[Figure] = []
        self._remarkable = figures(retold)
        begin = retold.chapters[0].first  # a match that was taken over is told from there
        self._points = [point for point in evening.points if point.seq >= begin]
        self._turns = turns(self._points)
        marked = [said.entry for said in self._remarkable.values()]
        self._entries = pictures(retold, [*marked, *(turn.before.seq for turn in self._turns)], most)
        self.boards = boards_of(retold, self._entries)
        self.boards.captions = self._captions()

    def say(self, id: str, **args: str | int) -> str:
        return plain(self.texts, say(id, **args))

    # --- pictures ------------------------------------------------------------------------------------

    def _figure(self, entry: int, caption: Html, said: Said | None = None) -> Html:
        """A place for a picture of the board after this entry, cut to what happened."""
        place = f"figure-{self.number}-{len(self.figures)}"
        tells = [] if said is None else [said.tell]
        self.figures.append(Figure(place, self.number, self._entries.index(entry), tells))
        frame = tag("div", id=place, class_="frame as-on-board", aria_hidden="true")
        return tag("figure", frame, tag("figcaption", caption), class_="shot" if said else "whole")

    def _captions(self) -> list[Caption]:
        found = []
        for entry in self._entries:
            chapter = next(one for one in reversed(self.retold.chapters) if one.first <= entry)
            before = [one for one in chapter.said if one.entry <= entry and self._speaks(one)]
            text = " ".join(plain(self.texts, _words(one)) for one in before[-_OF_A_PICTURE:])
            found.append(Caption(heading(self.texts, chapter.moment), text))
        return found

    def _speaks(self, said: Said) -> bool:
        """Tells without words are only motion."""
        return bool(said.tell.text) and said.tell.text in self.texts

    # --- where it turned -----------------------------------------------------------------------------

    def turning(self) -> Html:
        points = self._points
        if not points:
            return Html("")
        rows = [self._turn(turn) for turn in self._turns]
        missed = max(points, key=lambda one: one.lost)
        return tag(
            "section",
            tag("h3", self.say("keep-turned")),
            tag("p", self.say("keep-turned-how"), class_="note"),
            self._curve(),
            joined(*rows) if rows else tag("p", self.say("keep-no-turn")),
            self._missed(missed.moment, missed.seat, missed.played, missed.best) if missed.best else Html(""),
            class_="turning",
        )

    def _turn(self, turn: Turn) -> Html:
        before, after = turn
        way = "keep-up" if turn.change > 0 else "keep-down"
        shares = self.say(way, before=_percent(before.chance), after=_percent(after.chance))
        caption = joined(
            tag("b", shares, class_="up" if turn.change > 0 else "down"),
            " ",
            self._when(before.moment, before.seat),
            ": " if before.played else "",
            rich(self.texts, before.played),
        )
        return self._figure(before.seq, caption)

    def _missed(self, moment: Words, seat: int | None, played: Words, best: Words) -> Html:
        words = self.say(
            "keep-missed",
            when=self._when(moment, seat),
            played=plain(self.texts, played),
            best=plain(self.texts, best),
        )
        return tag("p", words)

    def _when(self, moment: Words, seat: int | None) -> str:
        who = [] if seat is None else [plain(self.texts, person(seat))]
        return ", ".join(part for part in (heading(self.texts, moment), *who) if part)

    def _curve(self) -> Html:
        """The chance to win from moment to moment, and how it came out."""
        outcome = self.retold.match.outcome
        values = [point.chance for point in self._points]
        if outcome is not None:
            values.append(outcome.values[self.evening.seat])
        step = (_WIDE - _LEFT - 16) / max(1, len(values) - 1)
        spots = [(round(_LEFT + n * step, 1), _height(value)) for n, value in enumerate(values)]
        line = " ".join(f"{x},{y}" for x, y in spots)
        grid = "".join(
            f'<line x1="{_LEFT}" x2="{_WIDE - 16}" y1="{_height(share)}" y2="{_height(share)}"></line>'
            f'<text x="{_LEFT - 8}" y="{_height(share) + 4}" text-anchor="end">{_percent(share)}</text>'
            for share in (0.0, 0.5, 1.0)
        )
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="4"></circle>' for x, y in spots)
        label = self.say("keep-curve", before=_percent(values[0]), after=_percent(values[-1]))
        inside = Html(f'<g class="grid">{grid}</g><polyline points="{line}"></polyline>{dots}')
        return tag(
            "svg", inside, class_="course", viewBox=f"0 0 {_WIDE} {_HIGH}", role="img", aria_label=label
        )

    # --- the board to step through -------------------------------------------------------------------

    def board(self) -> Html:
        last = len(self._entries) - 1
        shown = self.boards.captions[last]

        def button(step: int, sign: str, name: str) -> Html:
            return tag("button", sign, type="button", data_step=step, aria_label=self.say(name))

        return tag(
            "section",
            tag("h3", self.say("keep-board")),
            tag("div", class_="frame as-on-board", data_board=self.number, aria_hidden="true"),
            tag(
                "div",
                button(-1, "‹", "keep-back"),
                Html(
                    f'<input type="range" min="0" max="{last}" value="{last}" '
                    f'aria-label="{joined(self.say("keep-moment"))}">'
                ),
                button(1, "›", "keep-on"),
                class_="steps",
            ),
            tag("p", tag("b", shown.title), " ", tag("span", shown.text), class_="below", role="status"),
            class_="stepping",
        )

    # --- the story -----------------------------------------------------------------------------------

    def story(self) -> Html:
        chapters = [self._chapter(place, one) for place, one in enumerate(self.retold.chapters)]
        return tag("section", tag("h3", self.say("keep-story")), *chapters, class_="story")

    def _chapter(self, place: int, chapter: Chapter) -> Html:
        said = [one for one in chapter.said if self._speaks(one)]
        if not said:
            return Html("")
        tints = {owner.seat: owner.tint for owner in self.retold.scene.owners}
        paragraphs = [
            tag(
                "p",
                joined(*(joined(rich(self.texts, _words(one)), " ") for one in run)),
                style=None if seat is None else f"--who:{tints.get(seat, 'currentColor')}",
                class_=None if seat is None else "who",
            )
            for seat, run in groupby(said, key=lambda one: one.tell.seat)
        ]
        shown = self._remarkable.get(place)
        if shown is not None and self._speaks(shown):
            paragraphs.insert(0, self._figure(shown.entry, rich(self.texts, _words(shown)), shown))
        return tag("article", tag("h4", heading(self.texts, chapter.moment)), *paragraphs)

    # --- the dice ------------------------------------------------------------------------------------

    @property
    def promise(self) -> Promise | None:
        opening = self.retold.journal.opening
        if not opening.commitment:
            return None
        return Promise(opening.commitment, opening.secret, opening.salt, opening.nonces, opening.key)

    def dice(self) -> Html:
        promise = self.promise
        title = tag("h3", self.say("keep-dice"))
        adopted = self.retold.journal.last_adoption()
        if promise is None:
            key = tag("p", tag("code", self.retold.journal.opening.key))
            return tag("section", title, tag("p", self.say("keep-no-promise")), key, class_="dice")
        shares = [
            tag("li", f"{plain(self.texts, person(seat))}: ", tag("code", share or "–"))
            for seat, share in enumerate(promise.nonces)
        ]
        return tag(
            "section",
            title,
            tag("p", self.say("keep-dice-how")),
            tag(
                "dl",
                *self._fact("keep-promised", tag("code", promise.commitment)),
                *self._fact(
                    "keep-opened",
                    joined(tag("code", promise.secret), Html("<br>"), tag("code", promise.salt)),
                    "promise",
                ),
                *self._fact("keep-shares", tag("ul", *shares)),
                *self._fact("keep-key", tag("code", promise.key), "key"),
            ),
            tag("p", self.say("keep-adopted", entry=adopted)) if adopted else Html(""),
            class_="dice",
        )

    def _fact(self, name: str, value: Html, check: str = "") -> tuple[Html, ...]:
        """A line of the promise; where it can be checked, the script says whether it holds."""
        fact = (tag("dt", self.say(name)), tag("dd", value))
        if not check:
            return fact
        verdict = tag(
            "dd",
            self.say("keep-unchecked"),
            class_="verdict",
            role="status",
            data_evening=self.number,
            data_check=check,
            data_holds=self.say("keep-holds"),
            data_broken=self.say("keep-broken"),
        )
        return (*fact, verdict)


def _words(said: Said) -> Text:
    return Text(said.tell.text, said.tell.args)


def _percent(share: float) -> int:
    return round(share * 100)


def _height(share: float) -> float:
    return round(12 + (1 - share) * (_HIGH - 28), 1)
