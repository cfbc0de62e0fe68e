// What monsters carry: doors, dials, patches, noses, mouths. Round and white belongs to eyes alone: a tile with an eye scores,
// so nothing else may look like one.
import { tenth as n } from '../../lib/field';
import { CREAM, INK, inked, stroke } from '../../lib/ink';

export const AMBER = '#f4ab3a';
export const PINK = '#f08a8a';
export const RUST = '#e8743c';
const STEEL = '#b9c4cc';
const SOOT = '#5d4a66';

export const circle = (x: number, y: number, r: number, fill: string, w = 1.8): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${INK}" stroke-width="${w}"/>`;

const square = (x: number, y: number, half: number, round: number, fill: string, w: number): string =>
  `<rect x="${n(x - half)}" y="${n(y - half)}" width="${n(2 * half)}" height="${n(2 * half)}" rx="${round}" fill="${fill}" stroke="${INK}" stroke-width="${w}"/>`;

function cog(x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const q = i % 2 ? r : r * 0.72;
    for (const e of [-0.13, 0.13]) d += `${d ? 'L' : 'M'}${n(x + Math.cos(a + e) * q)} ${n(y + Math.sin(a + e) * q)}`;
  }
  return `<g class="cog">${inked(`${d}Z`, AMBER, 1.4)}${circle(x, y, r * 0.26, SOOT, 1.2)}</g>`;
}

export function door(x: number, y: number, r: number): string {
  const hinge = (dy: number): string => `M${n(x - r - 3)} ${n(y + dy)}h5v6h-5z`;
  const bolts = [[-1, -1], [1, -1], [1, 1], [-1, 1], [0, -1], [0, 1], [1, 0]] as const;
  return (
    inked(hinge(-r * 0.55) + hinge(r * 0.25), AMBER, 1.4) +
    square(x, y, r * 0.92, 4, STEEL, 2.2) +
    square(x, y, r * 0.62, 2.5, SOOT, 1.6) +
    bolts.map(([a, b]) => `<circle cx="${n(x + a * r * 0.77)}" cy="${n(y + b * r * 0.77)}" r="1.2" fill="${INK}"/>`).join('') +
    cog(x, y, r * 0.46)
  );
}

export function gauge(x: number, y: number, r: number): string {
  const dial = (q: number, base: number): string => `M${n(x - q)} ${n(y + base)}A${n(q)} ${n(q)} 0 0 1 ${n(x + q)} ${n(y + base)}Z`;
  const b = r * 0.5;
  return (
    inked(dial(r * 1.1, b), STEEL, 2.2) +
    inked(dial(r * 0.82, b * 0.8), AMBER, 1.4) +
    `<path d="M${n(x + r * 0.28)} ${n(y - r * 0.12)}A${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(x + r * 0.58)} ${n(y + b * 0.6)}" fill="none" stroke="#c5301d" stroke-width="${n(r * 0.2)}"/>` +
    stroke(`M${n(x)} ${n(y + b * 0.7)}l${n(r * 0.34)} ${n(-r * 0.56)}`, 2.2)
  );
}

export const patch = (x: number, y: number, r: number, turn: number, fill: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${n(-r)}" y="${n(-r * 0.85)}" width="${n(2 * r)}" height="${n(1.7 * r)}" rx="2.5" fill="${fill}" stroke="${INK}" stroke-width="1.8"/>` +
  `<path d="M${n(-r * 0.5)} ${n(-r * 0.35)}h${n(r)}M${n(-r * 0.5)} ${n(r * 0.1)}h${n(r)}" stroke="#fff" stroke-opacity=".55" stroke-width="2.4"/>` +
  `<rect x="${n(-r - 1.6)}" y="${n(-r * 0.85 - 1.6)}" width="${n(2 * r + 3.2)}" height="${n(1.7 * r + 3.2)}" rx="3" fill="none" stroke="${INK}" stroke-width="1.5" stroke-dasharray="2.2 3.4"/></g>`;

export const nose = (x: number, y: number, r: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.35)}" ry="${n(r)}" fill="${PINK}" stroke="${INK}" stroke-width="2"/>` +
  stroke(`M${n(x - r * 0.5)} ${n(y - r * 0.2)}v${n(r * 0.45)}M${n(x + r * 0.5)} ${n(y - r * 0.2)}v${n(r * 0.45)}`, 2.6);

export function zip(x: number, y: number, half: number, turn: number): string {
  let teeth = '';
  for (let i = -half + 2; i < half; i += 4) teeth += `M${n(i)} -2.6v5.2`;
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${stroke(`M${n(-half - 2)} 0h${n(2 * half + 4)}`, 7.4)}` +
    `<path d="${teeth}" stroke="${CREAM}" stroke-width="1.7"/>${inked(`M${n(half)} -3h5v6h-5z`, AMBER, 1.2)}</g>`
  );
}

export function maw(x: number, y: number, r: number): string {
  let teeth = '';
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5;
    const at = (b: number, q: number): string => `${n(x + Math.cos(a + b) * q)} ${n(y + Math.sin(a + b) * q)}`;
    teeth += `M${at(-0.26, r)}L${at(0, r * 0.58)}L${at(0.26, r)}Z`;
  }
  return (
    circle(x, y, r + 3.4, PINK, 2) +
    circle(x, y, r, '#3b1230') +
    `<ellipse cx="${n(x)}" cy="${n(y + r * 0.4)}" rx="${n(r * 0.45)}" ry="${n(r * 0.3)}" fill="#e8635a"/>` +
    inked(teeth, CREAM, 1.1)
  );
}

/** Draws cross stitches along a line that may bow. */
export function stitches(x1: number, y1: number, x2: number, y2: number, count: number, size = 3, w = 1.6, bow = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  let d = `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2 + nx * bow)} ${n((y1 + y2) / 2 + ny * bow)} ${n(x2)} ${n(y2)}`;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const b = 2 * t * (1 - t) * bow;
    const [x, y] = [x1 + dx * t + nx * b, y1 + dy * t + ny * b];
    d += `M${n(x - nx * size)} ${n(y - ny * size)}L${n(x + nx * size)} ${n(y + ny * size)}`;
  }
  return stroke(d, w);
}
