// An offer or a demand in the making: cards in any order and points, sent as one decision.
import type { MakerView, Part } from '../../generated/protocol';
import { LETTERS, partsAt } from './naming';

export const [KEPT, BACK, SHOWN] = [0, 1, 2];

/** Tells whether the viewer puts an offer or a demand together now. */
export const drafting = (view: MakerView): boolean => view.to_act.includes(view.seat) && (view.frame === 'offering' || view.frame === 'demanding');

/** Returns who would pay: whoever offers, or whoever something is demanded of. */
export const payer = (view: MakerView): number => view.frame_values['seat'] ?? -1;
/** Returns how many points of knowledge the payer can give. */
export const mostPoints = (view: MakerView): number => view.prompt.values['most'] ?? 0;

/** Lists the cards that may be part of it. */
export const cardsOf = (view: MakerView): readonly Part[] => partsAt(view, `warehouse-${LETTERS[payer(view)]}`);
/** Tells whether a card lies in it already and can't be taken out but by Undo. */
export const laid = (part: Part): number => (part.wanted ? BACK : part.offer);

/** Goes from kept to laid with its back up, to shown, and back; a demand knows no showing. */
export const turned = (view: MakerView, how: number): number => (how + 1) % (view.frame === 'offering' ? SHOWN + 1 : BACK + 1);

/** Tells whether there is anything in it. */
export const isEmpty = (view: MakerView, draft: ReadonlyMap<number, number>, points: number): boolean =>
  points === 0 && cardsOf(view).every((part) => laid(part) === KEPT && (draft.get(part.card) ?? KEPT) === KEPT);

/** Writes it as moves: its cards, then the points, which close it. */
export function movesOf(view: MakerView, draft: ReadonlyMap<number, number>, points: number): readonly string[] {
  const word = (how: number): string => (view.frame === 'demanding' ? 'want' : how === SHOWN ? 'show' : 'add');
  const cards = cardsOf(view).flatMap((part) => (laid(part) === KEPT && (draft.get(part.card) ?? KEPT) !== KEPT ? [part.card] : []));
  return [...cards.map((card) => `${word(draft.get(card) ?? BACK)} #${card}`), `points ${points}`];
}
