"""The top of a report about matches against each other: who won, by bot, by side and by seat, at a glance."""

from __future__ import annotations

from html import escape

from fathomfive.lab.report.study import Study
from fathomfive.lab.report.who import Setting, figure, settings
from fathomfive.lab.shares import Share

MOST_SETTINGS = 4
"""More than these are read off the charts below."""


def glance(study: Study) -> str:
    """A block for each setting; nothing where everybody wins together."""
    found = settings(study)
    if not 0 < len(found) <= MOST_SETTINGS:
        return ""
    return "".join(_setting(study, setting) for setting in found)


def _setting(study: Study, setting: Setting) -> str:
    words = study.say("lab-glance", setting=setting.label, count=len(setting.tables))
    seats = {
        study.say("lab-seat-opener" if place == 0 else "lab-seat-later", place=place + 1): share
        for place, share in setting.places().items()
    }
    columns = [
        ("lab-glance-bots", _ordered(setting.rates("bot"))),
        (
            "lab-glance-sides",
            {study.side(name): share for name, share in _ordered(setting.rates("side")).items()},
        ),
        ("lab-glance-seats", seats),
    ]
    fair = study.say("lab-glance-fair", share=f"{100 / setting.seats:.0f} %")
    return (
        f'<section class="glance"><h2>{escape(words)}</h2><div class="columns">'
        + "".join(_column(study.say(head), shares, setting.seats) for head, shares in columns if shares)
        + f'</div><p class="note">{escape(fair)}</p></section>'
    )


def _ordered(shares: dict[str, Share]) -> dict[str, Share]:
    return dict(sorted(shares.items(), key=lambda item: -item[1].rate))


def _column(head: str, shares: dict[str, Share], seats: int) -> str:
    rows = "".join(
        f'<tr class="{_verdict(share, 1 / seats)}">'
        f"<td>{escape(name)}</td><td>{escape(figure(share))}</td></tr>"
        for name, share in shares.items()
    )
    return f"<table><caption>{escape(head)}</caption><tbody>{rows}</tbody></table>"


def _verdict(share: Share, fair: float) -> str:
    """Whether it is clearly more or less than a fair share: a colour beside the figures that say so."""
    return "more" if share.low > fair else "less" if share.high < fair else "even"
