// How large a monster is in the drawing: its height grows by the notches of the yardstick beside it.

/** The height of a monster of a Size in the street's pixels at scale 1. */
export const tall = (size: number): number => 42 + size * 15;
/** The room that a monster with its yardstick takes: left and right of its foot, above and below it. */
export const room = (size: number): { readonly left: number; readonly right: number; readonly top: number } => {
  const scale = tall(size) / 142;
  return { left: Math.round(92 * scale + 4), right: Math.round(84 * scale + 10), top: Math.max(tall(8) + 8, Math.round(176 * scale)) };
};
export const STICK = 40;
export const FOOT = 26;
