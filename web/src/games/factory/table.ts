// Monster Factory at the table: its view as seats and offers.
import type { Choice, FactoryPreview, FactoryView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import type { Offer, TableGame } from '../../game/contract';
import Factory from './Factory.svelte';
import { tileName } from './names';
import { startSpot } from './shapes';

function offer(view: FactoryView, choice: Choice, say: Say, players: readonly string[], told: FactoryPreview | undefined): Offer {
  const { action } = choice;
  const { face = 0, turn = 0 } = choice.values;
  const tile = tileName(view, face, say);
  const verb = say(`${choice.kind}-verb`);
  if (choice.kind === 'start') return { action, card: null, spot: startSpot(face), label: tile, preview: { title: tile, text: say('start-text'), verb, warning: null } };
  const monster = view.monsters.find((each) => each.cells.some((cell) => cell.spot === choice.target));
  const words = { owner: players[monster?.owner ?? -1] ?? '', own: monster?.owner === view.seat ? 1 : 0, minion: monster?.minion ?? 0, tile };
  const { completes = false, points = 0, open_edges: open = 0 } = told ?? {};
  const text = !told ? '' : completes ? say('place-completes', { ...words, points }) : say('place-text', { ...words, open });
  return {
    action, card: null, spot: choice.target, label: say('place-turn', { turn }),
    preview: { title: say('place-title', words), text, verb, warning: completes && !words.own ? say('place-gives', words) : null },
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
  offers: (view, say, players, foreseen) =>
    view.choices.map((choice) => offer(view, choice, say, players, foreseen?.choices[choice.action] as FactoryPreview | undefined)),
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
  motions: (_before, after, events) => {
    const alive = events.flatMap(({ kind, values }) =>
      kind === 'completed' ? after.monsters.filter((monster) => monster.owner === values['seat'] && monster.minion === values['minion']).map((monster) => monster.name) : [],
    );
    return { before: null, after: alive.length > 0 ? { alive } : null };
  },
  sounds: { placed: 'clack', drew: 'flick', completed: 'tower', won: 'win' },
  silent: new Set(['turn', 'scored']),
  // The tile was named when it was drawn.
  brief: { placed: 'brief-placed' },
};
export default factory;
