// The nine things a turn consists of: which can be done now, what they would do, and why the others can't.
import type { MakerSeat, MakerView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import { percent, sayRoll } from './roll';

export const ACTIONS: readonly (readonly string[])[] = [
  ['rob', 'heap', 'steal', 'prepare'],
  ['study', 'operate', 'revive'],
  ['sell', 'recover'],
];
const [HEAD, BRAIN] = [4, 5];
const [BEST, WORST] = [1, 6];

/** `now`: it is offered. `no`: a rule forbids it. `wait`: it could be done, but it is not its moment. */
export type Standing = 'now' | 'no' | 'wait';
export interface Entry {
  readonly kind: string;
  readonly standing: Standing;
  readonly text: string;
}

const up = (die: number): number => Math.min(WORST, die + 1);

/** Says what an entry would do, or why a rule forbids it. */
function fact(kind: string, view: MakerView, own: MakerSeat, say: Say, players: readonly string[]): { readonly can: boolean; readonly text: string } {
  const { die } = own;
  const tell = (can: boolean, values: Record<string, string | number> = {}) => ({ can, text: say(`menu-${kind}${can ? '' : '-not'}`, values) });
  switch (kind) {
    case 'rob': {
      // What a robbery brings is asked of the rules; before it is offered, it is said without numbers.
      const offered = view.choices.find((choice) => choice.kind === 'rob');
      if (offered) return { can: true, text: say('menu-rob', offered.values) };
      return tell(own.open_stones.length < view.graves.length, { die: 0, up: 0, back: 0, full: view.graves.filter((count) => count > 0).length });
    }
    case 'heap':
      return tell(view.heap > 0, { die });
    case 'steal': {
      const open = view.table.flatMap((player, seat) => (seat !== view.seat && player.robbable && player.stock > 0 ? [players[seat] ?? ''] : []));
      return tell(open.length > 0, { names: open.join(', '), die, up: up(die) });
    }
    case 'study':
      return tell(true, { die, down: Math.max(BEST, die - (view.prepared && view.turn === view.seat ? 2 : 1)) });
    case 'operate': {
      const house = `warehouse-${'abcde'[view.seat]}`;
      const held = new Set(view.parts.flatMap((part) => (part.place === house ? [part.kind] : [])));
      const fits = [...held].filter((part) => own.sewn[part] === -1 && (part !== BRAIN || own.sewn[HEAD] !== -1));
      const rolls = view.turn === view.seat ? view.odds.filter((odds) => fits.includes(odds.kind)).map((odds) => say('menu-odds', { part: say(`part-${odds.kind}`), faces: odds.faces, need: odds.need, percent: percent(odds) })) : [];
      return fits.length > 0 && rolls.length > 0 ? { can: true, text: rolls.join(', ') } : tell(fits.length > 0);
    }
    case 'revive': {
      const odds = view.turn === view.seat ? view.odds.find((each) => each.kind < 0) : undefined;
      return odds ? { can: true, text: sayRoll(odds, say) } : tell(own.sewn[BRAIN] !== -1);
    }
    case 'sell':
      return tell(own.stock > 0);
    case 'recover':
      // With as many cards as there are graves, some dice leave no way at all (M53).
      return tell(own.open_stones.length > die, { open: own.open_stones.length, die, reach: view.graves.length > die ? 1 : 0 });
    default:
      return tell(true);
  }
}

/** Lists the nine entries, Action by Action, for whoever looks; a spectator has none. */
export function menu(view: MakerView, say: Say, players: readonly string[]): readonly (readonly Entry[])[] {
  const own = view.table[view.seat];
  if (!own) return [];
  const offered = new Set(view.choices.map((choice) => choice.kind));
  const free = view.to_act.includes(view.seat) && view.frame === '';
  return ACTIONS.map((kinds, i) =>
    kinds.map((kind) => {
      const { can, text } = fact(kind, view, own, say, players);
      const due = free && view.phase === i + 1;
      return { kind, text, standing: due && offered.has(kind) ? 'now' : can ? 'wait' : 'no' };
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
