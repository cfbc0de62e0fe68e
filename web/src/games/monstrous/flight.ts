// A recorded flight: where each card that moved was, sixty times a second. Nothing is computed here but the way between two frames.
export type Pose = readonly [x: number, y: number, z: number, w: number, i: number, j: number, k: number];

export interface Track {
  readonly card: number;
  /** Metres and a unit quaternion, frame by frame. */
  readonly poses: readonly Pose[];
}
export interface Flight {
  /** Frames a second. */
  readonly rate: number;
  readonly tracks: readonly Track[];
}

const VERSION = 1;
const HEAD = 6;
const CHANNELS = 7;
const FINE = 1e4; // tenths of a millimetre, ten-thousandths of a quaternion

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<DataView> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new DataView(await new Response(stream).arrayBuffer());
}

/** Reads a flight as the engine keeps it; null if there is none or it is of a kind not known here. */
export async function readFlight(text: string): Promise<Flight | null> {
  if (text === '') return null;
  const data = await inflate(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
  if (data.getUint8(0) !== VERSION) return null;
  const [frames, interval, cards] = [data.getUint16(1, true), data.getUint16(3, true), data.getUint8(5)];
  const tracks: Track[] = [];
  for (let n = 0, at = HEAD; n < cards; n++) {
    const card = data.getUint8(at++);
    const columns = Array.from({ length: CHANNELS }, () => {
      let value = 0;
      return Array.from({ length: frames }, () => {
        // Each number is a step from the one before, wrapped to sixteen bits.
        value = ((value + data.getInt16(at, true) + 0x8000) & 0xffff) - 0x8000;
        at += 2;
        return value / FINE;
      });
    });
    tracks.push({ card, poses: Array.from({ length: frames }, (_, frame) => columns.map((column) => column[frame]!) as unknown as Pose) });
  }
  return { rate: 10_000 / interval, tracks };
}

/** Returns how long a flight takes, in seconds. */
export const length = (flight: Flight): number => Math.max(0, ...flight.tracks.map((track) => track.poses.length - 1)) / flight.rate;

/** Returns where a card is at a time in seconds; before its first and after its last frame it rests. */
export function at(track: Track, rate: number, seconds: number): Pose {
  const last = track.poses.length - 1;
  const exact = Math.min(Math.max(seconds * rate, 0), last);
  const from = Math.floor(exact);
  const share = exact - from;
  const a = track.poses[from]!;
  const b = track.poses[Math.min(from + 1, last)]!;
  // Two quaternions say the same turn: the nearer one is taken.
  const sign = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] < 0 ? -1 : 1;
  const mixed = a.map((value, n) => value + ((n < 3 ? 1 : sign) * b[n]! - value) * share);
  const norm = Math.hypot(mixed[3]!, mixed[4]!, mixed[5]!, mixed[6]!) || 1;
  return mixed.map((value, n) => (n < 3 ? value : value / norm)) as unknown as Pose;
}

/** Returns the moment, in seconds, when the thrown card first touches something: its fall ends, or another card stirs. */
export function touch(flight: Flight, thrown: number): number {
  const own = flight.tracks.find((track) => track.card === thrown);
  if (!own) return 0;
  let frame = own.poses.findIndex((pose, n) => n > 1 && pose[2] < 0.012);
  if (frame < 0) frame = own.poses.length - 1;
  for (const track of flight.tracks) {
    if (track.card === thrown) continue;
    const first = track.poses[0]!;
    const stirs = track.poses.findIndex((pose) => Math.hypot(pose[0] - first[0], pose[1] - first[1], pose[2] - first[2]) > 0.001);
    if (stirs >= 0) frame = Math.min(frame, stirs);
  }
  return frame / flight.rate;
}
