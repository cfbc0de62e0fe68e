import { expect, test } from 'vitest';
import { LEVELS, face } from './levels';

test('every level has a face of its own, and an unknown bot none', () => {
  const faces = LEVELS.map((bot) => face(bot).replace(/id="[^"]*"|url\([^)]*\)/g, ''));
  expect(new Set(faces).size).toBe(LEVELS.length);
  expect(face('search-100')).toBe('');
});

test('no coordinate is broken', () => {
  for (const bot of LEVELS) expect(face(bot)).not.toMatch(/NaN|undefined/);
});
