// Words and pictures for a card as whoever looks knows it.
import type { MakerView, Part } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import { KINDS, coffin, front, remembered } from './parts';

export const LETTERS = 'abcde';
const ON_SALE = new Set(['wishing', 'offering', 'selling', 'demanding', 'answering']);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const partsAt = (view: MakerView, place: string): Part[] => view.parts.filter((part) => part.place === place);
/** Returns what lies under a grave's top card, from above down to the last of which the viewer knows anything. */
export function belowTop(view: MakerView, place: string): readonly Part[] {
  const cards = partsAt(view, place).slice(0, -1).reverse();
  return cards.slice(0, cards.findLastIndex(({ kind, value }) => kind >= 0 || value >= 0) + 1);
}
export const isMine = (view: MakerView, part: Part): boolean => part.place === `warehouse-${LETTERS[view.seat]}`;
/** Names who else knows a front of the viewer's own warehouse. */
export const alsoKnownTo = (view: MakerView, part: Part): readonly number[] => (isMine(view, part) ? part.seen.filter((seat) => seat !== view.seat) : []);
/** Returns the card that is for sale, if one is. */
export const goodsOf = (view: MakerView): number | null => (ON_SALE.has(view.frame) ? (view.frame_values['card'] ?? null) : null);

/** Returns what a card looks like, in short: a drawing is made anew only when this changes. */
export const lookOf = (view: MakerView, part: Part): string => `${part.kind} ${part.value} ${isMine(view, part) ? 'front' : 'back'}`;

/** Draws a card: its front in one's own warehouse, elsewhere its back, with what one remembers of its front. */
export function drawn(look: string): string {
  const [number, value, side] = look.split(' ');
  const kind = KINDS[Number(number)];
  if (!kind) return coffin(null);
  if (Number(value) < 0) return coffin(kind);
  return side === 'front' ? front(kind, Number(value)) : remembered(kind, Number(value));
}

export function nameOf(view: MakerView, part: Part, players: readonly string[], say: Say): string {
  const known = alsoKnownTo(view, part);
  return [
    say('board-card', { part: say(`part-${part.kind < 0 ? 'hidden' : part.kind}`), card: part.card }),
    part.value >= 0 ? say('board-value', { value: part.value }) : say('board-unknown'),
    known.length > 0 ? say('board-told', { names: known.map((seat) => players[seat] ?? '').join(', ') }) : '',
    part.card === goodsOf(view) ? say('board-goods') : '',
    part.offer > 0 ? say(`how-${part.offer}`) : '',
    part.wanted ? say('board-wanted') : '',
  ]
    .filter((each) => each !== '')
    .join(', ');
}
