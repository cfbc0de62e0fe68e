import type { Practised, Tried } from '../generated/protocol';
import { ask } from './api';

/** Tries decisions on a table that lies as the last try left it; nothing of it counts. */
export const practise = (game: string, tried: Tried): Promise<Practised> =>
  ask(`/api/games/${game}/practice`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(tried) });
