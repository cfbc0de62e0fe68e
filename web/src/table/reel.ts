// A recorded game as a row of views that share what did not change.
import type { AnyView, Event, Replay } from '../generated/protocol';
import { applyChanges } from '../server/changes';

export interface Reel {
  /** Views from the deal to the end; empty if only the events are known. */
  readonly views: readonly AnyView[];
  /** What led to each view. */
  readonly events: readonly (readonly Event[])[];
}

/** Unrolls a replay: one view a move, the deal first. */
export function unroll(replay: Pick<Replay, 'view' | 'events' | 'steps'>): Reel {
  const events = [replay.events, ...replay.steps.map((step) => step.events)];
  if (!replay.view) return { views: [], events };
  const views: AnyView[] = [replay.view];
  for (const step of replay.steps) views.push(applyChanges(views.at(-1)!, step.changes));
  return { views, events };
}
