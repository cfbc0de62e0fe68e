// The beasts that guests choose from, each in a box of 64 by 72 with a scarf in the colour of whoever it is.
import { CREAM, eye, flat, grin, inked, stroke, type EyeLook } from './ink';
import { identity } from './seats';

type Beast = (asleep: boolean) => string;
const look = (asleep: boolean, more: EyeLook = {}): EyeLook => ({ w: 2, gaze: [0.2, 0.1], lid: asleep ? 1 : 0.16, ...more });
const two = (asleep: boolean, x: number, y: number, r: number, lidFill: string): string =>
  eye(32 - x, y, r, look(asleep, { lidFill })) + eye(32 + x, y, r, look(asleep, { lidFill }));

const BEASTS: Readonly<Record<string, Beast>> = {
  owl: (z) => inked('M12 58V26L10 6L24 14H40L54 6L52 26V58Z', '#8e7aa5', 2.6) + flat('M20 36H44V58H20Z', '#a894bd') + two(z, 9, 24, 8.5, '#6b5884') + inked('M32 29l4 6l-4 5l-4-5z', '#f6c22d', 1.8),
  slug: (z) => stroke('M25 16L17 4M39 16L47 4', 3) + inked('M8 58Q8 38 20 36Q16 12 32 12Q48 12 44 36Q56 38 56 58Z', '#8fc36b', 2.6) + eye(32, 26, 10, look(z, { lidFill: '#5f8a42' })) + stroke('M24 45Q32 51 40 45', 2.4),
  imp: (z) => inked('M12 20L8 4L24 14H40L56 4L52 20Q54 50 32 58Q10 50 12 20Z', '#e0753f', 2.6) + inked('M18 40Q32 48 46 40Q42 54 32 56Q22 54 18 40Z', CREAM, 1.8) + two(z, 9, 28, 7, '#a8420f'),
  bat: (z) => inked('M22 14L18 3L28 9H36L46 3L42 14L62 10Q62 30 52 44L44 40L32 58L20 44L12 44Q2 30 2 10Z', '#5d7194', 2.6) + two(z, 8, 24, 6.5, '#3c4d6b') + inked('M28 37h8l-2.4 6l-1.6-3l-1.6 3z', CREAM, 1.5),
  cat: (z) => inked('M12 58V24L13 5L26 15H38L51 5L52 24V58Z', '#3f3550', 2.6) + two(z, 9, 27, 7.5, '#5a4d6b') + inked('M29 38h6l-3 4z', '#f08f9b', 1.5) + stroke('M10 40L20 41M54 40L44 41', 1.6, CREAM),
  toad: (z) => inked('M8 58Q4 34 18 22Q18 8 27 14H37Q46 8 46 22Q60 34 56 58Z', '#6f8f3f', 2.6) + two(z, 10, 19, 7, '#4d6628') + grin(32, 40, 17, 5, { teeth: 5, w: 1.8 }),
  moth: (z) => stroke('M28 12Q22 2 14 5M36 12Q42 2 50 5', 2.4) + inked('M32 26Q8 6 4 26Q4 46 24 48L32 58L40 48Q60 46 60 26Q56 6 32 26Z', '#d9b88f', 2.6) + flat('M11 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0M43 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0', '#a8713f') + two(z, 6, 24, 5.5, '#8a5a36') + stroke('M28 37Q32 40 36 37', 2),
  hare: (z) => inked('M20 26Q10 4 18 3Q26 3 28 20H36Q38 3 46 3Q54 4 44 26Q54 34 50 58H14Q10 34 20 26Z', '#c9c2b4', 2.6) + two(z, 8, 32, 6.5, '#8d8678') + inked('M30 41h4l-2 3z', '#f08f9b', 1.4) + inked('M29 47h6v6h-6z', CREAM, 1.5),
};

/** Draws a beast; it sleeps while its person is away. An unknown one has no picture. */
export function beast(name: string, colour: number, asleep = false): string {
  const drawn = BEASTS[name]?.(asleep);
  if (drawn === undefined) return '';
  const who = identity(Math.max(0, colour));
  const scarf = colour < 0 ? '' : inked('M10 57Q32 64 54 57V67Q32 74 10 67Z', who.fill, 2.4) + stroke('M16 63Q32 68 48 63', 1.8, who.mark);
  return drawn + scarf;
}
