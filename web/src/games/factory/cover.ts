import { limb } from '../../lib/field';
import { CREAM, INK, blob, eye, flat, grin, inked, spike, stroke, type Skin } from '../../lib/ink';

const THICK: Skin = { fill: '#7d52a8', shade: '#4b2c72', light: '#b18ad6' };
const THIN: Skin = { fill: '#9bc94f', shade: '#557c2c', light: '#cfe993' };
const BOX = [-30, -10, 350, 230] as const;

function gear(x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12;
    const q = i % 2 ? r : r * 0.82;
    for (const edge of [-0.09, 0.09])
      d += `${d ? 'L' : 'M'}${(x + Math.cos(a + edge) * q).toFixed(1)} ${(y + Math.sin(a + edge) * q).toFixed(1)}`;
  }
  return flat(`${d}Z`, '#e6c27c') + `<circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="#f2d9a4"/>`;
}

function belt(): string {
  let s = inked('M-6 198H326V216H-6Z', '#6c5a78', 2.6) + inked('M-6 216H326V246H-6Z', '#4a3b57', 2.6);
  for (let x = 16; x < 330; x += 48)
    s += `<circle cx="${x}" cy="228" r="8" fill="#b9c4cc" stroke="${INK}" stroke-width="2.4"/><circle cx="${x}" cy="228" r="2.4" fill="${INK}"/>`;
  for (let x = 4; x < 330; x += 24) s += `<path d="M${x} 198l-8 18" stroke="${INK}" stroke-width="1.6" opacity=".5"/>`;
  return s;
}

/** Draws where thin grows out of thick: a scalloped collar. */
const collar = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${inked('M-19 4q4 9 9.5 0q4 9 9.5 0q4 9 9.5 0q4 9 9.5 0V-6H-19Z', '#b9dc73', 2)}</g>`;

const hatch = (): string =>
  inked('M62 142h38v36h-38z', '#8d99a3', 2.4) +
  inked('M69 149h24v22h-24z', '#5b5068', 2) +
  `<g class="cog">${inked('M81 153l2 3l4 -1l0 4l3 2l-3 2l0 4l-4 -1l-2 3l-2 -3l-4 1l0 -4l-3 -2l3 -2l0 -4l4 1z', '#f2b233', 1.6)}</g>`;

/** Draws the cover plate, 320 x 240: a beast that is not finished yet, on the belt. */
export function cover(): string {
  const gaze = [0.5, -0.4] as const;
  let s = flat('M0 0H320V240H0Z', '#f2d9a4') + gear(34, 62, 58) + gear(284, 78, 46) + gear(226, 18, 34) + belt();
  s += blob([limb([[60, 158, 13], [14, 154, 12], [-20, 158, 12]])], BOX, THIN, { w: 2.8, depth: 4 });
  s += blob([limb([[236, 162, 12], [290, 158, 12], [340, 162, 12]])], BOX, THIN, { w: 2.8, depth: 4 });
  s += stroke('M22 144q4 10 0 20M2 144q4 10 0 20M262 150q4 10 0 20M284 148q4 10 0 20M304 150q4 9 0 19', 2);
  for (const x of [138, 153, 168, 183, 222, 236]) s += spike([x, 122], [0, -1], 14, 6, { w: 2 });
  s += blob([limb([[206, 118, 12], [207, 80, 11], [206, 56, 11]]), { x: 206, y: 40, rx: 25, ry: 27 }], BOX, THIN, { w: 2.8, depth: 4 });
  s += blob(
    [limb([[94, 44, 31], [92, 110, 34]]), limb([[86, 158, 38], [226, 160, 36]]), limb([[66, 184, 15], [64, 196, 14]], 6), limb([[120, 186, 15], [120, 196, 14]], 6),
      limb([[186, 186, 15], [186, 196, 14]], 6), limb([[240, 184, 15], [242, 196, 14]], 6)],
    BOX, THICK, { w: 3.2, depth: 7 },
  );
  s += collar(206, 122, 0) + collar(48, 156, 90) + collar(258, 162, -90) + hatch();
  s += inked('M70 22q-10 -16 2 -20q8 4 10 12zM118 22q10 -16 -2 -20q-8 4 -10 12z', THICK.fill, 2.6);
  s += eye(80, 40, 13, { gaze, lid: 0.3, tilt: 6, lidFill: '#633a8e', w: 2.6 }) + eye(108, 40, 13, { gaze, lid: 0.3, tilt: -6, lidFill: '#633a8e', w: 2.6 });
  s += grin(94, 62, 24, 9, { teeth: 7, w: 2.4 });
  s += eye(206, 40, 17, { gaze, lid: 0.34, tilt: -4, lidFill: '#7fae3c', iris: '#e8743c', w: 2.8 });
  s += [[172, 148, 8], [190, 142, 9], [209, 147, 8]].map(([x, y, r]) => eye(x!, y!, r!, { gaze, lid: 0.3, lidFill: '#633a8e', w: 2 })).join('');
  s += `<ellipse cx="190" cy="166" rx="9" ry="6.5" fill="#e88fa0" stroke="${INK}" stroke-width="2"/><circle cx="187" cy="166" r="1.6"/><circle cx="193" cy="166" r="1.6"/>`;
  for (const x of [54, 66, 78, 108, 120, 132, 174, 186, 198, 230, 242, 254]) s += inked(`M${x - 5} 211q1 -8 5 -7q4 1 5 7z`, CREAM, 1.6);
  s += stroke('M116 96l6 6M124 108l5 5M66 96l-4 7M140 150l5 5M150 176l6 4M228 140l6 3', 2, THICK.shade);
  return s;
}
