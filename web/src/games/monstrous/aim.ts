// Taking aim: where one stands, which way, how hard; and the eight numbers that the rules want of it.
import { effort, reach, type Technique } from './library';
import { HALF, REACH } from './sea';

/** What a thrower decides; lengths in millimetres with y pointing north, angles in degrees. */
export interface Aim {
  /** How far one has walked round the table, counter-clockwise from the middle of the south edge. */
  readonly walk: number;
  /** Direction in which the card should come to rest, 0 to the east, counter-clockwise. */
  readonly bearing: number;
  /** Metres a second. */
  readonly speed: number;
  readonly technique: Technique;
}

export const LIMITS = { speed: [0.3, 5], side: [-80, 80] } as const;
const [W, H] = [HALF[0] + REACH, HALF[1] + REACH];
export const ROUND = 4 * (W + H);

export type Point = readonly [x: number, y: number];
const RIGHT = 180 / Math.PI;
const wrap = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
const clamp = (value: number, [low, high]: readonly [number, number]): number => Math.min(Math.max(value, low), high);

/** Returns where one stands after a walk, and the direction that looks straight over the edge. */
export function stand(walk: number): { readonly at: Point; readonly inward: number } {
  let left = (((walk + W) % ROUND) + ROUND) % ROUND;
  if (left < 2 * W) return { at: [left - W, -H], inward: 90 };
  left -= 2 * W;
  if (left < 2 * H) return { at: [W, left - H], inward: 180 };
  left -= 2 * H;
  if (left < 2 * W) return { at: [W - left, H], inward: -90 };
  return { at: [-W, H - (left - 2 * W)], inward: 0 };
}

/** Returns the walk to the place outside the edge that is nearest to a point. */
export function walkTo([x, y]: Point): number {
  const [cx, cy] = [clamp(x, [-W, W]), clamp(y, [-H, H])];
  if (H - Math.abs(y) <= W - Math.abs(x)) return y < 0 ? cx : 2 * W + 2 * H - cx;
  return x > 0 ? W + (cy + H) : 3 * W + 2 * H + (H - cy);
}

/** Returns how far from the hand the card should come to rest, in millimetres. */
export const range = ({ technique, speed }: Pick<Aim, 'technique' | 'speed'>): number => reach(technique, speed * 1000) / 1000;

/** Returns where the card should come to rest. */
export function goal(aim: Aim): Point {
  const { at } = stand(aim.walk);
  const far = range(aim);
  return [at[0] + far * Math.cos(aim.bearing / RIGHT), at[1] + far * Math.sin(aim.bearing / RIGHT)];
}

/** Turns to a point and finds the strength for it. */
export function towards(aim: Aim, [x, y]: Point): Aim {
  const { at } = stand(aim.walk);
  const { speed } = effort(aim.technique, Math.hypot(x - at[0], y - at[1]) * 1000);
  return { ...aim, bearing: Math.atan2(y - at[1], x - at[0]) * RIGHT, speed: speed / 1000 };
}

/** Walks on and keeps aiming at the same point. */
export const walkOn = (aim: Aim, by: number): Aim => towards({ ...aim, walk: aim.walk + by }, goal(aim));

/** Throws in another way at the same point. */
export const change = (aim: Aim, technique: Technique): Aim => towards({ ...aim, technique }, goal(aim));

/** The direction as a thrower says it: degrees to the left or right of straight ahead. */
export const side = (aim: Aim): number => wrap(stand(aim.walk).inward - aim.bearing);
export const facing = (aim: Aim, degrees: number): Aim => ({ ...aim, bearing: stand(aim.walk).inward - degrees });

/** Returns the eight numbers: micrometres, microradians, millimetres a second, thousandths of a radian a second. */
export function numbers({ walk, bearing, speed, technique }: Aim, spin = technique.spin): number[] {
  const { at } = stand(walk);
  const { aside } = effort(technique, range({ technique, speed }) * 1000);
  const azimuth = (wrap(bearing + (aside / 1e6) * RIGHT) / RIGHT) * 1e6;
  return [at[0] * 1000, at[1] * 1000, technique.height, azimuth, technique.elevation, speed * 1000, spin, technique.attitude].map(Math.round);
}

/** Reads the eight numbers of a throw that was aimed in one of the usual ways. */
export function readAim([x = 0, y = 0, height, azimuth = 0, elevation, mm = 0]: readonly number[], techniques: readonly Technique[]): Aim {
  const technique = techniques.find((each) => each.height === height && each.elevation === elevation) ?? techniques[0]!;
  const speed = mm / 1000;
  const { aside } = effort(technique, range({ technique, speed }) * 1000);
  return { walk: walkTo([x / 1000, y / 1000]), bearing: wrap(((azimuth - aside) / 1e6) * RIGHT), speed, technique };
}

/** How far from the goal of a lesson's throw one may aim, and how far from its place one may stand. */
export const NEAR = { goal: 55, hand: 220 } as const;
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Tells whether an aim is nearly another: in the same way, from about there, at about that. */
export const nearly = (one: Aim, other: Aim): boolean =>
  one.technique === other.technique && apart(goal(one), goal(other)) <= NEAR.goal && apart(stand(one.walk).at, stand(other.walk).at) <= NEAR.hand;

/** Starts at the middle of the south edge, or elsewhere, aiming at the middle of the table. */
export const start = (technique: Technique, walk = 0): Aim => towards({ walk, bearing: 90, speed: 1, technique }, [0, 0]);
