"""The whole file: front page, evenings, book, dice; style, script and pictures inside.

Its own content policy lets it load nothing, so that it stays what it was wherever it is kept.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from typing import Any

import msgspec

from fathomfive.keepsake.book import Book
from fathomfive.keepsake.built import built
from fathomfive.keepsake.chapters import Told
from fathomfive.keepsake.drawn import Emblem, ForScript, sheets_for, words_for
from fathomfive.keepsake.evening import Evening
from fathomfive.keepsake.markup import Html, joined, plain, rich, tag
from fathomfive.keepsake.retelling import Retold, retold
from fathomfive.kernel.game import Game, Refused
from fathomfive.kernel.journal import Covered, Journal, Seated
from fathomfive.kernel.text import Texts, house_words, person, say
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Banner, Sprite
from fathomfive.scene.view import show_folded

MOST_BYTES = 2_000_000
MOST_PICTURES = 48
"""To step through, shared by all evenings: a match of a hundred turns shows every third. There are fewer
where the file would become too large."""
_HERO, _MARK = 220, 34


def keepsake(evenings: list[Evening], viewer: Viewer, language: str) -> bytes:
    """One match or the evenings of a campaign, oldest first, as one viewer saw them. For a worker, too."""
    journals = [Journal.parse(evening.lines) for evening in evenings]
    game = journals[-1].game
    seats = journals[-1].opening.setup.seats
    if viewer is not None and not 0 <= viewer < seats:
        raise Refused(say("refused-keepsake-seat", seat=viewer, most=seats - 1))
    for journal in journals:
        if journal.game.id != game.id:
            raise Refused(say("refused-keepsake-games", one=game.title, other=journal.game.title))
    matches = [_retold(journal, viewer) for journal in journals]
    if matches[-1].match.outcome is None:  # an evening before it may have been put away in the middle
        raise Refused(say("refused-keepsake-open"))
    most = MOST_PICTURES // len(evenings)
    while True:
        told = [
            Told(number, evening, match, _texts(game, language, evening), max(most, 1))
            for number, (evening, match) in enumerate(zip(evenings, matches, strict=True))
        ]
        page = _Paper(game, told, language).bytes()
        if len(page) <= MOST_BYTES or most <= 1:
            return page
        most //= 2


def _texts(game: Game[Any], language: str, evening: Evening) -> Texts:
    texts = texts_for(game, language)
    texts.names = evening.names
    return texts


def texts_for(game: Game[Any], language: str) -> Texts:
    """What the page says, and the words of its match."""
    own = files("fathomfive.keepsake") / "text"
    return Texts(language, house_words(), own, files(game.package) / "text")


def _retold(journal: Journal, viewer: Viewer) -> Retold:
    """As this viewer saw it; as a watcher did, where fewer sat at the table that evening."""
    seats = journal.opening.setup.seats
    return retold(journal, viewer if viewer is not None and viewer < seats else None)


class _Paper:
    """Puts the parts together."""

    def __init__(self, game: Game[Any], told: list[Told], language: str) -> None:
        self.game = game
        self.told = told
        self.language = language
        self.last = told[-1]
        self.texts = self.last.texts
        self.book = Book()
        self.emblems: list[Emblem] = []

    def say(self, id: str, **args: str | int) -> str:
        return plain(self.texts, say(id, **args))

    def bytes(self) -> bytes:
        main = tag("main", self._cast(), self._pages(), *self._evenings())
        body = joined(self._front(), main, self._foot())
        script = built("keepsake/keepsake.js").replace("</script", "<\\/script")
        digest = b64encode(sha256(script.encode()).digest()).decode()
        policy = (
            "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; "
            f"script-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
        )
        head = joined(
            Html('<meta charset="utf-8">'),
            Html(f'<meta http-equiv="Content-Security-Policy" content="{policy}">'),
            Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            tag("title", f"{self._game}: {plain(self.texts, self._banner.title)}"),
            tag("style", Html(built("keepsake/keepsake.css").replace("</style", "<\\/style"))),
        )
        data = tag("script", Html(self._data()), type="application/json", id="keepsake-data")
        page = tag(
            "html",
            tag("head", head),
            tag("body", body, data, tag("script", Html(script))),
            lang=self.language,
        )
        return f"<!doctype html>\n{page}\n".encode()

    def _data(self) -> str:
        drawn = ForScript(
            language=self.language,
            names=[one.evening.names for one in self.told],
            words=words_for(self.game, self.language),
            boards=[one.boards for one in self.told],
            figures=[figure for one in self.told for figure in one.figures],
            plates=self.book.plates,
            emblems=self.emblems,
            promises=[one.promise for one in self.told],
        )
        drawn.sheets = sheets_for(drawn, self.game, built("art.svg"))
        return msgspec.json.encode(drawn).decode().replace("<", "\\u003c")  # no word in it ends the element

    @property
    def _game(self) -> str:
        """What the game is called, in this language where it has a name there."""
        return self.say("game-name") if "game-name" in self.texts else self.game.title

    # --- the front page ------------------------------------------------------------------------------

    @property
    def _banner(self) -> Banner:
        """How it ended: for whoever the file is for; at a cooperative table that is everybody."""
        ended: Retold = self.last.retold
        scene = ended.scene
        if ended.viewer is None and ended.match.cooperative:
            scene = show_folded(ended.match, 0)
        assert scene.outcome is not None
        return scene.outcome

    def _emblem(self, sprite: Sprite, size: int) -> Html:
        emblem = Emblem(f"emblem-{len(self.emblems)}", sprite, size)
        self.emblems.append(emblem)
        return tag("span", id=emblem.id, class_="emblem", aria_hidden="true")

    def _front(self) -> Html:
        banner, when = self._banner, self.last.evening.when
        scores = [
            tag("li", plain(self.texts, person(seat)), " ", tag("b", f"{score:g}"))
            for seat, score in banner.scores
        ]
        evenings = self.say("keep-evenings", n=len(self.told)) if len(self.told) > 1 else ""
        return tag(
            "header",
            self._emblem(banner.sprite or Sprite(f"{self.game.id}-cover"), _HERO),
            tag("p", self._game, class_="game"),
            tag("h1", rich(self.texts, banner.title)),
            tag("p", rich(self.texts, banner.text)) if banner.text else Html(""),
            tag("ol", *scores, class_="scores") if scores else Html(""),
            tag("p", evenings, class_="when") if evenings else Html(""),
            tag("p", tag("time", when, datetime=when), class_="when") if when else Html(""),
            self._contents(),
            class_=f"front {banner.result}",
        )

    def _contents(self) -> Html:
        """Where to find what, in the order of the page."""
        parts = [("book", self.say("keep-book"))] if any(one.retold.pages for one in self.told) else []
        parts += [(f"evening-{one.number}", self._title(one)) for one in self.told]
        rows = [tag("li", tag("a", title, href=f"#{place}")) for place, title in parts]
        return tag("nav", tag("ol", *rows)) if len(rows) > 1 else Html("")

    def _title(self, one: Told) -> str:
        """Of an evening."""
        if len(self.told) == 1:
            return self.say("keep-match")
        return self.say("keep-evening", n=one.number + 1)

    def _cast(self) -> Html:
        scene, texts = self.last.retold.scene, self.texts
        rows = []
        for owner in scene.owners:
            name, label = plain(texts, person(owner.seat)), plain(texts, owner.label)
            bot = self._bot(owner.seat)
            about = [label if label != name else "", self.say("keep-bot", bot=bot) if bot else ""]
            rows.append(
                tag(
                    "li",
                    self._emblem(owner.mark, _MARK),
                    tag("b", name),
                    tag("span", ", ".join(part for part in about if part)),
                    style=f"--who:{owner.tint}",
                )
            )
        return (
            tag("section", tag("h2", self.say("keep-cast")), tag("ul", *rows), class_="cast")
            if rows
            else Html("")
        )

    def _bot(self, seat: int) -> str:
        """The bot that played a seat in the end, if any."""
        bot = self.last.evening.bots.get(seat, "")
        for entry in self.last.retold.journal.entries:
            if isinstance(entry, Seated | Covered) and entry.seat == seat:
                bot = entry.bot
        return bot

    # --- evenings, pages, foot -----------------------------------------------------------------------

    def _evenings(self) -> list[Html]:
        return [self._evening(one) for one in self.told]

    def _evening(self, one: Told) -> Html:
        return tag(
            "section",
            tag("h2", self._title(one)),
            one.board(),
            one.turning(),
            one.story(),
            one.dice(),
            class_="evening",
            id=f"evening-{one.number}",
        )

    def _pages(self) -> Html:
        several = len(self.told) > 1
        parts: list[Html] = []
        for one in self.told:
            pages = self.book.pages(one.retold.pages, one.texts, "h4" if several else "h3")
            parts += [tag("h3", self._title(one)), *pages] if pages and several else pages
        if not parts:
            return Html("")
        return tag("section", tag("h2", self.say("keep-book")), *parts, class_="book", id="book")

    def _foot(self) -> Html:
        viewer = self.last.retold.viewer
        eyes = (
            self.say("keep-eyes-watcher")
            if viewer is None
            else self.say("keep-eyes", who=plain(self.texts, person(viewer)))
        )
        return tag(
            "footer",
            tag("p", eyes),
            tag("p", self.say("keep-made", version=version("fathom-five"))),
            tag("noscript", tag("p", self.say("keep-noscript"))),
        )
