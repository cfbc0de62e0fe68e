// A roll before it is made: what is added to the white die, what it must show, how likely that is.
import type { MakerView, Odds } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';

export const FACES = 6;
const LIMBS = 4;
const [BRAIN, GENIUS] = [5, 7];

const signed = (number: number): string => `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number)}`;
export const percent = ({ faces }: Odds): number => Math.round((100 * faces) / FACES);

/** Says a roll in one line: what is needed, how likely that is, and what changes it. */
export function sayRoll(odds: Odds, say: Say, mine = true): string {
  if (odds.faces === 0) return say('roll-impossible');
  return say(mine ? 'roll-needs' : 'roll-needs-his', { need: odds.need, percent: percent(odds), modifier: odds.modifier, sign: signed(odds.modifier) });
}

export interface Change {
  readonly text: string;
  readonly by: string;
}

/** Lists what changes the roll of the player on turn, each with its reason. */
export function changes(view: MakerView, { kind, modifier }: Odds, say: Say): readonly Change[] {
  if (kind >= 0) return modifier === 0 ? [] : [{ text: say('roll-helps', { part: say(`part-${kind ^ 1}`) }), by: signed(modifier) }];
  const values = view.table[view.turn]?.values ?? [];
  const missing = values.slice(0, LIMBS).filter((value) => value < 0).length;
  return [
    ...(missing > 0 ? [{ text: say('roll-missing', { n: missing }), by: signed(-missing) }] : []),
    ...(values[BRAIN] === GENIUS ? [{ text: say('roll-genius'), by: signed(-1) }] : []),
  ];
}

/** Tells whether a face of the white die is enough. */
export const enough = (face: number, { modifier }: Odds, die: number): boolean => face + modifier >= die;
