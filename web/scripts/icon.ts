// The app's icon, drawn without a rasteriser: the eye is made of circles and one curved lid, so each pixel can be asked.
import { deflateSync } from 'node:zlib';

type Colour = readonly [r: number, g: number, b: number];
const INK: Colour = [0x21, 0x18, 0x2c];
const PAPER: Colour = [0xf4, 0xea, 0xd6];
const PALE: Colour = [0xff, 0xfa, 0xf0];
const IRIS: Colour = [0xf2, 0xb2, 0x33];
const RING: Colour = [0xc4, 0x82, 0x1a];
const LID: Colour = [0xa3, 0x29, 0x3f];
const SAMPLES = 3;

/** Returns the colour at a point of the eye, whose outline has radius 1. */
function eyeAt(x: number, y: number): Colour {
  const from = (cx: number, cy: number): number => Math.hypot(x - cx, y - cy);
  const round = from(0, 0);
  if (round > 1) return PAPER;
  if (round > 0.86) return INK;
  // The lid hangs a little to one side; its edge is inked.
  const lid = -0.3 + x * 0.12 + x * x * 0.1;
  if (y < lid - 0.09) return LID;
  if (y < lid) return INK;
  const iris = from(0.16, 0.14);
  if (from(0.05, 0.02) < 0.1) return PALE;
  if (iris < 0.24) return INK;
  if (iris < 0.42) return IRIS;
  if (iris < 0.47) return RING;
  if (iris < 0.53) return INK;
  return PALE;
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Uint8Array): number => ~bytes.reduce((sum, byte) => (CRC[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) >>> 0;

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Draws the icon as PNG; `share` is how much of the side the eye takes (masks cut away a fifth). */
export function icon(size: number, share: number): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0];
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const at = (pixel: number, sample: number): number => ((pixel + (sample + 0.5) / SAMPLES) / size - 0.5) * (2 / share);
        eyeAt(at(column, i % SAMPLES), at(row, Math.floor(i / SAMPLES))).forEach((value, channel) => (sum[channel]! += value));
      }
      sum.forEach((value, channel) => (rows[row * (size * 3 + 1) + 1 + column * 3 + channel] = Math.round(value / SAMPLES ** 2)));
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', new Uint8Array())]);
}
