// The factory's hall: slabs to stand on, a brick wall with windows and pipes, lamps that light the floor. Colours come from
// the page, so that it is day or night with its theme.
import { INK, flat, inked, stroke } from '../../lib/ink';
import { dice } from './dice';

const SLAB = 96;
const LAMP = 300;

/** Draws the hall for a field of a size in pixels. */
export function floor(width: number, height: number): string {
  const chance = dice(11);
  const wall = Math.round(Math.min(58, height * 0.12));
  let seams = '';
  for (let y = wall + SLAB * 0.6; y < height; y += SLAB) seams += `M0 ${y}H${width}`;
  let bolts = '';
  for (let x = SLAB / 2, i = 0; x < width; x += SLAB, i++) {
    seams += `M${x} ${wall}V${height}`;
    for (let y = wall + SLAB * 0.6; y < height; y += SLAB) bolts += `M${x - 8} ${y - 8}h.1M${x + 8} ${y + 8}h.1`;
  }
  let stains = '';
  for (let i = 0; i < 9; i++) stains += `<ellipse cx="${Math.round(chance() * width)}" cy="${Math.round(wall + chance() * (height - wall))}" rx="${Math.round(chance.between(24, 70))}" ry="${Math.round(chance.between(7, 18))}" fill="var(--slab)"/>`;
  let bricks = '';
  for (let y = 0, row = 0; y < wall; y += 12, row++) bricks += `M0 ${y}H${width}` + Array.from({ length: Math.ceil(width / 34) }, (_, i) => `M${i * 34 + (row % 2) * 17} ${y}v12`).join('');
  let things = '';
  for (let x = LAMP / 2; x < width + 40; x += LAMP) {
    things +=
      inked(`M${x - 116} ${wall - 14}V10h74v${wall - 24}z`, 'var(--glass)', 2.2) + stroke(`M${x - 79} 10V${wall - 14}M${x - 116} ${wall / 2 - 2}h74`, 2) +
      `<ellipse cx="${x}" cy="${wall + 120}" rx="150" ry="92" fill="var(--shine)" opacity=".13"/>` +
      stroke(`M${x} 0v14`, 2.6) + inked(`M${x - 20} 26q2 -14 20 -14t20 14z`, '#4f7f86', 2.2) + flat(`M${x - 13} 27h26q-3 8 -13 8t-13 -8z`, 'var(--shine)');
  }
  let hazard = '';
  for (let x = -12; x < width; x += 24) hazard += `M${x} ${wall + 9}l8 -9h12l-8 9z`;
  return (
    `<path d="M0 ${wall}H${width}V${height}H0Z" fill="var(--floor)"/>${stains}${stroke(seams, 1.6, 'var(--seam)')}${stroke(bolts, 4, 'var(--seam)')}` +
    `<path d="M0 0H${width}V${wall}H0Z" fill="var(--wall)"/>${stroke(bricks, 1.2, 'var(--mortar)')}` +
    `<path d="M0 ${wall - 8}H${width}" stroke="${INK}" stroke-width="8"/><path d="M0 ${wall - 8}H${width}" stroke="var(--pipe)" stroke-width="4"/>` +
    `<path d="M0 ${wall}H${width}v9H0Z" fill="#f2b233"/><path d="${hazard}" fill="${INK}"/>${stroke(`M0 ${wall}H${width}M0 ${wall + 9}H${width}`, 2)}${things}`
  );
}
