"""Small PNG files for tests, painted without an image library."""

import struct
import zlib


def png(width: int, height: int, colour: tuple[int, int, int] = (230, 120, 40)) -> bytes:
    """A disc of one colour on nothing."""
    rows = b"".join(
        b"\0" + b"".join(_pixel(x, y, width, height, colour) for x in range(width)) for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    chunks = (b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _pixel(x: int, y: int, width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    inside = (2 * x + 1 - width) ** 2 / width**2 + (2 * y + 1 - height) ** 2 / height**2 <= 1
    return bytes((*colour, 255)) if inside else bytes(4)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
