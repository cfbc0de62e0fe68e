import { describe, expect, it } from 'vitest';
import type { FactoryView, MashupView, MonstrousView } from '../generated/protocol';
import { cardsOf } from './mashup/content';
import { ending as factory } from './factory/ending';
import { ending as mashup } from './mashup/ending';
import { ending as monstrous } from './monstrous/ending';

const mutations = cardsOf().flatMap(({ deck }, card) => (deck === 'mutation' ? [card] : []));
const city = { seats: 6, winners: [2], options: {}, table: Array.from({ length: 6 }, (_, seat) => ({ size: 3 + seat, mutations: mutations.slice(seat, seat + 2) })) };
const cell = (x: number, y: number, face: number): object => ({ x, y, face, turn: 0, cell: x + y * 9, needs: '????' });
const hall = {
  seats: 3, winners: [1], current: [-1, -1, -1],
  faces: [{ edges: 'tKtK', eye: true }, { edges: 't...', eye: false }],
  monsters: [{ owner: 1, done: true, points: 3, tiles: 3, cells: [cell(0, 0, 0), cell(0, 1, 1), cell(1, 0, 0)] }, { owner: 0, done: false, points: 0, tiles: 1, cells: [cell(0, 0, 1)] }],
};

// As the page's policy wants it, and without a number that could not be worked out.
const sound = (drawing: string): void => {
  expect(drawing.length).toBeGreaterThan(2000);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|style=/);
};

describe('the end of a game', () => {
  it('is drawn for every winner and number of seats', () => {
    for (const seats of [2, 5, 10]) for (const winners of [[0], [seats - 1], [0, 1]]) sound(monstrous.draw({ seats, winners } as unknown as MonstrousView));
    sound(mashup.draw(city as unknown as MashupView));
    sound(factory.draw(hall as unknown as FactoryView));
    sound(factory.draw({ ...hall, monsters: [] } as unknown as FactoryView));
  });
});
