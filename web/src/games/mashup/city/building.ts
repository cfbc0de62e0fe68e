// A Location as a building: composed from its design, and its damage is a number between 0 (whole) and 1 (Rubble).
import { CREAM, INK, flat, inked, stroke, uid } from '../../../lib/ink';
import type { IconName } from '../icons';
import { type Design, type Windows } from './designs';
import { EXTRAS } from './extras';
import { Dice, Plate, dark, f, puff, stamp } from './paint';
import { ROOFS } from './roofs';
import { broken, heap } from './wreck';

export interface Drawing {
  readonly art: string;
  readonly left: number;
  readonly right: number;
}
const PANE = '#3d3557';

function pane(x: number, y: number, w: number, h: number, dice: Dice, kind: Windows['kind'], smashed: number): string {
  const lit = dice.next() < 0.3;
  const d = kind === 'arch' ? `M${f(x)} ${f(y + h)}V${f(y + w / 2)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(w)} 0V${f(y + h)}Z` : `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;
  const gone = dice.next() < smashed;
  let art = inked(d, gone ? '#1d1428' : lit ? '#ffe7a8' : PANE, 1.7);
  if (gone) art += flat(`M${f(x + 1)} ${f(y + 1)}l${f(w * 0.35)} ${f(h * 0.5)}l${f(w * 0.12)} ${f(-h * 0.3)}l${f(w * 0.3)} ${f(h * 0.22)}V${f(y + 1)}Z`, '#b9d6dc');
  else if (!lit) art += flat(`M${f(x + 1.6)} ${f(y + h - 2)}V${f(y + 2 + (kind === 'arch' ? w / 4 : 0))}h${f(w * 0.36)}Z`, '#a9c9d4', 0.75);
  if (kind === 'cross') art += stroke(`M${f(x + w / 2)} ${f(y)}v${f(h)}M${f(x)} ${f(y + h / 2)}h${f(w)}`, 1.3);
  return art;
}

function glaze(p: Plate, x: number, y: number, w: number, h: number, { rows = 2, cols = 3, kind = 'grid', foot = 0 }: Windows, dice: Dice, smashed: number): void {
  const [gw, gh] = [(w - 14) / cols, (h - 11 - foot) / rows];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) p.raw(pane(x + 7 + gw * i + gw * 0.16, y - h + 7 + gh * j + gh * 0.06, gw * 0.68, gh * 0.72, dice, kind, smashed));
}

const door = (x: number, w: number, h: number, colour: string): string => inked(`M${f(x - w / 2)} 0V${f(-h)}h${w}V0Z`, colour, 1.9) + stroke(`M${f(x)} 0V${f(-h)}`, 1.3);

function shop(p: Plate, x: number, w: number): void {
  const gw = (w - 14) / 3;
  for (const i of [0, 2]) {
    const at = x + 8 + gw * i;
    p.raw(inked(`M${f(at)} -4V-24h${f(gw - 2)}v20z`, '#a9c9d4', 1.8) + flat(`M${f(at + 2)} -6V-22h${f(gw * 0.4)}z`, '#e4f1f0') + stroke(`M${f(x + 7 + gw * (i + 0.5))} -4V-24`, 1.4));
  }
  p.raw(door(x + w / 2, 18, 25, '#7c3f2b'));
}

function walls(p: Plate, b: Design, x: number, dice: Dice, smashed: number): number {
  const { w, h, wall } = b;
  p.block(x, 0, w, h, wall, { open: ['gable', 'hip', 'gambrel', 'hangar'].includes(b.roof?.kind ?? '') });
  for (const [from, width, height, rows, cols] of b.tiers ?? []) {
    p.block(x + w * from, -h, w * width, height, wall);
    glaze(p, x + w * from, -h, w * width, height, { ...b.win, rows, cols, foot: 0 }, dice, smashed);
  }
  for (const y of b.bands ?? []) p.raw(stroke(`M${f(x)} ${-y}h${w}`, 1.8));
  if (b.win) glaze(p, x, 0, w, h, b.win, dice, smashed);
  if (b.shop) shop(p, x, w);
  if (b.door) p.raw(door(x + w / 2 + b.door[2], b.door[0], b.door[1], b.door[3]));
  const { kind, c = dark(wall, 0.2), on = 0 } = b.roof ?? { kind: 'flat' };
  return ROOFS[kind](p, x, -h - on, w, c, { ...b.roof, kind, wall });
}

function hang(p: Plate, b: Design, picture: IconName, top: number): void {
  if (b.signAt === 'none') return;
  const [x, y, size] = b.signAt ?? [0, top - 15, 30];
  if (!b.signAt) {
    p.raw(stroke(`M${x - 8} ${f(top + 4)}v-6M${x + 8} ${f(top + 4)}v-6`, 3));
    p.silhouette += `M${x - 10} ${f(top - 3)}h4v8h-4zM${x + 6} ${f(top - 3)}h4v8h-4z`;
  }
  p.reach(y - size / 2 - 2);
  p.add(`M${f(x - size * 0.62)} ${f(y - size / 2)}H${f(x + size * 0.62)}V${f(y + size / 2)}H${f(x - size * 0.62)}Z`, CREAM, 2.2);
  p.raw(flat(`M${f(x + size * 0.62 - 4)} ${f(y - size / 2 + 1)}h3v${f(size - 2)}h${f(-size * 1.24 + 2)}v-3h${f(size * 1.24 - 5)}z`, INK, 0.18) + stamp(picture, x - 1, y - 0.5, size * 0.76, b.tone ?? '#e8743c'));
}

/** Draws a Location on (0, 0). Copies of one design get other seeds: lights, cracks and rubble differ, walls do not. */
export function building(b: Design, picture: IconName, damage: number, bitten: boolean, seed: number): Drawing {
  const dice = new Dice(seed * 7 + b.w * 13 + b.h);
  const p = new Plate();
  const x = -b.w / 2 - 4;
  const front = { x, y: -b.h, w: b.w };
  for (const [kind, colour] of b.behind ?? []) EXTRAS[kind](p, front, colour);
  const roof = b.h > 0 ? walls(p, b, x, dice, damage > 0 ? 0.25 + damage * 0.5 : 0) : -b.h;
  for (const [kind, colour] of b.extra ?? []) EXTRAS[kind](p, front, colour);
  hang(p, b, picture, roof);
  p.reach(roof);
  const shadow = `<ellipse cx="${f((p.left + p.right) / 2 + 8)}" cy="2" rx="${f((p.right - p.left) / 2 + 14)}" ry="6" fill="${INK}" opacity=".28"/>`;
  const { left, right } = p;
  if (damage >= 1) return { art: shadow + heap(b, picture, p, dice), left, right };
  if (damage <= 0) return { art: `${shadow}<g class="house">${p.art}</g>`, left, right };
  const id = uid('b');
  const dust = puff(p.right - 4, -2, 0.62) + (damage > 0.45 ? puff(p.left + 24, p.top + 4, 0.6, '#d8cbc0') : '');
  return { art: shadow + broken(b, p, damage, bitten, dice, id) + dust, left, right };
}
