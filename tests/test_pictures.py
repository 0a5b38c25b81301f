"""The documentation's pictures stay small: git keeps every version of each for ever."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "images"
MOST = 6_000_000


def test_all_pictures_together_are_small() -> None:
    total = sum(file.stat().st_size for file in PICTURES.iterdir())
    assert 0 < total <= MOST, f"docs/images has {total:,} bytes, {MOST:,} are allowed"


def test_every_picture_of_the_documentation_is_webp() -> None:
    other = [
        str(file.relative_to(ROOT))
        for file in (ROOT / "docs").rglob("*")
        if file.suffix in {".png", ".jpg", ".jpeg", ".gif"}
    ]
    assert other == []


def test_each_is_what_its_name_says() -> None:
    wrong = [file.name for file in PICTURES.glob("*.webp") if file.read_bytes()[8:12] != b"WEBP"]
    assert wrong == []
