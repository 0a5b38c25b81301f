"""What somebody is sent, and in which form: a browser's notice, a mail, and the messages that Discord, Slack,
ntfy and anybody's own program understand. Only words and bodies; nothing is sent here.
"""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

Kind: TypeAlias = Literal["push", "mail", "discord", "slack", "ntfy", "json"]
HOOKS = ("discord", "slack", "ntfy", "json")
MOST_TITLE, MOST_TEXT = 120, 600

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_MAILBOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """One message by one way."""

    kind: Kind
    address: str
    keys: str = ""
    """Of a browser: what it is encrypted with, as JSON."""
    event: Literal["turn", "test", "confirm"] = "turn"
    title: str
    text: str
    link: str
    """Where it leads."""
    stop: str = ""
    """Where it ends: a page that needs no more than to be opened."""
    one_click: str = ""
    """The same for a mail program, which asks nobody."""
    open: str = ""
    """What the link, and the one to end it, are called."""
    end: str = ""
    game: str = ""
    table: str = ""
    name: str = ""
    asked: str = ""
    at: int = 0


def one_line(words: str, most: int) -> str:
    """Words that are a line, whatever somebody called their table."""
    line = _CONTROL.sub(" ", words).strip()
    return line if len(line) <= most else line[: most - 1] + "…"


def is_mailbox(address: str) -> bool:
    return len(address) <= 254 and _MAILBOX.fullmatch(address) is not None


def push_data(letter: Letter) -> bytes:
    """For our own service worker: nothing in it is markup, and `at` tells an old one from a new one."""
    said = {
        "event": letter.event,
        "title": letter.title,
        "text": letter.text,
        "path": _path(letter.link),
        "stop": _path(letter.stop),
        "open": letter.open,
        "end": letter.end,
        "table": letter.table,
        "game": letter.game,
        "at": letter.at,
    }
    return msgspec.json.encode(said)


def _path(link: str) -> str:
    """A service worker opens pages of its own house only."""
    parts = urlsplit(link)
    return parts.path + (f"#{parts.fragment}" if parts.fragment else "")


def mail(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = letter.address
    message["Subject"] = one_line(letter.title, MOST_TITLE)
    message["Date"] = formatdate(letter.at / 1000)
    message["Auto-Submitted"] = "auto-generated"
    if letter.one_click:
        message["List-Unsubscribe"] = f"<{letter.one_click}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [letter.text, "", letter.link]
    if letter.stop:
        lines += ["", "--", letter.end, letter.stop]
    message.set_content("\n".join(lines) + "\n")
    return message


def hook(letter: Letter) -> tuple[str, bytes]:
    """The address to post to, and the JSON that is posted there."""
    return _FORMS[letter.kind](letter)


def _discord(letter: Letter) -> tuple[str, bytes]:
    """Nobody is mentioned, whatever a table is called, and no preview is drawn."""
    title, text = (
        _escaped(words, r"([\\*_`~|>#\[\]()<@])", r"\\\1") for words in (letter.title, letter.text)
    )
    said = f"**{title}**\n{text}\n[{letter.open}](<{letter.link}>)"
    if letter.stop:
        said += f" · [{letter.end}](<{letter.stop}>)"
    return letter.address, msgspec.json.encode({"content": said, "allowed_mentions": {"parse": []}})


def _slack(letter: Letter) -> tuple[str, bytes]:
    title, text = (
        words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        for words in (letter.title, letter.text)
    )
    said = f"*{title}*\n{text}\n<{letter.link}|{letter.open}>"
    if letter.stop:
        said += f" · <{letter.stop}|{letter.end}>"
    return letter.address, msgspec.json.encode({"text": said, "unfurl_links": False})


def _ntfy(letter: Letter) -> tuple[str, bytes]:
    """As JSON, to the server's own address: headers would have to be spelled, and could be broken."""
    base, _, topic = letter.address.rstrip("/").rpartition("/")
    said = {"topic": topic, "title": letter.title, "message": letter.text, "click": letter.link}
    acts = [{"action": "view", "label": letter.open, "url": letter.link}]
    if letter.stop:
        acts.append({"action": "view", "label": letter.end, "url": letter.stop})
    return base + "/", msgspec.json.encode({**said, "actions": acts})


def _json(letter: Letter) -> tuple[str, bytes]:
    said = {
        "event": letter.event,
        "game": letter.game,
        "table": letter.table,
        "name": letter.name,
        "asked": letter.asked,
        "text": f"{letter.title}. {letter.text}",
        "link": letter.link,
        "stop": letter.stop,
        "at": letter.at,
    }
    return letter.address, msgspec.json.encode(said)


_FORMS = {"discord": _discord, "slack": _slack, "ntfy": _ntfy, "json": _json}


def _escaped(words: str, pattern: str, by: str) -> str:
    return re.sub(pattern, by, words)
