"""`Desk`: where people ask for things. Checks who asks and has the house act; for sockets and HTTP alike."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from fathomfive.bots import BOTS, USUAL_BOT
from fathomfive.kernel.dice import commit, mix
from fathomfive.kernel.game import Game, Refused, Setup, find_game
from fathomfive.kernel.journal import Adopted, Open, Seated
from fathomfive.kernel.text import say
from fathomfive.kernel.zones import Viewer
from fathomfive.learning.tutorial import LEARNER, guided_setup
from fathomfive.learning.welcome import HOST, short_setup
from fathomfive.tables import giving_back, jobs, moves, seating
from fathomfive.tables.books import at_hand
from fathomfive.tables.campaigns import CampaignFile, document_of, next_setup
from fathomfive.tables.changes import Change, Enters, Keeps, LetsIn, Links, Notes
from fathomfive.tables.clock import now
from fathomfive.tables.entries import Begun, play_claim
from fathomfive.tables.house import House
from fathomfive.tables.ids import hashed, new_id
from fathomfive.tables.moves import Draft
from fathomfive.tables.pad import fit
from fathomfive.tables.past import Past
from fathomfive.tables.ports import Store
from fathomfive.tables.presets import kept_to, must_be_ours, with_preset
from fathomfive.tables.protocol import Moment, TableInfo
from fathomfive.tables.queue import Priority
from fathomfive.tables.records import Loaded, Member, Row
from fathomfive.tables.refusal import Refusal, not_found
from fathomfive.tables.rooms import Rooms
from fathomfive.tables.table import Origin, Proposal, Table, rules_hash
from fathomfive.tables.thinkers import Thinkers
from fathomfive.tables.views import is_offered, table_info, whole_moment

KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")
MOST_SOUND = 256


class Desk:
    def __init__(self, house: House, rooms: Rooms, past: Past, thinkers: Thinkers) -> None:
        self.house = house
        self.rooms = rooms
        self.past = past
        self.thinkers = thinkers
        self._sound: OrderedDict[str, None] = OrderedDict()
        """Set-ups that were tried out lately."""
        self.begins: Callable[[Table], Awaitable[None]] = _nothing_to_say
        """Called before a match is begun; may refuse."""

    def store_of(self, table_id: str) -> Store:
        return self.house.stores.of(table_id)

    # --- looking -------------------------------------------------------------------------------------

    def _let_in(self, table: Table, guest: str) -> None:
        if guest not in table.members:
            raise not_found()

    def viewer(self, table: Table, guest: str, seat: int | None) -> Viewer:
        if seat is None or table.owners.get(seat) == guest:
            return seat
        raise Refusal("forbidden", say("refused-not-your-seat", seat=seat))

    def eyes(self, table: Table, guest: str, seat: int | None) -> Viewer:
        """Through whose eyes one may look back: one's own, and anybody's once the match is over, for then its
        whole journal is open."""
        over = table.match is not None and table.match.outcome is not None
        if over and seat is not None and seat < len(table.places):
            return seat
        return self.viewer(table, guest, seat)

    def _info(self, table: Table, guest: str) -> TableInfo:
        return table_info(table, guest, self.house, self.rooms.here(table), now())

    async def info(self, table_id: str, guest: str) -> TableInfo:
        async with self.house.at(table_id) as table:
            self._let_in(table, guest)
            return self._info(table, guest)

    async def look(self, table_id: str, guest: str) -> Table:
        """The table for reading what does not change under one's hands."""
        async with self.house.at(table_id) as table:
            self._let_in(table, guest)
            return table

    async def moment(self, table_id: str, guest: str, seat: int | None, after: int | None = None) -> Moment:
        async with self.house.at(table_id) as table:
            self._let_in(table, guest)
            if table.row.phase == "frozen":
                raise Refusal("frozen", "refused-frozen")
            if table.match is None:
                raise Refusal("phase", "refused-not-begun")
            return whole_moment(table, guest, self.viewer(table, guest, seat), after)

    # --- the match -------------------------------------------------------------------------------------

    async def play(self, table_id: str, guest: str, ask: int, action: bytes, key: str) -> int:
        seen = self.house.cached(table_id)
        if seen is None or guest not in seen.members:
            seen = await self.look(table_id, guest)
        read = moves.read_action(seen, action)

        async def decide(table: Table) -> Draft:
            return moves.play(table, guest, ask, read)

        return await self._act(table_id, guest, decide, key, play_claim(msgspec.json.encode(read)), read.seat)

    async def undo(self, table_id: str, guest: str, seat: int, ask: int, key: str) -> int:
        async def decide(table: Table) -> Draft:
            return moves.undo(table, guest, seat, ask)

        return await self._act(table_id, guest, decide, key, f"undo:{seat}", seat)

    async def rewind(self, table_id: str, guest: str, seat: int, to: int, ask: int, key: str) -> int:
        async def decide(table: Table) -> Draft:
            return await self._carried(table, guest, seat, moves.propose(table, guest, seat, to, ask))

        return await self._act(table_id, guest, decide, key, f"rewind:{seat}:{to}", seat)

    async def vote(self, table_id: str, guest: str, seat: int, proposal: int, yes: bool, key: str) -> int:
        async def decide(table: Table) -> Draft:
            return await self._carried(table, guest, seat, moves.vote(table, guest, seat, proposal, yes))

        return await self._act(table_id, guest, decide, key, f"vote:{seat}:{yes}", seat)

    async def _carried(self, table: Table, guest: str, seat: int, word: Draft | Proposal) -> Draft:
        """A word of a seat; if everybody agrees now, what they agreed to."""
        if isinstance(word, Draft):
            return word
        if word.chairs:
            return giving_back.agree(table, word, seat)
        return moves.rewind(table, seat, word.to, await self.past.step_start(table, guest, word.to))

    async def standing(self, table_id: str, guest: str, seat: int, kind: str, stands: bool, key: str) -> int:
        async def decide(table: Table) -> Draft:
            return moves.stand(table, guest, seat, kind, stands)

        return await self._act(table_id, guest, decide, key, f"standing:{seat}:{kind}:{stands}", seat)

    async def _act(self, table_id: str, guest: str, decide: Any, key: str, claim: str, seat: int) -> int:
        """Act with a key: it must look like one, and belongs to whoever owns the seat."""
        if not KEY.fullmatch(key):
            raise Refusal("bad-request", "refused-bad-key")

        def allowed(table: Table) -> None:
            self._let_in(table, guest)
            if table.owners.get(seat) != guest:
                raise Refusal("forbidden", say("refused-not-your-seat", seat=seat))

        return await self.house.act(table_id, decide, key, claim, allowed)

    async def hint(self, table_id: str, guest: str, seat: int) -> list[jobs.Advised]:
        async with self.house.at(table_id) as table:
            self._let_in(table, guest)
            match = moves.running(table)
            if table.owners.get(seat) != guest:
                raise Refusal("forbidden", say("refused-not-your-seat", seat=seat))
            if seat not in match.waiting_for:
                raise Refusal("refused", "refused-no-hint")
            if table.origin.counted:
                raise Refusal("refused", "refused-challenge-hint")
            game, save, seed = table.game.id, match.save(), f"hint:{table.head}:{seat}"
        iterations = self.house.settings.hint_iterations
        return await self.thinkers.ask(guest, Priority.PERSON, jobs.hint, game, save, seat, seed, iterations)

    # --- seats -----------------------------------------------------------------------------------------

    async def change(self, table_id: str, guest: str, decide: Callable[[Table], Draft]) -> TableInfo:
        """Do something to the table and see what it is like then."""

        async def decided(table: Table) -> Draft:
            self._let_in(table, guest)
            return decide(table)

        await self.house.act(table_id, decided)
        return await self.info(table_id, guest)

    async def arrange(self, table_id: str, guest: str, wanted: Mapping[str, Any]) -> TableInfo:
        table = await self.look(table_id, guest)
        if "preset" in wanted:
            asked = seating.wanted_setup(table, wanted)
            chosen = with_preset(self.house.settings.presets, asked, wanted["preset"])
            wanted = {**wanted, "overrides": chosen.overrides, "options": chosen.options}
        elif "options" in wanted:
            asked = seating.wanted_setup(table, wanted)
            kept = kept_to(self.house.settings.presets, table.setup, asked)
            wanted = {**wanted, "options": kept.options}
        if table.row.host == guest and table.row.phase == "lobby":
            await self._try_out(seating.wanted_setup(table, wanted), guest)
        return await self.change(table_id, guest, lambda t: seating.arrange(t, guest, wanted))

    async def sit(self, table_id: str, guest: str, seat: int, nonce: str) -> TableInfo:
        await self._must_be_welcome(await self.look(table_id, guest), guest)

        def decide(table: Table) -> Draft:
            if table.members[guest].role != "play":
                raise Refusal("forbidden", "refused-watch-only")
            return seating.sit(table, guest, seat, nonce)

        return await self.change(table_id, guest, decide)

    async def cover(self, table_id: str, guest: str, seat: int, bot: str) -> TableInfo:
        def decide(table: Table) -> Draft:
            offered = (
                is_offered(table, seat, self.rooms.here(table), now()) if seat in table.owners else False
            )
            return seating.cover(table, guest, seat, bot, offered)

        return await self.change(table_id, guest, decide)

    async def give_back(self, table_id: str, guest: str, seat: int, heir: str) -> TableInfo:
        """Propose to give a stranded seat to whoever stands beside it; all who play have a say."""
        await self._must_be_welcome(await self.look(table_id, guest), heir)

        def decide(table: Table) -> Draft:
            return giving_back.give_back(table, guest, seat, heir, self.rooms.here(table), now())

        return await self.change(table_id, guest, decide)

    async def remove(self, table_id: str, guest: str, other: str) -> TableInfo:
        """The host shows somebody out, for good: the same link does not bring them back."""
        seating.must_be_removable(await self.look(table_id, guest), guest, other)
        await self.store_of(table_id).bar(table_id, other, now())
        await self._clear_out(table_id, other)
        return await self.info(table_id, guest)

    async def let_back(self, table_id: str, guest: str, other: str) -> None:
        """The host lets somebody in again: their link opens the table as before."""
        seating.must_host(await self.look(table_id, guest), guest)
        if not await self.store_of(table_id).unbar(table_id, other):
            raise not_found()

    async def leave(self, table_id: str, guest: str) -> None:
        """Go. In a match that is being covered: a bot plays all seats of this guest, and they stay theirs."""
        table = await self.look(table_id, guest)
        if table.row.phase != "playing" or not table.seats_of(guest):
            await self.give_up(table_id, guest)
            return
        for seat in table.seats_of(guest):
            if table.places[seat].owned_and_uncovered:
                await self.change(table_id, guest, _stepping_away(guest, seat))

    async def give_up(self, table_id: str, guest: str) -> None:
        """Go for good: the seats are somebody else's to take, and the host's place the next person's."""
        table = await self.look(table_id, guest)
        if table.row.host == guest:
            heirs = [owner for _, owner in sorted(table.owners.items()) if owner != guest]
            if heirs:
                await self.change(table_id, guest, lambda t: seating.hand_over(t, guest, heirs[0]))
        await self._clear_out(table_id, guest)

    async def _clear_out(self, table_id: str, guest: str) -> None:
        """Free a guest's seats, one entry each, then end their access."""
        async with self.house.at(table_id) as table:
            seats = table.seats_of(guest) if table.row.phase in ("lobby", "playing") else []
        for seat in seats:
            await self.house.act(table_id, _standing_up(guest, seat))
        await self.store_of(table_id).show_out(table_id, guest)
        async with self.house.at(table_id) as table:
            table.members.pop(guest, None)
            self.rooms.refresh(table)
        self.rooms.show_out(table_id, guest)
        self.house.bus.tell(table_id, "people")

    # --- links -----------------------------------------------------------------------------------------

    async def enter(self, table_id: str, guest: str, token: str) -> TableInfo:
        """Open an invitation: lets in, seats nobody."""
        found = await self.store_of(table_id).find_link(table_id, hashed(token))
        if found is None:
            raise not_found()
        link, role = found
        by_words = role == "words"
        if by_words:  # whoever was let in by a nickname stays, whatever becomes of it
            link, role = "", "play"
        if guest in await self.store_of(table_id).barred(table_id):
            raise Refusal("forbidden", "refused-removed")
        async with self.house.at(table_id) as table:
            member = table.members.get(guest)
            if member is None and by_words and not table.chairs:
                raise not_found()
            if member is None:
                await self._must_be_welcome(table, guest)
            if member is None or (member.role != "play" and role == "play"):
                moment = now()
                await self.store_of(table_id).let_in(table_id, guest, role, link, moment)
                table.members[guest] = Member(guest, role, link, 0, moment, False)
                self.house.names.update(await self.house.stores.names([guest]))
                self.house.bus.tell(table_id, "people")
                if role == "play" and table.row.phase == "playing":  # those who sit may have a seat for them
                    self.rooms.refresh(table)
            return self._info(table, guest)

    async def bring_screen(self, table_id: str, screen: str) -> None:
        """Let a screen in, which watches. One whose browser plays here stays somebody who plays."""
        store = self.store_of(table_id)
        if screen in await store.barred(table_id):
            raise Refusal("forbidden", "refused-removed")
        async with self.house.at(table_id) as table:
            member, moment = table.members.get(screen), now()
            if member is not None and member.role == "play":
                return
            await store.let_in(table_id, screen, "screen", "", moment)
            table.members[screen] = Member(screen, "screen", "", 0, moment, False)
            self.house.names.update(await self.house.stores.names([screen]))
            self.house.bus.tell(table_id, "people")
            self.rooms.refresh(table)

    async def send_screens_away(self, table_id: str) -> None:
        async with self.house.at(table_id) as table:
            screens = [one.guest for one in table.members.values() if one.role == "screen"]
        for screen in screens:
            await self._clear_out(table_id, screen)

    async def _must_be_welcome(self, table: Table, guest: str) -> None:
        """Whom the host blocks does not come to the host's tables; who is there already may stay."""
        if guest in await self.house.stores.blocked(table.row.host):
            raise Refusal("forbidden", "refused-blocked")

    async def make_link(self, table_id: str, guest: str, role: str) -> tuple[str, str]:
        seating.must_host(await self.look(table_id, guest), guest)
        token = new_id()
        return await self.keep_link(table_id, role, token, now()), path_of(table_id, role, token)

    async def keep_link(self, table_id: str, role: str, token: str, moment: int) -> str:
        """The id under which a link can be taken back; of its token only the hash is kept."""
        link = new_id()
        await self.store_of(table_id).make_link(link, table_id, role, hashed(token), moment)
        return link

    async def revoke_link(self, table_id: str, guest: str, link: str) -> None:
        seating.must_host(await self.look(table_id, guest), guest)
        out = await self.store_of(table_id).revoke_link(table_id, link)
        if out is None:
            raise not_found()
        async with self.house.at(table_id) as table:
            for gone in out:
                table.members.pop(gone, None)
                self.rooms.show_out(table_id, gone)
            self.rooms.refresh(table)
        self.house.bus.tell(table_id, "people")

    async def may_open(self, guest: str) -> bool:
        """Whether this guest may open tables in this house; nobody's is the operator's own command."""
        whose = self.house.settings.open_tables
        if whose == "everyone" or not guest:
            return True
        return whose == "key" and await self.house.stores.has_key(guest)

    async def _must_open(self, guest: str) -> None:
        if not await self.may_open(guest):
            raise Refusal("forbidden", f"refused-opens-{self.house.settings.open_tables}")

    async def _may_host(self, guest: str, *, begin: bool = False) -> None:
        """Whether this guest may host one more table, or begin one more match."""
        settings = self.house.settings
        if not settings.limits:
            return
        allow, hosted = settings.allow, await self.house.stores.hosted(guest)
        playing, all_open = hosted.get("playing", 0), hosted.get("lobby", 0) + hosted.get("playing", 0)
        if not begin and 0 < allow.tables_per_guest <= all_open:
            raise Refusal("too-many", say("refused-many-tables", most=allow.tables_per_guest))
        if begin and 0 < allow.matches_per_guest <= playing:
            raise Refusal("too-many", say("refused-many-matches", most=allow.matches_per_guest))

    async def start(self, table_id: str, guest: str) -> TableInfo:
        await self._may_host(guest, begin=True)
        table = await self.look(table_id, guest)
        seating.must_be_startable(table, guest)
        await self.begins(table)
        return await self.change(table_id, guest, lambda table: seating.start(table, guest))

    # --- making tables ------------------------------------------------------------------------------------

    def _game(self, name: str) -> Game[Any]:
        """A game that this house offers."""
        try:
            game = find_game(name)
        except Refused as refused:
            raise Refusal.by_the_rules(refused) from refused
        offered = self.house.settings.games
        if offered is not None and name not in offered:
            raise Refusal("refused", say("refused-not-offered", game=name, known=", ".join(offered)))
        return game

    async def _try_out(self, setup: Setup, guest: str) -> None:
        """Have a worker lay the table with this set-up, which may cost anything; refuses what cannot be laid.

        After that, what is left to do here is quick.
        """
        text = msgspec.json.encode(setup).decode()
        if text not in self._sound:
            wrong = await self.thinkers.ask(guest, Priority.PERSON, jobs.set_up, setup)
            if wrong is not None:
                raise Refusal("refused", wrong.why, wrong.rule)
            self._sound[text] = None
            if len(self._sound) > MOST_SOUND:
                self._sound.popitem(last=False)
        await at_hand(self._game(setup.game), text)

    async def _row(self, setup: Setup, host: str, settings: Mapping[str, Any]) -> Row:
        game = self._game(setup.game)
        must_be_ours(self.house.settings.presets, setup)  # before anybody lays a table with it
        await self._try_out(setup, host)
        seating.check_setup(game, setup)
        secret, salt, moment = secrets.token_hex(32), secrets.token_hex(16), now()
        text = msgspec.json.encode(setup).decode()
        return Row(
            id=self.house.stores.new_table(),
            game=setup.game,
            name=settings.get("name", ""),
            host=host,
            phase="lobby",
            setup=text,
            rules_hash=rules_hash(game, text),
            undo=settings.get("undo", "agreement"),
            patience=settings.get("patience", 120),
            chat=settings.get("chat", True),
            pointing=settings.get("pointing", "usual"),
            head=0,
            begun=0,
            waiting=0,
            bots=0,
            asked="",
            since=moment,
            commitment=commit(secret, salt),
            secret=secret,
            salt=salt,
            opening="",
            outcome="",
            rematch="",
            origin="",
            made=moment,
            updated=moment,
        )

    async def make(
        self, setup: Setup, guest: str, settings: Mapping[str, Any], notes: str = "", preset: str = ""
    ) -> tuple[TableInfo, str, str]:
        """A new table; its maker hosts it and sits on the first seat. Returns the two links."""
        await self._must_open(guest)
        await self._may_host(guest)
        pad = [Notes(guest, fit(notes), 0, now())] if notes else []
        table_id, play, watch = await self._lay(setup, guest, settings, preset, *pad)
        return await self.sit(table_id, guest, 0, secrets.token_hex(8)), play, watch

    async def lay(self, setup: Setup, settings: Mapping[str, Any], preset: str) -> tuple[str, str]:
        """A table of the operator's: nobody sits there, and whoever sits down first hosts it."""
        _, play, watch = await self._lay(setup, "", settings, preset)
        return play, watch

    async def _lay(
        self, setup: Setup, host: str, settings: Mapping[str, Any], preset: str, *also: Change
    ) -> tuple[str, str, str]:
        """A table with its two links, and nobody there but its host."""
        setup = with_preset(self.house.settings.presets, setup, preset)
        row = await self._row(setup, host, settings)
        paths, beside = [], list(also)
        for role in ("play", "watch"):
            token = new_id()
            beside.append(Links(new_id(), role, hashed(token), row.made))
            paths.append(path_of(row.id, role, token))
        if host:
            beside.append(LetsIn(host, "play", "", row.made))
        await self.store_of(row.id).make_table(row, *beside)
        return row.id, paths[0], paths[1]

    async def learn(self, name: str, guest: str) -> TableInfo:
        """A game's guided first match, begun: the same dice and the same bots for everybody."""
        game = self._game(name)
        await self._must_open(guest)
        await self._may_host(guest)
        await self._may_host(guest, begin=True)
        try:
            tutorial, setup = guided_setup(game)
        except Refused as refused:
            raise Refusal.by_the_rules(refused) from refused
        row = await self._row(setup, guest, {"chat": False})
        row.secret = tutorial.seed
        row.commitment = commit(row.secret, row.salt)
        store = self.store_of(row.id)
        await store.make_table(row, LetsIn(guest, "play", "", row.made))
        await self.sit(row.id, guest, LEARNER, "")
        for seat in range(LEARNER + 1, setup.seats):
            await self.change(row.id, guest, _seating_bot(guest, seat, tutorial.bot))
        return await self.start(row.id, guest)

    async def play_short(self, name: str, guest: str) -> TableInfo:
        """A game's short match, begun: its host against chance and with bots, nothing to fill in."""
        game = self._game(name)
        await self._must_open(guest)
        await self._may_host(guest)
        await self._may_host(guest, begin=True)
        try:
            short, setup = short_setup(game)
        except Refused as refused:
            raise Refusal.by_the_rules(refused) from refused
        row = await self._row(setup, guest, {})
        await self.store_of(row.id).make_table(row, LetsIn(guest, "play", "", row.made))
        await self.sit(row.id, guest, HOST, secrets.token_hex(8))
        for seat in range(HOST + 1, setup.seats):
            await self.change(row.id, guest, _seating_bot(guest, seat, short.bot))
        return await self.start(row.id, guest)

    async def lay_again(
        self, opening: Open, origin: Origin, guest: str, seats: list[int], bots: Mapping[int, str]
    ) -> str:
        """A table that begins like another match, dice and all: its host on these seats, bots on those."""
        await self._must_open(guest)
        await self._may_host(guest)
        row = await self._row(opening.setup, guest, {"undo": "horizon", "patience": 0})
        row.secret, row.salt, row.commitment = opening.secret, opening.salt, opening.commitment
        row.origin = msgspec.json.encode(origin).decode()
        await self.store_of(row.id).make_table(row, LetsIn(guest, "play", "", row.made))
        for seat in seats:
            await self.sit(row.id, guest, seat, "")
        for seat, bot in bots.items():
            await self.change(row.id, guest, _seating_bot(guest, seat, bot))
        return row.id

    async def rematch(self, table_id: str, guest: str) -> TableInfo:
        """The same set-up, people and bots again: one table for all who ask, begun when all have asked."""
        table = await self.look(table_id, guest)
        if table.row.phase != "over":
            raise Refusal("phase", "refused-not-over")
        if not table.seats_of(guest):
            raise Refusal("forbidden", "refused-seated-only")
        if table.row.rematch:
            return await self._ready_again(table.row.rematch, guest)
        row = await self._row(_anew(next_setup(table)), table.row.host, msgspec.structs.asdict(table.row))
        row.origin = msgspec.json.encode(Origin(table_id, 0)).decode()
        store = self.store_of(row.id)
        people = [LetsIn(g, m.role, "", row.made) for g, m in table.members.items()]
        await store.make_table(row, *people, *await self._same_notes(table_id))
        for seat, place in enumerate(table.places):
            await self.house.act(row.id, _same_again(table, seat, place.by, place.bot))
        counts = await self.store_of(table_id).claim_rematch(table_id, row.id)
        if counts != row.id:  # somebody else asked first: theirs is ready
            await store.delete_table(row.id)
            self.house.forget(row.id)
        table.row.rematch = counts
        self.rooms.refresh(table)
        self.house.bus.tell(table_id, "people")
        return await self._ready_again(counts, guest)

    async def _ready_again(self, table_id: str, guest: str) -> TableInfo:
        """Whoever asks for the same again is ready for it; who comes last begins it."""
        if (table := await self.look(table_id, guest)).row.phase == "lobby":
            for seat in table.seats_of(guest):
                await self.change(table_id, guest, _saying_ready(guest, seat))
            table = await self.look(table_id, guest)
            if all(place.ready for place in table.places):
                with contextlib.suppress(Refusal):  # somebody was faster, or the lobby says what is missing
                    await self.start(table_id, table.row.host)
        return await self.info(table_id, guest)

    async def _same_notes(self, table_id: str) -> list[Change]:
        """The pad goes along to a table that goes on from this one."""
        page = await self.store_of(table_id).notes(table_id)
        return [] if page is None else [Notes(page.guest, page.text, 0, page.at)]

    async def campaign(self, table_id: str, guest: str) -> CampaignFile:
        """What this table's campaign goes on from, elsewhere or with other people."""
        async with self.house.at(table_id) as table:
            self._let_in(table, guest)
            own = table.seats_of(guest)
            if not own:
                raise Refusal("forbidden", "refused-seated-only")
            document = document_of(table, own[0])
            setup = table.setup
        page = await self.store_of(table_id).notes(table_id)
        return CampaignFile(setup.game, setup.seats, dict(setup.options), document, page.text if page else "")

    async def fork(self, table_id: str, guest: str, seq: int) -> TableInfo:
        """A table of one's own from a moment of this one, with its bots; they play for the others, too."""
        await self._must_open(guest)
        await self._may_host(guest)
        await self._may_host(guest, begin=True)
        table = await self.look(table_id, guest)
        own = table.seats_of(guest)
        viewer = own[0] if own else None
        row = await self._row(_unguided(table.setup), guest, {"name": table.row.name})
        save = await self.past.fork(table, guest, seq, viewer, mix(row.secret, ()))
        row.origin = msgspec.json.encode(Origin(table_id, seq)).decode()
        mine = own or [0]
        # People can be asked in later; until then nobody is waited for.
        others = enumerate(table.places)
        bots = {seat: place.played_by_bot or USUAL_BOT for seat, place in others if seat not in mine}
        return await self._go_on(row, guest, save, mine, bots, *await self._same_notes(table_id))

    async def _go_on(
        self, row: Row, guest: str, save: bytes, mine: list[int], bots: Mapping[int, str], *also: Change
    ) -> TableInfo:
        """A new table on which a saved match goes on, begun and with everybody in their seats."""
        await self.store_of(row.id).make_table(row, LetsIn(guest, "play", "", row.made), *also)

        async def begin(table: Table) -> Draft:
            table.begin()
            return Draft(Begun(), columns={"begun": 1})

        async def adopt(table: Table) -> Draft:
            table.adopt(save)
            return Draft(Adopted(save, table.row.rules_hash), keep="forever")

        await self.house.act(row.id, begin)
        await self.house.act(row.id, adopt)
        for seat in mine:
            await self.sit(row.id, guest, seat, "")
        for seat, bot in bots.items():
            await self.change(row.id, guest, _seating_bot(guest, seat, bot))
        return await self.info(row.id, guest)

    async def along(self, table_id: str, guest: str) -> list[bytes]:
        """A running match as a file, for those who sit here: it goes on elsewhere with other dice."""
        table = await self.look(table_id, guest)
        own = table.seats_of(guest)
        if not own:
            raise Refusal("forbidden", "refused-seated-only")
        if table.match is None and table.row.phase == "lobby":
            raise Refusal("phase", "refused-not-begun")
        return await self.past.along(table, guest, own)

    async def bring(self, lines: list[bytes], guest: str) -> TableInfo:
        """A journal from elsewhere: to look at if its match is over, else to go on with here."""
        try:
            return await self.take_in(lines, guest)
        except Refusal as refusal:
            if refusal.why.args.get("reason") != jobs.NOT_OVER:
                raise
        return await self._bring_running(lines, guest)

    async def _bring_running(self, lines: list[bytes], guest: str) -> TableInfo:
        await self._may_host(guest)
        await self._may_host(guest, begin=True)
        setup = msgspec.json.decode(lines[0], type=Open).setup
        row = await self._row(_unguided(setup), guest, {})
        row.origin = msgspec.json.encode(Origin("", 0, brought=True)).decode()
        key = mix(row.secret, ())
        found = await self.thinkers.ask(guest, Priority.PERSON, jobs.going_on, lines, key)
        if isinstance(found, str):
            raise Refusal("refused", say("refused-bad-journal", reason=found))
        bots = {seat: bot if bot in BOTS else USUAL_BOT for seat, bot in found.bots.items()}
        return await self._go_on(row, guest, found.save, found.people, bots)

    async def take_in(self, lines: list[bytes], guest: str) -> TableInfo:
        """A finished journal from elsewhere: checked, then a table to look at."""
        await self._must_open(guest)
        try:
            opening = msgspec.json.decode(lines[0] if lines else b"", type=Open)
        except msgspec.DecodeError as error:
            raise Refusal("refused", say("refused-bad-journal", reason=str(error))) from error
        row = await self._row(opening.setup, guest, {"undo": "off"})
        row.opening, row.begun = lines[0].decode(), 1
        bare = Loaded(row, {}, {}, {}, None, [])
        found = await self.thinkers.ask(guest, Priority.PERSON, jobs.imported, bare, lines, row.made)
        if isinstance(found, str):
            raise Refusal("refused", say("refused-bad-journal", reason=found))
        row.head, row.phase, row.outcome = len(found.bodies), "over", found.outcome.decode()
        row.rules_hash = opening.rules_hash
        store = self.store_of(row.id)
        await store.make_table(
            row,
            LetsIn(guest, "play", "", row.made),
            *(
                Enters(seq, f"import-{seq - 1}", body, row.made)
                for seq, body in enumerate(found.bodies, start=1)
            ),
            *(Keeps(seq, body, forever=True) for seq, body in found.forever.items()),
            Keeps(row.head, found.head),
        )
        return await self.info(row.id, guest)


async def _nothing_to_say(table: Table) -> None:
    """Every match may begin."""


def path_of(table_id: str, role: str, token: str) -> str:
    """The part after # never reaches a server's log."""
    return f"/t/{table_id}#{role[0]}.{token}"


def _unguided(setup: Setup) -> Setup:
    """The same without a guide: its script fits one match from its beginning only."""
    return msgspec.structs.replace(setup, tutorial=False)


def _anew(setup: Setup) -> Setup:
    """The set-up of a match from its beginning: where a guided one began in the middle, as printed."""
    return _unguided(msgspec.structs.replace(setup, overrides={}) if setup.tutorial else setup)


def _seating_bot(guest: str, seat: int, bot: str) -> Callable[[Table], Draft]:
    return lambda table: seating.seat_bot(table, guest, seat, bot)


def _stepping_away(guest: str, seat: int) -> Callable[[Table], Draft]:
    return lambda table: seating.step_away(table, guest, seat)


def _saying_ready(guest: str, seat: int) -> Callable[[Table], Draft]:
    return lambda table: seating.ready(table, guest, seat, True)


def _standing_up(guest: str, seat: int) -> Any:
    async def decide(table: Table) -> Draft:
        return seating.stand_up(table, guest, seat)

    return decide


def _same_again(old: Table, seat: int, by: str, bot: str) -> Any:
    """Whoever sat on a seat sits there again."""

    async def decide(table: Table) -> Draft:
        owner = old.owners.get(seat)
        if owner is not None:
            return seating.sit(table, owner, seat, secrets.token_hex(8))
        return Draft(Seated(seat, "bot", bot) if by == "bot" else Seated(seat, "free"))

    return decide
