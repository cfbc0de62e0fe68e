// The three plates of every print: flat colour, hatched shade, ink line; and the eye that all monsters share.
import { outline, tenth as n, type Box, type Part } from './field';

export const INK = '#21182c';
export const CREAM = '#fff4da';
export const PAPER = '#fffaf0';

let ids = 0;
/** Returns an id that no other drawing on the page has. */
export const uid = (prefix: string): string => `${prefix}${++ids}`;

export interface Skin {
  readonly fill: string;
  readonly shade: string;
  readonly light: string;
}
export type Gaze = readonly [x: number, y: number];

/** Draws a filled path with the ink line round it. */
export const inked = (d: string, fill: string, width = 2.4): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Draws a filled path without a line. */
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** Draws open strokes of ink. */
export const stroke = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const shift = (d: string, dx: number, dy: number): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${n(+x + dx)} ${n(+y + dy)}`);

/** Prints a closed path: flat plate, hatched shade on the lower right, light on the upper left, then the line. */
export function print(d: string, skin: Skin, { w = 2.6, depth = 4.5, inside = '' } = {}): string {
  const id = uid('p');
  const use = (of: string, attributes: string): string => `<use href="#${of}" ${attributes}/>`;
  // Inside the clip, even-odd leaves just the rim that the shifted copy misses.
  const rim = d + shift(d, -depth * 0.8, -depth);
  return (
    `<defs><path id="${id}" d="${d}"/><path id="${id}r" fill-rule="evenodd" d="${rim}"/>` +
    `<clipPath id="${id}c">${use(id, '')}</clipPath></defs><g clip-path="url(#${id}c)">` +
    use(id, `fill="${skin.fill}"`) +
    inside +
    use(`${id}r`, `fill="${skin.shade}"`) +
    use(`${id}r`, 'fill="url(#hatch)" opacity=".34"') +
    use(id, `fill="none" stroke="${skin.light}" stroke-width="${n(w * 0.9)}" transform="translate(${n(w * 1.15)} ${n(w * 1.25)})"`) +
    `</g>${use(id, `fill="none" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"`)}`
  );
}

/** Prints the joined parts of a soft body. */
export const blob = (
  parts: readonly Part[],
  box: Box,
  skin: Skin,
  { k = 10, ...plates }: { k?: number; w?: number; depth?: number; inside?: string } = {},
): string => print(outline(parts, box, k), skin, plates);

export interface EyeLook {
  readonly gaze?: Gaze;
  readonly lid?: number;
  readonly tilt?: number;
  readonly lidFill?: string;
  readonly iris?: string;
  readonly w?: number;
  readonly low?: number;
}

/** Draws the eye that all monsters share: round, pale, ringed iris, heavy lid, a pupil that follows the gaze. */
export function eye(x: number, y: number, r: number, look: EyeLook = {}): string {
  const { gaze = [0.3, 0.25], lid = 0.28, tilt = 0, lidFill = '#7d52a8', iris = '#f2b233', w = 2.2, low = 0 } = look;
  const upper = Math.PI * (0.5 - lid);
  const [cx, cy, bag] = [n(Math.cos(upper) * r), n(-Math.sin(upper) * r), n(r * 0.1)];
  const lower = Math.PI * (0.5 - low);
  const [lx, ly] = [n(Math.cos(lower) * r), n(Math.sin(lower) * r)];
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(r)}" fill="${PAPER}"/>` +
    `<g class="look" transform="translate(${n(gaze[0] * r * 0.42)} ${n(gaze[1] * r * 0.42)})">` +
    `<circle r="${n(r * 0.58)}" fill="${iris}" stroke="${INK}" stroke-width="${n(w * 0.5)}"/>` +
    `<circle r="${n(r * 0.34)}" fill="${INK}"/><circle cx="${n(-r * 0.17)}" cy="${n(-r * 0.2)}" r="${n(r * 0.13)}" fill="#fff"/></g>` +
    (low ? inked(`M${-lx} ${ly}A${n(r)} ${n(r)} 0 0 0 ${lx} ${ly}Q0 ${n(ly - bag)} ${-lx} ${ly}Z`, lidFill, n(w * 0.7)) : '') +
    (lid
      ? `<g transform="rotate(${tilt})">${inked(`M${-cx} ${cy}A${n(r)} ${n(r)} 0 0 1 ${cx} ${cy}Q0 ${n(cy + bag)} ${-cx} ${cy}Z`, lidFill, n(w * 0.8))}</g>`
      : '') +
    `<circle r="${n(r)}" fill="none" stroke="${INK}" stroke-width="${w}"/></g>`
  );
}

/** Draws an open grin: dark gap, tongue, teeth on the upper lip, and perhaps two on the lower one. */
export function grin(
  x: number,
  y: number,
  half: number,
  drop: number,
  { teeth = 5, w = 2.2, sharp = true, lower = false } = {},
): string {
  const [top, bottom, clip] = [y + drop * 0.25, y + drop * 2, uid('m')];
  const at = (t: number, mid: number): readonly [number, number] => {
    const s = 1 - t;
    return [s * s * (x - half) + 2 * s * t * x + t * t * (x + half), s * s * y + 2 * s * t * mid + t * t * y];
  };
  const shape = `M${n(x - half)} ${n(y)}Q${n(x)} ${n(top)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(bottom)} ${n(x - half)} ${n(y)}Z`;
  let row = '';
  for (let i = 0; i < teeth; i++) {
    const [a, b, m] = [at((i + 0.12) / teeth, top), at((i + 0.88) / teeth, top), at((i + 0.5) / teeth, top)];
    const room = at((i + 0.5) / teeth, bottom)[1] - m[1];
    const length = Math.min(room * 0.62, ((half * 2) / teeth) * (sharp ? 1.15 : 0.8));
    row += sharp
      ? `M${n(a[0])} ${n(a[1] - 0.6)}L${n(m[0])} ${n(m[1] + length)}L${n(b[0])} ${n(b[1] - 0.6)}Z`
      : `M${n(a[0])} ${n(a[1] - 0.6)}v${n(length * 0.8)}q${n((b[0] - a[0]) / 2)} ${n(length * 0.4)} ${n(b[0] - a[0])} 0V${n(b[1] - 0.6)}Z`;
  }
  for (const q of lower ? [0.3, 0.7] : []) {
    const [m, s] = [at(q, bottom), (half / teeth) * 0.7];
    row += `M${n(m[0] - s)} ${n(m[1] + 1)}l${n(s)} ${n(-s * 1.7)}l${n(s)} ${n(s * 1.7)}Z`;
  }
  return (
    `<clipPath id="${clip}"><path d="${shape}"/></clipPath><path d="${shape}" fill="#3b1230"/><g clip-path="url(#${clip})">` +
    `<ellipse cx="${n(x + half * 0.1)}" cy="${n((y + bottom) / 2 + drop * 0.25)}" rx="${n(half * 0.5)}" ry="${n(drop * 0.5)}" fill="#e8635a" stroke="${INK}" stroke-width="${n(w * 0.5)}"/>` +
    `${inked(row, CREAM, n(w * 0.5))}</g>${inked(shape, 'none', w)}`
  );
}

/** Draws a curved spike that stands on a point of an outline, along a normal, leaning aside. */
export function spike(
  [x, y]: readonly [number, number],
  [nx, ny]: readonly [number, number],
  length: number,
  base: number,
  { fill = '#f2a93b', lean = 0, w = 2 } = {},
): string {
  const [tx, ty] = [-ny, nx];
  const [px, py] = [x + nx * length + tx * lean, y + ny * length + ty * lean];
  const [ax, ay] = [x - tx * base - nx * 2, y - ty * base - ny * 2];
  const [bx, by] = [x + tx * base - nx * 2, y + ty * base - ny * 2];
  return inked(
    `M${n(ax)} ${n(ay)}Q${n((ax + px) / 2 + tx * lean * 0.1)} ${n((ay + py) / 2 + ty * lean * 0.1)} ${n(px)} ${n(py)}` +
      `Q${n((bx + px) / 2 - tx * base * 0.2)} ${n((by + py) / 2 - ty * base * 0.2)} ${n(bx)} ${n(by)}Z`,
    fill,
    w,
  );
}
