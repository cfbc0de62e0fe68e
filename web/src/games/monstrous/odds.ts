// What an aim will probably hit, read off the numbers that Python counted for this moment, while a hand drags.
import type { AimOdds, Window } from '../../generated/protocol';
import { goal, range, type Aim, type Point } from './aim';
import { between, techniques } from './library';

export interface Ellipse {
  readonly rx: number;
  readonly ry: number;
}
/** What is drawn of an aim. */
export interface Spread {
  readonly mean: Point;
  /** Degrees counter-clockwise by which both ellipses are turned. */
  readonly turn: number;
  /** Half of all throws come to rest within the one, nine of ten within the other. */
  readonly half: Ellipse;
  readonly most: Ellipse;
}
export interface Odds extends Spread {
  readonly hits: readonly (readonly [card: number, share: number])[];
  readonly nothing: number;
  readonly off: number;
  readonly over: number;
}

const ZERO = 48;
const SMALLEST = 4;

function countAt([column, row, width, counts]: Window, x: number, y: number): number {
  if (x < column || x >= column + width || y < row) return 0;
  const sign = counts.charCodeAt((y - row) * width + x - column);
  return Number.isNaN(sign) ? 0 : sign - ZERO;
}

/** Returns the weighted places of the lattice round a goal and direction. */
function corners({ half, columns, rows, bearings }: AimOdds, [x, y]: Point, bearing: number): { b: number; x: number; y: number; weight: number }[] {
  const along = (value: number, reach: number, count: number): number => Math.min(Math.max(((value / reach + 1) / 2) * (count - 1), 0), count - 1);
  const [fx, fy, fb] = [along(x, half[0]!, columns), along(y, half[1]!, rows), ((((bearing / 360) * bearings) % bearings) + bearings) % bearings];
  const pair = (f: number): (readonly [number, number])[] => [[Math.floor(f), 1 - (f - Math.floor(f))], [Math.floor(f) + 1, f - Math.floor(f)]];
  return pair(fb).flatMap(([b, wb]) => pair(fx).flatMap(([cx, wx]) => pair(fy).map(([cy, wy]) => ({ b: b % bearings, x: cx, y: cy, weight: wb * wx * wy }))));
}

/** Reads the chances of an aim off the lattice: of each card, of hitting nothing and of falling off the table. */
export function chances(told: AimOdds, technique: number, at: Point, bearing: number): Pick<Odds, 'hits' | 'nothing' | 'off'> {
  const around = corners(told, at, bearing);
  const share = (windows: (b: number) => Window): number => around.reduce((sum, { b, x, y, weight }) => sum + weight * countAt(windows(b), x, y), 0) / told.samples;
  const hits = told.cards.map((card, n) => [card, share((b) => told.hits[technique]![b]![n]!)] as const);
  return {
    hits: hits.filter(([, chance]) => chance > 0).sort((a, b) => b[1] - a[1]),
    nothing: share((b) => told.nothing[technique]![b]!), off: share((b) => told.off[technique]![b]!),
  };
}

/** Weighs an aim by what was told of the moment. */
export function weigh(aim: Aim, told: AimOdds): Odds {
  const technique = techniques.indexOf(aim.technique);
  const { along, across, half, most, over } = told.scatter[technique]!;
  const distance = range(aim) * 1000;
  const at = (values: readonly number[]): number => between(aim.technique.distances, values, distance);
  const ellipse = (axes: readonly (readonly number[])[]): Ellipse => ({ rx: Math.max(SMALLEST, at(axes.map(([rx]) => rx!))), ry: Math.max(SMALLEST, at(axes.map(([, ry]) => ry!))) });
  const [c, s] = [Math.cos((aim.bearing * Math.PI) / 180), Math.sin((aim.bearing * Math.PI) / 180)];
  const [gx, gy] = goal(aim);
  const [beyond, left] = [at(along), at(across)];
  return {
    mean: [gx + beyond * c - left * s, gy + beyond * s + left * c], turn: aim.bearing, half: ellipse(half), most: ellipse(most), over: at(over),
    ...chances(told, technique, [gx, gy], aim.bearing),
  };
}
