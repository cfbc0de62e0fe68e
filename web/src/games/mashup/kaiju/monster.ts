// A monster of a Size, in a pose, with its Mutations, on its token, with the yardstick behind it. Foot at (0, 0), looking left.
import { CREAM, INK, inked, stroke, flat } from '../../../lib/ink';
import { identity, roof } from '../../../lib/seats';
import { ROUND } from './bodies';
import { Pen, f, type Pose } from './body';
import { Marks } from './mutations';
import { tall } from './size';

const OWN_HEIGHT = 142;
const RESTING = 0.5;

export interface Looks {
  readonly seat: number;
  readonly size: number;
  readonly mutations: readonly string[];
  readonly pose: Pose;
}

/** Draws a monster's body. Bodies cost some time: whoever shows them keeps them. */
export function draw({ seat, size, mutations, pose }: Looks): string {
  const t = (size - 1) / 7;
  const scale = tall(size) / OWN_HEIGHT;
  const pen = new Pen(t, pose, [-0.7, 0.3], Math.min(1.9, 1.02 / scale + 0.18));
  const layers = ROUND[seat % ROUND.length]!(pen);
  const marks = new Marks(mutations, pen);
  const shadow = `<ellipse cx="6" cy="3" rx="${f(62 + t * 16)}" ry="9" fill="${INK}" opacity=".3"/>`;
  const [over, under] = layers.over ? [marks.back(layers), ''] : ['', marks.back(layers)];
  const body = marks.behind(layers) + layers.behind + under + layers.mid + over + marks.skin(layers);
  const head = `<g class="head">${layers.head}${marks.face(layers)}${marks.breath(layers, pose === 'bite' || pose === 'roar' ? 1 : RESTING)}</g>`;
  return `<g transform="scale(${+scale.toFixed(3)})">${shadow}<g class="kaiju"${pose === 'walk' ? ' transform="rotate(-5)"' : ''}>${body}${head}${layers.front}${marks.claws(layers)}</g></g>`;
}

/** Draws the token that a seat's monster stands on: the rim has the seat's colour, the crest its pattern. */
export function token(seat: number, size: number): string {
  const rx = 46 + size * 3;
  return (
    `<ellipse cx="0" cy="5" rx="${rx}" ry="12" fill="${identity(seat).fill}" stroke="${INK}" stroke-width="2.4"/>` +
    `<ellipse cx="0" cy="1" rx="${rx}" ry="10" fill="${CREAM}" stroke="${INK}" stroke-width="2"/>`
  );
}
/** Draws the crest at the front of a token. */
export const badge = (seat: number): string => `<g transform="translate(0 19)">${roof(seat, 12, 13)}</g>`;

/** Draws the yardstick: eight notches at the true heights of the eight Sizes, filled to its own. */
export function yard(x: number, seat: number, size: number): string {
  const { fill } = identity(seat);
  const y = tall(size);
  let art = inked(`M${x - 3.5} 2V${-tall(8) - 4}h7V2Z`, '#fff4da', 1.9) + flat(`M${x - 2.2} 1V${-y}h4.4V1Z`, fill);
  for (let i = 1; i <= 8; i++) art += stroke(`M${x - 3.5} ${-tall(i)}h${i === size ? 13 : 7}`, i === size ? 2.6 : 1.7);
  return art + `<g transform="translate(${x + 9} ${-y})">${inked('M0 -13H20L27 0L20 13H0Z', fill, 2.2)}${flat('M2.5 -10H18L24 0L18 10H2.5Z', '#fffaf0')}<text x="11.500" y="7.500" text-anchor="middle" font-size="22" font-weight="700" font-family="var(--display)" fill="${INK}">${size}</text></g>`;
}
