// Draws the city's figures while nothing else is to do, and keeps them: an input never waits for a drawing.
import { SvelteMap } from 'svelte/reactivity';
import { painted } from '../../lib/paint';

type Kit = typeof import('./kit');
type Draw = (kit: Kit) => string;
const LATEST_MS = 250;
const MOST = 240;

const idle: (run: () => void) => void = 'requestIdleCallback' in globalThis ? (run) => void requestIdleCallback(run, { timeout: LATEST_MS }) : (run) => void setTimeout(run);

class Studio {
  readonly #kept = new SvelteMap<string, string>();
  readonly #wanted = new Map<string, Draw>();
  #kit: Kit | null = null;
  #busy = false;

  /** Returns a drawing, or nothing while it is still to be made. */
  get(key: string, draw: Draw): string | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined && !this.#wanted.has(key)) {
      this.#wanted.set(key, draw);
      if (!this.#busy) void this.#work();
    }
    return kept;
  }

  /** Makes a drawing that may be wanted soon. */
  ready(key: string, draw: Draw): void {
    this.get(key, draw);
  }

  async #work(): Promise<void> {
    this.#busy = true;
    if (!this.#kit) await painted();
    this.#kit ??= await import('./kit');
    for (let next = this.#wanted.entries().next().value; next; next = this.#wanted.entries().next().value) {
      const [key, draw] = next;
      await new Promise<void>(idle);
      this.#kept.set(key, draw(this.#kit));
      this.#wanted.delete(key);
      const oldest = this.#kept.size > MOST ? this.#kept.keys().next().value : undefined;
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    this.#busy = false;
  }
}

export const studio = new Studio();
