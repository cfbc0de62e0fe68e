import type { ClockFace } from '../generated/protocol';

/** Writes how long a seat has left, `elapsed` ms after the clock was told: "4:05", from an hour on "1:02:03", from two days on "3 d". */
export function clockWords(clock: ClockFace | null, seat: number, elapsed: number): string | null {
  if (!clock || clock.kind === 'none') return null;
  const left = clock.left[seat];
  if (left === undefined) return null;
  const seconds = Math.max(0, Math.ceil((left - (clock.running.includes(seat) ? Math.max(0, elapsed) : 0)) / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
