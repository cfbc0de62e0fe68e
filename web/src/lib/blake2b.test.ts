import { expect, it } from 'vitest';
import { blake2b, fromHex, toHex } from './blake2b';

it('hashes as RFC 7693 does, with key and purpose too', () => {
  const text = new TextEncoder();
  expect(toHex(blake2b(text.encode('abc'), 64))).toBe(
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  );
  const long = Uint8Array.from({ length: 200 }, (_, i) => i);
  expect(toHex(blake2b(long, 20, { key: text.encode('k'.repeat(32)), person: 'p' }))).toBe('b8eaf0b85283417d085139e7475c6029990d5773');
  expect(toHex(blake2b(new Uint8Array(), 64))).toMatch(/^786a02f742015903/);
});

it('reads hex and nothing else', () => {
  expect(toHex(fromHex('00ff10')!)).toBe('00ff10');
  expect([fromHex('0'), fromHex('xy'), fromHex('FF')]).toEqual([null, null, null]);
});
