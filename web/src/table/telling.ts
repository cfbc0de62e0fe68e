// Events in words, for the log and for whoever listens.
import type { AnyView, Event } from '../generated/protocol';
import { argumentsOf } from '../game/events';
import type { TableGame } from '../game/contract';
import type { Say } from '../lib/speech.svelte';
import type { LogLine } from '../lib/types';

const SEAT = 'seat';

/** Puts one argument into words: names for seats and spots, a family's word for the rest, "hidden" for what one may not know. */
function worded(type: string, value: number, spot: string, players: readonly string[], say: Say): string | number {
  if (type === 'number') return value;
  if (type === SEAT) return players[value] ?? say('nobody');
  if (type === 'spot') return spot;
  return say(value < 0 ? `${type}-hidden` : `${type}-${value}`);
}

/** Tells an event as a line of the log. */
export function tell(event: Event, id: number, view: AnyView, players: readonly string[], say: Say, game: Pick<TableGame, 'worded' | 'brief' | 'once'> = {}): LogLine {
  const more = game.brief?.[event.kind] === undefined ? null : game.once?.has(event.kind) ? 'once' : 'always';
  const types = argumentsOf(view.game, event.kind);
  const entries = Object.entries(event.values);
  const args = Object.fromEntries(entries.map(([name, value]) => {
    const type = types[name] ?? 'number';
    return [name, game.worded?.(type, value, say, players, view) ?? worded(type, value, event.spots?.[name] ?? '', players, say)];
  }));
  const who = entries.find(([name, value]) => types[name] === SEAT && value >= 0)?.[1];
  return {
    id,
    seat: who ?? null,
    text: say(game.brief?.[event.kind] ?? `event-${event.kind}`, args),
    spots: Object.values(event.spots ?? {}),
    ...(more ? { more } : {}),
  };
}

/** Names the seats: a bot, or someone who gave no name, is called by the colour of the seat. */
export const nameSeats = (names: readonly string[], colour: (seat: number) => string, bots: readonly string[] = []): string[] =>
  names.map((name, seat) => (name === '' || name === bots[seat] || /^Player \d+$/.test(name) ? colour(seat) : name));

/** Joins lines that say the same one after the other, and adds what goes on to the line where it began. */
export function joined(lines: readonly LogLine[]): LogLine[] {
  const result: (LogLine & { times: number })[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last && line.more === 'once' && last.text.includes(line.text)) continue;
    if (last && line.more) result[result.length - 1] = { ...last, text: `${last.text} ${line.text}`, spots: [...last.spots, ...line.spots] };
    else if (last && last.text === line.text && last.move === line.move) result[result.length - 1] = { ...line, times: last.times + 1 };
    else result.push({ ...line, times: 1 });
  }
  return result.map(({ times, ...line }) => (times > 1 ? { ...line, text: `${line.text} (× ${times})` } : line));
}
