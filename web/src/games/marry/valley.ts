// Geometry and ground of the valley; colours come from the board's own variables, so that night dims them.
import { INK, inked, stroke } from '../../lib/ink';
import { tenth } from '../../lib/field';
import { hexAt, type SpotId } from './graph';

export const SIZE = 46;
const WIDTH = Math.sqrt(3) * SIZE;
export const VIEW = '-292 -286 584 566';

/** Returns where a space's middle lies. */
export function place(id: SpotId): readonly [x: number, y: number] {
  const { q, r } = hexAt(id);
  return [tenth(WIDTH * (q + r / 2)), tenth(SIZE * 1.5 * r)];
}

/** Returns a pointy hexagon of a size, round (0, 0). */
export const hexagon = (size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    return `${i ? 'L' : 'M'}${tenth(Math.cos(a) * size)} ${tenth(Math.sin(a) * size)}`;
  }).join('') + 'Z';

/** The plant that grows on a space tells its value: grass 1, flowers 2, wheat 3, stones 5. */
export const PLANTS: Readonly<Record<number, string>> = {
  1: '<path d="M-19 13q1 -6 3 -7q0 4 1 7M-13 14q1 -5 4 -6q-1 4 0 6M12 -12q1 -6 3 -7q0 4 1 7"/>',
  2: '<path d="M-18 12v-6M18 -8v-6"/><circle cx="-18" cy="4" r="3"/><circle cx="18" cy="-16" r="3"/>',
  3: '<path d="M-20 14v-12m0 4l-4 -4m4 4l4 -4m-4 8l-4 -4m4 4l4 -4M20 -4v-12m0 4l-4 -4m4 4l4 -4m-4 8l-4 -4m4 4l4 -4"/>',
  5: '<path d="M-24 4q6 -6 12 0q-2 8 -8 7q-6 -2 -4 -7zM12 -14q7 -5 12 1q-1 7 -7 7q-6 -2 -5 -8z"/>',
};

type Tree = readonly [x: number, y: number, scale: number, fir: boolean];
const GROVE: readonly Tree[] = [
  [252, 232, 1.1, true], [278, 196, 0.9, false], [222, 258, 0.95, false], [270, 262, 1.15, true],
  [186, 270, 0.8, true], [284, 150, 0.75, true], [244, 200, 0.7, false],
];

function tree([x, y, scale, fir]: Tree): string {
  const crown = fir
    ? inked('M0 -52L14 -30H8L18 -10H-18L-8 -30H-14Z', 'var(--tree)', 2.2) + `<path d="M2 -46L16 -12H6L2 -30Z" fill="${INK}" opacity=".2"/>`
    : inked('M-17 -20a13 13 0 0 1 6 -20a13 12 0 0 1 22 0a13 13 0 0 1 6 20a10 10 0 0 1 -14 9a10 10 0 0 1 -20 -9z', 'var(--tree-2)', 2.2) +
      `<path d="M4 -46a14 14 0 0 1 12 26a10 10 0 0 1 -14 7q10 -14 2 -33z" fill="${INK}" opacity=".18"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="3" cy="1" rx="15" ry="5" fill="${INK}" opacity=".22"/>${inked('M-3 0V-10H3V0Z', '#6b4430', 2)}${crown}</g>`;
}

/** Draws both groves of the far (-1) or near (1) side. */
export const forest = (side: 1 | -1): string =>
  [-1, 1]
    .flatMap((sx) => GROVE.map(([x, y, k, fir]): Tree => [sx * x, side * y + (side < 0 ? 34 : 8), k, fir]))
    .sort((a, b) => a[1] - b[1])
    .map(tree)
    .join('');

/** Draws the footprint that points along (0, 0) to the right. */
export const FOOTPRINT =
  `<path d="M-9 0a6 5.5 0 0 1 10 -3.5q4 3.5 0 7a6 5.5 0 0 1 -10 -3.5z"/>` +
  '<circle cx="6.5" cy="-4.5" r="2.3"/><circle cx="8.5" r="2.3"/><circle cx="6.5" cy="4.5" r="2.3"/>';

/** Where a seat's stomped pieces wait: the corners in turn, then a second row of them. */
export function waitingPlace(seat: number, index: number): readonly [x: number, y: number] {
  const [sx, sy] = ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const)[seat % 4]!;
  const column = index % 3;
  const row = Math.floor(index / 3) + (seat >= 4 ? 2 : 0);
  return [sx * (272 - column * 34 + row * 8), sy < 0 ? -214 + row * 26 : 252 - row * 30];
}

/** A sprout where something may be planted: leaves with their ink line on a bit of earth. */
export const SPROUT =
  inked('M-10 9Q0 1 10 9Q0 14 -10 9Z', '#7b5234', 1.8) + stroke('M0 8V-5', 2.6) +
  inked('M0 -4Q-12 -4 -13 -14Q-2 -15 0 -4ZM0 -4Q12 -4 13 -14Q2 -15 0 -4Z', '#ffd23f', 1.8);
