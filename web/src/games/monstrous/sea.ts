// The table top in millimetres, the middle at (0, 0): wood, a meander along its rim, a painted sea, an island below each place.
import printed from '../../generated/content/monstrous.json';
import { INK } from '../../lib/ink';
import { path, type Camera, type Spot } from './camera';

export const HALF = printed.half as unknown as readonly [number, number];
/** How far outside the edge the hand lets go; the rules want 200 mm. */
export const REACH = printed.outside;
const [W, H] = HALF;
/** Islands: middle, half axes, seed of their shore. */
const ISLANDS = [
  [-320, -206, 134, 94, 3], [320, -206, 140, 96, 8], [0, 2, 138, 94, 11], [-320, 206, 138, 92, 14], [320, 206, 136, 94, 19],
  [34, -236, 40, 24, 23], [-124, 196, 44, 28, 27], [140, 170, 30, 20, 31],
] as const;

/** Chance that is the same for everybody: a painted sea does not change. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
const corners = (by: number): Spot[] => [[-W - by, -H - by], [W + by, -H - by], [W + by, H + by], [-W - by, H + by]];
/** The rim at a distance, with places between the corners, so that it bends as the camera wants. */
const rim = (by: number): Spot[] => corners(by).flatMap((from, i, all): Spot[] => {
  const to = all[(i + 1) % 4]!;
  return Array.from({ length: 8 }, (_, n): Spot => [from[0] + ((to[0] - from[0]) * n) / 8, from[1] + ((to[1] - from[1]) * n) / 8]);
});

function meander(cam: Camera): string {
  let d = '';
  const hook = (x: number, y: number, points: readonly Spot[]): string => path(cam, points.map(([dx, dy]): Spot => [x + dx, y + dy]), false);
  for (let x = 26 - W; x < W - 40; x += 34) for (const [y, k] of [[34 - H, -1], [H - 34, 1]] as const) d += hook(x, y, [[0, 0], [0, k * 18], [22, k * 18], [22, k * 5], [10, k * 5], [10, k * 11]]);
  for (let y = 54 - H; y < H - 60; y += 34) for (const [x, k] of [[34 - W, -1], [W - 34, 1]] as const) d += hook(x, y, [[0, 0], [k * 18, 0], [k * 18, 22], [k * 5, 22], [k * 5, 10], [k * 11, 10]]);
  return d;
}

function waves(cam: Camera): string {
  const r = dice(5);
  const found = ['', ''];
  for (let j = 0; j < 17; j++) {
    for (let i = 0; i < 26; i++) {
      const x = 70 - W + i * 42 + (j % 2) * 21, y = 66 - H + j * 41;
      const [a, b] = cam.proj([x, y]);
      const size = Math.max(Math.abs(cam.proj([x + 14, y])[0] - a), Math.abs(cam.proj([x, y + 14])[0] - a));
      if (r() < 0.7) found[r() < 0.5 ? 0 : 1] += `M${a.toFixed(1)} ${b.toFixed(1)}q${(size / 2).toFixed(1)} ${(-size * 0.42).toFixed(1)} ${size.toFixed(1)} 0t${size.toFixed(1)} 0`;
    }
  }
  return `<path d="${found[0]}" stroke="var(--wave)"/><path d="${found[1]}" stroke="var(--wave-low)"/>`;
}

function island(cam: Camera, [cx, cy, rx, ry, seed]: (typeof ISLANDS)[number]): string {
  const r = dice(seed * 7919);
  const wobble = Array.from({ length: 26 }, () => 0.88 + 0.24 * r());
  const shore = (by: number): string => {
    const seen = wobble.map((k, i) => cam.proj([cx + Math.cos((i / 13) * Math.PI) * (rx * k + by), cy + Math.sin((i / 13) * Math.PI) * (ry * k + by)]));
    const half = (i: number): string => { const [p, q] = [seen[i % 26]!, seen[(i + 1) % 26]!]; return `${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2).toFixed(1)}`; };
    return `M${half(25)}${seen.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${half(i)}`).join('')}Z`;
  };
  let grass = '';
  for (let i = 0; i < 6; i++) {
    const [x, y] = cam.proj([cx + (1.5 * r() - 0.75) * rx, cy + (1.5 * r() - 0.75) * ry]);
    grass += `M${x.toFixed(1)} ${y.toFixed(1)}l5 -9l5 9m-1 0l4 -7l4 7`;
  }
  return `<path d="${shore(15)}" fill="var(--shallow)"/><path d="${shore(0)}" fill="var(--sand)" stroke="${INK}" stroke-width="2.2"/><path d="${grass}" fill="none" stroke="var(--grass)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Draws the table as a camera sees it; its colours are the style's, so that it dims with the page. */
export function tableTop(cam: Camera): string {
  const face = (by: number, fill: string): string => `<path d="${path(cam, rim(by))}" fill="var(--${fill})" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`;
  return (
    `<g transform="translate(0 14)">${face(26, 'wood-low')}</g>${face(26, 'wood')}${face(0, 'rim')}${face(-44, 'sea')}` +
    `<path d="${meander(cam)}" fill="none" stroke="var(--meander)" stroke-width="2.4"/><g fill="none" stroke-width="2" stroke-linecap="round">${waves(cam)}</g>` +
    ISLANDS.map((each) => island(cam, each)).join('')
  );
}

const CLOUD = 'M-120 30Q-150 28 -144 4Q-138 -18 -110 -14Q-104 -46 -66 -42Q-44 -70 -6 -52Q30 -72 56 -42Q92 -48 100 -16Q136 -20 142 6Q144 30 116 30Z';
/** Draws the clouds in which the gods sit, above the far rim of a table so many dots wide. */
export const clouds = (width: number, y: number): string =>
  [[0.05, 0.8], [0.3, 0.55], [0.55, 0.7], [0.77, 0.6], [0.97, 0.9]].map(([x, s]) =>
    `<g transform="translate(${(x! * width).toFixed(0)} ${y.toFixed(0)}) scale(${s})"><path d="${CLOUD}" fill="var(--cloud)" stroke="${INK}" stroke-width="3.4"/><path d="M-84 -8q4 -18 24 -18M-18 -34q14 -12 34 -2M60 -16q12 -10 26 0" fill="none" stroke="${INK}" stroke-width="2.8" stroke-linecap="round"/></g>`).join('');
