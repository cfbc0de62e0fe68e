// The nine things a turn consists of: which can be done now, what they would do, and why the others can't.
import type { MakerProspect, MakerView, MenuEntry } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import { sayRoll } from './rolls';

export const ACTIONS: readonly (readonly string[])[] = [
  ['rob', 'heap', 'steal', 'prepare'],
  ['study', 'operate', 'revive'],
  ['sell', 'recover'],
];
/** `now`: it is offered. `no`: a rule forbids it. `wait`: it could be done, but it is not its moment. */
export type Standing = 'now' | 'no' | 'wait';
export interface Entry {
  readonly kind: string;
  readonly standing: Standing;
  readonly text: string;
}

/** Says what an entry would do, or why a rule forbids it. */
function fact({ kind, can, values, seats, rolls }: MenuEntry, say: Say, players: readonly string[]): string {
  if (kind === 'operate' && rolls.length > 0) return rolls.map((roll) => say('menu-odds', { part: say(`part-${roll.kind}`), faces: roll.faces, need: roll.need, percent: roll.percent })).join(', ');
  if (kind === 'revive' && rolls[0]) return sayRoll(rolls[0], say);
  const named = kind === 'steal' ? { names: seats.map((seat) => players[seat] ?? '').join(', ') } : {};
  return say(`menu-${kind}${can ? '' : '-not'}`, { ...named, ...values });
}

/** Lists the nine entries, Action by Action, for whoever looks; a spectator has none. */
export function menu(view: MakerView, told: MakerProspect | null, say: Say, players: readonly string[]): readonly (readonly Entry[])[] {
  if (view.seat >= view.seats) return [];
  const entries = new Map(told?.menu.map((entry) => [entry.kind, entry]));
  const offered = new Set(view.choices.map((choice) => choice.kind));
  const free = view.to_act.includes(view.seat) && view.frame === '';
  return ACTIONS.map((kinds, i) =>
    kinds.map((kind) => {
      const entry = entries.get(kind);
      const due = free && view.phase === i + 1;
      return { kind, text: entry ? fact(entry, say, players) : '', standing: due && offered.has(kind) ? 'now' : (entry?.can ?? true) ? 'wait' : 'no' };
    }),
  );
}

/** Says whose moment it is: which Action is due, or what has to end before anything else can be done. */
export function moment(view: MakerView, say: Say, players: readonly string[]): string {
  const name = players[view.turn] ?? '';
  if (view.over) return say('prompt-over');
  if (view.frame !== '') return say(`moment-${view.frame}`, { name });
  return view.turn === view.seat ? say(`moment-action-${view.phase}`) : say('moment-turn', { name });
}
