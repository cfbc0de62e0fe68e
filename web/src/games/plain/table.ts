// The table of a game that has no board of its own yet: every spot a button, every choice in words.
import type { AnyView, Choice } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import type { TableGame } from '../../game/contract';
import Board from './Board.svelte';

const label = (choice: Choice, say: Say): string => {
  const kind = say(`action-${choice.kind}`);
  return choice.notation.startsWith(choice.kind) ? `${kind}${choice.notation.slice(choice.kind.length)}` : `${kind}: ${choice.notation}`;
};

const plain: TableGame<AnyView> = {
  Board,
  seats: (view) => view.scores.map((points) => ({ points, goal: Math.max(1, ...view.scores), ticks: [], cards: null, counts: [], boons: null })),
  offers: (view, say) => {
    const words = view.choices.map((choice) => label(choice, say));
    const onBoard = new Set(view.spots.map((spot) => spot.id));
    return view.choices.map((choice, i) => ({
      action: choice.action,
      card: null,
      spot: onBoard.has(choice.target) ? choice.target : null,
      label: words[i]!,
      group: say(`action-${choice.kind}`),
      preview: onBoard.has(choice.target) ? { title: words[i]!, text: '', verb: say(`action-${choice.kind}`), warning: null } : null,
      path: choice.spots,
    }));
  },
};
export default plain;
