"""Every rule of every game has a test, and no test claims a rule that does not exist."""

from pathlib import Path

from fathomfive.proof import coverage

ROOT = Path(__file__).parent.parent


def rules_by_game() -> dict[str, list[str]]:
    paths = sorted(ROOT.glob("src/fathomfive/games/*/rules.toml"))
    return {path.parent.name: coverage.rule_ids(path) for path in paths}


def test_every_rule_has_a_test() -> None:
    marks = coverage.collect(ROOT / "tests")
    missing = {game: coverage.unproven(rules, marks) for game, rules in rules_by_game().items()}
    missing = {game: rules for game, rules in missing.items() if rules}
    assert not missing, f"rules without a test; mark one with @pytest.mark.rule(ID): {missing}"


def test_every_marked_rule_exists() -> None:
    every = [rule for rules in rules_by_game().values() for rule in rules]
    strangers = coverage.unknown(every, coverage.collect(ROOT / "tests"))
    assert not strangers, f"marks with an id that no rules.toml has: {strangers}"
