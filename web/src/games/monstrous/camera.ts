// How the table is seen: from a little above, through one projection; what lies on it gets its local matrix, so text stays text.
import type { Point } from './aim';

/** A place on the screen, or on the table in millimetres with y pointing south. */
export type Spot = readonly [x: number, y: number];

export interface Camera {
  /** Where on the screen a place on the table is seen. */
  proj(place: Spot): Spot;
  /** Which place on the table is seen there. */
  back(seen: Spot): Spot;
  /** The matrix that lays a drawing in millimetres on a place of the table. */
  lay(place: Spot): string;
}
export interface Sight {
  readonly at: Spot;
  readonly to: Spot;
  readonly scale: number;
  /** Degrees by which one looks less than straight down. */
  readonly tilt: number;
  readonly far: number;
  /** The table is turned by a quarter, for a narrow screen. */
  readonly upright: boolean;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Makes a camera that shows one place of the table at one place of the screen. */
export function camera({ at, to, scale, tilt, far, upright }: Sight): Camera {
  const [c, s] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const turn = ([x, y]: Spot): Spot => (upright ? [y, -x] : [x, y]);
  const middle = turn(at);
  const proj = (place: Spot): Spot => {
    const [x, y] = turn(place);
    const q = far / (far - (y - middle[1]) * s * scale);
    return [to[0] + (x - middle[0]) * scale * q, to[1] + (y - middle[1]) * scale * c * q];
  };
  const back = ([x, y]: Spot): Spot => {
    const down = ((y - to[1]) * far) / (c * far + (y - to[1]) * s);
    const q = far / (far - down * s);
    const [tx, ty] = [middle[0] + (x - to[0]) / (scale * q), middle[1] + down / scale];
    return upright ? [-ty, tx] : [tx, ty];
  };
  const lay = (place: Spot): string => {
    const [o, a, b] = [proj(place), proj([place[0] + 1, place[1]]), proj([place[0], place[1] + 1])];
    return `matrix(${[a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1], o[0], o[1]].map(round).join(' ')})`;
  };
  return { proj, back, lay };
}

/** Straight down, one unit a millimetre. */
export const FLAT: Camera = { proj: (place) => place, back: (seen) => seen, lay: ([x, y]) => `translate(${round(x)} ${round(y)})` };

/** A closed or open line over the table as it is seen. */
export const path = (cam: Camera, places: readonly Spot[], closed = true): string => `M${places.map((place) => cam.proj(place).map(round).join(' ')).join('L')}${closed ? 'Z' : ''}`;

/** An ellipse on the table as it is seen: half axes in millimetres, turned counter-clockwise by degrees; y of its middle points north. */
export function ring(cam: Camera, [x, y]: Point, rx: number, ry: number, degrees: number): string {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const places = Array.from({ length: 48 }, (_, i): Spot => {
    const [u, v] = [Math.cos((i / 24) * Math.PI) * rx, Math.sin((i / 24) * Math.PI) * ry];
    return [x + u * c - v * s, -(y + u * s + v * c)];
  });
  return path(cam, places);
}
