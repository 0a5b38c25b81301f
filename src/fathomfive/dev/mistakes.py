"""An author's mistake in a form that leads to it: the file, the line and a sentence."""

from __future__ import annotations

import re
import traceback
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

import fathomfive
from fathomfive.kernel.book import ContentError
from fathomfive.kernel.game import Refused
from fathomfive.kernel.match import RuleBroke
from fathomfive.kernel.text import FALLBACK, Texts, house_words

_HOUSE = Path(fathomfive.__file__).resolve().parent
_CONTENT = re.compile(
    r"(?P<file>[\w./-]+\.toml): (?P<what>.*?)(?: \(at line (?P<line>\d+), .*\))?", re.DOTALL
)


class Mistake(msgspec.Struct, frozen=True, omit_defaults=True):
    says: str
    where: str = ""
    """File and line, from the game's folder."""
    line: str = ""
    """What stands there."""


@cache
def texts_of(package: str, language: str) -> Texts:
    """The house's sentences, with those of a game before them."""
    folders = [house_words(), files("fathomfive") / "text", files("fathomfive") / "server" / "text"]
    return Texts(language, *folders, *([files(package) / "text"] if package else []))


def mistake_of(error: BaseException, folder: Path, language: str = FALLBACK) -> Mistake:
    if isinstance(error, SyntaxError) and error.filename is not None:
        where = _where(Path(error.filename), error.lineno or 0, folder)
        return Mistake(f"{type(error).__name__}: {error.msg}", where, (error.text or "").strip())
    if isinstance(error, Refused):
        words = texts_of("", language)(error.why)
        return Mistake(f"{words} ({error.rule})" if error.rule else words)
    if isinstance(error, ContentError) and (found := _CONTENT.fullmatch(str(error))):
        return Mistake(
            found["what"], f"{found['file']}, line {found['line']}" if found["line"] else found["file"]
        )
    frames = traceback.extract_tb((_cause(error)).__traceback__)
    own = [frame for frame in frames if _inside(Path(frame.filename), folder)]
    where, line = (
        (_where(Path(own[-1].filename), own[-1].lineno or 0, folder), own[-1].line) if own else ("", "")
    )
    return Mistake(_sentence(error, frames), where, line or "")


def _cause(error: BaseException) -> BaseException:
    """A broken rule is told by the kernel; what broke it lies behind."""
    return error.__cause__ if isinstance(error, RuleBroke) and error.__cause__ is not None else error


def _sentence(error: BaseException, frames: traceback.StackSummary) -> str:
    """What the house raises is a sentence for the author; what Python does needs its kind."""
    ours = bool(frames) and _inside(Path(frames[-1].filename), _HOUSE)
    said = str(error)
    return (
        said
        if said and (ours or isinstance(error, RuleBroke))
        else f"{type(error).__name__}: {said}".rstrip(": ")
    )


def _inside(file: Path, folder: Path) -> bool:
    return file.resolve().is_relative_to(folder)


def _where(file: Path, line: int, folder: Path) -> str:
    name = file.resolve()
    return f"{name.relative_to(folder) if name.is_relative_to(folder) else name}, line {line}"
