// Games are found, not listed: a folder beside this file may bring a cover.

type Cover = { cover: () => string };
const covers = import.meta.glob<Cover>('./*/cover.ts');

/** Loads a game's cover plate of 320 x 240, or null for a game that has none. */
export async function loadCover(game: string): Promise<string | null> {
  const load = covers[`./${game}/cover.ts`];
  return load ? (await load()).cover() : null;
}
