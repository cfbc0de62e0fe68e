import { expect, it } from 'vitest';
import { applyChanges } from './changes';

const view = { fachan: 'd4', table: [{ points: 0 }, { points: 3 }], choices: [1, 2, 3] };

it('puts values and splices lists, in order', () => {
  const next = applyChanges(view, [['put', ['fachan'], 'd5'], ['put', ['table', 1, 'points'], 9], ['splice', ['choices'], 1, 1, [7, 8]]]);
  expect(next).toEqual({ fachan: 'd5', table: [{ points: 0 }, { points: 9 }], choices: [1, 7, 8, 3] });
});

it('leaves the old view alone and shares what did not change', () => {
  const next = applyChanges(view, [['put', ['table', 1, 'points'], 9]]);
  expect(view.table[1]).toEqual({ points: 3 });
  expect(next.table[0]).toBe(view.table[0]);
});

it('replaces the whole view by an empty path', () => expect(applyChanges(view, [['put', [], 5]])).toBe(5));
it('refuses a path that leads nowhere', () => expect(() => applyChanges(view, [['put', ['hoard', 0], 1]])).toThrow('hoard'));
it('refuses to splice what is no list', () => expect(() => applyChanges(view, [['splice', ['fachan'], 0, 0, []]])).toThrow('list'));
