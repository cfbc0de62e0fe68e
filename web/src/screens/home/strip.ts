// What the home page's strip shows: tables that strangers may come to, games to look on at, and this browser's own.
import type { OpenTables, WaitingTable, WatchedTable } from '../../generated/protocol';
import type { FinishedGame, KnownGathering, KnownTable } from '../../server/tables';

/** Who sits on a chair: a colour, a bot's face, or nobody yet. */
export type Sitter = { readonly colour: number } | { readonly bot: string } | null;

export interface Row {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly words: string;
  /** What is said before the words, for whom the table waits. */
  readonly urgent?: string;
  readonly sitters: readonly Sitter[];
  readonly href: string;
  readonly go: string;
  readonly main: boolean;
}
export interface Column {
  readonly id: 'open' | 'watch' | 'mine';
  readonly rows: readonly Row[];
}
/** What one knows of one's own tables beside their links: whether they wait for oneself. */
export type Due = Readonly<Record<string, boolean>>;

export interface Told {
  readonly title: (game: string) => string;
  readonly say: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly level: (bot: string) => string;
  readonly date: (at: number) => string;
}

const MOST_CHAIRS = 6;

function waiting(table: WaitingTable, { title, say }: Told): Row {
  const taken: Sitter[] = [...table.colours.map((colour) => ({ colour })), ...table.bots.map((bot) => ({ bot }))];
  const words = [say('gather-whose', { name: table.host }), table.clock === 'none' ? say('clock-none') : ''].filter(Boolean).join(', ');
  return {
    id: table.gathering, game: table.game, title: title(table.game), words: table.quick ? say('home-quick-waits') : words,
    sitters: [...taken, ...Array<Sitter>(table.free).fill(null)].slice(0, MOST_CHAIRS), href: `/g/${table.gathering}`, go: say('home-sit'), main: true,
  };
}

function watched(table: WatchedTable, { title, say }: Told): Row {
  const names = table.people.filter(({ bot }) => !bot).map(({ name }) => name);
  const sitters = table.people.map(({ bot, stand_in }, seat): Sitter => (bot || stand_in ? { bot: bot || stand_in } : { colour: table.colours[seat] ?? seat }));
  return {
    id: table.table, game: table.game, title: title(table.game), words: names.join(', '), sitters: sitters.slice(0, MOST_CHAIRS),
    href: `/t/${table.table}#${table.token}`, go: say('home-look-on'), main: false,
  };
}

const began = ({ href, game, players }: KnownTable, due: Due, { title, say }: Told): Row => ({
  id: href, game, title: title(game), words: say(due[href] ? 'home-players' : 'home-goes-on', { n: players }), ...(due[href] ? { urgent: say('home-your-turn') } : {}),
  sitters: [], href, go: say('home-go-on'), main: due[href] ?? false,
});

const gathers = ({ gathering, word, game }: KnownGathering, { title, say }: Told): Row => ({
  id: gathering, game, title: title(game), words: say('home-waits-start'), sitters: [], href: `/g/${gathering}${word ? `#${word}` : ''}`, go: say('home-go-on'), main: false,
});

function finished({ table, game, winners, at, won, level }: FinishedGame, { title, say, level: named, date }: Told): Row {
  const against = level ? say('home-against', { level: named(level) }) : '';
  const result = won === undefined ? winners.join(', ') : say(won ? 'home-won' : 'home-lost', { names: winners.join(', '), n: winners.length });
  return {
    id: table, game, title: title(game), words: [result, against, date(at)].filter(Boolean).join(' · '), sitters: [], href: `/replay/${table}`, go: say('home-look-back'), main: false,
  };
}

/** Puts the columns together; one in which there is nothing is left out, but for the open tables, where one may begin. */
export function columns(open: OpenTables | null, tables: readonly KnownTable[], gatherings: readonly KnownGathering[], over: readonly FinishedGame[], due: Due, told: Told): Column[] {
  const own = new Set(gatherings.map(({ gathering }) => gathering));
  const seated = new Set(tables.map(({ href }) => href.split('#')[0]));
  const mine = [...tables].sort((a, b) => Number(due[b.href] ?? false) - Number(due[a.href] ?? false));
  const all: Column[] = [
    { id: 'mine', rows: [...mine.map((table) => began(table, due, told)), ...gatherings.map((each) => gathers(each, told)), ...over.map((game) => finished(game, told))] },
    { id: 'open', rows: (open?.open ?? []).filter(({ gathering }) => !own.has(gathering)).map((table) => waiting(table, told)) },
    { id: 'watch', rows: (open?.watch ?? []).filter(({ table }) => !seated.has(`/t/${table}`)).map((table) => watched(table, told)) },
  ];
  return all.filter(({ id, rows }) => id === 'open' || rows.length > 0);
}
