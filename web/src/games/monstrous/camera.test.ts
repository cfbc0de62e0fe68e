import { expect, it } from 'vitest';
import { camera, type Spot } from './camera';

for (const upright of [false, true]) {
  it(`finds the place on the table behind what is seen, ${upright ? 'turned' : 'level'}`, () => {
    const cam = camera({ at: [20, -30], to: [480, 300], scale: 1.03, tilt: 36, far: 1650, upright });
    expect(cam.proj([20, -30])).toEqual([480, 300]);
    for (const place of [[0, 0], [-560, 380], [600, -400], [123, 45]] as Spot[]) {
      const [x, y] = cam.back(cam.proj(place));
      expect(x).toBeCloseTo(place[0], 6);
      expect(y).toBeCloseTo(place[1], 6);
    }
  });
}

it('shows what is nearer larger, and the east at the top of a turned table', () => {
  const sight = { at: [0, 0], to: [0, 0], scale: 1, tilt: 30, far: 1700 } as const;
  const level = camera({ ...sight, upright: false });
  expect(level.proj([100, 300])[0]).toBeGreaterThan(level.proj([100, -300])[0]);
  expect(camera({ ...sight, upright: true }).proj([400, 0])[1]).toBeLessThan(0);
});
