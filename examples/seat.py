"""The shortest client: opens a table, puts bots on the other seats and plays one seat at random to the end.

python examples/seat.py http://localhost:8555 [game] [seats]
"""

import json
import random  # a player may be as fickle as they like
import secrets
import sys

import httpx
from websockets.sync.client import connect

server, game, seats = (*sys.argv[1:], *["http://localhost:8555", "", "2"][len(sys.argv) - 1 :])
with httpx.Client(base_url=server, timeout=60) as http:
    http.post("/api/me", json={"name": "Example"}).raise_for_status()
    game = game or http.get("/api/games").json()["games"][0]["id"]
    table = http.post("/api/tables", json={"game": game, "seats": int(seats)}).json()["table"]["id"]
    for seat in range(1, int(seats)):
        http.post(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": "random"}).raise_for_status()
    http.post(f"/api/tables/{table}/start").raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

live = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
with connect(live, additional_headers={"Cookie": cookie}, max_size=None) as socket:
    socket.send(json.dumps({"t": "hello", "protocol": 1}))
    for frame in map(json.loads, socket):
        if frame["t"] != "moment":
            continue
        if frame["ask"] is None:
            print("The match is over, after entry", frame["seq"])
            break
        if frame["ask"]["yours"]:  # "again" brings the whole scene, so that no patch has to be applied
            if "scene" not in frame:
                socket.send(json.dumps({"t": "again"}))
                continue
            action = random.choice(
                [option["action"] for option in frame["scene"]["options"] if "action" in option]
            )
            socket.send(
                json.dumps(
                    {"t": "play", "ask": frame["ask"]["id"], "action": action, "key": secrets.token_urlsafe()}
                )
            )
