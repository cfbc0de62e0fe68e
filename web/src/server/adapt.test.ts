import { describe, expect, it } from 'vitest';
import { botsTable, draftTable, firstDraft, gameCard, gameOptions, tableLinks, usualBot } from './adapt';
import type { GameInfo, Link } from '../generated/protocol';

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
    expect(botsTable(MARRY).seats).toEqual([{ kind: 'me', name: '' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }]);
  });

  it('is drafted with a friend and the defaults', () => {
    expect(firstDraft(MARRY)).toEqual({
      seats: [{ kind: 'person', name: '' }, { kind: 'person', name: '' }, { kind: 'bot', level: 'greedy' }],
      options: { free_tower: 'every_turn' }, clock: { kind: 'none' }, hints: false,
    });
  });

  it('is asked for as drafted', () => {
    const draft = { ...firstDraft(MARRY), clock: { kind: 'days', days: 2 } as const };
    draft.seats[1] = { kind: 'person', name: '  Bruno ' };
    expect(draftTable('marry', draft)).toEqual({
      game: 'marry', hints: false, options: { free_tower: 'every_turn' }, clock: { kind: 'days', seconds: 172_800 },
      seats: [{ kind: 'me', name: '' }, { kind: 'person', name: 'Bruno' }, { kind: 'bot', bot: 'greedy' }],
    });
  });

  it('gives one whole link per person and one for spectators', () => {
    const draft = firstDraft(MARRY);
    draft.seats[0] = { kind: 'person', name: 'Ada' };
    const links: Link[] = [
      { role: 'owner', seats: [0], token: 'a', path: '/t/x#a' }, { role: 'seat', seats: [1], token: 'b', path: '/t/x#b' },
      { role: 'spectator', seats: [], token: 'c', path: '/t/x#c' },
    ];
    expect(tableLinks({ table: 'x', links }, draft, 'http://h', (seat) => `Seat ${seat + 1}`)).toEqual({
      seats: [
        { seat: 0, name: 'Ada', href: 'http://h/t/x#a', here: true },
        { seat: 1, name: 'Seat 2', href: 'http://h/t/x#b', here: false },
      ],
      spectators: 'http://h/t/x#c',
    });
  });
});

it('meets newcomers with a bot from the middle', () => {
  expect([usualBot(MARRY), usualBot({ ...MARRY, bots: ['random', 'greedy'] }), usualBot({ ...MARRY, bots: [] })]).toEqual(['greedy', 'greedy', '']);
});
