import { LANGUAGES, type Language, type Load, type Shelf } from './words';

/** Sorts Fluent files by the folder they lie in: the page's own words, and each game's with those that all games share. */
export function shelve(files: Readonly<Record<string, Load>>): Shelf {
  const shelf: Record<string, Partial<Record<Language, Load[]>>> = {};
  const put = (domain: string, language: Language, load: Load): void => {
    ((shelf[domain] ??= {})[language] ??= []).push(load);
  };
  const shared: [Language, Load][] = [];
  for (const [path, load] of Object.entries(files)) {
    const language = LANGUAGES.find((each) => path.endsWith(`/${each}.ftl`));
    if (!language) continue;
    const game = /\/games\/([^/]+)\/words\//.exec(path)?.[1];
    if (game !== undefined) put(game, language, load);
    else if (path.includes('/core/words/')) shared.push([language, load]);
    else put('page', language, load);
  }
  for (const game of Object.keys(shelf)) if (game !== 'page') for (const [language, load] of shared) put(game, language, load);
  return shelf;
}
