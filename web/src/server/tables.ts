// Tables that this browser has a seat at, so that a closed tab costs nothing.
import { recall, remember } from '../lib/keep';

export interface KnownTable {
  readonly href: string;
  readonly game: string;
  readonly players: number;
}
const KEPT = 12;

const isTable = (value: unknown): value is KnownTable => {
  const { href, game, players } = (value ?? {}) as Partial<KnownTable>;
  return typeof href === 'string' && href.startsWith('/t/') && typeof game === 'string' && /^[a-z]+$/.test(game) && typeof players === 'number';
};

/** Lists the tables, newest first; what storage holds is checked, since anyone may have written it. */
export function knownTables(): KnownTable[] {
  try {
    const kept: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTable) : [];
  } catch {
    return [];
  }
}

export function keepTable(table: KnownTable): void {
  const others = knownTables().filter((each) => each.href !== table.href);
  remember('tables', JSON.stringify([table, ...others].slice(0, KEPT)));
}

/** Forgets a table that is over or gone. */
export function forgetTable(href: string): void {
  remember('tables', JSON.stringify(knownTables().filter((each) => each.href !== href)));
}
