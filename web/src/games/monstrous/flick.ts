// A flick: the last moments of a swipe, read as direction, strength and spin.
import { LIMITS, type Point } from './aim';

/** Where a finger was over the table, and when, in milliseconds. */
export interface Sample {
  readonly at: number;
  readonly point: Point;
}
export interface Flick {
  /** Degrees counter-clockwise from the east. */
  readonly bearing: number;
  /** Metres a second. */
  readonly speed: number;
  /** Thousandths of a radian a second. */
  readonly spin: number;
}

const LAST_MS = 90;
/** A finger that rests before it lets go lays the card down: no flick. */
const REST_MS = 60;
const SLOWEST = 0.9;
const SPIN = 25_000;
const MOST_SPIN = 60_000;

/** Reads a flick off a swipe; null if the finger was slow or at rest when it let go. */
export function flickOf(samples: readonly Sample[], released: number): Flick | null {
  const last = samples.at(-1);
  const near = last && released - last.at <= REST_MS ? samples.filter(({ at }) => last.at - at <= LAST_MS) : [];
  const [first, middle] = [near[0], near[near.length >> 1]];
  if (!last || !first || !middle || near.length < 3 || last.at <= first.at) return null;
  const way = (from: Sample, to: Sample): Point => [to.point[0] - from.point[0], to.point[1] - from.point[1]];
  const [dx, dy] = way(first, last);
  const speed = Math.hypot(dx, dy) / (last.at - first.at);
  if (speed < SLOWEST) return null;
  const [a, b] = [way(first, middle), way(middle, last)];
  const turn = Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);
  // A straight swipe spins as a practised wrist does; a bent one more or the other way.
  const spin = SPIN + (turn / ((last.at - first.at) / 1000)) * 1500;
  return {
    bearing: (Math.atan2(dy, dx) * 180) / Math.PI, speed: Math.min(Math.max(speed, LIMITS.speed[0]), LIMITS.speed[1]),
    spin: Math.round(Math.min(Math.max(spin, -MOST_SPIN), MOST_SPIN)),
  };
}
