import { describe, expect, it } from 'vitest';
import type { Spot } from '../../generated/protocol';
import { layOut, type Layout } from './layout';

const spot = (id: string, x: number, y: number, pieces: Spot['pieces'] = []): Spot => ({ id, x, y, value: 0, neighbours: {}, pieces });
const wordsOf = (piece: { kind: string }): string => piece.kind;
const overlaps = ({ cells, width, height }: Layout): string[] =>
  cells.flatMap((one, n) => cells.slice(n + 1).flatMap((other) => (Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height ? [`${one.id} ${other.id}`] : [])));

describe('the plain board', () => {
  const grid = Array.from({ length: 64 }, (_, n) => spot(`s${n}`, n % 8, Math.floor(n / 8), n % 3 ? [] : [{ kind: 'crocodile', seat: n % 5, size: 2 }]));

  it('keeps spots that lie one apart from covering each other', () => expect(overlaps(layOut(grid, wordsOf))).toEqual([]));

  it('keeps their order, and those that are far apart as near as usual', () => {
    const { cells } = layOut([spot('a', 0, 0), spot('b', 4, 0), spot('c', 0, 3)], wordsOf);
    expect(cells.map(({ x, y }) => [x, y])).toEqual([[0, 0], [4 * 46, 0], [0, 3 * 46]]);
  });

  it('stands spots that share a place in rows', () => {
    const layout = layOut(Array.from({ length: 5 }, (_, n) => spot(`s${n}`, 0, 0)), wordsOf);
    expect(overlaps(layout)).toEqual([]);
  });

  it('cuts nothing off: every piece lies within its spot, every spot within the picture', () => {
    const crowd = Array.from({ length: 9 }, (_, seat) => ({ kind: 'hippopotamus', seat, size: 1 }));
    const { cells, width, height, box } = layOut([...grid, spot('swamp', 9, 9, crowd)], wordsOf);
    for (const { x, y, pieces } of cells) {
      expect(x - width / 2).toBeGreaterThanOrEqual(box[0]);
      expect(y + height / 2).toBeLessThanOrEqual(box[1] + box[3]);
      for (const piece of pieces) expect(Math.abs(piece.y) + 13).toBeLessThanOrEqual(height / 2);
    }
    expect(width).toBeGreaterThan(12 * 7);
  });
});
