import { expect, test } from 'vitest';
import { percent, sayReasons, signed } from './reasons';

const say = (id: string): string => id.replace('term-', '');

test('reasons name the terms, and the others by their names', () => {
  const reasons = [
    { seat: 1, term: 'points', by: 2 },
    { seat: 0, term: 'towers', by: -1 },
  ];
  expect(sayReasons(reasons, 1, ['Ann', 'Bob'], say, 'en')).toBe('+2 points, Ann: \u22121 towers');
  expect(sayReasons([], 1, [], say, 'en')).toBe('');
});

test('numbers are written in the language of the reader', () => {
  expect(signed(-0.5, 'de')).toBe('\u22120,5');
  expect(percent(0.384)).toBe('38\u202f%');
});
