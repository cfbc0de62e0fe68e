// The landings of practised throws, from the file that the bots aim by as well: how hard for how far, and how it scatters.
export interface Technique {
  readonly name: string;
  /** Micrometres, microradians, thousandths of a radian a second, microradians. */
  readonly height: number;
  readonly elevation: number;
  readonly spin: number;
  readonly attitude: number;
  readonly nodes: readonly Node[];
}
interface Node {
  /** Micrometres from the hand to where it comes to rest, millimetres a second, microradians that one aims aside. */
  readonly distance: number;
  readonly speed: number;
  readonly aside: number;
  readonly landings: Readonly<Record<string, readonly Landing[]>>;
}
/** Beyond the goal and left of it in millimetres, turned in radians, and whether it came to rest on its other side. */
export type Landing = readonly [beyond: number, left: number, turn: number, over: boolean];

/** Reads the file of practised throws. */
export function read(text: string): readonly Technique[] {
  const found: (Technique & { nodes: Node[] })[] = [];
  for (const line of text.split('\n')) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === 'technique') {
      const [name = '', height = '', elevation = '', spin = '', attitude = ''] = rest;
      found.push({ name, height: +height, elevation: +elevation, spin: +spin, attitude: +attitude, nodes: [] });
    } else if (word === 'distance') {
      const [distance = 0, speed = 0, aside = 0] = rest.map(Number);
      found.at(-1)?.nodes.push({ distance, speed, aside, landings: {} });
    } else if (word !== '' && word !== '#') {
      const landings = rest.map((each): Landing => {
        const [beyond = 0, left = 0, turn = 0, over = 0] = each.split(',').map(Number);
        return [beyond / 10, left / 10, turn / 1000, over > 0];
      });
      (found.at(-1)?.nodes.at(-1)?.landings as Record<string, Landing[]>)[word] = landings;
    }
  }
  return found;
}

function between(xs: readonly number[], ys: readonly number[], x: number): number {
  if (x <= xs[0]!) return ys[0]!;
  for (let n = 1; n < xs.length; n++) {
    if (x <= xs[n]!) return ys[n - 1]! + ((ys[n]! - ys[n - 1]!) * (x - xs[n - 1]!)) / (xs[n]! - xs[n - 1]!);
  }
  return ys.at(-1)!;
}
const column = (technique: Technique, name: 'distance' | 'speed' | 'aside'): number[] => technique.nodes.map((node) => node[name]);

/** Returns the speed and how far aside one aims, for a distance in micrometres. */
export const effort = (technique: Technique, distance: number): { readonly speed: number; readonly aside: number } => ({
  speed: between(column(technique, 'distance'), column(technique, 'speed'), distance),
  aside: between(column(technique, 'distance'), column(technique, 'aside'), distance),
});

/** Returns the distance that a speed leads to. */
export const reach = (technique: Technique, speed: number): number => between(column(technique, 'speed'), column(technique, 'distance'), speed);

/** Returns how throws of a skill scatter about a distance: the practised ones next to it, scaled to it. */
export function scatter(technique: Technique, skill: string, distance: number): readonly Landing[] {
  const near = technique.nodes.toSorted((a, b) => Math.abs(a.distance - distance) - Math.abs(b.distance - distance)).slice(0, 2);
  return near.flatMap((node) => {
    const scale = distance / node.distance;
    return (node.landings[skill] ?? []).map(([beyond, left, turn, over]): Landing => [beyond * scale, left * scale, turn, over]);
  });
}
