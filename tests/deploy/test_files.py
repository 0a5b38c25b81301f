"""What hosts run cannot be run here, so what can be checked is: syntax, and that every command, option,
variable, path, port and metric it names exists."""

import configparser
import re
import shlex
import subprocess
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from fathomfive.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
PORT = "8555"
OPERATIONS = "8556"
HADOLINT = str(Path(sys.executable).with_name("hadolint"))
OURS = [name for name, service in SERVICES.items() if service["image"] == "fathom-five"]


def parsed(words: list[str]) -> dict[str, Any]:
    """A command line of ours as the command itself reads it; a wrong word or option fails."""
    command: Any = typer.main.get_command(app)
    context: Any = None
    while True:
        if not hasattr(command, "commands"):
            made = command.make_context(command.name, list(words), parent=context)
            values: dict[str, Any] = made.params
            return values
        name, words = words[0], words[1:]
        assert name in command.commands, f"there is no command {name!r}"
        context = command.make_context(name, [], parent=context, resilient_parsing=True)
        command = command.commands[name]


def variables() -> set[str]:
    """The environment variables that our commands read."""
    found: set[str] = set()
    for command in typer.main.get_command(app).commands.values():  # type: ignore[attr-defined]
        for option in command.params:
            names = option.envvar or ()
            found.update([names] if isinstance(names, str) else names)
    return found


def with_values(text: str) -> str:
    """Compose fills ${NAME:?why}; here any value will do."""
    return re.sub(r"\$\{\w+[^}]*\}", "value", text)


# --- compose ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
def test_our_services_run_commands_that_exist(name: str) -> None:
    service = SERVICES[name]
    parsed([with_values(word) for word in service["command"]])
    assert set(service["environment"]) <= variables()
    build = service["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"


def test_two_nodes_listen_where_caddy_looks_for_them() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    upstreams = re.search(r"reverse_proxy (.+) \{", caddy)
    assert upstreams is not None
    nodes = [name for name in SERVICES if name.startswith("node-")]
    assert len(nodes) == 2
    assert upstreams[1].split() == [f"{node}:{PORT}" for node in nodes]
    for node in nodes:
        assert str(parsed([with_values(word) for word in SERVICES[node]["command"]])["port"]) == PORT


def test_somebody_plays_the_bots() -> None:
    commands = {name: SERVICES[name]["command"] for name in OURS}
    thinking = [name for name, words in commands.items() if words[0] == "bots"]
    serving = [
        parsed([with_values(word) for word in words]) for words in commands.values() if words[0] == "serve"
    ]
    assert thinking or any(values["bots"] for values in serving)
    assert not (thinking and any(values["bots"] for values in serving)), "once is enough"


def test_services_name_each_other_volumes_and_files_that_exist() -> None:
    for name, service in SERVICES.items():
        assert set(service.get("depends_on", ())) <= set(SERVICES), name
        for volume in service.get("volumes", ()):
            source = re.sub(r"\$\{\w+:-(\w+)\}", r"\1", volume).split(":")[0]
            there = (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
            assert there, f"{name}: {volume}"
    assert set(COMPOSE["networks"]) == {"default"}
    for address in re.findall(
        r"(?:postgresql|redis)://(?:[^@/]*@)?([\w-]+):", (DEPLOY / "compose.yaml").read_text()
    ):
        assert address in SERVICES


def test_postgres_is_copied_by_itself() -> None:
    """A house whose operator types nothing more has backups, and its archive gets away."""
    database, copies = SERVICES["postgres"], SERVICES["copies"]
    assert "archive_mode=on" in database["command"]
    assert copies["command"] == ["copies.sh"]
    assert copies["healthcheck"]["test"] == ["CMD", "copies.sh", "check"]
    key = "PGBACKREST_REPO1_CIPHER_PASS"
    assert copies["environment"][key] == database["environment"][key]
    assert copies["environment"]["PGBACKREST_PG1_SOCKET_PATH"] in database["command"][-1]
    shared = {volume.split(":")[0] for volume in copies["volumes"]}
    assert shared <= {volume.split(":")[0] for volume in database["volumes"]}
    assert "COPY --chmod=0755 deploy/copies.sh" in (DEPLOY / "Dockerfile.postgres").read_text()


@pytest.mark.parametrize("name", sorted(SERVICES))
def test_no_log_grows_for_good(name: str) -> None:
    if name != "migrate":  # it says a line and ends
        assert SERVICES[name]["logging"]["options"]["max-size"]


def test_what_caddy_hides_and_asks_for_is_served() -> None:
    from fathomfive.server.http import operations

    served = {f"/api{route.path}" for route in operations.router.routes}  # type: ignore[attr-defined]
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert set(re.findall(r"/api/\w+", caddy + DOCKERFILE)) <= served
    assert re.findall(r"health_(?:uri|port) (\S+)", caddy) == ["/ready", OPERATIONS]
    assert f":{OPERATIONS}/ready" in DOCKERFILE
    for name in ("node-1", "node-2", "bots"):
        assert SERVICES[name]["environment"]["FATHOM_OPERATIONS"] == f"0.0.0.0:{OPERATIONS}"


def test_nodes_believe_caddy_and_nobody_else() -> None:
    address = SERVICES["caddy"]["networks"]["default"]["ipv4_address"]
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert ip_address(address) in ip_network(network["subnet"])
    for name in ("node-1", "node-2"):
        assert SERVICES[name]["environment"]["FATHOM_TRUST_PROXY"] == address


def test_prometheus_asks_where_we_answer() -> None:
    asked = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yaml").read_text())
    targets = [
        one for job in asked["scrape_configs"] for each in job["static_configs"] for one in each["targets"]
    ]
    assert sorted(targets) == sorted(f"{name}:{OPERATIONS}" for name in ("node-1", "node-2", "bots"))
    assert all(job["metrics_path"] == "/metrics" for job in asked["scrape_configs"])
    for file in asked["rule_files"]:
        assert (DEPLOY / "prometheus" / file).is_file()


# --- the image --------------------------------------------------------------------------------------------


def test_what_the_image_copies_is_in_the_repository() -> None:
    for line in DOCKERFILE.splitlines():
        if line.startswith("COPY") and "--from" not in line:
            *sources, _ = line.split()[1:]
            for source in sources:
                assert (ROOT / source).exists(), source


def test_the_image_runs_our_command_and_not_as_root() -> None:
    command = re.search(r"^CMD (\[.*\])$", DOCKERFILE, re.M)
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", DOCKERFILE, re.M)
    assert command is not None
    assert entry is not None
    assert yaml.safe_load(entry[1]) == ["fathom"]
    assert str(parsed(yaml.safe_load(command[1]))["port"]) == PORT
    assert f"EXPOSE {PORT} {OPERATIONS}" in DOCKERFILE
    stages = DOCKERFILE.split("\nFROM ")
    assert re.search(r"^USER 10001$", stages[-1], re.M)


@pytest.mark.parametrize("file", sorted(DEPLOY.glob("Dockerfile*")), ids=lambda file: file.name)
def test_images_are_pinned_not_roots_and_sound(file: Path) -> None:
    text = file.read_text()
    for image in re.findall(r"^FROM (\S+)", text, re.M):
        assert re.search(r":.*\d+\.\d+", image), f"{image} is not pinned"
    assert re.findall(r"^USER (\S+)$", text, re.M)[-1].isdigit()
    assert "HEALTHCHECK" in text
    told = subprocess.run([HADOLINT, "--no-color", str(file)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_a_bad_image_is_noticed(tmp_path: Path) -> None:
    bad = tmp_path / "Dockerfile"
    bad.write_text("FROM python\nRUN pip install hatchling\n")
    told = subprocess.run([HADOLINT, "--no-color", str(bad)], capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert "DL3006" in told.stdout
    assert "DL3013" in told.stdout


# --- systemd ----------------------------------------------------------------------------------------------


def unit(file: Path) -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None, strict=False)  # a filter may be given more than once
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(file.read_text())
    return read


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_units_start_what_exists(file: Path) -> None:
    read = unit(file)
    if file.suffix == ".timer":
        assert file.with_suffix(".service") in UNITS
        return
    service = read["Service"]
    assert service["User"] in ("fathom", "postgres")
    assert service["NoNewPrivileges"] == "yes"
    for key in ("ExecStartPre", "ExecStart"):
        if key not in service:
            continue
        program, *words = shlex.split(service[key])
        if program.endswith("/bin/fathom"):
            parsed(words)
        elif not program.endswith("/bin/pgbackrest"):
            assert (DEPLOY / Path(program).name).stat().st_mode & 0o111, program


# --- scripts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["backup.sh", "copies.sh", "restore.sh"])
def test_scripts_are_sound(name: str) -> None:
    assert subprocess.run(["bash", "-n", str(DEPLOY / name)], check=False).returncode == 0
    asked = set(re.findall(r"\bFATHOM_\w+", (DEPLOY / name).read_text()))
    assert asked <= variables() | {"FATHOM_BACKUP_KEYFILE", "FATHOM_COPIES_LOOK"}


def test_the_checks_can_fail() -> None:
    with pytest.raises(AssertionError, match="no command 'sail'"):
        parsed(["sail"])
    with pytest.raises(Exception, match="No such option: --depth"):
        parsed(["serve", "--depth", "3"])
