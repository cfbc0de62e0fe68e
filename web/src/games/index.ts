// Games are found, not listed: a folder beside this file may bring a cover, and a lesson's script, which is played at build.
import type { EndScene, TableGame } from '../game/contract';
import { openEvents } from '../game/events';
import type { AnyView, Foreseen, Step } from '../generated/protocol';
import { speech } from '../lib/speech.svelte';

type Cover = { cover: () => string };
const covers = import.meta.glob<Cover>('./*/cover.ts');

/** Loads a game's cover plate of 320 x 240, or null for a game that has none. */
export async function loadCover(game: string): Promise<string | null> {
  const load = covers[`./${game}/cover.ts`];
  return load ? (await load()).cover() : null;
}

const scenes = import.meta.glob<EndScene>('./*/ending.ts', { import: 'ending' });

/** Loads the picture of a game's end, or null for a game that has none. */
export async function loadScene(game: string): Promise<EndScene | null> {
  return (await scenes[`./${game}/ending.ts`]?.()) ?? null;
}

/** How a game is set up for children; the board reads `settings.little` for bigger pieces and hints. */
export interface Little {
  readonly players: number;
  readonly bot: string;
}
const littles = import.meta.glob<Little>('./*/little.ts', { import: 'little' });

export const hasLittle = (game: string): boolean => `./${game}/little.ts` in littles;

export async function loadLittle(game: string): Promise<Little | null> {
  return (await littles[`./${game}/little.ts`]?.()) ?? null;
}

/** A recorded move. The reader makes those of the lesson's seat, the others make themselves. */
export interface Task extends Step {
  /** The name of the words that ask for it, `learn-do-<words>`; the choice's kind if it has none. */
  readonly words?: string;
  /** Whether other choices on the same spot are offered too. */
  readonly open?: boolean;
}
/** A stretch of a recorded game, to be played again by the reader. */
export interface Scene {
  /** What it teaches; the words are `learn-<topic>-title`, `-text` and `-after`. */
  readonly topic: string;
  readonly view: AnyView;
  readonly steps: readonly Task[];
}
/** What of a lesson may come once its first decision is there: the other scenes, and what is foretold at each step of all. */
export interface Later {
  readonly scenes: readonly Scene[];
  readonly foreseen: readonly (readonly (Foreseen | null)[])[];
}
export interface Lesson {
  readonly reader: number;
  readonly length: number;
  readonly first: Scene;
  readonly later: () => Promise<Later>;
}
const lessons = import.meta.glob<Omit<Lesson, 'later'>>(['../generated/lessons/*.json', '!../generated/lessons/*.later.json'], { import: 'default' });
const laters = import.meta.glob<Later>('../generated/lessons/*.later.json', { import: 'default' });

export const hasLesson = (game: string): boolean => `../generated/lessons/${game}.json` in lessons;

/** Lists the games that can be learnt, also where no server answers. */
export const lessonGames = (): string[] => Object.keys(lessons).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export async function loadLesson(game: string): Promise<Lesson | null> {
  const start = await lessons[`../generated/lessons/${game}.json`]?.();
  return start ? { ...start, later: laters[`../generated/lessons/${game}.later.json`]! } : null;
}

const tables = import.meta.glob<{ default: TableGame }>('./*/table.ts');

/** Loads a game's table, or the plain one for a game that has none, with its words and what its events mean. */
export async function openGame(game: string, options: Readonly<Record<string, string>> = {}): Promise<TableGame> {
  const load = tables[`./${game}/table.ts`] ?? tables['./plain/table.ts']!;
  const [table] = await Promise.all([load(), speech.open(game), openEvents(game)]);
  await table.default.prepare?.(options);
  return table.default;
}
