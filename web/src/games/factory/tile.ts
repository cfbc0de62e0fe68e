// A tile of 100 x 100, drawn from the edges it shows, its own number and whether it has an eye. All variety keeps away from
// the borders, so that any legal layout is one creature.
import { body, limb, smooth, tenth as n, trace, type Part, type Point } from '../../lib/field';
import { INK, print, spike, uid, type Gaze } from '../../lib/ink';
import { dice, type Dice } from './dice';
import { HALF, HIDES, WAYS, place, radius, type Joint, type Kind } from './limbs';
import { middle, outgrow } from './middle';
import { THICK_BLIND, THICK_EYED } from './thick';
import { THIN_BLIND, THIN_EYED } from './thin';
import { AMBER } from './trinkets';

export interface Look {
  /** Clockwise from the top, as the tile lies: t thin, K thick, . blank. */
  readonly edges: string;
  /** How many quarters it was turned, so that its dice fall the same. */
  readonly turn: number;
  readonly seed: number;
  readonly eyed: boolean;
  readonly gaze?: Gaze;
}
interface Build {
  parts: Part[];
  back: string;
  front: string;
  k: number;
  crest: number;
  centre: Point;
}
const BOX = [-14, -14, 114, 114] as const;
const NEAR = 14; // lumps fade out so far before a border
const spell = (point: Point): string => point.map(n).join(' ');

const incoming = ({ kind, way }: Joint): readonly (readonly [number, number, number])[] => {
  const p = place(way);
  return [radius(p(-18, 0), HALF[kind]), radius(p(12, 0), HALF[kind])];
};

function end(joint: Joint, chance: Dice, s: number, { eyed, gaze = [0.4, 0.3] }: Look): Build {
  const ends = joint.kind === 't' ? (eyed ? THIN_EYED : THIN_BLIND) : eyed ? THICK_EYED : THICK_BLIND;
  const made = chance.pick(ends)({ p: place(joint.way), from: joint.way, s, chance, gaze, eyed });
  const parts = [limb([incoming(joint)[0]!, ...made.stem]), ...(made.parts ?? [])];
  return { parts, back: made.back ?? '', front: made.front ?? '', k: made.k ?? 9, crest: 0, centre: [50, 50] };
}

function bridge([one, two]: readonly [Joint, Joint], main: Kind, mixed: boolean, chance: Dice, s: number, eyed: boolean): { parts: Part[]; centre: Point; room: number; roomy: boolean } {
  const [a, b] = [place(one.way), place(two.way)];
  const [ha, hb] = [HALF[one.kind], HALF[two.kind]];
  const facing = (one.way + 2) % 4 === two.way;
  const sway = facing ? chance.between(3, 7) * s * (main === 't' ? 1.3 : 0.6) : 0;
  const centre: Point = facing ? a(50, sway) : [(a(44, 0)[0] + b(44, 0)[0]) / 2, (a(44, 0)[1] + b(44, 0)[1]) / 2];
  const roomy = eyed || chance() < 0.45;
  const r = main === 't' ? (roomy ? 20 : 12.5) : mixed ? 26 : facing ? chance.between(28, 32) : 27;
  const path = limb([
    radius(a(-18, 0), ha), radius(a(12, 0), ha), radius(a(24, sway * 0.4), ha), radius(centre, Math.min(r, (ha + hb) / 2 + 3)),
    radius(b(24, -sway * 0.4), hb), radius(b(12, 0), hb), radius(b(-18, 0), hb),
  ]);
  return { parts: [path, { x: centre[0], y: centre[1], rx: r, ry: r * 0.94 }], centre, room: main === 't' ? (roomy ? 15 : 8) : 20, roomy };
}

function crossing(joints: readonly Joint[], main: Kind): { parts: Part[]; centre: Point; room: number; roomy: boolean } {
  const r = main === 't' ? 22 : joints.filter(({ kind }) => kind === 'K').length > 1 ? 33 : 28;
  const pull = joints.length === 3 ? 3 : 0;
  const centre: Point = [50 + pull * joints.reduce((q, { way }) => q + WAYS[way]![0], 0), 50 + pull * joints.reduce((q, { way }) => q + WAYS[way]![1], 0)];
  const limbs = joints.map((joint) => limb([...incoming(joint), radius(centre, Math.min(HALF[joint.kind], r))]));
  return { parts: [...limbs, { x: centre[0], y: centre[1], rx: r, ry: r * 0.95 }], centre, room: main === 't' ? 16 : 21, roomy: true };
}

function joined(joints: readonly Joint[], main: Kind, chance: Dice, s: number, { eyed, turn, gaze = [0.4, 0.3] }: Look): Build {
  const [one, two] = joints;
  const mixed = joints.some(({ kind }) => kind === 't') && main === 'K';
  const made = joints.length === 2 ? bridge([one!, two!], main, mixed, chance, s, eyed) : crossing(joints, main);
  const [x, y] = made.centre;
  const joint = { x, y, main, hide: HIDES[main], chance };
  const art = middle(joint, made.room, made.roomy, eyed, gaze);
  const R = main === 'K' ? (joints.length === 2 && mixed ? 24 : 28) : 13;
  const grown = outgrow(joint, [0, 1, 2, 3].map((i) => (i + turn) % 4), new Set(joints.map(({ way }) => way)), R);
  return { parts: [...made.parts, ...grown.parts], back: grown.back, front: art + grown.front, k: main === 'K' ? 13 : 9, crest: grown.crest, centre: made.centre };
}

/** Rings on thin limbs: pitch 12, first at 6, so that the rhythm runs on across a border. */
function rings(thin: readonly Joint[]): string {
  return thin
    .flatMap(({ way }) => [6, 18].map((a) => ({ p: place(way), a })))
    .map(({ p, a }) => `<path d="M${spell(p(a, -16))}Q${spell(p(a + 4, 0))} ${spell(p(a, 16))}" fill="none" stroke="${HIDES.t.mark}" stroke-width="4.4"/>`)
    .join('');
}

/** Spots and freckles on thick bodies, and wedges from both flanks of thick limbs, pitch 16.7, first at 8.3. */
function freckles(thick: readonly Joint[], joints: number, field: (x: number, y: number) => number, chance: Dice, s: number): string {
  let marks = '';
  for (let i = 0; i < 5; i++) {
    const [x, y, r] = [chance.between(16, 84), chance.between(16, 84), chance.between(4, 8)];
    if (field(x, y) < -r) marks += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="#9a70c8"/>`;
  }
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [chance.between(8, 92), chance.between(8, 92), chance.between(1.1, 3.1)];
    if (field(x, y) < -4) marks += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${HIDES.K.mark}"/>`;
  }
  for (const { way } of thick) {
    const at = (a: number, b: number): string => spell(place(way)(a, b));
    for (const a of joints < 3 ? [8.33, 25] : [8.33])
      for (const e of [-1, 1])
        marks += `<path d="M${at(a - 3.6, e * 29)}Q${at(a - 1, e * 20)} ${at(a + e * s, e * 14.5)}Q${at(a + 2.4, e * 21)} ${at(a + 3.6, e * 29)}Z" fill="${HIDES.K.shade}"/>`;
  }
  return marks;
}

/** Spikes on every flank that looks up, on a pitch that runs on across borders. */
function ridge(loops: readonly (readonly Point[])[], field: (x: number, y: number) => number, joints: readonly Joint[], main: Kind, { crest, centre }: Build): string {
  const gate = ({ way }: Joint, x: number, y: number): number => Math.hypot(50 + WAYS[way]![0] * 50 - x, 50 + WAYS[way]![1] * 50 - y);
  const thin = joints.filter(({ kind }) => kind === 't');
  let spikes = '';
  for (const loop of loops)
    loop.forEach(([ax, ay], i) => {
      const [bx, by] = loop[(i + 1) % loop.length]!;
      for (let x = 6.25; x < 100; x += 12.5) {
        if ((ax - x) * (bx - x) >= 0) continue;
        const y = ay + ((by - ay) * (x - ax)) / (bx - ax);
        const [nx, ny] = [field(x + 0.5, y) - field(x - 0.5, y), field(x, y + 0.5) - field(x, y - 0.5)];
        const length = Math.hypot(nx, ny) || 1;
        const far = joints.length === 1 && gate(joints[0]!, x, y) > 44;
        if (ny / length >= -0.72 || y <= 9 || y >= 99 || far || (crest > 0 && Math.abs(x - centre[0]) < crest)) continue;
        const green = thin.length > 0 && (main === 't' || thin.some((joint) => gate(joint, x, y) < 30));
        spikes += spike([x, y], [(nx / length) * 0.6, ny / length], green ? 7 : 11, green ? 4 : 5.4, { fill: green ? '#f7d154' : AMBER, lean: 2 });
      }
    });
  return spikes;
}

/** Where green grows out of purple: the green hide again, cut off by a scalloped collar. */
function collar({ way }: Joint, d: string, inside: string): string {
  const [depth, half] = [25, 17];
  const at = (a: number, b: number): string => spell(place(way)(a, b));
  const wave = [-1, -0.5, 0, 0.5].map((q) => `Q${at(depth + 7, half * (q + 0.25))} ${at(depth, half * (q + 0.5))}`).join('');
  const [zone, skin] = [uid('a'), uid('k')];
  return (
    `<clipPath id="${zone}"><path d="M${at(-18, -half)}L${at(depth, -half)}${wave}L${at(-18, half)}Z"/></clipPath><g clip-path="url(#${zone})">${print(d, HIDES.t, { inside })}</g>` +
    `<clipPath id="${skin}"><path d="${d}"/></clipPath><path clip-path="url(#${skin})" d="M${at(depth, -half)}${wave}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`
  );
}

interface Outline {
  readonly loops: readonly (readonly Point[])[];
  readonly d: string;
}
const outlines = new Map<string, Outline>();
const MOST = 600;

/** Traces a body, or remembers it: eyes that look elsewhere change nothing of it. */
function outlineOf({ edges, turn, seed, eyed }: Look, field: (x: number, y: number) => number): Outline {
  const key = `${edges}/${turn}/${seed}/${eyed}`;
  const known = outlines.get(key);
  if (known) return known;
  if (outlines.size > MOST) outlines.clear();
  const loops = trace(field, BOX, 2);
  const made = { loops, d: loops.map((loop) => smooth(loop)).join('') };
  outlines.set(key, made);
  return made;
}

/** Draws one tile as an SVG group. Faces stay upright and the light stays where it is: a turned tile is drawn anew. */
export function tile(look: Look): string {
  const chance = dice(look.seed);
  const s = chance() < 0.5 ? -1 : 1;
  const own = [0, 1, 2, 3].map((i) => (i + look.turn) % 4); // the tile's own order of sides
  const joints = own.flatMap((way): Joint[] => (look.edges[way] === '.' ? [] : [{ kind: look.edges[way] as Kind, way }]));
  const [thin, thick] = [joints.filter(({ kind }) => kind === 't'), joints.filter(({ kind }) => kind === 'K')];
  const main: Kind = thick.length > 0 ? 'K' : 't';
  const made = joints.length === 1 ? end(joints[0]!, chance, s, look) : joined(joints, main, chance, s, look);

  const soft = body(made.parts, made.k);
  const phase = chance.between(0, 6);
  const far = (v: number): number => Math.max(0, Math.min(1, (Math.min(v, 100 - v) - NEAR) / 12));
  const field = (x: number, y: number): number => soft(x, y) + 0.9 * Math.sin(x * 0.16 + phase) * Math.sin(y * 0.14 - phase) * far(x) * far(y);
  const { loops, d } = outlineOf(look, field);

  const ringed = rings(thin);
  const marks = main === 't' ? ringed : freckles(thick, joints.length, field, chance, s);
  const skin = print(d, HIDES[main], { inside: marks }) + (main === 'K' ? thin.map((joint) => collar(joint, d, ringed)).join('') : '');
  // Tiles bleed a little over their border, where both neighbours draw the same: no seam shows at any zoom.
  const clip = uid('t');
  return (
    `<clipPath id="${clip}"><rect x="-.8" y="-.8" width="101.6" height="101.6"/></clipPath><g clip-path="url(#${clip})">` +
    `${ridge(loops, field, joints, main, made)}${made.back}${skin}${made.front}</g>`
  );
}
