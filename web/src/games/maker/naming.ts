// Words and pictures for a card as whoever looks knows it.
import type { MakerView, Part } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import { KINDS, coffin, front, remembered } from './parts';

export const LETTERS = 'abcde';
const ON_SALE = new Set(['wishing', 'offering', 'selling', 'demanding', 'answering']);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const partsAt = (view: MakerView, place: string): Part[] => view.parts.filter((part) => part.place === place);
export const isMine = (view: MakerView, part: Part): boolean => part.place === `warehouse-${LETTERS[view.seat]}`;
/** Names who else knows a front of the viewer's own warehouse. */
export const alsoKnownTo = (view: MakerView, part: Part): readonly number[] => (isMine(view, part) ? part.seen.filter((seat) => seat !== view.seat) : []);
/** Returns the card that is for sale, if one is. */
export const goodsOf = (view: MakerView): number | null => (ON_SALE.has(view.frame) ? (view.frame_values['card'] ?? null) : null);

/** Draws a card: its front in one's own warehouse, elsewhere its back, with what one remembers of its front. */
export function picture(view: MakerView, part: Part): string {
  const kind = KINDS[part.kind];
  if (!kind) return coffin(null);
  if (part.value < 0) return coffin(kind);
  return isMine(view, part) ? front(kind, part.value) : remembered(kind, part.value);
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
