import { limb } from '../../lib/field';
import { INK, blob, eye, flat, grin, inked, stroke, type Gaze, type Skin } from '../../lib/ink';

const SCALES: Skin = { fill: '#58a05a', shade: '#2c6244', light: '#a8d98c' };
const FACE: Skin = { fill: '#d8d3a0', shade: '#8d9468', light: '#f6f3cf' };
const SNAKES = [[-150, 1], [-122, -1], [-96, 1], [-66, -1], [-36, 1], [-10, -1], [-172, -1]] as const;

function snake(degrees: number, bend: number, gaze: Gaze): string {
  const a = degrees / 57.3;
  const [c, q] = [Math.cos(a), Math.sin(a)];
  const at = (along: number, aside: number): [number, number] => [c * along - q * aside, q * along + c * aside];
  const [hx, hy] = at(74, 4 * bend);
  const neck = limb([[...at(26, 0), 8], [...at(42, 9 * bend), 7.5], [...at(56, -7 * bend), 7], [...at(68, 2 * bend), 7]]);
  return (
    stroke(`M${hx} ${hy}l${(c * 14).toFixed(1)} ${(q * 14).toFixed(1)}l${(-q * 4 + c * 4).toFixed(1)} ${(c * 4 + q * 4).toFixed(1)}`, 2.2, '#d8452e') +
    blob([neck, { x: hx, y: hy, rx: 11, ry: 8.5, turn: a, k: 6 }], [-120, -120, 120, 60], SCALES, { w: 2.4, depth: 3 }) +
    eye(hx + q * 3 * Math.sign(c || 1), hy - Math.abs(c) * 3, 4.2, { gaze, lid: 0.2, w: 1.4, lidFill: '#3f8148' })
  );
}

/** Draws the gorgon's head, snakes and all; about 130 wide, the middle of her face at (0, 0). */
export function gorgon(gaze: Gaze = [-0.3, 0.6]): string {
  const lids = { gaze, lid: 0.34, lidFill: '#a9a86c', iris: '#d8452e' };
  return (
    SNAKES.map(([degrees, bend]) => snake(degrees, bend, gaze)).join('') +
    blob([{ x: 0, y: 0, rx: 33, ry: 37 }, limb([[0, 20, 20], [0, 30, 15]])], [-60, -60, 60, 60], FACE, { w: 2.8 }) +
    eye(-13, -6, 9.5, { ...lids, tilt: 14 }) +
    eye(14, -6, 9.5, { ...lids, tilt: -14 }) +
    stroke('M-26 -17q11 -7 21 3M27 -17q-11 -7 -21 3', 3.4) +
    stroke('M0 2q-5 8 2 9', 2.2) +
    grin(0, 16, 16, 7, { teeth: 6, w: 2 })
  );
}

const city = (x: number, y: number, turn: number, scale: number, roof: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(-8) scale(${scale})">` +
  inked('M-34 -24H34V24H-34Z', '#fbf0d5', 2.6) +
  inked('M-28 -18H28V18H-28Z', '#e7b46a', 1.8) +
  inked('M-18 12V-4H18V12Z', '#fbf0d5', 1.8) +
  inked('M-22 -4L0 -15L22 -4Z', roof, 1.8) +
  `<path d="M-12 -2V10M-4 -2V10M4 -2V10M12 -2V10" stroke="${INK}" stroke-width="2.4"/></g>`;

/** Draws the cover plate, 320 x 240: a card in flight over the table, its monster leaning out. */
export function cover(): string {
  let meander = '';
  for (let x = 52; x < 280; x += 16) meander += `M${x} 93h10v-5h-5`;
  return (
    flat('M0 0H320V240H0Z', '#f0e3c4') +
    inked('M-10 250V118L44 84H290L330 112V250Z', '#2c7291', 3) +
    flat('M-10 250V132L48 95H286L330 124V250Z', '#35839f') +
    `<path d="${meander}" fill="none" stroke="#f0e3c4" stroke-width="2"/>` +
    city(70, 164, -7, 0.95, '#d8452e') + city(262, 150, 9, 0.8, '#f4b53a') + city(206, 208, -4, 1.1, '#8257b0') +
    `<ellipse cx="176" cy="196" rx="62" ry="14" fill="${INK}" opacity=".28"/>` +
    `<path d="M-4 40Q50 -6 108 34M-4 62Q40 26 92 54M4 84Q40 60 84 76" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-dasharray="22 9 5 9"/>` +
    `<g transform="translate(168 112) rotate(-16)">${inked('M-48 -62H48V66H-48Z', '#7a2430', 3)}${inked('M-54 -68H42V60H-54Z', '#fbf0d5', 3)}` +
    inked('M-46 -60H34V36H-46Z', '#3e9fb8', 2) +
    flat('M-46 36V-10L-30 -34L-18 -8L4 -44L20 -12L34 -26V36Z', '#2c7f98') +
    inked('M-46 40H34V53H-46Z', '#b3323c', 2) +
    '<path d="M-34 46.5h56" stroke="#fbf0d5" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="9 4"/></g>' +
    `<g transform="translate(160 96) rotate(-10) scale(.98)">${gorgon()}</g>`
  );
}
