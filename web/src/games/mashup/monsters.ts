// Six monsters, one for each seat: told apart by silhouette first, by colour second. About 150 x 164, foot at (0, 0), looking left.
import { limb, type Part } from '../../lib/field';
import { CREAM, INK, blob, eye, flat, grin, inked, spike, stroke, type Gaze, type Skin } from '../../lib/ink';
import { identity, roof } from '../../lib/seats';

const BOX = [-90, -150, 90, 12] as const;
type Plates = { k?: number; w?: number; depth?: number; inside?: string };
const body = (parts: readonly Part[], skin: Skin, plates: Plates = {}): string => blob(parts, BOX, skin, { k: 10, w: 3.4, depth: 5, ...plates });
const feet = (xs: readonly number[], fill: string): string =>
  xs.map((x) => inked(`M${x - 15} 0q-1 -15 14 -15q15 0 14 15z`, fill, 3.2) + stroke(`M${x - 6} 0v-5M${x + 3} 0v-5`, 2)).join('');

function saurian(gaze: Gaze): string {
  const skin = { fill: '#3a9aa0', shade: '#1e5a6b', light: '#8fd8c8' };
  const plates = [[14, -112, 0.6, -0.8, 15], [24, -92, 0.85, -0.5, 18], [29, -68, 1, -0.2, 18], [32, -44, 1, -0.1, 14]] as const;
  const belly = flat('M-34 12C-36 -30 -22 -60 -16 -74L4 -70C-4 -40 2 -10 8 12Z', '#f1dfa6') + stroke('M-22 -46q10 4 20 2M-26 -30q12 5 24 2M-27 -14q12 5 26 2', 1.8);
  return (
    body([limb([[10, -30, 18], [44, -14, 11], [64, -34, 3]])], skin) +
    plates.map(([x, y, nx, ny, length]) => spike([x, y], [nx, ny], length, 9, { fill: '#f0a24a', w: 2.6 })).join('') +
    feet([-12, 18], '#2b7f88') +
    body([limb([[2, -30, 29], [0, -72, 22]]), limb([[2, -98, 20], [-26, -92, 14]])], skin, { inside: belly }) +
    eye(-6, -104, 11, { gaze, lid: 0.34, tilt: -12, lidFill: '#2b7f88', iris: '#f4b53a', w: 2.8 }) +
    grin(-24, -86, 17, 7, { teeth: 4, w: 2.4 }) +
    body([limb([[8, -62, 8], [-14, -54, 7], [-26, -62, 6]])], skin, { w: 2.8, depth: 2 })
  );
}

function ape(gaze: Gaze): string {
  const skin = { fill: '#8294aa', shade: '#4a5872', light: '#c0cfdb' };
  const look = { gaze, lid: 0.3, lidFill: '#64758e', w: 2.4 };
  const arm = (m: number): string =>
    body([limb([[m * 34, -72, 13], [m * 48, -44, 12], [m * 44, -22, 13]])], skin, { w: 3 }) + stroke(`M${m * 44 - 7} -16v5M${m * 44} -14v5M${m * 44 + 6} -16v5`, 2);
  return (
    feet([-16, 20], '#5f7089') +
    body([{ x: 2, y: -48, rx: 34, ry: 36 }, limb([[-24, -72, 18], [28, -72, 18]]), { x: -2, y: -104, rx: 25, ry: 23, k: 6 }], skin, { inside: '<ellipse cx="-2" cy="-40" rx="20" ry="24" fill="#d9cdb8"/>' }) +
    inked('M-24 -100Q-24 -84 -4 -84Q18 -84 18 -100Q18 -112 8 -110Q-3 -106 -14 -110Q-24 -112 -24 -100Z', '#e5d6bd', 2.4) +
    eye(-13, -104, 8.5, { ...look, tilt: 10 }) + eye(7, -104, 8.5, { ...look, tilt: -10 }) + grin(-4, -91, 11, 4, { teeth: 4, w: 2 }) +
    arm(-1) + arm(1)
  );
}

function moth(gaze: Gaze): string {
  const wing = { fill: '#e9a9b6', shade: '#a85f7d', light: '#f9d9d6' };
  const skin = { fill: '#7b4f86', shade: '#4b2b5a', light: '#b58fc0' };
  const look = { gaze, lid: 0.3, lidFill: '#5d3a68', iris: '#58b4d8', w: 2.6 };
  const side = (m: number): string =>
    body([{ x: m * 42, y: -86, rx: 34, ry: 26, turn: m * -0.5 }, { x: m * 34, y: -44, rx: 23, ry: 18, turn: m * 0.5, k: 5 }], wing, { depth: 4 }) +
    inked(`M${m * 50} -96l12 9l-12 9l-12 -9z`, '#d8452e', 2.2) + inked(`M${m * 36} -52l8 7l-8 7l-8 -7z`, '#d8452e', 2);
  const rings = stroke('M-30 -60q30 10 60 0M-30 -46q30 10 60 0M-30 -32q30 10 60 0M-30 -18q30 10 60 0', 4, '#e7b46a');
  return (
    side(-1) + side(1) + stroke('M-8 -112Q-16 -132 -32 -130M8 -112Q14 -134 30 -134', 3.4) + feet([-10, 12], '#5d3a68') +
    body([limb([[0, -26, 21], [0, -64, 17]]), { x: 0, y: -96, rx: 23, ry: 21, k: 8 }], skin, { inside: rings }) +
    eye(-10, -100, 10, { ...look, tilt: 8 }) + eye(11, -100, 10, { ...look, tilt: -8 }) + grin(0, -84, 9, 4, { teeth: 3, w: 2 })
  );
}

function kraken(gaze: Gaze): string {
  const skin = { fill: '#9cc25c', shade: '#57803c', light: '#d5e89c' };
  const arms = [[-1, 54, -8], [1, 58, -6], [-1, 34, 0], [1, 36, 0]] as const;
  const spots = '<ellipse cx="24" cy="-108" rx="7" ry="5" fill="#57803c" opacity=".5"/><ellipse cx="10" cy="-118" rx="4" ry="3" fill="#57803c" opacity=".5"/><ellipse cx="-26" cy="-104" rx="4" ry="3" fill="#57803c" opacity=".5"/>';
  return (
    arms.map(([m, x, y]) => body([limb([[m * 12, -40, 13], [m * x * 0.7, -18, 10], [m * x, y - 6, 8], [m * (x + 10), y - 20, 4]])], skin, { w: 3, depth: 3 })).join('') +
    body([{ x: 0, y: -84, rx: 40, ry: 42 }, limb([[0, -50, 26], [0, -16, 20]])], skin, { inside: spots }) +
    eye(-2, -84, 21, { gaze, lid: 0.32, lidFill: '#7aa244', iris: '#d8452e', w: 3.2, low: 0.12 }) + grin(-2, -50, 16, 6, { teeth: 5, w: 2.4 })
  );
}

function beetle(gaze: Gaze): string {
  const shell = { fill: '#c0552b', shade: '#7a2d14', light: '#f0a06a' };
  const skin = { fill: '#5a3b2a', shade: '#33201a', light: '#94705a' };
  const look = { gaze, lid: 0.26, lidFill: '#33201a', iris: '#9cd35a', w: 2.6 };
  const legs = [[-1, -56], [-1, -36], [1, -56], [1, -36]] as const;
  return (
    legs.map(([m, y]) => stroke(`M${m * 22} ${y}L${m * 56} ${y - 10}L${m * 62} ${y + 16}`, 7) + stroke(`M${m * 22} ${y}L${m * 56} ${y - 10}L${m * 62} ${y + 16}`, 3, '#94705a')).join('') +
    feet([-14, 16], '#33201a') +
    body([{ x: 2, y: -46, rx: 36, ry: 42 }], shell, { inside: stroke('M2 -92V0', 3) + flat('M-24 -60q6 -8 12 0q-6 8 -12 0zM14 -40q6 -8 12 0q-6 8 -12 0zM-20 -26q5 -7 10 0q-5 7 -10 0z', '#ffd9a0') }) +
    body([{ x: 0, y: -98, rx: 27, ry: 19 }], skin) +
    inked('M-4 -112Q-14 -140 -34 -142Q-22 -128 -16 -112Q-10 -116 -4 -112Z', CREAM, 3) +
    eye(-13, -99, 9.5, { ...look, tilt: 10 }) + eye(10, -99, 9.5, { ...look, tilt: -10 }) +
    inked('M-12 -84q-4 12 -12 10q2 -8 4 -14zM10 -84q4 12 12 10q-2 -8 -4 -14z', CREAM, 2.2)
  );
}

function worm(gaze: Gaze): string {
  const skin = { fill: '#d98aa0', shade: '#94485f', light: '#f7c3cd' };
  const mouth = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const a = (i / 8) * Math.PI * 2;
    const [x, y] = [-14 + Math.cos(a) * 17, -92 + Math.sin(a) * 15];
    return `M${(x - 5).toFixed(1)} ${y.toFixed(1)}L${(-14 + Math.cos(a) * 7).toFixed(1)} ${(-92 + Math.sin(a) * 6).toFixed(1)}L${(x + 5).toFixed(1)} ${y.toFixed(1)}Z`;
  });
  const rings = stroke('M-6 -58q22 12 46 -4M-14 -38q26 14 54 -2M-20 -18q30 14 62 -2M10 -122q16 6 30 -2', 3, '#94485f');
  return (
    body([limb([[30, -12, 16], [56, -10, 12], [70, -26, 6]])], skin, { depth: 3 }) +
    body([limb([[10, -8, 32], [18, -52, 30], [4, -92, 30]]), { x: -4, y: -92, rx: 34, ry: 32, k: 6 }], skin, { inside: rings }) +
    inked('M-34 -92q0 -19 20 -19t20 19t-20 19t-20 -19z', '#3b1230', 3) + inked(mouth.join(''), CREAM, 1.6) +
    eye(14, -116, 10, { gaze, lid: 0.3, tilt: -8, lidFill: '#b3627a', iris: '#58b4d8', w: 2.6 })
  );
}

const BODIES = [saurian, ape, moth, kraken, beetle, worm] as const;
const drawn = new Map<number, string>();

/** Stands a seat's monster on its token: the rim has the seat's colour and pattern. Drawn once, since bodies cost time. */
export function monster(seat: number): string {
  const kept = drawn.get(seat);
  if (kept) return kept;
  const who = identity(seat);
  const picture =
    `<ellipse cx="2" cy="9" rx="58" ry="9" fill="${INK}" opacity=".3"/>` +
    inked('M-50 -2V5Q-50 14 0 14Q50 14 50 5V-2Z', who.fill, 3) + stroke('M-36 3v8M-24 5v8M24 5v8M36 3v8', 3, who.mark) +
    inked('M-50 -2Q-50 -10 0 -10Q50 -10 50 -2Q50 6 0 6Q-50 6 -50 -2Z', CREAM, 3) +
    BODIES[seat % BODIES.length]!([-0.7, 0.3]) +
    `<g transform="translate(0 21) scale(1.25)">${roof(seat, 13, 13)}</g>`;
  drawn.set(seat, picture);
  return picture;
}
/** The view box of a monster on its token. */
export const MONSTER_BOX = '-78 -150 158 176';
