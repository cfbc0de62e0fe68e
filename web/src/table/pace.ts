// Lets things happen one after the other, so that they can be followed; any input catches up at once.


export class Pace {
  readonly #queue: ((skipped: () => boolean) => Promise<void>)[] = [];
  #running = false;
  #hurry = false;

  /** Plays a beat when those before it are over. */
  add(run: (skipped: () => boolean) => Promise<void>): void {
    this.#queue.push(run);
    if (!this.#running) void this.#work();
  }

  /** Ends what waits without playing it: each beat is told that it is skipped. */
  skip(): void {
    if (this.#running) this.#hurry = true;
  }

  get busy(): boolean {
    return this.#running;
  }

  async #work(): Promise<void> {
    this.#running = true;
    for (let run = this.#queue.shift(); run; run = this.#queue.shift()) await run(() => this.#hurry);
    this.#running = false;
    this.#hurry = false;
  }
}
