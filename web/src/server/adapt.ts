// Between the server's data and what the pages show.
import type { Clock, Draft, GameCard, GameOption, TableLinks } from '../lib/types';
import type { GameInfo, OpenTable, OpenedTable, WantedClock, WantedSeat } from '../generated/protocol';

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
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => ({
      id: name,
      label: say(`option-${name}`),
      help: '',
      choices: values.map((value) => ({ value, label: say(`option-${name}-${value}`) })),
    }));

/** Picks the bot that a newcomer meets: the middle of those there are, from weak to strong. */
export const usualBot = (game: GameInfo): string => game.bots[Math.floor(game.bots.length / 2)] ?? '';

/** Fills a table with you and bots: the smallest one with usual bots, or as a game is set up for children. */
export function botsTable(game: GameInfo, little: { readonly players: number; readonly bot: string } | null = null): OpenTable {
  const others = (little?.players ?? Math.min(...game.players)) - 1;
  const seats: WantedSeat[] = [{ kind: 'me', name: '' }, ...Array.from({ length: others }, (): WantedSeat => ({ kind: 'bot', bot: little?.bot ?? usualBot(game) }))];
  return { game: game.id, seats, options: {}, clock: { kind: 'none', seconds: 0 } };
}

/** Begins a draft: you, a friend, and bots up to the smallest table. */
export const firstDraft = (game: GameInfo): Draft => ({
  seats: Array.from({ length: Math.max(2, ...[Math.min(...game.players)]) }, (_, i) =>
    i < 2 ? { kind: 'person', name: '' } : { kind: 'bot', level: usualBot(game) },
  ),
  options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ''])),
  clock: { kind: 'none' },
  hints: false,
});

function wantedClock(clock: Clock): WantedClock {
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

/** Writes a draft as the request for its table; the first seat is yours. */
export const draftTable = (game: string, draft: Draft): OpenTable => ({
  game,
  seats: draft.seats.map((seat, i): WantedSeat =>
    seat.kind === 'bot' ? { kind: 'bot', bot: seat.level } : { kind: i === 0 || seat.kind === 'here' ? 'me' : 'person', name: seat.name.trim() },
  ),
  options: draft.options,
  clock: wantedClock(draft.clock),
  hints: draft.hints,
});

/** Sorts a new table's links by seat; `origin` makes them whole, so that they can be sent. */
export function tableLinks(opened: OpenedTable, draft: Draft, origin: string, seatName: (seat: number) => string): TableLinks {
  const spectators = opened.links.find((link) => link.role === 'spectator');
  return {
    seats: opened.links
      .filter((link) => link.role !== 'spectator')
      .flatMap((link) => link.seats.map((seat) => ({ seat, href: origin + link.path, here: link.role === 'owner', name: nameOf(draft, seat) || seatName(seat) }))),
    spectators: spectators ? origin + spectators.path : '',
  };
}

function nameOf(draft: Draft, seat: number): string {
  const sitter = draft.seats[seat];
  return sitter && sitter.kind !== 'bot' ? sitter.name.trim() : '';
}
