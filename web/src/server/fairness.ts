// Whether chance was what was promised, computed here: the server's own word is not asked.
import type { Evidence } from '../generated/protocol';
import { blake2b, fromHex, toHex } from '../lib/blake2b';
import { recall, remember } from '../lib/keep';

/** What this browser saw before the first draw of a game. */
export interface Promised {
  readonly table: string;
  /** The hash of the server's number. */
  readonly commitment: string;
  /** This browser's own number, if it added one. */
  readonly own: string;
  /** All people's hashes, as they were told before it showed its number. */
  readonly hashes?: readonly string[];
}
export interface Verdict {
  readonly good: boolean;
  /** The end of the message's name: `fair-…`. */
  readonly words: 'own' | 'seen' | 'unseen' | 'imported' | 'old' | 'untold' | 'promise' | 'mine' | 'others' | 'key' | 'value';
  /** The draw at fault, from 1, or how many there were. */
  readonly n: number;
}
const KEPT = 40;
const SPAN = 1n << 60n;

const isPromised = (value: unknown): value is Promised => {
  const { table, commitment, own } = (value ?? {}) as Partial<Promised>;
  return typeof table === 'string' && typeof commitment === 'string' && typeof own === 'string';
};

function all(): Promised[] {
  try {
    const kept: unknown = JSON.parse(recall('promises') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPromised) : [];
  } catch {
    return [];
  }
}

/** Returns what was promised at a table when this browser first came there. */
export const promisedAt = (table: string): Promised | null => all().find((each) => each.table === table) ?? null;

/** Keeps what a table promises; the first word counts, so that no later one can replace it. */
export function keepPromise(promised: Promised): void {
  const known = all();
  if (promised.commitment === '' || known.some(({ table }) => table === promised.table)) return;
  remember('promises', JSON.stringify([promised, ...known].slice(0, KEPT)));
}

export const hashOf = (number: Uint8Array): string => toHex(blake2b(number, 32, { person: 'bestiary commit' }));

/** Makes a key from the server's number and the players' own. */
function mixed(number: Uint8Array, shares: readonly Uint8Array[]): Uint8Array {
  if (shares.length === 0) return number;
  const whole = new Uint8Array(32 * (shares.length + 1));
  [number, ...shares].forEach((each, i) => whole.set(each, 32 * i));
  return blake2b(whole, 32, { person: 'bestiary key' });
}

/** Draws the value at a place, from 0; null where no draw has such a bound. */
export function draw(key: Uint8Array, place: number, bound: number): number | null {
  if (!Number.isSafeInteger(bound) || bound < 2) return null;
  const limit = SPAN - (SPAN % BigInt(bound));
  const block = new DataView(new ArrayBuffer(12));
  block.setBigUint64(0, BigInt(place));
  for (let attempt = 0; attempt < 1000; attempt++) {
    block.setUint32(8, attempt);
    const value = new DataView(blake2b(new Uint8Array(block.buffer), 8, { key }).buffer).getBigUint64(0) >> 4n;
    if (value < limit) return Number(value % BigInt(bound));
  }
  return null;
}

/** Judges a finished game by what it tells and by what this browser saw before its first draw. */
export function judge({ format, commitment, key, number, shares, tape, bounds }: Evidence, promised: Promised | null, imported: boolean): Verdict {
  const bad = (words: Verdict['words'], n = 0): Verdict => ({ good: false, words, n });
  const [told, own, others] = [fromHex(key), fromHex(number), shares.map((share) => fromHex(share.number))];
  if (key === '' || commitment === '') return bad('untold');
  if (told?.length !== 32 || own?.length !== 32 || !others.every((each): each is Uint8Array<ArrayBuffer> => each?.length === 32)) return bad('key');
  if (promised && promised.commitment !== commitment) return bad('promise');
  if (promised && promised.own !== '' && !shares.some((share) => share.number === promised.own)) return bad('mine');
  if (promised?.hashes?.length && promised.hashes.join() !== shares.map((share) => share.commitment).join()) return bad('others');
  const kept = hashOf(own) === commitment && shares.every((share, i) => hashOf(others[i]!) === share.commitment);
  if (!kept || toHex(mixed(own, others)) !== key) return bad('key');
  if (format < 2) return bad('old');
  if (bounds.length !== tape.length) return bad('value', Math.min(bounds.length, tape.length) + 1);
  const wrong = tape.findIndex((value, place) => draw(told, place, bounds[place]!) !== value);
  if (wrong >= 0) return bad('value', wrong + 1);
  if (imported) return bad('imported', tape.length);
  return { good: promised !== null, words: promised === null ? 'unseen' : promised.own === '' ? 'seen' : 'own', n: tape.length };
}
