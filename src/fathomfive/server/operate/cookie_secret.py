"""The secret that signs cookies, apart from the data: whoever steals a dump shall not be everybody.

It begins in the first database, where all nodes find it. `fathom cookie-secret FILE` takes it out: the file
has it from then on, the database only says so, and every node is given the file.
"""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import update

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.server.journals import schema
from fathomfive.server.journals.store import Store

NAME = "cookies"
ELSEWHERE = "elsewhere"
"""Stands in the database in place of the secret."""


async def cookie_secret(store: Store, file: str) -> str:
    if file:
        secret = Path(file).read_text().strip()
        if len(secret) < 32:
            raise RuntimeError(f"{file} holds no secret: `fathom cookie-secret {file}` writes one")
        return secret
    secret = await store.shared_secret(NAME)
    if secret == ELSEWHERE:
        raise RuntimeError(
            "the secret that signs cookies was taken out of the database: give --cookie-secret"
        )
    return secret


async def take_out(store: Store, file: Path) -> None:
    """Written before it is erased. Nothing is written over: another house's secret may be in that file."""
    secret = await store.shared_secret(NAME)
    if secret == ELSEWHERE:
        raise Refused(say("refused-secret-out"))
    try:
        line = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise Refused(say("refused-secret-file", file=str(file))) from error
    with os.fdopen(line, "w") as out:
        out.write(secret + "\n")
        out.flush()
        os.fsync(out.fileno())
    await store.do(update(schema.house).where(schema.house.c.name == NAME).values(value=ELSEWHERE))
