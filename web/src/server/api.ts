// The HTTP side of the server.

import type { AnalysisInfo, ContentInfo, Finale, Foreseen, GameInfo, LogInfo, OpenTable, OpenTables, OpenedGathering, OpenedTable, CalledTable, Replay, RoundInfo, TableInfo } from '../generated/protocol';
import { toHex } from '../lib/blake2b';
import { hashOf, keepPromise } from './fairness';

/** Says what went wrong in the server's own words; `code` is "unreachable" when there was no answer at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (cause) {
    throw new ApiError('unreachable', String(cause));
  }
  if (!response.ok) throw await refused(response);
  return (await response.json()) as Answer;
}

async function refused(response: Response): Promise<ApiError> {
  try {
    const { code, words } = (await response.json()) as { code: string; words: string };
    return new ApiError(code, words);
  } catch {
    // A proxy's error page, not ours.
    return new ApiError('unreachable', `${response.status} ${response.statusText}`);
  }
}

async function read(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw await refused(response);
  return response.text();
}

/** Lists the games one can play; those whose packages are at fault are for whoever installed them (`bestiary doctor`). */
export const listGames = async (): Promise<GameInfo[]> => (await ask<GameInfo[]>('/api/games')).filter((game) => !game.trouble);

const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Opens a table; whoever sits there himself adds a number to its key, so that the server alone can't choose it. */
export async function openTable(wanted: OpenTable): Promise<OpenedTable> {
  const seat = wanted.seats.findIndex(({ kind }) => kind === 'me');
  if (seat < 0) return post('/api/tables', wanted);
  const { round, number, keep } = await promiseNumber(seat);
  const opened = await post<OpenedTable>('/api/tables', { ...wanted, round, number });
  keep(opened.table);
  return opened;
}

/** Opens a table to gather at; whoever does is its host. */
export const openGathering = (game: string, name: string): Promise<OpenedGathering> => post('/api/gatherings', { game, name });

/** Seats this browser with whoever wants the same game now; bots fill up after a moment. */
export const quickPlay = (game: string, name: string, beast: string): Promise<OpenedGathering> => post('/api/gatherings/quick', { game, name, beast });

/** Lists the tables that strangers may come to, and the games that they may look on at. */
export const openTables = (): Promise<OpenTables> => ask('/api/gatherings');

/** Tells what a link leads to, and whether its seats are waited for. */
export const tableOf = (table: string, token: string): Promise<TableInfo> => ask(`/api/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } });

/** Finds the table of a spoken name. */
export const calledTable = (name: string): Promise<CalledTable> => ask(`/api/gatherings/called/${encodeURIComponent(name)}`);

/** Promises a number of this browser's for the key of a table that begins at once; `keep` remembers it. */
async function promiseNumber(seat: number): Promise<{ round: string; number: string; keep: (table: string) => void }> {
  const number = crypto.getRandomValues(new Uint8Array(32));
  const { round, commitment } = await post<RoundInfo>('/api/rounds', { seat, commitment: hashOf(number) });
  return { round, number: toHex(number), keep: (table) => keepPromise({ table, commitment, own: toHex(number) }) };
}

/** Deletes a finished game for good, with its owner's token. */
export async function deleteRecord(record: string, token: string): Promise<void> {
  const response = await fetch(`/api/records/${record}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } }).catch((cause: unknown) => { throw new ApiError('unreachable', String(cause)); });
  if (!response.ok) throw await refused(response);
}

/** Asks for everything that a seat was told so far. */
export const tellLog = (table: string, seat: number, token: string): Promise<LogInfo> =>
  ask(`/api/tables/${table}/log?seat=${seat}`, { headers: { Authorization: `Bearer ${token}` } });

/** Asks for a finished game as a seat saw it, or as spectators did. */
export const replayOf = (record: string, seat?: number): Promise<Replay> => ask(`/api/records/${record}/replay${seat === undefined ? '' : `?seat=${seat}`}`);

/** Asks what a seat could be told beforehand at a moment of a finished game, after so many moves. */
export const previewsOf = (record: string, seat: number, move: number): Promise<Foreseen> => ask(`/api/records/${record}/previews?seat=${seat}&move=${move}`);

/** How and why a finished game ended; null where it was ended early or nobody tells it. */
export const endingOf = (record: string): Promise<Finale | null> => ask(`/api/records/${record}/ending`);
export const analysisOf = (record: string): Promise<AnalysisInfo> => ask(`/api/records/${record}/analysis`);
export const startAnalysis = (record: string): Promise<AnalysisInfo> => ask(`/api/records/${record}/analysis`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
export const stopAnalysis = (record: string): Promise<AnalysisInfo> => ask(`/api/records/${record}/analysis`, { method: 'DELETE' });

/** Reads a game's message catalogue. */
export const readWords = (game: string, language: string): Promise<string> => read(`/api/games/${game}/words/${language}`);

/** Asks what a game brings besides words and views, under options that are not all at their defaults if any are given. */
export const contentOf = (game: string, options?: Readonly<Record<string, string>>): Promise<ContentInfo> =>
  ask(`/api/games/${game}/content`, options && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ options }) });

/** Reads a page of a game, rules or rulings, as Markdown. */
export const readPage = (game: string, page: 'rules' | 'rulings', language: string): Promise<string> => read(`/api/games/${game}/${page}/${language}`);
