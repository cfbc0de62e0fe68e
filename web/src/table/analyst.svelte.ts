// An analysis that the server makes in the background: how far it is, and what it has found.
import type { AnalysisInfo, DecisionInfo } from '../generated/protocol';
import { analysisOf, startAnalysis, stopAnalysis } from '../server/api';

const LOOK_MS = 700;
/** From so much on it is said that chances have changed. */
const NOTABLE = 0.02;

export class Analyst {
  readonly #record: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  info = $state.raw<AnalysisInfo | null>(null);
  trouble = $state.raw<unknown>(null);

  constructor(record: string) {
    this.#record = record;
  }

  readonly open = $derived(this.info?.state === 'waiting' || this.info?.state === 'running');
  readonly ended = $derived(this.info?.state === 'done' || this.info?.state === 'stopped');

  look(): Promise<void> {
    return this.#take(() => analysisOf(this.#record));
  }
  start(): Promise<void> {
    return this.#take(() => startAnalysis(this.#record));
  }
  stop(): Promise<void> {
    return this.#take(() => stopAnalysis(this.#record));
  }
  /** Looks no more; the server goes on. */
  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer);
    this.trouble = null;
    try {
      this.info = await ask();
    } catch (error) {
      this.trouble = error;
    }
    if (this.open && !this.#gone) this.#timer = setTimeout(() => void this.look(), LOOK_MS);
  }
}

/** Turns rows of everyone's chances into one row a seat. */
export const bySeat = (chances: readonly (readonly number[])[]): number[][] => (chances[0] ?? []).map((_, seat) => chances.map((row) => row[seat] ?? 0));

/** Lists whose chances a move changed, and how. */
export const swings = (chances: readonly (readonly number[])[], move: number): { seat: number; before: number; after: number }[] =>
  (chances[move] ?? [])
    .map((after, seat) => ({ seat, before: chances[move - 1]?.[seat] ?? after, after }))
    .filter(({ before, after }) => Math.abs(after - before) >= NOTABLE);

/** Finds the move after which a seat's chance rose most, if any did by more than is said. */
export function rise(chances: readonly (readonly number[])[], seat: number): { move: number; before: number; after: number } | null {
  const rises = chances.slice(1).map((row, i) => ({ move: i + 1, before: chances[i]?.[seat] ?? 0, after: row[seat] ?? 0 }));
  const most = rises.reduce<(typeof rises)[number] | null>((best, each) => (best && best.after - best.before >= each.after - each.before ? best : each), null);
  return most && most.after - most.before >= NOTABLE ? most : null;
}

/** Returns a seat's worst decisions, the worst first. */
export const mistakesOf = (info: AnalysisInfo, seat: number): DecisionInfo[] =>
  (info.mistakes?.[seat] ?? []).flatMap((move) => info.decisions?.find((each) => each.move === move) ?? []);

/** Counts how often the bot would have played the same. */
export function agreement(info: AnalysisInfo, seat: number): { agreed: number; all: number } {
  const own = (info.decisions ?? []).filter((each) => each.seat === seat);
  return { agreed: own.filter((each) => each.played === each.better).length, all: own.length };
}

export type Verdict = 'best' | 'good' | 'unsure' | 'worse';

/** Judges another try at a decision. */
export function judge(decision: DecisionInfo, action: number): { verdict: Verdict; chance: number; lost: number; doubt: number } {
  const chosen = decision.choices.find((each) => each.action === action);
  const chance = chosen?.chance ?? 0;
  const lost = Math.max(0, decision.chance_better - chance);
  const doubt = chosen?.doubt ?? 1;
  return { chance, lost, doubt, verdict: chosen?.notation === decision.better ? 'best' : lost < NOTABLE ? 'good' : lost < doubt ? 'unsure' : 'worse' };
}
