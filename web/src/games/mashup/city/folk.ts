// Food as things: sheaves, hams and people who stand before their building, or run away from a monster.
import { CREAM, flat, inked, stroke } from '../../../lib/ink';

const WEAR = ['#d8603c', '#3f7fb0', '#7a4f9a', '#4f8a52', '#c79a2e'] as const;
const sheaf = inked('M-6 0Q-2 -9 -9 -20Q-4 -26 0 -24Q4 -26 9 -20Q2 -9 6 0Z', '#f0c24b', 1.8) + stroke('M-4 -20l2 8M0 -23v11M4 -20l-2 8', 1.4) + inked('M-5 -11h10v4h-10z', '#a8543c', 1.5);
const ham =
  inked('M4 -4l8 6q4 0 3 3q-4 2 -5 -2l-9 -4z', CREAM, 1.7) + inked('M-12 -8q0 -11 11 -11q10 0 10 9q0 10 -10 11q-11 1 -11 -9z', '#c7574a', 1.9) +
  flat('M-8 -10q1 -6 7 -6q-5 2 -5 7z', '#eea59a') + flat('M-2 1q9 -2 10 -11q2 10 -10 11z', '#8b2f33');

function person(colour: string, runs: boolean): string {
  if (runs)
    return (
      stroke('M-1 -9l-5 5l-3 4M1 -9l5 4l0 5', 3.6) + inked('M-4 -9q-1 -9 3 -9q6 0 5 9z', colour, 1.7) + stroke('M-3 -16l-7 -5M4 -16l6 -6', 2.6) +
      inked('M-4 -22a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1 -9.2 0z', '#f0cfa0', 1.7)
    );
  return inked('M-5 0v-6q-3 -1 -2 -7q1 -5 7 -5t7 5q1 6 -2 7v6h-3.6v-5h-2.8v5z', colour, 1.7) + inked('M-4.6 -20a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1 -9.2 0z', '#f0cfa0', 1.7);
}
/** A soldier who fell: a helmet on the ground. */
const helmet = inked('M-9 0q0 -11 9 -11t9 11z', '#4b6e30', 1.8) + stroke('M-11 0h22', 2.4);

const MOST = 5;
const GAP = 15;
/** Lays out food by kind (foodstuff, meat, people, fallen soldiers); more than five of a kind become three and a number. */
export function tokens(food: readonly number[], runs: boolean): { readonly art: string; readonly width: number } {
  let art = '';
  let x = 0;
  food.forEach((count, kind) => {
    const drawn = count > MOST ? 3 : count;
    for (let i = 0; i < drawn; i++) {
      const thing = kind === 0 ? sheaf : kind === 1 ? ham : kind === 2 ? person(WEAR[i % WEAR.length]!, runs) : helmet;
      art += `<g transform="translate(${x} ${i % 2 ? 2 : 0})"><g class="${kind === 2 ? 'folk' : 'food'}">${thing}</g></g>`;
      x += GAP;
    }
    if (count > MOST) {
      art += `<text x="${x - 5}" y="-3" font-size="14" font-weight="800" font-family="var(--ui)" fill="#21182c" stroke="#fffaf0" stroke-width="3" paint-order="stroke">×${count}</text>`;
      x += 22;
    }
  });
  return { art, width: x };
}
