import { describe, expect, it } from 'vitest';
import { botsTable, clockOf, gameCard, gameOptions, usualBot, wantedClock } from './adapt';
import type { GameInfo } from '../generated/protocol';

const MARRY: GameInfo = {
  id: 'marry', rules_version: 1, title: { en: 'Marry the Monster', de: 'Heirate das Monster' }, summary: { en: 'A fachan.' },
  players: [3, 4, 5], minutes: [20, 40], options: [{ name: 'free_tower', values: ['every_turn', 'once'] }], bots: ['random', 'greedy', 'search'], practice: false,
};

describe('a game of the server', () => {
  it('is shown in the reader’s language, in English where words are missing', () => {
    expect(gameCard(MARRY, 'de')).toEqual({ id: 'marry', name: 'Heirate das Monster', line: 'A fachan.', minSeats: 3, maxSeats: 5, minutes: 40 });
  });

  it('asks for its options in its own words', () => {
    expect(gameOptions(MARRY, (id) => `<${id}>`)[0]?.choices[1]).toEqual({ value: 'once', label: '<option-free_tower-once>' });
  });

  it('does not ask where there is nothing to choose', () => {
    const options = [...MARRY.options, { name: 'cards', values: ['standard'] }];
    expect(gameOptions({ ...MARRY, options }, (id) => id).map(({ id }) => id)).toEqual(['free_tower']);
  });
});

describe('a table', () => {
  it('against bots has you and as many bots as it takes', () => {
    expect(botsTable(MARRY).seats).toEqual([{ kind: 'me', name: '' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]);
  });
});

it('reads back the clocks that it offers', () => {
  for (const clock of [{ kind: 'none' }, { kind: 'move', seconds: 90 }, { kind: 'game', minutes: 20 }, { kind: 'days', days: 2 }] as const) {
    const { kind = 'none', seconds = 0 } = wantedClock(clock);
    expect(clockOf({ kind, seconds, increment: 0, lag: 500 })).toEqual(clock);
  }
});

it('meets newcomers with whom the server names, and others with whom they met last', () => {
  const named = { ...MARRY, newcomer: 'random' };
  expect([usualBot(named), usualBot(named, 'search'), usualBot(named, 'gone'), usualBot({ ...MARRY, bots: [] })]).toEqual(['random', 'search', 'random', '']);
});
