/** Points of one seat's score, one per turn. */
export type Scores = readonly number[];

export interface Curve {
  readonly seat: number;
  /** Polyline points in a box of width x height. */
  readonly points: string;
  readonly end: readonly [x: number, y: number];
}

/** Fits scores over time into a box; the top is the goal, or the best score once it is beyond. */
export function curves(scores: readonly Scores[], goal: number, width: number, height: number): Curve[] {
  const turns = Math.max(2, ...scores.map((own) => own.length));
  const top = Math.max(goal, 1, ...scores.flat());
  const at = (turn: number, points: number): [number, number] => [
    Math.round((turn / (turns - 1)) * width * 10) / 10,
    Math.round((1 - points / top) * height * 10) / 10,
  ];
  return scores.map((own, seat) => {
    const line = own.map((points, turn) => at(turn, points));
    return { seat, points: line.map((point) => point.join(',')).join(' '), end: line.at(-1) ?? at(0, 0) };
  });
}
