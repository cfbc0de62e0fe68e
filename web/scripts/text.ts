// Sizes of text are written in pixels and follow the reader's own size of text: a browser set to 200 % doubles them. The widths
// at which a page changes its shape follow it too, so that large text gets the shape of a small screen, as zooming does.
import type { Plugin } from 'vite';

const USUAL = 16;
const scaled = (value: string, unit: string): string => value.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => `${Number(pixels) / USUAL}${unit}`);

/** Writes sizes of text in rem and the widths of queries in em; text that is fitted to its own box (cqw) or drawn into a picture (fill) stays as it is. */
export const followReader = (css: string): string =>
  css
    .replace(/\{[^{}]*\}/g, (block) =>
      /[;{\s]fill\s*:/.test(block) ? block : block.replace(/([;{\s](?:font|font-size)\s*:)([^;{}]*)/g, (whole, name: string, value: string) => (value.includes('cqw') ? whole : `${name}${scaled(value, 'rem')}`)),
    )
    .replace(/@media[^{]*/g, (query) => scaled(query, 'em'));

export const readersText: Plugin = {
  name: 'readers-text',
  enforce: 'pre',
  transform: (code, id) => (/\.css($|\?)/.test(id) || /[?&]lang\.css/.test(id) ? { code: followReader(code), map: null } : null),
};
