// What an aim will probably hit, told by the practised landings: all of it lies open on the table.
import { MONSTER, LOCATION } from './cards';
import { goal, range, type Aim, type Point } from './aim';
import { scatter } from './library';
import { HALF } from './sea';

export interface Lies {
  readonly card: number;
  readonly place: boolean;
  /** Corners in micrometres, y to the north, counter-clockwise. */
  readonly corners: readonly number[];
}
export interface Ellipse {
  readonly rx: number;
  readonly ry: number;
}
export interface Odds {
  readonly mean: Point;
  /** Degrees counter-clockwise by which both ellipses are turned. */
  readonly turn: number;
  /** Half of all throws come to rest within the one, nine of ten within the other. */
  readonly half: Ellipse;
  readonly most: Ellipse;
  readonly hits: readonly (readonly [card: number, share: number])[];
  readonly nothing: number;
  readonly off: number;
  readonly over: number;
}

const STEPS = 9;
/** Points along a monster's edge, its middle at (0, 0), the long side along y. */
const EDGE: readonly Point[] = Array.from({ length: STEPS }, (_, n) => n / STEPS - 0.5).flatMap((t): Point[] => [
  [t * MONSTER[0], MONSTER[1] / 2], [t * MONSTER[0], -MONSTER[1] / 2], [MONSTER[0] / 2, t * MONSTER[1]], [-MONSTER[0] / 2, t * MONSTER[1]],
]);

function inside([x, y]: Point, corners: readonly number[]): boolean {
  for (let n = 0; n < 8; n += 2) {
    const [ax, ay, bx, by] = [corners[n]! / 1000, corners[n + 1]! / 1000, corners[(n + 2) % 8]! / 1000, corners[(n + 3) % 8]! / 1000];
    if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0) return false;
  }
  return true;
}

/** Weighs a throw: each practised landing is laid on the table as it lies, and its edge tells what it covers. */
export function weigh(aim: Aim, skill: string, lying: readonly Lies[]): Odds {
  const [gx, gy] = goal(aim);
  const angle = aim.bearing / (180 / Math.PI);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const landings = scatter(aim.technique, skill, range(aim) * 1000);
  const counts = new Map<number, number>();
  let [nothing, off, over] = [0, 0, 0];
  for (const [beyond, left, turned, flipped] of landings) {
    const [x, y] = [gx + beyond * c - left * s, gy + beyond * s + left * c];
    if (flipped) over++;
    if (Math.abs(x) > HALF[0] || Math.abs(y) > HALF[1]) {
      off++;
      continue;
    }
    // The long side of a card that has not turned points along its flight.
    const yaw = turned + angle - Math.PI / 2;
    const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
    const hit = new Set<number>();
    for (const [u, v] of EDGE) {
      const point: Point = [x + u * cy - v * sy, y + u * sy + v * cy];
      // The topmost card there is what the edge is seen over.
      const top = lying.findLast((card) => Math.abs(card.corners[0]! / 1000 - point[0]) < 2 * LOCATION[0] && inside(point, card.corners));
      if (top) hit.add(top.card);
    }
    if (hit.size === 0) nothing++;
    for (const card of hit) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  const all = Math.max(1, landings.length);
  const mean = (of: (landing: (typeof landings)[number]) => number): number => landings.reduce((sum, each) => sum + of(each), 0) / all;
  const [along, across] = [mean(([beyond]) => beyond), mean(([, left]) => left)];
  const spread = (of: (landing: (typeof landings)[number]) => number, middle: number): number => Math.sqrt(mean((each) => (of(each) - middle) ** 2));
  const [sx, sy] = [spread(([beyond]) => beyond, along), spread(([, left]) => left, across)];
  const ellipse = (factor: number): Ellipse => ({ rx: Math.max(4, factor * sx), ry: Math.max(4, factor * sy) });
  return {
    mean: [gx + along * c - across * s, gy + along * s + across * c], turn: aim.bearing,
    half: ellipse(1.177), most: ellipse(2.146), // of a normal spread in two dimensions
    hits: [...counts].map(([card, count]) => [card, count / all] as const).sort((a, b) => b[1] - a[1]),
    nothing: nothing / all, off: off / all, over: over / all,
  };
}
