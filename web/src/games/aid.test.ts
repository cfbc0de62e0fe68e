import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const GAMES = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'plain').map(({ name }) => name);
const read = (game: string, language: string): string => readFileSync(join(import.meta.dirname, game, 'aid', `${language}.ftl`), 'utf8');
const ids = (text: string): string[] => [...text.matchAll(/^([a-z]+-\d+) = /gm)].map((match) => match[1]!);
const cited = (text: string): string[] => [...text.matchAll(/\b[A-Z]+-\d+\b/g)].map((match) => match[0]);

it.each(GAMES)('tells %s on one sheet, in both languages alike', (game) => {
  expect(ids(read(game, 'en'))).toEqual(expect.arrayContaining(['turn-1', 'know-1', 'score-1']));
  expect(ids(read(game, 'de'))).toEqual(ids(read(game, 'en')));
  expect(ids(read(game, 'en')).length).toBeLessThanOrEqual(16);
});

it.each(GAMES)('cites only rules that the rules of %s have', (game) => {
  const rules = readFileSync(join(import.meta.dirname, '../../../src/bestiary/games', game, 'pages/rules.en.md'), 'utf8');
  const known = new Set(cited(rules));
  expect(cited(read(game, 'en')).length).toBeGreaterThan(0);
  expect(cited(read(game, 'de'))).toEqual(cited(read(game, 'en')));
  expect(cited(read(game, 'en')).filter((rule) => !known.has(rule))).toEqual([]);
});
