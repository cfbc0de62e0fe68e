// Units as figures, dice as they are counted and thrown, and the food that lies about.
import { INK, inked, stroke } from '../../lib/ink';
import type { Colour } from './content';

interface Figure {
  readonly width: number;
  readonly height: number;
  readonly art: string;
}
const GREEN = '#6f9a48';
const DARK = '#4b6e30';
const shadow = (x: number, y: number, rx: number): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="3.2" fill="${INK}" opacity=".3"/>`;
const wheels = (xs: readonly number[], y: number): string => xs.map((x) => inked(`M${x - 5} ${y}h10v6h-10z`, '#5b5146', 1.8)).join('');
const tracks = inked('M8 25h44q6 0 6 5t-6 5h-42q-6 0 -6 -5t4 -5z', '#5b5146', 2) + [14, 24, 34, 44].map((x) => inked(`M${x - 3} 27h6v6h-6z`, '#a99a84', 1.5)).join('');

const infantry: Figure = {
  width: 26, height: 38,
  art: shadow(13, 35, 11) + inked('M3 36q0 -4 10 -4t10 4z', DARK, 1.6) + inked('M8 32V21h10v11h-4v-6h-2v6z', GREEN, 1.8) + inked('M7 21q0 -9 6 -9t6 9z', GREEN, 1.8) +
    inked('M7.5 9.5q0 -7 6 -7t6 7z', DARK, 1.8) + inked('M9 9.5h8v3q-4 3 -8 0z', '#f0cfa0', 1.5) + stroke('M1 13L15 19', 2.8),
};
const police: Figure = {
  width: 28, height: 40,
  art: shadow(14, 37, 11) + inked('M7 38V22h14v16h-5v-7h-4v7z', '#3a5f98', 1.8) + inked('M8 12h12v6q-6 6 -12 0z', '#f0cfa0', 1.8) + inked('M5 12q-1 -9 9 -9t9 9z', '#2a4674', 1.8) +
    inked('M12 5h4v4h-4z', '#f2b233', 1.2) + stroke('M3 20L8 25M25 20L20 25', 2.6),
};
const tank: Figure = {
  width: 60, height: 38,
  art: shadow(30, 35, 27) + inked('M2 12h26v5h-26z', DARK, 1.8) + inked('M20 18q2 -12 12 -12h8q10 0 11 12z', GREEN, 2) + inked('M8 18h46l-2 8h-42z', GREEN, 2) + tracks + inked('M30 2h8v4h-8z', DARK, 1.6),
};
const flame: Figure = {
  width: 60, height: 38,
  art: shadow(30, 35, 27) + inked('M14 12q-8 -7 -13 1q4 0 4 4q4 2 9 -1z', '#f2742e', 1.8) + inked('M12 11h18v5h-18z', '#5b5146', 1.8) + inked('M22 18q2 -12 12 -12h8q9 0 10 12z', '#b0552f', 2) +
    inked('M8 18h46l-2 8h-42z', '#b0552f', 2) + tracks,
};
const rockets: Figure = {
  width: 60, height: 42,
  art: shadow(30, 39, 27) + inked('M4 17L36 5l5 11L10 29z', '#8b9680', 2) + stroke('M6 21L38 9M8 25L40 13', 1.6) + inked('M4 17l6 12l-5 1l-5 -9z', '#d8452e', 1.8) +
    inked('M8 28h46v7h-46z', GREEN, 2) + inked('M42 15h12v13h-12z', GREEN, 2) + inked('M45 18h7v5h-7z', '#d9f0f0', 1.5) + wheels([14, 26, 48], 34),
};
const cryo: Figure = {
  width: 56, height: 42,
  art: shadow(28, 39, 25) + inked('M2 9L34 14v8L2 13z', '#7fb8d8', 2) + inked('M28 8q14 -3 18 8q-2 10 -16 10q-8 -8 -2 -18z', '#4e86b0', 2) + stroke('M36 12v9M31.5 16.5h9M33 13.5l6 6M39 13.5l-6 6', 1.5, '#e9fbff') +
    inked('M14 27h38v8h-38z', '#5f6f7c', 2) + wheels([20, 46], 34),
};
const copter: Figure = {
  width: 62, height: 42,
  art: shadow(30, 40, 18) + inked('M8 20Q8 8 26 8Q44 8 44 20Q42 29 22 29Q8 29 8 20Z', '#71833c', 2) + inked('M42 14L60 9V17L42 22Z', '#71833c', 2) + inked('M11 19Q13 11 22 11V19H11Z', '#d9f0f0', 1.6) +
    stroke('M2 4H50M26 4V8M60 4V20M14 34H38M20 29V34M32 29V34', 2.4),
};
const robot: Figure = {
  width: 46, height: 60,
  art: shadow(23, 57, 19) + inked('M10 56V40h9v16zM27 56V40h9v16z', '#6b7c8c', 2) + inked('M8 20h30v22h-30z', '#9fb0ba', 2.2) + inked('M14 5h18v13h-18z', '#9fb0ba', 2.2) + inked('M17 9h12v4h-12z', '#ffd23f', 1.6) +
    inked('M2 20h6v20h-6zM38 20h6v20h-6z', '#6b7c8c', 2) + inked('M16 26h14v8h-14z', '#d8452e', 1.8) + stroke('M23 5V1', 2),
};
const FIGURES: Readonly<Record<string, Figure>> = {
  'infantry-platoon': infantry, police, 'battle-tank': tank, 'flame-tank': flame, 'rocket-artillery': rockets, 'cryo-cannon': cryo, hellicopters: copter, 'giant-robot': robot,
};
/** Returns the figure of a Unit's card. */
export const figure = (name: string): Figure | null => FIGURES[name] ?? null;

const DIE: Record<Colour, readonly [fill: string, ink: string]> = {
  white: ['#fffaf0', INK], black: [INK, '#fffaf0'], red: ['#c3301f', '#fffaf0'], green: ['#2f7a35', '#fffaf0'], blue: ['#2a63a8', '#fffaf0'],
};
const BLOCK = 'M5 1.5H19Q22.5 1.5 22.5 5V19Q22.5 22.5 19 22.5H5Q1.5 22.5 1.5 19V5Q1.5 1.5 5 1.5Z';
const rim = (colour: Colour): string => (colour === 'black' ? '<path d="M5 3.6H19Q20.4 3.6 20.4 5V19Q20.4 20.4 19 20.4H5Q3.6 20.4 3.6 19V5Q3.6 3.6 5 3.6Z" fill="none" stroke="#fff4da" stroke-width="1"/>' : '');

/** A die that carries how many are thrown; view box 0 0 24 24. */
export const die = (colour: Colour, count: number): string =>
  `<path d="${BLOCK}" fill="${DIE[colour][0]}" stroke="${INK}" stroke-width="2"/>${rim(colour)}<text x="12" y="17.2" text-anchor="middle" font-weight="800" font-size="14.5" font-family="var(--ui)" fill="${DIE[colour][1]}">${count}</text>`;

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
const BURST_RAYS = Array.from({ length: 20 }, (_, i) => {
  const [angle, r] = [(i / 20) * Math.PI * 2, i % 2 ? 19 : 26];
  return `${i ? 'L' : 'M'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r * 0.8 + 3).toFixed(1)}`;
}).join('');
const BURST = inked(`${BURST_RAYS}Z`, '#ffd23f', 1.8);
/** A die that lies on the road, its centre on (0, 0): a hit in a yellow burst, a miss with a bar below it. */
export function lying(colour: Colour, face: number, hit: boolean, turn: number): string {
  const [fill, ink] = DIE[colour];
  const pips = (PIPS[face] ?? []).map(([x, y]) => `<rect x="${(x * 7 - 2.4).toFixed(1)}" y="${(y * 5.8 - 4.6).toFixed(1)}" width="4.8" height="4.3" rx="1" fill="${ink}"/>`).join('');
  const edge = colour === 'black' ? '<path d="M-10.5 -10.5H10.5V5.5H-10.5Z" fill="none" stroke="#fff4da" stroke-width="1"/>' : '';
  return (
    (hit ? BURST : '') +
    `<ellipse cx="3" cy="13" rx="17" ry="5" fill="${INK}" opacity=".4"/><g transform="rotate(${turn})">${inked('M-13 6V14H13V6Z', colour === 'white' ? '#cdbfa8' : '#120b19', 2)}${inked('M-13 -13H13V8H-13Z', fill, 2)}${edge}${pips}</g>` +
    (hit ? '' : stroke('M-6 22h12', 2.4, '#fffaf0'))
  );
}
