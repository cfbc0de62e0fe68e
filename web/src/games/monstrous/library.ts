// Ways to throw as they were practised: how hard for how far, and how far aside one aims.
import printed from '../../generated/content/monstrous.json';

export interface Technique {
  readonly name: string;
  /** Micrometres, microradians, thousandths of a radian a second, microradians. */
  readonly height: number;
  readonly elevation: number;
  readonly spin: number;
  readonly attitude: number;
  /** At each practised distance: micrometres from the hand to rest, millimetres a second, microradians aside. */
  readonly distances: readonly number[];
  readonly speeds: readonly number[];
  readonly asides: readonly number[];
}
export const techniques: readonly Technique[] = printed.techniques;

/** Returns what lies at x on the line through known points; beyond them, what the last one has. */
export function between(xs: readonly number[], ys: readonly number[], x: number): number {
  if (x <= xs[0]!) return ys[0]!;
  for (let n = 1; n < xs.length; n++) {
    if (x <= xs[n]!) return ys[n - 1]! + ((ys[n]! - ys[n - 1]!) * (x - xs[n - 1]!)) / (xs[n]! - xs[n - 1]!);
  }
  return ys.at(-1)!;
}

/** Returns the speed and how far aside one aims, for a distance in micrometres. */
export const effort = ({ distances, speeds, asides }: Technique, distance: number): { readonly speed: number; readonly aside: number } => ({
  speed: between(distances, speeds, distance),
  aside: between(distances, asides, distance),
});

/** Returns the distance that a speed leads to. */
export const reach = ({ distances, speeds }: Technique, speed: number): number => between(speeds, distances, speed);
