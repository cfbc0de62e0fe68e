// What moves when something happens, as plain keyframes; the board only plays them.
import { place, waitingPlace } from './valley';
import type { SpotId } from './graph';

export type Motion =
  | { readonly kind: 'stomp'; readonly from: SpotId; readonly path: readonly SpotId[]; readonly falls: readonly Fall[] }
  | { readonly kind: 'build'; readonly spots: readonly SpotId[] };
export interface Fall {
  readonly spot: SpotId;
  readonly owner: number;
}
export interface Move {
  readonly keyframes: Keyframe[];
  readonly delay: number;
  readonly duration: number;
  readonly easing: string;
}
export interface StompPlan {
  readonly fachan: Move;
  readonly pieces: ReadonlyMap<SpotId, Move>;
  readonly shake: Move | null;
  readonly total: number;
}

export const SPACE_MS = 140;
const PIECE_GAP_MS = 60;
const SQUASH_MS = 110;
const FLIGHT_MS = 320;
const HOP = 26;

const shifted = (x: number, y: number, scale = ''): string => `translate(${x}px, ${y}px)${scale}`;

/**
 * Plans a stomp: he hops from space to space, what falls is squashed and hops into its corner, the table shakes once.
 * `waiting` counts, per seat, the pieces that lie in the corner already.
 */
export function planStomp(from: SpotId, path: readonly SpotId[], falls: readonly Fall[], waiting: readonly number[] = []): StompPlan {
  const [x0, y0] = place(from);
  const frames: Keyframe[] = [{ transform: shifted(0, 0) }];
  const hops = Math.max(path.length, 1);
  path.forEach((spot, i) => {
    const [x, y] = place(spot);
    const [px, py] = i === 0 ? [x0, y0] : place(path[i - 1]!);
    frames.push(
      { transform: shifted((px + x) / 2 - x0, (py + y) / 2 - y0 - HOP, ' scale(0.97, 1.05)'), offset: (i + 0.5) / hops },
      { transform: shifted(x - x0, y - y0, i === path.length - 1 ? '' : ' scale(1.04, 0.93)'), offset: (i + 1) / hops },
    );
  });
  // Blocked at once: he jumps on the spot.
  if (path.length === 0) frames.push({ transform: shifted(0, -HOP / 2), offset: 0.5 }, { transform: shifted(0, 0) });
  const taken = new Map(waiting.entries());
  const pieces = new Map<SpotId, Move>();
  falls.forEach(({ spot, owner }, i) => {
    const index = taken.get(owner) ?? 0;
    taken.set(owner, index + 1);
    const [x, y] = place(spot);
    const [cx, cy] = waitingPlace(owner, index);
    const reached = path.indexOf(spot);
    const squash = SQUASH_MS / (SQUASH_MS + FLIGHT_MS);
    pieces.set(spot, {
      keyframes: [
        { transform: shifted(0, 0) },
        { transform: shifted(0, 0, ' scale(1.25, 0.2)'), offset: squash },
        { transform: shifted((cx - x) / 2, (cy - y) / 2 - 60, ' scale(0.9, 1)'), offset: (1 + squash) / 2 },
        { transform: shifted(cx - x, cy - y, ' scale(0.7)') },
      ],
      delay: (reached < 0 ? path.length : reached + 1) * SPACE_MS + i * PIECE_GAP_MS,
      duration: SQUASH_MS + FLIGHT_MS,
      easing: 'ease-in-out',
    });
  });
  const run = hops * SPACE_MS;
  const shake: Move | null =
    falls.length > 0
      ? {
          keyframes: [0, 3, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          delay: SPACE_MS * Math.max(1, path.indexOf(falls[0]!.spot) + 1),
          duration: 160,
          easing: 'linear',
        }
      : null;
  const ends = [run, ...[...pieces.values()].map((move) => move.delay + move.duration), shake ? shake.delay + shake.duration : 0];
  return { fachan: { keyframes: frames, delay: 0, duration: run, easing: 'linear' }, pieces, shake, total: Math.max(...ends) };
}

/** Drops a new piece onto its space, with 4 % of overshoot. */
export const LANDING: Move = {
  keyframes: [
    { transform: 'translateY(-34px)', opacity: 0 },
    { transform: 'translateY(0) scale(1.04, 0.94)', opacity: 1, offset: 0.75 },
    { transform: 'translateY(0)', opacity: 1 },
  ],
  delay: 0,
  duration: 220,
  easing: 'ease-out',
};
