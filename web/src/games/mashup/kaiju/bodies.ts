// Six bodies: saurian, ape, moth, kraken, beetle and worm. Young: head and eye large; old: body, teeth, arms, spikes.
import { CREAM, eye, flat, inked, spike, stroke } from '../../../lib/ink';
import { f, type Anchor, type Body, type Spot } from './body';

const GULLET = '#3b1230';
const TONGUE = '#e8635a';

export const saurian: Body = (pen) => {
  const { t, pose, gaze, w, open } = pen;
  const skin = { fill: '#3a9aa0', shade: '#1e5a6b', light: '#8fd8c8' };
  const [hb, fat] = [1.28 - t * 0.36, 1 + t * 0.26];
  const hx = pose === 'bite' ? -34 : pose === 'roar' ? -14 : -10;
  const hy = pose === 'bite' ? -104 : pose === 'roar' ? -118 : -106 - t * 4;
  const lift = pose === 'roar' ? -16 : 0;
  const back: Spot[] = [[hx + 19 * hb, hy - 10, 0.6, -0.8], [pose === 'bite' ? 14 : 20, -96, 0.75, -0.65], [25 * fat, -74, 0.95, -0.35], [29 * fat, -50, 0.95, -0.2], [56, -22, 0.35, -0.95], [82, -26, 0.1, -1]];
  const belly = `<path d="M${-40 * fat} 12C${-40 * fat} -30 -26 -58 -18 -80L4 -74C-4 -40 2 -10 8 12Z" fill="#f1dfa6"/>${stroke('M-26 -62q10 4 22 2M-30 -46q12 5 26 2M-32 -30q14 5 30 2M-32 -14q14 5 30 2', f(1.6 * w))}`;
  const trunk = pen.blob([[[4, -34, 28 * fat], [2, -76, 21 * fat], [hx * 0.5 + 6, -96, 18]], [[hx + 8, hy, 20 * hb], [hx, hy - 2, 19 * hb]], { x: 24, y: -26, rx: 22, ry: 24, k: 8 }], skin, { depth: 6, inside: belly });
  const [mx, my] = [hx - 22 * hb, hy + 2];
  let head = '';
  if (open) {
    head =
      pen.line(`M${f(hx + 4)} ${f(hy + 8)}L${f(mx - 24)} ${f(hy - 2 + lift)}L${f(mx - 12)} ${f(hy + 32 + lift * 0.4)}L${f(hx + 6)} ${f(hy + 20)}Z`, 2.4, GULLET) +
      pen.line(`M${f(hx)} ${f(hy + 18)}Q${f(mx - 2)} ${f(hy + 8 + lift * 0.4)} ${f(mx - 8)} ${f(hy + 22 + lift * 0.3)}Q${f(mx)} ${f(hy + 28 + lift * 0.3)} ${f(hx)} ${f(hy + 22)}Z`, 1.6, TONGUE) +
      `<g class="jaw">${pen.blob([[[hx + 4, hy + 12, 12 * hb], [mx - 12, hy + 36 + lift * 0.4, 8 * hb]]], skin, { depth: 3 })}</g>` +
      pen.blob([[[hx, hy + lift * 0.3, 15 * hb], [mx - 20, hy - 8 + lift, 11 * hb]], [[hx + 6, hy, 19 * hb], [hx, hy - 4, 18 * hb]]], skin, { depth: 4 });
    for (let i = 0; i < 4; i++) head += pen.tooth(mx - 20 + i * 11, hy + 3 + lift * (1 - i * 0.24) + i * 1.5, 1, 10, 4.6);
    for (let i = 0; i < 3; i++) head += pen.tooth(mx - 8 + i * 10, hy + 27 + lift * 0.4 - i * 4, 0, -9, 4);
    head += stroke(`M${f(mx - 25)} ${f(hy - 13 + lift)}l4 3`, f(2.4 * w));
  } else {
    head = pen.blob([[[hx + 6, hy, 20 * hb], [hx - 22, hy + 8, 13 * hb]]], skin, { depth: 4 }) + stroke(`M${f(hx - 34 * hb)} ${f(hy + 12)}Q${f(hx - 16)} ${f(hy + 20)} ${f(hx + 2)} ${f(hy + 10)}`, f(2.6 * w));
    for (const q of [-26, -16, -6]) head += pen.tooth(hx + q, hy + 14, 0, 7, 3.6, 1.4);
    head += stroke(`M${f(hx - 34 * hb)} ${f(hy + 2)}l3 3`, f(2.4 * w));
  }
  head += eye(hx + 2, hy - 11 * hb, 12 * hb, { gaze, lid: open ? 0.4 : 0.3, tilt: -14, lidFill: '#2b7f88', iris: '#f4b53a', w: f(2.5 * w) });
  const hand: Anchor = pose === 'bite' ? [-48, -52] : [-36, -68];
  const arm = pen.blob([pose === 'bite' ? [[6, -64, 10], [-20, -48, 9], [-44, -52, 8]] : [[6, -66, 10], [-18, -58, 9], [-32, -68, 8]]], skin, { depth: 2.5 });
  const nails = [-5, 1, 7].map((q) => inked(`M${hand[0] - 4} ${f(hand[1] + q - 4)}l-8 ${f(q * 0.5 + 2)}l8 3z`, CREAM, f(1.4 * w))).join('');
  return {
    behind: pen.blob([[[16, -28, 20 * fat], [56, -14, 13], [88, -24, 8], [106, -50, 2]]], skin), mid: pen.feet([-16, 26], '#2b7f88', 1 + t * 0.25) + trunk, head, front: arm + nails, back,
    mouth: [mx - (open ? 20 : 12), my + 12 + lift * 0.5], hands: [hand], brow: [hx - 12, hy - 26 * hb], shoulder: [16, -86], skin: [[-2, -92, -8], [18, -58, 8], [14, -30, -6]], belly: [-14, -28],
    spikes: back.map(([x, y, nx, ny]) => spike([x, y], [nx, ny], 13 + t * 5, 8, { fill: '#f0a24a', w: f(2.2 * w) })).join(''),
  };
};

export const ape: Body = (pen) => {
  const { t, pose, gaze, w, open } = pen;
  const skin = { fill: '#8294aa', shade: '#4a5872', light: '#c0cfdb' };
  const [hb, fat, hx, hy] = [1.24 - t * 0.34, 1 + t * 0.22, pose === 'bite' ? -18 : -4, -108];
  const chest = '<ellipse cx="-4" cy="-44" rx="22" ry="27" fill="#d9cdb8"/>' + stroke('M-16 -62q12 6 24 0M-14 -40h20', f(1.5 * w));
  const mid = pen.feet([-20, 24], '#5f7089', 1.1 + t * 0.2) + pen.blob([{ x: 2, y: -48, rx: 36 * fat, ry: 38 }, [[-26 * fat, -76, 19], [30 * fat, -76, 19]]], skin, { depth: 6, inside: chest });
  let head =
    pen.blob([{ x: hx, y: hy, rx: 27 * hb, ry: 25 * hb }, { x: hx + 24 * hb, y: hy + 2, rx: 7, ry: 8, k: 3 }, { x: hx - 24 * hb, y: hy + 2, rx: 7, ry: 8, k: 3 }, [[hx, hy - 18 * hb, 9], [hx + 6, hy - 30 * hb, 3]]], skin, { depth: 4 }) +
    pen.line(`M${f(hx - 21 * hb)} ${f(hy + 2)}Q${f(hx - 22 * hb)} ${f(hy + 22 * hb)} ${f(hx - 2)} ${f(hy + 22 * hb)}Q${f(hx + 20 * hb)} ${f(hy + 22 * hb)} ${f(hx + 19 * hb)} ${f(hy + 2)}Q${f(hx + 16)} ${f(hy - 13)} ${f(hx)} ${f(hy - 6)}Q${f(hx - 18)} ${f(hy - 13)} ${f(hx - 21 * hb)} ${f(hy + 2)}Z`, 2, '#e5d6bd');
  if (open)
    head +=
      pen.line(`M${f(hx - 15 * hb)} ${f(hy + 6)}Q${f(hx - 2)} ${f(hy + 1)} ${f(hx + 13 * hb)} ${f(hy + 6)}Q${f(hx + 12)} ${f(hy + 27 * hb)} ${f(hx - 2)} ${f(hy + 27 * hb)}Q${f(hx - 16)} ${f(hy + 27 * hb)} ${f(hx - 15 * hb)} ${f(hy + 6)}Z`, 2.4, GULLET) +
      pen.line(`M${f(hx - 8)} ${f(hy + 24 * hb)}q8 -12 15 0z`, 1.4, TONGUE) + pen.tooth(hx - 9 * hb, hy + 5, 1, 11, 4) + pen.tooth(hx + 7 * hb, hy + 5, -1, 11, 4) + pen.tooth(hx - 7, hy + 25 * hb, 0, -8, 3.2) + pen.tooth(hx + 6, hy + 25 * hb, 0, -8, 3.2);
  else head += stroke(`M${f(hx - 12)} ${f(hy + 12)}q10 6 22 0`, f(2.4 * w)) + pen.tooth(hx - 7, hy + 14, 0, -6, 3, 1.3) + pen.tooth(hx + 6, hy + 14, 0, -6, 3, 1.3);
  for (const m of [-1, 1]) head += eye(hx - 1 + m * 10 * hb, hy - 5 * hb, 8.8 * hb, { gaze, lid: 0.32, tilt: -m * 10, lidFill: '#64758e', w: f(2.2 * w) });
  const left: [number, number, number][] = pose === 'roar' ? [[-34 * fat, -80, 14], [-58, -104, 13], [-52, -138, 14]] : pose === 'bite' ? [[-34 * fat, -80, 14], [-60, -76, 13], [-74, -92, 14]] : [[-34 * fat, -76, 14], [-52, -46, 13], [-47, -22, 14]];
  const right: [number, number, number][] = pose === 'roar' ? [[38 * fat, -80, 14], [62, -104, 13], [56, -138, 14]] : [[38 * fat, -76, 14], [56, -46, 13], [50, -20, 15]];
  return {
    behind: '', mid, head, front: pen.blob([left], skin, { depth: 4 }) + pen.blob([right], skin, { depth: 4 }), over: true,
    back: [[22, -92, 0.5, -0.85], [38 * fat, -72, 0.95, -0.3], [42 * fat, -48, 1, 0], [-28, -94, -0.5, -0.85]], mouth: [hx - 6, hy + 14], hands: [[left[2]![0], left[2]![1]], [right[2]![0], right[2]![1]]],
    brow: [hx - 1, hy - 18 * hb], shoulder: [24, -88], skin: [[26, -56, 8], [-24, -70, -8], [-20, -24, 10]], belly: [-4, -40],
  };
};

export const moth: Body = (pen) => {
  const { t, pose, gaze, w } = pen;
  const skin = { fill: '#7b4f86', shade: '#4b2b5a', light: '#b58fc0' };
  const wing = { fill: '#e9a9b6', shade: '#a85f7d', light: '#f9d9d6' };
  const [hb, span] = [1.2 - t * 0.3, 0.82 + t * 0.4];
  let behind = '';
  for (const m of [-1, 1])
    behind +=
      pen.blob([{ x: m * 44 * span, y: -90, rx: 36 * span, ry: 28 * span, turn: m * -0.5 }, { x: m * 34 * span, y: -44, rx: 24 * span, ry: 19 * span, turn: m * 0.5, k: 5 }], wing, { depth: 4 }) +
      pen.line(`M${f(m * 52 * span)} ${f(-98 - t * 4)}l13 10l-13 10l-13 -10z`, 2, '#d8452e') + pen.line(`M${f(m * 36 * span)} -52l8 7l-8 7l-8 -7z`, 1.8, '#d8452e');
  const rings = stroke('M-30 -60q30 10 60 0M-30 -46q30 10 60 0M-30 -32q30 10 60 0M-30 -18q30 10 60 0', 4, '#e7b46a');
  let head =
    stroke('M-8 -108Q-18 -134 -34 -132M8 -108Q16 -136 32 -136', f(3 * w)) + pen.line('M-38 -136l8 1l-3 8zM28 -140l8 1l-4 8z', 1.6, '#e7b46a') + pen.blob([{ x: 0, y: -96, rx: 25 * hb, ry: 22 * hb }], skin, { depth: 4 });
  for (const m of [-1, 1]) head += eye(m * 11 * hb, -100, 11 * hb, { gaze, lid: 0.3, tilt: -m * 8, lidFill: '#5d3a68', iris: '#58b4d8', w: f(2.3 * w) });
  head += pen.open
    ? pen.line('M-9 -86q9 -5 18 0q-1 15 -9 15q-8 0 -9 -15z', 2, GULLET) + pen.tooth(-4, -87, 0, 6, 3, 1.2) + pen.tooth(4, -87, 0, 6, 3, 1.2)
    : stroke('M-9 -85q9 6 18 0', f(2.2 * w)) + pen.tooth(-4, -83, 0, 6, 2.6, 1.2) + pen.tooth(4, -83, 0, 6, 2.6, 1.2);
  // A moth has no long neck: it throws its whole head forward.
  const lunge = pose === 'bite' ? `<g transform="translate(-12 6) rotate(-12 0 -90)">${head}</g>` : head;
  return {
    behind, mid: pen.feet([-12, 14], '#5d3a68') + pen.blob([[[0, -26, 22], [0, -66, 18]]], skin, { inside: rings }), head: lunge, front: '', over: true,
    back: [[20, -70, 0.9, -0.4], [23, -48, 1, 0], [-20, -70, -0.9, -0.4], [-23, -48, -1, 0]], mouth: [-10, -78], hands: [[-22, -44], [22, -44]], brow: [0, -118], shoulder: [14, -80], skin: [[0, -56, 0], [0, -30, 4]], belly: [0, -36],
  };
};

export const kraken: Body = (pen) => {
  const { t, gaze, w } = pen;
  const skin = { fill: '#9cc25c', shade: '#57803c', light: '#d5e89c' };
  const [hb, arms, reach] = [1.12 - t * 0.14, t > 0.5 ? 3 : 2, 1 + t * 0.3];
  let behind = '';
  for (const m of [-1, 1])
    for (let i = 0; i < arms; i++) {
      const [x, y] = [m * (36 + i * 22) * reach, -2 - i * 5];
      behind += pen.blob([[[m * 12, -42, 14], [x * 0.72, -16 - i * 6, 11], [x, y - 6, 8], [x + m * 12, y - 22 - i * 6, 4]]], skin, { depth: 3 }) + stroke(`M${f(x * 0.66)} ${f(-9 - i * 5)}h.1M${f(x * 0.8)} ${f(-7 - i * 3)}h.1`, 4, '#d5e89c');
    }
  if (pen.open) behind += pen.blob([[[-16, -50, 14], [-56, -58, 11], [-74, -92, 8], [-60, -112, 4]]], skin, { depth: 3 }) + pen.blob([[[18, -50, 14], [58, -60, 11], [78, -96, 8], [66, -118, 4]]], skin, { depth: 3 });
  const spots = '<ellipse cx="24" cy="-114" rx="8" ry="6" fill="#57803c" opacity=".5"/><ellipse cx="9" cy="-124" rx="5" ry="3.5" fill="#57803c" opacity=".5"/><ellipse cx="-27" cy="-110" rx="5" ry="3.5" fill="#57803c" opacity=".5"/>';
  const head =
    eye(-2, -90, 23 * hb, { gaze, lid: 0.3, lidFill: '#7aa244', iris: '#d8452e', w: f(2.9 * w), low: 0.1 }) + pen.line('M-20 -54Q-2 -62 17 -54Q14 -30 -2 -30Q-18 -30 -20 -54Z', 2.4, GULLET) +
    [-13, -4, 5, 12].map((x) => pen.tooth(x, -56, 0, 9, 3.8, 1.3)).join('') + [-7, 4].map((x) => pen.tooth(x, -32, 0, -7, 3.4, 1.3)).join('');
  return {
    behind, mid: pen.blob([{ x: 0, y: -88, rx: 42, ry: 46 }, [[0, -50, 27], [0, -14, 22]]], skin, { depth: 7, inside: spots }), head, front: '',
    back: [[-26, -124, -0.5, -0.85], [-8, -134, -0.1, -1], [12, -134, 0.2, -1], [30, -122, 0.6, -0.8], [42, -98, 1, -0.1]], mouth: [-18, -44], hands: [[-58, -18], [60, -18]], brow: [-2, -122], shoulder: [28, -104], skin: [[26, -74, 12], [-28, -68, -10], [4, -18, 0]], belly: [0, -22],
  };
};

export const beetle: Body = (pen) => {
  const { t, gaze, w } = pen;
  const skin = { fill: '#5a3b2a', shade: '#33201a', light: '#94705a' };
  const shell = { fill: '#c0552b', shade: '#7a2d14', light: '#f0a06a' };
  const [hb, fat, q] = [1.15 - t * 0.2, 1 + t * 0.16, pen.open ? 8 : 0];
  const legs = ([[-1, -58], [-1, -38], [1, -58], [1, -38]] as const)
    .map(([m, y]) => stroke(`M${m * 22} ${y}L${f(m * 58 * fat)} ${y - 12}L${f(m * 66 * fat)} ${y + 16}`, 8) + stroke(`M${m * 22} ${y}L${f(m * 58 * fat)} ${y - 12}L${f(m * 66 * fat)} ${y + 14}`, 3.6, '#94705a'))
    .join('');
  const back = stroke('M2 -94V0', f(2.4 * w)) + flat('M-24 -62q6 -8 12 0q-6 8 -12 0zM14 -42q6 -8 12 0q-6 8 -12 0zM-20 -28q5 -7 10 0q-5 7 -10 0z', '#ffd9a0');
  let head =
    pen.blob([{ x: 0, y: -102, rx: 29 * hb, ry: 20 * hb }], skin, { depth: 3 }) + pen.line(`M-4 -116Q-12 ${f(-140 - t * 14)} ${f(-34 - t * 8)} ${f(-142 - t * 14)}Q-22 -128 -17 -115Q-10 -119 -4 -116Z`, 2.6, CREAM);
  for (const m of [-1, 1]) head += eye(m * 13 * hb - 1, -104, 10.5 * hb, { gaze, lid: 0.26, tilt: -m * 10, lidFill: '#33201a', iris: '#9cd35a', w: f(2.3 * w) });
  head += pen.line(`M-11 -88Q${-20 - q} -80 ${-20 - q} -66Q-8 -72 -4 -86ZM9 -88Q${20 + q} -80 ${20 + q} -66Q8 -72 3 -86Z`, 2, CREAM);
  return {
    behind: legs, mid: pen.feet([-16, 18], '#33201a') + pen.blob([{ x: 2, y: -48, rx: 38 * fat, ry: 44 }], shell, { depth: 6, inside: back }), head, front: '',
    back: [[30, -80, 0.7, -0.7], [40 * fat, -58, 1, -0.1], [40 * fat, -34, 1, 0.1], [-30, -80, -0.7, -0.7], [-37 * fat, -56, -1, -0.1]], mouth: [-4, -80], hands: [[-64 * fat, -26], [66 * fat, -26]], brow: [-1, -120], shoulder: [24, -84], skin: [[22, -66, 10], [-20, -46, -8], [20, -18, 4]], belly: [2, -30],
  };
};

export const worm: Body = (pen) => {
  const { t, pose, gaze, w } = pen;
  const skin = { fill: '#d98aa0', shade: '#94485f', light: '#f7c3cd' };
  const [fat, gape] = [1 + t * 0.2, pen.open ? 1.35 : 1];
  const [x, y] = pose === 'bite' ? [-34, -96] : pose === 'roar' ? [-8, -112] : [-14, -98 - t * 4];
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2;
    const [u, v] = [x + Math.cos(a) * 18 * gape, y + Math.sin(a) * 16 * gape];
    return `M${f(u - 5)} ${f(v)}L${f(x + Math.cos(a) * 7)} ${f(y + Math.sin(a) * 6)}L${f(u + 5)} ${f(v)}Z`;
  }).join('');
  const rings = stroke('M-6 -58q22 12 46 -4M-14 -38q26 14 54 -2M-20 -18q30 14 62 -2M10 -126q16 6 30 -2', 3, '#94485f');
  const r = 21 * gape;
  return {
    behind: pen.blob([[[30, -14, 16 * fat], [60, -12, 12], [84, -34, 5]]], skin, { depth: 3 }),
    mid: pen.blob([[[12, -8, 33 * fat], [20, -54, 30 * fat], [x + 20, y, 30]], { x: x + 10, y, rx: 36, ry: 34, k: 6 }], skin, { inside: rings }),
    head:
      pen.line(`M${f(x - r)} ${f(y)}a${f(r)} ${f(r * 0.94)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r * 0.94)} 0 1 1 ${f(-2 * r)} 0z`, 2.8, GULLET) + pen.line(teeth, 1.5, CREAM) +
      eye(x + 30, y - 26, 11 - t, { gaze, lid: 0.3, tilt: -8, lidFill: '#b3627a', iris: '#58b4d8', w: f(2.4 * w) }),
    front: '', back: [[44, -96, 0.9, -0.5], [50 * fat, -68, 1, -0.1], [48 * fat, -38, 1, 0.1], [76, -30, 0.4, -0.9]], mouth: [x - 16, y + 6], hands: [[-20, -28], [46, -24]], brow: [x + 6, y - 32], shoulder: [32, -90], skin: [[36, -56, 8], [4, -36, -8], [30, -18, 4]], belly: [6, -30],
  };
};

/** One body a seat, told apart by silhouette first. */
export const ROUND: readonly Body[] = [saurian, ape, moth, kraken, beetle, worm];
