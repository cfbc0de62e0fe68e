// The HTTP side of the server: which games there are, and opening tables.

export interface OptionInfo {
  readonly name: string;
  readonly values: readonly string[];
}
export interface GameInfo {
  readonly id: string;
  readonly rules_version: number;
  readonly title: Readonly<Record<string, string>>;
  readonly summary: Readonly<Record<string, string>>;
  readonly players: readonly number[];
  readonly minutes: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
}
export type WantedSeat = { kind: 'me' | 'person'; name: string } | { kind: 'bot'; bot: string };
export interface WantedClock {
  readonly kind: 'none' | 'move' | 'game' | 'days';
  readonly seconds: number;
}
export interface WantedTable {
  readonly game: string;
  readonly seats: readonly WantedSeat[];
  readonly options: Readonly<Record<string, string>>;
  readonly clock: WantedClock;
}
export interface Link {
  readonly role: 'owner' | 'seat' | 'spectator';
  readonly seats: readonly number[];
  readonly token: string;
  readonly path: string;
}
export interface OpenedTable {
  readonly table: string;
  readonly links: readonly Link[];
}

/** Says what went wrong in the server's own words; `code` is "unreachable" when there was no answer at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
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

export const listGames = (): Promise<GameInfo[]> => ask('/api/games');

export const openTable = (wanted: WantedTable): Promise<OpenedTable> =>
  ask('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wanted) });
