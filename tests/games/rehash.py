"""Keep the recorded matches of a game that its new rules still play to the same end:

python -m tests.games.rehash GAME

Each is replayed without regard to the rules hash it carries. Where every answer is still legal, the same
follows by itself and the outcome is the recorded one, the file gets today's hashes and stays as it is
otherwise. What is left must be recorded anew, and the reason is told.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from fathomfive.kernel.journal import Closed, Journal, JournalError, state_hash

GAMES = Path(__file__).parent


class Differs(Exception):
    """The match does not come to its recorded end any more; the message says why."""


def rehash(file: Path) -> bool:
    """Write today's hashes into a recorded match. Returns whether that changed anything."""
    journal = Journal.read(file)
    game, opening = journal.game, journal.opening
    closed = journal.entries[-1] if journal.entries else None
    if not isinstance(closed, Closed):
        raise Differs("it has no end to compare with")
    book = game.book_for(game.read_options(opening.setup.options), opening.setup.overrides)
    today = game.rules_hash(book)
    replay = Journal(msgspec.structs.replace(opening, rules_hash=today), journal.entries[:-1])
    try:
        match = replay.verify()
    except (JournalError, RuntimeError) as error:
        raise Differs(str(error)) from error
    if match.outcome != closed.outcome:
        raise Differs(f"it ends as {match.outcome}, not as {closed.outcome}")
    old = file.read_bytes()
    new = old.replace(opening.rules_hash.encode(), today.encode(), 1)
    new = new.replace(closed.state_hash.encode(), state_hash(match).encode(), 1)
    file.write_bytes(new)
    return new != old


def main(game: str) -> int:
    """Rehash every recorded match of a game; the exit code says whether all could be kept."""
    lost = 0
    for file in sorted((GAMES / game / "recorded").glob("*.fathom")):
        try:
            print(f"{file.name}: {'kept, with a new hash' if rehash(file) else 'up to date'}")
        except Differs as why:
            lost += 1
            print(f"{file.name}: must be recorded anew, because {why}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
