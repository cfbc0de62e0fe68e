// A sentence that the server computed, said with the names of today: as `Phrase.say` says it in Python.
import type { Phrase } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';

export function sayPhrase(phrase: Phrase, say: Say, players: readonly string[]): string {
  const called = Object.entries(phrase.seats ?? {}).map(([name, seats]) => [name, seats.map((seat) => players[seat] ?? '').join(', ')]);
  const said = Object.entries(phrase.words ?? {}).map(([name, message]) => [name, say(message)]);
  return say(phrase.message, { ...phrase.values, ...Object.fromEntries([...called, ...said]) as Record<string, string> });
}
