// Plays what motion.ts plans: the white die tumbles, cards fly. Everything ends at once when it is skipped.
import type { Flight, Motion, Roll } from './motion';

const TUMBLE_MS = 560;
const FACE_MS = 70;
const LOOK_MS = 650;
const FLIGHT_MS = 380;
const GAP_MS = 70;
const LIFT = 46;

export interface Throw {
  show(roll: Roll, face: number): void;
  hide(): void;
}

export class Stage {
  readonly #root: () => HTMLElement;
  readonly #throw: Throw;
  #taken = new Map<number, { readonly box: DOMRect; readonly ghost: SVGElement }>();
  #running: Animation[] = [];
  #wake: (() => void) | null = null;
  #skipped = false;

  constructor(root: () => HTMLElement, dice: Throw) {
    this.#root = root;
    this.#throw = dice;
  }

  skip(): void {
    this.#skipped = true;
    this.#wake?.();
    for (const animation of this.#running) animation.finish();
  }

  async play(motion: Motion): Promise<void> {
    this.#skipped = false;
    if (motion.kind === 'arrive') return this.#land(motion.flights);
    this.#lift(motion.flights);
    for (const roll of motion.rolls) await this.#roll(roll);
  }

  #find(spots: readonly string[]): HTMLElement | null {
    for (const spot of spots) {
      const found = this.#root().querySelector<HTMLElement>(`[data-spot="${spot}"]`);
      if (found) return found.querySelector<HTMLElement>('.top') ?? found;
    }
    return null;
  }

  /** Remembers where cards lay and what they looked like. */
  #lift(flights: readonly Flight[]): void {
    this.#taken.clear();
    for (const { card, from } of flights) {
      const place = this.#find(from);
      const drawn = place?.querySelector('svg');
      if (place && drawn) this.#taken.set(card, { box: place.getBoundingClientRect(), ghost: drawn.cloneNode(true) as SVGElement });
    }
  }

  async #land(flights: readonly Flight[]): Promise<void> {
    const ghosts: SVGElement[] = [];
    flights.forEach(({ card, to }, i) => {
      const [taken, place] = [this.#taken.get(card), this.#find(to)];
      if (!taken || !place || this.#skipped) return;
      const { box, ghost } = taken;
      const goal = place.getBoundingClientRect();
      Object.assign(ghost.style, { position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`, zIndex: '20', pointerEvents: 'none', transformOrigin: '0 0' });
      document.body.append(ghost);
      ghosts.push(ghost);
      const [x, y, size] = [goal.x + goal.width / 2 - box.x, goal.y + goal.height / 2 - box.y, Math.min(1.4, Math.max(0.5, goal.width / box.width))];
      const end = `translate(${x - (box.width * size) / 2}px, ${y - (box.height * size) / 2}px) scale(${size})`;
      const timing = { duration: FLIGHT_MS, delay: i * GAP_MS, easing: 'ease-in-out', fill: 'both' as const };
      const middle = `translate(${x / 2 - box.width / 4}px, ${y / 2 - box.height / 4 - LIFT}px) scale(${(1 + size) / 2}) rotate(4deg)`;
      this.#running.push(ghost.animate([{ transform: 'none' }, { transform: middle }, { transform: end }], timing));
      if (to[0] === place.dataset['spot']) this.#running.push(place.animate([{ opacity: 0 }, { opacity: 0 }], timing));
    });
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    for (const ghost of ghosts) ghost.remove();
  }

  async #roll(roll: Roll): Promise<void> {
    for (let spent = 0, face = roll.face; spent < TUMBLE_MS && !this.#skipped; spent += FACE_MS) {
      face = (face % 6) + 1;
      this.#throw.show(roll, face === roll.face ? (face % 6) + 1 : face);
      await this.#pause(FACE_MS);
    }
    if (!this.#skipped) {
      this.#throw.show(roll, roll.face);
      await this.#pause(LOOK_MS);
    }
    this.#throw.hide();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
