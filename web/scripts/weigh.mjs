// Weighs the built page: what a first visit to each route loads with Marry's parts in English, gzipped. Fonts are
// not counted: they are kept and swap in after the first choice can be made.
// A test in a real browser compares it with what is really sent.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const LIGHTER = { home: 110_000, lobby: 110_000, gathering: 110_000 };
const root = new URL('../../src/bestiary/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'));

const weight = (file) => (file.endsWith('.woff2') ? 0 : gzipSync(readFileSync(new URL(file, root)), { level: 9 }).length);

/** Collects a chunk's files and those of everything that it imports at once. */
function gather(key, files) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const next of chunk.imports ?? []) gather(next, files);
}

const keys = Object.keys(manifest);
const wordsOfMarry = /games\/marry\/words\/en\.ftl|core\/words\/en\.ftl/;
/** What a route asks for by itself, once it knows the game. */
const BROUGHT = {
  home: [/marry\/cover/],
  lobby: [],
  gathering: [/marry\/cover/, wordsOfMarry],
  table: [/marry\/table/, wordsOfMarry],
  replay: [/marry\/table/, wordsOfMarry],
  practice: [/marry\/table/, wordsOfMarry],
  learn: [/marry\/table/, /lessons\/marry/, wordsOfMarry],
};
const shared = keys.filter((key) => key === 'index.html' || /^src\/words\/en\.ftl/.test(key));
const routes = keys.filter((key) => /^src\/screens\/[a-z]+\/Route\.svelte$/.test(key));
if (routes.length === 0) throw new Error('no route in the manifest: build first');
let over = 0;
for (const route of routes) {
  const files = new Set(['index.html']);
  const name = route.split('/')[2];
  if (!BROUGHT[name]) throw new Error(`what does ${name} load? add it above`);
  const brought = keys.filter((key) => BROUGHT[name].some((pattern) => pattern.test(key)));
  for (const key of [...shared, route, ...brought]) gather(key, files);
  const sizes = [...files].map((file) => [file, weight(file)]).sort((a, b) => b[1] - a[1]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const limit = LIGHTER[name] ?? LIMIT;
  if (total > limit) over++;
  console.log(`${route}: ${(total / 1000).toFixed(1)} kB of at most ${limit / 1000}`);
  if (process.argv.includes('--files')) for (const [file, size] of sizes) console.log(`  ${(size / 1000).toFixed(1).padStart(6)}  ${file}`);
}
process.exitCode = over ? 1 : 0;
