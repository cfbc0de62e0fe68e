// What places and tiles are called in words, for labels that are read aloud.
import type { FaceView, FactoryView, Laid } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import { shapeOf } from './shapes';

const edge = /^[.tK]{4}(-eye)?$/;

/** Names a kind of tile: what it looks like, and the name that a designer gave it. */
export function faceName(face: FaceView | undefined, standard: boolean, say: Say): string {
  if (!face) return '';
  const shape = say(`tile-${shapeOf(face.edges, face.eye)}`);
  return standard || edge.test(face.name) ? shape : say('tile-named', { name: face.name, tile: shape });
}
export const tileName = (view: FactoryView, face: number, say: Say): string => faceName(view.faces[face], view.options['tiles'] === 'standard', say);

/** Says what a place asks of a tile: thin above, thick on the right. */
const needs = (cell: Laid, say: Say): string =>
  [...cell.needs].flatMap((need, side) => (need === '?' ? [] : [say('spoken-edge', { edge: say(`edge-${'.tK'.indexOf(need)}`), side: say(`side-${side}`) })])).join(', ');

export function cellName(view: FactoryView, cell: Laid, owner: string, lit: boolean, say: Say): string {
  if (cell.face >= 0) return say('board-laid', { spot: cell.spot, owner, tile: tileName(view, cell.face, say) });
  return [say('board-open', { spot: cell.spot, owner, needs: needs(cell, say) }), lit ? say('board-lit') : '', cell.dead && !view.over ? say('board-dead') : ''].filter(Boolean).join(', ');
}
