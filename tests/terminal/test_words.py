"""The platform's sentences: each one that is spoken exists, and each one that exists is spoken."""

import re
from pathlib import Path

import fathomfive
from fathomfive.kernel.text import house_words
from fathomfive.terminal.words import texts_of

SOURCE = Path(fathomfive.__file__).parent
SPEAKERS = [file for room in ("cli", "terminal", "bots", "dev") for file in SOURCE.glob(f"{room}/*.py")]
TOLD_BY_OTHERS = {"refused-no-server"}  # the server's command says it


def spoken() -> set[str]:
    """Every message id that stands in the source as a plain string."""
    lab = SOURCE.glob("lab/**/*.py")  # it also has sentences of its own, for its report
    text = "\n".join(path.read_text(encoding="utf-8") for path in [*SPEAKERS, *lab])
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
    unspoken = written(SOURCE / "text") - spoken() - modes - TOLD_BY_OTHERS
    assert sorted(unspoken) == []


def test_nothing_is_written_twice() -> None:
    assert written(SOURCE / "text") & written(Path(str(house_words()))) == set()
