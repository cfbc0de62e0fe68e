import { describe, expect, it } from 'vitest';
import { ROUND, change, facing, goal, nearly, numbers, readAim, side, stand, start, towards, walkOn, walkTo } from './aim';
import { techniques } from './library';
import { HALF } from './sea';

const START = start(techniques[0]!);

describe('a stand', () => {
  it('is 200 mm outside the table, all the way round', () => {
    for (let walk = -ROUND; walk < ROUND; walk += 37) {
      const [x, y] = stand(walk).at;
      expect(Math.abs(x) >= HALF[0] + 200 || Math.abs(y) >= HALF[1] + 200).toBe(true);
    }
  });
  it('is found again from its place', () => {
    for (let walk = 0; walk < ROUND; walk += 101) {
      const [x, y] = stand(walk).at;
      const again = stand(walkTo([x, y])).at;
      expect(Math.hypot(again[0] - x, again[1] - y)).toBeLessThan(1);
    }
  });
  it('looks over the edge', () => {
    expect(stand(0)).toEqual({ at: [0, -605], inward: 90 });
    expect(stand(ROUND / 2).inward).toBe(-90);
  });
});

describe('an aim', () => {
  it('comes to rest at the point it is turned to', () => {
    const [x, y] = goal(towards(START, [210, -80]));
    expect(Math.hypot(x - 210, y + 80)).toBeLessThan(1);
  });
  it('keeps its goal while one walks and throws in another way', () => {
    const aim = towards(START, [100, 20]);
    for (const other of [walkOn(aim, 200), walkOn(aim, -300), ...techniques.map((each) => change(aim, each))]) {
      const [x, y] = goal(other);
      expect(Math.hypot(x - 100, y - 20)).toBeLessThan(2);
    }
  });
  it('says its direction as seen from the stand', () => {
    expect(side(START)).toBeCloseTo(0);
    expect(side(facing(START, 20))).toBeCloseTo(20);
  });
  it('gives eight whole numbers in the units of the rules', () => {
    const given = numbers(START);
    expect(given).toHaveLength(8);
    expect(given.every(Number.isInteger)).toBe(true);
    expect(given.slice(0, 3)).toEqual([0, -605_000, techniques[0]!.height]);
  });
});

describe('the aim of a lesson', () => {
  const asked = towards(start(techniques[0]!, walkTo([320, -600])), [320, 210]);
  const nearBy = (aim: typeof asked): boolean => nearly(readAim(numbers(asked), techniques), readAim(numbers(aim), techniques));

  it('is read from the numbers it is written in', () => {
    for (const aim of [asked, ...techniques.map((each) => change(asked, each)), walkOn(asked, 900)]) {
      const again = readAim(numbers(aim), techniques);
      expect(again.technique).toBe(aim.technique);
      expect(Math.hypot(goal(again)[0] - goal(aim)[0], goal(again)[1] - goal(aim)[1])).toBeLessThan(3);
    }
  });
  it('is met from about there, at about that, in the same way', () => {
    expect(nearBy(towards(asked, [350, 190]))).toBe(true);
    expect(nearBy(walkOn(asked, 150))).toBe(true);
    expect(nearBy(towards(asked, [250, 210]))).toBe(false);
    expect(nearBy(walkOn(asked, 400))).toBe(false);
    expect(nearBy(change(asked, techniques[2]!))).toBe(false);
  });
});
