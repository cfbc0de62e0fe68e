// The bots' faces, by the levels' names, which the server tells: each is drawn in a box of 48 by 48.
import { CREAM, eye, flat, grin, inked, stroke } from './ink';

type Face = () => string;

const CLOUD = 'M10 34C3 33 3 24 10 23C9 14 20 11 24 17C30 11 41 16 38 24C45 26 44 35 37 35Z';
const EGG = 'M24 5C34 5 40 18 40 28C40 38 33 44 24 44C15 44 8 38 8 28C8 18 14 5 24 5Z';
const SHELL = 'M8 27L14 22L20 28L26 21L32 28L40 23C41 37 34 45 24 45C14 45 7 38 8 27Z';

const FACES: Readonly<Record<string, Face>> = {
  // A cloud that looks two ways at once.
  random: () => inked(CLOUD, '#d8cfe6') + eye(18, 25, 5.5, { gaze: [-0.9, -0.5], lid: 0, iris: '#5aa9c9', w: 1.6 }) + eye(30, 26, 5.5, { gaze: [0.9, 0.6], lid: 0, iris: '#e8635a', w: 1.6 }) + stroke('M20 33Q24 36 28 32', 1.8),
  // Just out of its egg.
  hatchling: () => inked(EGG, '#9ad0a4') + eye(24, 18, 7.5, { gaze: [0, -0.4], lid: 0, w: 1.8 }) + inked(SHELL, CREAM) + flat('M15 34a2 2 0 1 0 4 0a2 2 0 1 0-4 0M28 37a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0', '#e0a458'),
  // All ears, one tooth.
  whelp: () =>
    inked('M12 22L4 6L19 13ZM36 22L44 6L29 13Z', '#c98a4b') + inked('M24 10C36 10 41 20 40 29C39 39 32 43 24 43C16 43 9 39 8 29C7 20 12 10 24 10Z', '#e0a458') +
    eye(24, 24, 8, { gaze: [0.2, 0.1], lid: 0.1, lidFill: '#c98a4b', w: 1.8 }) + stroke('M17 36Q24 40 31 36', 2) + inked('M25 38l3-.4l-1 4z', CREAM, 1.2),
  // Half-shut eyes that count your cards.
  greedy: () =>
    inked('M6 10L16 15L32 15L42 10L40 28C36 38 30 43 24 44C18 43 12 38 8 28Z', '#d9703c') + inked('M14 31Q24 36 34 31Q31 41 24 44Q17 41 14 31Z', CREAM, 1.6) +
    eye(17, 24, 5.4, { gaze: [0.7, 0.3], lid: 0.42, lidFill: '#a8420f', tilt: 14, w: 1.6 }) + eye(31, 24, 5.4, { gaze: [0.7, 0.3], lid: 0.42, lidFill: '#a8420f', tilt: -14, w: 1.6 }),
  // A jaw with a small head on top.
  brute: () =>
    inked('M13 16L6 5L17 11ZM35 16L42 5L31 11Z', CREAM) + inked('M13 11H35L41 30C41 40 34 44 24 44C14 44 7 40 7 30Z', '#6f8f3f') +
    eye(24, 20, 7, { gaze: [0, 0.2], lid: 0.34, lidFill: '#4d6628', w: 1.8 }) + grin(24, 31, 13, 4.5, { teeth: 6, w: 1.8 }),
  // Tusks, a heavy brow, no neck.
  ogre: () =>
    inked('M24 4C37 4 44 15 44 27C44 39 36 45 24 45C12 45 4 39 4 27C4 15 11 4 24 4Z', '#7d52a8') + eye(15.5, 21, 6, { gaze: [0.4, 0.3], lid: 0.4, lidFill: '#563474', tilt: 10, w: 1.8 }) +
    eye(32.5, 21, 6, { gaze: [-0.4, 0.3], lid: 0.4, lidFill: '#563474', tilt: -10, w: 1.8 }) + stroke('M13 35Q24 31 35 35', 2.4) + inked('M15 35l-2-10l6 8.5zM33 35l2-10l-6 8.5z', CREAM, 1.6),
  // A mountain that has woken up.
  titan: () =>
    inked('M2 46L9 24L14 28L18 8L24 16L30 3L34 25L39 20L46 46Z', '#4a4f6b') + flat('M18 8L24 16L21 20L16.5 16ZM30 3L33 20L28 14L26 11Z', '#f6ecd9', 0.9) +
    eye(24, 29, 8.5, { gaze: [0, 0.3], lid: 0.3, lidFill: '#2f3349', iris: '#ff8a3c', w: 2 }) + stroke('M13 41L18 39L24 42L30 39L35 41', 2.4),
};

/** Draws a bot's face; one that this page does not know has none. */
export const face = (bot: string): string => FACES[bot]?.() ?? '';
