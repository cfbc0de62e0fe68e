import { INK, flat, inked } from '../../lib/ink';
import { fachan } from './fachan';

const cottage = (roof: string): string =>
  inked('M-17 0V-20H17V0Z', '#fdf0d3') +
  inked('M-5 0V-11H4V0Z', '#7a4a33', 2) +
  inked('M-23 -18L0 -42L23 -18Z', roof) +
  flat('M4 -37L22 -19H12Z', INK, 0.22) +
  `<path d="M-13 -25h26M-6 -32h13" stroke="${INK}" stroke-width="1.6"/>`;

const heart = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inked('M0 6C-9 -1 -7 -9 -2 -9Q0 -9 0 -6Q0 -9 3 -9C8 -9 9 -1 0 6Z', '#c53d56', 2)}</g>`;

/** Draws the cover plate, 320 x 240: the fachan with his flower, and a house he has just kicked. */
export const cover = (): string =>
  flat('M0 0H320V240H0Z', '#f7cdb8') +
  '<circle cx="246" cy="62" r="34" fill="#fff0d2"/>' +
  flat('M0 128Q60 84 130 120T320 96V240H0Z', '#e59a86') +
  inked('M-4 160Q70 118 150 150T326 138V250H-4Z', '#9dbf6b', 2.6) +
  inked('M-4 200Q90 164 180 190T326 182V250H-4Z', '#7da653', 2.6) +
  `<g transform="translate(44 176) scale(.95)">${cottage('#3d8fc4')}</g><g transform="translate(268 190) scale(1.08)">${cottage('#f0b429')}</g>` +
  `<g transform="translate(228 120) rotate(24) scale(.8)">${cottage('#c9412f')}</g>` +
  `<path d="M186 176q12 -26 22 -34M200 186q14 -16 22 -34" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="1 7"/>` +
  `<ellipse cx="142" cy="216" rx="52" ry="9" fill="#4d7a3a"/><g transform="translate(132 214) scale(1.12)">${fachan('idle')}</g>` +
  heart(36, 96, 0.8) + heart(58, 70, 1.2) + heart(290, 110, 0.8);
