import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qr, type Matrix } from './qr';

/** Reads a code back with an independent reader, from pixels as a camera would see them. */
function scan(matrix: Matrix): string | null {
  const [quiet, scale] = [4, 4];
  const side = (matrix.length + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  matrix.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) {
          const at = (((y + quiet) * scale + dy) * side + (x + quiet) * scale + dx) * 4;
          pixels.fill(0, at, at + 3);
        }
    }),
  );
  return jsQR(pixels, side, side)?.data ?? null;
}

describe('qr', () => {
  it.each([1, 14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180, 213])('is read back with %i bytes', (length) => {
    const text = 'https://bestiary.example/table/'.repeat(8).slice(0, length);
    expect(scan(qr(text))).toBe(text);
  });

  it('carries letters beyond ASCII', () => {
    expect(scan(qr('Straße am Weiher, Übung 3'))).toBe('Straße am Weiher, Übung 3');
  });

  it('refuses what it cannot hold and says how much it can', () => {
    expect(() => qr('x'.repeat(214))).toThrow(/213 bytes.*214/);
  });
});
