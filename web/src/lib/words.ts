// The message catalogue: Fluent files of the page and of each game, one language at a time, English where words are missing.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;
/** Fetches the text of one Fluent file. */
export type Load = () => Promise<string>;
/** Says where the words of a domain ("page", "marry") lie, per language. Several files of one domain add up. */
export type Shelf = Readonly<Record<string, Partial<Record<Language, readonly Load[]>>>>;
/** The domain of the words that all games share. */
export const SHARED = 'shared';
/** Fetches the words of a domain that lies on no shelf. */
export type Elsewhere = (domain: string, language: Language) => Promise<string>;

export class WordsError extends Error {
  override name = 'WordsError';
}

/** Picks the first language we speak out of what a reader prefers ("de-AT" is German). */
export function negotiate(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}

/** Holds the words read so far. Each domain has its own ids: two games may both have a "title". */
export class Catalogue {
  readonly #shelf: Shelf;
  readonly #elsewhere: Elsewhere | null;
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #read = new Map<string, Promise<void>>();

  constructor(shelf: Shelf, elsewhere: Elsewhere | null = null) {
    this.#shelf = shelf;
    this.#elsewhere = elsewhere;
  }

  /** Reads a domain's words in a language, each file once; and in English what a stranger's game may lack: ours lack nothing. */
  async open(domain: string, language: Language): Promise<void> {
    if (!this.#shelf[domain] && !this.#elsewhere) throw new WordsError(`no words for "${domain}"; there are: ${Object.keys(this.#shelf).join(', ')}`);
    const read: readonly Language[] = this.#shelf[domain]?.[language] ? [language] : [language, 'en'];
    await Promise.all([...new Set(read)].map((each) => this.#openOne(domain, each)));
  }

  #openOne(domain: string, language: Language): Promise<void> {
    const key = `${domain}.${language}`;
    const running = this.#read.get(key) ?? this.#readFiles(domain, language);
    this.#read.set(key, running);
    // A failed download may be tried again, a finished one is kept.
    running.catch(() => this.#read.delete(key));
    return running;
  }

  async #readFiles(domain: string, language: Language): Promise<void> {
    const shelved = this.#shelf[domain];
    const [shared, own] = await Promise.all([
      Promise.all((shelved && domain !== 'page' ? (this.#shelf[SHARED]?.[language] ?? []) : []).map((load) => load())),
      Promise.all(shelved ? (shelved[language] ?? []).map((load) => load()) : [this.#elsewhere!(domain, language)]),
    ]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    const resources = own.map((text) => new FluentResource(text));
    // A game may say in its own way what all games say; elsewhere an id that is taken twice is an error, never a silent loss.
    const ids = shelved ? resources.flatMap(({ body }) => body.map(({ id }) => id)) : [];
    const twice = ids.filter((id, n) => ids.indexOf(id) !== n);
    if (twice.length > 0) throw new WordsError(`${domain} (${language}) says twice: ${twice.join(', ')}`);
    for (const text of shared) bundle.addResource(new FluentResource(text));
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    this.#bundles.set(`${domain}.${language}`, bundle);
  }

  has(domain: string, language: Language, id: string): boolean {
    return [language, 'en'].some((each) => this.#bundles.get(`${domain}.${each}`)?.hasMessage(id));
  }

  /** Says a message in a language, else in English, else shows its id so that a gap is seen and nothing breaks. */
  say(domain: string, language: Language, id: string, args?: Arguments): string {
    for (const each of [language, 'en']) {
      const bundle = this.#bundles.get(`${domain}.${each}`);
      const pattern = bundle?.getMessage(id)?.value;
      if (!bundle || !pattern) continue;
      // With an error list, Fluent prints a placeholder for a missing argument instead of throwing.
      return bundle.formatPattern(pattern, args ?? null, []);
    }
    return id;
  }
}
