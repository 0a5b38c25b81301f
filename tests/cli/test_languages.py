"""`fathom languages`: what is there, what is missing, and packs."""

from pathlib import Path

import msgspec
from typer.testing import CliRunner

from fathomfive.cli import app


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["languages", *words])
    return done.exit_code, done.output


def test_every_language_is_counted() -> None:
    code, said = run("--room", "kernel", "--room", "lab")
    assert code == 0
    assert "it: nothing is missing." in said


def test_what_a_language_lacks_is_a_finding_when_one_is_strict() -> None:
    assert run("it", "--room", "kernel", "--strict")[0] == 0
    code, said = run("fr", "--room", "kernel", "--strict")
    assert code == 1
    assert "kernel: banner-won is missing: You won" in said


def test_rules_are_read_in_a_language() -> None:
    read = CliRunner().invoke(app, ["rules", "lurk", "LRK-MOVE-3", "--language", "it"])
    assert read.exit_code == 0
    assert "Nuotare (si dichiara all'inizio)" in " ".join(read.output.split())
    assert "Swim (" in " ".join(CliRunner().invoke(app, ["rules", "lurk", "LRK-MOVE-3"]).output.split())
    assert "Ventitré" in CliRunner().invoke(app, ["rules", "lurk", "LRK-T42", "--language", "it"]).output


def test_programs_read_it_too() -> None:
    (found,) = msgspec.json.decode(run("fr", "--room", "kernel", "--json")[1])
    assert found["counts"][0]["there"] == 0


def test_a_pack_is_written(tmp_path: Path) -> None:
    assert run("--pseudo", str(tmp_path / "odd"), "--room", "kernel")[0] == 0
    assert (tmp_path / "odd" / "fathom_qps" / "kernel" / "qps.ftl").is_file()
    assert run("de", "--begin", str(tmp_path / "de"), "--room", "kernel")[0] == 0
    assert 'de = "fathom_de"' in (tmp_path / "de" / "pyproject.toml").read_text()


def test_what_cannot_be_done_is_refused_with_what_can() -> None:
    for wrong in (("en",), ("it", "--room", "attic"), ("--begin", "somewhere")):
        code, _ = run(*wrong)
        assert code == 2, wrong
