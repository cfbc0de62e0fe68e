// Where the spots of a game without a board of its own are drawn, so that none covers another and nothing is cut off.
import type { Piece, Spot } from '../../generated/protocol';

export interface Cell {
  readonly id: string;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly PlacedPiece[];
}
/** A piece with its middle as seen from the cell's. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly words: string;
  readonly x: number;
  readonly y: number;
}
export interface Layout {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
  /** x, y, width, height of everything. */
  readonly box: readonly [number, number, number, number];
}

const LETTER = 7.2;
const LINE = 17;
const CREST = 26;
const [NARROW, SIDE, GAP] = [64, 12, 12];
const USUAL = 46;
const LEAST = [560, 400] as const;

/** Lays the spots out as they lie to each other, as near as they can be drawn; spots that share a place stand in rows. */
export function layOut(spots: readonly Spot[], wordsOf: (piece: Piece) => string): Layout {
  const worded = spots.map((spot) => spot.pieces.map((piece) => ({ piece, words: wordsOf(piece), wide: wordsOf(piece).length * LETTER + (piece.seat >= 0 ? CREST + 4 : 0) })));
  const width = Math.max(NARROW, ...spots.map(({ id, value }) => `${id} · ${value}`.length * LETTER + 2 * SIDE), ...worded.flat().map(({ wide }) => wide + 2 * SIDE));
  const rows = Math.max(1, ...worded.map((own) => own.length));
  const row = worded.flat().some(({ piece }) => piece.seat >= 0) ? CREST + 2 : LINE;
  const height = 2 * SIDE + LINE + rows * row;
  const places = placed(spots, width + GAP, height + GAP);
  const cells = spots.map((spot, n) => {
    const own = worded[n]!;
    const top = -height / 2 + SIDE + LINE + row / 2;
    return { id: spot.id, x: places[n]![0], y: places[n]![1], pieces: own.map(({ piece, words }, i) => ({ piece, words, x: 0, y: top + i * row })) };
  });
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  // A board of few spots is not blown up beyond its size.
  const [wide, high] = [Math.max(LEAST[0], Math.max(...xs) - Math.min(...xs) + width + 2 * GAP), Math.max(LEAST[1], Math.max(...ys) - Math.min(...ys) + height + 2 * GAP)];
  const [left, up] = [(Math.min(...xs) + Math.max(...xs) - wide) / 2, (Math.min(...ys) + Math.max(...ys) - high) / 2];
  return { cells, width, height, box: [left, up, wide, high] };
}

function placed(spots: readonly Spot[], width: number, height: number): (readonly [number, number])[] {
  // One scale for both directions: that of the closest two, which need to be apart in one direction only.
  let scale = USUAL;
  for (const [n, one] of spots.entries())
    for (const other of spots.slice(n + 1)) scale = Math.max(scale, Math.min(width / Math.abs(one.x - other.x), height / Math.abs(one.y - other.y)));
  if (Number.isFinite(scale)) return spots.map(({ x, y }) => [x * scale, y * scale]);
  const across = Math.ceil(Math.sqrt(spots.length));
  return spots.map((_, n) => [(n % across) * width, Math.floor(n / across) * height]);
}
