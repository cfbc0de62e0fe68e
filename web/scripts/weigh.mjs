// Weighs the built page: what a first visit to a route loads, gzipped, fonts included.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const root = new URL('../../src/bestiary/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'));
const weight = (file) => {
  const bytes = readFileSync(new URL(file, root));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

/** Collects a chunk's files and those of everything it imports at once. */
function closure(entry, files = new Set()) {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`no chunk ${entry}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const next of chunk.imports ?? []) closure(next, files);
  return files;
}

const ROUTES = {
  home: ['index.html', 'src/words/en.ftl?raw', 'src/games/marry/cover.ts'],
  table: [
    'index.html', 'src/words/en.ftl?raw', 'src/pages/Table.svelte', 'src/games/marry/Board.svelte', 'src/games/marry/cards.ts',
    ...Object.keys(manifest).filter((key) => /games\/marry\/words\/en\.ftl/.test(key)),
  ],
};
const LIMIT = 150_000;
let failed = false;
for (const [route, entries] of Object.entries(ROUTES)) {
  const known = entries.filter((entry) => manifest[entry]);
  const files = new Set(['index.html', ...known.flatMap((entry) => [...closure(entry)])]);
  const sizes = [...files].map((file) => [file, weight(file)]).sort((a, b) => b[1] - a[1]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${route}: ${(total / 1000).toFixed(1)} kB of ${LIMIT / 1000}`);
  for (const [file, size] of sizes) console.log(`  ${(size / 1000).toFixed(1).padStart(6)} ${file}`);
  for (const entry of entries) if (!manifest[entry]) console.log(`         part of another chunk: ${entry}`);
  failed ||= total > LIMIT;
}
const all = readdirSync(root, { recursive: true }).filter((file) => statSync(new URL(file, root)).isFile());
console.log(`all: ${all.length} files`);
process.exit(failed ? 1 : 0);
