// Between the server's data and what the pages show.
import type { Clock, GameCard, GameOption } from '../lib/types';
import type { ClockSetting, GameInfo, OpenTable, WantedClock, WantedSeat } from '../generated/protocol';

type Say = (id: string) => string;

const inLanguage = (texts: Readonly<Record<string, string>>, language: string): string => texts[language] ?? texts['en'] ?? '';

/** Makes a game's card in the reader's language. */
export const gameCard = (game: GameInfo, language: string): GameCard => ({
  id: game.id,
  name: inLanguage(game.title, language),
  line: inLanguage(game.summary, language),
  minSeats: Math.min(...game.players),
  maxSeats: Math.max(...game.players),
  minutes: game.minutes.at(-1) ?? 0,
});

/** Turns a game's options into questions, where there is a choice; their words come from its catalogue. */
export const gameOptions = (game: GameInfo, say: Say): GameOption[] =>
  game.options
    .filter(({ values, open }) => open || values.length > 1)
    .map(({ name, values, open, form }) => ({
      id: name,
      label: say(`option-${name}`),
      help: '',
      form: open ? (form ?? 'text') : 'choice',
      choices: values.map((value) => ({ value, label: say(`option-${name}-${value}`) })),
    }));

/** Picks the bot that somebody meets: the one he was last offered here, else whom the server names for newcomers. */
export const usualBot = (game: GameInfo, remembered: string | null = null): string => game.bots.find((bot) => bot === remembered) ?? game.newcomer ?? game.bots[0] ?? '';

/** Fills a table with you and bots: the smallest one with usual bots, or as a game is set up for children. */
export function botsTable(game: GameInfo, little: { readonly players: number; readonly bot: string } | null = null, met: string | null = null): OpenTable {
  const others = (little?.players ?? Math.min(...game.players)) - 1;
  const seats: WantedSeat[] = [{ kind: 'me', name: '' }, ...Array.from({ length: others }, (): WantedSeat => ({ kind: 'bot', bot: little?.bot ?? usualBot(game, met) }))];
  return { game: game.id, seats, options: {}, clock: { kind: 'none', seconds: 0 } };
}

/** Writes a clock as the server takes it. */
export function wantedClock(clock: Clock): WantedClock {
  switch (clock.kind) {
    case 'none':
      return { kind: 'none', seconds: 0 };
    case 'move':
      return { kind: 'move', seconds: clock.seconds };
    case 'game':
      return { kind: 'game', seconds: clock.minutes * 60 };
    case 'days':
      return { kind: 'days', seconds: clock.days * 86_400 };
  }
}

/** Reads a clock back as one of those that a table is offered. */
export function clockOf({ kind, seconds = 0 }: ClockSetting): Clock {
  switch (kind) {
    case 'move':
      return { kind, seconds };
    case 'game':
      return { kind, minutes: seconds / 60 };
    case 'days':
      return { kind, days: seconds / 86_400 };
    default:
      return { kind: 'none' };
  }
}
