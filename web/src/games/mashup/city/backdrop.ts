// The sky behind the city: sun or moon and two far skylines, in the page's own colours, so that night falls with its theme.
import { INK, flat, inked, stroke } from '../../../lib/ink';
import { Dice, dark, f } from './paint';

/** Draws the sky; view box 0 0 950 240, its foot is the terrace. */
export function backdrop(): string {
  const [w, y] = [950, 240];
  const dice = new Dice(4);
  let art =
    `<path d="M0 0H${w}V${y}H0Z" fill="var(--sky)"/><path d="M0 ${y * 0.46}H${w}V${y}H0Z" fill="var(--dusk)"/>` +
    `<circle cx="${w * 0.505}" cy="${y * 0.62}" r="${y * 0.3}" fill="var(--sun)"/><circle cx="${w * 0.505}" cy="${y * 0.62}" r="${y * 0.3}" fill="url(#hatch)" opacity=".1"/>`;
  for (const [name, low, high, step] of [['far', 0.34, 0.62, 34], ['near', 0.2, 0.42, 27]] as const) {
    let [d, windows, x] = [`M0 ${y}`, '', 0];
    while (x < w) {
      const width = dice.between(step * 0.7, step * 1.5);
      const top = y - y * dice.between(low, high);
      const kind = dice.next();
      d += `V${f(top)}`;
      if (kind < 0.25) d += `h${f(width * 0.4)}v-14h3v14h${f(width * 0.6 - 3)}`;
      else if (kind < 0.5) d += `l${f(width / 2)} -12l${f(width / 2)} 12`;
      else d += `h${f(width)}`;
      for (let i = 0; i < 3; i++) if (dice.next() < 0.6) windows += `M${f(x + 5 + dice.next() * (width - 12))} ${f(top + 10 + i * 15)}h4v6h-4z`;
      x += width;
    }
    art += `<path d="${d}V${y}Z" fill="var(--${name})"/><path d="${windows}" fill="var(--lights)"/>`;
  }
  for (const [x, up, k] of [[0.26, 0.24, 1], [0.74, 0.34, 0.8]] as const)
    art += `<path transform="translate(${w * x} ${y * up}) scale(${k})" d="M-40 0q-8 -12 8 -14q4 -14 20 -8q12 -10 22 4q16 -2 16 10q10 8 -4 8z" fill="var(--cloud)"/>`;
  return art;
}

const tree = (x: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} 0) scale(${scale})"><ellipse cx="4" cy="1" rx="14" ry="3" fill="${INK}" opacity=".28"/>${inked('M-3 0V-16H3V0Z', '#7c5238', 2)}${inked('M-14 -14Q-20 -26 -9 -31Q-6 -44 5 -39Q17 -38 15 -26Q20 -14 6 -13Z', colour, 2.3)}${flat('M4 -14Q16 -16 13 -27Q19 -14 6 -13Z', dark(colour))}</g>`;
const lamp = (x: number): string =>
  `<g transform="translate(${x} 0)">${stroke('M0 0V-52q0 -8 9 -8', 3.4)}${inked('M4 -62h12l3 8h-18z', '#3d3557', 1.8)}${flat('M3 -54h14l-2 4h-10z', '#ffe7a8')}${inked('M-5 0h10v-6h-10z', '#3d3557', 1.8)}</g>`;

/** Draws trees and a lamp that stand by the road; view box -30 -70 220 76. */
export const green = (): string => tree(0, 1.1, '#6f9a48') + lamp(72) + tree(160, 1, '#8a9a4a');
