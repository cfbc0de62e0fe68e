// The table top in millimetres: a painted sea with a meander along its rim, the middle at (0, 0).
import printed from '../../generated/content/monstrous.json';
import { INK } from '../../lib/ink';

export const HALF = printed.half as unknown as readonly [number, number];
/** How far outside the edge the hand lets go; the rules want 200 mm. */
export const REACH = printed.outside;
const MARGIN = 26;
const HAND = 66;

/** Returns what is looked at: the table, and the hands outside it if there are any; turned on a narrow screen. */
export function viewBox(hands: readonly (readonly [x: number, y: number])[], upright: boolean): string {
  const reach = (side: 0 | 1, sign: 1 | -1): number => Math.max(HALF[side] + MARGIN, ...hands.map((hand) => sign * hand[side] + HAND));
  const [west, east, north, south] = [-reach(0, -1), reach(0, 1), reach(1, 1), -reach(1, -1)];
  return upright ? `${-north} ${-east} ${north - south} ${east - west}` : `${west} ${-north} ${east - west} ${north - south}`;
}

function meander(w: number, h: number): string {
  let d = '';
  for (let x = 30; x < w - 40; x += 34) d += `M${x} 34v-18h22v13h-12v-6M${x} ${h - 34}v18h22v-13h-12v6`;
  for (let y = 60; y < h - 60; y += 34) d += `M34 ${y}h-18v22h13v-12h-6M${w - 34} ${y}h18v22h-13v-12h6`;
  return d;
}

/** Draws the table; its colours are the style's, so that it dims with the page. */
export function tableTop(): string {
  const [w, h] = [2 * HALF[0], 2 * HALF[1]];
  return (
    `<g transform="translate(${-HALF[0]} ${-HALF[1]})"><defs><pattern id="waves" width="60" height="36" patternUnits="userSpaceOnUse">` +
    '<path d="M4 12q7 -8 14 0t14 0M34 30q7 -8 14 0t14 0" fill="none" stroke="var(--wave)" stroke-width="2.4" stroke-linecap="round"/></pattern></defs>' +
    `<rect x="-14" y="-8" width="${w + 28}" height="${h + 30}" rx="26" fill="var(--wood-low)" stroke="${INK}" stroke-width="5"/>` +
    `<rect x="-14" y="-14" width="${w + 28}" height="${h + 28}" rx="26" fill="var(--wood)" stroke="${INK}" stroke-width="5"/>` +
    `<rect width="${w}" height="${h}" rx="14" fill="var(--sea)" stroke="${INK}" stroke-width="4"/>` +
    `<rect x="8" y="8" width="${w - 16}" height="${h - 16}" rx="8" fill="none" stroke="var(--meander)" stroke-width="3"/>` +
    `<path d="${meander(w, h)}" fill="none" stroke="var(--meander)" stroke-width="3"/>` +
    `<rect x="44" y="44" width="${w - 88}" height="${h - 88}" rx="6" fill="url(#waves)" stroke="var(--meander)" stroke-width="3"/></g>`
  );
}
