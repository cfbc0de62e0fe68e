// Macro Monster Mashup at the table: its view as seats, steps, hand and offers, with odds before anyone commits.
import type { Choice, Event, MashupPreview, MashupSite, MashupView, Shot } from '../../generated/protocol';
import { speech, type Say } from '../../lib/speech.svelte';
import type { PreviewView } from '../../lib/types';
import type { Offer, Pick, TableGame } from '../../game/contract';
import About from './About.svelte';
import City from './City.svelte';
import Corner from './Corner.svelte';
import { COLOURS, FAME, MUTATIONS, PLACE, cardWord, cardsOf, monsterSpot, prepare, type Card } from './content';
import { face, says } from './faces';
import { faces, percent, type Roll } from './rolls';
import type { After, Before } from './stage';

const decimal = (value: number): string => value.toLocaleString(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const siteOf = (view: MashupView, spot: string): MashupSite | undefined => view.sites.find((site) => site.spot === spot);
/** Says a Location by name and number, or nowhere in particular. */
export function placeName(view: MashupView, spot: string, say: Say): string {
  const site = siteOf(view, spot);
  if (!site) return say('place-nowhere');
  const name = say('place', { name: say(cardWord(site.card)), number: Number(site.spot.slice(1)) });
  return site.rubble ? `${name}, ${say('text-rubble')}` : name;
}
/** Says dice by colour. */
export const sayDice = (dice: readonly number[], say: Say): string =>
  dice.flatMap((count, colour) => (count > 0 ? [say('text-dice', { count, colour: say(`colour-${colour}`) })] : [])).join(', ');

/** Says what the monster on turn faces at a Location, and what its Attack may do there. */
export function sayFacing(view: MashupView, site: MashupSite, say: Say): string {
  const monster = view.table[view.turn]!;
  return say('text-facing', {
    place: placeName(view, site.spot, say), dice: sayDice(site.dice, say) || say('text-no-dice'), shot: site.dice.some((count) => count > 0) ? 1 : 0,
    expected: decimal(site.expected), health: monster.health, down: percent(site.down), rubble: site.rubble ? 1 : 0, attack: monster.attack, left: site.left, fall: percent(site.fall),
  });
}
/** Says what dice do to a monster. */
const sayShot = (view: MashupView, { seat, dice, expected, down }: Shot, players: readonly string[], say: Say): string =>
  say('text-shot', { dice: sayDice(dice, say), letter: players[seat] ?? '', expected: decimal(expected), health: view.table[seat]!.health, down: percent(down) });

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
const preview = (title: string, text: string, verb = title, warning: string | null = null): PreviewView => ({ title, text, verb: capital(verb), warning });

function ofCard(view: MashupView, choice: Choice, card: Card, say: Say): Offer {
  const name = say(`card-${card.name}`);
  const action = say(`action-${choice.kind}`);
  const kind = `c${card.number}`;
  const text = choice.kind === 'discard' ? '' : says(card);
  const label = say('describe-what', { action: capital(action), what: name });
  return { action: choice.action, card: kind, spot: null, label, preview: preview(name, text, action), spends: { [kind]: 1 } };
}

function offer(view: MashupView, choice: Choice, say: Say, players: readonly string[], told: MashupPreview | undefined): Offer {
  const { action, kind, values } = choice;
  const cards = cardsOf(view.options['cards']);
  const name = capital(say(`action-${kind}`));
  const plain: Offer = { action, card: null, spot: null, label: name, preview: null };
  const card = cards[values['card'] ?? -1];
  const playing = cards[view.playing];
  // What a card that is being played does to the target a reader points at.
  const shot = told?.shot ? sayShot(view, told.shot, players, say) : '';
  const played = playing && (playing.rolls && values['seat'] !== undefined ? shot : says(playing));
  const here = siteOf(view, view.table[view.turn]?.place ?? '');
  switch (kind) {
    case 'play': case 'before': case 'discard':
      return ofCard(view, choice, card!, say);
    case 'mutation':
      if (view.stage === 'draft') return { ...ofCard(view, choice, card!, say), preview: preview(say(`card-${card!.name}`), says(card!), say('draft-take')) };
      return { ...plain, label: say('with-mutation', { card: say(`card-${card!.name}`), frame: view.frame }), preview: view.frame === 'purging' ? preview(say(`card-${card!.name}`), says(card!), say('purge')) : null };
    case 'place': {
      const title = placeName(view, choice.target, say);
      const site = siteOf(view, choice.target);
      if (playing) return { ...plain, spot: choice.target, label: title, preview: preview(say('describe-what', { action: say(`card-${playing.name}`), what: title }), played ?? '', say('play-here')) };
      return { ...plain, spot: choice.target, label: title, preview: view.frame === 'moving' && site ? preview(say('go-to', { place: title }), sayFacing(view, site, say), say('go')) : null };
    }
    case 'nowhere':
      return { ...plain, spot: 'nowhere', label: say('place-nowhere'), preview: preview(say('go-to', { place: say('place-nowhere') }), '', say('go')) };
    case 'monster': {
      const title = players[values['seat'] ?? -1] ?? '';
      const text = playing ? (played ?? '') : shot;
      return { ...plain, spot: choice.target, label: title, preview: preview(playing ? say('describe-what', { action: say(`card-${playing.name}`), what: title }) : title, view.frame === 'following' ? '' : text, playing ? say('play-here') : name) };
    }
    case 'unit': case 'building':
      return { ...plain, spot: choice.target, label: card ? say(`card-${card.name}`) : name };
    case 'figure':
      return { ...plain, spot: `infantry-${choice.target}` };
    case 'food':
      return { ...plain, label: capital(say(`food-${values['food'] ?? 'hidden'}`)), group: say(view.frame === 'eating' ? 'group-eat' : 'group-spend') };
    case 'attack-units': case 'attack-location':
      return { ...plain, preview: preview(name, here ? sayFacing(view, here, say) : '', name) };
    case 'attack-monster': case 'breathe': case 'idle': case 'stop':
      return plain;
    case 'sleep': {
      const monster = view.table[view.turn]!;
      return { ...plain, preview: preview(name, say('about-sleep', { n: told?.heals ?? 0, most: monster.most_health, alone: here ? 0 : 1 }) + (here?.dice.some((count) => count > 0) ? ` ${sayFacing(view, here, say)}` : ''), name) };
    }
    case 'strike':
      return { ...plain, label: say('strike-plain', { dice: view.table[view.seat]?.attack ?? 0 }) };
    default:
      return plain;
  }
}

/** Writes down what someone seems to try, so that the server can say which rule forbids it. */
function attempt(view: MashupView, { card, spot }: Pick): string | null {
  const cards = cardsOf(view.options['cards']);
  if (spot === null) return card === null ? null : `play ${cards[Number(card.slice(1))]?.name ?? ''}`;
  if (spot === 'nowhere') return 'at nowhere';
  if (spot.startsWith('monster-')) return `monster ${spot.slice(-1)}`;
  if (spot.startsWith('infantry-')) return 'infantry';
  const number = Number(spot.slice(1));
  if (spot.startsWith('l')) return `at ${cards[siteOf(view, spot)?.card ?? -1]?.name ?? ''}-${number}`;
  return `unit ${cards[view.things.find((thing) => thing.spot === spot)?.card ?? -1]?.name ?? ''}-${number}`;
}

const STAGES = ['wake', 'move-1', 'move-2', 'grow', 'cards'];
function step(view: MashupView): number {
  if (view.over) return STAGES.length;
  if (view.stage === 'moves') return view.moves >= 2 || (view.moves === 1 && view.action > 0) ? 1 : view.moves === 1 ? 2 : 2;
  return { wake: 0, grow: 3, cards: 4 }[view.stage] ?? 0;
}

/** Gathers what was rolled, each roll with who made it. */
function rolls(events: readonly Event[]): Roll[] {
  const found: Roll[] = [];
  let about: Event | null = null;
  for (const event of events) {
    if (['shot', 'strikes', 'assaults', 'played-on', 'played-at', 'mine', 'fizzled'].includes(event.kind)) about = event;
    if (event.kind === 'dice') found.push({ colour: COLOURS[event.values['colour'] ?? 0] ?? 'white', faces: faces(event.values['faces'] ?? 0), hits: event.values['hits'] ?? 0, about });
  }
  return found;
}

/** Says what moves in the city: on the old state dice roll, monsters bite and buildings fall, on the new one they have walked and grown. */
function motions(events: readonly Event[]): { before: Before | null; after: After | null } {
  const of = (key: string, ...kinds: string[]): number[] => [...new Set(events.filter(({ kind }) => kinds.includes(kind)).map(({ values }) => values[key] ?? -1))];
  const thrown = rolls(events);
  const walks = of('seat', 'moved', 'came', 'fled').map(monsterSpot);
  const at = (...kinds: string[]): string[] => [...new Set(events.filter(({ kind }) => kinds.includes(kind)).map(({ spots }) => spots?.['place'] ?? 'nowhere'))];
  const falls = at('destroyed');
  const hits = at('hit-location').filter((each) => !falls.includes(each));
  const bites = of('seat', 'strikes', 'assaults', 'destroyed');
  const roars = of('seat', 'grew', 'won');
  const before = thrown.length + walks.length + falls.length + hits.length + bites.length > 0;
  return { before: before ? { rolls: thrown, bites, hits, falls, walks } : null, after: walks.length + roars.length + falls.length > 0 ? { walks, roars, heaps: falls } : null };
}

const mashup: TableGame<MashupView> = {
  Board: City,
  About,
  Corner,
  wide: true,
  seats: (view, say) =>
    view.table.map((monster, i) => ({
      points: view.scores[i] ?? 0, goal: FAME + 8, ticks: [], cards: monster.hand,
      counts: [{ icon: 'hourglass', text: `${monster.size}`, label: say('plate-size', { n: monster.size }) }],
      boons: null,
    })),
  steps: (view, say) => ({ steps: STAGES.map((id) => ({ id, label: say(`step-name-${id}`) })), step: step(view) }),
  hand: (view, say) => {
    const cards = cardsOf(view.options['cards']);
    const own = view.stage === 'draft' ? view.offer : [...view.hand, ...view.locked];
    return own.map((number) => ({ kind: `c${number}`, face: face(cards[number]!, say) }));
  },
  piles: (view) => ({ deck: view.deck, discard: view.discard.reduce((sum, [, count]) => sum + (count ?? 0), 0) }),
  offers: (view, say, players, foreseen) => view.choices.map((choice) => offer(view, choice, say, players, foreseen?.choices[choice.action] as MashupPreview | undefined)),
  prepare,
  attempt,
  motions: (_before, _after, events) => motions(events),
  worded: (family, value, say) => {
    if (family === 'faces') return faces(value).join(' ');
    if (family === 'card') return say(cardWord(value));
    if (family === 'mutation' && value >= 0) return say(cardWord(MUTATIONS + value));
    if (family !== 'place') return null;
    return value < PLACE ? say('place-nowhere') : say('place', { name: say(cardWord(Math.floor(value / PLACE) - 1)), number: (value % PLACE) + 1 });
  },
  sounds: { moved: 'flick', destroyed: 'stomp', dice: 'clack', ate: 'clack', grew: 'tower', played: 'flick', 'played-on': 'flick', 'played-at': 'flick', won: 'win' },
  silent: new Set(['closed', 'plans', 'drew', 'hit-unit', 'hit-infantry', 'waits', 'first-die', 'aimed', 'spent-food']),
};
export default mashup;
