// What dice will do, before they are thrown; the same sums as the rules' own.
import { COLOURS } from './content';

const FACES = 6;
/** Returns the chance of each number of hits of dice by colour, each colour hitting from a face of its own on. */
export function spread(dice: readonly number[], least: readonly number[]): number[] {
  let chances = [1];
  dice.forEach((count, colour) => {
    const hit = Math.max(0, FACES + 1 - (least[colour] ?? FACES + 1)) / FACES;
    for (let i = 0; i < count; i++) {
      const next = chances.map((chance) => chance * (1 - hit)).concat(0);
      chances.forEach((chance, hits) => (next[hits + 1]! += chance * hit));
      chances = next;
    }
  });
  return chances;
}
export const expected = (chances: readonly number[]): number => chances.reduce((sum, chance, hits) => sum + hits * chance, 0);
export const atLeast = (chances: readonly number[], hits: number): number => chances.slice(Math.max(0, hits)).reduce((sum, chance) => sum + chance, 0);

/** Dice of one colour as a list by colour. */
export const pool = (colour: string, count: number): number[] => COLOURS.map((each) => (each === colour ? count : 0));
export const added = (one: readonly number[], other: readonly number[]): number[] => one.map((count, i) => count + (other[i] ?? 0));
/** A chance in percent; only what is certain is 0 or 100. */
export const percent = (chance: number): number => (chance <= 0 ? 0 : chance >= 1 - 1e-12 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance))));
/** The faces of dice that an event holds as digits to the base of seven. */
export function faces(packed: number): number[] {
  const found: number[] = [];
  for (let rest = packed; rest > 0; rest = Math.floor(rest / 7)) found.unshift(rest % 7);
  return found;
}
