// What a card does, in words.
import printed from '../../generated/content/monstrous.json';
import type { MonstrousView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';

/** Says a power as the content writes it: a condition if it has one, an operation, an amount. */
function sayPower(power: string, say: Say): string {
  const [, condition, effect = '', amount] = /^(?:([a-z-]+): )?([a-z-]+)(?: (\d+))?$/.exec(power) ?? [];
  const words = say(`effect-${effect}`, { n: Number(amount ?? 0) });
  return condition ? `${say(`condition-${condition}`)}: ${words}.` : `${words}.`;
}

/** Says what a card does; the locations follow the monsters and the common side. */
export const powersOf = (view: MonstrousView, card: number, say: Say): string => (view.cards[card]?.powers ?? []).map((power) => sayPower(power, say)).join(' ');
export const { first_location: FIRST_LOCATION } = printed;
