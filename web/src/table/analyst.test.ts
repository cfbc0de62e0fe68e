import { expect, test } from 'vitest';
import type { AnalysisInfo, DecisionInfo } from '../generated/protocol';
import { agreement, bySeat, judge, mistakesOf, rise, swings } from './analyst.svelte';

const decision = (move: number, seat: number, more: Partial<DecisionInfo> = {}): DecisionInfo => ({
  move, seat, played: 'done', better: 'house a1', chance_played: 0.2, chance_better: 0.5, lost: 0.3, doubt: 0.1, played_reasons: [], better_reasons: [],
  choices: [
    { action: 1, notation: 'house a1', chance: 0.5, doubt: 0 }, { action: 2, notation: 'house b2', chance: 0.49, doubt: 0.001 },
    { action: 3, notation: 'done', chance: 0.2, doubt: 0.1 }, { action: 4, notation: 'house c3', chance: 0, doubt: 1 },
  ],
  ...more,
});
const info: AnalysisInfo = {
  state: 'done', level: 'titan', done: 2, moves: 2, chances: [[0.5, 0.5], [0.49, 0.51], [0.2, 0.8]], turning_points: [2],
  decisions: [decision(1, 0, { better: 'done', lost: 0 }), decision(2, 0)], mistakes: [[2], []], trouble: '',
};

test('chances become a curve a seat', () => {
  expect(bySeat(info.chances ?? [])).toEqual([[0.5, 0.49, 0.2], [0.5, 0.51, 0.8]]);
  expect(bySeat([])).toEqual([]);
});

test('only notable swings are told', () => {
  expect(swings(info.chances ?? [], 1)).toEqual([]);
  expect(swings(info.chances ?? [], 2)).toEqual([{ seat: 0, before: 0.49, after: 0.2 }, { seat: 1, before: 0.51, after: 0.8 }]);
});

test('mistakes come with their decision, and agreement is counted', () => {
  expect(mistakesOf(info, 0).map(({ move }) => move)).toEqual([2]);
  expect(mistakesOf(info, 1)).toEqual([]);
  expect(agreement(info, 0)).toEqual({ agreed: 1, all: 2 });
});

test('a new try is judged by what the bot found', () => {
  expect(judge(decision(2, 0), 1).verdict).toBe('best');
  expect(judge(decision(2, 0), 2).verdict).toBe('good');
  expect(judge(decision(2, 0), 3)).toMatchObject({ verdict: 'worse', chance: 0.2 });
  // Hardly tried: nobody can say that it is worse.
  expect(judge(decision(2, 0), 4).verdict).toBe('unsure');
});

test('finds the move after which a chance rose most', () => {
  const chances = [[0.5, 0.5], [0.6, 0.4], [0.9, 0.1], [1, 0]];
  expect(rise(chances, 0)).toEqual({ move: 2, before: 0.6, after: 0.9 });
  expect(rise(chances, 1)).toBeNull();
  expect(rise([], 0)).toBeNull();
});
