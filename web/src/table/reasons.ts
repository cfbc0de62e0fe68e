// Why a move is good, from the score terms that it changes.
import type { Reason } from '../generated/protocol';
import type { Say } from '../lib/speech.svelte';

const MINUS = '\u2212';

/** Writes a change with its sign: "+2", "−0.5". */
export const signed = (by: number, language: string): string => `${by < 0 ? MINUS : '+'}${Math.abs(by).toLocaleString(language, { maximumFractionDigits: 1 })}`;

/** Says which terms change: one's own, and with their name what others lose. */
export const sayReasons = (reasons: readonly Reason[], seat: number, players: readonly string[], say: Say, language: string): string =>
  reasons.map((reason) => `${reason.seat === seat ? '' : `${players[reason.seat] ?? ''}: `}${signed(reason.by, language)} ${say(`term-${reason.term}`)}`).join(', ');

/** Writes chances in whole percent. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u202f%`;
