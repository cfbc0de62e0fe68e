import { limb } from '../../lib/field';
import { CREAM, INK, blob, eye, flat, inked, stroke, type Skin } from '../../lib/ink';

const SKIN: Skin = { fill: '#a7bf7c', shade: '#627a52', light: '#d7e6ad' };
const ROSY: Skin = { fill: '#c79a86', shade: '#875c58', light: '#e8c7b4' };
const BLUE: Skin = { fill: '#7fa8ae', shade: '#466a78', light: '#b5d6d6' };
const BOX = [60, 0, 300, 260] as const;

/** Draws cross stitches along a line that bows aside. */
function stitches([x1, y1, x2, y2]: readonly [number, number, number, number], count: number, size: number, w: number, bow = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  let d = `M${x1} ${y1}Q${(x1 + x2) / 2 + nx * bow} ${(y1 + y2) / 2 + ny * bow} ${x2} ${y2}`;
  for (let i = 0; i < count; i++) {
    const s = (i + 0.5) / count;
    const aside = 2 * s * (1 - s) * bow;
    const [x, y] = [x1 + dx * s + nx * aside, y1 + dy * s + ny * aside];
    d += `M${(x - nx * size).toFixed(1)} ${(y - ny * size).toFixed(1)}L${(x + nx * size).toFixed(1)} ${(y + ny * size).toFixed(1)}`;
  }
  return stroke(d, w);
}

const stone = (x: number, scale: number, turn: number): string =>
  `<g transform="translate(${x} 186) scale(${scale}) rotate(${turn})">${inked('M-18 0V-30Q-18 -46 0 -46Q18 -46 18 -30V0Z', '#8b97a0')}` +
  flat('M8 -42Q18 -40 18 -30V0H8Z', '#5f6b76') + stroke('M-8 -28H6M-1 -35V-16', 3) + '</g>';

const night = (): string =>
  flat('M0 0H320V240H0Z', '#26364a') +
  '<circle cx="66" cy="62" r="40" fill="#f3ecc4"/><g fill="#d8d09c"><circle cx="54" cy="54" r="7"/><circle cx="78" cy="74" r="10"/><circle cx="80" cy="44" r="4"/></g>' +
  flat('M0 176Q60 150 120 172T240 166T320 170V240H0Z', '#1a2636') +
  stone(36, 1, -7) + stone(288, 0.9, 6) +
  inked('M262 -6L236 46H254L238 88L284 34H264L282 -6Z', '#ffe05a', 2.6) +
  inked('M40 228H286V246H40Z', '#7b5236', 3) + inked('M48 218H278V230H48Z', '#a06c44', 3);

const torso = (): string =>
  blob([limb([[112, 150, 22], [84, 178, 18], [78, 206, 16]]), { x: 82, y: 214, rx: 19, ry: 12, k: 6 }], BOX, ROSY, { w: 3 }) +
  blob([limb([[212, 150, 22], [240, 176, 18], [246, 204, 15]]), { x: 244, y: 213, rx: 17, ry: 12, k: 6 }], BOX, BLUE, { w: 3 }) +
  blob([{ x: 162, y: 186, rx: 52, ry: 52 }, limb([[124, 150, 24], [200, 150, 24]])], BOX, SKIN, { w: 3.2, depth: 7 }) +
  stitches([112, 132, 104, 172], 5, 5, 2.4) + stitches([212, 132, 220, 172], 5, 5, 2.4) + stitches([162, 142, 158, 220], 8, 6, 2.6, 8) +
  inked('M182 178C172 170 174 160 180 160Q184 160 184 164Q185 160 189 160C196 161 195 171 182 178Z', '#c53d56');

const head = (): string =>
  inked('M112 92H102V80H112M212 92H222V80H212', '#b9c4cc', 3) + inked('M100 76h7v20h-7zM217 76h7v20h-7z', '#dfe6ea') +
  blob([limb([[128, 52, 17], [196, 52, 17]]), limb([[130, 94, 20], [194, 94, 20]]), limb([[144, 108, 20], [180, 108, 20]])], BOX, SKIN, { w: 3.2, depth: 6, k: 16 }) +
  inked('M108 58L112 22Q162 8 214 24L216 58L206 46L198 58L188 45L178 58L168 45L158 58L148 45L138 58L128 46L118 60Z', '#33273f', 3) +
  stroke('M122 30l-2 14M146 22l-2 18M172 22v18M196 26l3 16', 2.6, '#6b5680') +
  eye(142, 76, 14, { gaze: [0.5, 0.2], lid: 0.36, tilt: 4, lidFill: '#8aa463', iris: '#f4b53a', w: 2.8, low: 0.14 }) +
  eye(184, 78, 11, { gaze: [0.5, 0.2], lid: 0.3, tilt: -6, lidFill: '#8aa463', iris: '#58b4d8', w: 2.8 }) +
  stitches([198, 60, 206, 92], 4, 4.5, 2.2, -4) +
  stroke('M160 84q-5 10 3 12', 2.6) + stroke('M136 110q26 10 54 -3', 3) +
  inked('M146 112l3 -8l5 9zM172 114l4 -8l4 7z', CREAM, 1.8);

const candle = (): string =>
  inked('M284 218V196H296V218Z', CREAM) +
  `<path d="M290 194c-7 -6 -2 -12 0 -18c3 6 7 12 0 18z" fill="#ffb52e" stroke="${INK}" stroke-width="2"/>` +
  '<circle cx="290" cy="186" r="20" fill="#ffd36b" opacity=".22"/>' + inked('M276 218H304V226H276Z', '#b9913c');

/** Draws the cover plate, 320 x 240: a patient on the slab, not yet alive. */
export const cover = (): string => night() + torso() + head() + candle();
