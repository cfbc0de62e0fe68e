// The three kinds of cards, told apart by picture, band pattern and word.
import printed from '../../generated/content/marry.json';
import type { CardFace } from '../../lib/Card.svelte';
import { limb, outline } from '../../lib/field';
import { CREAM, INK, flat, inked, print, stroke } from '../../lib/ink';
import { building } from './buildings';
import { FUR } from './fachan';

export type Kind = 'stomp' | 'build' | 'fortify';
export const KINDS = printed.cards as readonly Kind[];

const sky = (fill: string): string => flat('M0 0H200V150H0Z', fill);
const hill = (d: string): string => inked(d, '#8fb55f', 3);

function stomp(): string {
  const leg = limb([[100, -20, 30], [98, 50, 26], [102, 84, 26]]);
  const foot = limb([[100, 90, 22], [140, 94, 20]], 14);
  return (
    sky('#f6c9a9') +
    `<path d="M100 128L4 60M100 128L12 132M100 128L50 26M100 128L196 48M100 128L190 134" stroke="#e59a7c" stroke-width="14"/>` +
    hill('M-4 118H204V154H-4Z') +
    print(outline([leg, foot], [40, -30, 190, 130]), FUR, { w: 3.4, depth: 6 }) +
    [112, 130, 148].map((x) => inked(`M${x} 116q1 -15 9 -13q8 3 5 13z`, CREAM)).join('') +
    `<g transform="translate(36 126) rotate(-14) scale(1.3)">${building(1, 1)}</g>` +
    stroke('M60 100l-10 -10M66 90l-6 -14M168 100l14 -12', 3.4)
  );
}

const build = (): string =>
  sky('#cfe3d2') +
  '<circle cx="156" cy="36" r="20" fill="#fff3c9"/>' +
  hill('M-4 104Q60 84 120 100T204 96V154H-4Z') +
  `<g transform="translate(72 114) scale(1.7)">${building(1, 2)}</g><g transform="translate(126 134) scale(1.9)">${building(1, 2)}</g>`;

const fortify = (): string =>
  sky('#efe0a6') +
  hill('M-4 116Q60 100 120 112T204 108V154H-4Z') +
  `<g transform="translate(64 134) scale(1.3)">${building(1, 4)}</g>` +
  stroke('M86 102h14m-8 -8l9 8l-9 8', 5, INK) +
  `<g transform="translate(130 136) scale(1.52)">${building(3, 4)}</g>`;

const LOOKS: Readonly<Record<Kind, { hue: string; band: CardFace['band']; art: () => string }>> = {
  stomp: { hue: '#a3293f', band: 'steps', art: stomp },
  build: { hue: '#1f5f86', band: 'bricks', art: build },
  fortify: { hue: '#5a5a17', band: 'merlons', art: fortify },
};

/** Makes the face of a card; its words come from the catalogue. */
export function cardFace(kind: Kind, words: { title: string; text: string }): CardFace {
  const { hue, band, art } = LOOKS[kind];
  return { ...words, label: words.title, hue, band, art: art() };
}
