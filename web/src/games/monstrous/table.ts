// Monstrous at the table: its view as gods, steps, hand and offers.
import printed from '../../generated/content/monstrous.json';
import type { Choice, Event, Lying, MonstrousView } from '../../generated/protocol';
import type { CardFace } from '../../lib/Card.svelte';
import type { Say } from '../../lib/speech.svelte';
import type { Offer, Pick, TableGame } from '../../game/contract';
import About from './About.svelte';
import Monstrous from './Monstrous.svelte';
import { nearly, readAim } from './aim';
import { bandOf, portrait } from './cards';
import { techniques } from './library';
import { FIRST_LOCATION, powersOf } from './powers';

/** A flight to be shown: the last throw's, over the table as it lay before. */
export interface Motion {
  readonly flight: string;
  readonly thrown: number;
  readonly cards: readonly Lying[];
}

const { steps: STEPS } = printed;
const AIMED = new Set(['column', 'row', 'manner']);

function face(view: MonstrousView, kind: number, say: Say): CardFace {
  const id = view.cards[kind]?.name ?? '';
  return { title: say(`monster-${kind}`), label: say(`plate-${view.cards[kind]?.plate ?? 'bronze'}`), text: powersOf(view, kind, say), hue: bandOf(id), band: 'steps', art: portrait(id) };
}

function offer(view: MonstrousView, choice: Choice, say: Say, players: readonly string[]): Offer | null {
  const { action, kind, values } = choice;
  if (AIMED.has(kind)) return null;
  const name = say(`action-${kind}`);
  const plain = { action, card: null, spot: null, label: name, preview: null };
  switch (kind) {
    case 'throw': {
      const card = choice.target.startsWith('hand-') ? choice.target : null;
      return { ...plain, card, label: say(values['side'] === 0 ? 'side-unique' : 'side-common') };
    }
    case 'card': {
      const label = say('offer-monster', { monster: say(`monster-${values['monster'] ?? 0}`), god: players[view.gods[values['god'] ?? 0]?.seats[0] ?? -1] ?? '' });
      return { ...plain, spot: choice.target.startsWith('monster-') ? choice.target : null, label };
    }
    case 'place':
      return { ...plain, spot: choice.target, label: say(`location-${values['location'] ?? 0}`) };
    case 'god':
      return { ...plain, label: players[view.gods[values['god'] ?? 0]?.seats[0] ?? -1] ?? '' };
    case 'member':
      return { ...plain, label: players[values['seat'] ?? -1] ?? '' };
    case 'swap':
      return { ...plain, spot: choice.target, label: say(`location-${values['location'] ?? 0}`) };
    default:
      return plain;
  }
}

/** Writes down what someone seems to try, so that the server can say which rule forbids it. */
function attempt(view: MonstrousView, { card, spot }: Pick): string | null {
  if (card?.startsWith('hand-')) return `throw ${view.cards[Number(card.slice(5))]?.name ?? ''} unique`;
  if (spot?.startsWith('location-')) return `location ${view.cards[FIRST_LOCATION + (view.scenario[Number(spot.slice(9))] ?? 0)]?.name ?? ''}`;
  return null;
}

/** A throw that has come to rest since is played over the table as it lay before. */
function motions(before: MonstrousView, after: MonstrousView): { before: Motion | null; after: null } {
  const thrown = after.throws.find((each) => each.landed)?.card ?? before.throws.at(-1)?.card ?? -1;
  const flew = before.nature && after.flight !== '' && after.flight !== before.flight;
  const released = before.throws.flatMap(({ card, kind, board, unique }): Lying[] =>
    before.lying.some((each) => each.card === card) ? [] : [{ card, kind, board, unique, place: false, pose: [0, 0, 0, 1e6, 0, 0, 0], corners: [], thrown: true, hit: false, hits: [] }],
  );
  return { before: flew ? { flight: after.flight, thrown, cards: [...before.lying, ...released] } : null, after: null };
}

const monstrous: TableGame<MonstrousView> = {
  Board: Monstrous,
  About,
  wide: true,
  seats: (view, say) =>
    view.holders.map((holder, seat) => {
      const god = view.gods[holder.board]!;
      return {
        points: view.scores[seat] ?? 0, goal: Math.max(30, ...view.scores), ticks: [], cards: holder.hand.length, boons: null,
        counts: [
          { icon: 'histogram', text: `${holder.deck}`, label: say('seat-deck', { n: holder.deck }) },
          { icon: 'moon', text: `${god.underworld.length}`, label: say('seat-underworld', { n: god.underworld.length }) },
        ],
      };
    }),
  steps: (view, say) => ({
    steps: Array.from({ length: STEPS }, (_, i) => ({ id: `${i + 1}`, label: say(`step-name-${i + 1}`) })),
    step: view.over ? STEPS : Math.max(0, view.step - 1),
  }),
  // Whoever takes aim needs the room, and no other card.
  hand: (view, say) => (view.aiming ? [] : (view.holders[view.seat]?.hand ?? [])).map((kind) => ({ kind: `hand-${kind}`, face: face(view, kind, say) })),
  offers: (view, say, players) => view.choices.flatMap((choice) => offer(view, choice, say, players) ?? []),
  attempt,
  motions,
  nearly: (wanted, given) => nearly(readAim(wanted, techniques), readAim(given, techniques)),
  // Python counts: nobody else says what Faith, Troy and cards left come to. Records of before have no such events, and no chart.
  scores: (events: readonly Event[], seats) => {
    const told = events.filter(({ kind }) => kind === 'scored');
    return told.length === 0 ? [] : Array.from({ length: seats }, (_, seat) => [0, ...told.filter(({ values }) => values['seat'] === seat).map(({ values }) => values['points'] ?? 0)]);
  },
  worded: (family, value, _say, players, view) => (family === 'god' ? (view.gods[value]?.seats ?? []).map((seat) => players[seat] ?? '').join(' & ') : null),
  sounds: { threw: 'flick', landed: 'clack', hit: 'clack', petrified: 'stomp', 'knocked-off': 'stomp', 'faith-gained': 'tower', won: 'win' },
  hushed: true,
  silent: new Set(['column', 'row', 'manner', 'aimed-from', 'aimed-along', 'aimed-tilt', 'deck-top', 'chose-card', 'locked', 'laid', 'turn', 'step', 'scored', 'power-used']),
  once: new Set(['hit', 'hit-place', 'hit-nothing']),
  // A throw is one line, with all that comes of it.
  brief: {
    landed: 'brief-landed', 'missed-table': 'brief-missed-table',
    ...Object.fromEntries(
      ['hit', 'hit-place', 'hit-nothing', 'knocked-off', 'turned-over', 'put-back', 'turned-up', 'petrified', 'gained', 'reborn', 'took', 'discarded', 'to-hand', 'to-deck', 'extra', 'doubled', 'place-gained', 'faith-gained',
        'foresaw', 'on-top', 'drew', 'ordered', 'left-lying', 'removed', 'split', 'lapsed', 'member-chosen'].map((kind) => [kind, `event-${kind}`]),
    ),
  },
};
export default monstrous;
