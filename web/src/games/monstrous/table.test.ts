import { describe, expect, it } from 'vitest';
import type { Event, MonstrousView } from '../../generated/protocol';
import monstrous from './table';

const say = (id: string): string => id;
const god = (faith: number, total: number) => ({ faith, total, wins: 0, turns: 3, underworld: [], seats: [] });
const holder = (board: number) => ({ board, hand: [], deck: 0, top: [], young: false, may_rethrow: false });
const view = (scores: number[], gods: [number, number][]): MonstrousView =>
  ({ scores, gods: gods.map(([faith, total]) => god(faith, total)), holders: scores.map((_, seat) => holder(seat % gods.length)) }) as unknown as MonstrousView;

describe('points of a seat', () => {
  it('are what the rules count, at the end too: 58 Faith less 3 cards makes 55, not 113', () => {
    const facts = monstrous.seats(view([55, 20], [[58, 55], [26, 20]]), say);
    expect(facts.map(({ points }) => points)).toEqual([55, 20]);
    expect(facts[0]!.goal).toBe(55);
  });
  it("are a team's for both of its members", () => {
    const facts = monstrous.seats(view([7, 9, 7, 9], [[7, 0], [9, 0]]), say);
    expect(facts.map(({ points }) => points)).toEqual([7, 9, 7, 9]);
  });
});

describe('the chart', () => {
  const scored = (seat: number, points: number): Event => ({ kind: 'scored', values: { seat, points } });
  it('is drawn from the points that the rules tell, and ends with the final ones', () => {
    const events: Event[] = [scored(0, 4), scored(1, 0), { kind: 'faith-gained', values: { god: 0, faith: 3, location: 1 } }, scored(0, 7), scored(1, -2)];
    expect(monstrous.scores?.(events, 2)).toEqual([[0, 4, 7], [0, 0, -2]]);
  });
  it('stays away from records that were made before the rules told points', () => {
    expect(monstrous.scores?.([{ kind: 'gained', values: { god: 0, faith: 3, monster: 1 } }], 2)).toEqual([]);
  });
});

describe('a try that is not offered', () => {
  it('is written as the rules read it', () => {
    const cards = Array.from({ length: 24 }, (_, at) => ({ name: at === 13 ? 'naxos' : at === 17 ? 'troy' : `card-${at}` }));
    const shown = { cards, scenario: [0, 4, 1, 2, 3] } as unknown as MonstrousView;
    expect(monstrous.attempt?.(shown, { card: null, spot: 'location-1' })).toBe('location troy');
    expect(monstrous.attempt?.(shown, { card: 'hand-4', spot: null })).toBe('throw card-4 unique');
    expect(monstrous.attempt?.(shown, { card: null, spot: 'monster-7' })).toBeNull();
  });
});
