import { expect, it } from 'vitest';
import type { Evidence } from '../generated/protocol';
import { judge, type Promised } from './fairness';

// As the server's Python draws: numbers of 32 bytes 1, 2 and 3.
const NUMBERS = [1, 2, 3].map((digit) => `0${digit}`.repeat(32));
const HASHES = ['2562851beb66856207008402cd8fc670ddff3cdc00304e55a1e8f6a01e1f3a0e', '01c48bdf880e411d9aed18f7b20a66cf96ed68da708c606b0e11021b01dde8b6', '86333b20767f5cc21159f9e5be38d1dae321bfe45374c52f372de552c32eeeee'];
const SHARES = [0, 1].map((seat) => ({ seat, commitment: HASHES[seat + 1]!, number: NUMBERS[seat + 1]! }));
const HONEST: Evidence = {
  format: 2, commitment: HASHES[0]!, number: NUMBERS[0]!, key: '02f7c69d5e47211cce284dabfa814429b4154b79c38e7e1901d0958b10213696', shares: SHARES,
  tape: [0, 2, 25, 230475, 0, 418688755231, 4], bounds: [2, 6, 52, 1000003, 3, 1099511627777, 7],
};
const SEEN: Promised = { table: 'a', commitment: HASHES[0]!, own: NUMBERS[1]! };
const words = (change: Partial<Evidence>, promised: Promised | null = SEEN, imported = false): string => {
  const { good, words: said, n } = judge({ ...HONEST, ...change }, promised, imported);
  return `${good ? 'good' : 'bad'} ${said} ${n}`;
};

it('finds an honest game good, and says how far it looked', () => {
  expect(words({})).toBe('good own 7');
  expect(words({}, { ...SEEN, own: '' })).toBe('good seen 7');
  expect(words({}, null)).toBe('bad unseen 7');
  expect(words({}, null, true)).toBe('bad imported 7');
  expect(words({ format: 1, bounds: [] })).toBe('bad old 0');
  expect(words({ key: '' })).toBe('bad untold 0');
});

it('finds out a server that told other hashes of others before', () => {
  const hashes = [HASHES[1]!, HASHES[2]!];
  expect(words({}, { ...SEEN, hashes })).toBe('good own 7');
  expect(words({}, { ...SEEN, hashes: [HASHES[1]!, HASHES[0]!] })).toBe('bad others 0');
  expect(words({}, { ...SEEN, hashes: [HASHES[1]!] })).toBe('bad others 0');
});

it.each<[string, Partial<Evidence>, string]>([
  ['one value', { tape: [0, 2, 25, 230475, 1, 418688755231, 4] }, 'bad value 5'],
  ['one bound', { bounds: [2, 6, 53, 1000003, 3, 1099511627777, 7] }, 'bad value 3'],
  ['no bound', { bounds: [2, 0, 52, 1000003, 3, 1099511627777, 7] }, 'bad value 2'],
  ['a bound less', { bounds: [2, 6] }, 'bad value 3'],
  ['its own number', { number: NUMBERS[2]! }, 'bad key 0'],
  ["another's number", { shares: [SHARES[0]!, { ...SHARES[1]!, number: NUMBERS[0]! }] }, 'bad key 0'],
  ['my number', { shares: [SHARES[1]!] }, 'bad mine 0'],
  ['the key', { key: NUMBERS[2]! }, 'bad key 0'],
  ['no number at all', { number: 'x' }, 'bad key 0'],
  ['what it had promised', { commitment: HASHES[2]!, number: NUMBERS[2]! }, 'bad promise 0'],
])('finds out a server that changes %s', (_, change, said) => expect(words(change)).toBe(said));
