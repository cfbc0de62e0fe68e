import { expect, it } from 'vitest';
import { flickOf, type Sample } from './flick';

const swipe = (mmEach: number, bend = 0): Sample[] => Array.from({ length: 6 }, (_, i) => ({ at: i * 16, point: [bend * i * i, i * mmEach] as const }));

it('flies as hard and as straight as the finger went', () => {
  const flick = flickOf(swipe(32), 84)!;
  expect(flick.bearing).toBeCloseTo(90);
  expect(flick.speed).toBeCloseTo(2);
  expect(flickOf(swipe(320), 84)!.speed).toBe(5);
});

it('spins more when the swipe bends to the left, less to the right', () => {
  const straight = flickOf(swipe(32), 84)!.spin;
  expect(flickOf(swipe(32, -1.5), 84)!.spin).toBeGreaterThan(straight);
  expect(flickOf(swipe(32, 1.5), 84)!.spin).toBeLessThan(straight);
});

it('is no flick when the finger was slow, or rested before it let go', () => {
  expect(flickOf(swipe(5), 84)).toBeNull();
  expect(flickOf(swipe(32), 300)).toBeNull();
  expect(flickOf([], 0)).toBeNull();
});
