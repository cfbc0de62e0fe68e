import { readRules, readRulings } from './parts/markdown';
import type { RuleSection } from '../lib/types';
import { readPage } from '../server/api';

const books = new Map<string, Promise<readonly RuleSection[]>>();

/** Reads a game's rules and rulings once; a failed download is tried again the next time. */
export function readRulebook(game: string, language: string): Promise<readonly RuleSection[]> {
  const key = `${game}.${language}`;
  const book =
    books.get(key) ??
    Promise.all([readPage(game, 'rules', language), readPage(game, 'rulings', language)]).then(([rules, rulings]) => [...readRules(rules), ...readRulings(rulings)]);
  books.set(key, book);
  book.catch(() => books.delete(key));
  return book;
}
