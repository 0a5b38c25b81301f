"""A journal played once more, and what there is to tell of it: chapters, pages that were read, the end.

What was taken back is not told: a keepsake is the match as it went in the end.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from fathomfive.kernel.journal import Closed, Entry, Journal, Played, Rewound, Undone
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Words
from fathomfive.kernel.zones import Viewer
from fathomfive.scene import Look, Scene, Story
from fathomfive.scene.view import show_folded


class Said(NamedTuple):
    """Something that happened, and the entry that brought it."""

    entry: int
    tell: Tell


class Chapter(msgspec.Struct):
    """A turn or a round: everything between two changes of the moment that the scene names."""

    moment: Words
    said: list[Said]
    first: int
    """The entry that began it."""
    last: int
    """The entry after which its picture is taken."""


class Page(msgspec.Struct):
    """A page of a story as it lay open, and what was chosen there."""

    entry: int
    moment: Words
    story: Story
    taken: str = ""
    """The id of the choice."""
    seat: int | None = None
    """Who chose it."""
    answer: int = 0
    """The entry by which they did."""


class Retold(msgspec.Struct):
    """All of a match, for one viewer."""

    journal: Journal
    viewer: Viewer
    match: Match[Any]
    scene: Scene
    """The last one."""
    chapters: list[Chapter]
    pages: list[Page]


def retold(journal: Journal, viewer: Viewer) -> Retold:
    """The match of a journal as this viewer saw it, entry by entry."""
    telling = _Telling()
    heard: list[Tell] = []
    look = Look()
    match: Match[Any] | None = None
    scene: Scene | None = None
    for entry, after in journal.moments(heard.append):
        if match is not None:
            done = journal.entries[entry - 1]
            if isinstance(done, Closed):  # says how it ended, and shows nothing new
                break
            telling.take_back(entry, done)
        match = after
        look.moved()
        scene = show_folded(match, viewer, seq=entry, look=look)
        telling.told(entry, scene, [tell for tell in heard if tell.visible_to(viewer)])
        heard.clear()
        telling.choose_before(journal, entry, match)
    assert match is not None
    assert scene is not None
    return Retold(journal, viewer, match, scene, telling.chapters, telling.pages)


class _Telling:
    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        self.pages: list[Page] = []
        self._answers: list[int] = []

    def take_back(self, number: int, entry: Entry) -> None:
        """Before an entry is told: what it takes back is forgotten."""
        match entry:
            case Played():
                self._answers.append(number)
            case Undone() if self._answers:
                self._forget(self._answers.pop())
            case Rewound(to=to):
                self._forget(to + 1)
                self._answers = [given for given in self._answers if given <= to]

    def _forget(self, since: int) -> None:
        """Nothing from this entry on has happened."""
        self.chapters = [chapter for chapter in self.chapters if chapter.first < since] or self.chapters[:1]
        for chapter in self.chapters:
            chapter.said = [one for one in chapter.said if one.entry < since]
        self.pages = [page for page in self.pages if page.entry < since]
        for page in self.pages:
            if page.answer >= since:
                page.taken, page.seat, page.answer = "", None, 0

    def told(self, entry: int, scene: Scene, tells: list[Tell]) -> None:
        """What an entry brought. A tell that begins a turn belongs to the new chapter, with all after it."""
        said = [Said(entry, tell) for tell in tells]
        if not self.chapters:
            self.chapters.append(Chapter(scene.moment, said, entry, entry))
        elif self.chapters[-1].moment == scene.moment:
            self.chapters[-1].said += said
        else:
            begins = next((n for n, one in enumerate(said) if _begins(one.tell)), len(said))
            self.chapters[-1].said += said[:begins]
            self.chapters.append(Chapter(scene.moment, said[begins:], entry, entry))
        self.chapters[-1].last = entry
        for node in scene.nodes.values():
            if isinstance(node, Story):
                self._read(Page(entry, scene.moment, node))

    def _read(self, page: Page) -> None:
        """A page lies open over several questions: it is one page until other words stand on it."""
        last = self.pages[-1] if self.pages else None
        if last is None or _words(last.story) != _words(page.story):
            self.pages.append(page)
        elif not last.taken:
            last.story = page.story

    def choose_before(self, journal: Journal, entry: int, match: Match[Any]) -> None:
        """Note which choice of the open page the next answer takes. The option that takes it touches it."""
        page = self.pages[-1] if self.pages else None
        given = journal.entries[entry] if entry < len(journal.entries) else None
        if page is None or page.taken or not page.story.choices or not isinstance(given, Played):
            return
        answer = match.game.read_action(bytes(given.action))
        wanted = msgspec.to_builtins(answer)
        choices = {choice.id for choice in page.story.choices}
        for option in show_folded(match, answer.seat).options:
            if option.action == wanted:
                page.taken = next((name for name in option.touches if name in choices), "")
                if page.taken:
                    page.seat, page.answer = answer.seat, entry + 1


def _begins(tell: Tell) -> bool:
    return tell.beat is not None and tell.beat.weight == "turn"


def _words(story: Story) -> tuple[object, ...]:
    return story.label, story.note, story.paragraphs
