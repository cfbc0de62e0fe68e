import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelve } from './shelf';
import { Catalogue, LANGUAGES, type Load } from './words';

const say = (text: string): Load => () => Promise.resolve(text);

describe('the shelf', () => {
  it('sorts files into the page and the games, and gives every game the shared words', async () => {
    const words = new Catalogue(
      shelve({
        '../words/en.ftl': say('hello = Hello'),
        '../games/marry/words/en.ftl': say('board = Board'),
        '../../../src/bestiary/games/marry/words/en.ftl': say('title = Marry'),
        '../../../src/bestiary/core/words/en.ftl': say('player = Player'),
        '../words/fr.ftl': say('hello = Bonjour'),
      }),
    );
    await Promise.all([words.open('page', 'en'), words.open('marry', 'en')]);
    expect(['board', 'title', 'player'].map((id) => words.say('marry', 'en', id))).toEqual(['Board', 'Marry', 'Player']);
    expect(['hello', 'player'].map((id) => words.say('page', 'en', id))).toEqual(['Hello', 'player']);
  });

  it.each(LANGUAGES)('holds the real words of Marry in %s without an id taken twice', async (language) => {
    const paths = ['src/games/marry', '../src/bestiary/games/marry', '../src/bestiary/core'].flatMap((folder) =>
      LANGUAGES.map((each) => `${folder}/words/${each}.ftl`),
    );
    const words = new Catalogue(shelve(Object.fromEntries(paths.map((path) => [path, say(readFileSync(path, 'utf8'))]))));
    await words.open('marry', language);
    expect(words.say('marry', language, 'board-hex', { spot: 'd4', value: 5 })).toContain('d4');
    expect(words.say('marry', language, 'title')).not.toBe('title');
  });
});
