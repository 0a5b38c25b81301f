"""Challenges: the same dice and set-up for everybody, one counted try each, and results that were replayed.

A try is a table that begins from the challenge's opening; its result is read off the journal that the house
wrote, or off one that somebody brings, by a worker that plays it again (`judging.py`). Today's dive is a
challenge whose opening follows from its code (`dives.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable

import msgspec

from fathomfive.kernel.game import Refused, find_game
from fathomfive.kernel.text import Text, say
from fathomfive.learning.welcome import short_setup
from fathomfive.tables import judging
from fathomfive.tables.board import Board, Dare, Try
from fathomfive.tables.books import at_hand
from fathomfive.tables.challenge_info import Begun, ChallengeInfo, MarkInfo, MyTry, ResultInfo
from fathomfive.tables.clock import now
from fathomfive.tables.desk import Desk
from fathomfive.tables.dives import day_and_game, opening_of
from fathomfive.tables.house import House
from fathomfive.tables.marks import Markers
from fathomfive.tables.past import Past
from fathomfive.tables.presets import preset_name
from fathomfive.tables.protocol import TableInfo
from fathomfive.tables.queue import Priority
from fathomfive.tables.refusal import Refusal, not_found
from fathomfive.tables.table import Origin, Table, is_cooperative, rules_hash
from fathomfive.tables.thinkers import Thinkers

MOST_SHOWN = 10
MOST_KNOWN = 12
"""Results of people one has sat with, beside the best ones."""
MOST_OPENING = 64 * 1024
"""Letters: a campaign may weigh more than a link should."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of a code: none that is mistaken for another."""
CODE_LENGTH = 10


class Challenges:
    def __init__(self, house: House, desk: Desk, past: Past, thinkers: Thinkers, board: Board) -> None:
        self.board = board
        self._house = house
        self._desk = desk
        self._past = past
        self._thinkers = thinkers
        self.marks = Markers(thinkers, board)
        self._settling: dict[tuple[str, str], asyncio.Lock] = {}
        desk.begins = self._begins

    async def close(self) -> None:
        await self.marks.close()

    # --- making one ------------------------------------------------------------------------------------

    async def make(self, table_id: str, guest: str) -> str:
        """The code of the challenge to do better than this finished match; its result is the first."""
        table = await self._desk.look(table_id, guest)
        if table.row.phase == "frozen":
            raise Refusal("frozen", "refused-frozen")
        if table.row.phase != "over":
            raise Refusal("phase", "refused-not-over")
        if not table.seats_of(guest):
            raise Refusal("forbidden", "refused-seated-only")
        if table.origin.challenge:
            return table.origin.challenge
        if (code := await self.board.of_table(table_id)) is not None:
            return code
        dare = self._dare_of(table, guest)
        lines = await self._past.journal(table)
        judged = await self._judge(lines, dare, guest)
        if judged.worth is None:
            raise Refusal("refused", judged.why or Text("refused-challenge-forged"))
        await self.board.keep(dare)
        # Somebody else at the table may have been faster.
        code = await self.board.of_table(table_id) or dare.code
        if code == dare.code:
            await self.board.enter(code, set(table.owners.values()), table_id, now())
            await self.board.settle(code, table_id, judged.worth, judged.print, now(), False)
        return code

    def _dare_of(self, table: Table, guest: str) -> Dare:
        if table.setup.tutorial:
            raise Refusal("refused", "refused-challenge-guided")
        opening = table.opening
        if len(msgspec.json.encode(opening)) > MOST_OPENING:
            raise Refusal("refused", "refused-challenge-large")
        people = tuple(table.people)
        if len(people) > 1 and not table.cooperative:
            raise Refusal("refused", "refused-challenge-against")
        return Dare(
            code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
            opening=opening,
            people=people,
            bots={seat: place.bot for seat, place in enumerate(table.places) if place.by == "bot"},
            together=table.cooperative,
            by=guest,
            table=table.row.id,
            made=now(),
        )

    async def dare(self, code: str) -> Dare:
        """The challenge of a code: one that is kept, or the dive of a day."""
        kept = await self.board.dare(code)
        if kept is not None:
            return kept
        named = day_and_game(code, now())
        if named is None or named[1] not in self._house.games:
            raise not_found()
        day, game = named[0], self._house.games[named[1]]
        try:
            _, setup = short_setup(game)
            text = msgspec.json.encode(setup).decode()
            await at_hand(game, text)
            opening, bots = opening_of(game, day)
        except Refused as refused:
            raise Refusal.by_the_rules(refused) from refused
        people = tuple(seat for seat in range(opening.setup.seats) if seat not in bots)
        return Dare(
            code=code,
            opening=opening,
            people=people,
            bots=bots,
            together=is_cooperative(game, text),
            day=day,
            made=now(),
        )

    # --- trying it -------------------------------------------------------------------------------------

    async def attempt(self, code: str, guest: str, *, group: bool) -> TableInfo:
        """A table that begins like everybody's: the counted try, or a free one after it.

        Whoever is at it already is led back there: nobody looks ahead at a free table.
        """
        dare = await self.dare(code)
        self._must_be_playable(dare)
        mine = await self._mine(dare, guest)
        if mine is not None and await self._begun(mine, guest) == "open":
            return await self._desk.info(mine.table, guest)
        if group and not (dare.together and dare.opening.setup.seats > 1):
            raise Refusal("refused", "refused-challenge-alone")
        counted = mine is None
        origin = Origin("", 0, code, counted, dare.opening.nonces)
        seats, bots = ([dare.people[0]], {}) if group else (list(dare.people), dare.bots)
        table = await self._desk.lay_again(dare.opening, origin, guest, seats, bots)
        await self.board.keep(dare)
        if group:
            return await self._desk.info(table, guest)
        return await self._desk.start(table, guest)

    async def _begins(self, table: Table) -> None:
        """A counted try begins: from here on it is these people's one. Called before it is laid out."""
        origin = table.origin
        if not origin.counted:
            return
        people = set(table.owners.values())
        if before := await self.board.enter(origin.challenge, people, table.row.id, now()):
            raise Refusal("refused", say("refused-challenge-again", names=await self._called(before)))

    async def _called(self, guests: Iterable[str]) -> str:
        names = await self._house.stores.names(guests)
        return ", ".join(sorted(names.values()))

    async def _mine(self, dare: Dare, guest: str | None) -> Try | None:
        """Somebody's counted try; one whose match is over has been judged by now."""
        if guest is None:
            return None
        found = await self.board.tries(dare.code, [guest])
        if not found or found[0].result is not None or found[0].why is not None:
            return found[0] if found else None
        await self._settle(dare, found[0], guest)
        return next(iter(await self.board.tries(dare.code, [guest])), None)

    async def _begun(self, mine: Try | None, guest: str) -> Begun:
        if mine is None:
            return ""
        if mine.result is not None:
            return "counted"
        if mine.why is not None:
            return "void"
        table = await self._table(mine.table)
        live = table is not None and table.row.phase in ("lobby", "playing")
        return "open" if table is not None and live and guest in table.owners.values() else "gone"

    async def _table(self, table_id: str) -> Table | None:
        try:
            async with self._house.at(table_id) as table:
                return table
        except Refusal as refusal:
            if refusal.reason != "not-found":
                raise
            return None

    def _must_be_playable(self, dare: Dare) -> None:
        if not self._is_playable(dare):
            raise Refusal("refused", "refused-challenge-old")

    def _is_playable(self, dare: Dare) -> bool:
        setup = dare.opening.setup
        try:
            game = find_game(setup.game)
            return rules_hash(game, msgspec.json.encode(setup).decode()) == dare.opening.rules_hash
        except ValueError:  # a game that is gone, or content it no longer reads
            return False

    # --- what came of it -------------------------------------------------------------------------------

    async def _judge(self, lines: list[bytes], dare: Dare, guest: str) -> judging.Judged:
        return await self._thinkers.ask(
            guest, Priority.PERSON, judging.judge, lines, dare.opening, dare.people
        )

    async def _settle(self, dare: Dare, mine: Try, guest: str) -> None:
        """If the match is over, have its journal judged."""
        lock = self._settling.setdefault((dare.code, mine.table), asyncio.Lock())
        try:
            async with lock:
                await self._settle_once(dare, mine, guest)
        finally:
            self._settling.pop((dare.code, mine.table), None)

    async def _settle_once(self, dare: Dare, mine: Try, guest: str) -> None:
        table = await self._table(mine.table)
        (again,) = await self.board.tries(dare.code, [guest]) or [mine]
        settled = again.result is not None or again.why is not None
        if settled or table is None or table.row.phase != "over":
            return
        judged = await self._judge(await self._past.journal(table), dare, guest)
        if judged.worth is not None:
            await self.board.settle(dare.code, mine.table, judged.worth, judged.print, now(), False)
        else:
            await self.board.void(dare.code, mine.table, judged.why or Text("refused-challenge-forged"))

    async def bring(self, code: str, lines: list[bytes], guest: str) -> None:
        """A journal from another house, or from a page without one, as this guest's counted try."""
        dare = await self.dare(code)
        if await self.board.tries(code, [guest]):
            raise Refusal("refused", say("refused-challenge-again", names=await self._called([guest])))
        judged = await self._judge(lines, dare, guest)
        if judged.worth is None:
            raise Refusal("refused", judged.why or Text("refused-challenge-forged"))
        if await self.board.has_print(code, judged.print):
            raise Refusal("refused", "refused-challenge-known")
        table = (await self._desk.take_in(lines, guest)).id
        await self.board.keep(dare)
        if await self.board.enter(code, [guest], table, now()):
            raise Refusal("refused", say("refused-challenge-again", names=await self._called([guest])))
        await self.board.settle(code, table, judged.worth, judged.print, now(), True)

    async def watch_best(self, code: str, guest: str) -> TableInfo:
        """The best match, as a table of one's own to look at: what was said at the other stays there."""
        dare = await self.dare(code)
        if await self._begun(await self._mine(dare, guest), guest) in ("", "open"):
            raise Refusal("forbidden", "refused-challenge-watch")
        for result in (await self.board.standing(code, 1, ())).best:
            if (table := await self._table(result.table)) is not None and table.row.phase == "over":
                return await self._desk.take_in(await self._past.journal(table), guest)
        raise Refusal("not-found", "refused-challenge-no-match")

    # --- the page --------------------------------------------------------------------------------------

    async def page(self, code: str, guest: str | None) -> ChallengeInfo:
        dare, marks = await asyncio.gather(self.dare(code), self.board.marks(code))
        mine, known = await asyncio.gather(self._mine(dare, guest), self._known(guest))
        theirs = await self.board.tries(code, known) if known else []
        numbers = [one.result for one in (*([mine] if mine else []), *theirs) if one.result is not None]
        standing = await self.board.standing(code, MOST_SHOWN, numbers[: MOST_KNOWN + 1])
        shown = {one.number: one for one in (*standing.best, *standing.others)}
        people = {owner for one in shown.values() for owner in one.guests} | ({dare.by} if dare.by else set())
        names = await self._house.stores.names(people)
        rows = {number: ResultInfo.of(dare, one, names, guest, known) for number, one in shown.items()}
        if marks is None and standing.total and self._is_playable(dare):
            self.marks.begin(dare)
        own = shown.get(mine.result) if mine is not None and mine.result is not None else None
        state = await self._begun(mine, guest or "")
        setup = dare.opening.setup
        return ChallengeInfo(
            code=code,
            game=setup.game,
            title=find_game(setup.game).title,
            seats=setup.seats,
            people=len(dare.people),
            options=dict(setup.options),
            preset=preset_name(self._house.settings.presets, setup),
            together=dare.together and setup.seats > 1,
            by=names.get(dare.by, ""),
            day=dare.day,
            commitment=dare.opening.commitment,
            playable=self._is_playable(dare),
            total=standing.total,
            won=standing.won,
            results=sorted(rows.values(), key=lambda row: (row.place, row.names)),
            spread=standing.spread,
            marks=[MarkInfo.of(mark) for mark in marks or ()],
            thinking=marks is None and self.marks.thinks_about(code),
            mine=MyTry(
                state=state,
                table=mine.table if mine is not None and state == "open" else "",
                why=mine.why if mine is not None else None,
                result=rows[own.number] if own is not None else None,
                merit=own.worth.merit if own is not None else None,
            ),
            may_watch=bool(standing.total) and state not in ("", "open"),
        )

    async def _known(self, guest: str | None) -> set[str]:
        """People this guest has sat at a table with."""
        if guest is None:
            return set()
        mine = await self._house.stores.mine(guest)
        return {owner for one in mine for owner in one.owners.values()} - {guest}
