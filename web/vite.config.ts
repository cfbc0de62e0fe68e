import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { packed, pwa } from './scripts/pwa.ts';
import { readersText } from './scripts/text.ts';

const server = process.env.BESTIARY_SERVER ?? 'http://127.0.0.1:8613';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Serves the gallery of all parts while developing; production builds never see it. */
const gallery: Plugin = {
  name: 'gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.split(/[?#]/)[0] === '/gallery') request.url = '/gallery.html';
      next();
    });
  },
};

/** Preloads both faces: they are needed by the first words on every page. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

export default defineConfig({
  plugins: [readersText, svelte(), gallery, preloadFonts, pwa, packed],
  build: {
    outDir: here('../src/bestiary/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: each costs a request and its headers, and these are needed together.
        codeSplitting: {
          groups: [
            { name: 'kit', test: /node_modules\/(?!three)|src\/lib\/(?!qr|Qr|Language|Chart|chart|Card|sound)|src\/server\/(api|tables)|src\/screens\/(shared|index)|src\/game\/|src\/games\/index|vite\// },
            { name: 'play', test: /src\/table\/(?!Seated|Lessons|Practice|Hints|Orders|reasons|clock|reel|rulebook|parts\/(Rules|Chat|Settings|markdown|rules))|src\/lib\/(Chart|chart|Card|sound)|src\/server\/changes/ },
            { name: 'marry', test: /src\/games\/marry\/(?!cover|lesson|words|fachan|buildings)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    // A running server answers what the page asks: `./bestiary serve --no-open`, and `npm run dev` beside it.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' },
});
