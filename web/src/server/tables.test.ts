import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTable, keepTable, knownTables } from './tables';

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
