// The others at a table, as far as one wants to hear of them, and a seat that holds all up.
import { recall, remember } from '../lib/keep';

const KEPT = 12;
type Known = Readonly<Record<string, readonly number[]>>;

function known(): Known {
  try {
    const kept: unknown = JSON.parse(recall('muted') ?? '{}');
    return kept !== null && typeof kept === 'object' && Object.values(kept).every(Array.isArray) ? (kept as Known) : {};
  } catch {
    return {};
  }
}

/** Remembers whom one does not want to hear at a table, which is this browser's own business. */
export function keepMuted(table: string, seats: readonly number[]): void {
  const { [table]: _, ...others } = known();
  const kept = seats.length > 0 ? [[table, [...seats]] as const] : [];
  remember('muted', JSON.stringify(Object.fromEntries([...kept, ...Object.entries(others)].slice(0, KEPT))));
}

/** Whom one hears at a table. */
export class Company {
  readonly #table: string;
  muted = $state.raw<ReadonlySet<number>>(new Set());

  constructor(table: string) {
    this.#table = table;
    this.muted = new Set((known()[table] ?? []).filter(Number.isInteger));
  }

  mute(seat: number): void {
    const next = new Set(this.muted);
    if (!next.delete(seat)) next.add(seat);
    this.muted = next;
    keepMuted(this.#table, [...next]);
  }
}

/** Tells after some time that nothing has come; forgets it with every change. */
export class Stillness {
  long = $state(false);

  /** Begins to wait anew; returns how to stop. */
  await(seconds: number): () => void {
    this.long = false;
    if (seconds <= 0) return () => undefined;
    const timer = setTimeout(() => (this.long = true), seconds * 1000);
    return () => clearTimeout(timer);
  }
}
