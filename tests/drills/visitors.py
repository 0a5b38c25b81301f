"""People who come through the front door: by TLS, each from an address of their own."""

from __future__ import annotations

import ssl
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.playing import PATIENCE, Live, Person


class Visitor(Person):
    def __init__(self, url: str, name: str, tls: ssl.SSLContext, address: str) -> None:
        self.tls, self.address = tls, address
        super().__init__(SimpleNamespace(url=url), name)
        way = httpx.AsyncHTTPTransport(verify=tls, local_address=address)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=way)
        self.cookie_said = ""

    async def come_in(self) -> None:
        answer = await self.ask("POST", "/api/me", {"name": self.name})
        assert answer.status_code == 200, answer.text
        self.guest = answer.json()["guest"]["id"]
        self.cookie_said = answer.headers["set-cookie"]

    async def live(self, table: str, **hello: Any) -> Live:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.served.url.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"Cookie": cookie, "Origin": self.served.url}
        opened = await connect(
            url, additional_headers=headers, max_size=None, ssl=self.tls, local_addr=(self.address, 0)
        )
        self.sockets.append(opened)
        live = Live(opened, self, table)
        await live.say({"t": "hello", "protocol": 1, **hello})
        return live
