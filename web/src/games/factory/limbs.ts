// Where limbs cross a tile's border everything follows from the edge alone: width, direction and rhythm.
import type { Part, Point } from '../../lib/field';
import type { Gaze, Skin } from '../../lib/ink';
import type { Dice } from './dice';

export type Kind = 't' | 'K';
export interface Hide extends Skin {
  readonly mark: string;
  readonly lid: string;
}
export const HIDES: Readonly<Record<Kind, Hide>> = {
  t: { fill: '#a9d158', shade: '#5f9a3c', light: '#dcf0a0', mark: '#6fa83c', lid: '#86bb45' },
  K: { fill: '#8257b0', shade: '#4c2f78', light: '#b793dd', mark: '#63409a', lid: '#6b449c' },
};
export const HALF: Readonly<Record<Kind, number>> = { t: 11, K: 27 };
export const WAYS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const; // up, right, down, left

export interface Joint {
  readonly kind: Kind;
  readonly way: number;
}
/** Finds the point `deep` behind a border and `aside` of its middle. */
export type Place = (deep: number, aside: number) => Point;
export const place = (way: number): Place => {
  const [x, y] = WAYS[way]!;
  return (deep, aside) => [50 + x * (50 - deep) + y * aside, 50 + y * (50 - deep) - x * aside];
};
export const radius = ([x, y]: Point, r: number): readonly [number, number, number] => [x, y, r];

/** How a limb's end is drawn. */
export interface Setting {
  readonly p: Place;
  readonly from: number;
  /** The side the tile leans to, 1 or -1. */
  readonly s: number;
  readonly chance: Dice;
  readonly gaze: Gaze;
  readonly eyed: boolean;
}
/** The first part is the limb that comes in from the border: the border must see nothing but its width. */
export interface End {
  readonly stem: readonly (readonly [number, number, number])[];
  readonly parts?: readonly Part[];
  readonly back?: string;
  readonly front?: string;
  readonly k?: number;
}
