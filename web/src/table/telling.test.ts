import { beforeAll, expect, it } from 'vitest';
import { openEvents } from '../game/events';
import type { AnyView } from '../generated/protocol';
import { joined, nameSeats, tell } from './telling';

beforeAll(() => openEvents('marry'));

const view = { game: 'marry', } as unknown as AnyView;
const say = (id: string, args?: Record<string, unknown>): string => (args ? `${id} ${JSON.stringify(args)}` : id);

it('puts seats, spots and families into words, and points at the spots', () => {
  const line = tell({ kind: 'house', values: { seat: 1, space: 1 }, spots: { space: 'a2' } }, 4, view, ['Ada', 'Bruno'], say as never);
  expect(line).toEqual({ id: 4, seat: 1, text: 'event-house {"seat":"Bruno","space":"a2"}', spots: ['a2'] });
});

it('says "hidden" for what the reader may not know', () => {
  expect(tell({ kind: 'drew', values: { seat: 0, card: -1 } }, 0, view, ['Ada'], say as never).text).toContain('card-hidden');
});

it('calls bots and the nameless by their colour', () => {
  expect(nameSeats(['Ada', 'greedy', 'Player 3', ''], (seat) => `C${seat}`, ['', 'greedy', '', ''])).toEqual(['Ada', 'C1', 'C2', 'C3']);
});

it('adds what goes on to the line where it began', () => {
  const line = (id: number, text: string, more?: 'always' | 'once') => ({ id, seat: null, text, spots: [`s${id}`], ...(more ? { more } : {}) });
  expect(joined([line(0, 'a', 'always'), line(1, 'b'), line(2, 'c', 'once'), line(3, 'c', 'once')]).map(({ id, text, spots }) => [id, text, spots])).toEqual([[0, 'a', ['s0']], [1, 'b c', ['s1', 's2']]]);
});

it('joins repeated lines', () => {
  const line = (id: number, text: string) => ({ id, seat: null, text, spots: [] });
  expect(joined([line(0, 'a'), line(1, 'a'), line(2, 'b')])).toEqual([line(1, 'a (× 2)'), line(2, 'b')]);
});
