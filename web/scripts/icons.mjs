// Writes src/lib/icons.ts: the few icon paths that every page uses, out of @iconify-json/game-icons. A game that needs more
// names them in src/games/<game>/icons.txt, and as pictures of its cards, and gets an icons.ts of its own, so that only its table carries them.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const NAMES = `three-friends hourglass white-tower card-draw rule-book talk sun moon return-arrow histogram
robot-helmet share magnifying-glass family-house settings-knobs chat-bubble light-bulb`.split(/\s+/);
const source = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const { icons } = JSON.parse(readFileSync(source, 'utf8'));

/** Returns an icon's path with coordinates cut to one decimal. */
function path(name) {
  const icon = icons[name];
  if (!icon) throw new Error(`no icon named ${name}`);
  const parts = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  return parts.join(' ').replace(/(\.\d)\d+/g, '$1');
}

// Our own: game-icons has no plain half disc, the usual sign for "as the device".
const OWN = { 'half-disc': 'M256 48a208 208 0 1 0 0 416a208 208 0 1 0 0-416zm0 48v320a160 160 0 1 1 0-320z' };
const line = (name, d) => `  '${name}': '${d}',`;

/** Writes a module of icon paths. */
function write(file, lines) {
  writeFileSync(
    new URL(`../src/${file}`, import.meta.url),
    `// Paths from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. View box 0 0 512 512.
// Written by scripts/icons.mjs: add a name there and run "npm run icons".
export const ICONS = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
`,
  );
}

write('lib/icons.ts', [...NAMES.map((name) => line(name, path(name))), ...Object.entries(OWN).map(([name, d]) => line(name, d))]);
for (const game of readdirSync(new URL('../src/games', import.meta.url), { withFileTypes: true })) {
  // Signs are needed at once, where pictures of cards may come later.
  const signs = new URL(`../src/games/${game.name}/signs.txt`, import.meta.url);
  if (game.isDirectory() && existsSync(signs)) write(`games/${game.name}/signs.ts`, readFileSync(signs, 'utf8').split(/\s+/).filter(Boolean).map((name) => line(name, path(name))));
  const list = new URL(`../src/games/${game.name}/icons.txt`, import.meta.url);
  if (!game.isDirectory() || !existsSync(list)) continue;
  const cards = new URL(`../../src/bestiary/games/${game.name}/content/cards.txt`, import.meta.url);
  const drawn = existsSync(cards) ? [...readFileSync(cards, 'utf8').matchAll(/^[^#\n]*\| picture (\S+)/gm)].map((match) => match[1]) : [];
  const names = new Set([...drawn, ...readFileSync(list, 'utf8').split(/\s+/).filter(Boolean)]);
  write(`games/${game.name}/icons.ts`, [...names].map((name) => line(name, path(name))));
}
