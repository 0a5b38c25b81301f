"""Every call of a page that a house in a browser carries out, in the order of `docs/protocol.md`.

There is one guest and nobody else can come in, so there are no links; nobody counts what somebody asks for.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fathomfive.browser import bodies as b
from fathomfive.browser.archive import MOST_JOURNAL
from fathomfive.browser.counter import RELEASE, Asked, Routes, WithMoment
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.journal import Open
from fathomfive.kernel.text import FALLBACK
from fathomfive.tables import answers, review, seating
from fathomfive.tables.answers import ChatLog, Games, GuestInfo, Log, Made, Me, Rules, Then, Written
from fathomfive.tables.campaigns import CampaignFile
from fathomfive.tables.challenge_info import ChallengeInfo
from fathomfive.tables.moments import Reviewed
from fathomfive.tables.protocol import PROTOCOL, GameInfo, Moment, NotesInfo, TableInfo
from fathomfive.tables.refusal import Refusal, not_found
from fathomfive.tables.talk import chat_lines
from fathomfive.tables.views import game_info

CALLS = Routes()
on = CALLS.on

# --- games and me -----------------------------------------------------------------------------------------


def _game(asked: Asked) -> Game[Any]:
    game = asked.hall.house.games.get(asked.places["game"])
    if game is None:
        raise not_found()
    return game


@on("GET", "/games")
async def games(asked: Asked) -> Games:
    house = asked.hall.house
    return Games([game_info(game, house.settings.presets) for game in house.games.values()])


@on("GET", "/games/{game}")
async def game(asked: Asked) -> GameInfo:
    return game_info(_game(asked), asked.hall.house.settings.presets)


@on("GET", "/games/{game}/rules")
async def rules(asked: Asked) -> Rules:
    book = _game(asked).rulebook_in(asked.query.get("language", FALLBACK))
    return Rules(list(book), dict(book.about))


@on("GET", "/me")
async def me(asked: Asked) -> Me:
    guest = asked.journals.guest
    known = await asked.journals.names([guest] if guest is not None else [])
    return Me(GuestInfo(guest, known[guest]) if guest is not None else None, RELEASE, PROTOCOL)


@on("POST", "/me", b.NameBody)
async def name_me(asked: Asked, body: b.NameBody) -> Me:
    guest = asked.journals.guest
    if guest is None:
        await asked.hall.make_guest(body.name)
    else:
        await asked.hall.rename(guest, body.name)
    return await me(asked)


@on("DELETE", "/me")
async def forget_me(asked: Asked) -> None:
    await asked.hall.forget(asked.guest)


# --- tables -----------------------------------------------------------------------------------------------


@on("GET", "/tables")
async def my_tables(asked: Asked) -> answers.Tables:
    """None of their games need be brought for it."""
    found = await answers.my_tables(asked.hall.house, asked.guest)
    known = asked.library.titles
    return answers.Tables(
        [msgspec.structs.replace(one, title=known.get(one.game, one.title)) for one in found.tables]
    )


@on("POST", "/tables", b.MakeBody, 201)
async def make_table(asked: Asked, body: b.MakeBody) -> Made:
    setup = Setup(body.game, body.seats, body.options, document=body.document)
    settings = {name: getattr(body, name) for name in ("name", "undo", "patience", "chat", "pointing")}
    table, _, _ = await asked.desk.make(setup, asked.guest, settings, body.notes, body.preset)
    return Made(table)


@on("POST", "/tables/learn", b.LearnBody, 201)
async def learn(asked: Asked, body: b.LearnBody) -> Made:
    return Made(await asked.desk.learn(body.game, asked.guest))


@on("POST", "/tables/short", b.LearnBody, 201)
async def short(asked: Asked, body: b.LearnBody) -> Made:
    return Made(await asked.desk.play_short(body.game, asked.guest))


@on("GET", "/tables/{table}")
async def table(asked: Asked) -> TableInfo:
    return await asked.desk.info(asked.table, asked.guest)


@on("PATCH", "/tables/{table}", b.ArrangeBody)
async def arrange(asked: Asked, body: b.ArrangeBody) -> TableInfo:
    wanted = {name: said for name, said in msgspec.structs.asdict(body).items() if said is not None}
    return await asked.desk.arrange(asked.table, asked.guest, wanted)


@on("DELETE", "/tables/{table}")
async def delete(asked: Asked) -> None:
    guest = asked.guest
    await asked.desk.info(asked.table, guest)
    await asked.hall.house.delete(asked.table, lambda table: seating.must_be_deletable(table, guest))


@on("POST", "/tables/{table}/start")
async def start(asked: Asked) -> TableInfo:
    return await asked.desk.start(asked.table, asked.guest)


@on("POST", "/tables/{table}/leave")
async def leave(asked: Asked) -> None:
    await asked.desk.leave(asked.table, asked.guest)


@on("POST", "/tables/{table}/give-up")
async def give_up(asked: Asked) -> None:
    await asked.desk.give_up(asked.table, asked.guest)


@on("POST", "/tables/{table}/rematch", status=201)
async def rematch(asked: Asked) -> Made:
    return Made(await asked.desk.rematch(asked.table, asked.guest))


@on("POST", "/tables/{table}/fork", b.ForkBody, 201)
async def fork(asked: Asked, body: b.ForkBody) -> Made:
    return Made(await asked.desk.fork(asked.table, asked.guest, body.seq))


@on("GET", "/challenges/{code}")
async def challenge(asked: Asked) -> ChallengeInfo:
    """The dive of a day: there are no others in a house of one."""
    return await asked.hall.challenges.page(asked.places["code"], asked.journals.guest)


@on("POST", "/challenges/{code}/try", b.TryBody, 201)
async def attempt(asked: Asked, body: b.TryBody) -> Made:
    challenges = asked.hall.challenges
    return Made(await challenges.attempt(asked.places["code"], asked.guest, group=body.group))


# --- seats ------------------------------------------------------------------------------------------------


@on("POST", "/tables/{table}/seats/{seat}/sit", b.SitBody)
async def sit(asked: Asked, body: b.SitBody) -> TableInfo:
    return await asked.desk.sit(asked.table, asked.guest, asked.seat, body.nonce)


@on("POST", "/tables/{table}/seats/{seat}/leave")
async def stand_up(asked: Asked) -> TableInfo:
    guest, seat = asked.guest, asked.seat
    return await asked.desk.change(asked.table, guest, lambda table: seating.stand_up(table, guest, seat))


@on("POST", "/tables/{table}/seats/{seat}/ready", b.ReadyBody)
async def ready(asked: Asked, body: b.ReadyBody) -> TableInfo:
    guest, seat = asked.guest, asked.seat
    return await asked.desk.change(
        asked.table, guest, lambda table: seating.ready(table, guest, seat, body.ready)
    )


@on("POST", "/tables/{table}/seats/{seat}/bot", b.BotBody)
async def seat_bot(asked: Asked, body: b.BotBody) -> TableInfo:
    guest, seat = asked.guest, asked.seat
    return await asked.desk.change(
        asked.table, guest, lambda table: seating.seat_bot(table, guest, seat, body.bot)
    )


@on("POST", "/tables/{table}/seats/{seat}/cover", b.BotBody)
async def cover(asked: Asked, body: b.BotBody) -> TableInfo:
    return await asked.desk.cover(asked.table, asked.guest, asked.seat, body.bot)


@on("POST", "/tables/{table}/seats/{seat}/return")
async def take_back(asked: Asked) -> TableInfo:
    guest, seat = asked.guest, asked.seat
    return await asked.desk.change(asked.table, guest, lambda table: seating.come_back(table, guest, seat))


# --- the match --------------------------------------------------------------------------------------------


@on("GET", "/tables/{table}/moment")
async def moment(asked: Asked) -> Moment:
    return await asked.desk.moment(asked.table, asked.guest, asked.as_seat)


@on("POST", "/tables/{table}/play", b.PlayBody)
async def play(asked: Asked, body: b.PlayBody) -> Written:
    action = msgspec.json.encode(body.action)
    try:
        return Written(await asked.desk.play(asked.table, asked.guest, body.ask, action, body.key))
    except Refusal as refusal:
        if refusal.reason not in ("stale", "refused"):
            raise
        seat = body.action.get("seat")
        now = await asked.desk.moment(asked.table, asked.guest, seat if isinstance(seat, int) else None)
        raise WithMoment(refusal, now) from refusal


@on("POST", "/tables/{table}/undo", b.UndoBody)
async def undo(asked: Asked, body: b.UndoBody) -> Written:
    return Written(await asked.desk.undo(asked.table, asked.guest, body.seat, body.ask, body.key))


@on("POST", "/tables/{table}/rewind", b.RewindBody)
async def rewind(asked: Asked, body: b.RewindBody) -> Written:
    desk, guest = asked.desk, asked.guest
    return Written(await desk.rewind(asked.table, guest, body.seat, body.to, body.ask, body.key))


@on("POST", "/tables/{table}/vote", b.VoteBody)
async def vote(asked: Asked, body: b.VoteBody) -> Written:
    desk, guest = asked.desk, asked.guest
    return Written(await desk.vote(asked.table, guest, body.seat, body.proposal, body.yes, body.key))


@on("POST", "/tables/{table}/standing", b.StandingBody)
async def standing(asked: Asked, body: b.StandingBody) -> Written:
    desk, guest = asked.desk, asked.guest
    return Written(await desk.standing(asked.table, guest, body.seat, body.kind, body.stands, body.key))


# --- what was ---------------------------------------------------------------------------------------------


@on("GET", "/tables/{table}/moments/{seq}")
async def then(asked: Asked) -> Then:
    desk, guest, seq = asked.desk, asked.guest, asked.seq
    table = await desk.look(asked.table, guest)
    scene, stage = await desk.past.scene(table, guest, seq, desk.eyes(table, guest, asked.as_seat))
    return Then(seq, msgspec.Raw(scene), msgspec.Raw(stage))


@on("GET", "/tables/{table}/log")
async def log(asked: Asked) -> Log:
    desk, guest = asked.desk, asked.guest
    table = await desk.look(asked.table, guest)
    head = table.head
    viewer = desk.eyes(table, guest, asked.as_seat)
    return Log(await desk.past.log(table, guest, viewer, asked.since), head)


@on("GET", "/tables/{table}/journal")
async def journal(asked: Asked) -> bytes:
    lines = await asked.desk.past.journal(await asked.desk.look(asked.table, asked.guest))
    return b"\n".join(lines) + b"\n"


@on("GET", "/tables/{table}/along")
async def along(asked: Asked) -> bytes:
    return b"\n".join(await asked.desk.along(asked.table, asked.guest)) + b"\n"


@on("GET", "/tables/{table}/campaign")
async def campaign(asked: Asked) -> CampaignFile:
    return await asked.desk.campaign(asked.table, asked.guest)


def _game_in(journal: list[bytes]) -> str:
    """Which game a file is of; what is none is refused when it is read."""
    try:
        return msgspec.json.decode(journal[0] if journal else b"", type=Open).setup.game
    except msgspec.DecodeError:
        return ""


@on("POST", "/journals", status=201)
async def bring(asked: Asked) -> Made:
    body = str(asked.body or "").encode()
    if len(body) > MOST_JOURNAL:
        raise Refusal("bad-request", "refused-too-large", status=413)
    lines = [line for line in body.splitlines() if line.strip()]
    await asked.library.bring(_game_in(lines))
    return Made(await asked.desk.bring(lines, asked.guest))


@on("GET", "/tables/{table}/dice")
async def dice(asked: Asked) -> answers.DiceInfo:
    return answers.dice_info(await asked.desk.look(asked.table, asked.guest))


@on("POST", "/tables/{table}/verify")
async def verify(asked: Asked) -> answers.Verdict:
    found = await asked.desk.past.verify(await asked.desk.look(asked.table, asked.guest), asked.guest)
    return answers.verdict_on(found)


@on("GET", "/tables/{table}/review")
async def reviewed(asked: Asked) -> review.Outline:
    table = await asked.desk.look(asked.table, asked.guest)
    return await review.outline(asked.desk.past, table, asked.as_seat or 0)


@on("GET", "/tables/{table}/review/{seq}")
async def reviewed_moment(asked: Asked) -> Reviewed:
    table = await asked.desk.look(asked.table, asked.guest)
    return await review.moment(asked.desk.past, table, asked.guest, asked.as_seat or 0, asked.seq)


# --- talk and the pad -------------------------------------------------------------------------------------


@on("GET", "/tables/{table}/chat")
async def chat(asked: Asked) -> ChatLog:
    table = await asked.desk.look(asked.table, asked.guest)
    return ChatLog(await chat_lines(asked.journals, table, asked.guest), [])


@on("DELETE", "/tables/{table}/chat/{line}")
async def unsay(asked: Asked) -> None:
    table = await asked.desk.look(asked.table, asked.guest)
    await asked.hall.talk.remove(table, asked.guest, int(asked.places["line"]))


@on("GET", "/tables/{table}/notes")
async def notes(asked: Asked) -> NotesInfo:
    await asked.desk.look(asked.table, asked.guest)
    return await asked.hall.pad.read(asked.table)


@on("PUT", "/tables/{table}/notes", b.NotesBody)
async def write_notes(asked: Asked, body: b.NotesBody) -> NotesInfo:
    table = await asked.desk.look(asked.table, asked.guest)
    return await asked.hall.pad.write(table, asked.guest, body.text, body.base)
