import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Catalogue, LANGUAGES, negotiate } from './words';

const DOMAIN = 'page';
const text = (words: string) => [() => Promise.resolve(words)];

describe('the catalogue', () => {
  it('falls back to English, then to the id', async () => {
    const words = new Catalogue({}, (_, language) => Promise.resolve(language === 'de' ? 'greet = Hallo' : 'greet = Hello\nleave = Bye'));
    await words.open('bog', 'de');
    expect(words.say('bog', 'de', 'greet')).toBe('Hallo');
    expect(words.say('bog', 'de', 'leave')).toBe('Bye');
    expect(words.say('bog', 'de', 'nothing')).toBe('nothing');
  });

  it('uses the plural rules of the language', async () => {
    const en = 'cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }';
    const words = new Catalogue({ page: { en: text(en), de: text(en.replace('one card', 'eine Karte').replace('} cards', '} Karten')) } });
    await Promise.all([words.open('page', 'de'), words.open('page', 'en')]);
    expect(words.say(DOMAIN, 'de', 'cards', { n: 1 })).toBe('eine Karte');
    expect(words.say(DOMAIN, 'de', 'cards', { n: 5 })).toBe('5 Karten');
    expect(words.say(DOMAIN, 'en', 'cards', { n: 1 })).toBe('one card');
  });

  it('shows a missing argument instead of failing', async () => {
    const words = new Catalogue({ page: { en: text('who = Hello { $name }') } });
    await words.open('page', 'en');
    expect(words.say(DOMAIN, 'en', 'who')).toBe('Hello {$name}');
  });

  it('adds up the files of a domain and reads each once', async () => {
    let reads = 0;
    const count = (words: string) => () => (reads++, Promise.resolve(words));
    const words = new Catalogue({ page: { en: [count('a = A'), count('b = B')] } });
    await Promise.all([words.open('page', 'en'), words.open('page', 'en')]);
    await words.open('page', 'de');
    expect([words.say(DOMAIN, 'en', 'a'), words.say(DOMAIN, 'de', 'b'), reads]).toEqual(['A', 'B', 2]);
  });

  it('tries again after a failed download', async () => {
    let online = false;
    const load = () => (online ? Promise.resolve('a = A') : Promise.reject(new Error('offline')));
    const words = new Catalogue({ page: { en: [load] } });
    await expect(words.open('page', 'en')).rejects.toThrow('offline');
    online = true;
    await words.open('page', 'en');
    expect(words.say(DOMAIN, 'en', 'a')).toBe('A');
  });

  it('keeps the ids of two games apart', async () => {
    const words = new Catalogue({ marry: { en: text('title = Marry') }, maker: { en: text('title = Maker') } });
    await Promise.all([words.open('marry', 'en'), words.open('maker', 'en')]);
    expect([words.say('marry', 'en', 'title'), words.say('maker', 'de', 'title')]).toEqual(['Marry', 'Maker']);
    expect([words.has('marry', 'de', 'title'), words.has('page', 'en', 'title')]).toEqual([true, false]);
  });

  it('asks elsewhere for the words of a domain that was not there when it was built', async () => {
    const words = new Catalogue({ page: { en: text('a = A') } }, (domain, language) => Promise.resolve(`title = ${domain} in ${language}`));
    await words.open('bog', 'de');
    expect([words.say('bog', 'de', 'title'), words.say('bog', 'en', 'title')]).toEqual(['bog in de', 'bog in en']);
    expect(words.say('page', 'en', 'title')).toBe('title');
  });

  it('names an unknown domain and an id that is taken twice', async () => {
    const words = new Catalogue({ page: { en: [...text('a = 1'), ...text('a = 2')] } });
    await expect(words.open('chess', 'en')).rejects.toThrow('no words for "chess"');
    await expect(words.open('page', 'en')).rejects.toThrow(/a/);
  });
});

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'EN-gb'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('%j speaks %s', (preferred, language) => expect(negotiate(preferred)).toBe(language));

/** Lists message ids with the arguments each one uses. */
function shape(file: string): Map<string, string[]> {
  const source = readFileSync(file, 'utf8');
  const resource = new FluentResource(source);
  return new Map(
    resource.body.map((entry) => [
      entry.id,
      [...new Set([...JSON.stringify(entry).matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1] ?? ''))].sort(),
    ]),
  );
}

const folders = ['src/words', ...readdirSync('src/games').map((game) => `src/games/${game}/words`)].filter((folder) => existsSync(folder));

it.each(folders)('%s says the same things with the same arguments in every language', (folder) => {
  expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((language) => `${language}.ftl`).sort());
  expect(shape(`${folder}/de.ftl`)).toEqual(shape(`${folder}/en.ftl`));
});
