// Monsters and locations as cards, in millimetres and at their true sizes, their middle at (0, 0).
import { CREAM, INK, PAPER } from '../../lib/ink';
import { IDENTITIES } from '../../lib/seats';
import { ICONS, type IconName } from './icons';

export const MONSTER = [63, 88] as const;
export const LOCATION = [127, 89] as const;

const TRAP = '#a3232f';
const BRONZE = '#8a5a1c';
const IRON = '#4d5760';

interface Look {
  readonly icon: IconName;
  readonly hue: string;
}

/** How each monster looks, by the id that the game's content gives it. */
const MONSTERS: Readonly<Record<string, Look & { readonly trap?: true }>> = {
  gorgon: { icon: 'medusa-head', hue: '#a8c66c', trap: true },
  siren: { icon: 'mermaid', hue: '#7fc4cf', trap: true },
  phoenix: { icon: 'eagle-emblem', hue: '#f2a03d', trap: true },
  harpy: { icon: 'harpy', hue: '#d7b7e0' },
  dragon: { icon: 'dragon-head', hue: '#e08a76' },
  manticore: { icon: 'lion', hue: '#e7b46a' },
  cyclops: { icon: 'cyclops', hue: '#c7b08a' },
  hellhound: { icon: 'wolf-head', hue: '#d97a4a' },
  pegasus: { icon: 'pegasus', hue: '#bcd9ec' },
  hydra: { icon: 'hydra', hue: '#8fc48a' },
  giant: { icon: 'giant', hue: '#cdbfa4' },
  gryphon: { icon: 'griffin-symbol', hue: '#f0d27a' },
};

const LOCATIONS: Readonly<Record<string, Look>> = {
  naxos: { icon: 'grapes', hue: '#b98cc4' },
  athens: { icon: 'greek-temple', hue: '#e7b46a' },
  sparta: { icon: 'spartan-helmet', hue: '#d9745a' },
  troy: { icon: 'trojan-horse', hue: '#d8b25c' },
  corinth: { icon: 'anchor', hue: '#6fb2a0' },
  olympia: { icon: 'discobolus', hue: '#9fb85a' },
  argos: { icon: 'bull', hue: '#c98f6b' },
  thebes: { icon: 'greek-sphinx', hue: '#d6a3a0' },
  underworld: { icon: 'skull-crossed-bones', hue: '#8d87a6' },
  delphi: { icon: 'crystal-ball', hue: '#8fb7d6' },
  'mt-olympus': { icon: 'mountaintop', hue: '#a9c3d9' },
};

const glyph = (icon: IconName, x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" d="${ICONS[icon]}" fill="${fill}"/>`;

const box = (w: number, h: number, rx: number, paint: string, dx = 0, dy = 0): string =>
  `<rect x="${-w / 2 + dx}" y="${-h / 2 + dy}" width="${w}" height="${h}" rx="${rx}" ${paint}/>`;

const words = (text: string, x: number, y: number, size: number, fill: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="'Grenze Gotisch', serif" font-weight="700" font-size="${size}" fill="${fill}">${text}</text>`;

const MARKS: Readonly<Record<string, string>> = {
  poppy: '<path d="M0 3h10M0 8h10"/>',
  lake: '<circle cx="3" cy="3" r="1.3"/><circle cx="8" cy="8" r="1.3"/>',
  straw: '<path d="M2.5 0v10M7.5 0v10"/>',
  plum: '<path d="M0 7l5 -5l5 5"/>',
  pine: '<path d="M0 0l10 10M10 0l-10 10"/>',
  bone: '<path d="M0 5h10"/>',
};

/** The frames of the gods: the same patterns as their roofs, so that a player looks alike in every game. */
export const frames = (): string =>
  IDENTITIES.map(
    ({ id, fill, mark }, i) =>
      `<pattern id="god${i}" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="${fill}"/>` +
      `<g stroke="${mark}" fill="none" stroke-width="1.8">${MARKS[id]}</g></pattern>`,
  ).join('');

/** Draws a location's card; on a turned table its face is drawn upright on the same footprint. */
export function location(id: string, name: string, faith: number, tall = false): string {
  const [w, h] = tall ? [LOCATION[1], LOCATION[0]] : LOCATION;
  const { icon, hue } = LOCATIONS[id] ?? LOCATIONS['athens']!;
  return (
    box(w, h, 6, `fill="${PAPER}" stroke="${INK}" stroke-width="2.8"`) +
    box(w - 10, h - 31, 3, `fill="${hue}" stroke="${INK}" stroke-width="1.8"`, 0, -10.5) +
    `<path d="M${-w / 2 + 6} 8q30 -16 56 -4t${w - 68} -6v18h${-w + 12}z" fill="${INK}" opacity=".14"/>` +
    glyph(icon, 2, -10, 50, INK) +
    glyph(icon, 0, -12, 50, PAPER) +
    words(name, -w / 2 + 7, h / 2 - 9, name.length > 9 ? (tall ? 10 : 15) : name.length > 6 && tall ? 16 : 20, INK, 'start') + ' ' +
    `<circle cx="${w / 2 - 17}" cy="${h / 2 - 15}" r="13" fill="#ffd23f" stroke="${INK}" stroke-width="2.2"/>` +
    words(`${faith}`, w / 2 - 17, h / 2 - 8.5, 19, INK)
  );
}

/** Draws a monster's card with the side that is up: its own picture, or the common side in iron. */
export function monster(id: string, name: string, god: number, unique: boolean): string {
  const [w, h] = MONSTER;
  const { icon, hue, trap } = MONSTERS[id] ?? MONSTERS['giant']!;
  const plate = !unique ? IRON : trap ? TRAP : BRONZE;
  return (
    box(w, h, 5, `fill="url(#god${god % 6})" stroke="${INK}" stroke-width="2.6"`) +
    box(w - 14, h - 14, 2.5, `fill="${unique ? hue : CREAM}" stroke="${INK}" stroke-width="1.8"`) +
    (unique ? glyph(icon, 0, -8, 44, INK) : `<circle cy="-8" r="19" fill="none" stroke="${IRON}" stroke-width="2"/>${glyph(icon, 0, -8, 27, IRON)}`) +
    box(w - 14, 15, 0, `fill="${plate}" stroke="${INK}" stroke-width="1.8"`, 0, h / 2 - 14.5) +
    words(name, 0, h / 2 - 10.3, name.length > 7 ? 12 : 14, PAPER)
  );
}

/** Draws a monster as the picture of a card in hand, 200 x 150. */
export function portrait(id: string): string {
  const { icon, hue, trap } = MONSTERS[id] ?? MONSTERS['giant']!;
  return (
    `<rect width="200" height="150" fill="${hue}"/><path d="M0 118q50 -22 100 -8t100 -10v50H0z" fill="${INK}" opacity=".16"/>` +
    `<circle cx="100" cy="72" r="56" fill="${PAPER}" opacity=".35"/>${glyph(icon, 103, 77, 108, INK)}${glyph(icon, 100, 74, 108, trap ? '#6b0f1a' : '#3a2a10')}`
  );
}

export const isTrap = (id: string): boolean => MONSTERS[id]?.trap === true;
export const bandOf = (id: string): string => (isTrap(id) ? TRAP : BRONZE);

/** Draws a location as the picture of a card at reading size, 200 x 150. */
export function scenery(id: string): string {
  const { icon, hue } = LOCATIONS[id] ?? LOCATIONS['athens']!;
  return `<rect width="200" height="150" fill="${hue}"/><path d="M0 118q50 -22 100 -8t100 -10v50H0z" fill="${INK}" opacity=".16"/>${glyph(icon, 104, 79, 104, INK)}${glyph(icon, 100, 75, 104, PAPER)}`;
}
