import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVELS } from '../generated/protocol';
import { face } from './levels';

test('every level has a face of its own, and an unknown bot none', () => {
  const faces = LEVELS.map((bot) => face(bot).replace(/id="[^"]*"|url\([^)]*\)/g, ''));
  expect(LEVELS.length).toBeGreaterThan(1);
  expect(faces).not.toContain('');
  expect(new Set(faces).size).toBe(LEVELS.length);
  expect(face('search-100')).toBe('');
});

test('no coordinate is broken', () => {
  for (const bot of LEVELS) expect(face(bot)).not.toMatch(/NaN|undefined/);
});

test.each(['en', 'de'])('every level has a name in %s', (language) => {
  const words = readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), 'utf8');
  for (const bot of LEVELS) expect(words).toMatch(new RegExp(`^bot-${bot} = \\S`, 'm'));
});
