"""The pages of story that were read, as a book: with the choice that was taken; the others stay as they were
offered, and what they would have brought is not told.
"""

from __future__ import annotations

from fathomfive.keepsake.drawn import Plate
from fathomfive.keepsake.markup import Html, heading, plain, rich, tag
from fathomfive.keepsake.retelling import Page
from fathomfive.kernel.text import Texts, person, say
from fathomfive.scene import Box, Choice, Drawing

_BOX = Box(0, 0, 505, 772)
"""Of a plate whose page does not say."""


class Book:
    """Pages on their way into the page, and the plates that the script will draw for them."""

    def __init__(self) -> None:
        self.plates: list[Plate] = []
        self._seen: list[Drawing] = []

    def pages(self, pages: list[Page], texts: Texts, element: str) -> list[Html]:
        """`element` is what a page's title is: it stands deeper in a book of several evenings."""
        return [self._page(page, texts, element) for page in pages]

    def _page(self, page: Page, texts: Texts, element: str) -> Html:
        story = page.story
        where = [heading(texts, page.moment), plain(texts, story.note), plain(texts, story.place)]
        prose = [
            tag("p", rich(texts, part))
            for paragraph in story.paragraphs
            for part in texts(paragraph).split("\n\n")
            if part.strip()
        ]
        return tag(
            "article",
            self._plate(page),
            tag("p", " · ".join(dict.fromkeys(part for part in where if part)), class_="where"),
            tag(element, rich(texts, story.label)),
            tag("div", *prose, class_="prose"),
            self._choices(page, texts) if story.choices else Html(""),
            class_="page",
        )

    def _plate(self, page: Page) -> Html:
        """A picture that was shown before is not shown again."""
        story = page.story
        if not story.plate or story.plate in self._seen:
            return Html("")
        self._seen.append(story.plate)
        plate = Plate(f"plate-{len(self.plates)}", story.box or _BOX, story.plate)
        self.plates.append(plate)
        return tag("div", id=plate.id, class_="plate", aria_hidden="true")

    def _choices(self, page: Page, texts: Texts) -> Html:
        def row(choice: Choice) -> Html:
            taken = choice.id == page.taken
            who = plain(texts, person(page.seat)) if taken and page.seat is not None else ""
            return tag(
                "li",
                tag("b", plain(texts, choice.key)),
                " ",
                tag("span", rich(texts, choice.text)),
                tag("i", plain(texts, say("keep-took", who=who))) if taken else Html(""),
                class_="taken" if taken else None,
            )

        return tag("ul", *(row(choice) for choice in page.story.choices), class_="choices")
