// How tiles are called: by numbers that words and events share with the rules.
import { turned } from './picture';

const LETTERS = '.tK';
const EYE = 256;

/** Returns the number by which words call a tile: the least that its edges make, turned as one likes. */
export const shapeOf = (edges: string, eye: boolean): number =>
  Math.min(...[0, 1, 2, 3].map((turn) => [...turned(edges, turn)].reduce((code, edge, side) => code + (LETTERS.indexOf(edge) << (2 * side)), 0))) + (eye ? EYE : 0);

/** Returns the spot at which a start tile is picked. */
export const startSpot = (face: number): string => `start-${face}`;
