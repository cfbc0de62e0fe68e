// What stands before, behind and on the city's buildings, and makes a silhouette of its own.
import { CREAM, flat, inked, stroke } from '../../../lib/ink';
import type { ExtraKind } from './designs';
import { dark, f, hatched, pale, type Plate } from './paint';

/** The building's front: its left edge, the height of its roof line (negative: up), its width. */
export interface Front {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}
type Put = (p: Plate, b: Front, c?: string) => void;

const steam = (x: number, y: number): string => `<g class="steam">${inked(`M${f(x)} ${f(y)}q-12 -8 -2 -16q0 -12 12 -9q13 -2 10 10q8 9 -4 14z`, '#fff6e4', 1.9)}</g>`;

function tower(p: Plate, m: number, h: number, a: number, c: string): void {
  p.add(`M${f(m - a)} 0Q${f(m - a * 0.5)} ${f(-h * 0.55)} ${f(m - a * 0.72)} ${f(-h)}H${f(m + a * 0.72)}Q${f(m + a * 0.5)} ${f(-h * 0.55)} ${f(m + a)} 0Z`, c);
  p.raw(
    flat(`M${f(m + a * 0.1)} 0Q${f(m + a * 0.2)} ${f(-h * 0.5)} ${f(m + a * 0.3)} ${f(-h)}H${f(m + a * 0.72)}Q${f(m + a * 0.5)} ${f(-h * 0.55)} ${f(m + a)} 0Z`, '#a39a9c') +
      hatched(`M${f(m)} 0Q${f(m + a * 0.1)} ${f(-h * 0.5)} ${f(m + a * 0.2)} ${f(-h)}H${f(m + a * 0.72)}Q${f(m + a * 0.5)} ${f(-h * 0.55)} ${f(m + a)} 0Z`, 0.4) +
      inked(`M${f(m - a * 0.72)} ${f(-h)}q${f(a * 0.72)} 7 ${f(a * 1.44)} 0q${f(-a * 0.72)} -7 ${f(-a * 1.44)} 0z`, '#7a7078', 1.9) +
      inked(`M${f(m - a * 0.68)} ${f(-h + 12)}q${f(a * 0.66)} 7 ${f(a * 1.34)} 0l-1 9q${f(-a * 0.66)} 7 ${f(-a * 1.3)} 0z`, '#c3301f', 1.6) + steam(m - 8, -h - 4),
  );
  p.reach(-h - 28);
}

export const EXTRAS: Record<ExtraKind, Put> = {
  chimney: (p, b, c = '#a8543c') => p.block(b.x + b.w * 0.72, b.y + 4, 9, 24, c, { dx: 5, dy: -3 }),
  stack(p, b, c = '#b5473a') {
    for (const q of [0.12, 0.34]) {
      p.block(b.x + b.w * q, b.y + 6, 11, 46, c, { dx: 6, dy: -4 });
      p.raw(flat(`M${f(b.x + b.w * q)} ${b.y - 34}h11v6h-11z`, CREAM));
    }
  },
  awning(p, b, c = '#c3301f') {
    const u = (b.w + 8) / 8;
    for (let i = 0; i < 8; i++) p.add(`M${f(b.x - 4 + u * i)} -31h${f(u)}l0 10q${f(-u / 2)} 7 ${f(-u)} 0z`, i % 2 ? CREAM : c, 1.7);
  },
  flag(p, b, c = '#c3301f') {
    p.raw(stroke(`M${f(b.x + 8)} ${b.y + 2}v-46`, 2.6));
    p.silhouette += `M${f(b.x + 6)} ${b.y - 46}h4v48h-4z`;
    p.add(`M${f(b.x + 8)} ${b.y - 45}q9 -4 18 0v13q-9 -4 -18 0z`, c, 1.9);
    p.reach(b.y - 48);
  },
  columns(p, b) {
    const u = (b.w - 8) / 5;
    for (let i = 0; i < 5; i++) p.raw(inked(`M${f(b.x + 6 + u * i)} -2v-34h8v34z`, CREAM, 1.7) + inked(`M${f(b.x + 4 + u * i)} -36h12v5h-12zM${f(b.x + 4 + u * i)} -5h12v5h-12z`, CREAM, 1.5));
    p.raw(inked(`M${b.x - 4} 0h${b.w + 8}v4h-${b.w + 8}z`, CREAM, 1.8));
  },
  cooling(p, b, c = '#d9d2c4') {
    for (const [q, s] of [[0.3, 0.86], [0.74, 1]] as const) tower(p, b.x + b.w * q, 84 * s, 25 * s, c);
  },
  silo(p, b, c = '#b9c4cc') {
    const m = b.x + b.w + 14;
    p.add(`M${m - 13} 0V-64q13 -22 26 0V0Z`, c);
    p.raw(flat(`M${m + 2} 0V-72q8 2 11 8V0Z`, dark(c, 0.3)) + hatched(`M${m + 2} 0V-72q8 2 11 8V0Z`, 0.4) + stroke(`M${m - 13} -20h26M${m - 13} -42h26M${m - 13} -64h26`, 1.5));
    p.reach(-76, 0, m + 13);
  },
  clock(p, b, c = '#d9b48a') {
    const m = b.x + b.w / 2;
    p.block(m - 13, b.y + 6, 26, 46, c, { dx: 8, dy: -5 });
    p.raw(inked(`M${m - 8} ${b.y - 12}v-12a8 8 0 0 1 16 0v12z`, '#f1dfa6', 1.8) + stroke(`M${m} ${b.y - 20}v-7M${m} ${b.y - 20}l5 3`, 1.8));
    p.add(`M${m - 16} ${b.y - 40}L${m + 3} ${b.y - 66}L${m + 24} ${b.y - 44}Z`, '#4f7f86');
    p.reach(b.y - 66);
  },
  fence(p, b, c = CREAM) {
    let d = '';
    for (let i = 0; i < 7; i++) d += `M${f(b.x - 22 + i * 9)} 4v-16l3 -4l3 4v16z`;
    p.raw(inked(`M${b.x - 26} -8h64v4h-64z` + d, c, 1.5));
    p.reach(0, b.x - 26);
  },
  mast(p, b, c = '#c3301f') {
    const m = b.x + b.w / 2;
    p.add(`M${m - 7} ${b.y}L${m - 2} ${b.y - 78}h4L${m + 7} ${b.y}Z`, c);
    p.raw(stroke(`M${m - 6} ${b.y - 14}h12M${m - 5} ${b.y - 32}h10M${m - 4} ${b.y - 50}h8`, 2, CREAM) + stroke(`M${m} ${b.y - 78}v-16`, 2.2));
    p.add(`M${m - 17} ${b.y - 34}h34l-5 12h-24z`, '#f1dfa6', 2);
    p.silhouette += `M${m - 2} ${b.y - 96}h4v20h-4z`;
    p.reach(b.y - 96);
  },
  crane(p, b, c = '#f0a24a') {
    const x = b.x + b.w - 10;
    p.add(`M${x - 4} 0V-104h8V0Z`, c, 2);
    p.add(`M${x + 18} -104H${x - 58}l0 -6H${x - 4}L${x} -124L${x + 4} -110H${x + 18}Z`, c, 2);
    p.raw(stroke(`M${x - 4} -8l8 -12l-8 -12l8 -12l-8 -12l8 -12l-8 -12l8 -12`, 1.4) + stroke(`M${x - 46} -104v34`, 1.8) + inked(`M${x - 58} -70h24v14h-24z`, '#3f8f8c', 1.8));
    p.reach(-124, 0, x + 18);
  },
  boxes(p, b) {
    for (const [x, y, c] of [[-34, 0, '#c3533a'], [-4, 0, '#3f8f8c'], [-20, -18, '#e7b46a']] as const) p.block(b.x + b.w * 0.4 + x, y, 28, 17, c, { dx: 8, dy: -5 });
  },
  tent(p, b, c = '#d8603c') {
    for (const [x, s, k] of [[26, 0.8, '#e7b46a'], [-14, 1, c]] as const) {
      const [m, h, a] = [b.x + b.w / 2 + x, 56 * s, 36 * s];
      p.add(`M${f(m)} ${f(-h)}l18 -4L${f(m + a + 16)} -4L${f(m + a)} 0Z`, dark(k));
      p.add(`M${f(m - a)} 0L${f(m)} ${f(-h)}L${f(m + a)} 0Z`, k);
      p.raw(inked(`M${f(m - 10 * s)} 0L${f(m)} ${f(-h * 0.8)}L${f(m + 12 * s)} 0Z`, '#3d2f45', 1.8) + inked(`M${f(m - 10 * s)} 0L${f(m)} ${f(-h * 0.8)}L${f(m - 16 * s)} -3Z`, pale(k), 1.6));
      p.reach(-h - 4, m - a, m + a + 14);
    }
  },
  barrels(p, b) {
    for (const [x, y, lies] of [[-34, 0, false], [-10, 0, false], [18, 2, true], [-22, -26, false]] as const) {
      const m = b.x + b.w / 2 + x;
      p.add(lies ? `M${m - 12} ${y}h26q5 -9 0 -19h-26q5 9 0 19z` : `M${m - 10} ${y}q-3 -13 0 -27h20q3 13 0 27z`, '#d8a62e', 2);
      p.raw(lies ? stroke(`M${m - 3} ${y}q4 -9 0 -19M${m + 7} ${y}q4 -9 0 -19`, 1.5) + flat(`M${m + 13} ${y - 6}q16 2 22 6h-24z`, '#a9d158') : stroke(`M${m - 11} ${y - 8}h22M${m - 11} ${y - 19}h22`, 1.6));
    }
    p.reach(-56, b.x, b.x + b.w);
  },
  gate(p, b, c = '#d9b48a') {
    p.block(b.x - 2, 0, 14, 58, c, { dx: 6, dy: -4 });
    p.block(b.x + b.w - 12, 0, 14, 58, c, { dx: 6, dy: -4 });
    p.add(`M${b.x - 8} -56q${b.w / 2 + 8} -34 ${b.w + 16} 0v12q${-b.w / 2 - 8} -32 ${-b.w - 16} 0z`, '#4f8a52');
    let bars = '';
    for (let i = 0; i < 8; i++) bars += `M${f(b.x + 17 + (i * (b.w - 34)) / 7)} 0v-46`;
    p.raw(stroke(bars, 2.6));
    p.reach(-76);
  },
  dam(p, b, c = '#b7b3b8') {
    const [l, r] = [b.x, b.x + b.w];
    p.add(`M${l} 0L${l + 6} -86H${r - 6}L${r} 0Z`, c);
    p.raw(flat(`M${r - 40} 0L${r - 26} -84H${r - 8}L${r - 2} 0Z`, dark(c, 0.3)) + hatched(`M${r - 46} 0L${r - 32} -84H${r - 8}L${r - 2} 0Z`, 0.4));
    p.block(l + 2, -84, b.w - 4, 10, pale(c, 0.3), { dx: 9, dy: -6 });
    p.raw(stroke(`M${l + 4} -60H${r - 4}M${l + 3} -34H${r - 3}`, 1.6, dark(c, 0.4)));
    for (const q of [0.2, 0.45, 0.7]) {
      const x = l + b.w * q;
      p.raw(inked(`M${f(x - 9)} -48h18v10h-18z`, '#3d3557', 1.8) + `<g class="steam">${inked(`M${f(x - 7)} -42Q${f(x - 12)} -16 ${f(x - 14)} 3H${f(x + 14)}Q${f(x + 12)} -16 ${f(x + 7)} -42Z`, '#bfe3ee', 1.8)}${stroke(`M${f(x - 3)} -36q-3 18 -3 34M${f(x + 4)} -34q3 16 3 30`, 1.6, '#4e86b0')}</g>`);
    }
    p.reach(-102, l - 2, r + 10);
  },
  needle(p, b, c = '#e7dcc0') {
    const m = b.x + b.w / 2;
    p.add(`M${m - 12} 0L${m - 3} -112h6L${m + 12} 0h-7L${m} -70L${m - 5} 0Z`, c, 2.2);
    p.add(`M${m - 24} -114q24 -14 48 0l-7 12h-34z`, '#b5473a', 2.2);
    p.raw(inked(`M${m - 18} -110h36v6h-36z`, '#ffe7a8', 1.6) + stroke(`M${m - 6} -112v8M${m + 6} -112v8`, 1.4));
    p.add(`M${m - 12} -121q12 -9 24 0z`, c, 2);
    p.raw(stroke(`M${m} -126v-22`, 2.6));
    p.silhouette += `M${m - 2} -150h4v26h-4z`;
    p.reach(-150, m - 26, m + 26);
  },
  rig(p, b, c = '#e0a83a') {
    const m = b.x + b.w / 2;
    for (const x of [-36, 28]) p.block(m + x, 0, 9, 34, '#7a7078', { dx: 5, dy: -3 });
    p.raw(stroke(`M${m - 28} -2L${m + 28} -32M${m + 28} -2L${m - 28} -32`, 2.4));
    p.block(m - 46, -34, 88, 12, c, { dx: 9, dy: -6 });
    p.add(`M${m - 30} -46L${m - 16} -112h8L${m + 6} -46h-6L${m - 9} -92h-6L${m - 24} -46Z`, '#c3533a', 2);
    p.raw(stroke(`M${m - 26} -62h26M${m - 22} -80h18M${m - 18} -98h10`, 1.8));
    p.block(m + 14, -46, 22, 18, CREAM, { dx: 7, dy: -5 });
    p.raw(inked(`M${m + 18} -60h6v7h-6zM${m + 27} -60h6v7h-6z`, '#3d3557', 1.4) + inked(`M${m - 50} 3q12 -8 24 0t24 0t24 0t24 0v5h-96z`, '#7fb8d8', 1.8));
    p.reach(-114, m - 50, m + 52);
  },
  runway(p, b, c = '#7a7078') {
    p.add(`M${b.x - 10} 6l16 -9H${b.x + b.w + 22}l-8 9z`, c, 1.8);
    p.raw(stroke(`M${b.x + 14} 2h14M${b.x + 42} 2h14M${b.x + 70} 2h14`, 2, CREAM));
    const x = b.x + b.w - 16;
    p.raw(inked(`M${x - 26} -8q4 -9 20 -9h20l10 -10h7l-4 13q6 4 0 7q-16 5 -40 3q-12 -1 -13 -4z`, '#f4ead6', 1.9) + inked(`M${x - 2} -9l16 9h8l-10 -10z`, '#a9c9d4', 1.7) + stroke(`M${x - 14} -12h.1M${x - 6} -12h.1M${x + 2} -12h.1`, 2.6));
    p.reach(0, b.x - 10, b.x + b.w + 24);
  },
  boat(p, b, c = '#c8452f') {
    const x = b.x + b.w + 4;
    p.add(`M${x - 22} -9H${x + 26}q-3 15 -12 15h-26q-8 -3 -10 -15z`, c, 2);
    p.raw(stroke(`M${x} -9V-44M${x} -42l18 26M${x} -42l-14 26`, 2) + inked(`M${x + 4} -10v-9h12v9z`, CREAM, 1.7) + inked(`M${x - 32} 5q10 -6 20 0t20 0t20 0v5h-60z`, '#7fb8d8', 1.8));
    p.reach(-48, 0, x + 30);
  },
};
