// Makes the page installable: manifest, icons, a service worker that keeps the shell; and packs its files once instead of at each request.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { icon } from './icon.ts';

const MANIFEST = {
  name: 'Bestiary',
  short_name: 'Bestiary',
  description: 'Monster games at one table.',
  start_url: '/',
  display: 'standalone',
  background_color: '#f4ead6',
  theme_color: '#f4ead6',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/eye.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Writes the worker: pages from the network while there is one, files with a hash in their name from the cache. */
const worker = (files: readonly string[], edition: string): string => `const SHELL = 'shell-${edition}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== SHELL).map((key) => caches.delete(key)))).then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  // What the server decides is never answered from a cache.
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws/') || url.pathname === '/metrics' || url.pathname === '/healthz') return;
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match('/')));
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
`;

export const pwa: Plugin = {
  name: 'pwa',
  apply: 'build',
  generateBundle(_options, bundle) {
    const emit = (fileName: string, source: string | Uint8Array): void => void this.emitFile({ type: 'asset', fileName, source });
    emit('manifest.json', JSON.stringify(MANIFEST));
    emit('icon-192.png', icon(192, 0.86));
    emit('icon-512.png', icon(512, 0.86));
    emit('icon-mask.png', icon(512, 0.62));
    const files = Object.keys(bundle).filter((file) => /\.(js|css|woff2)$/.test(file)).sort();
    const edition = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    emit('sw.js', worker(['/', '/eye.svg', '/manifest.json', ...files.map((file) => `/${file}`)], edition));
  },
};

const SMALLEST_TO_PACK = 500;

/** Lays a .gz and a .br beside every text file, for the server to send as they are. */
export const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true }) as string[]) {
      const path = join(dir!, name);
      if (!/\.(js|css|html|svg|json)$/.test(name) || name.startsWith('.vite') || statSync(path).size < SMALLEST_TO_PACK) continue;
      const bytes = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
    }
  },
};
