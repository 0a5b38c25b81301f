"""Reads deploy/compose.yaml and starts what it says, service by service, in the order it says."""

from __future__ import annotations

import re
import secrets
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any

import yaml

from tests.drills.containers import Container, Network, sh, wait_for

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PATIENCE = 60.0

# What stands in for an image here, from Debian's packages: its program, its user, where its data lies.
PROGRAMS = {"valkey-server": "redis-server", "valkey-cli": "redis-cli"}
ENTRY = {"prom/prometheus": ["prometheus"]}
USERS = {
    "fathom-five": "10001",
    "fathom-postgres": "postgres",
    "valkey/valkey": "redis",
    "caddy": "root",
    "prom/prometheus": "prometheus",
}
HOMES = {"caddy": {"XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/tmp", "HOME": "/tmp"}}


def filled(value: Any, given: dict[str, str]) -> Any:
    """${NAME:?why} and ${NAME:-usual}, as compose fills them."""
    if isinstance(value, dict):
        return {name: filled(one, given) for name, one in value.items()}
    if isinstance(value, list):
        return [filled(one, given) for one in value]
    if not isinstance(value, str):
        return value

    def fill(found: re.Match[str]) -> str:
        name, sign, rest = found.groups()
        if name not in given and sign != "-":
            raise KeyError(f"compose asks for {name}: {rest}")
        return given.get(name, rest)

    return re.sub(r"\$\{(\w+)(?::([?-])([^}]*))?\}", fill, value)


class Composed:
    def __init__(self, domain: str, guests: list[str]) -> None:
        given = {
            "FATHOM_DOMAIN": domain,
            "FATHOM_DB_PASSWORD": secrets.token_hex(12),
            "FATHOM_BACKUP_KEY": secrets.token_hex(24),
        }
        file = filled(yaml.safe_load((DEPLOY / "compose.yaml").read_text()), given)
        self.services: dict[str, Any] = file["services"]
        subnet = file["networks"]["default"]["ipam"]["config"][0]["subnet"]
        start = subnet.rsplit(".", 1)[0]
        self.addresses = {
            name: service.get("networks", {}).get("default", {}).get("ipv4_address", f"{start}.{number}")
            for number, (name, service) in enumerate(self.services.items(), start=10)
        }
        names = {**self.addresses, domain: self.addresses["caddy"]}
        self.network = Network(subnet, names, guests)
        self.volumes = self.network.folder / "volumes"
        self.containers: dict[str, Container] = {}
        self.healthy_after: dict[str, float] = {}

    # --- one service -------------------------------------------------------------------------------------

    def _image(self, name: str) -> str:
        return str(self.services[name]["image"]).split(":")[0]

    def environment(self, name: str) -> dict[str, str]:
        given = {key: str(value) for key, value in self.services[name].get("environment", {}).items()}
        return {**HOMES.get(self._image(name), {}), **given}

    def _words(self, name: str) -> list[str]:
        words = [str(word) for word in self.services[name]["command"]]
        image = self._image(name)
        entry = ENTRY.get(image, ["fathom"] if image == "fathom-five" else [])
        # The image of Valkey is built to answer its network; Debian's Redis has to be told.
        open_door = ["--protected-mode", "no"] if image == "valkey/valkey" else []
        return [*entry, *(PROGRAMS.get(word, word) for word in words), *open_door]

    def make(self, name: str) -> Container:
        service = self.services[name]
        user = USERS.get(self._image(name), "nobody")
        bare = service.get("cap_drop") == ["ALL"] and "no-new-privileges:true" in service["security_opt"]
        container = Container(self.network, name, user, bare=bare, read_only=bool(service.get("read_only")))
        for volume in service.get("volumes", ()):
            source, target, *how = volume.split(":")
            path = (DEPLOY / source).resolve() if source.startswith(".") else self.volumes / source
            if not source.startswith("."):
                path.mkdir(parents=True, exist_ok=True)
            read_only = how == ["ro"]
            container.mount(path, target, read_only=read_only, owner="" if read_only else user)
        if self._image(name) == "fathom-postgres":  # what its Dockerfile copies there
            container.mount(DEPLOY / "copies.sh", "/usr/local/bin/copies.sh", read_only=True)
        container.close_files()
        self.containers[name] = container
        return container

    def start(self, name: str) -> None:
        container = self.containers.get(name) or self.make(name)
        env, words = self.environment(name), self._words(name)
        if self._image(name) == "fathom-postgres":
            tools = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
            env["PATH"] = f"{tools}:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
            env["PGDATA"] = "/var/lib/postgresql/data"
            if words[0] == "postgres":
                self._first_start(container, env)
                words = [word.replace("/var/run/postgresql", "/tmp") for word in words]
                words[1:1] = ["-c", "listen_addresses=*"]
        container.start(words, env)

    def _first_start(self, container: Container, env: dict[str, str]) -> None:
        """What the image does for an empty folder: a user, a password, a database."""
        data = env["PGDATA"]
        if any((container.root / data.lstrip("/")).iterdir()):
            return
        user = env["POSTGRES_USER"]
        word = container.root / "tmp" / "word"
        word.write_text(env["POSTGRES_PASSWORD"])
        word.chmod(0o644)
        sh("chmod", "700", str(container.root / data.lstrip("/")))
        made = container.does(
            ["initdb", "-D", data, "-U", user, "--auth=scram-sha-256", "--auth-local=trust",
             f"--pwfile=/tmp/{word.name}", "--no-sync", "-E", "UTF8"], env,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr
        hba = container.root / data.lstrip("/") / "pg_hba.conf"
        hba.write_text(hba.read_text() + "host all all all scram-sha-256\n")
        made = container.does(
            [
                "bash",
                "-c",
                f"echo 'CREATE DATABASE {env['POSTGRES_DB']}' | postgres --single -D {data} postgres",
            ],
            env,
        )
        assert made.returncode == 0, made.stderr

    # --- all of them -------------------------------------------------------------------------------------

    def health_command(self, name: str) -> list[str]:
        """The service's own check, or that of its image."""
        service = self.services[name]
        if "healthcheck" in service:
            words = service["healthcheck"]["test"][1:]
        elif self._image(name) == "fathom-five":
            words = _image_check(DEPLOY / "Dockerfile")
        else:
            return []
        return [PROGRAMS.get(word, word) for word in words]

    def is_healthy(self, name: str) -> bool:
        container = self.containers[name]
        assert container.process is not None
        if container.process.poll() is not None:
            raise RuntimeError(f"{name} has ended:\n{container.words()}")
        env = {**self.environment(name), "PGHOST": "/tmp"}
        words = self.health_command(name)
        return not words or container.does(words, env).returncode == 0

    def up(self) -> None:
        """Everything, each after what it depends on."""
        for name in _in_order(self.services):
            if name == "migrate":
                self._run_once(name)
                continue
            self.start(name)
            self.healthy_after[name] = wait_for(
                f"{name} is healthy", PATIENCE, lambda name=name: self.is_healthy(name)
            )

    def _run_once(self, name: str) -> None:
        self.start(name)
        container = self.containers[name]
        assert container.process is not None
        assert container.process.wait(PATIENCE) == 0, container.words()

    def lose_the_disk(self) -> None:
        """Of the database: everything is stopped, and nothing is left of what it had."""
        for name in ("caddy", "node-1", "node-2", "bots", "copies", "postgres"):
            quick = signal.SIGINT if name == "postgres" else signal.SIGTERM  # its image's STOPSIGNAL
            self.containers[name].stop(quick)
        for path in (self.volumes / "postgres").iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    def back_up(self) -> None:
        for name in ("postgres", "copies", "node-1", "node-2", "bots", "caddy"):
            self.start(name)
            wait_for(f"{name} is healthy", PATIENCE, lambda name=name: self.is_healthy(name))

    def down(self) -> None:
        for container in reversed(self.containers.values()):
            try:
                container.stop()
            except subprocess.TimeoutExpired:
                container.process.kill() if container.process is not None else None
        shutil.rmtree(self.volumes, ignore_errors=True)


def _image_check(dockerfile: Path) -> list[str]:
    found = re.search(r"HEALTHCHECK .*?CMD (\[.*?\])$", dockerfile.read_text(), re.S | re.M)
    assert found is not None
    words: list[str] = yaml.safe_load(found[1])
    return words


def _in_order(services: dict[str, Any]) -> list[str]:
    done: list[str] = []

    def visit(name: str) -> None:
        if name not in done:
            for before in services[name].get("depends_on", ()):
                visit(before)
            done.append(name)

    for name in services:
        visit(name)
    return done
