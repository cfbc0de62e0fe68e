// The fachan: one eye, one horn, one tooth, one arm, one leg, one flower. About 110 x 170, foot at (0, 0).
import { limb, type Box, type Part } from '../../lib/field';
import { CREAM, INK, blob, eye, grin, inked, spike, stroke, type Gaze, type Skin } from '../../lib/ink';

export const FUR: Skin = { fill: '#d96b3f', shade: '#8f3a2c', light: '#f5a878' };
export const POSES = ['idle', 'run', 'hop', 'puzzled'] as const;
export type Pose = (typeof POSES)[number];

type Joint = readonly [x: number, y: number, radius: number];
interface Stance {
  readonly leg: readonly Joint[];
  readonly foot: readonly [Joint, Joint];
  readonly arm: readonly Joint[];
  readonly hand: readonly [x: number, y: number];
  readonly lean: number;
  readonly lift: number;
  readonly lid: number;
  readonly mouth: 'smile' | 'shout' | 'wavy';
  readonly flower: boolean;
}

const STANDING = {
  leg: [[0, -60, 19], [-4, -34, 13], [0, -10, 12]],
  foot: [[0, -8, 11], [20, -6, 10]],
} as const;
const STANCES: Readonly<Record<Pose, Stance>> = {
  idle: {
    ...STANDING, arm: [[2, -56, 9], [30, -46, 8.5], [54, -64, 8]], hand: [57, -74],
    lean: 0, lift: 0, lid: 0.27, mouth: 'smile', flower: true,
  },
  run: {
    leg: [[-2, -60, 19], [-18, -38, 13], [-24, -14, 12]], foot: [[-25, -11, 11], [-5, -7, 10]],
    arm: [[2, -58, 9], [34, -60, 8.5], [62, -72, 8]], hand: [66, -79],
    lean: 9, lift: 0, lid: 0.34, mouth: 'shout', flower: true,
  },
  hop: {
    leg: [[0, -60, 19], [-12, -44, 13], [0, -30, 12]], foot: [[1, -28, 11], [22, -23, 10]],
    arm: [[2, -58, 9], [36, -66, 8.5], [54, -98, 8]], hand: [55, -108],
    lean: 3, lift: 16, lid: 0.16, mouth: 'shout', flower: true,
  },
  puzzled: {
    ...STANDING, arm: [[2, -56, 9], [48, -62, 8.5], [53, -112, 8]], hand: [48, -121],
    lean: -4, lift: 0, lid: 0.2, mouth: 'wavy', flower: false,
  },
};

const BOX: Box = [-100, -190, 100, 20];
const MOUTHS: Readonly<Record<Stance['mouth'], string>> = {
  smile: grin(-4, -84, 22, 9, { teeth: 0, w: 2.6 }) + inked('M-2 -82v8q5 3 9 0v-8z', CREAM, 1.8),
  shout: grin(-2, -86, 24, 15, { teeth: 0, w: 2.6 }) + inked('M0 -83v9q5 3 9 0v-9z', CREAM, 1.8),
  wavy: stroke('M-20 -76q7 -7 13 0t13 0t11 -2', 3.4) + inked('M-4 -76v7q4 3 8 0v-8z', CREAM, 1.8),
};
const FLOWER =
  stroke('M0 18C-1 0 3 -12 2 -24', 5) +
  stroke('M0 18C-1 0 3 -12 2 -24', 2.4, '#4f8a3c') +
  [0, 72, 144, 216, 288]
    .map((a) => `<ellipse cx="2" cy="-37" rx="6" ry="8" transform="rotate(${a} 2 -28)" fill="#f7c2d0" stroke="${INK}" stroke-width="1.8"/>`)
    .join('') +
  `<circle cx="2" cy="-28" r="5" fill="#f4b53a" stroke="${INK}" stroke-width="1.8"/>`;

/** Mirrors soft parts instead of the picture: the light stays on the upper left. */
function facing(parts: readonly Part[], side: 1 | -1): Part[] {
  return parts.map((part) =>
    'points' in part ? { ...part, points: part.points.map(([x, y, r]): Joint => [x * side, y, r]) } : { ...part, x: part.x * side },
  );
}

function tufts(): Part[] {
  return Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI * (-0.06 + i * 0.112);
    const [x, y] = [Math.cos(a) * 42, -94 + Math.sin(a) * 44];
    return limb([[x * 0.8, y - 6, 9], [x * 1.14, y + 10, 1.2]], 3);
  });
}

/** Draws everything but the eye, once per pose and side: tracing soft bodies costs milliseconds. */
function layers(pose: Pose, side: 1 | -1): readonly [under: string, over: string] {
  const stance = STANCES[pose];
  const flip = (drawing: string): string => (side === 1 ? drawing : `<g transform="scale(-1 1)">${drawing}</g>`);
  const soft = (parts: readonly Part[], w: number, depth: number): string => blob(facing(parts, side), BOX, FUR, { w, depth });
  const toe = stance.foot[1];
  const under =
    flip(spike([-6, -143], [-0.25, -1], 30, 10, { fill: CREAM, lean: 8, w: 2.6 }) + stroke('M-13 -152q6 3 12 1M-13 -160q4 2 9 1', 1.8)) +
    soft([limb(stance.leg), limb(stance.foot, 8)], 3, 4.5) +
    flip([8, 19, 29].map((x) => inked(`M${x + toe[0] - 20} ${toe[1] + 7}q1 -9 6 -8q5 2 3 8z`, CREAM, 1.8)).join('')) +
    soft([{ x: 0, y: -100, rx: 44, ry: 48 }, limb([[0, -60, 30], [0, -100, 40]]), ...tufts()], 3, 6) +
    flip(stroke('M-33 -78l5 7l-7 3M-22 -66l5 7l-7 2M24 -98l6 5M-36 -100l4 6l-6 3M-10 -68l4 6l-6 2', 2.2, FUR.shade));
  const [hx, hy] = stance.hand;
  const brow = pose === 'puzzled' ? 'M-17 -147q17 -14 38 3' : 'M-17 -141q17 -12 38 -3';
  const over =
    flip(stroke(brow, 5.4) + MOUTHS[stance.mouth] + (stance.flower ? `<g transform="translate(${hx} ${hy - 8})">${FLOWER}</g>` : '')) +
    soft([limb(stance.arm), { x: hx, y: hy, rx: 11.5, k: 5 }], 2.8, 3) +
    flip(stroke(`M${hx - 9} ${hy - 2}q8 -5 15 0M${hx - 8} ${hy + 5}q8 -4 14 0`, 2)) +
    (pose === 'puzzled' ? QUESTION(side) : '');
  return [under, over];
}

/** Draws a question mark beside his head, cased in cream so that it reads on any ground. */
const QUESTION = (side: 1 | -1): string => {
  const d = 'M0 -12a9 9 0 1 1 13 8q-4 2 -4 8M9 12v.5';
  return `<g transform="translate(${side === 1 ? -72 : 54} -150)">${stroke(d, 10, CREAM)}${stroke(d, 5.4)}</g>`;
};

const drawn = new Map<string, readonly [string, string]>();

/** Draws the fachan in a pose, looking along a gaze; he turns to the side that he looks to. */
export function fachan(pose: Pose = 'idle', gaze: Gaze = [0.7, 0.3], side: 1 | -1 = gaze[0] < 0 ? -1 : 1): string {
  const key = `${pose}${side}`;
  const [under, over] = drawn.get(key) ?? layers(pose, side);
  drawn.set(key, [under, over]);
  const { lid, lean, lift } = STANCES[pose];
  const look = eye(3 * side, -112, 23, { gaze, lid, tilt: -4 * side, lidFill: '#c2552f', iris: '#4fb3a5', w: 3, low: 0.16 });
  return `<g transform="translate(0 ${-lift}) rotate(${lean * side} 0 -50)">${under}${look}${over}</g>`;
}
