// QR codes (ISO/IEC 18004): byte mode, error correction M, versions 1 to 10, which holds links of up to 213 bytes.

/** Per version at level M: error-correction bytes per block, then blocks as [count, data bytes]. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
  [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];
export type Matrix = boolean[][];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = x & 128 ? (x << 1) ^ 0x11d : x << 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}

/** Returns the Reed-Solomon remainder of a block. */
function correction(data: Uint8Array, count: number): Uint8Array {
  let generator = Uint8Array.of(1);
  for (let i = 0; i < count; i++) {
    const next = new Uint8Array(generator.length + 1);
    generator.forEach((c, j) => {
      next[j]! ^= c;
      if (c) next[j + 1]! ^= EXP[LOG[c]! + i]!;
    });
    generator = next;
  }
  const rest = new Uint8Array(data.length + count);
  rest.set(data);
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead) generator.forEach((c, j) => (rest[i + j]! ^= EXP[LOG[c]! + LOG[lead]!]!));
  }
  return rest.slice(data.length);
}

/** Packs the bytes with header, padding and correction, blocks interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [ecc, ...groups] = BLOCKS[version - 1]!;
  const sizes = groups.flatMap(([count, size]) => Array<number>(count).fill(size));
  const capacity = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Uint8Array.from({ length: capacity }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((a, b) => a * 2 + b, 0));
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => correction(block, ecc));
  const out: number[] = [];
  for (let i = 0; i < Math.max(...sizes); i++) for (const block of blocks) if (i < block.length) out.push(block[i]!);
  for (let i = 0; i < ecc; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

/** Returns the 15 or 18 bits of format or version information with their BCH remainder. */
function bch(value: number, length: number, polynomial: number): number {
  let rest = value << length;
  for (let bit = 31; bit >= length; bit--) if ((rest >>> bit) & 1) rest ^= polynomial << (bit - length);
  return (value << length) | rest;
}

interface Draft {
  readonly dark: Matrix;
  readonly fixed: Matrix;
}

function skeleton(version: number): Draft {
  const size = version * 4 + 17;
  const dark: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Matrix = dark.map((row) => [...row]);
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNMENT[version - 1]!;
  const last = centres.length - 1;
  centres.forEach((cy, i) =>
    centres.forEach((cx, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }),
  );
  if (version >= 7) {
    const bits = bch(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, ((bits >> i) & 1) === 1);
      set(b, a, ((bits >> i) & 1) === 1);
    }
  }
  return { dark, fixed };
}

/** Writes level M and the mask beside the finders. */
function writeFormat({ dark, fixed }: Draft, mask: number): void {
  const size = dark.length;
  const bits = bch(mask, 10, 0x537) ^ 0x5412;
  const set = (x: number, y: number, i: number): void => {
    dark[y]![x] = ((bits >> i) & 1) === 1;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < 15; i++) {
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, i);
    set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, i);
  }
  dark[size - 8]![8] = true;
  fixed[size - 8]![8] = true;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Counts what makes a code hard to read: long runs and solid squares, and a share of dark far from half. */
function penalty(dark: Matrix): number {
  const size = dark.length;
  let score = 0;
  let count = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0, across = 0, down = 0; x < size; x++) {
      const on = dark[y]![x]!;
      count += +on;
      across = x && dark[y]![x - 1] === on ? across + 1 : 1;
      down = x && dark[x - 1]![y] === dark[x]![y] ? down + 1 : 1;
      for (const run of [across, down]) score += run === 5 ? 3 : run > 5 ? 1 : 0;
      if (x && y && [dark[y - 1]![x], dark[y]![x - 1], dark[y - 1]![x - 1]].every((other) => other === on)) score += 3;
    }
  return score + Math.floor(Math.abs((count * 20) / (size * size) - 10)) * 10;
}

/** Makes the QR code of a text; throws a RangeError beyond 213 bytes. */
export function qr(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, ...groups], i) => {
    const capacity = groups.reduce((sum, [count, size]) => sum + count * size, 0);
    return bytes.length <= capacity - (i < 9 ? 2 : 3);
  });
  if (version === 0) throw new RangeError(`a QR code holds at most 213 bytes here, this text has ${bytes.length}`);
  const bits = codewords(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (word >> i) & 1));
  let best: Matrix | null = null;
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const draft = skeleton(version);
    writeFormat(draft, number);
    const { dark, fixed } = draft;
    const size = dark.length;
    let next = 0;
    for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right--;
      for (let i = 0; i < size; i++)
        for (const x of [right, right - 1]) {
          const y = up ? size - 1 - i : i;
          if (!fixed[y]![x]) dark[y]![x] = (bits[next++] === 1) !== mask(x, y);
        }
    }
    const score = penalty(dark);
    if (score < least) [best, least] = [dark, score];
  });
  return best!;
}
