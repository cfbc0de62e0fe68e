import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatLevel, finishedGames, forgetFinished, forgetGathering, forgetTable, keepFinished, keepGathering, keepTable, knownGatherings, knownTables, nextLevel } from './tables';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

const table = (id: string) => ({ href: `/t/${id}#s`, game: 'marry', players: 3 });

it('lists the newest first and each once', () => {
  for (const id of ['a', 'b', 'a']) keepTable(table(id));
  expect(knownTables().map((each) => each.href)).toEqual(['/t/a#s', '/t/b#s']);
  forgetTable('/t/a#s');
  expect(knownTables().map((each) => each.href)).toEqual(['/t/b#s']);
});

it.each(['no json', '{}', '[{"href":"javascript:alert(1)","game":"marry","players":3}]', '[null, 3]'])('ignores what it cannot read: %s', (text) => {
  kept.set('bestiary.tables', text);
  expect(knownTables()).toEqual([]);
});

it('works where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  keepTable(table('a'));
  expect(knownTables()).toEqual([]);
});

const finished = (table: string, at = 5) => ({ table, game: 'marry', winners: ['Ann'], at });

it('lists finished games newest first, each once and as it was first kept', () => {
  for (const each of [finished('a', 1), finished('b', 2), finished('a', 3)]) keepFinished(each);
  expect(finishedGames().map(({ table, at }) => [table, at])).toEqual([['b', 2], ['a', 1]]);
  forgetFinished('b');
  expect(finishedGames().map(({ table }) => table)).toEqual(['a']);
});

it.each(['no json', '[{"table":"../x","game":"marry","winners":[],"at":1}]', '[{"table":"a","game":"marry","winners":[3],"at":1}]', '[null]'])(
  'ignores finished games it cannot read: %s',
  (text) => {
    kept.set('bestiary.finished', text);
    expect(finishedGames()).toEqual([]);
  },
);

it('keeps the newest word of a table before its game, and forgets the table', () => {
  const known = { gathering: 'g', token: 'own', word: 'old', game: 'marry' };
  keepGathering(known);
  keepGathering({ ...known, word: 'new' });
  expect(knownGatherings()).toEqual([{ ...known, word: 'new' }]);
  forgetGathering('g');
  expect(knownGatherings()).toEqual([]);
});

it('goes one level up after a win, and no further than the last', () => {
  const levels = ['hatchling', 'brute', 'sage'];
  expect(nextLevel('marry')).toBeNull();
  for (const [beaten, next] of [['hatchling', 'brute'], ['sage', 'sage'], ['unknown', 'sage']] as const) {
    beatLevel('marry', beaten, levels);
    expect(nextLevel('marry')).toBe(next);
  }
});
