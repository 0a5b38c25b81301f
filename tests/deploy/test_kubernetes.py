"""The files for Kubernetes: Kubernetes' own schemas read them, and what they name exists."""

from __future__ import annotations

import copy
import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from fathomfive.server.calling.addresses import PORTS
from tests.deploy.test_files import parsed, variables

ROOT = Path(__file__).parents[2] / "deploy" / "kubernetes"
OVERLAYS = ("small", "large")
VERSION = "1.30"
"""The oldest Kubernetes these files are for; autoscaling/v2 and policy/v1 are older still."""


def rendered(overlay: str) -> list[dict[str, Any]]:
    return list(yaml.safe_load_all((ROOT / "rendered" / f"{overlay}.yaml").read_text()))


EVERYTHING = [
    pytest.param(one, id=f"{o}: {one['kind']} {one['metadata']['name']}")
    for o in OVERLAYS
    for one in rendered(o)
]


def of_kind(overlay: str, kind: str) -> dict[str, dict[str, Any]]:
    return {one["metadata"]["name"]: one for one in rendered(overlay) if one["kind"] == kind}


def pods(overlay: str) -> dict[str, dict[str, Any]]:
    kinds = ("Deployment", "StatefulSet", "Job")
    return {name: one["spec"]["template"] for kind in kinds for name, one in of_kind(overlay, kind).items()}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_what_is_rendered_is_what_the_overlay_says(overlay: str) -> None:
    """Whoever has no kustomize applies the rendered file."""
    if shutil.which("kubectl") is None:
        pytest.skip("kubectl is not installed (Debian: apt-get install kubernetes-client)")
    told = subprocess.run(
        ["kubectl", "kustomize", str(ROOT / overlay)], capture_output=True, text=True, check=False
    )
    if "must be a file" in told.stderr or "cannot unmarshal" in told.stderr:
        pytest.skip(
            "this kubectl has kustomize 2.0 (as Debian 12's 1.20), which reads no folders as resources"
        )
    assert told.returncode == 0, told.stderr
    fresh = list(yaml.safe_load_all(told.stdout))
    assert fresh == rendered(overlay), f"kubectl kustomize {overlay} > rendered/{overlay}.yaml"


@pytest.mark.parametrize("one", EVERYTHING)
def test_kubernetes_would_take_it(one: dict[str, Any]) -> None:
    kubernetes_validate.validate(one, VERSION, strict=True)


def test_the_check_can_fail() -> None:
    wrong = copy.deepcopy(of_kind("small", "Deployment")["nodes"])
    wrong["spec"]["template"]["spec"]["containers"][0]["readynessProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, VERSION, strict=True)


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_pods_have_few_rights_probes_and_bounds(overlay: str) -> None:
    for name, pod in pods(overlay).items():
        spec = pod["spec"]
        assert spec["automountServiceAccountToken"] is False
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        for container in spec["containers"]:
            assert container["securityContext"]["allowPrivilegeEscalation"] is False
            assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
            assert {"cpu", "memory"} <= set(container["resources"]["requests"])
            assert "memory" in container["resources"]["limits"]
            assert re.search(r":\d+\.\d+", container["image"]), "pinned"
            if name != "migrate" and container["name"] != "copies":  # these serve nobody
                assert {"readinessProbe", "livenessProbe"} <= set(container)


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_our_pods_run_commands_that_exist(overlay: str) -> None:
    settings = of_kind(overlay, "ConfigMap")["fathom"]["data"]
    assert set(settings) <= variables()
    ours = {name: pods(overlay)[name]["spec"]["containers"][0] for name in ("nodes", "bots", "migrate")}
    for container in ours.values():
        parsed(container["args"])
    port = int(settings["FATHOM_OPERATIONS"].rpartition(":")[2])
    for name in ("nodes", "bots"):
        ports = {one["name"]: one["containerPort"] for one in ours[name]["ports"]}
        assert ports["operations"] == port
        for probe, path in (("readinessProbe", "/ready"), ("livenessProbe", "/health")):
            assert ours[name][probe]["httpGet"] == {"path": path, "port": "operations"}
        assert pods(overlay)[name]["metadata"]["annotations"]["prometheus.io/port"] == str(port)
    assert str(parsed(ours["nodes"]["args"])["port"]) == "8555"


def test_postgres_is_copied_by_itself() -> None:
    """Beside it, by the same settings: two that disagree would make two repositories, or none."""
    database, copies = pods("small")["postgres"]["spec"]["containers"]
    assert copies["command"] == ["copies.sh"]
    theirs, its = ({one["name"]: one["value"] for one in each["env"]} for each in (copies, database))
    for name in ("PGBACKREST_PG1_PATH", "PGBACKREST_REPO1_PATH", "PGBACKREST_REPO1_CIPHER_TYPE"):
        assert theirs[name] == its[name]
    assert int(theirs["PGBACKREST_REPO1_RETENTION_FULL"]) > 1, "else it grows for good"
    assert theirs["PGBACKREST_PG1_SOCKET_PATH"] in database["args"][-1]
    assert {one["name"] for one in copies["volumeMounts"]} == {"data", "backups", "sockets"}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_what_is_selected_is_there(overlay: str) -> None:
    labels = {pod["metadata"]["labels"]["app"] for pod in pods(overlay).values()}
    for kind in ("Service", "PodDisruptionBudget", "NetworkPolicy"):
        for name, one in of_kind(overlay, kind).items():
            spec = one["spec"]
            chosen = spec.get("selector", spec.get("podSelector", {}))
            app = chosen.get("app") or chosen.get("matchLabels", {}).get("app")
            assert app is None or app in labels, name
    for name, one in of_kind(overlay, "HorizontalPodAutoscaler").items():
        target = one["spec"]["scaleTargetRef"]
        assert target["name"] in of_kind(overlay, target["kind"]), name
    (door,) = of_kind(overlay, "Ingress").values()
    for path in door["spec"]["rules"][0]["http"]["paths"]:
        assert path["backend"]["service"]["name"] in of_kind(overlay, "Service")
    assert set(of_kind(overlay, "PodDisruptionBudget")) >= {"nodes", "bots"}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_bots_scale_by_a_metric_that_prometheus_can_tell(overlay: str) -> None:
    (metric,) = of_kind(overlay, "HorizontalPodAutoscaler")["bots"]["spec"]["metrics"]
    (rule,) = yaml.safe_load((ROOT / "adapter.yaml").read_text())["rules"]["external"]
    assert metric["external"]["metric"]["name"] == rule["name"]["as"]
    assert "fathom_queue_waiting" in rule["metricsQuery"]
    assert set(re.findall(r"watched|elsewhere", rule["metricsQuery"])) == {"watched", "elsewhere"}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_nobody_speaks_to_anybody_unless_it_is_said(overlay: str) -> None:
    policies = of_kind(overlay, "NetworkPolicy")
    assert policies["nobody"]["spec"] == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}
    to_operators = [rule for rule in policies["nodes"]["spec"]["ingress"] if {"port": 8556} in rule["ports"]]
    (watched,) = to_operators
    assert "monitoring" in str(watched["from"])
    assert not of_kind(overlay, "Secret"), "secrets are made by hand, and in no file"


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_people_can_be_called_and_nothing_within_is_reached_by_it(overlay: str) -> None:
    (way,) = of_kind(overlay, "NetworkPolicy")["calls"]["spec"]["egress"]
    assert {one["port"] for one in way["ports"]} == {*PORTS, 465, 587}, (
        "HTTPS as guests may name it, and mail"
    )
    for block in (one["ipBlock"] for one in way["to"]):
        inner = [ip_network(one) for one in block["except"]]
        for address in ("10.96.0.1", "169.254.169.254", "172.30.55.2", "192.168.1.5", "fd00::1", "fe80::1"):
            if ip_address(address) in ip_network(block["cidr"]):
                assert any(ip_address(address) in one for one in inner), address
