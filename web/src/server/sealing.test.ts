import { beforeEach, expect, it, vi } from 'vitest';
import type { KeyRound } from '../generated/protocol';
import { fromHex } from '../lib/blake2b';
import { hashOf, promisedAt } from './fairness';
import { Sealing } from './sealing.svelte';
import type { Wish } from './socket';

const [OWN, OTHER] = [1, 2].map((digit) => new Uint8Array(32).fill(digit)) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
const [MINE, THEIRS] = [hashOf(OWN), hashOf(OTHER)];
const ROUND: KeyRound = { t: 'key_round', attempt: 1, commitment: 'a'.repeat(64), settled: false, seats: [0, 1], shares: [], left_out: [], own: 1 };
const SETTLED: KeyRound = { ...ROUND, settled: true, shares: [[0, THEIRS, ''], [1, MINE, '']] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

function begun(): { sealing: Sealing; said: Wish[] } {
  const said: Wish[] = [];
  return { sealing: new Sealing((wish) => { said.push(wish); return new Promise(() => undefined); }, () => OWN.slice()), said };
}
const kinds = (said: readonly Wish[]): string => said.map(({ t }) => t).join(' ');

it('promises first, and shows the promised number once all hashes are there', () => {
  const { sealing, said } = begun();
  sealing.hear(ROUND);
  sealing.hear(ROUND); // told again after a lost connection
  expect(said).toEqual([{ t: 'promise', attempt: 1, commitment: MINE }]);
  sealing.hear(SETTLED);
  sealing.hear(SETTLED);
  expect(kinds(said)).toBe('promise show_number');
  expect(hashOf(fromHex((said[1] as { number: string }).number)!)).toBe(MINE);
  sealing.keep('kept');
  expect(promisedAt('kept')).toEqual({ table: 'kept', commitment: ROUND.commitment, own: '01'.repeat(32), hashes: [THEIRS, MINE] });
});

it.each<[string, Partial<KeyRound>]>([
  ['has another hash of this browser', { shares: [[0, THEIRS, ''], [1, THEIRS, '']] }],
  ['lacks its hash', { shares: [[0, THEIRS, '']] }],
  ['gives its hash to another seat', { shares: [[0, MINE, ''], [1, THEIRS, '']] }],
  ['echoes its hash', { shares: [[0, MINE, ''], [1, MINE, '']] }],
  ['lacks another one', { shares: [[1, MINE, '']] }],
])('shows no number to a server that %s', (_, changed) => {
  const { sealing, said } = begun();
  sealing.hear(ROUND);
  sealing.hear({ ...SETTLED, ...changed });
  expect(kinds(said)).toBe('promise');
});

it('shows no number to a server that changed its own promise meanwhile', () => {
  const { sealing, said } = begun();
  sealing.hear(ROUND);
  sealing.hear({ ...SETTLED, commitment: 'b'.repeat(64) });
  expect(kinds(said)).toBe('promise');
});

it('begins anew with others, and keeps no number where it was left out', () => {
  const { sealing, said } = begun();
  sealing.hear(ROUND);
  sealing.hear(SETTLED);
  sealing.hear({ ...ROUND, attempt: 2, commitment: 'c'.repeat(64) });
  expect(kinds(said)).toBe('promise show_number promise');
  sealing.hear({ ...ROUND, attempt: 3, commitment: 'd'.repeat(64), own: -1, seats: [0], left_out: [1] });
  sealing.keep('out');
  expect(promisedAt('out')).toEqual({ table: 'out', commitment: 'd'.repeat(64), own: '', hashes: [] });
});
