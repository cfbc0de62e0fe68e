import { describe, expect, it } from 'vitest';
import { SPACE_MS, planStomp } from './motion';
import { place } from './valley';

describe('a stomp in motion', () => {
  const plan = planStomp('d4', ['d5', 'd6', 'd7'], [{ spot: 'd5', owner: 2 }, { spot: 'd7', owner: 2 }]);

  it('takes 140 ms a space and ends where the line ends', () => {
    expect(plan.fachan.duration).toBe(3 * SPACE_MS);
    const [x0, y0] = place('d4');
    const [x, y] = place('d7');
    expect(plan.fachan.keyframes.at(-1)?.['transform']).toBe(`translate(${x - x0}px, ${y - y0}px)`);
  });

  it('squashes a building only when he has reached it', () => {
    expect(plan.pieces.get('d5')?.delay).toBeGreaterThanOrEqual(SPACE_MS);
    expect(plan.pieces.get('d7')?.delay).toBeGreaterThanOrEqual(3 * SPACE_MS);
    expect(plan.pieces.get('d5')?.keyframes[1]?.['transform']).toContain('scale(1.25, 0.2)');
  });

  it('sends two pieces of one seat to two places', () => {
    const ends = [...plan.pieces].map(([spot, move]) => [spot, move.keyframes.at(-1)?.['transform']]);
    expect(new Set(ends.map(([, end]) => end)).size).toBe(2);
  });

  it('sends a piece beside those that wait already', () => {
    const late = planStomp('d4', ['d5'], [{ spot: 'd5', owner: 2 }], [0, 0, 1]);
    const early = planStomp('d4', ['d5'], [{ spot: 'd5', owner: 2 }]);
    const end = (motion: typeof plan) => motion.pieces.get('d5')?.keyframes.at(-1)?.['transform'];
    expect(end(late)).not.toBe(end(early));
  });

  it('is over when the last piece has landed', () => {
    const last = plan.pieces.get('d7')!;
    expect(plan.total).toBe(last.delay + last.duration);
  });

  it('hops on the spot and shakes nothing when the way is barred', () => {
    const barred = planStomp('d4', [], []);
    expect(barred.shake).toBeNull();
    expect(barred.total).toBe(SPACE_MS);
    expect(barred.fachan.keyframes.at(-1)?.['transform']).toBe('translate(0px, 0px)');
  });
});
