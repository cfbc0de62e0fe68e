// Games are found, not listed: a folder beside this file may bring a cover and a lesson.
import type { AnyView, Step } from '../generated/protocol';

type Cover = { cover: () => string };
const covers = import.meta.glob<Cover>('./*/cover.ts');

/** Loads a game's cover plate of 320 x 240, or null for a game that has none. */
export async function loadCover(game: string): Promise<string | null> {
  const load = covers[`./${game}/cover.ts`];
  return load ? (await load()).cover() : null;
}

/** A turn of a recorded game, to be played again by the reader. */
export interface Scene {
  /** What it teaches; the words are `learn-<topic>-title`, `-text` and `-after`. */
  readonly topic: string;
  readonly view: AnyView;
  readonly steps: readonly Step[];
}
export interface Lesson {
  readonly reader: number;
  readonly scenes: readonly Scene[];
}
const lessons = import.meta.glob<Lesson>('./*/lesson.json', { import: 'default' });

export const hasLesson = (game: string): boolean => `./${game}/lesson.json` in lessons;

export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await lessons[`./${game}/lesson.json`]?.()) ?? null;
}
