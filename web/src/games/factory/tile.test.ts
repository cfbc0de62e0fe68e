import { describe, expect, it } from 'vitest';
import { HALF, type Kind } from './limbs';
import { turned } from './picture';
import { shapeOf } from './shapes';
import { tile } from './tile';

const SHAPES = ['t...', 'K...', 'tt..', 'tK..', 'Kt..', 'KK..', 't.t.', 't.K.', 'K.K.', 'ttt.', 'ttK.', 'tKt.', 'tKK.', 'Ktt.', 'KtK.', 'KKt.', 'KKK.', 'tttt', 'tttK', 'ttKK', 'tKtK', 'tKKK', 'KKKK'];

/** Finds where a tile's outline crosses a border, in the drawn path itself. */
function crossings(svg: string, side: number): number[] {
  const d = /<path id="p\d+" d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points: [number, number][] = [[numbers[0]!, numbers[1]!]];
  for (let i = 2; i + 5 < numbers.length; i += 6) points.push([numbers[i + 4]!, numbers[i + 5]!]);
  const [axis, at] = [[1, 0], [0, 100], [1, 100], [0, 0]][side] as [0 | 1, number];
  const found: number[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    if (a[axis] < at !== b[axis] < at) found.push(a[1 - axis]! + ((b[1 - axis]! - a[1 - axis]!) * (at - a[axis])) / (b[axis] - a[axis]));
  });
  return found.sort((x, y) => x - y);
}

describe('a tile', () => {
  it.each(SHAPES)('%s crosses its borders where its edges say, whatever its number, turn and eye', (shape) => {
    for (const turn of [0, 1, 2, 3])
      for (const [seed, eyed] of [[1, false], [2, true], [31, false], [77, true]] as const) {
        const edges = turned(shape, turn);
        const svg = tile({ edges, turn, seed, eyed });
        [...edges].forEach((edge, side) => {
          const found = crossings(svg, side);
          if (edge === '.') expect(found).toEqual([]);
          else {
            expect(found).toHaveLength(2);
            expect(Math.abs(found[0]! - (50 - HALF[edge as Kind]))).toBeLessThan(1.2);
            expect(Math.abs(found[1]! - (50 + HALF[edge as Kind]))).toBeLessThan(1.2);
          }
        });
      }
  }, 30_000);

  it('looks the same whenever it is drawn, and unlike its neighbour', () => {
    const plain = (svg: string): string => svg.replace(/\b[a-z]\d+[rc]?\b/g, '');
    const look = { edges: 'KK..', turn: 0, eyed: true };
    expect(plain(tile({ ...look, seed: 5 }))).toBe(plain(tile({ ...look, seed: 5 })));
    expect(plain(tile({ ...look, seed: 5 }))).not.toBe(plain(tile({ ...look, seed: 6 })));
  });

  it('has an eye exactly if it counts as one', () => {
    for (const shape of SHAPES)
      for (let seed = 1; seed < 6; seed++) {
        expect(tile({ edges: shape, turn: 0, seed, eyed: true })).toContain('class="look"');
        expect(tile({ edges: shape, turn: 0, seed, eyed: false })).not.toContain('class="look"');
      }
  }, 30_000);
});

describe('names', () => {
  it('calls a tile by the least number that its edges make', () => {
    expect(shapeOf('..t.', false)).toBe(1);
    expect(shapeOf('t.K.', true)).toBe(18 + 256);
    expect(new Set(SHAPES.map((shape) => shapeOf(shape, false))).size).toBe(SHAPES.length);
  });
});
