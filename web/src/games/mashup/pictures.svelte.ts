// The pictures of the cards, a third of what this table weighs: they come once the table stands, and nothing moves for them.
import { painted } from '../../lib/paint';

class Pictures {
  #all = $state.raw<Readonly<Record<string, string>>>({});
  #asked = false;

  /** Returns a picture's path, or an empty one while it is on its way. */
  of(name: string): string {
    if (!this.#asked) {
      this.#asked = true;
      void painted().then(() => import('./icons')).then(({ ICONS }) => (this.#all = ICONS));
    }
    return this.#all[name] ?? '';
  }
}

export const pictures = new Pictures();
