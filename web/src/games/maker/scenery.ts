// The churchyard at night, behind graves and gallows.
import { CREAM, flat, inked, stroke } from '../../lib/ink';

const star = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.6" fill="${CREAM}" opacity=".7"/>`;

/** Draws sky, moon and hills, 700 x 170; a wider place shows more sky at its sides. */
export const night = (): string =>
  flat('M-600 0H1300V170H-600Z', '#2c3a5c') +
  [[30, 22], [118, 14], [214, 30], [300, 12], [405, 24], [520, 16], [660, 34], [-80, 26], [790, 20], [905, 38]].map(([x, y]) => star(x!, y!)).join('') +
  '<circle cx="352" cy="40" r="26" fill="#f3ecc4"/><g fill="#d8d09c"><circle cx="344" cy="34" r="5"/><circle cx="360" cy="48" r="7"/><circle cx="362" cy="28" r="3"/></g>' +
  flat('M-600 96Q-300 60 0 92Q120 62 260 90T520 84Q610 70 700 92Q1000 64 1300 90V170H-600Z', '#3f5637') +
  flat('M-600 118Q-200 92 120 112T460 108T700 112Q1000 96 1300 112V170H-600Z', '#4c6741');

/** Draws the gallows, 90 x 90. */
export const gallows = (): string =>
  inked('M66 4H74V86H66Z', '#6d4a30', 2.4) + inked('M14 4H80V12H14Z', '#7d5637', 2.4) + stroke('M66 28L50 12', 5, '#6d4a30') +
  stroke('M24 12V34', 3, '#c9b48a') + `<ellipse cx="24" cy="42" rx="6" ry="9" fill="none" stroke="#c9b48a" stroke-width="3"/>`;

/** Draws a hole where nothing is left, 48 x 24. */
export const hole = (): string => '<ellipse cx="24" cy="12" rx="23" ry="11" fill="#1d100c" stroke="#21182c" stroke-width="2.4"/>';
