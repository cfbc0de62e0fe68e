import { expect, it } from 'vitest';
import { curves } from './chart';

it('starts at the lower left and reaches the top at the goal', () => {
  expect(curves([[0, 45]], 45, 100, 50)[0]).toEqual({ seat: 0, points: '0,50 100,0', end: [100, 0] });
});

it('makes room for scores beyond the goal', () => {
  expect(curves([[0, 90], [0, 45]], 45, 100, 50).map((curve) => curve.end[1])).toEqual([0, 25]);
});

it('keeps seats with fewer turns on the same time axis', () => {
  const [long, short] = curves([[0, 1, 2], [0, 1]], 2, 100, 10);
  expect([long?.end[0], short?.end[0]]).toEqual([100, 50]);
});

it('draws a game that has not begun', () => {
  expect(curves([[]], 45, 100, 50)).toEqual([{ seat: 0, points: '', end: [0, 50] }]);
});
