import { expect, test } from 'vitest';
import { STANDARD, cardsOf, chartOf, effectValues } from './content';
import { atLeast, expected, faces, percent, pool, spread } from './odds';

test('the page reads the same 133 cards as the rules', () => {
  expect(STANDARD).toHaveLength(79);
  const copies = (deck: string): number => STANDARD.filter((card) => card.deck === deck).reduce((sum, card) => sum + card.copies, 0);
  expect(['location', 'item', 'action', 'mutation'].map(copies)).toEqual([44, 32, 32, 25]);
  const mall = STANDARD.find((card) => card.name === 'shopping-mall')!;
  expect([mall.hits, mall.infamy, ...mall.food]).toEqual([5, 1, 2, 0, 3, 0]);
  expect(STANDARD.every((card) => card.tags.every((tag) => tag >= 0))).toBe(true);
});

test('numbers of effects go into a card’s text', () => {
  const strike = STANDARD.find((card) => card.name === 'freeze-ray')!;
  expect(effectValues(strike, (id) => id)).toEqual({ a: 0, b: 2, c: 0, colour: 'colour-4' });
  expect(effectValues(STANDARD.find((card) => card.name === 'blaze')!, (id) => id)).toEqual({ a: 2, b: 2, c: 0, colour: '' });
});

test('a designer’s changes lie on top of the shipped cards', () => {
  const own = cardsOf('location suburb x1 | tags Urban | hits 4 | infamy 2 | bars 5:3');
  expect(own.filter((card, i) => card !== STANDARD[i]).map(({ name, hits, copies }) => [name, hits, copies])).toEqual([['suburb', 4, 1]]);
  expect(cardsOf('standard')).toBe(STANDARD);
});

test('the chart has eight lines and seven Health at Size 2', () => {
  expect(chartOf('standard')).toHaveLength(8);
  expect(chartOf(undefined)[1]).toEqual({ attack: 3, eat: 2, stomach: 4, health: 7, grow: 4 });
  expect(chartOf('standard')[7]!.grow).toBe(0);
});

test('odds are exact', () => {
  const least = [4, 3, 3, 3, 3];
  const two = spread([4, 2, 0, 0, 0], least);
  expect(expected(two)).toBeCloseTo(4 / 2 + (2 * 4) / 6);
  expect(two.reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(atLeast(spread(pool('black', 2), least), 2)).toBeCloseTo(4 / 9);
  expect([percent(0), percent(0.001), percent(0.9999), percent(1)]).toEqual([0, 1, 99, 100]);
  expect(faces(3 * 49 + 6 * 7 + 1)).toEqual([3, 6, 1]);
});
