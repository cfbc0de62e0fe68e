import type { Change } from '../generated/protocol';

type Place = unknown[] | Record<string, unknown>;
type Path = readonly (string | number)[];

/** Returns a view with changes made; what did not change is shared with the old one, which stays as it was. */
export function applyChanges<View>(view: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>((place, change) => changed(place, change[1], change), view) as View;
}

function changed(place: unknown, path: Path, change: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change[0] === 'put' ? change[2] : spliced(place, change[2], change[3], change[4]);
  if (typeof place !== 'object' || place === null || !(step in place)) throw new RangeError(`no place "${String(step)}" in the view`);
  const copy: Place = Array.isArray(place) ? [...(place as unknown[])] : { ...(place as Record<string, unknown>) };
  (copy as Record<string | number, unknown>)[step] = changed((place as Record<string | number, unknown>)[step], rest, change);
  return copy;
}

function spliced(list: unknown, start: number, gone: number, items: readonly unknown[]): unknown[] {
  if (!Array.isArray(list)) throw new RangeError('only a list can be spliced');
  return (list as unknown[]).toSpliced(start, gone, ...items);
}
