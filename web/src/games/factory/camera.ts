// What part of the board is seen: all of it, or a piece that was zoomed to, dragged or pinched.
import type { Box } from './layout';

export interface Camera {
  readonly zoom: number;
  /** What is looked at, in the board's own measure. */
  readonly x: number;
  readonly y: number;
}
export interface Frame {
  readonly width: number;
  readonly height: number;
}
const MARGIN = 22;
const CLOSEST = 9;

export const whole = (board: Frame): Camera => ({ zoom: 1, x: board.width / 2, y: board.height / 2 });

/** Returns how many pixels a unit of the board has. */
export const unitOf = (camera: Camera, board: Frame, screen: Frame): number =>
  Math.min(screen.width / (board.width + 2 * MARGIN), screen.height / (board.height + 2 * MARGIN)) * camera.zoom;

/** Returns the piece of the board that fills the screen. */
export function seen(camera: Camera, board: Frame, screen: Frame): Box {
  const unit = unitOf(camera, board, screen);
  const [width, height] = [screen.width / unit, screen.height / unit];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Keeps the camera over the board: nobody gets lost in the empty. */
export function kept({ zoom, x, y }: Camera, board: Frame, screen: Frame): Camera {
  const close = Math.min(CLOSEST, Math.max(1, zoom));
  if (close === 1) return whole(board);
  const { width, height } = seen({ zoom: close, x, y }, board, screen);
  const along = (at: number, room: number, size: number): number => {
    const slack = Math.max(0, (size + 2 * MARGIN - room) / 2);
    return Math.min(size / 2 + slack, Math.max(size / 2 - slack, at));
  };
  return { zoom: close, x: along(x, width, board.width), y: along(y, height, board.height) };
}

/** Goes so near that a piece of the board fills the screen, but not nearer than a cell of `most` pixels. */
export function nearTo(box: Box, board: Frame, screen: Frame, most = 150): Camera {
  const unit = unitOf(whole(board), board, screen);
  const fit = Math.min(screen.width / (box.width + 2 * MARGIN), screen.height / (box.height + 2 * MARGIN)) / unit;
  return kept({ zoom: Math.min(fit, most / 100 / unit), x: box.x + box.width / 2, y: box.y + box.height / 2 }, board, screen);
}

/** Zooms so that the point under the finger stays there; `at` is in shares of the screen. */
export function zoomed(camera: Camera, by: number, at: readonly [number, number], board: Frame, screen: Frame): Camera {
  const before = seen(camera, board, screen);
  const next = { ...camera, zoom: Math.min(CLOSEST, Math.max(1, camera.zoom * by)) };
  const after = seen(next, board, screen);
  const [px, py] = [before.x + before.width * at[0], before.y + before.height * at[1]];
  return kept({ zoom: next.zoom, x: px - after.width * (at[0] - 0.5), y: py - after.height * (at[1] - 0.5) }, board, screen);
}

/** Moves by so many pixels. */
export function dragged(camera: Camera, dx: number, dy: number, board: Frame, screen: Frame): Camera {
  const unit = unitOf(camera, board, screen);
  return kept({ ...camera, x: camera.x - dx / unit, y: camera.y - dy / unit }, board, screen);
}

/** Brings a point into sight, if it is not. */
export function showing(camera: Camera, box: Box, board: Frame, screen: Frame): Camera {
  const now = seen(camera, board, screen);
  const inside = box.x >= now.x && box.y >= now.y && box.x + box.width <= now.x + now.width && box.y + box.height <= now.y + now.height;
  return inside ? camera : kept({ ...camera, x: box.x + box.width / 2, y: box.y + box.height / 2 }, board, screen);
}
