// What a reader may set for all tables; remembered where the browser allows it.
import { recall, remember } from './keep';

class Settings {
  /** Names in the plain face instead of the black-letter. */
  plain = $state(recall('plain') === 'on');
  /** No motion, also where the device has not asked for less. */
  still = $state(recall('still') === 'on');
  /** Tell by a notification that it is one's turn while the page is not seen. */
  notify = $state(recall('notify') === 'on');

  /** For children: bigger pieces, and hints where to play. */
  little = $state(recall('little') === 'on');

  start(): void {
    this.#show();
  }

  set(name: 'plain' | 'still' | 'notify' | 'little', on: boolean): void {
    this[name] = on;
    remember(name, on ? 'on' : 'off');
    this.#show();
    if (name === 'notify' && on && 'Notification' in globalThis && Notification.permission === 'default') void Notification.requestPermission();
  }

  #show(): void {
    const { dataset } = document.documentElement;
    dataset['face'] = this.plain ? 'plain' : 'print';
    dataset['motion'] = this.still ? 'still' : 'full';
  }

  get calm(): boolean {
    return this.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
