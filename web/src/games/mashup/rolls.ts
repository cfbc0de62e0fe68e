import type { Event } from '../../generated/protocol';
import type { Colour } from './content';

/** Dice of one colour as they fell, with the event that threw them. */
export interface Roll {
  readonly colour: Colour;
  readonly faces: readonly number[];
  readonly hits: number;
  readonly about: Event | null;
}
