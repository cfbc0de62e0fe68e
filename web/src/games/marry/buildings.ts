import { INK, inked, stroke } from '../../lib/ink';
import { identity, roof } from '../../lib/seats';

export type Height = 1 | 2 | 3;
const WALLS: Readonly<Record<Height, readonly [halfWidth: number, height: number]>> = { 1: [13, 14], 2: [16, 24], 3: [12, 42] };

const light = (x: number, y: number): string =>
  `<path d="M${x - 2.6} ${y}v-4q2.6 -3.4 5.2 0v4z" fill="#ffe08a" stroke="${INK}" stroke-width="1.3"/>`;
const door = (d: string): string => inked(d, '#7a4a33', 1.4);
const INSIDE: Readonly<Record<Height, string>> = {
  1: light(-5, -4) + door('M2 0V-8H8V0Z'),
  2: stroke('M-16 -12H16', 1.8) + light(-8, -15) + light(8, -15) + door('M-3.5 0V-8H3.5V0Z'),
  3: stroke('M-12 -14H12M-12 -28H12', 1.8) + light(0, -31) + light(0, -17) + door('M-4 0V-9H4V0Z'),
};

/** Draws a house (1), manor (2) or tower (3) of a seat, standing on (0, 0). Storeys show its strength. */
export function building(height: Height, seat: number): string {
  const [w, h] = WALLS[height];
  const pennant = height === 3 ? stroke('M0 -14V-32', 2) + inked('M0 -32l13 4l-13 4z', identity(seat).fill, 1.6) : '';
  return (
    `<ellipse cx="3" cy="1" rx="${w + 7}" ry="5" fill="${INK}" opacity=".25"/>` +
    inked(`M${-w} 0V${-h}H${w}V0Z`, '#fdf1d6', 2) +
    `<path d="M${w * 0.4} 0V${-h}H${w}V0Z" fill="${INK}" opacity=".14"/>${INSIDE[height]}` +
    `<g transform="translate(0 ${-h})">${pennant}${roof(seat, w + 4.5, height === 2 ? 17 : 15)}</g>`
  );
}
