// A completed monster as a picture of its own, to be saved and shown around: at night, under the moon it looks at.
import type { FactoryView, MonsterView } from '../../generated/protocol';
import { CREAM, INK } from '../../lib/ink';
import { dice } from './dice';
import { CELL } from './layout';
import { gazeTo, picture, seedOf, target } from './picture';

export interface Words {
  readonly name: string;
  readonly facts: string;
  readonly owner: string;
}
const SKY = '#2b2040';
const HILL = '#54417b';
const FAR = '#3c2e5b';
const MOON = '#f7e6b0';
const CRATER = '#e2d08f';
const MARGIN = 130;
const GROUND = 190; // from the monster's feet to the lower rim
const LEAST = 640;
const PLATE = { width: 410, height: 124 };

const HATCH = `<pattern id="hatch" patternUnits="userSpaceOnUse" width="3.928" height="3.928" patternTransform="rotate(45)"><rect width="1.15" height="3.928" fill="${INK}"/></pattern>`;
/** A cut-out edge round whatever is drawn, spikes and all. */
export const STICKER = `<filter id="sticker" x="-5%" y="-5%" width="110%" height="110%"><feMorphology in="SourceAlpha" operator="dilate" radius="5" result="wide"/><feFlood flood-color="${CREAM}"/><feComposite in2="wide" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Mixes a monster's tiles into one number: its name and its stars follow from it. */
export const numberOf = (monster: MonsterView): number => monster.cells.reduce((sum, cell) => (sum * 31 + (cell.face + 2) * 7 + cell.x * 3 + cell.y) % 1_000_003, monster.tiles);

/** Draws sky, stars, moon and hills. */
export function night(width: number, height: number, seed: number, moon: readonly [number, number, number], ground = 150): string {
  const chance = dice(seed);
  let stars = '';
  for (let i = 0; i < (width * height) / 9000; i++)
    stars += `<circle cx="${chance.between(0, width).toFixed(0)}" cy="${chance.between(0, height * 0.8).toFixed(0)}" r="${chance.between(0.8, 3).toFixed(1)}" fill="${MOON}" opacity="${chance.between(0.4, 1).toFixed(2)}"/>`;
  const [x, y, r] = moon;
  const crater = (dx: number, dy: number, q: number): string => `<circle cx="${x + dx * r}" cy="${y + dy * r}" r="${q * r}" fill="${CRATER}"/>`;
  const hill = (top: number, bow: number, fill: string): string => `<path d="M0 ${top}Q${width * 0.3} ${top - bow} ${width * 0.62} ${top}T${width} ${top - bow * 0.4}V${height}H0Z" fill="${fill}"/>`;
  return (
    `<rect width="${width}" height="${height}" fill="${SKY}"/>${stars}<circle cx="${x}" cy="${y}" r="${r}" fill="${MOON}"/>` +
    `${crater(-0.35, -0.22, 0.16)}${crater(0.12, -0.5, 0.09)}${crater(0.38, 0.34, 0.2)}${crater(-0.3, 0.45, 0.1)}` +
    hill(height - ground, ground * 0.3, FAR) +
    hill(height - ground * 0.56, ground * 0.18, HILL) +
    `<path d="M0 ${height - ground * 0.56}Q${width * 0.3} ${height - ground * 0.74} ${width * 0.62} ${height - ground * 0.56}T${width} ${height - ground * 0.63}" fill="none" stroke="${INK}" stroke-width="4"/>`
  );
}

/** Draws the tiles of a monster, its upper left corner on (0, 0). */
export function portrait(view: FactoryView, monster: MonsterView): { readonly svg: string; readonly width: number; readonly height: number } {
  const cells = monster.cells.filter((cell) => cell.face >= 0);
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const look = target(monster);
  const svg = cells
    .map((cell) => `<g transform="translate(${(cell.x - left) * CELL} ${(cell.y - top) * CELL})">${picture(view, cell.face, cell.turn, seedOf(cell.face, cell.cell), gazeTo(look, cell))}</g>`)
    .join('');
  return { svg, width: (Math.max(...xs) - left + 1) * CELL, height: (Math.max(...ys) - top + 1) * CELL };
}

/** Writes the whole picture; `font` is a typeface as data, since a picture can't ask the page for one. */
export function poster(view: FactoryView, monster: MonsterView, words: Words, font = ''): string {
  const body = portrait(view, monster);
  const width = Math.max(LEAST, body.width + 2 * MARGIN);
  const height = body.height + MARGIN + GROUND;
  const at = (width - body.width) / 2;
  const moon = [width / 2, MARGIN + body.height * 0.25, Math.min(width * 0.23, 60 + body.height * 0.3)] as const;
  const face = font ? `<style>@font-face{font-family:'Grenze Gotisch';font-weight:700;src:url(${font}) format('woff2')}</style>` : '';
  const [px, py] = [width - PLATE.width - 26, height - PLATE.height - 22];
  const line = (text: string, y: number, look: string): string => `<text x="${px + 24}" y="${py + y}" ${look}>${escaped(text)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escaped(words.name)}</title><defs>${HATCH}${STICKER}${face}</defs>` +
    night(width, height, numberOf(monster), moon) +
    `<ellipse cx="${width / 2}" cy="${MARGIN + body.height + 34}" rx="${body.width * 0.36}" ry="16" fill="${INK}" opacity=".4"/>` +
    `<g transform="translate(${at} ${MARGIN})" filter="url(#sticker)">${body.svg}</g>` +
    `<rect x="${px}" y="${py}" width="${PLATE.width}" height="${PLATE.height}" fill="#fffaf0" stroke="${INK}" stroke-width="5"/>` +
    line(words.name, 46, `font-family="'Grenze Gotisch', Georgia, serif" font-weight="700" font-size="${words.name.length > 24 ? 29 : 34}" fill="#5d3a8e"`) +
    line(words.facts, 78, `font-family="'Bricolage Grotesque', 'Trebuchet MS', sans-serif" font-size="19" fill="${INK}"`) +
    line(words.owner, 104, `font-family="'Bricolage Grotesque', 'Trebuchet MS', sans-serif" font-size="16" fill="#5b4a63"`) +
    '</svg>'
  );
}
