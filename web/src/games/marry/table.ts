// Marry the Monster at the table: its view as seats, steps, hand and offers.
import printed from '../../generated/content/marry.json';
import type { Choice, Event, MarryPreview, MarryView } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import type { Offer, TableGame } from '../../game/contract';
import About from './About.svelte';
import Valley from './Valley.svelte';
import { KINDS, cardFace, type Kind } from './cards';
import { hexAt, lineTo } from './graph';
import type { Motion } from './motion';
import { FREE_HOUSES, attempt, pieceOn } from './turn';

const { steps: STEPS } = printed;

/** Says "tower on d2 (Chiara)" or "your tower on d2". */
function named(view: MarryView, spot: string, players: readonly string[], say: Say): string {
  const piece = pieceOn(view, spot);
  const building = say(`building-${piece?.size ?? 1}`);
  return piece?.seat === view.seat ? say('preview-own', { building, spot }) : say('preview-building', { owner: players[piece?.seat ?? -1] ?? '', building, spot });
}

function stomp(view: MarryView, choice: Choice, say: Say, players: readonly string[], told: MarryPreview | undefined): Offer {
  const { strength = 1 } = choice.values;
  const { falls = [], blocker = '', stops = '' } = told ?? {};
  const list = falls.map((spot) => named(view, spot, players, say)).join(', ');
  return {
    action: choice.action,
    card: 'stomp',
    spot: choice.target,
    label: say('stomp-title', { strength }),
    preview: {
      title: say('stomp-title', { strength }),
      text: [
        say('stomp-target', { target: named(view, choice.target, players, say) }),
        ...(told ? [falls.length > 0 ? say('stomp-falls', { n: falls.length, list }) : say('stomp-nothing')] : []),
      ].join(' '),
      verb: say('action-stomp'),
      warning: blocker ? say(stops === view.fachan ? 'stomp-stays' : 'stomp-stops', { blocker: named(view, blocker, players, say), at: stops }) : null,
    },
    spends: told?.spends ?? {},
    path: choice.spots,
    falls,
  };
}

function swap(choice: Choice, say: Say, told: MarryPreview | undefined): Offer {
  const { source = 0, becomes = 0 } = choice.values;
  const words = { card: say(`card-${source}`), becomes: say(`card-${becomes}`) };
  return {
    action: choice.action,
    card: KINDS[source] ?? null,
    spot: null,
    label: say('swap-label', words),
    preview: { title: say('swap-label', words), text: say('swap-text', words), verb: say('swap-verb'), warning: null },
    spends: told?.spends ?? {},
  };
}

const done = (view: MarryView, say: Say): string =>
  view.frame === 'building' ? say('done-building') : view.step === FREE_HOUSES ? say('done-houses') : say('done-turn', { played: view.cards_played });

function offer(view: MarryView, choice: Choice, say: Say, players: readonly string[], told: MarryPreview | undefined): Offer {
  const { action } = choice;
  const plain = { action, card: null, spot: choice.target || null, label: say(`action-${choice.kind}`), preview: null };
  switch (choice.kind) {
    case 'stomp':
      return stomp(view, choice, say, players, told);
    case 'swap':
      return swap(choice, say, told);
    case 'build':
      return { ...plain, card: 'build', spot: null, spends: told?.spends ?? {} };
    case 'done':
      return { ...plain, label: done(view, say) };
    case 'move':
      return {
        ...plain,
        path: choice.spots,
        preview: { title: say('move-title'), text: say('move-text', { spot: choice.target }), verb: say('move-verb'), warning: null },
      };
    case 'fortify':
    case 'tower': {
      const text = told ? say('grow-text', { spot: choice.target, from: say(`building-${told.height ?? 0}`), to: say(`building-${told.becomes ?? 0}`) }) : '';
      const preview = { title: plain.label, text, verb: plain.label, warning: null };
      return choice.kind === 'tower' ? { ...plain, preview } : { ...plain, card: 'fortify', preview, spends: told?.spends ?? {} };
    }
    default:
      return plain;
  }
}

function motions(before: MarryView, after: MarryView, events: readonly Event[]): { before: Motion | null; after: Motion | null } {
  const at = (event: Event, name: string): string => event.spots?.[name] ?? '';
  const runs = events.some((event) => event.kind === 'stomped' || event.kind === 'moved');
  const built = events.filter((event) => ['house', 'tower', 'strengthened'].includes(event.kind)).map((event) => at(event, 'space'));
  const falls = events.filter((event) => event.kind === 'fell').map((event) => ({ spot: at(event, 'space'), owner: event.values['owner'] ?? 0 }));
  return {
    before: runs ? { kind: 'stomp', from: before.fachan, path: lineTo(before.fachan, after.fachan), falls } : null,
    after: built.length > 0 ? { kind: 'build', spots: built.map((spot) => hexAt(spot).id) } : null,
  };
}

const marry: TableGame<MarryView> = {
  Board: Valley,
  About,
  seats: (view, say) => {
    const { goal } = view;
    const boons = printed.boons.filter((points) => points <= goal);
    return view.table.map((seat) => ({
      points: seat.points,
      goal,
      ticks: boons.filter((points) => points < goal),
      cards: seat.cards,
      counts: [
        { icon: 'white-tower', text: `${seat.towers}/${printed.towers}`, label: say('seat-towers', { n: seat.towers }) },
        { icon: 'histogram', text: `+${seat.income}`, label: say('seat-income', { n: seat.income }) },
        { icon: 'family-house', text: `${seat.supply}`, label: say('seat-supply', { n: seat.supply }) },
      ],
      boons: { label: say('seat-boons'), have: seat.boons, of: boons.length },
    }));
  },
  steps: (view, say) => ({
    steps: Array.from({ length: STEPS }, (_, i) => ({ id: `${i + 1}`, label: say(`step-name-${i + 1}`) })),
    step: view.over ? STEPS : view.step - 1,
  }),
  hand: (view, say) =>
    (view.table[view.seat]?.hand ?? []).flatMap((count, i) => {
      const kind: Kind = KINDS[i] ?? 'stomp';
      const face = cardFace(kind, { title: say(`card-${i}`), text: say(`card-text-${i}`) });
      return Array.from({ length: count }, () => ({ kind, face }));
    }),
  piles: (view, say) => {
    const counted = KINDS.map((_, kind) => ({ kind, n: view.pile.filter((card) => card === kind).length })).filter(({ n }) => n > 0);
    return { deck: view.deck, discard: view.pile.length, note: counted.map(({ kind, n }) => `${n} ${say(`card-${kind}`)}`).join(', ') };
  },
  offers: (view, say, players, foreseen) =>
    view.choices.map((choice) => offer(view, choice, say, players, foreseen?.choices[choice.action] as MarryPreview | undefined)),
  attempt,
  motions,
  scores: (events, seats) => {
    const scores = Array.from({ length: seats }, () => [0]);
    for (const { kind, values } of events) if (kind === 'scored') scores[values['seat'] ?? -1]?.push(values['points'] ?? 0);
    return scores;
  },
  sounds: { house: 'clack', tower: 'tower', strengthened: 'clack', card: 'flick', drew: 'flick', stomped: 'stomp', won: 'win' },
  silent: new Set(['ended', 'lured', 'card']),
};
export default marry;
