"""`fathom play` and `fathom replay` as one uses them: typed lines, files, and going on."""

from pathlib import Path

import msgspec
import pytest

from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import find_game
from fathomfive.kernel.journal import Closed, Journal, Played, Seated
from fathomfive.learning.pupil import Pupil
from fathomfive.learning.tutorial import LEARNER
from fathomfive.scene.view import show
from tests.cli.conftest import Fathom, Shell


def test_a_few_numbers_through_a_pipe_play_and_save(shell: Shell) -> None:
    done = shell("play", "pearls", "--plain", "--seed", "4", typed="1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Where shall we dive?" in done.stdout
    assert "Saved to pearls-1.fathom" in done.stdout
    assert "fathom play pearls --file pearls-1.fathom" in done.stdout
    played = [entry for entry in Journal.read(Path("pearls-1.fathom")).entries if isinstance(entry, Played)]
    assert len(played) == 2


def test_without_an_answer_nothing_is_left_behind(fathom: Fathom) -> None:
    done = fathom("play", "pearls", "--plain", typed="")
    assert done.exit_code == 0
    assert list(Path().iterdir()) == []


def test_a_match_goes_on_where_it_was_left(fathom: Fathom) -> None:
    fathom("play", "pearls", "--seed", "4", "--file", "a.fathom", typed="1\n")
    again = fathom("play", "pearls", "--file", "a.fathom", typed="1\n")
    fathom("play", "pearls", "--seed", "4", "--file", "b.fathom", typed="1\n1\n")
    assert "Going on with a.fathom" in again.stdout
    assert Path("a.fathom").read_bytes() == Path("b.fathom").read_bytes()


def test_the_journal_keeps_who_is_a_bot(fathom: Fathom) -> None:
    fathom("play", "pearls", "--seats", "3", "--bots", "greedy", "--file", "a.fathom", typed="1\n")
    entries = Journal.read(Path("a.fathom")).entries
    assert entries[:2] == [Seated(1, "bot", "greedy"), Seated(2, "bot", "greedy")]
    again = fathom("play", "pearls", "--file", "a.fathom", typed="")
    assert "Seat 2 (bot)" in again.stdout
    assert "looks away" not in again.stdout  # one person needs no curtain


def test_bots_alone_play_to_the_end_and_the_journal_holds(fathom: Fathom) -> None:
    done = fathom(
        "play", "pearls", "--seats", "2", "--bots", "random,greedy", "--seed", "1", "--file", "a.fathom"
    )
    assert done.exit_code == 0
    assert "The match is over" in done.stdout
    assert isinstance(Journal.read(Path("a.fathom")).entries[-1], Closed)
    checked = fathom("replay", "a.fathom", "--verify")
    assert checked.exit_code == 0
    assert "final table" in checked.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "3"], "--seats"),
        (["--seed", "5"], "--seed"),
        (["--option", "sea=wild"], "--option"),
    ],
)
def test_a_file_is_not_gone_on_with_under_other_terms(
    fathom: Fathom, arguments: list[str], says: str
) -> None:
    fathom("play", "pearls", "--seed", "4", "--file", "a.fathom", typed="1\n")
    before = Path("a.fathom").read_bytes()
    refused = fathom("play", "pearls", "--file", "a.fathom", *arguments, typed="1\n")
    assert refused.exit_code == 2
    assert says in refused.stderr
    assert Path("a.fathom").read_bytes() == before


def test_the_same_terms_again_are_no_contradiction(fathom: Fathom) -> None:
    terms = ["--seats", "2", "--seed", "4", "--option", "sea=calm", "--file", "a.fathom"]
    fathom("play", "pearls", *terms, typed="1\n")
    assert fathom("play", "pearls", *terms, typed="1\n").exit_code == 0


def test_a_file_of_other_rules_is_refused(fathom: Fathom) -> None:
    fathom("play", "pearls", "--file", "a.fathom", typed="1\n")
    text = Path("a.fathom").read_text()
    rules = Journal.read(Path("a.fathom")).opening.rules_hash
    Path("a.fathom").write_text(text.replace(rules, "0" * 32))
    refused = fathom("play", "pearls", "--file", "a.fathom")
    assert refused.exit_code == 2
    assert "other rules" in refused.stderr


@pytest.mark.parametrize("content", ["", "hello\n", '{"entry":"open"}\n'])
def test_what_is_no_journal_is_refused_in_words(fathom: Fathom, content: str) -> None:
    Path("a.fathom").write_text(content)
    for command in (["play", "pearls", "--file", "a.fathom"], ["replay", "a.fathom"]):
        refused = fathom(*command)
        assert refused.exit_code == 2
        assert "a.fathom cannot be read as a match" in refused.stderr


def test_too_many_bots_are_refused(fathom: Fathom) -> None:
    refused = fathom("play", "pearls", "--seats", "2", "--bots", "random,random,random")
    assert refused.exit_code == 2
    assert "fewer bots" in refused.stderr


def test_a_folder_that_cannot_be_written_to_is_no_traceback(fathom: Fathom) -> None:
    refused = fathom("play", "pearls", "--file", "nowhere/a.fathom", typed="1\n")
    assert refused.exit_code in (0, 2)
    assert "nowhere/a.fathom cannot be written" in refused.stdout + refused.stderr


# --- replay --------------------------------------------------------------------------------------------


@pytest.fixture
def finished(fathom: Fathom) -> Path:
    fathom("play", "pearls", "--seats", "2", "--bots", "random,random", "--seed", "1", "--file", "a.fathom")
    return Path("a.fathom")


def test_replay_steps_forth_and_back(fathom: Fathom, finished: Path) -> None:
    count = len(Journal.read(finished).entries)
    shown = fathom("replay", "a.fathom", "--plain", typed=f"n\nn\np\n{count}\nx\n999\nq\n").stdout
    places = [f"entry {at} of {count}" for at in (0, 1, 2, 1, count)]
    at = [shown.index(places[0])]
    for place in places[1:]:
        at.append(shown.index(place, at[-1] + 1))
    assert "The match is over" in shown[at[-1] :]
    assert "n next" in shown[at[-1] :]
    assert f"0 to {count}" in shown[at[-1] :]


def test_replay_opens_at_an_entry_and_tells_what_was_answered(fathom: Fathom, finished: Path) -> None:
    shown = fathom("replay", "a.fathom", "--at", "2").stdout
    assert "entry 2 of" in shown
    assert "Answered: Dive at: the" in shown


def test_replay_beyond_the_end_is_refused(fathom: Fathom, finished: Path) -> None:
    refused = fathom("replay", "a.fathom", "--at", "4000")
    assert refused.exit_code == 2
    assert "no entry 4000" in refused.stderr


def test_replay_of_a_missing_file_is_refused(fathom: Fathom) -> None:
    refused = fathom("replay", "lost.fathom")
    assert refused.exit_code == 2
    assert "no file lost.fathom" in refused.stderr


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"reef":"cove"', '"reef":"atlantis"', "not one of the answers"),
        ('"score":', '"score":9', "ended as"),
        ('"state_hash":"', '"state_hash":"f', "final table"),
    ],
)
def test_a_tampered_journal_does_not_verify(
    fathom: Fathom, finished: Path, old: str, new: str, says: str
) -> None:
    text = finished.read_text()
    assert old in text
    finished.write_text(text.replace(old, new, 1))
    checked = fathom("replay", "a.fathom", "--verify")
    assert checked.exit_code == 1
    assert says in checked.stderr


def test_a_journal_with_other_dice_does_not_verify(fathom: Fathom, finished: Path) -> None:
    journal = Journal.read(finished)
    key = Dice.seeded("lucky").key
    Journal(msgspec.structs.replace(journal.opening, key=key), journal.entries).write(finished)
    assert fathom("replay", "a.fathom", "--verify").exit_code == 1


def test_verify_says_when_a_match_is_not_over(fathom: Fathom) -> None:
    fathom("play", "pearls", "--file", "a.fathom", typed="1\n")
    checked = fathom("replay", "a.fathom", "--verify")
    assert checked.exit_code == 0
    assert "not over yet" in checked.stdout


def test_the_terminal_speaks_italian(fathom: Fathom) -> None:
    """The house in Italian, the game in the language it has; a tongue nobody speaks is refused."""
    played = fathom("play", "pearls", "--seed", "3", "--plain", "--language", "it", typed="h\nq\n")
    assert "tocca a te" in played.stdout or "tutti gli altri si voltano" in played.stdout
    refused = fathom("play", "pearls", "--plain", "--language", "xx")
    assert refused.exit_code == 2
    assert "Nobody here speaks “xx”" in refused.output
    assert "it" in refused.output
    again = fathom("play", "pearls", "--seed", "3", "--plain", typed="q\n")
    assert "everybody else looks away" in again.stdout


def test_a_guided_first_match_says_what_to_do_and_points_at_it(fathom: Fathom) -> None:
    done = fathom("play", "pearls", "--tutorial", "--plain", "--file", "a.fathom", typed="2\n")
    assert done.exit_code == 0, done.stderr
    assert "1/3  Choose a reef" in done.stdout
    assert "Lead everybody to the wreck.  PRL-LEAD-1" in done.stdout
    assert "2 ➤ the wreck" in done.stdout
    assert "2/3  Hold your breath" in done.stdout
    again = fathom("play", "pearls", "--tutorial", "--plain", "--file", "a.fathom", typed="")
    assert "2/3  Hold your breath" in again.stdout
    assert "1/3" not in again.stdout


def test_a_guided_first_match_that_ends_with_the_match_has_its_last_word(fathom: Fathom) -> None:
    pupil, typed = Pupil(find_game("tentacula")), []
    while not pupil.lesson.through:
        word = pupil.next_word()
        offered = [option.id for option in show(pupil.match, LEARNER).options if option.action is not None]
        typed.append(f"{offered.index(word.options[0]) + 1}\n")
        pupil.follow(word)
    assert pupil.match.over
    done = fathom("play", "tentacula", "--tutorial", "--plain", "--file", "a.fathom", typed="".join(typed))
    assert "You made it!" in done.stdout
    assert "so a voyage is won" in done.stdout.split("You made it!")[1]


def test_a_guided_first_match_is_always_the_same(fathom: Fathom) -> None:
    refused = fathom("play", "pearls", "--tutorial", "--seed", "4")
    assert refused.exit_code == 2
    assert "always the same" in refused.stderr
