import { describe, expect, it } from 'vitest';
import { cardsOf } from '../content';
import type { IconName } from '../icons';
import { ROUND } from '../kaiju/bodies';
import { draw } from '../kaiju/monster';
import { room, tall } from '../kaiju/size';
import { building } from './building';
import { design, extent } from './designs';
import { tokens } from './folk';

const locations = cardsOf().filter((card) => card.deck === 'location');
const mutations = cardsOf().filter((card) => card.deck === 'mutation').map(({ name }) => name);

const SLOW_MS = 60_000;

describe('a building', () => {
  it.each(locations.map((card) => [card.name, card] as const))('%s has a look of its own, in the room that is kept for it, and cracks hit by hit', (name, card) => {
    const looks = design(name);
    expect(looks).not.toBe(design('nothing of that name'));
    const { left, right } = extent(looks);
    const states = [0, 0.3, 0.6, 1].map((damage) => building(looks, card.picture as IconName, damage, false, 3));
    for (const each of states) {
      expect(-each.left).toBeLessThanOrEqual(left + 6);
      expect(each.right).toBeLessThanOrEqual(right + 6);
      expect(each.art).not.toMatch(/NaN|undefined/);
    }
    expect(new Set(states.map(({ art }) => art)).size).toBe(4);
  });

  it('is bitten where a monster stands, and its copies differ in lights and rubble', () => {
    const mall = design('shopping-mall');
    expect(building(mall, 'shop', 0.4, true, 3).art).toMatch(/A\d/);
    expect(building(mall, 'shop', 0, false, 3).art).not.toBe(building(mall, 'shop', 0, false, 4).art);
  });

  it('has its food before it, and a number where there is much', () => {
    expect(tokens([1, 2, 3, 0], false).art.match(/<g transform/g)).toHaveLength(6);
    expect(tokens([0, 0, 7, 0], true).art).toContain('×7');
  });
});

describe('a monster', () => {
  // Ids differ between any two drawings: what is left must differ too.
  const bare = (art: string): string => art.replace(/[#"]p\d+[rc]?/g, '');

  it.each(ROUND.map((_, seat) => seat))('of seat %i grows, bites and roars', { timeout: SLOW_MS }, (seat) => {
    const shapes = [draw({ seat, size: 2, mutations: [], pose: 'stand' }), draw({ seat, size: 6, mutations: [], pose: 'bite' }), draw({ seat, size: 6, mutations, pose: 'roar' })];
    for (const each of shapes) expect(each).not.toMatch(/NaN|undefined/);
    expect(new Set(shapes.map(bare)).size).toBe(3);
  });

  it('wears each Mutation where all can see it', { timeout: SLOW_MS }, () => {
    const shapes = [[], ...mutations.map((name) => [name])].map((worn) => bare(draw({ seat: 4, size: 4, mutations: worn, pose: 'stand' })));
    expect(new Set(shapes).size).toBe(mutations.length + 1);
  });

  it('is as tall as the yardstick says', () => {
    for (let size = 1; size < 8; size++) expect(tall(size + 1)).toBeGreaterThan(tall(size));
    expect(room(8).top).toBeGreaterThan(tall(8));
  });
});
