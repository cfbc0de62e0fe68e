// What damage does to a building: cracks, pieces that are missing, and at last a heap of Rubble in its own colours.
import { CREAM, INK, flat, inked, stroke, uid } from '../../../lib/ink';
import type { IconName } from '../icons';
import type { Design } from './designs';
import { type Dice, type Plate, dark, f, faded, hatched, pale, puff } from './paint';

/** Cuts a piece out: scalloped like teeth where a monster bit, jagged elsewhere. */
function missing(bitten: boolean, cx: number, cy: number, radius: number, dice: Dice): string {
  const n = bitten ? 9 : 13;
  const points = Array.from({ length: n + 1 }, (_, i) => {
    const angle = (i / n) * Math.PI * 2;
    const q = bitten ? radius : radius * (i % 2 ? 0.72 : 1.1) * dice.between(0.9, 1.1);
    return `${f(cx + Math.cos(angle) * q)} ${f(cy + Math.sin(angle) * q * 0.94)}`;
  });
  return `M${points[0]}${points.slice(1).map((to) => (bitten ? `A${f(radius * 0.38)} ${f(radius * 0.38)} 0 0 1 ${to}` : `L${to}`)).join('')}Z`;
}

function crack(x: number, y: number, length: number, dice: Dice): string {
  let d = `M${f(x)} ${f(y)}`;
  let [px, py] = [x, y];
  for (let i = 0; i < length; i++) {
    px += dice.between(-8, 9);
    py += dice.between(6, 13);
    d += `L${f(px)} ${f(py)}`;
    if (i % 2) d += `M${f(px)} ${f(py)}l${f(dice.between(-11, -4))} ${f(dice.between(2, 8))}M${f(px)} ${f(py)}`;
  }
  return `<g opacity=".65" transform="translate(1.3 1.2)">${stroke(d, 4.2, '#fff6df')}</g>${stroke(d, 2.3)}`;
}

/** Draws a building that has lost some of its Hits. */
export function broken(b: Design, p: Plate, damage: number, bitten: boolean, dice: Dice, id: string): string {
  const height = -p.top;
  const cuts: string[] = [];
  if (bitten) {
    const radius = Math.min(46, 20 + damage * 34);
    cuts.push(missing(true, p.right - radius * 0.2, -Math.min(height * 0.66, 96), radius, dice));
  } else if (!b.frail) cuts.push(missing(false, p.right - 8, p.top + height * 0.14, 16 + damage * 26, dice));
  if (damage > 0.45 && !b.frail) cuts.push(missing(false, p.left + (p.right - p.left) * 0.2, p.top + 2, 9 + damage * 15, dice));
  const cut = cuts.join('');
  let cracks = '';
  const n = 1 + Math.round(damage * 4);
  for (let i = 0; i < n; i++)
    cracks += crack(-b.w / 2 - 4 + b.w * (0.18 + (0.7 * i) / n) + dice.between(-4, 4), Math.max(-Math.max(b.h, 60), p.top + height * dice.between(0.18, 0.42)), 3 + Math.round(damage * 3), dice);
  const lean = (-1.2 - damage * 1.6) * (b.frail ? 4 : 1);
  return (
    `<defs><clipPath id="${id}c"><path d="${p.silhouette}"/></clipPath><mask id="${id}m" maskUnits="userSpaceOnUse" x="-220" y="-320" width="440" height="360">` +
    `<rect x="-220" y="-320" width="440" height="360" fill="#fff"/><path d="${cut}" fill="#000"/></mask></defs>` +
    `<g class="house"><g ${bitten ? '' : `transform="rotate(${f(lean)})"`}><g mask="url(#${id}m)">${p.art}<g clip-path="url(#${id}c)">` +
    `<path d="${cut}" fill="none" stroke="${dark(b.wall, 0.5)}" stroke-width="11"/>${cracks}</g></g>` +
    `<g clip-path="url(#${id}c)"><path d="${cut}" fill="none" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round"/></g></g></g>` +
    `<g transform="translate(${f(p.left + 8)} 2) rotate(14)">${inked('M-6 0v-8h12v8z', b.wall, 1.8)}</g>` +
    `<g transform="translate(${f(p.left - 8)} 3) rotate(-20)">${inked('M-4 0v-6h9v6z', b.roof?.c ?? dark(b.wall), 1.7)}</g>`
  );
}

function stump(b: Design, x0: number, w: number): string {
  const [high, x, wide] = [Math.min(62, b.h * 0.62), x0 + 8, w * 0.3];
  const d = `M${f(x)} 0V${f(-high)}l6 -5l5 8l7 -11l5 9l${f(wide - 32)} ${f(high * 0.35)}l4 -6l5 10V0Z`;
  return (
    inked(d, b.wall, 2.4) + flat(`M${f(x + wide * 0.6)} 0V${f(-high * 0.5)}L${f(x + wide)} ${f(-high * 0.35)}V0Z`, dark(b.wall, 0.25)) +
    hatched(`M${f(x + wide * 0.5)} 0V${f(-high * 0.6)}L${f(x + wide)} ${f(-high * 0.4)}V0Z`, 0.35) + inked(`M${f(x + 6)} ${f(-high + 14)}h11v14h-11z`, '#1d1428', 1.7)
  );
}

/** Draws the heap that is left of a building. */
export function heap(b: Design, picture: IconName, p: Plate, dice: Dice): string {
  const w = Math.max(70, p.right - p.left);
  const x0 = (p.left + p.right) / 2 - w / 2;
  const h = Math.min(44, Math.max(24, -p.top * 0.3));
  const roof = b.roof?.c ?? '#a8543c';
  let art = b.h > 30 ? stump(b, x0, w) : '';
  art += puff(x0 + w * 0.62, -h - 4, 0.9) + stroke(`M${f(x0 + w * 0.46)} ${f(-h * 0.6)}l-5 ${f(-h * 0.8)}M${f(x0 + w * 0.54)} ${f(-h * 0.7)}l6 ${f(-h * 0.6)}q5 -6 9 -2`, 2.6);
  let d = `M${f(x0 - 6)} 3`;
  for (let i = 0; i <= 11; i++) d += `L${f(x0 - 2 + (i / 11) * (w + 4))} ${f(-h * Math.sin(Math.PI * (0.06 + (i / 11) * 0.88)) * dice.between(0.7, 1.12))}`;
  d += `L${f(x0 + w + 8)} 3Z`;
  const id = uid('rb');
  art += inked(d, dark(b.wall, 0.22), 2.4) + `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">`;
  for (let i = 0; i < 22; i++) {
    const [x, y, turn, q] = [x0 + dice.next() * w, -dice.next() * h * 0.9, dice.between(-40, 40), dice.between(8, 17)];
    art += `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})">${inked(`M0 0h${f(q)}v${f(q * 0.6)}h${f(-q)}z`, dice.pick([b.wall, b.wall, pale(b.wall, 0.4), roof, dark(b.wall, 0.4)]), 1.6)}</g>`;
  }
  art += hatched(`M${f(x0 + w * 0.55)} 4L${f(x0 + w + 8)} ${f(-h)}V4Z`, 0.4) + '</g>' + stroke(d, 2.4);
  for (const [q, turn] of [[-0.06, 12], [1.02, -18], [0.9, 30]] as const) art += `<g transform="translate(${f(x0 + w * q)} 4) rotate(${turn})">${inked('M-6 0v-8h11v8z', dice.pick([b.wall, roof]), 1.8)}</g>`;
  art += `<g transform="translate(${f(x0 + w * 0.7)} ${f(-h * 0.28)}) rotate(17)">${inked('M-15 -13H15V13H-15Z', CREAM, 2)}${faded(picture, 21)}${stroke('M-15 -4l9 4l-3 6l8 7', 1.8)}</g>`;
  return `<g class="heap">${art}</g>`;
}
