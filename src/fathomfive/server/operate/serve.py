"""Running a node: uvicorn, set up the way tables need it, and what is printed for the living room."""

from __future__ import annotations

import contextlib
import gc
import resource
import socket
from collections.abc import Iterator

import segno
import uvicorn
from starlette.types import ASGIApp

from fathomfive.server.http.in_time import within
from fathomfive.server.live.at_once import AtOnce
from fathomfive.tables.settings import Allowances

MOST_FRAME = 16 * 1024
FILES = 65_536


def server_for(
    app: ASGIApp,
    host: str,
    port: int,
    request_seconds: float = Allowances().request_seconds,
    proxies: tuple[str, ...] = (),
) -> uvicorn.Server:
    """No compression on sockets: it costs more memory per idle viewer than everything else together. Without
    `proxies` one on this machine is believed, or those in uvicorn's own FORWARDED_ALLOW_IPS."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",
        http=within(request_seconds),
        ws=AtOnce,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(proxies) or None,
        timeout_graceful_shutdown=10,
        backlog=4096,
    )
    return uvicorn.Server(config)


def spare_the_collector() -> None:
    """What is loaded at the start stays, and pictures are trees: looking for cycles in them every few
    hundred objects costs a twentieth of the time and finds nothing. A look at very many keeps the loop from
    its work, though: half a million young ones took 110 ms. So each of the two common looks has few before
    it, and the one at everything comes about once in an hour or two of a busy node."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 2_000)


def room_for_sockets() -> None:
    """Every socket is an open file, and a shell or a unit gives a process 1,024 of them. Up to the hard limit
    nobody has to be asked."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        with contextlib.suppress(ValueError, OSError):  # then it stays as it was
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def addresses(host: str, port: int) -> Iterator[str]:
    """Where people can open this server: this machine, and the living room if it listens there."""
    if host not in ("0.0.0.0", "::"):
        yield f"http://{host}:{port}"
        return
    yield f"http://localhost:{port}"
    for address in own_addresses():
        yield f"http://{address}:{port}"


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks. Nothing is sent to find out."""
    found = set()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation: it only chooses the interface
        found.add(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found.update(info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    return sorted(str(address) for address in found if not str(address).startswith("127."))


def qr(address: str) -> str:
    """The address as a picture of half blocks for a terminal."""
    dots = [list(row) for row in segno.make(address, error="l").matrix_iter(border=2)]
    if len(dots) % 2:
        dots.append([0] * len(dots[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    rows = zip(dots[::2], dots[1::2], strict=True)
    return "\n".join("".join(blocks[top, below] for top, below in zip(*pair, strict=True)) for pair in rows)
