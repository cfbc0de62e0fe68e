// The others at a table, as far as one wants to hear of them, and a seat that holds all up.
import { keepMuted, mutedAt } from '../server/tables';

/** Whom one hears at a table. */
export class Company {
  readonly #table: string;
  muted = $state.raw<ReadonlySet<number>>(new Set());

  constructor(table: string) {
    this.#table = table;
    this.muted = new Set(mutedAt(table));
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
