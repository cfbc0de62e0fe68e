import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AimOdds } from '../../generated/protocol';
import { goal, start, towards } from './aim';
import { techniques } from './library';
import { chances, weigh } from './odds';

interface CountedAim {
  readonly technique: number;
  readonly goal: readonly [number, number];
  readonly bearing: number;
  readonly hits: Readonly<Record<string, number>>;
  readonly nothing: number;
  readonly off: number;
}
let odds: AimOdds;
let aims: readonly CountedAim[];

/** A table in mid-game with what every aim would hit, and 1,000 aims that Python counted one by one. */
beforeAll(() => {
  const python = process.env['BESTIARY_PYTHON'] ?? ['../.venv/bin/python', '../.venv/Scripts/python.exe'].map((path) => resolve(path)).find((path) => existsSync(path)) ?? 'python3';
  const run = spawnSync(python, ['-m', 'tests.games.monstrous.aims'], { cwd: '..', env: { ...process.env, PYTHONPATH: 'src:.' }, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) throw new Error(run.stderr);
  ({ odds, aims } = JSON.parse(run.stdout) as { odds: AimOdds; aims: readonly CountedAim[] });
}, 120_000);

const mean = (values: readonly number[]): number => (100 * values.reduce((sum, each) => sum + each, 0)) / values.length;

describe('the odds that follow a hand', () => {
  it('differ from the game’s own count of 1,000 aims by at most 3 points in the mean', () => {
    expect(aims).toHaveLength(1000);
    const apart: number[] = [];
    const touched: number[] = [];
    for (const { technique, goal: at, bearing, hits, nothing, off } of aims) {
      const told = chances(odds, technique, at, bearing);
      const shares = new Map(told.hits);
      for (const card of odds.cards) {
        const [one, other] = [shares.get(card) ?? 0, hits[card] ?? 0];
        apart.push(Math.abs(one - other));
        if (one > 0 || other > 0) touched.push(Math.abs(one - other));
      }
      apart.push(Math.abs(told.nothing - nothing), Math.abs(told.off - off));
    }
    expect(mean(apart)).toBeLessThan(3);
    // Of the cards that can be hit at all: 32 landings a throw leave some grain.
    expect(mean(touched)).toBeLessThan(4);
  });

  it('are those of the lattice where an aim lies on it', () => {
    const { hits, nothing, off } = chances(odds, 0, [0, 0], 90);
    expect(nothing * odds.samples).toBeCloseTo(Math.round(nothing * odds.samples));
    expect(hits.every(([, share]) => share > 0 && share <= 1)).toBe(true);
    expect(off).toBe(0);
  });

  it('grow wider with the distance, and lie about the goal', () => {
    const aim = start(techniques[0]!);
    const [near, far] = [weigh(towards(aim, [0, -350]), odds), weigh(towards(aim, [0, 350]), odds)];
    expect(far.most.ry).toBeGreaterThan(near.most.ry);
    expect(near.most.rx).toBeGreaterThan(near.half.rx);
    const [gx, gy] = goal(towards(aim, [0, 350]));
    expect(Math.hypot(far.mean[0] - gx, far.mean[1] - gy)).toBeLessThan(80);
  });
});
