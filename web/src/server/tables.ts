// Tables that this browser has a seat at, so that a closed tab costs nothing, and the games it has finished.
// The list of finished games is this browser's own: a server does not tell one visitor what others have played.
import { recall, remember } from '../lib/keep';

export interface KnownTable {
  readonly href: string;
  readonly game: string;
  readonly players: number;
}
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  /** Who won, by name. */
  readonly winners: readonly string[];
  /** When it ended, in milliseconds. */
  readonly at: number;
  /** Whether a seat of this browser has won, and whom it met, where all others were bots of one level. */
  readonly won?: boolean;
  readonly level?: string;
}
/** A table that this browser has come to before its game: with the token, it has its place back. */
export interface KnownGathering {
  readonly gathering: string;
  readonly token: string;
  readonly word: string;
  readonly game: string;
}
const KEPT = 12;

const isGathering = (value: unknown): value is KnownGathering =>
  ['gathering', 'token', 'word', 'game'].every((key) => /^[\w-]{0,64}$/.test(String((value as Record<string, unknown> | null)?.[key] ?? '/')));

const isTable = (value: unknown): value is KnownTable => {
  const { href, game, players } = (value ?? {}) as Partial<KnownTable>;
  return typeof href === 'string' && href.startsWith('/t/') && typeof game === 'string' && /^[\w-]{1,40}$/.test(game) && typeof players === 'number';
};

const isFinished = (value: unknown): value is FinishedGame => {
  const { table, game, winners, at, won, level } = (value ?? {}) as Partial<FinishedGame>;
  return (
    ['undefined', 'boolean'].includes(typeof won) && (level === undefined || /^[\w-]{1,40}$/.test(level)) &&
    typeof table === 'string' && /^[\w-]{1,64}$/.test(table) && typeof game === 'string' && /^[\w-]{1,40}$/.test(game) &&
    Array.isArray(winners) && winners.every((name) => typeof name === 'string') && typeof at === 'number'
  );
};

/** Reads a list; what storage holds is checked, since anyone may have written it. */
function read<Item>(name: string, fits: (value: unknown) => value is Item): Item[] {
  try {
    const kept: unknown = JSON.parse(recall(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(fits) : [];
  } catch {
    return [];
  }
}

/** Lists the tables, newest first. */
export const knownTables = (): KnownTable[] => read('tables', isTable);

/** Lists the finished games, newest first. */
export const finishedGames = (): FinishedGame[] => read('finished', isFinished);

/** Lists the tables that this browser gathers at, newest first. */
export const knownGatherings = (): KnownGathering[] => read('gatherings', isGathering);

export function keepGathering(known: KnownGathering): void {
  const others = knownGatherings().filter(({ gathering }) => gathering !== known.gathering);
  remember('gatherings', JSON.stringify([known, ...others].slice(0, KEPT)));
}

export function forgetGathering(gathering: string): void {
  remember('gatherings', JSON.stringify(knownGatherings().filter((each) => each.gathering !== gathering)));
}

export function keepTable(table: KnownTable): void {
  const others = knownTables().filter((each) => each.href !== table.href);
  remember('tables', JSON.stringify([table, ...others].slice(0, KEPT)));
}

/** Forgets a table that is over or gone. */
export function forgetTable(href: string): void {
  remember('tables', JSON.stringify(knownTables().filter((each) => each.href !== href)));
}

/** Returns which level this browser is to meet next in a game, if it has won one. */
export const nextLevel = (game: string): string | null => recall(`level.${game}`);

/** Remembers the level after the one that was beaten, the weakest first; the last stays. */
export function beatLevel(game: string, beaten: string, levels: readonly string[]): void {
  const next = levels[Math.min(levels.indexOf(beaten) + 1, levels.length - 1)];
  if (next !== undefined && levels.includes(beaten)) remember(`level.${game}`, next);
}

export function keepFinished(game: FinishedGame): void {
  const known = finishedGames();
  if (known.some(({ table }) => table === game.table)) return;
  remember('finished', JSON.stringify([game, ...known].slice(0, KEPT)));
}

/** Forgets a game that was deleted. */
export function forgetFinished(table: string): void {
  remember('finished', JSON.stringify(finishedGames().filter((each) => each.table !== table)));
}

type Muted = Readonly<Record<string, readonly unknown[]>>;

function muted(): Muted {
  try {
    const kept: unknown = JSON.parse(recall('muted') ?? '{}');
    return kept !== null && typeof kept === 'object' && Object.values(kept).every(Array.isArray) ? (kept as Muted) : {};
  } catch {
    return {};
  }
}

/** The seats of a table whom one does not want to hear. */
export const mutedAt = (table: string): number[] => (muted()[table] ?? []).filter((seat): seat is number => Number.isInteger(seat));

/** Remembers whom one does not want to hear at a table, which is this browser's own business. */
export function keepMuted(table: string, seats: readonly number[]): void {
  const { [table]: _, ...others } = muted();
  const kept = seats.length > 0 ? [[table, [...seats]] as const] : [];
  remember('muted', JSON.stringify(Object.fromEntries([...kept, ...Object.entries(others)].slice(0, KEPT))));
}
