// Dice as they fell, and chances as they are written.
import type { Event } from '../../generated/protocol';
import type { Colour } from './content';

/** Dice of one colour as they fell, with the event that threw them. */
export interface Roll {
  readonly colour: Colour;
  readonly faces: readonly number[];
  readonly hits: number;
  readonly about: Event | null;
}

/** A chance in percent; only what is certain is 0 or 100. */
export const percent = (chance: number): number => (chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance))));

/** The faces of dice that an event holds as digits to the base of seven. */
export function faces(packed: number): number[] {
  const found: number[] = [];
  for (let rest = packed; rest > 0; rest = Math.floor(rest / 7)) found.unshift(rest % 7);
  return found;
}
