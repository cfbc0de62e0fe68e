// BLAKE2b (RFC 7693) with key and personalisation, as the server hashes: browsers bring no such hash.
const WORD = (1n << 64n) - 1n;
const BLOCK = 128;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
/** The order in which each round takes the words of a block. */
const SIGMA = [
  '0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8', '905724afe1bc683d',
  '2c6a0b834d75fe19', 'c51fed4a0763928b', 'db7ec13950f4862a', '6fe9b308c2d714a5', 'a2847615fb9e3cd0',
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const LANES = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] as const;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & WORD;

function compress(state: bigint[], block: DataView, counted: number, last: boolean): void {
  const v = [...state, ...IV];
  v[12]! ^= BigInt(counted);
  if (last) v[14]! ^= WORD;
  const words = Array.from({ length: 16 }, (_, i) => block.getBigUint64(8 * i, true));
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]!;
    LANES.forEach(([a, b, c, d], lane) => {
      v[a] = (v[a]! + v[b]! + words[order[2 * lane]!]!) & WORD;
      v[d] = turned(v[d]! ^ v[a]!, 32n);
      v[c] = (v[c]! + v[d]!) & WORD;
      v[b] = turned(v[b]! ^ v[c]!, 24n);
      v[a] = (v[a]! + v[b]! + words[order[2 * lane + 1]!]!) & WORD;
      v[d] = turned(v[d]! ^ v[a]!, 16n);
      v[c] = (v[c]! + v[d]!) & WORD;
      v[b] = turned(v[b]! ^ v[c]!, 63n);
    });
  }
  for (let i = 0; i < 8; i++) state[i]! ^= v[i]! ^ v[i + 8]!;
}

/** Hashes bytes to `size` bytes, under a key or for a purpose if one is given. */
export function blake2b(data: Uint8Array, size: number, { key = new Uint8Array() as Uint8Array, person = '' } = {}): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(64));
  head.setUint32(0, size | (key.length << 8) | (1 << 16) | (1 << 24), true);
  new Uint8Array(head.buffer).set(new TextEncoder().encode(person), 48);
  const state = IV.map((word, i) => word ^ head.getBigUint64(8 * i, true));
  const keyed = key.length > 0 ? BLOCK : 0;
  const whole = new Uint8Array(Math.max(BLOCK, Math.ceil((keyed + data.length) / BLOCK) * BLOCK));
  whole.set(key);
  whole.set(data, keyed);
  for (let at = 0; at < whole.length; at += BLOCK) {
    compress(state, new DataView(whole.buffer, at, BLOCK), Math.min(at + BLOCK, keyed + data.length), at + BLOCK === whole.length);
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => out.setBigUint64(8 * i, word, true));
  return new Uint8Array(out.buffer).slice(0, size);
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads hex; what is none gives null. */
export const fromHex = (text: string): Uint8Array<ArrayBuffer> | null =>
  text.length % 2 === 0 && /^[0-9a-f]*$/.test(text) ? Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16)) : null;
