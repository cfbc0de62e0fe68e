// The Maker's night: the churchyard cut open, what hangs and is sold there, and what stands in the vaults below.
import { CREAM, INK, flat, inked, stroke } from '../../lib/ink';

const star = (x: number, y: number): string => stroke(`M${x - 2.2} ${y}h4.4M${x} ${y - 2.2}v4.4`, 1.2, CREAM);
const cloud = (x: number, y: number): string =>
  flat(`M${x} ${y}q-4 -13 12 -13q4 -12 20 -9q14 -11 26 0q20 -3 18 11q16 1 14 11z`, '#3d4d76') + stroke(`M${x} ${y}h90`, 2, '#52648f');
const bare = (x: number, y: number): string =>
  stroke(`M${x} ${y}q-4 -30 2 -54m-2 28q-16 -10 -20 -26m10 15l-14 -2m25 -1q15 -8 17 -26m-6 15l12 -6m-22 -1l-8 -16m8 16l9 -14`, 5, '#182234');
const chapel = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${flat('M-22 0V-26L-8 -40V-62L0 -84L8 -62V-40H34V0Z', '#182234')}${flat('M-2 -54h4v8h-4zM14 -22h6v9h-6zM24 -22h6v9h-6zM-14 -20h6v9h-6z', '#ffd98a')}${stroke('M0 -84v-12M-4 -91h8', 2, '#182234')}</g>`;

/** Draws sky, moon, hills and the grass on which the stones stand, 1000 x 170; a wider place shows more of it at its sides. */
export const night = (): string =>
  flat('M-700 -200H1700V170H-700Z', '#26345a') + flat('M-700 60Q-300 34 0 62T500 56T1000 60T1700 50V170H-700Z', '#2e3f68') +
  Array.from({ length: 40 }, (_, i) => star(-640 + ((i * 263) % 2280), 8 + ((i * 37) % 92))).join('') +
  `<circle cx="560" cy="80" r="44" fill="#f3ecc4" opacity=".12"/><circle cx="560" cy="80" r="29" fill="#f3ecc4" stroke="${INK}" stroke-width="2"/>` +
  '<g fill="#d8d09c"><circle cx="551" cy="72" r="6"/><circle cx="570" cy="88" r="8"/><circle cx="571" cy="66" r="3.5"/></g>' +
  cloud(80, 46) + cloud(690, 44) + cloud(330, 34) + cloud(-260, 52) + cloud(1120, 40) +
  flat('M-700 112Q-300 74 0 108Q120 84 260 110T520 104Q610 88 700 108Q1000 78 1300 106T1700 104V170H-700Z', '#1f2b40') +
  chapel(318, 116) + bare(268, 132) + bare(986, 128) + chapel(1180, 114) + bare(-60, 130) +
  inked('M-720 146Q-300 132 0 142T500 138T1000 143T1720 138V190H-720Z', '#4d6140', 2.6) +
  stroke(Array.from({ length: 56 }, (_, i) => `M${-690 + i * 43} ${145 + (i % 3)}q1 -8 3 -9m1 9q2 -7 6 -8`).join(''), 2, '#8aa06a');

/** Draws stones and bones in the ground, 1000 x 700. */
export const earth = (): string =>
  Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [(i * 197) % 1000, (i * 131) % 700];
    return i % 5 === 0
      ? `<g transform="translate(${x} ${y}) rotate(${(i * 47) % 180})">${inked('M0 -3h14q3 -5 6 -1q4 1 1 4q3 3 -1 4q-3 4 -6 -1h-14q-3 5 -6 1q-4 -1 -1 -4q-3 -3 1 -4q3 -4 6 1z', '#cfc6a4', 1.6)}</g>`
      : `<ellipse cx="${x}" cy="${y}" rx="${4 + (i % 4) * 2}" ry="${3 + (i % 3)}" fill="#5d483b"/>`;
  }).join('');

/** Draws the gallows with its raven, 120 x 120; the beam ends above the middle of what lies below. */
export const gallows = (): string =>
  inked('M14 14H24V120H14Z', '#8a5a36', 2.4) + inked('M8 14H100V23H8Z', '#8a5a36', 2.4) + stroke('M22 50L46 24', 8) + stroke('M22 50L46 24', 4.4, '#8a5a36') +
  stroke('M86 23V50', 5.4) + stroke('M86 23V50', 3, '#e3cf9a') + `<ellipse cx="86" cy="59" rx="7" ry="10" fill="none" stroke="${INK}" stroke-width="5.4"/><ellipse cx="86" cy="59" rx="7" ry="10" fill="none" stroke="#e3cf9a" stroke-width="3"/>` +
  `<g transform="translate(58 14)">${inked('M-9 0q-2 -14 8 -16q4 -8 12 -3l9 2l-8 4q0 12 -9 13z', '#3a3147', 2)}<circle cx="9" cy="-13" r="2.2" fill="${CREAM}"/></g>`;

/** Draws a hole where nothing is left, 48 x 24. */
export const hole = (): string => '<ellipse cx="24" cy="12" rx="23" ry="11" fill="#1d100c" stroke="#21182c" stroke-width="2.4"/>';

const STRIPES = 10;
/** Draws the awning of the market stall, 400 x 62. */
export const awning = (): string =>
  inked('M16 2H384L400 40H0Z', CREAM, 3) +
  Array.from({ length: STRIPES / 2 }, (_, i) => {
    const [u, v] = [368 / STRIPES, 400 / STRIPES];
    return inked(`M${16 + u * 2 * i} 2h${u}L${v * (2 * i + 1)} 40h${-v}Z`, '#4d5c14', 2);
  }).join('') +
  Array.from({ length: STRIPES }, (_, i) => inked(`M${40 * i} 39v6q20 15 40 0v-6z`, i % 2 ? CREAM : '#4d5c14', 2.2)).join('');

/** Draws a lantern on its hook, 28 x 46. */
export const lantern = (): string =>
  stroke('M14 0V12', 2.4) + inked('M7 12H21L24 20H4Z', '#3a3147', 2) + inked('M5 20H23L21 40H7Z', '#ffe08a', 2.4) + flat('M14 24q5 6 0 13q-5 -7 0 -13z', '#e2752a') + inked('M4 40H24V45H4Z', '#3a3147', 2);

/** Draws the cat that looks where everybody looks, 64 x 78. */
export const cat = (): string =>
  stroke('M50 72Q66 70 60 54', 7) + stroke('M50 72Q66 70 60 54', 4, '#3a3147') +
  inked('M14 76Q8 50 20 40L16 20L26 27Q32 25 38 27L48 20L44 40Q56 50 50 76Z', '#3a3147', 2.4) +
  '<g fill="#fffaf0" stroke="#21182c" stroke-width="1.4"><circle cx="25.500" cy="35" r="5"/><circle cx="38.500" cy="35" r="5"/></g><g fill="#21182c"><circle cx="27.200" cy="33.800" r="2.200"/><circle cx="40.200" cy="33.800" r="2.200"/></g>' + stroke('M30 43q2 2 4 0', 1.6, CREAM);

/** Draws bricks that show through the plaster of a vault, 300 x 300. */
export const bricks = (): string => stroke(Array.from({ length: 22 }, (_, i) => `M${(i * 97) % 290} ${20 + ((i * 53) % 17) * 16}h19v8`).join(''), 2.2, INK);
