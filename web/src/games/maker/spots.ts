// What every spot of the laboratory shares: its marks, its place in the tab order, and the way to its neighbours.

export interface Spots {
  readonly lit: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly pointed: ReadonlySet<string>;
  /** The one spot that Tab reaches; arrow keys go on from there. */
  readonly entry: string;
  choose(spot: string): void;
}

/** Returns the attributes of a spot's button. */
export const attributes = (spots: Spots, spot: string, own: string) => ({
  type: 'button' as const,
  class: [own, spots.lit.has(spot) && 'lit', spots.chosen === spot && 'chosen', spots.pointed.has(spot) && 'pointed'].filter(Boolean).join(' '),
  'data-spot': spot,
  tabindex: spots.entry === spot ? 0 : -1,
  'aria-disabled': !spots.lit.has(spot),
  'aria-pressed': spots.chosen === spot,
  onclick: () => spots.choose(spot),
});

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much worse a step aside is than one ahead. */
const ASIDE = 2.5;

/** Finds the nearest of other boxes in the direction of an arrow key; null if the key is none or nothing lies there. */
export function neighbour(from: Box, others: readonly Box[], key: string): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];
  const [fx, fy] = middle(from);
  let best: number | null = null;
  let least = Infinity;
  others.forEach((other, i) => {
    const [x, y] = middle(other);
    const ahead = (x - fx) * way[0] + (y - fy) * way[1];
    const aside = Math.abs((x - fx) * way[1]) + Math.abs((y - fy) * way[0]);
    const cost = ahead + ASIDE * aside;
    if (ahead <= 1 || cost >= least) return;
    [best, least] = [i, cost];
  });
  return best;
}
