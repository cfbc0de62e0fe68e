// What moves when something happens: cards from place to place, and the white die.
import type { Event, MakerView } from '../../generated/protocol';

export interface Flight {
  readonly card: number;
  /** Spots to look for, the card's own first. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}
export interface Roll {
  readonly face: number;
  readonly modifier: number;
  readonly die: number;
}
export type Motion =
  | { readonly kind: 'leave'; readonly flights: readonly Flight[]; readonly rolls: readonly Roll[] }
  | { readonly kind: 'arrive'; readonly flights: readonly Flight[] };

/** Lists the cards that lie elsewhere now. */
export function flights(before: MakerView, after: MakerView): readonly Flight[] {
  const places = new Map(before.parts.map(({ card, place }) => [card, place]));
  return after.parts.flatMap(({ card, place }) => {
    const from = places.get(card);
    return from === undefined || from === place ? [] : [{ card, from: [`card-${card}`, from], to: [`card-${card}`, place] }];
  });
}

/** Lists the rolls among what happened. */
export const rolls = (events: readonly Event[]): readonly Roll[] =>
  events.flatMap(({ kind, values }) => (kind === 'rolled' ? [{ face: values['roll'] ?? 1, modifier: values['modifier'] ?? 0, die: values['die'] ?? 1 }] : []));

/** Plans both halves of a motion: dice and take-off on the old table, landing on the new one. */
export function motions(before: MakerView, after: MakerView, events: readonly Event[]): { readonly before: Motion | null; readonly after: Motion | null } {
  const [flown, rolled] = [flights(before, after), rolls(events)];
  return {
    before: flown.length + rolled.length > 0 ? { kind: 'leave', flights: flown, rolls: rolled } : null,
    after: flown.length > 0 ? { kind: 'arrive', flights: flown } : null,
  };
}
