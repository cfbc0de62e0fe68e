// What every monster's body is made of: soft parts, feet and teeth, and the places on it where Mutations sit.
import { limb, type Part } from '../../../lib/field';
import { CREAM, blob, inked, type Gaze, type Skin } from '../../../lib/ink';

export const f = (value: number): number => +value.toFixed(1);
const BOX = [-130, -190, 140, 14] as const;

export type Pose = 'stand' | 'walk' | 'bite' | 'roar';
export type Anchor = readonly [x: number, y: number];
/** Where the outline points: the place and its normal. */
export type Spot = readonly [x: number, y: number, nx: number, ny: number];

/** A drawn body in layers, and its anchors. */
export interface Layers {
  readonly behind: string;
  readonly mid: string;
  readonly head: string;
  readonly front: string;
  readonly back: readonly Spot[];
  readonly mouth: Anchor;
  readonly hands: readonly Anchor[];
  readonly brow: Anchor;
  readonly shoulder: Anchor;
  readonly skin: readonly (readonly [x: number, y: number, turn: number])[];
  readonly belly: Anchor;
  /** Whether plates on its back lie over the body; and its own spikes where it has no plates. */
  readonly over?: boolean;
  readonly spikes?: string;
}

type Loose = readonly (readonly [x: number, y: number, radius: number])[];
interface Plates {
  readonly k?: number;
  readonly depth?: number;
  readonly inside?: string;
}

/** Draws one monster: t is 0 at Size 1 and 1 at Size 8; lines keep their weight at every Size. */
export class Pen {
  constructor(
    readonly t: number,
    readonly pose: Pose,
    readonly gaze: Gaze,
    readonly w: number,
  ) {}

  get open(): boolean {
    return this.pose === 'bite' || this.pose === 'roar';
  }

  blob(parts: readonly (Loose | Exclude<Part, { points: unknown }>)[], skin: Skin, plates: Plates = {}): string {
    return blob(parts.map((part) => ('length' in part ? limb(part) : part)), BOX, skin, { k: 10, w: f(2.7 * this.w), depth: 5, ...plates });
  }

  line(d: string, width: number, fill: string): string {
    return inked(d, fill, f(width * this.w));
  }

  tooth(x: number, y: number, dx: number, dy: number, half: number, width = 1.5): string {
    return inked(`M${f(x - half)} ${f(y)}L${f(x + dx)} ${f(y + dy)}L${f(x + half)} ${f(y)}Z`, CREAM, f(width * this.w));
  }

  feet(xs: readonly number[], fill: string, q = 1): string {
    const walks = this.pose === 'walk';
    return xs
      .map((from, i) => {
        const x = walks ? from + (i ? 10 : -16) : from;
        const foot =
          inked(`M${f(x - 16 * q)} 0q-1 ${f(-17 * q)} ${f(15 * q)} ${f(-17 * q)}q${f(16 * q)} 0 ${f(15 * q)} ${f(17 * q)}z`, fill, f(2.6 * this.w)) +
          [-9, 0, 9].map((c) => inked(`M${f(x + (c - 4) * q - 1)} 0q1 -7 4 -7q4 1 3 7z`, CREAM, f(1.5 * this.w))).join('');
        return walks && !i ? `<g transform="translate(0 -9) rotate(14 ${x} 0)">${foot}</g>` : foot;
      })
      .join('');
  }
}
export type Body = (pen: Pen) => Layers;
