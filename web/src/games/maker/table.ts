// The Monster Maker at the table: its view as seats, steps and offers.
import printed from '../../generated/content/maker.json';
import type { Choice, MakerPreview, MakerView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import type { Offer, Pick, TableGame } from '../../game/contract';
import Laboratory from './Laboratory.svelte';
import { drafting } from './draft';
import { motions } from './motion';
import { LETTERS, capital } from './naming';
import { sayRoll } from './rolls';

const { actions: ACTIONS, most_points: FULL_SCORE } = printed;
const ON_CARD = new Set(['steal', 'heap', 'hand', 'take', 'sell', 'show', 'add', 'want']);

function rolled(told: MakerPreview | undefined, title: string, say: Say): Offer['preview'] {
  const roll = told?.roll;
  return { title, text: roll ? sayRoll(roll, say) : '', verb: title, warning: roll?.faces === 0 ? say('roll-hopeless') : null };
}

function offer(view: MakerView, choice: Choice, say: Say, players: readonly string[], told: MakerPreview | undefined): Offer {
  const { action, kind, values } = choice;
  const name = capital(say(`action-${kind}`));
  const plain = { action, card: null, spot: null, label: name, preview: null };
  if (ON_CARD.has(kind)) {
    const part = say(`part-${values['kind'] ?? 'hidden'}`);
    const label = say('offer-card', { action: name, part, card: values['card'] ?? 0 });
    return { ...plain, spot: `card-${values['card']}`, label, preview: { title: label, text: say(`about-${kind}`), verb: name, warning: null } };
  }
  switch (kind) {
    case 'operate': {
      const part = values['kind'] ?? 0;
      const title = say('offer-operate', { part: say(`part-${part}`), name: players[values['assistant'] ?? -1] ?? '' });
      return { ...plain, spot: choice.target, label: title, preview: rolled(told, title, say) };
    }
    case 'revive':
      return { ...plain, spot: choice.target, preview: rolled(told, name, say) };
    case 'rob':
    case 'join': // a warning has to be confirmed (M37)
      return values['full'] === 0 ? { ...plain, preview: { title: name, text: say('menu-rob', values), verb: name, warning: say('rob-hopeless') } } : plain;
    case 'grave': {
      const label = say('offer-grave', { grave: values['grave'] ?? 0 });
      const empty = values['count'] === 0 ? { title: label, text: say('about-empty-grave'), verb: label, warning: say('grave-hopeless') } : null;
      return { ...plain, spot: choice.target, label, preview: empty };
    }
    case 'accept':
    case 'demand': {
      const label = say('offer-player', { action: name, name: players[values['seat'] ?? -1] ?? '' });
      return { ...plain, spot: choice.target, label, preview: { title: label, text: say(`about-${kind}`), verb: name, warning: null } };
    }
    case 'wish':
      return { ...plain, label: say('offer-wish', { wish: say(`wish-${values['wish'] ?? printed.no_wish}`) }) };
    case 'points':
      return { ...plain, label: say('offer-points', { points: values['points'] ?? 0 }) };
    case 'skip':
      return { ...plain, label: say(view.phase === ACTIONS ? 'offer-end' : 'offer-skip') };
    default:
      return plain;
  }
}

const WORDS: Record<string, string> = { assisting: 'hand', taking: 'take', offering: 'add', demanding: 'want' };

/** Writes down what someone seems to try, so that the server can say which rule forbids it. */
function attempt(view: MakerView, { spot }: Pick): string | null {
  if (spot === null) return null;
  const [what, which = ''] = spot.split('-');
  // What stands for an attempt must be forbidden: a robbery that is offered has a button, and no grave is chosen before it.
  if (what === 'grave') return view.frame === 'sealing' || view.choices.some(({ kind }) => kind === 'rob') ? `grave ${which}` : 'rob';
  if (what === 'slab') return which === LETTERS[view.seat] ? 'revive' : null;
  if (what === 'warehouse') return view.frame === 'selling' ? `demand ${which}` : `operate left-arm with ${which}`;
  if (what !== 'card') return null;
  const place = view.parts.find((part) => part.card === Number(which))?.place ?? '';
  const word = WORDS[view.frame] ?? (place === 'heap' ? 'heap' : place === `warehouse-${LETTERS[view.seat]}` ? 'sell' : 'steal');
  return `${word} #${which}`;
}

const maker: TableGame<MakerView> = {
  Board: Laboratory,
  wide: true,
  seats: (view, say) =>
    view.table.map((seat, i) => ({
      points: view.scores[i] ?? 0,
      goal: FULL_SCORE,
      ticks: [],
      cards: seat.stock,
      counts: [
        { icon: 'rule-book', text: `${seat.die}`, label: say('seat-die', { die: seat.die }) },
        { icon: 'three-friends', text: `${seat.sewn.filter((card) => card >= 0).length}/6`, label: say('seat-sewn', { n: seat.sewn.filter((card) => card >= 0).length }) },
      ],
      boons: null,
    })),
  steps: (view, say) => ({
    steps: Array.from({ length: ACTIONS }, (_, i) => ({ id: `${i + 1}`, label: say(`step-name-${i + 1}`) })),
    step: view.over ? ACTIONS : view.phase - 1,
  }),
  // An offer is put together on the board and closed there: its points need no buttons of their own.
  offers: (view, say, players, foreseen) =>
    view.choices.filter(({ kind }) => kind !== 'points' || !drafting(view)).map((choice) => offer(view, choice, say, players, foreseen?.choices[choice.action] as MakerPreview | undefined)),
  attempt,
  motions,
  sounds: { rolled: 'clack', took: 'clack', stole: 'flick', heap: 'flick', sewn: 'tower', failed: 'stomp', fried: 'stomp', sold: 'flick', won: 'win' },
  silent: new Set(['die', 'back', 'skipped']),
};
export default maker;
