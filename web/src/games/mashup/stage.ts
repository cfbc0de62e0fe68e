// What moves in the city, by the Web Animations of the elements themselves; any input ends all of it at once.
import type { Roll } from './rolls';

/** What is seen on the old state: dice, bites, what is hit and what falls; and who will have walked. */
export interface Before {
  readonly rolls: readonly Roll[];
  readonly bites: readonly number[];
  readonly hits: readonly string[];
  readonly falls: readonly string[];
  readonly walks: readonly string[];
}
/** What is seen on the new one. */
export interface After {
  readonly walks: readonly string[];
  readonly roars: readonly number[];
  readonly heaps: readonly string[];
}

const STEP_MS = 260;
const LONGEST_MS = 900;
const STEP_PX = 90;
const SHAKE: Keyframe[] = [0, 3, -3, 2, -2, 1, 0].map((x, i) => ({ transform: `translate(${x}px, ${i % 2}px)` }));
const FALL: Keyframe[] = [{ transform: 'none' }, { transform: 'rotate(-3deg)', offset: 0.2 }, { transform: 'rotate(-9deg) scale(1.06, 0.08)' }];

export class Stage {
  readonly #root: () => HTMLElement;
  readonly #ends = new Set<() => void>();
  #from = new Map<string, DOMRect>();

  constructor(root: () => HTMLElement) {
    this.#root = root;
  }

  #find(spot: string, inner = ''): Element | null {
    return this.#root().querySelector(`[data-spot="${spot}"] ${inner}`);
  }

  /** Waits, but not longer than the next input. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#ends.add(end);
    });
  }

  #animate(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (!element) return Promise.resolve();
    const animation = element.animate(frames, options);
    return new Promise((resolve) => {
      const end = (): void => {
        this.#ends.delete(end);
        animation.cancel();
        resolve();
      };
      animation.onfinish = end;
      this.#ends.add(end);
    });
  }

  /** Ends whatever moves. */
  skip(): void {
    for (const end of [...this.#ends]) end();
  }

  /** Remembers where those stand who will have walked. */
  remember(spots: readonly string[]): void {
    this.#from = new Map(spots.flatMap((spot) => {
      const found = this.#find(spot);
      return found ? [[spot, found.getBoundingClientRect()]] : [];
    }));
  }

  /** Lets buildings shake and collapse. */
  async strike(hits: readonly string[], falls: readonly string[]): Promise<void> {
    await Promise.all([
      ...hits.map((spot) => this.#animate(this.#find(spot, '.walls'), SHAKE, { duration: 360 })),
      ...falls.map((spot) => this.#animate(this.#find(spot, '.walls'), FALL, { duration: LONGEST_MS, easing: 'cubic-bezier(0.5, 0, 0.9, 0.4)', fill: 'forwards' })),
    ]);
  }

  /** Lets those walk who stand elsewhere now, hopping and leaning. */
  walk(spots: readonly string[]): Promise<unknown> {
    return Promise.all(spots.map((spot) => {
      const [from, now] = [this.#from.get(spot), this.#find(spot)];
      if (!from || !now) return Promise.resolve();
      const to = now.getBoundingClientRect();
      const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.bottom - to.bottom];
      const steps = Math.max(2, Math.min(6, Math.round(Math.hypot(dx, dy) / STEP_PX)));
      const frames = Array.from({ length: steps * 2 + 1 }, (_, i): Keyframe => {
        const left = 1 - i / (steps * 2);
        const hop = i % 2 ? -6 : 0;
        return { transform: `translate(${dx * left}px, ${dy * left + hop}px) rotate(${i % 2 ? (dx > 0 ? -4 : 4) : 0}deg)` };
      });
      return this.#animate(now, frames, { duration: Math.min(LONGEST_MS, steps * STEP_MS), easing: 'linear' });
    }));
  }

  /** Lets Rubble come out of its dust. */
  settle(spots: readonly string[]): Promise<unknown> {
    return Promise.all(spots.map((spot) => this.#animate(this.#find(spot, '.walls'), [{ opacity: 0.2 }, { opacity: 1 }], { duration: 300 })));
  }
}
