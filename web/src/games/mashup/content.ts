// The card set as the rules read it: one file for both, and a designer's changes on top of it.
import shipped from '../../../../src/bestiary/games/mashup/content/cards.txt?raw';
import chart from '../../../../src/bestiary/games/mashup/content/chart.txt?raw';

export type Deck = 'location' | 'item' | 'action' | 'mutation';
export const DECKS: readonly Deck[] = ['location', 'item', 'action', 'mutation'];
export const COLOURS = ['white', 'black', 'red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const FOODS = ['foodstuff', 'meat', 'meeple', 'infantry'] as const;
export const TAGS = [
  'Rural', 'Urban', 'Coastal', 'Industrial', 'Military', 'Science', 'Landmark', 'Unit', 'Attachment', 'Trap', 'Consumable', 'Infantry', 'Police',
  'Vehicle', 'Aircraft', 'Robot', 'Fortification', 'Media', 'Food', 'Mutagen', 'Breath', 'Resistance', 'Body',
] as const;
const PLACES = ['any', 'standing', 'own', 'monster'];
const TARGETS = ['monster', 'mutant', 'grown', 'monsters', 'units', 'meeple', 'location', 'own', 'infamous', 'self'];
const MOMENTS = ['any', 'eating', 'attacking', 'growing', 'destroyed', 'unshot'];
const TRIGGERS = new Set(['play', 'always', 'eat', 'destroyed', 'monster-destroyed', 'announced', 'later']);

export interface Effect {
  readonly does: string;
  readonly number: number;
  readonly colour: Colour | null;
}
export interface Card {
  /** Its place in the set; its words are `card-<number>`. */
  readonly number: number;
  readonly name: string;
  readonly deck: Deck;
  readonly copies: number;
  /** Numbers of tags; their words are `tag-<number>`. */
  readonly tags: readonly number[];
  readonly hits: number | null;
  readonly infamy: number;
  readonly food: readonly number[];
  readonly dice: { readonly colour: Colour; readonly count: number } | null;
  /** Where it is played, at what and when, as the numbers of `on-`, `at-` and `when-`; null where it has none. */
  readonly on: number | null;
  readonly onTags: readonly number[];
  readonly at: number | null;
  readonly when: number | null;
  readonly bans: readonly number[];
  readonly bars: readonly [abundance: number, usefulness: number];
  readonly effects: readonly Effect[];
}

const tagged = (text: string): number[] => text.split(' ').map((word) => TAGS.indexOf(word as (typeof TAGS)[number]));
const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

function effect(text: string): Effect {
  const [does = '', ...words] = text.trim().split(/\s+/);
  let number = 0;
  let colour: Colour | null = null;
  for (const word of words) {
    const [name = '', count] = word.split(':');
    if (isColour(name)) colour = name;
    if (/^\d+$/.test(count ?? name)) number = Number(count ?? name);
  }
  return { does, number, colour };
}

function read(line: string, number: number): Card {
  const [head = '', ...fields] = line.split('|').map((part) => part.trim());
  const [deck = '', name = '', copies = ''] = head.split(/\s+/);
  const has = new Map(fields.map((field): [string, string] => [field.slice(0, field.indexOf(' ')), field.slice(field.indexOf(' ') + 1)]));
  const counts = new Map((has.get('food') ?? '').split(' ').map((word): [string, number] => [word.split(':')[0]!, Number(word.split(':')[1])]));
  const [colour = '', dice] = (has.get('dice') ?? '').split(':');
  const on = has.get('on');
  const [abundance, usefulness] = (has.get('bars') ?? '1:1').split(':').map(Number);
  return {
    number, name, deck: deck as Deck, copies: Number(copies.slice(1)),
    tags: has.has('tags') ? tagged(has.get('tags')!) : [],
    hits: has.has('hits') ? Number(has.get('hits')) : null,
    infamy: Number(has.get('infamy') ?? 0),
    food: FOODS.map((kind) => counts.get(kind) ?? 0),
    dice: isColour(colour) ? { colour, count: Number(dice) } : null,
    on: on === undefined ? null : Math.max(0, PLACES.indexOf(on)),
    onTags: on === undefined || PLACES.includes(on) ? [] : tagged(on),
    at: has.has('at') ? TARGETS.indexOf(has.get('at')!) : null,
    when: has.has('when') ? MOMENTS.indexOf(has.get('when')!) : null,
    bans: has.has('bans') ? tagged(has.get('bans')!) : [],
    bars: [abundance ?? 1, usefulness ?? 1],
    effects: [...has].filter(([field]) => TRIGGERS.has(field)).flatMap(([, texts]) => texts.split(',').map(effect)),
  };
}

const lines = (text: string): string[] => text.split('\n').flatMap((line) => line.split('#')[0]!.split(';')).map((line) => line.trim()).filter((line) => line !== '');
export const STANDARD: readonly Card[] = lines(shipped).map(read);

const known = new Map<string, readonly Card[]>([['standard', STANDARD]]);
/** Returns the cards that an option's value stands for: the shipped ones with a designer's changes. */
export function cardsOf(option: string | undefined): readonly Card[] {
  const text = option ?? 'standard';
  const found = known.get(text);
  if (found) return found;
  const changed = new Map(lines(text).map((line): [string, string] => [line.split(/\s+/)[1] ?? '', line]));
  const cards = STANDARD.map((card) => (changed.has(card.name) ? read(changed.get(card.name)!, card.number) : card));
  known.set(text, cards);
  return cards;
}

/** The values that a card's text names: the numbers of its effects in order, and the colour of its dice. */
export function effectValues(card: Card, say: (id: string) => string): Record<string, string | number> {
  const colour = card.effects.find((each) => each.colour !== null)?.colour ?? null;
  const [a = 0, b = 0, c = 0] = card.effects.map((each) => each.number);
  return { a, b, c, colour: colour === null ? '' : say(`colour-${COLOURS.indexOf(colour)}`) };
}

/** The chart of a game: lines by Size, from 1 on. */
export interface ChartLine {
  readonly attack: number;
  readonly eat: number;
  readonly stomach: number;
  readonly health: number;
  readonly grow: number;
}
function readChart(text: string): readonly ChartLine[] {
  return lines(text).map((line) => {
    const [, attack = 0, eat = 0, stomach = 0, health = 0, grow = 0] = line.split(/\s+/).map((word) => (word === '-' ? 0 : Number(word)));
    return { attack, eat, stomach, health, grow };
  });
}
/** Returns the chart that an option's value stands for. */
export const chartOf = (option: string | undefined): readonly ChartLine[] => readChart(option === undefined || option === 'standard' ? chart : option);

const LETTERS = 'abcdef';
/** The spot of a seat's monster, and the seat of such a spot. */
export const monsterSpot = (seat: number): string => `monster-${LETTERS[seat] ?? ''}`;
export const seatOf = (spot: string): number => LETTERS.indexOf(spot.slice(-1));
