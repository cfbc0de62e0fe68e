// A roll before it is made, in words: what it needs, how likely that is and why, as the rules tell it.
import type { Roll } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';

const signed = (number: number): string => `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number)}`;

/** Says a roll in one line: what is needed, how likely that is, and what changes it. */
export function sayRoll(roll: Roll, say: Say, mine = true): string {
  if (roll.faces === 0) return say('roll-impossible');
  return say(mine ? 'roll-needs' : 'roll-needs-his', { need: roll.need, percent: roll.percent, modifier: roll.modifier, sign: signed(roll.modifier) });
}

/** Lists what changes a roll, each with its reason. */
export const sayChanges = (roll: Roll, say: Say): readonly { readonly text: string; readonly by: string }[] =>
  roll.changes.map(({ reason, by, value }) => ({ text: say(`roll-${reason}`, reason === 'helps' ? { part: say(`part-${value}`) } : { n: value }), by: signed(by) }));
