// Where a card lies, out of the pose that nature gave it: micrometres and a quaternion times a million; y points up there, down here.
export interface Seen {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise on the screen. */
  readonly turn: number;
  /** How much of its length and width is seen from above: 1 if it lies flat. */
  readonly tilt: readonly [x: number, y: number];
}

/** Turns a pose into what is seen from above, in millimetres. */
export function seen(pose: readonly number[]): Seen {
  const [x = 0, y = 0, , w = 1e6, i = 0, j = 0, k = 0] = pose;
  const norm = w * w + i * i + j * j + k * k || 1;
  // The card's own x axis and y axis as they point on the table.
  const across = [1 - (2 * (j * j + k * k)) / norm, (2 * (i * j + w * k)) / norm] as const;
  const along = [(2 * (i * j - w * k)) / norm, 1 - (2 * (i * i + k * k)) / norm] as const;
  // Face down the x axis is mirrored; the long axis tells the turn either way.
  const turn = (Math.atan2(-along[0], along[1]) * 180) / Math.PI;
  return { x: x / 1000, y: -y / 1000, turn: -turn, tilt: [Math.hypot(...across), Math.hypot(...along)] };
}

/** The transform that puts a card's drawing where it lies. */
export function transformOf(pose: readonly number[]): string {
  const { x, y, turn, tilt } = seen(pose);
  const flat = tilt[0] > 0.995 && tilt[1] > 0.995;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})${flat ? '' : ` scale(${tilt[0].toFixed(3)} ${tilt[1].toFixed(3)})`}`;
}
