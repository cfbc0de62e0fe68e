// How thin limbs end: three ways with an eye, five without.
import { limb, tenth as n } from '../../lib/field';
import { CREAM, eye, inked, spike, stroke } from '../../lib/ink';
import { HIDES, radius, type End, type Setting } from './limbs';
import { AMBER, PINK, circle, stitches } from './trinkets';

const lidFill = HIDES.t.lid;
const between = (from: readonly [number, number], to: readonly [number, number]): readonly [number, number] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

const stalk = ({ p, s, gaze }: Setting): End => {
  const [x, y] = p(60, 0);
  return {
    stem: [radius(p(10, 0), 11), radius(p(30, 4 * s), 7.5), radius(p(46, s), 7.5)],
    parts: [{ x, y, rx: 24 }],
    front: eye(x, y, 16.5, { gaze, lid: 0.3, lidFill, iris: '#ef7b3c' }),
  };
};

const bird = ({ p, s, gaze }: Setting): End => {
  const [x, y] = p(58, 0);
  const feather = (a: number): string => {
    const turn = (a - s * 25) / 57;
    return spike([x - s * 4 + a * 0.35, y - 14], [Math.sin(turn), -Math.cos(turn)], 20, 5, { fill: PINK });
  };
  return {
    stem: [radius(p(10, 0), 11), radius(p(40, -3 * s), 10)],
    parts: [{ x, y, rx: 22, ry: 20 }],
    back: [-26, 0, 26].map(feather).join(''),
    front:
      inked(`M${n(x + s * 12)} ${n(y - 4)}q${s * 16} -3 ${s * 25} 9q${-s * 13} -1 ${-s * 26} 3z`, AMBER, 2) +
      inked(`M${n(x + s * 12)} ${n(y + 8)}q${s * 10} 4 ${s * 17} -1q${-s * 6} 11 ${-s * 17} 7z`, '#d98420', 2) +
      eye(x - s * 2, y - 5, 8.5, { gaze, lid: 0.24, lidFill, iris: '#58b4d8' }),
  };
};

const snake = ({ p, s, gaze }: Setting): End => {
  const [x, y] = p(62, 2 * s);
  const tongue = `M${n(x)} ${n(y + 12)}q2 10 -1 14l-5 5m5 -5l6 4`;
  return {
    stem: [radius(p(10, 0), 11), radius(p(28, -7 * s), 10.5), radius(p(46, -2 * s), 11)],
    parts: [{ x, y, rx: 23, ry: 18 }],
    front:
      stroke(tongue, 5) +
      stroke(tongue, 2.4, '#e8635a') +
      eye(x - 9, y - 9, 8, { gaze, lid: 0.3, tilt: 8, lidFill }) +
      eye(x + 9, y - 9, 8, { gaze, lid: 0.3, tilt: -8, lidFill }) +
      stroke(`M${n(x - 14)} ${n(y + 7)}q14 9 28 0`, 2.2) +
      inked(`M${n(x - 8)} ${n(y + 10)}l2 5l3 -4zM${n(x + 5)} ${n(y + 11)}l3 4l2 -5z`, CREAM, 1.2),
  };
};

const paw = ({ p, s }: Setting): End => {
  const tips = [[76, -23], [85, -3], [79, 18]] as const;
  const claw = (a: number, b: number): string => {
    const at = p(a - 4, b * s);
    return spike(at, between(p(56, b * s * 0.4), at), 10, 3.8, { fill: CREAM });
  };
  return {
    stem: [radius(p(10, 0), 11), radius(p(40, 2 * s), 10.5)],
    parts: [
      { x: p(56, 0)[0], y: p(56, 0)[1], rx: 17 },
      ...tips.map(([a, b]) => limb([radius(p(58, b * 0.45), 8), radius(p(a - 7, b * s), 6.6)], 4)),
      limb([radius(p(52, 8 * s), 8), radius(p(46, 27 * s), 6)], 5),
    ],
    back: [...tips, [44, 33] as const].map(([a, b]) => claw(a, b)).join(''),
    front: circle(...p(55, 1), 6, PINK, 1.6),
  };
};

const curl = ({ p, s }: Setting): End => {
  const stem = [radius(p(10, 0), 11)];
  let front = '';
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const turn = -Math.PI / 2 + t * Math.PI * 1.75;
    const out = 21 - 11 * t;
    const at = (q: number): readonly [number, number] => p(50 + Math.cos(turn) * q, s * (22 + Math.sin(turn) * q));
    stem.push(radius(at(out), 10.5 - 6 * t));
    if (i > 1 && i % 2 === 0) front += circle(...at(out - 4.5 + 3 * t), 2.7 - 1.5 * t, '#e9f6bd', 1.3);
  }
  return { stem, front, k: 3 };
};

const tuft = ({ p, s }: Setting): End => {
  const tip = p(62, 6 * s);
  const [x, y] = between(p(44, -6 * s), tip);
  const hair = (a: number): string =>
    spike(tip, [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)], 23 - Math.abs(a) * 6, 6, { fill: AMBER, lean: a * 4 });
  return {
    stem: [radius(p(10, 0), 11), radius(p(28, 5 * s), 9.5), radius(p(44, -6 * s), 7.5), radius(tip, 6)],
    front: [-0.85, 0.85, -0.42, 0.42, 0].map(hair).join(''),
  };
};

const lamp = ({ p, s }: Setting): End => {
  const [[x, y], [a, b]] = [p(66, 0), p(48, 0)];
  const turn = Math.atan2(y - b, x - a) * 57.3 + 90;
  return {
    stem: [radius(p(10, 0), 11), radius(p(28, 5 * s), 8), radius(p(46, 0), 6.5)],
    front:
      `<circle class="glow" cx="${n(x)}" cy="${n(y)}" r="24" fill="#ffe27a" opacity=".45"/><g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">` +
      inked('M-6 9h12v10h-12z', '#b9c4cc', 2) +
      stroke('M-6 12.5h12M-6 16h12', 1.4) +
      inked('M-6 10C-8 4 -14 1 -14 -6A14 14 0 0 1 14 -6C14 1 8 4 6 10Z', '#ffdf6b', 2.2) +
      stroke('M-4 9L-5 -3L-1.5 1L0 -3L1.5 1L5 -3L4 9', 1.5, '#c8701a') +
      `${stroke('M-9 -8a9 9 0 0 1 6 -7', 2.4, '#fff')}</g>`,
  };
};

const boot = ({ p, s }: Setting): End => ({
  stem: [radius(p(10, 0), 11), radius(p(34, 0), 10), radius(p(64, 0), 12)],
  parts: [limb([radius(p(66, 0), 11), radius(p(70, 17 * s), 10)], 6)],
  front:
    [[74, 25], [66, 29], [58, 27]].map(([a, b]) => circle(...p(a!, b! * s), 4.6, CREAM, 1.6)).join('') +
    stitches(...p(40, -12), ...p(40, 12), 4, 2.6),
});

export const THIN_EYED = [stalk, bird, snake] as const;
export const THIN_BLIND = [paw, curl, tuft, lamp, boot] as const;
