// Tiles as they lie, drawn once and kept; all eyes of a monster look at one thing.
import type { FactoryView, Laid, MonsterView } from '../../generated/protocol';
import type { Gaze } from '../../lib/ink';
import { tile } from './tile';

/** Returns edges after a clockwise turn of so many quarters. */
export const turned = (edges: string, turn: number): string => edges.slice(4 - turn) + edges.slice(0, 4 - turn);

/** Returns how many turns of a tile differ. */
export const turnsOf = (edges: string): number => (turned(edges, 1) === edges ? 1 : turned(edges, 2) === edges ? 2 : 4);

const kept = new Map<string, string>();
const MOST = 900;
const WAYS = 16; // directions of a gaze; finer ones nobody sees
export const AHEAD = -1;

/** Draws a face as it lies; what was drawn once is kept. The number gives each place of the board a look of its own. */
export function picture(view: FactoryView, face: number, turn: number, seed: number, way = AHEAD): string {
  const kind = view.faces[face];
  if (!kind) return '';
  const key = `${kind.edges}/${turn}/${kind.eye ? way : ''}/${kind.eye}/${seed}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size > MOST) kept.clear();
  const angle = (way * 2 * Math.PI) / WAYS;
  const gaze: Gaze = way === AHEAD ? [0, 0.15] : [Math.cos(angle) * 0.95, Math.sin(angle) * 0.9];
  const made = tile({ edges: turned(kind.edges, turn), turn, seed, eyed: kind.eye, gaze });
  kept.set(key, made);
  return made;
}

/** Mixes a face and a cell into the number that decides how a tile looks. */
export const seedOf = (face: number, cell: number): number => face * 7 + cell * 131 + 1;

/** Finds what a monster looks at: the place that has been open for longest, or, when it is complete, the moon above it. */
export function target(monster: MonsterView): readonly [number, number] {
  const open = monster.cells.filter((cell) => cell.face < 0);
  const wanted = monster.done ? undefined : open.reduce<Laid | undefined>((least, cell) => (least && least.cell < cell.cell ? least : cell), undefined);
  if (wanted) return [wanted.x, wanted.y];
  const laid = monster.cells.filter((cell) => cell.face >= 0);
  const [xs, ys] = [laid.map((cell) => cell.x), laid.map((cell) => cell.y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, Math.min(...ys) - 2];
}

/** Returns the direction from a cell to what its monster looks at. */
export function gazeTo([x, y]: readonly [number, number], cell: Laid): number {
  if (cell.x === x && cell.y === y) return AHEAD;
  return (Math.round((Math.atan2(y - cell.y, x - cell.x) * WAYS) / (2 * Math.PI)) + WAYS) % WAYS;
}
