// The turn as the table tells it: what of it is used up, and what someone tries who is refused.
import printed from '../../generated/content/marry.json';
import type { MarryView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import type { Pick } from '../../game/contract';
import { DIRECTIONS, directionTo, lineTo, ray } from './graph';

export const { free_houses: FREE_HOUSES } = printed;
const { cards_and_move: CARDS_AND_MOVE, reach: FARTHEST } = printed;

/** The building on a spot. */
export const pieceOn = (view: MarryView, spot: string) => view.spots.find((each) => each.id === spot)?.pieces.find((piece) => piece.seat >= 0);

/** How many sets lie down as Stomp cards. */
export const setsDown = (view: MarryView): number => (view.frame === 'stomping' ? (view.frame_values[0] ?? 0) : 0);

/** Says how often the fachan may still be lured, and whether a foreign target may still be chosen. */
export function turnSoFar(view: MarryView, say: Say): string[] {
  if (view.over || view.step !== CARDS_AND_MOVE) return [];
  return [say('turn-stomps', { n: view.stomps_left }), ...(view.foreign ? [say('turn-foreign', { used: Number(view.foreign === 'used') })] : [])];
}

/** Off the line there is no move to name: one beyond the edge is never legal, and refused by the same rule. */
function offTheLine(view: MarryView): string {
  const short = DIRECTIONS.find((direction) => ray(view.fachan, direction).length < FARTHEST)!;
  return `move ${short} ${FARTHEST}`;
}

function tried(view: MarryView, { card, spot }: Pick): string | null {
  const own = view.spots.filter((each) => each.pieces.some((piece) => piece.seat === view.seat));
  const any = spot ?? own[0]?.id ?? view.fachan;
  const stomp = `stomp ${Math.max(1, setsDown(view))} > `;
  if (card === 'stomp') return stomp + any;
  if (card === 'fortify') return `fortify ${any}`;
  if (card === 'build') return 'build';
  if (spot === null) return null;
  if (view.frame === 'stomping') return stomp + spot;
  if (view.frame === 'fortifying') return `fortify ${spot}`;
  if (view.frame === 'building') return `house ${spot}`;
  if (view.step === FREE_HOUSES) return view.towers_left > 0 && pieceOn(view, spot) ? `tower ${spot}` : `house ${spot}`;
  if (pieceOn(view, spot)) return stomp + spot;
  const direction = spot === view.fachan ? null : directionTo(view.fachan, spot);
  return direction === null ? offTheLine(view) : `move ${direction} ${lineTo(view.fachan, spot).length}`;
}

/** Writes down what someone seems to try, so that the server can say which rule forbids it; never anything that is allowed. */
export function attempt(view: MarryView, pick: Pick): string | null {
  const action = tried(view, pick);
  return view.choices.some((choice) => choice.notation === action) ? null : action;
}
