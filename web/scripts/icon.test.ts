import { expect, it } from 'vitest';
import { icon } from './icon';

it('is a PNG of the size asked for', () => {
  const png = icon(48, 0.86);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48]);
});
