// Weighs the built page: what a first visit to each route loads, with each game's parts in each language, gzipped. Fonts are
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
const LANGUAGES = ['en', 'de'];
const games = [...new Set(keys.flatMap((key) => /^src\/games\/(\w+)\/table\.ts$/.exec(key)?.[1] ?? []))].filter((game) => game !== 'plain').sort();
if (games.length === 0) throw new Error('no table in the manifest: build first');

const words = (folder, language) => new RegExp(`${folder}/words/${language}\\.ftl`);
const wordsOf = (game, language) => [words(`games/${game}`, language), words('core', language)];
const tableOf = (game, language) => [new RegExp(`^src/games/${game}/table\\.ts`), new RegExp(`events/${game}\\.json`), ...wordsOf(game, language)];
/** What a route asks for by itself: the game it is about, if it is about one, and the language. */
const BROUGHT = {
  home: () => [/games\/\w+\/cover/],
  lobby: () => [],
  gathering: (game, language) => wordsOf(game, language),
  table: tableOf,
  replay: tableOf,
  practice: tableOf,
  learn: (game, language) => [...tableOf(game, language), new RegExp(`lessons/${game}\\.json`)],
};
const ALIKE = new Set(['home', 'lobby']); // for all games
const routes = keys.filter((key) => /^src\/screens\/[a-z]+\/Route\.svelte$/.test(key));
if (routes.length === 0) throw new Error('no route in the manifest: build first');

let over = 0;
for (const route of routes) {
  const name = route.split('/')[2];
  if (!BROUGHT[name]) throw new Error(`what does ${name} load? add it above`);
  for (const game of ALIKE.has(name) ? [''] : games)
    for (const language of LANGUAGES) {
      const files = new Set(['index.html']);
      const patterns = [new RegExp(`^src/words/${language}\\.ftl`), ...BROUGHT[name](game, language)];
      const brought = keys.filter((key) => key === 'index.html' || key === route || patterns.some((pattern) => pattern.test(key)));
      for (const key of brought) gather(key, files);
      const sizes = [...files].map((file) => [file, weight(file)]).sort((a, b) => b[1] - a[1]);
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      const limit = LIGHTER[name] ?? LIMIT;
      if (total > limit) over++;
      console.log(`${name} ${game || '-'} ${language}: ${(total / 1000).toFixed(1)} kB of at most ${limit / 1000}`);
      if (process.argv.includes('--files')) for (const [file, size] of sizes) console.log(`  ${(size / 1000).toFixed(1).padStart(6)}  ${file}`);
    }
}
process.exitCode = over ? 1 : 0;
