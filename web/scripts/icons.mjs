// Writes src/lib/icons.ts: the few icon paths that the page uses, out of @iconify-json/game-icons.
import { readFileSync, writeFileSync } from 'node:fs';

const NAMES = `three-friends hourglass white-tower card-draw rule-book talk sun moon return-arrow histogram
robot-helmet share magnifying-glass family-house settings-knobs chat-bubble`.split(/\s+/);
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
const lines = [...NAMES.map((name) => [name, path(name)]), ...Object.entries(OWN)].map(([name, d]) => `  '${name}': '${d}',`);
writeFileSync(
  new URL('../src/lib/icons.ts', import.meta.url),
  `// Paths from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. View box 0 0 512 512.
// Written by scripts/icons.mjs: add a name there and run "npm run icons".
export const ICONS = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
`,
);
