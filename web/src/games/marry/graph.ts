// The valley as the rules lay it out, to be walked by eye, key and line: 37 hexes in rows a to g, numbered from the left.
import printed from '../../generated/content/marry.json';

export type SpotId = string;
export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Hex {
  readonly id: SpotId;
  /** Axial: q to the right along a row, r from row to row. */
  readonly q: number;
  readonly r: number;
  readonly value: number;
  readonly neighbours: Readonly<Partial<Record<Direction, SpotId>>>;
}

/** All hexes, from back to front, each row from the left. */
export const HEXES: readonly Hex[] = printed.spaces;
const BY_ID: ReadonlyMap<SpotId, Hex> = new Map(HEXES.map((hex) => [hex.id, hex]));
export const CENTRE: SpotId = printed.centre;

/** Returns a hex by its id; throws for an id that is not on the board. */
export function hexAt(id: SpotId): Hex {
  const hex = BY_ID.get(id);
  if (!hex) throw new RangeError(`no space "${id}" in the valley; spaces are a1 to g4`);
  return hex;
}

/** Returns the neighbour in a direction, or null at the forest's edge. */
export const neighbour = (id: SpotId, direction: Direction): SpotId | null => hexAt(id).neighbours[direction] ?? null;

/** Lists the spaces from here to the edge in a direction, without this one. */
export function ray(from: SpotId, direction: Direction): SpotId[] {
  const line: SpotId[] = [];
  for (let next = neighbour(from, direction); next !== null; next = neighbour(next, direction)) line.push(next);
  return line;
}

/** Returns the direction of a straight line between two spaces, or null if there is none. */
export const directionTo = (from: SpotId, to: SpotId): Direction | null =>
  DIRECTIONS.find((direction) => ray(from, direction).includes(to)) ?? null;

/** Lists the spaces of the straight line from one space to another, the last one included. */
export function lineTo(from: SpotId, to: SpotId): SpotId[] {
  const direction = directionTo(from, to);
  if (direction === null) return [];
  const line = ray(from, direction);
  return line.slice(0, line.indexOf(to) + 1);
}

/** Half-steps from the middle of the row, so that rows can be compared by column. */
export const columnOf = (id: SpotId): number => 2 * hexAt(id).q + hexAt(id).r;

export interface Walk {
  readonly to: SpotId;
  /** The column that going up and down keeps to. */
  readonly column: number;
}

/** Walks the board by a key; up and down zigzag along the column where the walk began. Null: not a key for walking. */
export function walk(from: SpotId, key: string, column: number, all = false): Walk | null {
  const row = HEXES.filter((hex) => hex.r === hexAt(from).r);
  const turn = (to: SpotId | null | undefined): Walk => ({ to: to ?? from, column: columnOf(to ?? from) });
  const climb = (a: Direction, b: Direction): Walk => {
    const ways = [neighbour(from, a), neighbour(from, b)].filter((id) => id !== null);
    const best = ways.sort((x, y) => Math.abs(columnOf(x) - column) - Math.abs(columnOf(y) - column))[0];
    return { to: best ?? from, column };
  };
  switch (key) {
    case 'ArrowRight':
      return turn(neighbour(from, 'e'));
    case 'ArrowLeft':
      return turn(neighbour(from, 'w'));
    case 'ArrowUp':
      return climb('ne', 'nw');
    case 'ArrowDown':
      return climb('se', 'sw');
    case 'Home':
      return turn((all ? HEXES : row)[0]?.id);
    case 'End':
      return turn((all ? HEXES : row).at(-1)?.id);
    default:
      return null;
  }
}
