// Chance that is the same for the same number: a tile's own number decides how it looks.

export interface Dice {
  (): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Returns a repeatable generator of numbers in [0, 1). */
export function dice(seed: number): Dice {
  let a = Math.imul(seed, 2654435761) >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number): number => low + next() * (high - low),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  });
}
