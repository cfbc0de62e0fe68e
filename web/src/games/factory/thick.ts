// How thick limbs end: heads with horns, ears or hair, and what else may close a body.
import { tenth as n } from '../../lib/field';
import { CREAM, INK, eye, grin, inked, spike, stroke } from '../../lib/ink';
import { HIDES, radius, type End, type Setting } from './limbs';
import { PINK, RUST, door, maw, nose, patch, stitches } from './trinkets';

const lidFill = HIDES.K.lid;
// Where horns and ears may stand, by the border the limb comes from: never towards it.
const SPANS: Readonly<Record<number, readonly [number, number]>> = { 0: [-196, 16], 1: [-150, -80], 2: [-132, -48], 3: [-100, -30] };

function ear(x: number, y: number, degrees: number): string {
  const a = degrees / 57.3;
  const oval = (out: number, rx: number, ry: number, look: string): string =>
    `<ellipse cx="${n(x + Math.cos(a) * out)}" cy="${n(y + Math.sin(a) * out)}" rx="${rx}" ry="${ry}" transform="rotate(${degrees} ${n(x)} ${n(y)})" ${look}/>`;
  return oval(4, 11, 8, `fill="${HIDES.K.fill}" stroke="${INK}" stroke-width="2.4"`) + oval(5, 6, 4, `fill="${PINK}"`);
}

/** Makes a round head with horns, ears or hair where the page's upper side is free. */
function skull({ p, from, chance }: Setting, r: number): End {
  const [x, y] = p(53, 0);
  const kind = from === 0 ? 'ears' : chance.pick(['horns', 'ears', 'hair', 'horns'] as const);
  const [low, high] = SPANS[from]!;
  const rim = (degrees: number, q: number): readonly [number, number] => [x + Math.cos(degrees / 57.3) * r * q, y + Math.sin(degrees / 57.3) * r * q];
  const out = (degrees: number): readonly [number, number] => [Math.cos(degrees / 57.3), Math.sin(degrees / 57.3)];
  let back = '';
  if (kind === 'hair')
    for (let i = 0; i < 6; i++) {
      const at = low + ((high - low) * (i + 0.5)) / 6;
      back += spike(rim(at, 0.86), out(at), 15 + (i % 2) * 3, 5.5, { fill: RUST, lean: i % 2 ? 3 : -3 });
    }
  else
    back = [low, high]
      .map((at, i) => (kind === 'horns' ? spike(rim(at, 0.9), out(at), 17, 6.5, { fill: CREAM, lean: i ? -6 : 6 }) : ear(...rim(at, 0.9), at)))
      .join('');
  return { stem: [radius(p(12, 0), 27), radius(p(46, 0), 28)], parts: [{ x, y, rx: r + 2, ry: r }], back };
}

/** Draws one to three eyes, always upright on the page. */
function eyes({ p, chance, gaze, eyed }: Setting, high = false): string {
  if (!eyed) return '';
  const [x, middle] = p(53, 0);
  const y = middle - (high ? 13 : 9);
  const iris = '#58b4d8';
  switch (chance.pick([1, 2, 2, 3] as const)) {
    case 1:
      return eye(x, y - 1, high ? 11 : 14, { gaze, lid: 0.3, lidFill, iris: '#7ec850' });
    case 2:
      return eye(x - 11.5, y, 10.5, { gaze, lid: 0.3, tilt: 10, lidFill }) + eye(x + 12, y - 1, 9, { gaze, lid: 0.22, tilt: -8, lidFill });
    case 3:
      return (
        eye(x - 16, y + 1, 8, { gaze, lid: 0.25, tilt: 10, lidFill, iris }) +
        eye(x + 16, y + 1, 8, { gaze, lid: 0.25, tilt: -10, lidFill, iris }) +
        eye(x, y - 6, 9, { gaze, lid: 0.2, lidFill, iris })
      );
  }
}

/** Finds where a mouth begins: below the eyes, or in the middle of a blind face. */
const below = ({ p, eyed }: Setting): number => p(53, 0)[1] + (eyed ? 8 : -3);

const gob = (c: Setting): End => {
  const head = skull(c, 31);
  return { ...head, front: eyes(c) + grin(c.p(53, 0)[0], below(c) - 1, 23, c.eyed ? 11 : 16, { teeth: 6, lower: true }) };
};
const chomper = (c: Setting): End => {
  const head = skull(c, 32);
  return { ...head, front: eyes(c) + grin(c.p(53, 0)[0], below(c) - 1, 23, c.eyed ? 11 : 16, { sharp: false }) };
};
const snout = (c: Setting): End => {
  const head = skull(c, 31);
  const [x, y] = [c.p(53, 0)[0], below(c)];
  return { ...head, front: eyes(c) + nose(x, y + 3, c.eyed ? 9 : 12) + stroke(`M${n(x - 15)} ${n(y + 16)}q15 8 30 0`, 2.2) };
};
const lamprey = (c: Setting): End => {
  const head = skull(c, 31);
  const [x, y] = c.p(54, 0);
  return { ...head, front: eyes(c, true) + maw(x, y + (c.eyed ? 10 : 0), c.eyed ? 13 : 17) };
};

const brain = (c: Setting): End => {
  const [x, y] = c.p(54, 0);
  const { gaze } = c;
  const folds =
    `M${n(x)} ${n(y - 31)}q-5 8 1 12t-1 13M${n(x - 21)} ${n(y - 14)}q7 -7 11 1M${n(x - 13)} ${n(y - 26)}q6 1 5 8` +
    `M${n(x + 21)} ${n(y - 13)}q-6 -8 -11 -1M${n(x + 9)} ${n(y - 27)}q2 6 9 4`;
  const cap =
    `M${n(x - 24)} ${n(y - 5)}C${n(x - 32)} ${n(y - 26)} ${n(x - 12)} ${n(y - 34)} ${n(x)} ${n(y - 32)}` +
    `C${n(x + 14)} ${n(y - 36)} ${n(x + 32)} ${n(y - 24)} ${n(x + 24)} ${n(y - 5)}Z`;
  return {
    stem: [radius(c.p(12, 0), 27), radius(c.p(44, 0), 29)],
    parts: [{ x, y: y + 3, rx: 32, ry: 29 }],
    front:
      inked(cap, '#f6a5a8', 2.2) +
      stroke(folds, 2.2, '#b4485c') +
      stitches(x - 27, y - 4, x + 27, y - 4, 8, 3.2, 1.8, 3) +
      (c.eyed
        ? eye(x - 11, y + 8, 8, { gaze, lid: 0.3, tilt: 6, lidFill }) +
          eye(x + 11, y + 8, 9.5, { gaze, lid: 0.2, lidFill }) +
          stroke(`M${n(x - 9)} ${n(y + 23)}q9 5 18 -1`, 2.4)
        : grin(x, y + 7, 18, 8, { sharp: false, lower: true })),
  };
};

const toes = ({ p }: Setting): End => {
  const tips = [[75, -21], [82, 0], [75, 21]] as const;
  const nail = (a: number, b: number): string => {
    const [[x, y], [cx, cy]] = [p(a + 5, b), p(a - 6, b * 0.8)];
    const length = Math.hypot(x - cx, y - cy);
    const out = [(x - cx) / length, (y - cy) / length] as const;
    return spike([x - out[0] * 5, y - out[1] * 5], out, 10, 5, { fill: CREAM });
  };
  const crease = (a: number, b: number): string => `M${p(a + 2, b + 10.5).map(n).join(' ')}L${p(a - 16, b * 0.6 + 9).map(n).join(' ')}`;
  return {
    stem: [radius(p(12, 0), 27), radius(p(46, 0), 27)],
    parts: tips.map(([a, b]) => ({ x: p(a - 4, b)[0], y: p(a - 4, b)[1], rx: 12.5, k: 4 })),
    front: tips.map(([a, b]) => nail(a, b)).join('') + stroke(tips.slice(0, 2).map(([a, b]) => crease(a, b)).join(''), 2),
  };
};

const boiler = ({ p }: Setting): End => ({ stem: [radius(p(12, 0), 27), radius(p(50, 0), 31)], front: door(...p(52, 0), 18) });

const rump = ({ p, s }: Setting): End => {
  const at = (a: number, b: number): string => p(a, b * s).map(n).join(' ');
  const tail = `M${at(76, 0)}C${at(92, -6)} ${at(96, 12)} ${at(87, 12)}S${at(84, 0)} ${at(95, 2)}`;
  return {
    stem: [radius(p(12, 0), 27), radius(p(50, 0), 31)],
    back: stroke(tail, 7) + stroke(tail, 3, HIDES.K.fill),
    front: patch(...p(52, 6 * s), 12, 14 * s, RUST),
  };
};

export const THICK_EYED = [gob, chomper, snout, lamprey, brain] as const;
export const THICK_BLIND = [...THICK_EYED, toes, boiler, rump] as const;
