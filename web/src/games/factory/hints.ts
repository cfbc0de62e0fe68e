// A hint for little monsters: a place that is good for a reason one can say in a sentence.
import type { Choice, FactoryView, MonsterView } from '../../generated/protocol';
import { turned } from './picture';

const WAYS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
const FEW = 12; // tiles face down below which one should close what is open

export interface Hint {
  readonly action: number;
  readonly spot: string;
  /** Its words are `hint-<why>`. */
  readonly why: 'finish' | 'close' | 'grow' | 'away' | 'only';
}
export interface Effect {
  /** Open edges that the tile joins, and those that it opens. */
  readonly closes: number;
  readonly opens: number;
  readonly completes: boolean;
  readonly monster: MonsterView;
}

/** Says what a placement does to its monster. */
export function effect(view: FactoryView, choice: Choice): Effect | null {
  const monster = view.monsters.find((each) => each.cells.some((cell) => cell.spot === choice.target));
  const kind = view.faces[choice.values['face'] ?? -1];
  const cell = monster?.cells.find((each) => each.spot === choice.target);
  if (!monster || !kind || !cell) return null;
  const edges = turned(kind.edges, choice.values['turn'] ?? 0);
  const laid = new Set(monster.cells.flatMap((each) => (each.face >= 0 ? [`${each.x},${each.y}`] : [])));
  let [closes, opens] = [0, 0];
  WAYS.forEach(([dx, dy], side) => {
    if (edges[side] === '.') return;
    if (laid.has(`${cell.x + dx},${cell.y + dy}`)) closes++;
    else opens++;
  });
  return { closes, opens, completes: monster.open_edges === closes && opens === 0, monster };
}

function weigh(view: FactoryView, choice: Choice): readonly [number, Hint['why']] {
  const done = effect(view, choice);
  if (!done) return [0, 'only'];
  const own = done.monster.owner === view.seat;
  const late = view.pool < FEW * view.scores.length;
  if (own && done.completes) return [100, 'finish'];
  if (own && done.closes > done.opens) return [late ? 60 : 40, 'close'];
  if (own) return [late ? 12 - 4 * done.opens : 50 - 5 * done.opens, 'grow'];
  return done.completes ? [-50, 'only'] : [10 + 3 * done.opens, 'away'];
}

/** Picks a good place, or none where nothing is to be placed. */
export function hint(view: FactoryView): Hint | null {
  let found: Hint | null = null;
  let most = -Infinity;
  for (const choice of view.choices) {
    if (choice.kind !== 'place') continue;
    const [worth, why] = weigh(view, choice);
    if (worth > most) [found, most] = [{ action: choice.action, spot: choice.target, why }, worth];
  }
  return found;
}
