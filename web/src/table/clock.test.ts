import { expect, it } from 'vitest';
import { clockWords } from './clock';

const clock = { kind: 'game', at: 0, left: [245_000, 3_723_000, 300_000_000], running: [0] } as const;
const face = { ...clock, left: [...clock.left], running: [...clock.running] };

it('counts down for whoever is asked, and for nobody else', () => {
  expect([clockWords(face, 0, 5000), clockWords(face, 1, 5000)]).toEqual(['4:00', '1:02:03']);
});
it('never goes below nothing', () => expect(clockWords(face, 0, 999_999)).toBe('0:00'));
it('counts long times in days', () => expect(clockWords(face, 2, 0)).toBe('3 d'));
it('shows nothing without a clock', () => expect([clockWords(null, 0, 0), clockWords({ ...face, kind: 'none' }, 0, 0)]).toEqual([null, null]));
