// How a decision grows out of cards, spots and buttons: the same for all games, since only offers are known here.
import type { Offer, Pick } from '../game/contract';

export interface Picked extends Pick {
  /** The offer that is being previewed. */
  readonly action: number | null;
}
export const NOTHING: Picked = { card: null, spot: null, action: null };

/** What a pick leads to: another state, an action to send, or an attempt at what is not offered. */
export type Result = { readonly picked: Picked } | { readonly act: Offer } | { readonly refused: Pick };

const fits = (offer: Offer, { card, spot }: Pick): boolean => (card === null || offer.card === card) && (spot === null || offer.spot === spot);

/** Lists the spots that may be chosen: those that the picked card can be used on, or all. */
export const litSpots = (offers: readonly Offer[], picked: Picked): string[] => [
  ...new Set(offers.filter((offer) => fits(offer, { card: picked.card, spot: null })).flatMap((offer) => offer.spot ?? [])),
];

/** Lists the offers to choose among by button: of the picked spot, of the picked card, or those that need neither. */
export function options(offers: readonly Offer[], picked: Picked): Offer[] {
  if (picked.spot !== null) return offers.filter((offer) => fits(offer, picked));
  if (picked.card !== null) return offers.filter((offer) => offer.card === picked.card && offer.spot === null);
  return [];
}

/** Lists the offers that always have a button of their own. */
export const actions = (offers: readonly Offer[]): Offer[] => offers.filter((offer) => offer.card === null && offer.spot === null);

export const previewed = (offers: readonly Offer[], picked: Picked): Offer | null =>
  picked.action === null ? null : (offers.find((offer) => offer.action === picked.action) ?? null);

function settle(found: readonly Offer[], pick: Pick): Result {
  const [first, ...others] = found;
  if (!first) return { refused: pick };
  if (others.length === 0 && first.preview === null) return { act: first };
  // Of several that are asked about, the first is shown; those that happen at once are never begun by guessing.
  return { picked: { ...pick, action: first.preview === null ? null : first.action } };
}

/** Picks a spot; the one that is previewed already is confirmed. */
export function pickSpot(offers: readonly Offer[], picked: Picked, spot: string): Result {
  const shown = previewed(offers, picked);
  if (shown && picked.spot === spot) return { act: shown };
  return settle(offers.filter((offer) => fits(offer, { card: picked.card, spot })), { card: picked.card, spot });
}

/** Picks a kind of card: puts it away again, goes to the next offer of a spot picked before, or asks where. */
export function pickCard(offers: readonly Offer[], picked: Picked, card: string): Result {
  const here = picked.spot === null ? [] : offers.filter((offer) => fits(offer, { card, spot: picked.spot }));
  if (here.length > 0) {
    const next = here[(here.findIndex((offer) => offer.action === picked.action) + 1) % here.length]!;
    return { picked: { ...picked, card: picked.card, action: next.preview === null ? null : next.action } };
  }
  if (picked.card === card) return { picked: NOTHING };
  const found = offers.filter((offer) => offer.card === card);
  if (found.length === 0) return { refused: { card, spot: null } };
  if (found.length === 1 && found[0]!.spot === null) return settle(found, { card, spot: null });
  return { picked: { card, spot: null, action: null } };
}

/** Picks an offer by its button. */
export const pickOffer = (picked: Picked, offer: Offer): Result =>
  offer.preview === null ? { act: offer } : { picked: { card: picked.card ?? offer.card, spot: offer.spot, action: offer.action } };
