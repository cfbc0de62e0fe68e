import { afterEach, expect, test, vi } from 'vitest';
import type { MashupView } from '../../generated/protocol';
import { cardWord, cardsOf, chartOf, prepare } from './content';
import { ICONS } from './icons';
import { faces, percent } from './rolls';
import mashup from './table';

const STANDARD = cardsOf('standard');
afterEach(() => vi.unstubAllGlobals());

test('the page shows as many cards as the rules have', () => {
  const copies = (deck: string): number => STANDARD.filter((card) => card.deck === deck).reduce((sum, card) => sum + card.copies, 0);
  expect(['location', 'item', 'action', 'mutation'].map(copies)).toEqual([44, 32, 32, 25]);
  const mall = STANDARD.find((card) => card.name === 'shopping-mall')!;
  expect([mall.hits, mall.infamy, ...mall.food]).toEqual([5, 1, 2, 0, 3, 0]);
  expect(STANDARD.every((card) => card.tags.every((tag) => tag >= 0))).toBe(true);
});

test('a card’s text is the rules’ own, in every language', () => {
  const ray = STANDARD.find((card) => card.name === 'freeze-ray')!;
  expect(ray.text['en']).toMatch(/2 blue/);
  expect(ray.text['de']).not.toBe(ray.text['en']);
  expect(STANDARD.filter((card) => card.deck === 'action' && card.text['de'] === '')).toEqual([]);
});

test('every card has a picture, and its words go by its name', () => {
  expect(STANDARD.filter((card) => !(card.picture in ICONS)).map((card) => card.name)).toEqual([]);
  expect(STANDARD.map((card) => cardWord(card.number))).toEqual(STANDARD.map((card) => `card-${card.name}`));
  const say = (id: string): string => id;
  expect([mashup.worded?.('card', -1, say, [], {} as never), mashup.worded?.('mutation', 0, say, [], {} as never), mashup.worded?.('mutation', -1, say, [], {} as never)])
    .toEqual(['card-hidden', 'card-fire-breath', null]);
});

test('a designer’s cards are asked of the server, once', async () => {
  const own = 'location suburb x1 | tags Urban | hits 4 | infamy 2 | bars 5:3';
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(String(init.body))]);
    return Promise.resolve(new Response(JSON.stringify({ events: {}, printed: { cards: [{ name: 'suburb', hits: 4 }], chart: chartOf() } })));
  });
  await prepare({ cards: 'standard' });
  await prepare({ cards: own });
  await prepare({ cards: own });
  expect(asked).toEqual([['/api/games/mashup/content', { options: { cards: own, chart: 'standard' } }]]);
  expect(cardsOf(own)).toEqual([{ name: 'suburb', hits: 4 }]);
  expect(cardsOf('standard')).toBe(STANDARD);
});

test('the chart has eight lines and seven Health at Size 2', () => {
  expect(chartOf('standard')).toHaveLength(8);
  expect(chartOf(undefined)[1]).toEqual({ attack: 3, eat: 2, stomach: 4, health: 7, grow: 4 });
  expect(chartOf('standard')[7]!.grow).toBe(0);
});

test('chances are written as the rules tell them, and only what is certain is 0 or 100', () => {
  expect([percent(0), percent(0.001), percent(0.9999), percent(1)]).toEqual([0, 1, 99, 100]);
  expect(faces(3 * 49 + 6 * 7 + 1)).toEqual([3, 6, 1]);
  const say = (id: string, values: Record<string, unknown> = {}): string => [id, ...Object.values(values)].join(' ');
  const choice = { action: 127, notation: 'monster b', kind: 'monster', spots: [], values: { seat: 1 }, target: 'monster-b' };
  const view = { seat: 0, turn: 0, playing: -1, frame: '', options: {}, sites: [], table: [{ place: 'nowhere' }, { health: 5 }], choices: [choice] } as unknown as MashupView;
  const foreseen = { moment: null, choices: { 127: { shot: { seat: 1, dice: [0, 3, 0, 0, 0], expected: 2, down: 0.5 } } } };
  expect(mashup.offers(view, say, ['A', 'B'], foreseen)[0]?.preview?.text).toBe('text-shot text-dice 3 colour-1 B 2.0 5 50');
});
