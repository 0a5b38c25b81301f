"""Passkeys: a finger, a face or a PIN of one's own device brings a guest back. There is no password.

What is signed is made here, lies in the first database until it is used, and is used once. The library is
loaded when the first person asks for it.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from fathomfive.kernel.text import say
from fathomfive.server.http.browsers import device_name
from fathomfive.server.http.edge import Address, AnyGuest, Body, Guest, TheNode, done, says, says_nothing
from fathomfive.server.http.me import signed_in
from fathomfive.server.journals import ways_back
from fathomfive.server.journals.ways_back import Passkey
from fathomfive.server.operate.node import Node
from fathomfive.tables.answers import Me
from fathomfive.tables.clock import now
from fathomfive.tables.refusal import Refusal, not_found

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

router = APIRouter(tags=["guests"])

A_WHILE = 5 * 60 * 1000
"""Milliseconds in which somebody finds their finger."""
MOST_PASSKEYS = 20
AT_HOME = ("localhost",)
"""Where a browser offers passkeys without TLS; to an address without a name it never does."""


class CredentialBody(Body):
    """What the browser's `toJSON()` of a credential says."""

    credential: Annotated[dict[str, Any], Field(max_length=12)]


class Ceremony(msgspec.Struct):
    """What the browser is to be asked with: options of `navigator.credentials`, as JSON."""

    options: dict[str, Any]


def _site(request: Request) -> tuple[str, str]:
    """The name that passkeys are bound to, and the origin they are used at; the gate has compared the two."""
    origin = request.headers.get("origin", "")
    found = urlsplit(origin)
    name = found.hostname or ""
    if not name or not (found.scheme == "https" or name in AT_HOME):
        raise Refusal("refused", "refused-passkey-insecure")
    return name, origin


async def _challenge(node: Node, guest: str) -> bytes:
    challenge = secrets.token_bytes(32)
    await ways_back.put_challenge(node.shards.first, challenge.hex(), guest, now() + A_WHILE)
    return challenge


async def _challenge_met(node: Node, credential: dict[str, Any], guest: str) -> bytes:
    """The challenge this credential answers. It is used up by being looked at: nothing is answered twice."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        said = base64url_to_bytes(credential["response"]["clientDataJSON"])
        challenge = parse_client_data_json(said).challenge
    except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError) as error:
        raise Refusal("bad-request", "refused-bad-request") from error
    if not await ways_back.take_challenge(node.shards.first, challenge.hex(), guest, now()):
        raise Refusal("conflict", "refused-passkey-late")
    return challenge


def _reply(options: Any) -> Response:
    from webauthn.helpers import options_to_json

    said = options_to_json(options)
    return Response('{"options": ' + said + "}", media_type="application/json")


def _known(passkeys: list[Passkey]) -> list[PublicKeyCredentialDescriptor]:
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in passkeys]


@router.post("/me/passkeys/options", responses=says(Ceremony))
async def ask_for_passkey(request: Request, guest: Guest, address: Address, node: TheNode) -> Response:
    """How to make one. The user handle is the guest's id: it leads back to the right database."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    await node.limits.spend("made", guest, address)
    name, _ = _site(request)
    mine = await ways_back.passkeys(node.shards.of_guest(guest), guest)
    if len(mine) >= MOST_PASSKEYS:
        raise Refusal("too-many", say("refused-many-passkeys", most=MOST_PASSKEYS))
    return _reply(
        generate_registration_options(
            rp_id=name,
            rp_name="Fathom Five",
            user_name=node.house.names[guest],
            user_display_name=node.house.names[guest],
            user_id=guest.encode(),
            challenge=await _challenge(node, guest),
            exclude_credentials=_known(mine),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
    )


@router.post("/me/passkeys", status_code=204, responses=says_nothing())
async def add_passkey(request: Request, body: CredentialBody, guest: Guest, node: TheNode) -> Response:
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    name, origin = _site(request)
    challenge = await _challenge_met(node, body.credential, guest)
    try:
        proven = verify_registration_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            require_user_verification=True,
        )
    except WebAuthnException as error:
        raise Refusal("refused", "refused-passkey") from error
    moment, called = now(), device_name(request.headers.get("user-agent", ""))
    key = Passkey(
        bytes_to_base64url(proven.credential_id),
        guest,
        proven.credential_public_key,
        proven.sign_count,
        called,
        moment,
        moment,
    )
    if not await ways_back.add_passkey(node.shards.of_guest(guest), key):
        raise Refusal("conflict", "refused-passkey")
    return done()


@router.delete("/me/passkeys/{passkey}", status_code=204, responses=says_nothing())
async def drop_passkey(
    passkey: Annotated[str, Path(max_length=1400)], guest: AnyGuest, node: TheNode
) -> Response:
    if not await ways_back.drop_passkey(node.shards.of_guest(guest), guest, passkey):
        raise not_found()
    return done()


@router.post("/return/passkey/options", responses=says(Ceremony))
async def ask_who(request: Request, address: Address, node: TheNode) -> Response:
    """What to sign. Nobody is named: the device knows whose keys it has."""
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    await node.limits.spend("made", "", address)
    name, _ = _site(request)
    return _reply(
        generate_authentication_options(
            rp_id=name,
            challenge=await _challenge(node, ""),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


@router.post("/return/passkey", responses=says(Me))
async def come_back(request: Request, body: CredentialBody, address: Address, node: TheNode) -> Response:
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    await node.limits.spend("made", "", address)
    name, origin = _site(request)
    challenge = await _challenge_met(node, body.credential, "")
    key = await _named(node, body.credential)
    try:
        proven = verify_authentication_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.signed,
            require_user_verification=True,
        )
    except WebAuthnException as error:
        raise Refusal("refused", "refused-passkey") from error
    if not await ways_back.note_use(node.shards.of_guest(key.guest), key, proven.new_sign_count, now()):
        raise Refusal("conflict", "refused-passkey")
    return await signed_in(node, request, key.guest)


async def _named(node: Node, credential: dict[str, Any]) -> Passkey:
    """The key somebody says they have, in the database that the user handle leads to."""
    from webauthn.helpers import base64url_to_bytes

    try:
        guest = base64url_to_bytes(credential["response"]["userHandle"]).decode()
        found = await ways_back.find_passkey(node.shards.of_guest(guest), str(credential["id"])[:1400])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Refusal("bad-request", "refused-bad-request") from error
    if found is None or found.guest != guest:
        raise Refusal("not-found", "refused-passkey")
    return found
