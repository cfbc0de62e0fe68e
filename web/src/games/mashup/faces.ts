// Card faces of the Mashup: an icon printed in two plates, seals with numbers, food, and what the card does in words.
import type { CardFace, Seal } from '../../lib/Card.svelte';
import { INK } from '../../lib/ink';
import { speech, type Say } from '../../lib/speech.svelte';
import { COLOURS, DECKS, type Card, type Colour, type Deck } from './content';
import { pictures } from './pictures.svelte';
import { ICONS as SIGNS, type IconName as SignName } from './signs';

interface Look {
  readonly hue: string;
  readonly ground: string;
  readonly tone: string;
  readonly band: CardFace['band'];
}
export const LOOKS: Record<Deck, Look> = {
  location: { hue: '#7a4a1c', ground: '#f3d9a2', tone: '#e8743c', band: 'bricks' },
  item: { hue: '#1f5f86', ground: '#cfe0e6', tone: '#f2b233', band: 'stripes' },
  action: { hue: '#a8320f', ground: '#f8cbb0', tone: '#ffd23f', band: 'rays' },
  mutation: { hue: '#5d3a8e', ground: '#ddd0ee', tone: '#a9d158', band: 'cells' },
};

export const FOOD_ICONS: readonly SignName[] = ['wheat', 'meat', 'person', 'three-friends'];

/** Prints a card's icon on hills: the shadow plate out of register, then colour and line. */
export function plate(card: Card): string {
  const { hue, ground, tone } = LOOKS[card.deck];
  const d = pictures.of(card.picture);
  return (
    `<rect width="200" height="150" fill="${ground}"/><path d="M0 112Q50 92 100 108T200 100V150H0Z" fill="${hue}" opacity=".28"/>` +
    `<path d="M0 132Q60 116 120 128T200 122V150H0Z" fill="${hue}" opacity=".4"/><circle cx="106" cy="76" r="60" fill="#fff" opacity=".55"/>` +
    `<g transform="translate(46 16) scale(.234)" stroke-linejoin="round"><path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="22" transform="translate(12 14)"/>` +
    `<path d="${d}" fill="${tone}" stroke="${INK}" stroke-width="9"/></g>`
  );
}

const DICE: Record<Colour, readonly [fill: string, ink: string]> = {
  white: ['#fffaf0', INK], black: [INK, '#fffaf0'], red: ['#c3301f', '#fffaf0'], green: ['#2f7a35', '#fffaf0'], blue: ['#2a63a8', '#fffaf0'],
};
function seals(card: Card, say: Say): Seal[] {
  const found: Seal[] = [];
  if (card.hits !== null) found.push({ shape: 'shield', value: card.hits, fill: INK, ink: '#fffaf0', label: say('face-hits', { n: card.hits }) });
  if (card.infamy > 0) found.push({ shape: 'star', value: card.infamy, fill: '#ffd23f', ink: INK, label: say('face-infamy', { n: card.infamy }) });
  const roll = card.dice ?? card.rolls;
  if (roll) {
    const [fill, ink] = DICE[roll.colour];
    found.push({ shape: 'die', value: roll.count, fill, ink, label: say('face-dice', { n: roll.count, colour: say(`colour-${COLOURS.indexOf(roll.colour)}`) }) });
  }
  return found;
}
/** Says what a card is aimed at, what it does, where it goes and when. */
export const says = (card: Card): string => card.text[speech.language] ?? card.text['en'] ?? '';

/** The line on a card's band: what kind it is. */
export const label = (card: Card, say: Say): string => card.tags.map((tag) => say(`tag-${tag}`)).join(', ') || say(`deck-${DECKS.indexOf(card.deck)}`);

/** Makes a card's face. */
export function face(card: Card, say: Say): CardFace {
  const { hue, band } = LOOKS[card.deck];
  return {
    title: say(`card-${card.name}`), label: label(card, say), text: says(card), hue, band, art: plate(card), seals: seals(card, say),
    counts: card.food.flatMap((count, kind) => (count > 0 && kind < 3 ? [{ icon: SIGNS[FOOD_ICONS[kind]!], count, label: `${count} ${say(`food-${kind}`)}` }] : [])),
    bars: ['face-abundance', 'face-usefulness'].map((id, i) => ({ of: card.bars[i] ?? 1, label: say(id, { n: card.bars[i] ?? 1 }) })),
  };
}
