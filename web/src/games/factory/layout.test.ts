import { describe, expect, it } from 'vitest';
import { dragged, kept, nearTo, seen, showing, unitOf, whole, zoomed } from './camera';
import { arrange, type Box, type Layout } from './layout';
import { board, cell, monster } from './sample';

const SIX = Array.from({ length: 6 }, (_, seat) => 'abcdef'[seat]!).flatMap((name, seat) => [
  monster(name, seat, Array.from({ length: 3 + seat }, (_, i) => cell(i, seat % 3, 0, name)), seat % 2 ? { done: true, points: 3 } : {}),
  ...(seat % 2 ? [monster(`${name}1`, seat, [cell(0, 0, 0, `${name}1`), cell(0, 1, -1, `${name}1`)], { first: false, minion: 1 })] : []),
]);
const PHONE = { width: 390, height: 400 };
const inside = (one: Box, { x, y, width, height }: Box): boolean => one.x >= x - 0.01 && one.y >= y - 0.01 && one.x + one.width <= x + width + 0.01 && one.y + one.height <= y + height + 0.01;
const boxes = ({ plots }: Layout): Box[] => plots.flatMap((plot) => plot.stands.map((stand) => ({ ...stand, x: plot.x + stand.x, y: plot.y + stand.y })));

describe('the layout', () => {
  it.each([[390, 420], [700, 600], [1280, 500], [300, 900]])('keeps all monsters apart and inside in %s x %s', (width, height) => {
    for (const over of [false, true]) {
      const laid = arrange(board(['tttt'], SIX, { over }), width, height);
      const found = boxes(laid);
      expect(found).toHaveLength(over ? 6 : SIX.length); // minions that were still to grow are not shown at the end
      found.forEach((one, i) => {
        expect(inside(one, { x: 0, y: 0, width: laid.width, height: laid.height })).toBe(true);
        found.slice(i + 1).forEach((other) => expect(one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true));
      });
    }
  });
  it('leaves names a size that can be read, also with six players on a phone', () => {
    const laid = arrange(board(['tttt'], SIX), PHONE.width, PHONE.height);
    expect(laid.head * 0.56 * unitOf(whole(laid), laid, PHONE)).toBeGreaterThan(11);
  });
  it('keeps the plots in the order of the seats', () => {
    expect(arrange(board(['tttt'], SIX), 900, 600).plots.map((plot) => plot.owner)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the camera', () => {
  const laid = arrange(board(['tttt'], SIX), PHONE.width, PHONE.height);
  it('sees the whole board first, and never leaves it', () => {
    expect(inside({ x: 0, y: 0, width: laid.width, height: laid.height }, seen(whole(laid), laid, PHONE))).toBe(true);
    expect(kept({ zoom: 0.2, x: 9999, y: -9999 }, laid, PHONE)).toEqual(whole(laid));
    const lost = kept({ zoom: 3, x: 99_999, y: -99_999 }, laid, PHONE);
    expect(lost.x).toBeLessThan(laid.width);
    expect(lost.y).toBeGreaterThan(0);
  });
  it('goes near to one monster and sees all of it', () => {
    const [one] = boxes(laid);
    const near = nearTo(one!, laid, PHONE);
    expect(near.zoom).toBeGreaterThan(1.2);
    expect(inside(one!, seen(near, laid, PHONE))).toBe(true);
  });
  it('zooms round the point under the finger', () => {
    const near = zoomed(whole(laid), 2.5, [0.5, 0.5], laid, PHONE);
    const at = (camera: typeof near, share: number): number => seen(camera, laid, PHONE).x + seen(camera, laid, PHONE).width * share;
    expect(at(zoomed(near, 1.5, [0.4, 0.5], laid, PHONE), 0.4)).toBeCloseTo(at(near, 0.4), 3);
  });
  it('follows a drag, and a focus that is out of sight', () => {
    const near = zoomed(whole(laid), 4, [0.5, 0.5], laid, PHONE);
    expect(dragged(near, 30, 0, laid, PHONE).x).toBeLessThan(near.x);
    expect(showing(near, { x: near.x - 5, y: near.y - 5, width: 10, height: 10 }, laid, PHONE)).toBe(near);
    const [corner] = boxes(laid);
    expect(inside({ ...corner!, width: 10, height: 10 }, seen(showing(near, { ...corner!, width: 10, height: 10 }, laid, PHONE), laid, PHONE))).toBe(true);
  });
});
