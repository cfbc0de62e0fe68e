// The flight in three dimensions, out of the recorded frames. Loaded only when there is a flight to show.
import {
  BoxGeometry, BufferGeometry, CanvasTexture, Color, EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh, MeshBasicMaterial, PerspectiveCamera, PlaneGeometry,
  SRGBColorSpace, Scene, Vector3, WebGLRenderer, type Material, type Texture,
} from 'three';
import { INK, PAPER } from '../../lib/ink';
import { LOCATION, MONSTER } from './cards';
import { at, length, touch, type Flight, type Pose } from './flight';
import { HALF } from './sea';

export interface ShownCard {
  readonly card: number;
  readonly location: boolean;
  /** Drawings in millimetres, middle at (0, 0): the side whose normal is +z, and the other. */
  readonly top: string;
  readonly bottom: string;
  readonly pose: Pose;
}
export interface Show {
  readonly flight: Flight;
  readonly thrown: number;
  readonly cards: readonly ShownCard[];
  /** The table top as a drawing, and the patterns that all drawings use. */
  readonly table: string;
  readonly defs: string;
  readonly room: string;
}
export interface Running {
  readonly finished: Promise<void>;
  skip(): void;
}

const THICK = 0.0016;
const SLOW = 0.22;
const PACE = 0.75;
const HOLD_MS = 450;

/** Prints a drawing on a texture. */
async function texture(svg: string, w: number, h: number, pixels: number): Promise<Texture> {
  const image = new Image();
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-w / 2} ${-h / 2} ${w} ${h}" width="${pixels}" height="${Math.round((pixels * h) / w)}">${svg}</svg>`;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

function put(object: Group | Mesh, pose: Pose): void {
  object.position.set(pose[0], pose[1], pose[2]);
  object.quaternion.set(pose[4], pose[5], pose[6], pose[3]);
}

async function build(card: ShownCard, defs: string): Promise<Group> {
  const [w, h] = card.location ? LOCATION : MONSTER;
  const [top, bottom] = await Promise.all([texture(defs + card.top, w, h, 256), texture(defs + card.bottom, w, h, 256)]);
  const box = new BoxGeometry(w / 1000, h / 1000, THICK);
  const edge = new MeshBasicMaterial({ color: PAPER });
  const mesh = new Mesh(box, [edge, edge, edge, edge, new MeshBasicMaterial({ map: top }), new MeshBasicMaterial({ map: bottom })]);
  const group = new Group();
  group.add(mesh, new LineSegments(new EdgesGeometry(box), new LineBasicMaterial({ color: INK })));
  put(group, card.pose);
  return group;
}

/** Tells how fast the film runs: slower round the moment of touch. */
const speed = (seconds: number, hit: number): number => {
  const near = Math.min(1, Math.abs(seconds - hit - 0.05) / 0.16);
  return PACE * (SLOW + (1 - SLOW) * near * near);
};

/** Plays a flight on a canvas; resolves when it is over or skipped. */
export async function play(canvas: HTMLCanvasElement, show: Show): Promise<Running> {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  const scene = new Scene();
  scene.background = new Color(show.room);
  const camera = new PerspectiveCamera(42, 1, 0.02, 8);
  camera.up.set(0, 0, 1);

  const [w, h] = [2 * HALF[0] + 60, 2 * HALF[1] + 60];
  const sea = new Mesh(new PlaneGeometry(w / 1000, h / 1000), new MeshBasicMaterial({ map: await texture(show.table, w, h, 1400), transparent: true }));
  sea.position.z = -0.0005;
  const wood = new Mesh(new BoxGeometry(w / 1000, h / 1000, 0.04), new MeshBasicMaterial({ color: '#7c5230' }));
  wood.position.z = -0.0212;
  scene.add(wood, sea);
  const groups = new Map<number, Group>();
  const blots = new Map<number, Mesh>();
  const shade = new MeshBasicMaterial({ color: INK, transparent: true, opacity: 0.3, depthWrite: false });
  await Promise.all(show.cards.map(async (card) => groups.set(card.card, await build(card, show.defs))));
  for (const [card, group] of groups) {
    scene.add(group);
    if (!show.flight.tracks.some((track) => track.card === card)) continue;
    const blot = new Mesh(new PlaneGeometry(MONSTER[0] / 1000, MONSTER[1] / 1000), shade);
    blots.set(card, blot);
    scene.add(blot);
  }

  const own = show.flight.tracks.find((track) => track.card === show.thrown);
  const start = own?.poses[0] ?? [0, -0.5, 0.2, 1, 0, 0, 0];
  const end = own?.poses.at(-1) ?? start;
  const total = length(show.flight);
  const hit = touch(show.flight, show.thrown);
  const look = new Vector3();
  const eye = new Vector3();
  const away = new Vector3(start[0] - end[0], start[1] - end[1], 0).normalize();

  const frame = (seconds: number): void => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.fov = camera.aspect < 1 ? 60 : 42;
    camera.updateProjectionMatrix();
    let here: Pose = end as Pose;
    for (const track of show.flight.tracks) {
      const pose = at(track, show.flight.rate, seconds);
      if (track.card === show.thrown) here = pose;
      const group = groups.get(track.card);
      if (group) put(group, pose);
      const blot = blots.get(track.card);
      if (!blot) continue;
      const over = Math.abs(pose[0]) < HALF[0] / 1000 && Math.abs(pose[1]) < HALF[1] / 1000;
      blot.visible = over && pose[2] > 0.006;
      blot.position.set(pose[0] + pose[2] * 0.25, pose[1] - pose[2] * 0.25, 0.0012);
      blot.rotation.z = 2 * Math.atan2(pose[6], pose[3]);
    }
    // The eye follows the card from behind, and comes down over the place where it rests.
    const share = total > 0 ? Math.min(1, seconds / total) : 1;
    const ease = share * share * (3 - 2 * share);
    const back = 0.52 - 0.2 * ease;
    look.set(here[0] + (end[0] - here[0]) * 0.35, here[1] + (end[1] - here[1]) * 0.35, Math.max(0, here[2]) * (1 - ease));
    eye.set(look.x + away.x * back, look.y + away.y * back, 0.3 + 0.16 * ease);
    camera.position.copy(eye);
    camera.lookAt(look);
    renderer.render(scene, camera);
  };

  let stop = false;
  const finished = new Promise<void>((resolve) => {
    let seconds = 0;
    // A picture's own time may lie before the moment in which it was asked for: the first one begins the flight.
    let before: number | null = null;
    let held = 0;
    const step = (now: number): void => {
      const passed = Math.min(50, now - (before ?? now));
      before = now;
      if (seconds < total) seconds = Math.min(total, seconds + (passed / 1000) * speed(seconds, hit));
      else held += passed;
      if (stop || held > HOLD_MS) {
        frame(total);
        dispose(scene, renderer);
        resolve();
        return;
      }
      frame(seconds);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  return { finished, skip: () => (stop = true) };
}

function dispose(scene: Scene, renderer: WebGLRenderer): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof LineSegments)) return;
    (object.geometry as BufferGeometry).dispose();
    for (const material of [object.material].flat() as (Material & { map?: Texture | null })[]) {
      material.map?.dispose();
      material.dispose();
    }
  });
  renderer.dispose();
}
