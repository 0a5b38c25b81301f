// The promise of fair dice, checked here: what kernel/dice.py calls `commit` and `mix`.

import type { DiceInfo } from "../net/types";
import { blake2b } from "./blake2b";

/** Words with their lengths, so that "a" + "bc" never passes for "ab" + "c". */
export function digest(purpose: string, ...words: string[]): string {
  const encoder = new TextEncoder();
  const parts = words.map((word) => encoder.encode(word));
  const data = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(data.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    data.set(part, at + 4);
    at += 4 + part.length;
  }
  return blake2b(data, 32, encoder.encode(purpose));
}

export interface Checked {
  promise: boolean;
  key: boolean;
}

/** Is the secret the promised one, and is the key made of it and everybody's share? A seat that added nothing
 * counts with nothing; a forked table begins in mid-match and has no shares at all. */
export function check(dice: DiceInfo, seats: number, forked: boolean): Checked | undefined {
  if (dice.secret === undefined || dice.salt === undefined) return undefined;
  const shares = forked ? [] : Array.from({ length: seats }, (_, seat) => dice.nonces[seat] ?? "");
  return {
    promise: digest("fathom-5-commit", dice.salt, dice.secret) === dice.commitment,
    key: dice.key === undefined || digest("fathom-five-mix", dice.secret, ...shares) === dice.key,
  };
}
