"""The seal of a preset from the lab: who measured it, and that nobody has changed it since (Ed25519).

Signed is what the preset says, not how the file spells it: presets of several files may be put into one.
"""

from __future__ import annotations

import base64
import binascii
import os
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import say
from fathomfive.tables.presets import Measured, Preset

KIND = "ed25519:"


def usual_key_file() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "fathom-five" / "designer.pem"


def key_in(file: Path) -> Ed25519PrivateKey:
    """The designer's key; the first time it is made, for nobody else to read."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        made = Ed25519PrivateKey.generate()
        pem = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(pem)
    try:
        key = load_pem_private_key(file.read_bytes(), password=None)
    except (ValueError, TypeError) as error:
        raise Refused(say("refused-designer-key", file=str(file))) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise Refused(say("refused-designer-key", file=str(file)))
    return key


def name_of(key: Ed25519PrivateKey) -> str:
    """The public half: what a house is told to insist on."""
    return KIND + base64.b64encode(key.public_key().public_bytes_raw()).decode()


def sealed(preset: Preset, key: Ed25519PrivateKey) -> Preset:
    """The preset with the designer's name and signature."""
    if preset.measured is None:
        raise ValueError("only what was measured is signed")
    named = _with(preset, msgspec.structs.replace(preset.measured, by=name_of(key), signature=""))
    signature = base64.b64encode(key.sign(_said(named))).decode()
    assert named.measured is not None
    return _with(named, msgspec.structs.replace(named.measured, signature=signature))


def is_unbroken(preset: Preset) -> bool:
    """Whether it says what its designer signed."""
    measured = preset.measured
    if measured is None or not measured.by.startswith(KIND):
        return False
    try:
        public = Ed25519PublicKey.from_public_bytes(
            base64.b64decode(measured.by.removeprefix(KIND), validate=True)
        )
        public.verify(
            base64.b64decode(measured.signature, validate=True),
            _said(_with(preset, msgspec.structs.replace(measured, signature=""))),
        )
    except (InvalidSignature, binascii.Error, ValueError):
        return False
    return True


def _with(preset: Preset, measured: Measured) -> Preset:
    return msgspec.structs.replace(preset, measured=measured)


def _said(preset: Preset) -> bytes:
    """All that it says, in one spelling."""
    return b"fathom-five preset 1\n" + msgspec.json.encode(preset, order="sorted")
