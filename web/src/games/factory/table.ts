// Monster Factory at the table: its view as seats and offers.
import type { Choice, FactoryView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import type { Offer, TableGame } from '../table';
import Factory from './Factory.svelte';
import { shapeOf, spotOf, startSpot } from './shapes';

function offer(view: FactoryView, choice: Choice, say: Say, players: readonly string[]): Offer {
  const { action } = choice;
  const { face = 0, turn = 0 } = choice.values;
  const kind = view.faces[face];
  const tile = kind ? say(`tile-${shapeOf(kind.edges, kind.eye)}`) : '';
  const verb = say(`action-${choice.kind}`);
  if (choice.kind === 'start') return { action, card: null, spot: startSpot(face), label: tile, preview: { title: tile, text: say('start-text'), verb, warning: null } };
  const monster = view.monsters.find((each) => each.cells.some((cell) => cell.spot === choice.target));
  const words = { owner: players[monster?.owner ?? -1] ?? say('nobody'), minion: monster?.minion ?? 0, tile };
  const last = monster?.cells.filter((cell) => cell.face < 0).length === 1 && kind !== undefined && [...kind.edges].filter((edge) => edge !== '.').length === 1;
  return {
    action, card: null, spot: choice.target, label: say('place-turn', { degrees: turn * 90 }),
    preview: { title: say('place-title', words), text: say('place-text', words), verb, warning: last ? say('place-completes') : null },
    path: choice.spots,
  };
}

const factory: TableGame<FactoryView> = {
  Board: Factory,
  seats: (view, say) => {
    const goal = Math.max(20, ...view.scores);
    return view.scores.map((points, seat) => {
      const monster = view.monsters[view.current[seat] ?? -1];
      const dead = monster?.cells.filter((cell) => cell.dead).length ?? 0;
      return {
        points, goal, ticks: [], cards: null, boons: null,
        counts: monster
          ? [
              { icon: 'histogram', text: `${monster.tiles}`, label: say('seat-tiles', { n: monster.tiles }) },
              { icon: 'share', text: `${monster.open_edges}${dead > 0 ? '!' : ''}`, label: say('seat-open', { n: monster.open_edges, dead }) },
            ]
          : [],
      };
    });
  },
  piles: (view) => ({ deck: view.pool, discard: view.faces.reduce((sum, face) => sum + face.out, 0) }),
  offers: (view, say, players) => view.choices.map((choice) => offer(view, choice, say, players)),
  // Any turn will do: what is asked is why nothing can lie there.
  attempt: (view, { spot }) => (spot === null || view.drafting || spot.startsWith('start-') ? null : `place ${spot} 0`),
  scores: (events, seats) => {
    const scores = Array.from({ length: seats }, () => [0]);
    for (const { kind, values } of events) {
      if (kind !== 'completed') continue;
      scores.forEach((row, seat) => row.push((row.at(-1) ?? 0) + (seat === values['seat'] ? (values['gained'] ?? 0) : 0)));
    }
    return scores;
  },
  spot: spotOf,
  sounds: { placed: 'clack', drew: 'flick', completed: 'tower', won: 'win' },
  silent: new Set(['turn', 'scored']),
};
export default factory;
