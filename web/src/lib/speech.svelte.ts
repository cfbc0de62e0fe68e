// The language in use, and t(), which every component says its words with.
import { recall, remember } from './keep';
import { shelve } from './shelf';
import { Catalogue, LANGUAGES, WordsError, negotiate, type Arguments, type Elsewhere, type Language } from './words';

const files = {
  ...import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/{words,aid}/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../src/bestiary/{core,games/*}/words/*.ftl', { query: '?raw', import: 'default' }),
};

export type Say = (id: string, args?: Arguments) => string;

class Speech {
  /** Fetches the words of a game that was not there when the page was built. */
  elsewhere: Elsewhere | null = null;
  readonly #catalogue = new Catalogue(shelve(files), (domain, language) => this.elsewhere?.(domain, language) ?? Promise.reject(new WordsError(`no words for "${domain}"`)));
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
    await Promise.all([...this.#open].map((domain) => this.#catalogue.open(domain, language)));
    this.language = language;
    this.#edition++;
    remember('language', language);
    document.documentElement.lang = language;
  }

  /** Reads a game's words before its table is drawn. */
  async open(game: string): Promise<void> {
    await this.#catalogue.open(game, this.language);
    this.#open.add(game);
    this.#edition++;
  }

  /** Returns the t() of a domain: the page's own words, or a game's once they are open. */
  of(domain: string): Say {
    return (id, args) => {
      void this.#edition;
      return this.#catalogue.say(domain, this.language, id, args);
    };
  }

  /** Tells whether a domain has a message, for words that only some games have. */
  has(domain: string, id: string): boolean {
    void this.#edition;
    return this.#catalogue.has(domain, this.language, id);
  }
}

export const speech = new Speech();
export const t = speech.of('page');
