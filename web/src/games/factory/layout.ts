// All monsters in one picture: where each stands, and how large the whole is.
import type { FactoryView, Laid, MonsterView } from '../../generated/protocol';
import { tile } from './tile';

export const CELL = 100;
export const HEAD = 60; // room for a monster's name
const NARROW = 270; // room for a name and its figures
const GAP = 60;
const SMALL = 0.5; // minions that are finished are shown at half their size

export interface Stand {
  readonly monster: MonsterView;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Layout {
  readonly stands: readonly Stand[];
  readonly width: number;
  readonly height: number;
}

const small = (monster: MonsterView): boolean => monster.done && !monster.first;

/** Sets monsters in rows of about one width, by owner: the first one, what is in progress, then what is finished. */
export function arrange(view: FactoryView, ratio: number): Layout {
  const order = [...view.monsters].sort((a, b) => Number(small(a)) - Number(small(b)) || a.owner - b.owner || a.minion - b.minion);
  const sized = order.map((monster) => {
    const cells = monster.done ? monster.cells.filter((cell) => cell.face >= 0) : monster.cells;
    const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const scale = small(monster) ? SMALL : 1;
    const width = Math.max(NARROW, (Math.max(...xs) - left + 1) * CELL * scale);
    const height = (Math.max(...ys) - top + 1) * CELL * scale + HEAD;
    return { monster, scale, left, top, width, height };
  });
  const area = sized.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const widest = Math.max(0, ...sized.map(({ width }) => width));
  // The best of a few row widths: the one whose picture fills a frame of this ratio with the largest scale.
  let best: Layout = { stands: [], width: CELL, height: CELL };
  let most = 0;
  for (const stretch of [0.8, 0.95, 1.1, 1.3, 1.6]) {
    const laid = rows(sized, Math.max(widest, Math.sqrt(area * ratio) * stretch));
    const fit = Math.min(ratio / laid.width, 1 / laid.height);
    if (fit > most) [best, most] = [laid, fit];
  }
  return best;
}

function rows(sized: readonly Omit<Stand, 'x' | 'y'>[], limit: number): Layout {
  const stands: Stand[] = [];
  let [x, y, tall, width] = [0, 0, 0, 0];
  for (const each of sized) {
    if (x > 0 && x + each.width > limit) [x, y, tall] = [0, y + tall + GAP, 0];
    stands.push({ ...each, x, y });
    width = Math.max(width, x + each.width);
    tall = Math.max(tall, each.height);
    x += each.width + GAP;
  }
  return { stands, width: Math.max(CELL, width), height: Math.max(CELL, y + tall) };
}

/** Finds where a cell is drawn within its monster. */
export const cellPlace = (stand: Stand, cell: Laid): readonly [number, number] => [(cell.x - stand.left) * CELL, (cell.y - stand.top) * CELL];

/** Returns edges after a clockwise turn of so many quarters. */
export const turned = (edges: string, turn: number): string => edges.slice(4 - turn) + edges.slice(0, 4 - turn);

const drawn = new Map<string, string>();
const MOST = 600;

/** Draws a face as it lies; what was drawn once is kept. The number gives each place of the board a look of its own. */
export function picture(view: FactoryView, face: number, turn: number, seed: number): string {
  const kind = view.faces[face];
  if (!kind) return '';
  const key = `${kind.edges}/${turn}/${kind.eye}/${seed}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size > MOST) drawn.clear();
  const made = tile({ edges: turned(kind.edges, turn), turn, seed, eyed: kind.eye });
  drawn.set(key, made);
  return made;
}

/** Mixes a face and a cell into the number that decides how a tile looks. */
export const seedOf = (face: number, cell: number): number => face * 7 + cell * 131 + 1;

const HATCH =
  '<pattern id="hatch" patternUnits="userSpaceOnUse" width="3.928" height="3.928" patternTransform="rotate(45)"><rect width="1.15" height="3.928" fill="#21182c"/></pattern>';

/** Writes a monster as a picture of its own, to be saved and shown around. */
export function poster(view: FactoryView, monster: MonsterView, title: string): string {
  const cells = monster.cells.filter((cell) => cell.face >= 0);
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [(Math.max(...xs) - left + 1) * CELL, (Math.max(...ys) - top + 1) * CELL];
  const escaped = title.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
  const body = cells
    .map((cell) => `<g transform="translate(${(cell.x - left) * CELL} ${(cell.y - top) * CELL})">${picture(view, cell.face, cell.turn, seedOf(cell.face, cell.cell))}</g>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 ${width + 80} ${height + 120}" width="${width + 80}" height="${height + 120}"><title>${escaped}</title><defs>${HATCH}</defs>` +
    `<rect x="-40" y="-40" width="${width + 80}" height="${height + 120}" fill="#f6ead0"/>${body}` +
    `<text x="${width / 2}" y="${height + 48}" text-anchor="middle" font-family="Georgia, serif" font-size="30" fill="#21182c">${escaped}</text></svg>`
  );
}
