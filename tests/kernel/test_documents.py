"""Campaign documents: read in every form there ever was, and refused with a reason when damaged."""

from typing import Any

import msgspec
import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused, Setup
from fathomfive.kit.document import DocumentError, Documents
from tests.kernel.bare import bare_game
from tests.kernel.test_sequence import Stop


class Log(msgspec.Struct):
    """Form 3. Form 1 had one `diver`; form 2 had `divers`; form 3 counts their dives."""

    divers: dict[str, int]
    ship: str = "Nomad"


def from_1(document: dict[str, Any]) -> dict[str, Any]:
    return {"divers": [document["diver"]]}


def from_2(document: dict[str, Any]) -> dict[str, Any]:
    return {"divers": dict.fromkeys(document["divers"], 0)}


LOGS = Documents(Log, 3, {1: from_1, 2: from_2})


def test_a_document_is_read_as_it_was_written() -> None:
    log = Log({"mags": 2}, "Pearl")
    raw = msgspec.json.decode(msgspec.json.encode(LOGS.write(log)))
    assert raw["form"] == 3
    assert LOGS.read(raw) == log


@pytest.mark.parametrize(
    ("form", "document"),
    [(1, {"diver": "mags"}), (2, {"divers": ["mags"]}), (3, {"divers": {"mags": 0}})],
)
def test_every_older_form_is_led_up_step_by_step(form: int, document: dict[str, Any]) -> None:
    assert LOGS.read({"form": form, "document": document}) == Log({"mags": 0})


@pytest.mark.parametrize("migrations", [{}, {1: from_1}, {2: from_2}])
def test_a_missing_migration_is_found_when_the_game_is_wired(migrations: dict[int, Any]) -> None:
    with pytest.raises(TypeError, match="Log: no migration from form"):
        Documents(Log, 3, migrations)


@pytest.mark.parametrize(
    "raw", [{}, {"form": 3}, {"document": {}}, {"form": "3", "document": {}}, {"form": 3, "document": []}]
)
def test_what_is_no_document_is_refused(raw: dict[str, Any]) -> None:
    with pytest.raises(DocumentError, match="no campaign document"):
        LOGS.read(raw)


@pytest.mark.parametrize("form", [0, 4, -1])
def test_a_form_nobody_knows_is_refused(form: int) -> None:
    with pytest.raises(DocumentError, match=rf"has form {form}; this release reads forms 1 to 3"):
        LOGS.read({"form": form, "document": {}})


@pytest.mark.parametrize(
    ("form", "document"),
    [
        (3, {"divers": {"mags": "many"}}),
        (3, {}),
        (2, {}),  # the migration stumbles, not the decoder
        (2, {"divers": 7}),
        (1, {"ship": "Pearl"}),
    ],
)
def test_a_damaged_document_is_refused_in_every_form(form: int, document: dict[str, Any]) -> None:
    with pytest.raises(DocumentError, match=rf"document of form {form} is damaged"):
        LOGS.read({"form": form, "document": document})


def test_a_match_goes_on_from_a_document_and_only_where_there_are_campaigns() -> None:
    setup = Setup("bare", 1, document=LOGS.write(Log({"mags": 1})))
    with_campaign = bare_game([Stop()], Stop, documents=LOGS)
    assert with_campaign.prepare(setup, Dice.seeded(0)).document == Log({"mags": 1})
    with pytest.raises(Refused, match="refused-no-campaign"):
        bare_game([Stop()], Stop).prepare(setup, Dice.seeded(0))
