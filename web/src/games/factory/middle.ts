// What a joint of limbs carries: in its middle a face or something from the factory, on its blank sides feet, hair, arms, fins.
import { limb, tenth as n, type Part } from '../../lib/field';
import { CREAM, eye, grin, inked, spike, stroke, type Gaze } from '../../lib/ink';
import type { Dice } from './dice';
import type { Hide, Kind } from './limbs';
import { PINK, RUST, circle, door, gauge, maw, nose, patch, stitches, zip } from './trinkets';

export interface Joint {
  readonly x: number;
  readonly y: number;
  readonly main: Kind;
  readonly hide: Hide;
  readonly chance: Dice;
}

/** Draws a face: one to three eyes, and a mouth if there is room. */
function face({ x, y, main, hide, chance }: Joint, r: number, gaze: Gaze): string {
  const iris = chance.pick(['#7ec850', '#f2b233', '#58b4d8', '#ef7b3c']);
  const [lid, mood, lidFill] = [chance.between(0.18, 0.38), chance.between(-10, 12), hide.lid];
  if (main === 't') return eye(x, y, r * 0.86, { gaze, lid, tilt: mood, lidFill, iris });
  const one = (dx: number, dy: number, size: number, tilt: number): string => eye(x + dx * r, y + dy, r * size, { gaze, lid, tilt, lidFill, iris });
  const look = chance.pick([
    () => one(0, -7, 0.74, 0),
    () => one(-0.55, -7, 0.52, mood) + one(0.55, -8, 0.46, -mood),
    () => one(-0.72, -3, 0.36, mood) + one(0.72, -3, 0.36, -mood) + one(0, -11, 0.44, 0),
  ])();
  const fangs = `M${n(x - r * 0.3)} ${n(y + 14)}l3 -8l4 9zM${n(x + r * 0.25)} ${n(y + 14.5)}l3 -8l4 7z`;
  const lips = chance.pick([
    () => grin(x, y + 8, r * 0.86, 9),
    () => grin(x, y + 8, r * 0.8, 8, { teeth: 4, sharp: false }),
    () => stroke(`M${n(x - r * 0.6)} ${n(y + 12)}q${n(r * 0.6)} 8 ${n(r * 1.2)} -2`, 2.6) + inked(fangs, CREAM, 1.4),
    () => nose(x, y + 13, r * 0.26),
  ])();
  return look + lips;
}

/** Fills the middle of a joint. */
export function middle(joint: Joint, r: number, roomy: boolean, eyed: boolean, gaze: Gaze): string {
  const { x, y, main, chance } = joint;
  if (eyed) return face(joint, r, gaze);
  if (!roomy && main === 't') return chance() < 0.5 ? '' : stitches(x - 9, y - 9, x + 9, y + 9, 5, 3);
  const small = [
    () => gauge(x, y, r * 0.72),
    () => patch(x, y, r * 0.62, chance.between(-25, 25), chance.pick([RUST, '#4aa3b8', '#e3b23c'])),
    () => maw(x, y, r * 0.62),
    () => nose(x, y - 2, r * 0.5) + stroke(`M${n(x - r * 0.6)} ${n(y + r * 0.7)}q${n(r * 0.6)} ${n(r * 0.35)} ${n(r * 1.2)} 0`, 2.2),
    () => zip(x, y, r * 0.8, chance.between(-30, 30)),
  ];
  const large = [() => door(x, y, r * 0.82), () => grin(x, y - 7, r * 1.05, r * 0.72, { teeth: 6, sharp: chance() < 0.6, lower: true })];
  return chance.pick(main === 't' ? small : [...large, ...small])();
}

export interface Outgrowth {
  parts: Part[];
  back: string;
  front: string;
  /** Half the width on top that carries its own hair, so that no spikes grow there. */
  crest: number;
}

function feet({ x, y }: Joint, R: number, q: number, into: Outgrowth): void {
  for (const e of [-1, 1]) {
    const [fx, fy] = [x + e * 13 * q, Math.min(90, y + R + 14 * q)];
    into.parts.push(limb([[fx, y + R * 0.6, 7.5 * q], [fx + e * 2, fy - 4, 6.5 * q], [fx + e * 7 * q, fy - 2, 6 * q]], 4));
    for (const toe of [-4, 1.5, 7]) into.front += circle(fx + e * (toe + 5) * q, fy + 2.4 * q, 2.6 * q, CREAM, 1.3);
  }
}

function feelers({ x, y }: Joint, R: number, q: number): string {
  return [-1, 1]
    .map((e) => {
      const [ex, ey] = [x + e * 15 * q, y - R - 11 * q];
      return stroke(`M${n(x + e * 5 * q)} ${n(y - R * 0.7)}Q${n(x + e * 5)} ${n(ey + 2)} ${n(ex)} ${n(ey)}`, 2.6) + circle(ex, ey, 4.4 * q + 1, PINK, 2);
    })
    .join('');
}

const hair = ({ x, y }: Joint, R: number, q: number): string =>
  [-2, -1, 0, 1, 2].map((j) => spike([x + j * 6 * q, y - R * 0.84], [j * 0.16, -1], (17 - Math.abs(j) * 2) * q, 4.6 * q, { fill: RUST, lean: j % 2 ? 3 : -3 })).join('');

function arm({ x, y, chance }: Joint, R: number, q: number, e: number, into: Outgrowth): void {
  const hx = x + e * Math.min(R + 11 * q, (e > 0 ? 100 - x : x) - 16);
  const hy = y + (chance() < 0.5 ? -9 : 10) * q;
  into.parts.push(limb([[x + e * R * 0.6, y + 2, 6 * q + 1], [x + e * (R + 3), y + 4 * q, 4.6 * q + 1], [hx, hy, 5 * q + 1]], 5));
  for (const spread of [-0.9, 0, 0.9]) {
    const a = (hy < y ? -1 : 1) * 0.7 + spread;
    const reach = 7 * q + 1.5;
    into.parts.push(limb([[hx, hy, 4 * q + 0.6], [hx + e * Math.cos(a) * reach, hy + Math.sin(a) * reach, 2.5 * q + 0.8]], 2));
  }
}

const fins = ({ x, y }: Joint, R: number, q: number, e: number): string =>
  [-0.7, 0, 0.7].map((t) => spike([x + e * R * 0.8, y + t * 13 * q], [e * Math.cos(t * 0.7), Math.sin(t * 0.7)], 15 * q + 2, 6 * q, { fill: PINK })).join('');

/** Grows what blank sides may carry; `sides` are asked in the tile's own order, so that a turned tile keeps its dice. */
export function outgrow(joint: Joint, sides: readonly number[], taken: ReadonlySet<number>, R: number): Outgrowth {
  const q = joint.main === 'K' ? 1 : 0.62;
  const into: Outgrowth = { parts: [], back: '', front: '', crest: 0 };
  for (const way of sides) {
    const luck = joint.chance();
    if (taken.has(way)) continue;
    const e = way === 1 ? 1 : -1;
    if (way === 2 && luck < 0.75) feet(joint, R, q, into);
    if (way === 0 && luck < 0.7) {
      into.crest = 20 * q;
      into.back += luck < 0.35 ? feelers(joint, R, q) : hair(joint, R, q);
    }
    if (way % 2 && luck < 0.45) arm(joint, R, q, e, into);
    else if (way % 2 && luck < 0.75) into.back += fins(joint, R, q, e);
  }
  return into;
}
