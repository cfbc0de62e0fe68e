import { describe, expect, it } from 'vitest';
import { CENTRE, DIRECTIONS, HEXES, columnOf, directionTo, hexAt, lineTo, neighbour, ray, walk, type Direction } from './graph';

const OPPOSITE: Record<Direction, Direction> = { e: 'w', ne: 'sw', nw: 'se', w: 'e', sw: 'ne', se: 'nw' };

describe('the valley', () => {
  it('has rows of 4, 5, 6, 7, 6, 5 and 4', () => {
    expect([...'abcdefg'].map((row) => HEXES.filter((hex) => hex.id.startsWith(row)).length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
  });

  it('is worth 65 points: 5, six 3s, twelve 2s, eighteen 1s', () => {
    const count = (value: number) => HEXES.filter((hex) => hex.value === value).length;
    expect([count(5), count(3), count(2), count(1)]).toEqual([1, 6, 12, 18]);
    expect(HEXES.reduce((sum, hex) => sum + hex.value, 0)).toBe(65);
    expect(hexAt(CENTRE)).toMatchObject({ q: 0, r: 0, value: 5 });
  });

  it('leads back by the opposite direction from every neighbour', () => {
    let borders = 0;
    for (const { id } of HEXES)
      for (const direction of DIRECTIONS) {
        const next = neighbour(id, direction);
        if (next === null) continue;
        borders++;
        expect(neighbour(next, OPPOSITE[direction])).toBe(id);
      }
    expect(borders).toBe(2 * 90);
  });

  it('never wraps round an edge', () => {
    expect(neighbour('d7', 'e')).toBeNull();
    expect(neighbour('a1', 'nw')).toBeNull();
    expect(neighbour('a4', 'se')).toBe('b5');
    expect(neighbour('g1', 'sw')).toBeNull();
  });

  it('has straight lines of up to six further spaces', () => {
    expect(ray('d1', 'e')).toEqual(['d2', 'd3', 'd4', 'd5', 'd6', 'd7']);
    expect(ray('a1', 'se')).toEqual(['b2', 'c3', 'd4', 'e4', 'f4', 'g4']);
    expect(ray('g1', 'ne')).toEqual(['f2', 'e3', 'd4', 'c4', 'b4', 'a4']);
  });

  it('finds the line between two spaces, or that there is none', () => {
    expect(lineTo('d4', 'g4')).toEqual(['e4', 'f4', 'g4']);
    expect(directionTo('d4', 'a4')).toBe('ne');
    expect(directionTo('d4', 'e2')).toBeNull();
    expect(lineTo('d4', 'd4')).toEqual([]);
  });

  it('names an unknown space', () => {
    expect(() => hexAt('h1')).toThrow('no space "h1"');
  });
});

describe('walking by keys', () => {
  const go = (from: string, keys: string[], all = false): string => {
    let at = { to: from, column: columnOf(from) };
    for (const key of keys) at = walk(at.to, key, at.column, all) ?? at;
    return at.to;
  };

  it('reaches every space from the centre', () => {
    const seen = new Set([CENTRE]);
    for (const id of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(go(id, [key]));
    expect(seen.size).toBe(37);
  });

  it('comes back to the same column after going up and down', () => {
    const up = Array<string>(3).fill('ArrowUp');
    const down = Array<string>(3).fill('ArrowDown');
    expect(go('d4', [...up, ...down])).toBe('d4');
    expect(Math.abs(columnOf(go('d3', up)) - columnOf('d3'))).toBeLessThanOrEqual(1);
  });

  it('stays on the board at its edges', () => {
    expect(go('a1', ['ArrowUp', 'ArrowLeft'])).toBe('a1');
    expect(go('d7', ['ArrowRight'])).toBe('d7');
  });

  it('goes to the ends of the row, or of the board', () => {
    expect([go('c3', ['Home']), go('c3', ['End'])]).toEqual(['c1', 'c6']);
    expect([go('c3', ['Home'], true), go('c3', ['End'], true)]).toEqual(['a1', 'g4']);
  });

  it('leaves other keys alone', () => {
    expect(walk('d4', 'x', 0)).toBeNull();
  });
});
