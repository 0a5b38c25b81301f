"""The platform's sentences: each one that is spoken exists, and each one that exists is spoken."""

import re
from pathlib import Path
from typing import get_args

import fathomfive
from fathomfive.bots import BOTS
from fathomfive.kernel.text import house_words
from fathomfive.lab.people import Elsewhere
from fathomfive.proof.languages.lacking import Fault
from fathomfive.terminal.words import texts_of

SOURCE = Path(fathomfive.__file__).parent
ROOMS = ("cli", "terminal", "bots", "dev", "envs", "site")
SPEAKERS = [file for room in ROOMS for file in SOURCE.glob(f"{room}/*.py")]
TOLD_BY_OTHERS = {"refused-no-server", "refused-designer-key"}
"""The server says them."""


def spoken() -> set[str]:
    """Every message id that stands in the source as a plain string."""
    others = [*SOURCE.glob("lab/**/*.py"), *SOURCE.glob("keepsake/*.py")]  # with sentences of their own, too
    text = "\n".join(path.read_text(encoding="utf-8") for path in [*SPEAKERS, *others])
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text))


def written(folder: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*) =", (folder / "en.ftl").read_text(encoding="utf-8"), re.M))


def test_every_sentence_that_is_spoken_exists() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SPEAKERS)
    said = set(re.findall(r"""(?:say|Text|Tell)\(\s*["']([a-z]+(?:-[a-z]+)*)["']""", text))
    texts = texts_of()
    assert len(said) > 50
    assert [message for message in sorted(said) if message not in texts] == []


def test_every_sentence_that_exists_is_spoken() -> None:
    modes = {f"games-mode-{mode}" for mode in ("solo", "cooperative", "competitive")}
    parts = {f"languages-{part}" for part in ("messages", "rules", "names")}
    faults = {f"languages-{fault}" for fault in get_args(Fault)}
    bots = {f"bot-does-{bot}" for bot in BOTS}
    elsewhere = {f"lab-people-left-{what}" for what in get_args(Elsewhere)}
    composed = modes | parts | faults | bots | elsewhere
    unspoken = written(SOURCE / "text") - spoken() - composed - TOLD_BY_OTHERS
    assert sorted(unspoken) == []


def test_nothing_is_written_twice() -> None:
    assert written(SOURCE / "text") & written(Path(str(house_words()))) == set()
