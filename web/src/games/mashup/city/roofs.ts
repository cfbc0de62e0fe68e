// The roofs of the city. Each is put on a wall whose upper left corner is (x, y), and says how high it comes.
import { CREAM, flat, inked, stroke } from '../../../lib/ink';
import type { Roof, RoofKind } from './designs';
import { SIDE, dark, f, hatched, pale, type Plate } from './paint';

type Put = (p: Plate, x: number, y: number, w: number, c: string, o: Roof & { readonly wall: string }) => number;

export const ROOFS: Record<RoofKind, Put> = {
  flat(p, x, y, w, c) {
    p.block(x - 3, y, w + 6, 8, c);
    return y - 8;
  },
  gable(p, x, y, w, c, o) {
    const [h, m] = [o.rh ?? w * 0.42, x + w / 2];
    const side = `M${f(m)} ${f(y - h)}l${SIDE.x} ${SIDE.y}L${f(x + w + 5 + SIDE.x)} ${f(y + SIDE.y + 3)}L${f(x + w + 5)} ${f(y + 3)}Z`;
    p.add(side, dark(c));
    p.raw(hatched(side, 0.4));
    p.add(`M${f(x)} ${f(y)}L${f(m)} ${f(y - h)}L${f(x + w)} ${f(y)}Z`, o.wall);
    p.add(`M${f(x - 6)} ${f(y + 3)}L${f(m)} ${f(y - h - 3)}L${f(x + w + 6)} ${f(y + 3)}l-5 4L${f(m)} ${f(y - h + 5)}L${f(x - 1)} ${f(y + 7)}Z`, c);
    p.reach(y - h + SIDE.y, x - 6, x + w + 5 + SIDE.x);
    return y - h;
  },
  hip(p, x, y, w, c, o) {
    const h = o.rh ?? 26;
    p.add(`M${f(x + w + 5)} ${f(y + 3)}l${SIDE.x} ${SIDE.y}L${f(x + w - h * 0.5 + SIDE.x)} ${f(y - h + SIDE.y)}L${f(x + w - h * 0.6)} ${f(y - h)}Z`, dark(c));
    p.add(`M${f(x - 5)} ${f(y + 3)}L${f(x + h * 0.6)} ${f(y - h)}H${f(x + w - h * 0.6)}L${f(x + w + 5)} ${f(y + 3)}Z`, c);
    let tiles = '';
    for (let i = 1; i < 4; i++) tiles += `M${f(x - 5 + i * h * 0.16)} ${f(y + 3 - (h / 4) * i)}H${f(x + w + 5 - i * h * 0.16)}`;
    for (let i = 0; i < w / 11; i++) tiles += `M${f(x + 4 + i * 11)} ${f(y - (i % 3) * h * 0.25 - 2)}v-5`;
    p.raw(stroke(tiles, 1.2, dark(c, 0.4)) + stroke(`M${f(x + h * 0.6 + 2)} ${f(y - h + 3)}H${f(x + w - h * 0.6 - 4)}`, 1.8, pale(c)));
    p.reach(y - h + SIDE.y, x - 5, x + w + 5 + SIDE.x);
    return y - h;
  },
  gambrel(p, x, y, w, c, o) {
    const [h, m, slope] = [w * 0.5, x + w / 2, o.side ?? c];
    const d = (q: number): string =>
      `M${f(x - q)} ${f(y + q * 0.4)}L${f(x + w * 0.14 - q * 0.6)} ${f(y - h * 0.62 - q * 0.4)}L${f(m)} ${f(y - h - q)}L${f(x + w * 0.86 + q * 0.6)} ${f(y - h * 0.62 - q * 0.4)}L${f(x + w + q)} ${f(y + q * 0.4)}Z`;
    p.add(
      `M${f(m)} ${f(y - h - 5)}l${SIDE.x} ${SIDE.y}L${f(x + w * 0.86 + SIDE.x + 3)} ${f(y - h * 0.62 + SIDE.y)}L${f(x + w + SIDE.x + 5)} ${f(y + SIDE.y)}L${f(x + w + 5)} ${f(y + 2)}L${f(x + w * 0.86)} ${f(y - h * 0.62)}Z`,
      dark(slope),
    );
    p.add(d(6), slope);
    p.add(d(0), o.wall);
    p.raw(inked(`M${f(m - 8)} ${f(y - h * 0.2)}v-16h16v16z`, '#4a2a2a', 1.8) + stroke(`M${f(m - 8)} ${f(y - h * 0.2)}l16 -16M${f(m + 8)} ${f(y - h * 0.2)}l-16 -16`, 1.6, CREAM));
    p.reach(y - h - 13, x - 6, x + w + SIDE.x + 5);
    return y - h;
  },
  dome(p, x, y, w, c, o) {
    const [m, r] = [x + w / 2, o.rh ?? w * 0.3];
    p.block(m - r - 4, y, r * 2 + 8, 7, o.side ?? CREAM, { dx: 8, dy: -5 });
    p.add(`M${f(m - r)} ${f(y - 7)}C${f(m - r)} ${f(y - 7 - r * 1.35)} ${f(m + r)} ${f(y - 7 - r * 1.35)} ${f(m + r)} ${f(y - 7)}Z`, c);
    p.raw(
      flat(`M${f(m + r * 0.3)} ${f(y - 8)}C${f(m + r * 0.9)} ${f(y - r)} ${f(m + r * 0.4)} ${f(y - r * 1.05)} ${f(m)} ${f(y - r - 6)}C${f(m + r)} ${f(y - r - 6)} ${f(m + r)} ${f(y - 12)} ${f(m + r - 1)} ${f(y - 8)}Z`, dark(c)) +
        stroke(`M${f(m)} ${f(y - 8)}V${f(y - 7 - r)}M${f(m - r * 0.5)} ${f(y - 8)}Q${f(m - r * 0.5)} ${f(y - r)} ${f(m)} ${f(y - 7 - r)}`, 1.4, dark(c, 0.5)) +
        stroke(`M${f(m)} ${f(y - 7 - r)}v-14`, 2.4),
    );
    p.add(`M${f(m)} ${f(y - 21 - r)}h13l-4 4l4 4h-13z`, '#c3301f', 1.8);
    p.reach(y - 22 - r);
    return y - r - 8;
  },
  saw(p, x, y, w, c) {
    const u = w / 3;
    let d = `M${f(x)} ${f(y)}`;
    for (let i = 0; i < 3; i++) d += `V${f(y - 24)}L${f(x + u * (i + 1))} ${f(y)}`;
    p.add(d + 'Z', c);
    for (let i = 0; i < 3; i++) p.raw(inked(`M${f(x + u * i + 3)} ${f(y - 4)}v-12l9 6v6z`, '#b9d6dc', 1.5));
    p.reach(y - 24);
    return y - 24;
  },
  hangar(p, x, y, w, c) {
    const h = w * 0.42;
    p.add(`M${f(x + w)} ${f(y)}l${SIDE.x} ${SIDE.y}C${f(x + w + SIDE.x)} ${f(y - h * 1.3 + SIDE.y)} ${f(x + w * 0.6 + SIDE.x)} ${f(y - h + SIDE.y - 1)} ${f(x + w / 2 + SIDE.x)} ${f(y - h + SIDE.y)}L${f(x + w / 2)} ${f(y - h)}Z`, dark(c));
    p.add(`M${f(x)} ${f(y)}C${f(x)} ${f(y - h * 1.33)} ${f(x + w)} ${f(y - h * 1.33)} ${f(x + w)} ${f(y)}Z`, c);
    p.raw(stroke(`M${f(x + 8)} ${f(y)}C${f(x + 8)} ${f(y - h * 1.16)} ${f(x + w - 8)} ${f(y - h * 1.16)} ${f(x + w - 8)} ${f(y)}`, 1.6, dark(c, 0.5)) + stroke(`M${f(x + 4)} ${f(y - h * 0.4)}Q${f(x + w * 0.16)} ${f(y - h * 0.9)} ${f(x + w * 0.42)} ${f(y - h + 3)}`, 2, pale(c)));
    p.reach(y - h + SIDE.y);
    return y - h;
  },
  merlons(p, x, y, w, c) {
    p.block(x - 4, y, w + 8, 7, c);
    const n = Math.max(3, Math.round(w / 16));
    const u = (w + 8) / (n * 2 - 1);
    for (let i = 0; i < n; i++) p.block(x - 4 + i * u * 2, y - 7, u, 8, c, { dx: 5, dy: -3 });
    return y - 15;
  },
  steps(p, x, y, w, c) {
    p.block(x + w * 0.14, y, w * 0.72, 20, c);
    p.block(x + w * 0.3, y - 20, w * 0.4, 18, c);
    p.raw(stroke(`M${f(x + w / 2 + 4)} ${f(y - 40)}v-24`, 3));
    p.silhouette += `M${f(x + w / 2 + 2)} ${f(y - 66)}h4v30h-4z`;
    p.reach(y - 66);
    return y - 40;
  },
};
