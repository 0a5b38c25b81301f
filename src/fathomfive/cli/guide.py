"""`fathom guide`: a guided match from beginning to end, as whoever follows it meets it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text as RichText

from fathomfive.bots import bot_named
from fathomfive.cli.output import out
from fathomfive.cli.settings import GameId, Language
from fathomfive.kernel.game import find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.kernel.text import FALLBACK, Text
from fathomfive.learning.lesson import Guide, bot_seed
from fathomfive.learning.pupil import Pupil
from fathomfive.learning.tutorial import LEARNER, REPLIES, tutorial_of
from fathomfive.scene.view import show
from fathomfive.terminal.words import speak_in, texts_of

Keep = Annotated[
    bool,
    typer.Option(
        "--keep",
        help=f"Let the bots answer anew and write down what they say ({REPLIES}), for the game's package.",
    ),
]

HEAD = """\
# What the others answer in the guided match, after so many answers. Written by `fathom guide GAME --keep`.
"""


def guide(game: GameId, keep: Keep = False, language: Language = FALLBACK) -> None:
    """Read a guided match: each step with its words, what is lit, and what everybody does.

    The check `guided` of `fathom check` says what is untrue in it.
    """
    title = find_game(game)
    speak_in(language, title.languages)
    script = tutorial_of(title)
    bot = script.bot if script is not None else ""
    if keep and script is not None:
        script.reply.clear()

    def by_bot(match: Match[Any], seat: int) -> Action:
        return bot_named(bot, bot_seed(match, seat)).choose(match, seat)

    pupil = Pupil(title, by_bot)
    while not pupil.lesson.through and not pupil.match.over:
        _step(pupil)
    _tell(pupil, pupil.next_word())
    if keep and pupil.replies:
        path = Path(str(files(title.package))) / REPLIES
        path.write_text(HEAD + "".join(f"{_line(*reply)}\n" for reply in pupil.replies.items()), "utf-8")


def _step(pupil: Pupil) -> None:
    word = pupil.next_word()
    _tell(pupil, word)
    options = {option.id: option for option in show(pupil.match, LEARNER).options}
    for lit in word.options:
        out().print(RichText.assemble("   > ", (texts_of(pupil.match.game)(options[lit].label), "cyan")))
    pupil.follow(word)


def _tell(pupil: Pupil, word: Guide) -> None:
    """What was heard since the last step, then the words of this one."""
    texts = texts_of(pupil.match.game)
    for tell in pupil.told:
        if tell.visible_to(LEARNER):
            out().print(RichText.assemble("     ", (texts(Text(tell.text, tell.args)), "dim")))
    pupil.told.clear()
    out().print(
        RichText.assemble(f"\n{word.step}/{word.steps} ", (texts(word.title), "bold"), "  ", word.goal)
    )
    for words in (word.astray, word.text, *(aside.text for aside in word.asides)):
        if words:
            out().print(f"   {texts(words)}")


def _line(after: str, answer: Action) -> str:
    fields = {name: value for name, value in msgspec.to_builtins(answer).items() if value is not None}
    return f"{after} = {{ " + ", ".join(f"{name} = {_toml(value)}" for name, value in fields.items()) + " }"


def _toml(value: object) -> str:
    """JSON's way to write numbers, strings and lists is TOML's."""
    return msgspec.json.encode(value).decode()
