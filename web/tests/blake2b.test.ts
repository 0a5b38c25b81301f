import { expect, test } from "vitest";
import { digest } from "../src/dice/promise";
import { blake2b } from "../src/dice/blake2b";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

// Made with Python's hashlib.blake2b.
test("hashes like everybody else", () => {
  expect(blake2b(bytes("abc"), 64, bytes(""))).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
  expect(blake2b(bytes("x".repeat(300)), 32, bytes("fathom"))).toBe(
    "8d455ca36bf09497c11d40ea3ab3a2c018d3cf34f5b6a6383574ca1b9be40821",
  );
});

test("agrees with the kernel's commit and mix", () => {
  expect(digest("fathom-5-commit", "salt", "secret")).toBe(
    "4c946f678f78c1c5fb2875671b992934eca3e95fe441c2984715ea4f833bdee3",
  );
  expect(digest("fathom-five-mix", "secret", "a", "bc", "")).toBe(
    "b68697c43c8a9e8dd0ca69a704b6d0591e211ff6746898fd72bdfa308d9a204a",
  );
});
