// Soft bodies: limbs and ellipses joined into one distance field, traced and smoothed into a path.

export type Point = readonly [x: number, y: number];
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];
export interface Limb {
  readonly points: readonly (readonly [x: number, y: number, radius: number])[];
  readonly k?: number;
}
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
  readonly turn?: number;
  readonly k?: number;
}
export type Part = Limb | Ellipse;
type Field = (x: number, y: number) => number;

/** Makes a limb: a polyline of [x, y, radius], its radius blended along it, joined with a fillet of size k. */
export const limb = (points: Limb['points'], k?: number): Limb => (k === undefined ? { points } : { points, k });

/** Rounds a coordinate to a tenth: finer digits only cost bytes. */
export const tenth = (value: number): number => +value.toFixed(1);

// Math.hypot guards against overflow, which costs several times as much as all the rest of a field.
const far = (x: number, y: number): number => Math.sqrt(x * x + y * y);

function toLimb(points: Limb['points'], x: number, y: number): number {
  let best = 1e9;
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay, ar] = points[i]!;
    const [bx, by, br] = points[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, far(x - ax - t * dx, y - ay - t * dy) - (ar + t * (br - ar)));
  }
  return best;
}

function toEllipse(e: Ellipse, x: number, y: number): number {
  const c = Math.cos(-(e.turn ?? 0));
  const s = Math.sin(-(e.turn ?? 0));
  const u = (x - e.x) * c - (y - e.y) * s;
  const v = (x - e.x) * s + (y - e.y) * c;
  const ry = e.ry ?? e.rx;
  const small = Math.min(e.rx, ry);
  const q = far(u / e.rx, v / ry) || 1e-6;
  return (q - 1) * small * (q < 1 ? 1 : far(u, v) / q / small);
}

/** Joins parts with fillets of size k into one field: negative inside, positive outside. */
export function body(parts: readonly Part[], k = 9): Field {
  return (x, y) => {
    let d = 1e9;
    for (const part of parts) {
      const e = 'points' in part ? toLimb(part.points, x, y) : toEllipse(part, x, y);
      const fillet = part.k ?? k;
      const h = Math.max(fillet - Math.abs(d - e), 0) / fillet;
      d = Math.min(d, e) - h * h * fillet * 0.25;
    }
    return d;
  };
}

// Which cell sides (north, east, south, west) the outline joins, per pattern of corners inside; inside stays on the right hand.
const SEGMENTS: Record<number, string> = {
  1: 'NW', 2: 'EN', 3: 'EW', 4: 'SE', 5: 'NESW', 6: 'SN', 7: 'SW', 8: 'WS', 9: 'NS', 10: 'ESWN', 11: 'ES', 12: 'WE', 13: 'NE', 14: 'WN',
};

/** Traces the zero line of a field inside a box; returns closed loops of points. */
export function trace(field: Field, [x0, y0, x1, y1]: Box, step: number): Point[][] {
  const w = Math.ceil((x1 - x0) / step);
  const h = Math.ceil((y1 - y0) / step);
  const values = new Float64Array((w + 1) * (h + 1));
  for (let j = 0; j <= h; j++)
    for (let i = 0; i <= w; i++) {
      const v = field(x0 + i * step, y0 + j * step);
      values[j * (w + 1) + i] = i && j && i < w && j < h ? v : Math.max(0.01, v);
    }
  const at = (node: number): number => values[node]!;
  const links = new Map<string, string>();
  const points = new Map<string, Point>();
  const cut = (a: number, b: number): string => {
    const t = at(a) / (at(a) - at(b));
    const [ai, aj, bi, bj] = [a % (w + 1), Math.floor(a / (w + 1)), b % (w + 1), Math.floor(b / (w + 1))];
    const key = `${a}|${b}`;
    points.set(key, [x0 + (ai + t * (bi - ai)) * step, y0 + (aj + t * (bj - aj)) * step]);
    return key;
  };
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const a = j * (w + 1) + i;
      const [b, c, d] = [a + 1, a + w + 2, a + w + 1];
      const inside = +(at(a) < 0) | (+(at(b) < 0) << 1) | (+(at(c) < 0) << 2) | (+(at(d) < 0) << 3);
      if (inside === 0 || inside === 15) continue;
      const sides: Record<string, readonly [number, number]> = { N: [a, b], E: [b, c], S: [d, c], W: [a, d] };
      const segments = SEGMENTS[inside] ?? '';
      for (let s = 0; s < segments.length; s += 2) links.set(cut(...sides[segments[s]!]!), cut(...sides[segments[s + 1]!]!));
    }
  return closeLoops(links, points);
}

function closeLoops(links: Map<string, string>, points: Map<string, Point>): Point[][] {
  const loops: Point[][] = [];
  for (let start = links.keys().next().value; start !== undefined; start = links.keys().next().value) {
    const loop: Point[] = [];
    for (let key: string | undefined = start; key !== undefined && links.has(key); ) {
      loop.push(points.get(key)!);
      const next: string = links.get(key)!;
      links.delete(key);
      key = next;
    }
    if (loop.length > 5) loops.push(loop);
  }
  return loops;
}

/** Thins a loop (Douglas-Peucker) and returns a smooth closed path. */
export function smooth(loop: readonly Point[], tolerance = 0.12): string {
  const half = Math.floor(loop.length / 2);
  const keep = new Set([0, half]);
  const thin = (a: number, b: number): void => {
    let far = -1;
    let at = -1;
    const [ax, ay] = loop[a]!;
    const [bx, by] = loop[b % loop.length]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    for (let i = a + 1; i < b; i++) {
      const [x, y] = loop[i]!;
      const d = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
      if (d > far) [far, at] = [d, i];
    }
    if (far <= tolerance) return;
    keep.add(at);
    thin(a, at);
    thin(at, b);
  };
  thin(0, half);
  thin(half, loop.length);
  const kept = [...keep].sort((a, b) => a - b).map((i) => loop[i]!);
  const m = kept.length;
  let d = `M${tenth(kept[0]![0])} ${tenth(kept[0]![1])}`;
  for (let i = 0; i < m; i++) {
    const [a, b, c, e] = [kept[(i + m - 1) % m]!, kept[i]!, kept[(i + 1) % m]!, kept[(i + 2) % m]!];
    const s = Math.hypot(c[0] - b[0], c[1] - b[1]);
    const u = s / (Math.hypot(c[0] - a[0], c[1] - a[1]) || 1) / 3;
    const v = s / (Math.hypot(e[0] - b[0], e[1] - b[1]) || 1) / 3;
    d +=
      `C${tenth(b[0] + (c[0] - a[0]) * u)} ${tenth(b[1] + (c[1] - a[1]) * u)} ` +
      `${tenth(c[0] - (e[0] - b[0]) * v)} ${tenth(c[1] - (e[1] - b[1]) * v)} ${tenth(c[0])} ${tenth(c[1])}`;
  }
  return d + 'Z';
}

/** Returns the outline of joined parts as one path. */
export function outline(parts: readonly Part[], box: Box, k = 9, step = 2.5): string {
  return trace(body(parts, k), box, step)
    .map((loop) => smooth(loop))
    .join('');
}
