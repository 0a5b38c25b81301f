"""Make the sound cues of Fathom Five from nothing but numpy.

    python make_sounds.py            write every cue as .ogg and .m4a into public/sounds
    python make_sounds.py tick win   only these

Each cue is one short function that returns mono samples. `CUES` names them with the
loudness they are brought to. Noise is seeded by the cue's name, so a second run
gives the same samples. ffmpeg is needed for encoding only.

Loudness is K-weighted as in ITU-R BS.1770, taken over the loudest 100 ms, because the
400 ms window of EBU R 128 says little about a tick of 30 ms.
"""

from __future__ import annotations

import subprocess
import sys
import wave
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE = 48_000
PEAK_CEILING_DB = -3.0
OUT = Path(__file__).resolve().parents[1] / "public" / "sounds"


# Building blocks


def clock(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def noise(name: str, seconds: float) -> Samples:
    """White noise that depends on the name alone."""
    seed = zlib.crc32(name.encode())
    return np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def band(x: Samples, low: float, high: float, slope: float = 2.0) -> Samples:
    """Keep low..high Hz with soft shoulders; zero phase, so nothing rings."""
    pad = RATE // 10
    padded = np.concatenate([np.zeros(pad), x, np.zeros(pad)])
    freqs = np.fft.rfftfreq(len(padded), 1 / RATE)
    ratio = np.maximum(freqs, 1e-3)
    gain = 1 / (1 + (low / ratio) ** (2 * slope)) / (1 + (ratio / high) ** (2 * slope))
    return np.fft.irfft(np.fft.rfft(padded) * gain, len(padded))[pad:-pad]


def sweep(x: Samples, low: Sequence[float], high: Sequence[float], bands: int = 6) -> Samples:
    """Noise whose band moves: cross-fade between fixed bands along the way."""
    place = np.linspace(0, bands - 1, len(x))
    out = np.zeros_like(x)
    for i in range(bands):
        share = np.clip(1 - np.abs(place - i), 0, 1)
        at = i / (bands - 1)
        stops = np.linspace(0, 1, len(low))
        out += share * band(x, float(np.interp(at, stops, low)), float(np.interp(at, stops, high)))
    return out


def swell(seconds: float, peak: float, rise: float = 2.0, fall: float = 2.0) -> Samples:
    """0 at both ends, 1 at `peak` seconds."""
    t = clock(seconds)
    up = np.clip(t / peak, 0, 1)
    down = np.clip((seconds - t) / (seconds - peak), 0, 1)
    return np.asarray(np.sin(up * np.pi / 2) ** rise * np.sin(down * np.pi / 2) ** fall)


def release(x: Samples, share: float = 0.3) -> Samples:
    """Let the end go softly: a part cut off in mid-ring clicks."""
    size = round(len(x) * share)
    x[-size:] *= np.cos(np.linspace(0, np.pi / 2, size)) ** 2
    return x


def strike(seconds: float, modes: Sequence[tuple[float, float, float]], attack: float = 0.001) -> Samples:
    """A struck body: damped sines given as (Hz, decay in s, amplitude)."""
    t = clock(seconds)
    body = sum(a * np.exp(-t / d) * np.sin(2 * np.pi * f * t) for f, d, a in modes)
    return release(np.asarray(body * (1 - np.exp(-t / attack))))


def chirp(seconds: float, start: float, end: float, decay: float, attack: float = 0.004) -> Samples:
    """A sine that glides from start to end Hz and dies away."""
    t = clock(seconds)
    freq = start * (end / start) ** (t / seconds)
    phase = 2 * np.pi * np.cumsum(freq) / RATE
    return release(np.asarray(np.sin(phase) * np.exp(-t / decay) * (1 - np.exp(-t / attack))), 0.5)


def place(total: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Lay parts given as (start in s, gain, samples) on one strip."""
    strip = np.zeros(round(total * RATE))
    for start, gain, part in parts:
        at = round(start * RATE)
        end = min(len(strip), at + len(part))
        strip[at:end] += gain * part[: end - at]
    return strip


def water(name: str, x: Samples, wet: float, decay: float, bright: float = 2200) -> Samples:
    """The room: a dark, diffuse tail, as if heard through water."""
    t = clock(decay * 4)
    tail = band(noise(name + " tail", decay * 4), 120, bright) * np.exp(-t / decay) * (1 - np.exp(-t / 0.012))
    tail /= np.sqrt(np.sum(tail**2))
    size = len(x) + len(tail)
    wet_signal = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(tail, size), size)[: len(x)]
    return x + wet * wet_signal


# The cues


def tick() -> Samples:
    body = strike(0.12, [(1180, 0.016, 1.0), (2090, 0.009, 0.45), (3300, 0.005, 0.18)], attack=0.0012)
    touch = band(noise("tick", 0.12), 1500, 5000) * np.exp(-clock(0.12) / 0.003)
    return water("tick", body + 0.05 * touch, 0.10, 0.03)


def knock() -> Samples:
    body = strike(
        0.34,
        [(248, 0.050, 1.0), (417, 0.038, 0.75), (655, 0.024, 0.5), (1090, 0.013, 0.28), (1730, 0.008, 0.12)],
    )
    contact = band(noise("knock", 0.34), 300, 2600) * np.exp(-clock(0.34) / 0.006)
    return water("knock", body + 0.22 * contact, 0.22, 0.06)


def thud() -> Samples:
    body = chirp(0.34, 150, 72, 0.075) + 0.5 * chirp(0.34, 265, 170, 0.040)
    felt = (
        band(noise("thud", 0.34), 90, 620) * np.exp(-clock(0.34) / 0.035) * (1 - np.exp(-clock(0.34) / 0.004))
    )
    return water("thud", body + 0.28 * felt, 0.12, 0.05, 900)


def brush(variant: int) -> Samples:
    name, length = f"brush {variant}", 0.34
    tilt = (1.0, 1.14, 0.88)[variant - 1]
    wash = sweep(
        noise(name, length), [340 * tilt, 620 * tilt, 300 * tilt], [900 * tilt, 2300 * tilt, 1000 * tilt]
    )
    wash *= swell(length, 0.11, 1.6, 2.4)
    drop = chirp(0.09, 520 * tilt, 860 * tilt, 0.028)
    return place(length, (0, 1, wash), (0.13 + 0.02 * variant, 0.32, drop))


def grains(name: str, seconds: float, count: int, width: float) -> Samples:
    """Fibres giving way: a dense, uneven train of tiny crackles, between 0.4 and 1."""
    rng = np.random.default_rng(zlib.crc32((name + " grains").encode()))
    t = clock(seconds)
    out = np.zeros(len(t))
    for at, size in zip(rng.uniform(0, seconds, count), rng.uniform(0.2, 1.0, count), strict=True):
        out += size * np.exp(-(((t - at) / width) ** 2))
    return 0.4 + 0.6 * np.tanh(out)


def card_draw() -> Samples:
    length = 0.36
    slide = sweep(noise("card draw", length), [900, 1700, 2400], [3600, 5600, 7200])
    slide *= grains("card draw", length, 26, 0.004) * swell(length, 0.20, 1.3, 1.6)
    return band(slide, 700, 6800)


def card_flip() -> Samples:
    length = 0.34
    lift = sweep(noise("card flip", length), [700, 1800], [2600, 6000]) * swell(length, 0.13, 1.5, 3.0)
    lift *= grains("card flip", length, 18, 0.005)
    slap = (
        band(noise("card slap", 0.12), 350, 3200)
        * np.exp(-clock(0.12) / 0.011)
        * (1 - np.exp(-clock(0.12) / 0.0015))
    )
    return place(length, (0, 0.8, lift), (0.19, 0.85, slap))


def die() -> Samples:
    def hit(pitch: float, name: str) -> Samples:
        clay = strike(
            0.20,
            [
                (1460 * pitch, 0.022, 1.0),
                (2390 * pitch, 0.016, 0.62),
                (3620 * pitch, 0.010, 0.34),
                (5150 * pitch, 0.006, 0.14),
            ],
            attack=0.0006,
        )
        table = strike(0.20, [(196, 0.030, 0.75), (331, 0.020, 0.4)])
        return clay + table + 0.10 * band(noise(name, 0.20), 900, 5000) * np.exp(-clock(0.20) / 0.004)

    hits = place(
        0.82,
        (0.00, 1.00, hit(1.00, "die 1")),
        (0.25, 0.72, hit(1.13, "die 2")),
        (0.43, 0.50, hit(0.94, "die 3")),
        (0.55, 0.20, hit(1.07, "die 4")),
        (0.61, 0.12, hit(1.01, "die 5")),
    )
    return water("die", hits, 0.16, 0.05, 3200)


def rumble() -> Samples:
    length = 0.95
    t = clock(length)
    ground = (
        band(noise("rumble", length), 38, 120, 3) * 2.2
        + band(noise("rumble high", length), 130, 380, 2) * 0.8
    )
    wobble = 1 + 0.35 * np.sin(2 * np.pi * 8.5 * t + 0.6) + 0.18 * np.sin(2 * np.pi * 13.3 * t)
    step = chirp(length, 92, 48, 0.24, attack=0.05) * 0.7
    return ground * wobble * swell(length, 0.17, 1.4, 1.8) + step


def crack() -> Samples:
    def shard(pitch: float, decay: float) -> Samples:
        return strike(
            0.30,
            [
                (1240 * pitch, decay, 1.0),
                (2010 * pitch, decay * 0.7, 0.7),
                (2870 * pitch, decay * 0.45, 0.42),
                (4130 * pitch, decay * 0.3, 0.16),
            ],
            attack=0.0008,
        )

    snap = band(noise("crack", 0.10), 500, 3800) * np.exp(-clock(0.10) / 0.007)
    burst = place(
        0.52,
        (0.000, 0.70, snap),
        (0.002, 0.80, shard(1.00, 0.040)),
        (0.036, 0.42, shard(1.37, 0.030)),
        (0.061, 0.34, shard(0.83, 0.034)),
        (0.118, 0.24, shard(1.62, 0.024)),
        (0.176, 0.15, shard(1.21, 0.022)),
        (0.255, 0.09, shard(1.83, 0.018)),
    )
    return water("crack", band(burst, 220, 3600, 2.5), 0.24, 0.07, 1800)


def canvas() -> Samples:
    length = 0.72
    cloth = band(noise("canvas", length), 160, 1500) + 0.35 * band(noise("canvas high", length), 1500, 4200)
    t = clock(length)
    flaps = sum(
        a * np.exp(-(((t - at) / w) ** 2))
        for at, w, a in [(0.09, 0.045, 0.75), (0.27, 0.055, 1.0), (0.46, 0.050, 0.6)]
    )
    thump = chirp(0.28, 118, 74, 0.05, attack=0.012) + 0.5 * band(
        noise("canvas thump", 0.28), 80, 420
    ) * swell(0.28, 0.02)
    return cloth * (flaps + 0.10) * swell(length, 0.25, 0.8, 1.0) + place(length, (0.40, 0.5, thump))


def page() -> Samples:
    length = 0.68
    sheet = sweep(noise("page", length), [600, 1400, 2000, 900], [2400, 5200, 6400, 3000], 8)
    sheet *= grains("page", length, 34, 0.006) * swell(length, 0.30, 1.5, 1.7)
    settle = (
        band(noise("page settle", 0.16), 260, 1700)
        * np.exp(-clock(0.16) / 0.025)
        * (1 - np.exp(-clock(0.16) / 0.004))
    )
    return place(length, (0, 1, sheet), (0.49, 0.55, settle))


def steel() -> Samples:
    length = 1.25
    t = clock(length)
    bend = 1 - 0.035 * (1 - np.exp(-t / 0.35))
    phase = 2 * np.pi * np.cumsum(bend) / RATE
    modes = [
        (87, 0.55, 0.9),
        (151, 0.46, 0.8),
        (239, 0.40, 0.7),
        (377, 0.31, 0.5),
        (553, 0.22, 0.34),
        (811, 0.15, 0.22),
        (1190, 0.10, 0.12),
    ]
    plate = sum(a * np.exp(-t / d) * np.sin(f * phase) for f, d, a in modes) * (1 - np.exp(-t / 0.006))
    groan = (
        band(noise("steel", length), 180, 900, 3)
        * swell(length, 0.28, 1.5, 2.0)
        * (1 + 0.5 * np.sin(2 * np.pi * 23 * t))
    )
    return water("steel", plate + 0.30 * groan, 0.30, 0.20, 1600)


A4, E5 = 440.0, 659.2551


def your_turn() -> Samples:
    def ping(freq: float) -> Samples:
        return strike(1.1, [(freq, 0.24, 1.0), (freq * 2, 0.10, 0.16), (freq * 3, 0.05, 0.04)], attack=0.012)

    return water("your turn", place(1.3, (0, 0.85, ping(A4)), (0.19, 1.0, ping(E5))), 0.34, 0.22, 1800)


def win() -> Samples:
    def bell(freq: float) -> Samples:
        return strike(
            2.1,
            [
                (freq * 0.5, 0.70, 0.22),
                (freq, 0.62, 1.0),
                (freq * 2.003, 0.38, 0.34),
                (freq * 2.76, 0.22, 0.17),
                (freq * 4.07, 0.11, 0.07),
            ],
            attack=0.004,
        )

    chord = [
        (0.00, A4 / 2, 0.7),
        (0.00, A4, 0.9),
        (0.11, A4 * 5 / 4, 0.8),
        (0.22, E5, 0.9),
        (0.36, A4 * 2, 0.85),
    ]
    return water("win", place(2.1, *[(at, gain, bell(f)) for at, f, gain in chord]), 0.32, 0.28, 3000)


def loss() -> Samples:
    length = 1.1
    t = clock(length)
    fall = 2 ** (-(7 / 12) * np.clip(t / 0.9, 0, 1) ** 1.5)
    phase = 2 * np.pi * np.cumsum(fall) / RATE
    voices = [(220.0, 1.0), (221.3, 0.7), (261.6, 0.75), (329.6, 0.55), (110.0, 0.8)]
    bright = np.exp(-t / 0.55)
    tone = sum(
        a
        * (
            np.sin(f * phase)
            + 0.30 * bright * np.sin(2 * f * phase)
            + 0.10 * bright**2 * np.sin(3 * f * phase)
        )
        for f, a in voices
    )
    deep = band(noise("loss", length), 80, 420) * 0.5
    return water("loss", (tone + deep) * swell(length, 0.30, 1.6, 2.0), 0.22, 0.18, 1200)


def bubble() -> Samples:
    return place(0.22, (0, 1, chirp(0.13, 430, 980, 0.034)), (0.055, 0.42, chirp(0.11, 690, 1400, 0.022)))


def bubbles() -> Samples:
    rng = np.random.default_rng(zlib.crc32(b"bubbles"))
    parts = []
    at = 0.0
    for i in range(9):
        low = rng.uniform(330, 760) * (1 + 0.05 * i)
        length = rng.uniform(0.06, 0.13)
        parts.append(
            (
                at,
                float(rng.uniform(0.45, 1.0)) * (1 - 0.06 * i),
                chirp(length, low, low * rng.uniform(1.6, 2.2), length * 0.30),
            )
        )
        at += rng.uniform(0.045, 0.105)
    return water("bubbles", place(0.95, *parts), 0.18, 0.08, 2400)


CUES: dict[str, tuple[Callable[[], Samples], float]] = {
    "tick": (tick, -23.0),
    "knock": (knock, -18.0),
    "thud": (thud, -20.0),
    "brush-1": (lambda: brush(1), -22.0),
    "brush-2": (lambda: brush(2), -22.0),
    "brush-3": (lambda: brush(3), -22.0),
    "card-draw": (card_draw, -20.0),
    "card-flip": (card_flip, -20.0),
    "die": (die, -18.0),
    "rumble": (rumble, -18.0),
    "crack": (crack, -18.0),
    "canvas": (canvas, -19.0),
    "page": (page, -20.0),
    "steel": (steel, -18.0),
    "your-turn": (your_turn, -18.0),
    "win": (win, -18.0),
    "loss": (loss, -18.0),
    "bubble": (bubble, -21.0),
    "bubbles": (bubbles, -20.0),
}


# Finishing


def k_weighted(x: Samples) -> Samples:
    """The two filters of BS.1770 (coefficients for 48 kHz), applied as a spectrum."""
    padded = np.concatenate([x, np.zeros(RATE // 2)])
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(padded)))
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    high_pass = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(np.fft.rfft(padded) * shelf * high_pass, len(padded))


def loudness(x: Samples, window: float = 0.1) -> float:
    """LUFS of the loudest window."""
    size = round(window * RATE)
    power = np.concatenate([np.zeros(size), k_weighted(x) ** 2, np.zeros(size)])
    total = np.concatenate([[0.0], np.cumsum(power)])
    mean = (total[size:] - total[:-size]) / size
    return float(-0.691 + 10 * np.log10(mean.max() + 1e-12))


def finish(x: Samples, target: float) -> Samples:
    """No rumble below hearing, no click at either end, the loudness asked for."""
    x = band(x, 32, 17_000, 3)
    fade_in, fade_out = round(0.0015 * RATE), round(min(0.12, len(x) / RATE * 0.3) * RATE)
    x[:fade_in] *= np.sin(np.linspace(0, np.pi / 2, fade_in)) ** 2
    x[-fade_out:] *= np.cos(np.linspace(0, np.pi / 2, fade_out)) ** 2
    x = x * 10 ** ((target - loudness(x)) / 20)
    ceiling = 10 ** (PEAK_CEILING_DB / 20)
    return x * min(1.0, ceiling / float(np.max(np.abs(x))))


def write(name: str, x: Samples) -> None:
    with TemporaryDirectory() as folder:
        source = Path(folder) / "cue.wav"
        with wave.open(str(source), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((x * 32767).round().astype("<i2").tobytes())
        quiet = [
            "ffmpeg",
            "-v",
            "error",
            "-y",
            "-bitexact",
            "-i",
            str(source),
            "-map_metadata",
            "-1",
            "-fflags",
            "+bitexact",
            "-flags:a",
            "+bitexact",
        ]
        subprocess.run([*quiet, "-c:a", "libvorbis", "-q:a", "3", str(OUT / f"{name}.ogg")], check=True)
        subprocess.run(
            [*quiet, "-c:a", "aac", "-b:a", "64k", "-movflags", "+faststart", str(OUT / f"{name}.m4a")],
            check=True,
        )


def main(names: Sequence[str]) -> None:
    for name in names or list(CUES):
        make, target = CUES[name]
        x = finish(make(), target)
        peak = 20 * np.log10(np.max(np.abs(x)))
        print(f"{name:10} {len(x) / RATE:5.2f} s  {loudness(x):6.1f} LUFS  peak {peak:5.1f} dB")
        write(name, x)


if __name__ == "__main__":
    main(sys.argv[1:])
