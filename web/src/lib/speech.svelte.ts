// The language in use, and t(), which every component says its words with.
import { recall, remember } from './keep';
import { Catalogue, LANGUAGES, negotiate, type Arguments, type Language, type Load, type Shelf } from './words';

const files = {
  ...import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../src/bestiary/games/*/words/*.ftl', { query: '?raw', import: 'default' }),
};

/** Sorts Fluent files onto a shelf: the page's own words, then each game's, whichever folder they lie in. */
export function shelve(found: Readonly<Record<string, Load>>): Shelf {
  const shelf: Record<string, Partial<Record<Language, Load[]>>> = {};
  for (const [path, load] of Object.entries(found)) {
    const language = LANGUAGES.find((each) => path.endsWith(`/${each}.ftl`));
    if (!language) continue;
    const domain = /\/games\/([^/]+)\/words\//.exec(path)?.[1] ?? 'page';
    ((shelf[domain] ??= {})[language] ??= []).push(load);
  }
  return shelf;
}

const catalogue = new Catalogue(shelve(files));

class Speech {
  language = $state<Language>('en');
  // Raised when words arrive, so that what was drawn before them is drawn again.
  #edition = $state(0);
  readonly #open = new Set<string>(['page']);

  /** Takes up the remembered language, else the browser's, and reads the page's words. */
  async start(): Promise<void> {
    const kept = LANGUAGES.find((each) => each === recall('language'));
    await this.choose(kept ?? negotiate(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    await Promise.all([...this.#open].map((domain) => catalogue.open(domain, language)));
    this.language = language;
    this.#edition++;
    remember('language', language);
    document.documentElement.lang = language;
  }

  /** Reads a game's words before its table is drawn. */
  async open(game: string): Promise<void> {
    await catalogue.open(game, this.language);
    this.#open.add(game);
    this.#edition++;
  }

  readonly t = (id: string, args?: Arguments): string => {
    void this.#edition;
    return catalogue.say(this.language, id, args);
  };

  /** Tells whether a message exists at all, for words that only some games have. */
  has(id: string): boolean {
    void this.#edition;
    return catalogue.has(this.language, id) || catalogue.has('en', id);
  }
}

export const speech = new Speech();
export const t = speech.t;
