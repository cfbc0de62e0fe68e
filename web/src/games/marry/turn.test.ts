import { describe, expect, it } from 'vitest';
import type { MarryView } from '../../generated/protocol';
import { HEXES, directionTo, ray, type Direction } from './graph';
import marry from './table';
import { attempt, turnSoFar } from './turn';

const say = (id: string, values: Record<string, unknown> = {}): string => [id, ...Object.values(values)].join(' ');

/** A view of step 4 with the fachan and buildings (space: [seat, height]) where they are said to be. */
function view(fachan: string, buildings: Record<string, [number, number]> = {}, more: Partial<MarryView> = {}): MarryView {
  const spots = HEXES.map(({ id, value }) => {
    const [seat, size] = buildings[id] ?? [-1, 0];
    const pieces = size ? [{ kind: 'house', seat, size }] : id === fachan ? [{ kind: 'fachan', seat: -1, size: 0 }] : [];
    return { id, x: 0, y: 0, value, neighbours: {}, pieces };
  });
  const table = [0, 0, 0].map((points) => ({ points, supply: 25, towers: 0, income: 0, cards: 0, hand: null, corner: [0, 0, 0] }));
  return { seat: 0, turn: 0, over: false, step: 4, fachan, spots, table, frame: '', frame_values: [], towers_left: 0, stomps_left: 1, foreign: '', choices: [], ...more } as unknown as MarryView;
}
const nothing = { card: null, spot: null };

describe('why not', () => {
  it('never asks about a move that is legal: off the line it is one beyond the edge, from every space', () => {
    for (const { id } of HEXES)
      for (const { id: spot } of HEXES.filter((hex) => directionTo(id, hex.id) === null)) {
        const [, direction, distance] = attempt(view(id), { ...nothing, spot })!.split(' ');
        expect(ray(id, direction as Direction).length, `${id} to ${spot}`).toBeLessThan(Number(distance));
      }
  });

  it('asks nothing that is offered', () => {
    const choices = [{ action: 0, notation: 'stomp 1 > d5', kind: 'stomp', spots: [], values: {}, target: 'd5' }];
    expect(attempt(view('d4', { d5: [0, 1] }, { choices }), { card: 'stomp', spot: 'd5' })).toBeNull();
  });

  it('asks with the strength of the sets that lie down', () => {
    expect(attempt(view('d4', { a2: [0, 1] }, { frame: 'stomping', frame_values: [2, 0] }), { ...nothing, spot: 'a2' })).toBe('stomp 2 > a2');
  });

  it('asks for a tower where free towers are left, and for a house where not', () => {
    const built = { a1: [1, 2] } as Record<string, [number, number]>;
    expect(attempt(view('d4', built, { step: 3, towers_left: 1 }), { ...nothing, spot: 'a1' })).toBe('tower a1');
    expect(attempt(view('d4', built, { step: 3 }), { ...nothing, spot: 'a1' })).toBe('house a1');
  });
});

describe('the turn so far', () => {
  it('says how often the fachan may still be lured', () => {
    expect(turnSoFar(view('d4', {}, { stomps_left: 2 }), say)).toEqual(['turn-stomps 2']);
    expect(turnSoFar(view('d4', {}, { step: 3 }), say)).toEqual([]);
    expect(turnSoFar(view('d4', {}, { over: true }), say)).toEqual([]);
  });

  it('says whether the foreign target is used, where there is one', () => {
    expect(turnSoFar(view('d4'), say)).toEqual(['turn-stomps 1']);
    expect(turnSoFar(view('d4', {}, { foreign: 'open' }), say)).toEqual(['turn-stomps 1', 'turn-foreign 0']);
    expect(turnSoFar(view('d4', {}, { foreign: 'used' }), say)).toEqual(['turn-stomps 1', 'turn-foreign 1']);
  });
});

describe('a stomp at the table', () => {
  const offered = (buildings: Record<string, [number, number]>, spots: string[], blocker: string) => {
    const values = { strength: 1, target: 0, moves: spots.length, falls: 0, blocker: HEXES.findIndex((hex) => hex.id === blocker) };
    const choices = [{ action: 0, notation: 'stomp 1 > d7', kind: 'stomp', spots, values, target: 'd7' }];
    const foreseen = { moment: null, choices: { 0: { blocker, stops: spots.at(-1) ?? 'd4', spends: { stomp: 1 } } } };
    return marry.offers(view('d4', buildings, { choices }), say, ['Poppy', 'Straw', 'Lake'], foreseen)[0]?.preview?.warning;
  };

  it('says before it happens that nothing will come of it', () => {
    expect(offered({ d5: [1, 2], d7: [0, 1] }, [], 'd5')).toMatch(/^stomp-stays/);
    expect(offered({ d6: [1, 2], d7: [0, 1] }, ['d5'], 'd6')).toMatch(/^stomp-stops/);
  });

  it('shows every supply', () => {
    const counts = marry.seats(view('d4'), say).map((seat) => seat.counts.map((count) => count.label));
    expect(counts).toEqual(Array(3).fill(['seat-towers 0', 'seat-income 0', 'seat-supply 25']));
  });
});
