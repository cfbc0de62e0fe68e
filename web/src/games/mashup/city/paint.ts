// Paint shared by the city's buildings: faces with a shaded side, colours mixed, things scattered by a seed.
import { INK, flat, inked, stroke } from '../../../lib/ink';
import { ICONS, type IconName } from '../icons';

export const f = (value: number): number => +value.toFixed(1);
const parts = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

/** Mixes two colours; t is the share of the second. */
export function mix(a: string, b: string, t: number): string {
  const other = parts(b);
  return '#' + parts(a).map((v, i) => Math.round(v + (other[i]! - v) * t).toString(16).padStart(2, '0')).join('');
}
export const dark = (colour: string, t = 0.36): string => mix(colour, '#3a1d4d', t);
export const pale = (colour: string, t = 0.5): string => mix(colour, '#fff6df', t);
export const hatched = (d: string, opacity: number): string => `<path d="${d}" fill="url(#hatch)" opacity="${opacity}"/>`;

/** Gives repeatable numbers between 0 and 1. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = (seed * 2654435761) >>> 0;
  }
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }
}

const glyph = (name: IconName, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<path transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${+(size / 512).toFixed(3)})" d="${ICONS[name]}" fill="${fill}" ${more}/>`;
/** Prints a glyph in two plates: ink out of register, tone on top. */
export const stamp = (name: IconName, x: number, y: number, size: number, tone: string): string =>
  glyph(name, x + size * 0.035, y + size * 0.045, size, INK, `stroke="${INK}" stroke-width="34" stroke-linejoin="round"`) + glyph(name, x, y, size, tone);
/** Prints a glyph that has been burnt. */
export const faded = (name: IconName, size: number): string => glyph(name, 0, 0, size, '#8d7f86');

/** The side face of a block goes right and up. */
export const SIDE = { x: 13, y: -8 } as const;
interface BlockLook {
  readonly dx?: number;
  readonly dy?: number;
  readonly open?: boolean;
}

/** What a building is put together from: its faces, and the silhouette that they make. */
export class Plate {
  art = '';
  silhouette = '';
  top = 0;
  left = 0;
  right = 0;

  add(d: string, fill: string, width = 2.4): void {
    this.art += inked(d, fill, width);
    this.silhouette += d;
  }
  raw(art: string): void {
    this.art += art;
  }
  reach(top: number, left = 0, right = 0): void {
    this.top = Math.min(this.top, top);
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
  }
  /** Sets up a block: front, side in shade, and a top unless a roof comes over it. */
  block(x: number, y: number, w: number, h: number, colour: string, { dx = SIDE.x, dy = SIDE.y, open = false }: BlockLook = {}): void {
    const [right, top] = [x + w, y - h];
    const side = `M${f(right)} ${f(y)}l${dx} ${dy}V${f(top + dy)}L${f(right)} ${f(top)}Z`;
    this.add(side, dark(colour));
    this.raw(hatched(side, 0.4));
    if (!open) this.add(`M${f(x)} ${f(top)}l${dx} ${dy}H${f(right + dx)}l${-dx} ${-dy}Z`, pale(colour, 0.35));
    this.add(`M${f(x)} ${f(y)}V${f(top)}H${f(right)}V${f(y)}Z`, colour);
    this.raw(
      flat(`M${f(right - w * 0.2)} ${f(y)}L${f(right)} ${f(y - h * 0.75)}V${f(y)}Z`, dark(colour, 0.24)) +
        hatched(`M${f(right - w * 0.26)} ${f(y)}L${f(right)} ${f(y - h * 0.9)}V${f(y)}Z`, 0.3) +
        stroke(`M${f(x + 3)} ${f(y - 3)}V${f(top + 3)}H${f(right - 3)}`, 1.8, pale(colour, 0.6)),
    );
    this.reach(top + dy, x, right + dx);
  }
}

/** A cloud of dust or smoke. */
export const puff = (x: number, y: number, scale = 1, colour = '#e9dcc8'): string =>
  `<g class="dust"><g transform="translate(${f(x)} ${f(y)}) scale(${scale})">` +
  inked('M-20 0q-10 -2 -8 -11q2 -8 10 -6q2 -12 14 -10q8 -8 16 2q12 -1 11 10q8 4 3 11q-2 4 -8 4z', colour, f(2.2 / scale)) +
  stroke('M-10 -8q3 -6 9 -4M6 -16q5 -2 8 3', f(1.6 / scale)) + '</g></g>';
