// Locations as buildings: each design is data, composed from a wall, a roof, windows, a sign and extras. Numbers of the
// rules are not here. Silhouette first: two designs must differ without colour at 60 px.

export type RoofKind = 'flat' | 'gable' | 'hip' | 'gambrel' | 'dome' | 'saw' | 'hangar' | 'merlons' | 'steps';
export type ExtraKind =
  | 'chimney' | 'stack' | 'awning' | 'flag' | 'columns' | 'cooling' | 'silo' | 'clock' | 'fence' | 'mast' | 'crane' | 'boxes' | 'tent' | 'barrels' | 'gate' | 'dam' | 'needle' | 'rig' | 'runway' | 'boat';
export type Extra = readonly [kind: ExtraKind, colour?: string];
export interface Roof {
  readonly kind: RoofKind;
  readonly c?: string;
  /** How high it is, the colour of its slope or drum, and how far above the wall it stands. */
  readonly rh?: number;
  readonly side?: string;
  readonly on?: number;
}
export interface Windows {
  readonly rows?: number;
  readonly cols?: number;
  readonly kind?: 'grid' | 'cross' | 'arch';
  readonly foot?: number;
}
export interface Design {
  readonly wall: string;
  readonly w: number;
  readonly h: number;
  readonly roof?: Roof;
  readonly win?: Windows;
  readonly door?: readonly [w: number, h: number, x: number, colour: string];
  readonly shop?: boolean;
  /** Blocks on the roof: where from, how wide (shares of the width), height, rows and columns of windows. */
  readonly tiers?: readonly (readonly [from: number, width: number, height: number, rows: number, cols: number])[];
  readonly bands?: readonly number[];
  readonly behind?: readonly Extra[];
  readonly extra?: readonly Extra[];
  /** Where the sign with the card's picture hangs and how large; left out: on the roof; none: it has no sign. */
  readonly signAt?: readonly [x: number, y: number, size: number] | 'none';
  readonly tone?: string;
  /** Leans and cracks instead of losing pieces in mid-air. */
  readonly frail?: boolean;
}

const PLAIN: Design = { wall: '#d9b48a', w: 80, h: 60, roof: { kind: 'flat', c: '#a8543c' }, win: { rows: 2, cols: 3, foot: 8 } };

const DESIGNS: Readonly<Record<string, Design>> = {
  'family-farm': { wall: '#c8452f', w: 74, h: 44, roof: { kind: 'gambrel', side: '#6f4a52' }, door: [26, 30, 0, '#8f2f25'], extra: [['silo'], ['fence']], signAt: 'none' },
  'cattle-ranch': { wall: '#e0b878', w: 84, h: 36, roof: { kind: 'hip', c: '#8a5a3c', rh: 24 }, win: { rows: 1, cols: 3, kind: 'cross', foot: 6 }, extra: [['fence', '#d9b48a']], tone: '#8a5a3c' },
  'grain-silo': { wall: '#c9a66a', w: 44, h: 40, roof: { kind: 'gable', c: '#8a5a3c', rh: 20 }, door: [18, 22, 0, '#6b3a2a'], behind: [['silo', '#d9c9a0']], extra: [['fence', '#d9b48a']], tone: '#d8a62e' },
  'roadside-diner': { wall: '#7fc0b4', w: 86, h: 38, roof: { kind: 'flat', c: '#f1dfa6' }, shop: true, tone: '#e8743c' },
  'camping-ground': { wall: '#d8603c', w: 84, h: 0, extra: [['tent', '#d8603c']], signAt: 'none' },
  'toxic-waste-dump': { frail: true, wall: '#d8a62e', w: 86, h: 0, extra: [['barrels']], signAt: [26, -38, 26], tone: '#3d3557' },
  'fishing-village': { wall: '#7fa8c4', w: 62, h: 34, roof: { kind: 'gable', c: '#a8543c', rh: 26 }, win: { rows: 1, cols: 2, kind: 'cross', foot: 8 }, behind: [['chimney', '#8d7f86']], extra: [['boat', '#c8452f']], tone: '#2f6fb8', signAt: 'none' },
  suburb: { wall: '#f1dfa6', w: 76, h: 46, roof: { kind: 'gable', c: '#b5473a', rh: 34 }, win: { rows: 1, cols: 3, kind: 'cross', foot: 8 }, behind: [['chimney']], extra: [['fence']], signAt: 'none' },
  supermarket: { wall: '#e9a45e', w: 104, h: 50, roof: { kind: 'flat', c: '#c3533a' }, shop: true, extra: [['awning', '#3f8f6c']], tone: '#3f8f6c' },
  'train-station': { wall: '#d08a5c', w: 110, h: 52, roof: { kind: 'hip', c: '#4f7f86', rh: 22 }, win: { rows: 1, cols: 5, kind: 'arch', foot: 4 }, behind: [['clock', '#d08a5c']], signAt: [34, -62, 24] },
  'office-block': { wall: '#a8b7c4', w: 74, h: 112, roof: { kind: 'flat', c: '#6f8596' }, win: { rows: 6, cols: 4, foot: 4 }, tone: '#3f7fb0' },
  'police-station': { wall: '#8fa6c4', w: 88, h: 58, roof: { kind: 'merlons', c: '#5f7aa0' }, win: { rows: 1, cols: 4, foot: 22 }, door: [20, 24, 0, '#2a4674'], extra: [['flag', '#2f6fb8']], tone: '#2f6fb8', signAt: [8, -38, 22] },
  'shopping-mall': { wall: '#e5927a', w: 122, h: 74, roof: { kind: 'flat', c: '#b5473a' }, win: { rows: 1, cols: 5, foot: 32 }, shop: true, extra: [['awning', '#b5473a']], tone: '#e8743c' },
  hospital: { wall: '#f4ead6', w: 92, h: 80, roof: { kind: 'flat', c: '#a9c9c4' }, win: { rows: 3, cols: 5, foot: 20 }, door: [24, 20, 0, '#3f8f8c'], tone: '#c3301f' },
  zoo: { wall: '#d9b48a', w: 92, h: 0, extra: [['gate', '#d9b48a']], tone: '#7f8c98', signAt: [0, -60, 30] },
  slaughterhouse: { wall: '#b06a5a', w: 100, h: 44, roof: { kind: 'saw', c: '#8d5a52' }, win: { rows: 1, cols: 4, foot: 14 }, door: [26, 26, 26, '#5b3a3a'], behind: [['stack', '#8d7f86']], signAt: [-24, -30, 26], tone: '#c3301f' },
  'container-harbor': { frail: true, wall: '#c3533a', w: 104, h: 0, behind: [['crane']], extra: [['boxes']], signAt: 'none' },
  'oil-rig': { frail: true, wall: '#e0a83a', w: 96, h: 0, extra: [['rig', '#e0a83a']], signAt: 'none' },
  'army-barracks': { wall: '#8a9a5a', w: 96, h: 10, roof: { kind: 'hangar', c: '#8a9a5a' }, door: [26, 28, 0, '#4a5a2e'], extra: [['flag', '#c3301f']], tone: '#6f9a48', signAt: [28, -26, 20] },
  'military-airfield': { wall: '#7f8a6a', w: 72, h: 8, roof: { kind: 'hangar', c: '#9aa57f' }, door: [34, 24, 0, '#3d3557'], behind: [['needle', '#b7b09a']], extra: [['runway', '#7a7078']], signAt: 'none' },
  'genetics-lab': { wall: '#dfe6e2', w: 96, h: 54, roof: { kind: 'dome', c: '#7fb8a0', rh: 20, side: '#f4ead6' }, win: { rows: 2, cols: 5, foot: 12 }, door: [20, 18, 0, '#5d3a8e'], tone: '#a06ac0', signAt: [-26, -76, 26] },
  'nuclear-power-plant': { wall: '#c9bda6', w: 112, h: 26, behind: [['cooling']], roof: { kind: 'flat', c: '#a39a9c' }, win: { rows: 1, cols: 6, foot: 4 }, tone: '#d8a62e', signAt: [2, -24, 24] },
  skyscraper: { wall: '#7fa0a8', w: 66, h: 108, tiers: [[0.12, 0.76, 40, 3, 3]], roof: { kind: 'steps', c: '#6f8f98', on: 40 }, win: { rows: 6, cols: 4, foot: 10 }, door: [18, 14, 0, '#3d3557'], signAt: 'none' },
  airport: { wall: '#d6dde0', w: 108, h: 36, roof: { kind: 'flat', c: '#6f8596' }, win: { rows: 1, cols: 6, foot: 8 }, behind: [['needle', '#d6dde0']], extra: [['runway', '#7a7078']], tone: '#2f6fb8', signAt: [30, -58, 26] },
  stadium: { wall: '#e0c79a', w: 128, h: 52, roof: { kind: 'flat', c: '#b5473a' }, win: { rows: 1, cols: 7, kind: 'arch', foot: 8 }, bands: [44], extra: [['flag', '#c3301f']], tone: '#4f8a52' },
  'city-hall': { wall: '#e4d3ae', w: 108, h: 58, roof: { kind: 'dome', c: '#6fa08a', side: '#f4ead6' }, extra: [['columns']], win: { rows: 1, cols: 5, foot: 38 }, signAt: 'none' },
  'tv-tower': { frail: true, wall: '#c9bda6', w: 52, h: 46, roof: { kind: 'flat', c: '#8a7f8a' }, win: { rows: 2, cols: 3, foot: 8 }, extra: [['mast']], signAt: 'none' },
  'great-dam': { wall: '#b7b3b8', w: 132, h: 0, extra: [['dam', '#b7b3b8']], signAt: 'none' },
  'royal-palace': { wall: '#d9a9b6', w: 120, h: 66, tiers: [[0.02, 0.2, 40, 2, 1], [0.78, 0.2, 40, 2, 1]], roof: { kind: 'merlons', c: '#b87f95' }, win: { rows: 2, cols: 7, kind: 'arch', foot: 10 }, door: [20, 26, 0, '#6b3a52'], signAt: [0, -92, 26], tone: '#b5473a' },
  'sky-needle': { frail: true, wall: '#e7dcc0', w: 60, h: 16, roof: { kind: 'flat', c: '#8a7f8a' }, win: { rows: 1, cols: 4, foot: 2 }, behind: [['needle', '#e7dcc0']], signAt: 'none' },
  downtown: { wall: '#8f93b8', w: 126, h: 62, tiers: [[0.02, 0.3, 54, 4, 2], [0.35, 0.34, 84, 6, 3], [0.72, 0.26, 34, 2, 2]], roof: { kind: 'flat', c: '#6d7196' }, win: { rows: 3, cols: 7, foot: 10 }, door: [22, 16, 0, '#3d3557'], signAt: 'none' },
};

/** Returns the design of a Location's card; a designer's own cards get a plain house with their picture on it. */
export const design = (name: string): Design => DESIGNS[name] ?? PLAIN;

/** The room beside and above the walls that extras and roofs take: left, right, up. */
const ROOM: Partial<Record<ExtraKind | RoofKind, readonly [left: number, right: number, up: number]>> = {
  fence: [26, 0, 0], silo: [0, 27, 76], boat: [0, 34, 48], runway: [10, 24, 20], tent: [16, 22, 64], barrels: [0, 8, 60], crane: [8, 14, 128], boxes: [4, 14, 44], gate: [10, 10, 80], dam: [4, 12, 104], needle: [2, 4, 152], rig: [8, 8, 116], cooling: [0, 6, 114],
  mast: [0, 0, 142], gable: [6, 6, 34], hip: [5, 6, 32], gambrel: [6, 8, 48], dome: [0, 0, 60], saw: [0, 0, 26], hangar: [0, 2, 48], merlons: [4, 4, 24], steps: [0, 0, 68], flat: [3, 3, 18], clock: [0, 0, 118],
};
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly up: number;
}
/** The room a building takes round its foot, known before it is drawn, so that nothing jumps. */
export function extent({ w, h, roof, tiers = [], behind = [], extra = [], signAt }: Design): Extent {
  const found = [...(roof ? [ROOM[roof.kind]] : []), ...[...behind, ...extra].map(([kind]) => ROOM[kind])].map((room) => room ?? [0, 0, 0]);
  const wall = h + Math.max(roof?.on ?? 0, ...tiers.map((tier) => tier[2]), 0) + (roof ? (ROOM[roof.kind]?.[2] ?? 0) : 0) + (signAt === undefined ? 26 : 0);
  return { left: w / 2 + 6 + Math.max(0, ...found.map(([left]) => left)), right: w / 2 + 11 + Math.max(0, ...found.map(([, right]) => right)), up: Math.max(wall, ...found.map(([, , up]) => up)) };
}
