// Body parts in one figure's coordinates, so that the same drawing serves slab, card and coffin lid.
import { limb, outline, type Box, type Part } from '../../lib/field';
import { CREAM, INK, eye, inked, print, stroke, type Gaze, type Skin } from '../../lib/ink';

/** Kinds as the engine counts them. Right and left are the Monster's own. */
export const KINDS = ['armL', 'armR', 'legL', 'legR', 'head', 'brain'] as const;
export type Kind = (typeof KINDS)[number];
type Window = readonly [x: number, y: number, width: number, height: number];

const ALL: Box = [-140, -190, 140, 170];
const STRAW = '#c3c491';
/** Skins by value: a seam between two parts is always a change of colour as well. 0 is rotted. */
const SKINS: Record<number, Skin> = {
  0: { fill: '#98996a', shade: '#5f6142', light: STRAW },
  1: { fill: '#e3c3a0', shade: '#a57f66', light: '#f7e4c8' },
  2: { fill: '#c79a86', shade: '#875c58', light: '#e8c7b4' },
  3: { fill: '#7fa8ae', shade: '#466a78', light: '#b5d6d6' },
  4: { fill: '#a7bf7c', shade: '#627a52', light: '#d7e6ad' },
  5: { fill: '#b58bbd', shade: '#6d4a80', light: '#dcc0e0' },
};
const PINK: Skin = { fill: '#f08f9b', shade: '#a84d63', light: '#fcc6c6' };
const TORSO: Skin = { fill: '#cfc6a4', shade: '#8f8768', light: '#efe9cf' };
const skin = (kind: Kind, value: number): Skin => (kind === 'brain' ? PINK : (SKINS[value] ?? SKINS[5]!));

/** The window that shows a part alone. */
const WINDOW: Record<Kind, Window> = {
  head: [-56, -160, 112, 100],
  brain: [-44, -184, 88, 62],
  armR: [-126, -66, 96, 142],
  armL: [30, -66, 96, 142],
  legR: [-76, 30, 84, 132],
  legL: [-8, 30, 84, 132],
};
const SEAM: Partial<Record<Kind, readonly [number, number, number, number]>> = {
  head: [-24, -66, 24, -66],
  armR: [-44, -56, -52, -14],
  armL: [44, -56, 52, -14],
  legR: [-42, 48, -6, 54],
  legL: [6, 54, 42, 48],
};
const TAG: Record<Kind, readonly [number, number]> = { head: [54, -92], brain: [48, -152], armR: [-108, 84], armL: [108, 84], legR: [-72, 128], legL: [72, 128] };
const HOLE: Partial<Record<Kind, readonly [number, number]>> = { armR: [-74, -4], armL: [74, -4], legR: [-28, 92], legL: [28, 92], head: [26, -90] };

const side = (kind: Kind): number => (kind.endsWith('L') ? 1 : -1);

/** Strength shows in the silhouette: the higher the value, the thicker the limb. */
function shape(kind: Kind, value: number): Part[] {
  const t = 10 + Math.min(value, 5) * 1.5;
  const m = side(kind);
  if (kind.startsWith('arm')) return [limb([[m * 50, -36, t + 3], [m * 82, 4, t], [m * 88, 36, t - 1]]), { x: m * 90, y: 48, rx: t + 5, ry: t + 3, k: 5 }, limb([[m * 78, 40, 5], [m * 68, 52, 5]])];
  if (kind.startsWith('leg')) return [limb([[m * 24, 52, t + 4], [m * 28, 96, t + 1], [m * 30, 130, t]]), { x: m * 37, y: 141, rx: t + 9, ry: 11, k: 6 }];
  if (kind === 'brain') return [{ x: -15, y: -148, rx: 19, ry: 17 }, { x: 15, y: -148, rx: 19, ry: 17 }, { x: 0, y: -158, rx: 20, ry: 14 }, { x: 0, y: -142, rx: 28, ry: 12 }];
  return [limb([[-26, -122, 17], [26, -122, 17]]), limb([[-22, -94, 18], [22, -94, 18]]), limb([[-14, -84, 17], [14, -84, 17]])];
}

const outlines = new Map<string, string>();
function path(kind: Kind, value: number): string {
  const key = kind + value;
  const known = outlines.get(key) ?? outline(shape(kind, value), ALL, 9, 3);
  outlines.set(key, known);
  return known;
}

/** Draws cross stitches along a line. */
function stitches([x1, y1, x2, y2]: readonly [number, number, number, number], count: number, size: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * size, (dx / length) * size];
  let d = `M${x1} ${y1}L${x2} ${y2}`;
  for (let i = 0; i < count; i++) {
    const [x, y] = [x1 + (dx * (i + 0.5)) / count, y1 + (dy * (i + 0.5)) / count];
    d += `M${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}L${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}`;
  }
  return stroke(d, 2.4);
}

const FACE = stroke('M0 -104q-5 9 3 11M-22 -84q22 9 44 -3', 2.8) + inked('M-12 -82l3 -7l4 8zM10 -81l4 -7l3 6z', CREAM, 1.6) + stroke('M-34 -128q16 -10 30 -2M8 -128q12 -6 22 2', 4);
const FOLDS = 'M0 -170v42M-26 -152q8 -8 12 2t10 -2M-22 -140q8 6 14 -2M8 -156q8 -8 12 2q4 6 8 0M8 -140q8 8 18 0M-14 -164q6 -4 10 2';

/** Draws one part. */
export function part(kind: Kind, value: number, gaze: Gaze = [0.5, 0.5]): string {
  const m = side(kind);
  const tones = skin(kind, value);
  let drawn = print(path(kind, value), tones, { w: 3, depth: 5 });
  if (kind.startsWith('arm')) drawn += stroke(`M${m * 84} 54v8M${m * 92} 56v8M${m * 99} 52v8`, 2.2);
  if (kind.startsWith('leg')) drawn += stroke(`M${m * 36} 152v-6M${m * 45} 151v-6`, 2.2);
  if (kind === 'brain') drawn += stroke(FOLDS, 2.2);
  if (kind === 'head') {
    drawn += eye(-16, -112, 13, { gaze, lid: 0.34, tilt: 4, lidFill: tones.shade, iris: '#f4b53a', w: 2.6, low: 0.14 });
    drawn += value > 0 ? eye(19, -110, 10, { gaze, lid: 0.3, tilt: -6, lidFill: tones.shade, iris: '#58b4d8', w: 2.6 }) : stroke('M12 -116l14 12M26 -116l-14 12', 3.4);
    drawn += FACE;
  }
  const hole = value === 0 ? HOLE[kind] : undefined;
  if (hole) drawn += `<ellipse cx="${hole[0]}" cy="${hole[1]}" rx="6" ry="8" fill="#4a3b2f" stroke="${INK}" stroke-width="2"/>`;
  return drawn;
}

/** A toe tag with a value. */
const tag = (value: number, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inked('M-7 -14H7L14 -6V16H-14V-6Z', value === 0 ? STRAW : '#fffaf0', 2.2)}` +
  `<text y="11" text-anchor="middle" font-weight="800" font-size="20" font-family="var(--ui)" fill="${INK}">${value}</text></g>`;

/** Draws a Monster: values by kind, -1 where nothing is sewn on. */
export function figure(values: readonly number[], tags = 1.5): string {
  const sewn = new Map(KINDS.map((kind, i) => [kind, values[i] ?? -1]));
  const has = (kind: Kind): boolean => (sewn.get(kind) ?? -1) >= 0;
  const limbs: Kind[] = ['legR', 'legL', 'armR', 'armL'];
  let drawn = '';
  for (const kind of [...limbs, 'head', 'brain'] as Kind[])
    if (!has(kind) && (kind !== 'brain' || has('head'))) drawn += `<path d="${path(kind, 2)}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-dasharray="3 7" opacity=".55"/>`;
  for (const kind of limbs) if (has(kind)) drawn += part(kind, sewn.get(kind)!);
  drawn += print(outline([{ x: 0, y: 4, rx: 46, ry: 54 }, limb([[-36, -40, 17], [36, -40, 17]]), limb([[0, -60, 15], [0, -30, 20]])], ALL, 12, 3), TORSO, { w: 3.2, depth: 6 });
  drawn += stitches([0, -34, -3, 44], 7, 6);
  if (has('brain')) drawn += part('brain', sewn.get('brain')!);
  if (has('head'))
    drawn += part('head', sewn.get('head')!, [0.6, 0.3]) + (has('brain') ? inked('M-44 -128Q0 -142 44 -128L42 -120Q0 -132 -42 -120Z', '#b9c4cc') : inked('M-40 -122Q-38 -150 0 -150Q38 -150 40 -122Q20 -132 0 -128Q-20 -132 -40 -122Z', '#33273f', 2.6));
  for (const kind of KINDS) if (has(kind) && SEAM[kind]) drawn += stitches(SEAM[kind], 4, 6);
  for (const kind of KINDS) if (has(kind)) drawn += tag(sewn.get(kind)!, ...TAG[kind], tags);
  return drawn;
}

function placed(kind: Kind, drawn: string, width: number, height: number, y: number): string {
  const [x0, y0, w, h] = WINDOW[kind];
  const k = Math.min(width / w, height / h).toFixed(3);
  return `<g transform="translate(30 ${y}) scale(${k}) translate(${-(x0 + w / 2)} ${-(y0 + h / 2)})">${drawn}</g>`;
}

const LID = inked('M17 3H43L57 26L47 81H13L3 26Z', '#8a5a36', 3) + inked('M21 8H39L51 27L43 76H17L9 27Z', '#b98150', 1.6);

/** What the lid shows of a part besides its outline. */
const CUT: Partial<Record<Kind, string>> = {
  brain: stroke(FOLDS, 4.4, '#b98150'),
  head: '<circle cx="-16" cy="-112" r="9" fill="#b98150"/><circle cx="18" cy="-110" r="9" fill="#b98150"/>' + stroke('M-20 -84q20 9 40 -2', 6, '#b98150'),
};

/** The back, 60 x 84: a coffin with the part cut into its lid; a plain one for what nobody has seen. */
export function coffin(kind: Kind | null): string {
  if (kind === null) return LID;
  const letter = kind.endsWith('R') ? 'R' : kind.endsWith('L') ? 'L' : '';
  return LID + placed(kind, `<path d="${path(kind, 3)}" fill="#3a2416" stroke="#3a2416" stroke-width="5"/>${CUT[kind] ?? ''}`, 36, 40, letter ? 47 : 40) +
    `<text x="30" y="23" text-anchor="middle" font-weight="800" font-size="17" font-family="var(--ui)" fill="#2a1810">${letter}</text>`;
}

/** A front, 60 x 84: the part on a wooden table, its value on a tag. */
export const front = (kind: Kind, value: number): string =>
  inked('M4 3H56V81H4Z', '#d8b183', 3) + stroke('M5 28H55M5 54H55', 2, '#a87c4f') + placed(kind, part(kind, value), 44, 54, 50) + tag(value, 16, 18, 0.9);

/** A back whose front one has seen, 60 x 84: what a good player would remember. */
export const remembered = (kind: Kind, value: number): string =>
  coffin(kind) + inked('M6 60H54V83H6Z', value === 0 ? STRAW : '#fffaf0', 2.4) +
  `<path d="M11 71.5Q19 62.5 27 71.5Q19 80.5 11 71.5Z" fill="none" stroke="${INK}" stroke-width="2.2"/><circle cx="19" cy="71.5" r="3" fill="${INK}"/>` +
  `<text x="41" y="80" text-anchor="middle" font-weight="800" font-size="23" font-family="var(--ui)" fill="${INK}">${value}</text>`;

/** A tombstone, 50 x 58: a grave's number, or a robbery card that lies face down. */
export const stone = (number: number | null): string =>
  inked('M4 55V24Q4 4 25 4Q46 4 46 24V55Z', number === null ? '#4a5568' : '#a3adb4', 3) +
  (number === null ? eye(25, 30, 10, { lid: 0.45, lidFill: '#64758e', w: 2, gaze: [0, 0.4] }) : `<text x="25" y="42" text-anchor="middle" font-weight="700" font-size="32" font-family="var(--display)" fill="${INK}">${number}</text>`);

const PIPS = [[], [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]]] as const;
/** A die, 40 x 40: the red one for Study, the white one to roll. */
export const die = (value: number, colour: 'red' | 'white' = 'red'): string =>
  inked('M8 3H32Q37 3 37 8V32Q37 37 32 37H8Q3 37 3 32V8Q3 3 8 3Z', colour === 'red' ? '#c9302c' : '#fffaf0', 2.6) +
  (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${20 + x * 9}" cy="${20 + y * 9}" r="3.4" fill="${colour === 'red' ? CREAM : INK}"/>`).join('');
