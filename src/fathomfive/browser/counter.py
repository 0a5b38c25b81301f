"""`Counter`: where the calls of a page arrive, and which of them is carried out where.

It answers what a server answers over HTTP, by the same paths and in the same shapes. What only a server can
do is refused with a word that says so.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from importlib.metadata import version
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from fathomfive.browser.bodies import Body, read
from fathomfive.browser.journals import Journals
from fathomfive.browser.library import Library
from fathomfive.kernel.text import say
from fathomfive.tables.answers import ErrorBody, Problem
from fathomfive.tables.desk import Desk
from fathomfive.tables.hall import Hall
from fathomfive.tables.protocol import Moment
from fathomfive.tables.refusal import Refusal, not_found

log = logging.getLogger(__name__)

RELEASE = version("fathom-five")
LARGEST = 2**31 - 1
PLACES = {
    "table": r"[a-z0-9]{1,32}",
    "game": r"[a-z0-9_-]{1,40}",
    "seat": r"[0-9]{1,2}",
    "seq": r"[0-9]{1,10}",
    "line": r"[0-9]{1,16}",
    "code": r"[a-z0-9_-]{1,50}",
}
"""What may stand at a place of a path."""


class Answer(NamedTuple):
    status: int
    text: str


class Asked(NamedTuple):
    """One call, with all that is needed to carry it out."""

    hall: Hall
    journals: Journals
    library: Library
    places: Mapping[str, str]
    query: Mapping[str, str]
    body: Any

    async def bring_game(self) -> None:
        """What this call is about is at hand from here on."""
        named = self.places.get("game") or self.places.get("code", "").partition("-")[2] or None
        if named is None and isinstance(self.body, dict):
            named = self.body.get("game")
        if named is None and "table" in self.places:
            named = self.journals.game_of(self.table)
        if isinstance(named, str):
            await self.library.bring(named)

    @property
    def desk(self) -> Desk:
        return self.hall.desk

    @property
    def guest(self) -> str:
        guest = self.journals.guest
        if guest is None:
            raise Refusal("guest", "refused-no-guest")
        return guest

    @property
    def table(self) -> str:
        return self.places["table"]

    @property
    def seat(self) -> int:
        return self._number(self.places["seat"], "seat", 63)

    @property
    def seq(self) -> int:
        return self._number(self.places["seq"], "seq", LARGEST)

    @property
    def as_seat(self) -> int | None:
        """The seat through whose eyes somebody asks."""
        return self._number(self.query["seat"], "seat", 63) if "seat" in self.query else None

    @property
    def since(self) -> int:
        return self._number(self.query.get("since", "0"), "since", LARGEST)

    def _number(self, text: str, field: str, most: int) -> int:
        if not text.isdecimal() or int(text) > most:
            reason = f"expected a number from 0 to {most}"
            raise Refusal("bad-request", say("refused-bad-field", field=field, reason=reason))
        return int(text)


class WithMoment(Exception):
    """A refusal that shows how things stand now."""

    def __init__(self, refusal: Refusal, moment: Moment) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.moment = moment


Deed = Callable[..., Awaitable[Any]]
"""Carries a call out. What it returns is encoded; bytes are sent as they are, None is an answer of 204."""
D = TypeVar("D", bound=Deed)


class Route(NamedTuple):
    method: str
    path: str
    """As `docs/protocol.md` writes it, without `/api`."""
    pattern: re.Pattern[str]
    deed: Deed
    body: type[Body] | None
    status: int


class Routes(list[Route]):
    def on(
        self, method: str, path: str, body: type[Body] | None = None, status: int = 200
    ) -> Callable[[D], D]:
        """This call is carried out by the function below; with a body, it is given that, too."""
        pattern = re.compile(re.sub(r"\{(\w+)\}", lambda found: f"(?P<{found[1]}>{PLACES[found[1]]})", path))

        def noted(deed: D) -> D:
            self.append(Route(method, path, pattern, deed, body, status))
            return deed

        return noted


HOSTED = re.compile(
    r"/me/(key|devices|data|return-link|ways-back|personal-link|passkeys|calls|blocked)(/.*)?"
    r"|/(return|calls|reports|open-tables|screens)(/.*)?|/tables/door"
    r"|/tables/[a-z0-9]{1,32}/(enter|door|links|listing|screens|host|remove|removed|faults|keepsake)(/.*)?"
    r"|/tables/[a-z0-9]{1,32}/(challenge|chat/mute)(/.*)?"
    r"|/tables/[a-z0-9]{1,32}/seats/[0-9]{1,2}/give-back"
    r"|/challenges/[a-z0-9_-]{1,50}/(journal|watch)"
)
"""What is about other people and other devices: a house in a browser knows one of each. And the keepsake,
whose script lies with a server."""


class Counter:
    def __init__(self, hall: Hall, journals: Journals, routes: Routes, library: Library) -> None:
        self._hall = hall
        self._journals = journals
        self._routes = routes
        self._library = library

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        try:
            return await self._carried_out(method, path, body)
        except Refusal as refusal:
            return _no(refusal)
        except WithMoment as shown:
            return _no(shown.refusal, shown.moment)
        except Exception as error:  # the log names the kind, never the words: they may hold somebody's cards
            log.error("fault", extra={"method": method, "error": type(error).__name__})
            return _no(Refusal("unavailable", "refused-fault", status=500))

    async def _carried_out(self, method: str, path: str, body: Any) -> Answer:
        bare, _, query = path.partition("?")
        for route in self._routes:
            found = route.pattern.fullmatch(bare)
            if found is None or route.method != method:
                continue
            places = {name: unquote(part) for name, part in found.groupdict().items()}
            about = dict(parse_qsl(query))
            asked = Asked(self._hall, self._journals, self._library, places, about, body)
            await asked.bring_game()
            said = await (route.deed(asked, read(body, route.body)) if route.body else route.deed(asked))
            return _yes(said, route.status)
        if HOSTED.fullmatch(bare):
            raise Refusal("refused", "refused-needs-server")
        raise not_found()


def _yes(said: Any, status: int) -> Answer:
    if said is None:
        return Answer(204, "")
    return Answer(status, (said if isinstance(said, bytes) else msgspec.json.encode(said)).decode())


def _no(refusal: Refusal, moment: Moment | None = None) -> Answer:
    problem = Problem(ErrorBody(refusal.reason, refusal.why, refusal.rule), moment)
    return Answer(refusal.status, msgspec.json.encode(problem).decode())
