import { LANGUAGES, SHARED, type Language, type Load, type Shelf } from './words';

/** Sorts Fluent files by the folder they lie in: the page's own words, each game's and its aid's, and those that all games share. */
export function shelve(files: Readonly<Record<string, Load>>): Shelf {
  const shelf: Record<string, Partial<Record<Language, Load[]>>> = {};
  const put = (domain: string, language: Language, load: Load): void => {
    ((shelf[domain] ??= {})[language] ??= []).push(load);
  };
  for (const [path, load] of Object.entries(files)) {
    const language = LANGUAGES.find((each) => path.endsWith(`/${each}.ftl`));
    if (!language) continue;
    const [, game, room] = /\/games\/([^/]+)\/(words|aid)\//.exec(path) ?? [];
    if (game !== undefined) put(room === 'aid' ? `${game}-aid` : game, language, load);
    else if (path.includes('/core/words/')) put(SHARED, language, load);
    else put('page', language, load);
  }
  return shelf;
}
