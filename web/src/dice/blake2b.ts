// BLAKE2b (RFC 7693) without a key: enough to check a promise in the browser instead of believing it.

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
]; // prettier-ignore
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
]; // prettier-ignore

const rotate = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & MASK;

function mixColumn(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = rotate(v[d]! ^ v[a], 32n);
  v[c] = (v[c]! + v[d]) & MASK;
  v[b] = rotate(v[b]! ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & MASK;
  v[d] = rotate(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = rotate(v[b] ^ v[c], 63n);
}

function compress(h: bigint[], block: Uint8Array, counted: bigint, last: boolean): void {
  const words = new DataView(block.buffer, block.byteOffset, 128);
  const m = Array.from({ length: 16 }, (_, n) => words.getBigUint64(8 * n, true));
  const v = [...h, ...IV];
  v[12] = v[12]! ^ (counted & MASK);
  if (last) v[14] = v[14]! ^ MASK;
  for (let round = 0; round < 12; round++) {
    const s = [...SIGMA[round % 10]!].map((digit) => m[Number.parseInt(digit, 16)]!);
    mixColumn(v, 0, 4, 8, 12, s[0]!, s[1]!);
    mixColumn(v, 1, 5, 9, 13, s[2]!, s[3]!);
    mixColumn(v, 2, 6, 10, 14, s[4]!, s[5]!);
    mixColumn(v, 3, 7, 11, 15, s[6]!, s[7]!);
    mixColumn(v, 0, 5, 10, 15, s[8]!, s[9]!);
    mixColumn(v, 1, 6, 11, 12, s[10]!, s[11]!);
    mixColumn(v, 2, 7, 8, 13, s[12]!, s[13]!);
    mixColumn(v, 3, 4, 9, 14, s[14]!, s[15]!);
  }
  for (let n = 0; n < 8; n++) h[n] = h[n]! ^ v[n]! ^ v[n + 8]!;
}

/** `person` is the purpose, up to 16 bytes; the answer is hexadecimal. */
export function blake2b(data: Uint8Array, size: number, person: Uint8Array): string {
  const block = new Uint8Array(64);
  block.set([size, 0, 1, 1]);
  block.set(person, 48);
  const parameters = new DataView(block.buffer);
  const h = IV.map((word, n) => word ^ parameters.getBigUint64(8 * n, true));
  const blocks = Math.max(1, Math.ceil(data.length / 128));
  for (let n = 0; n < blocks; n++) {
    const piece = new Uint8Array(128);
    piece.set(data.subarray(128 * n, 128 * n + 128));
    const last = n === blocks - 1;
    compress(h, piece, BigInt(last ? data.length : 128 * (n + 1)), last);
  }
  const out = new Uint8Array(64);
  const view = new DataView(out.buffer);
  h.forEach((word, n) => view.setBigUint64(8 * n, word, true));
  return [...out.subarray(0, size)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
