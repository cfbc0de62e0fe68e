// What events' arguments are: bundled for the shipped games, asked of the server for any other.
import { contentOf } from '../server/api';

type Types = Readonly<Record<string, Readonly<Record<string, string>>>>;
const asked = new Map<string, Promise<Types>>();
const known = new Map<string, Types>();
const bundled = import.meta.glob<Types>('../generated/events/*.json', { import: 'default' });

/** Learns a game's events before its log is told; a failed download is tried again the next time. */
export async function openEvents(game: string): Promise<void> {
  if (known.has(game)) return;
  const load = bundled[`../generated/events/${game}.json`] ?? (() => contentOf(game).then(({ events }) => events));
  const running = asked.get(game) ?? load();
  asked.set(game, running);
  running.catch(() => asked.delete(game));
  known.set(game, await running);
}

/** Returns the type of each of an event's arguments: seat, spot, number or a family of words. */
export const argumentsOf = (game: string, kind: string): Readonly<Record<string, string>> => known.get(game)?.[kind] ?? {};
