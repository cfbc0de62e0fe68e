// All monsters in one picture: a plot for each player, what is in progress first, and how large the whole is.
import type { FactoryView, Laid, MonsterView } from '../../generated/protocol';

export const CELL = 100;
const GAP = 46;
const INNER = 24; // between the monsters of one plot
const LETTERS = 15; // pixels that a name should have on the screen
const TRIES = 18;

/** Scales by what matters: places to play on are large, what is done makes room; at the end it is the other way round. */
const SCALES = { playing: { progress: 1, first: 0.72, minion: 0.5 }, over: { progress: 0.7, first: 1, minion: 0.75 } };
const SHAPES = [0.55, 0.9, 1.4, 2.4]; // how wide a plot may be for its height

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Stand extends Box {
  readonly monster: MonsterView;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}
export interface Plot extends Box {
  readonly owner: number;
  readonly stands: readonly Stand[];
}
export interface Layout {
  readonly plots: readonly Plot[];
  readonly width: number;
  readonly height: number;
  /** Room for a name above each plot, so that it can be read at the size at which all is seen. */
  readonly head: number;
}

type Sized<T extends Box> = Omit<T, 'x' | 'y'>;
interface Rows<T> {
  readonly placed: readonly T[];
  readonly width: number;
  readonly height: number;
}

/** Sets things in rows of at most one width, each row's things on one base. */
function rows<T extends Box>(sized: readonly Sized<T>[], limit: number, gap: number): Rows<T> {
  const placed: T[] = [];
  let [y, width] = [0, 0];
  for (let at = 0; at < sized.length; ) {
    let [x, tall, end] = [0, 0, at];
    while (end < sized.length && (end === at || x + sized[end]!.width <= limit)) {
      x += sized[end]!.width + gap;
      tall = Math.max(tall, sized[end]!.height);
      end++;
    }
    let left = 0;
    for (const each of sized.slice(at, end)) {
      placed.push({ ...each, x: left, y } as unknown as T);
      left += each.width + gap;
    }
    width = Math.max(width, x - gap);
    y += tall + gap;
    at = end;
  }
  return { placed, width, height: Math.max(0, y - gap) };
}

/** Tries row widths from the widest thing to all in one row and keeps what fills a frame with the largest scale. */
function best<T extends Box>(sized: readonly Sized<T>[], ratio: number, gap: number): Rows<T> {
  const widest = Math.max(0, ...sized.map(({ width }) => width));
  const all = sized.reduce((sum, { width }) => sum + width + gap, 0);
  let found: Rows<T> = { placed: [], width: 0, height: 0 };
  let most = 0;
  for (let i = 0; i <= TRIES; i++) {
    const laid = rows<T>(sized, widest + ((all - widest) * i * i) / (TRIES * TRIES), gap);
    const fit = Math.min(ratio / Math.max(1, laid.width), 1 / Math.max(1, laid.height));
    if (fit > most * 1.001) [found, most] = [laid, fit];
  }
  return found;
}

function stand(monster: MonsterView, over: boolean): Sized<Stand> {
  const cells = monster.done || over ? monster.cells.filter((cell) => cell.face >= 0) : monster.cells;
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = SCALES[over ? 'over' : 'playing'][monster.done ? (monster.first ? 'first' : 'minion') : 'progress'];
  return { monster, scale, left, top, width: (Math.max(...xs) - left + 1) * CELL * scale, height: (Math.max(...ys) - top + 1) * CELL * scale };
}

/** Leaves out what is worth nothing to look at: minions that were still to grow when the game ended. */
const shown = (monster: MonsterView, over: boolean): boolean => !over || monster.done || monster.first;
const rank = (monster: MonsterView): number => (monster.done ? (monster.first ? 1 : 2) : 0);

function plotOf(owner: number, monsters: readonly MonsterView[], over: boolean, head: number, shape: number): Sized<Plot> {
  const own = monsters.filter((monster) => monster.owner === owner && shown(monster, over)).sort((a, b) => rank(a) - rank(b) || a.minion - b.minion);
  const inner = best<Stand>(own.map((monster) => stand(monster, over)), shape, INNER);
  const stands = inner.placed.map((each) => ({ ...each, y: each.y + head }));
  // A name needs some room of its own, however small the monster is.
  return { owner, stands, width: Math.max(inner.width, head * 4.2), height: inner.height + head };
}

/** Lays all plots out for a frame of so many pixels. */
export function arrange(view: Pick<FactoryView, 'monsters' | 'over'>, width: number, height: number): Layout {
  const owners = [...new Set(view.monsters.map((monster) => monster.owner))].sort((a, b) => a - b);
  const ratio = width / Math.max(1, height);
  let head = 60;
  let laid: Rows<Plot> = { placed: [], width: CELL, height: CELL };
  const scaleOf = (rowed: Rows<Plot>): number => Math.min(width / Math.max(CELL, rowed.width), height / Math.max(CELL, rowed.height));
  // How large a name must be depends on the scale, and the scale on the room for names: twice is near enough.
  for (let round = 0; round < 3; round++) {
    const tried = SHAPES.map((shape) => best<Plot>(owners.map((owner) => plotOf(owner, view.monsters, view.over, head, shape)), ratio, GAP));
    laid = tried.reduce((one, two) => (scaleOf(two) > scaleOf(one) * 1.001 ? two : one));
    if (round < 2) head = Math.min(190, Math.max(34, (LETTERS * 1.7) / Math.max(0.01, scaleOf(laid))));
  }
  const scale = scaleOf(laid);
  return { ...spread(laid, Math.max(laid.width, width / scale), Math.max(laid.height, height / scale)), head };
}

/** Lets plots use the room that is left: rows apart, and the plots of a row. */
function spread({ placed, width, height }: Rows<Plot>, roomX: number, roomY: number): Omit<Layout, 'head'> {
  const tops = [...new Set(placed.map((plot) => plot.y))];
  const plots = placed.map((plot): Plot => {
    const row = placed.filter((each) => each.y === plot.y);
    const used = row.reduce((sum, each) => sum + each.width, 0) + GAP * (row.length - 1);
    const free = (roomX - used) / row.length;
    return { ...plot, x: plot.x + free * (row.indexOf(plot) + 0.5), y: plot.y + ((roomY - height) / tops.length) * (tops.indexOf(plot.y) + 0.5) };
  });
  return { plots, width: Math.max(width, roomX), height: Math.max(height, roomY) };
}

/** Finds where a cell is drawn within its monster. */
export const cellPlace = (where: Stand, cell: Laid): readonly [number, number] => [(cell.x - where.left) * CELL, (cell.y - where.top) * CELL];
