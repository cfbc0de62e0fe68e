// The cards and the chart of a table: the shipped ones as the rules read them, a designer's own as the server says them.
import shipped from '../../generated/content/mashup.json';
import { contentOf } from '../../server/api';

export const COLOURS = ['white', 'black', 'red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Deck = 'location' | 'item' | 'action' | 'mutation';
export const DECKS = shipped.decks as readonly Deck[];
export const TAGS: readonly string[] = shipped.tags;
/** How an event counts places, the Infamy that wins, the card whose picture Infantry has, and the first of the Mutations. */
export const { place: PLACE, fame: FAME, infantry: INFANTRY, mutations: MUTATIONS } = shipped;

interface Dice {
  readonly colour: Colour;
  readonly count: number;
}
export interface Card {
  /** Its place in the set, which events and views count with. */
  readonly number: number;
  /** Its name, by which its words (`card-<name>`) and moves are written. */
  readonly name: string;
  readonly deck: Deck;
  readonly copies: number;
  /** Numbers of tags; their words are `tag-<number>`. */
  readonly tags: readonly number[];
  readonly hits: number | null;
  readonly infamy: number;
  readonly food: readonly number[];
  readonly dice: Dice | null;
  /** The dice that it throws when it is played, or breathes with. */
  readonly rolls: Dice | null;
  /** What is drawn on it: the name of an icon. */
  readonly picture: string;
  readonly bars: readonly number[];
  /** What it is aimed at, what it does, where it goes and when; by language. */
  readonly text: Readonly<Record<string, string>>;
}
/** A line of the chart, Size 1 first. */
export interface ChartLine {
  readonly attack: number;
  readonly eat: number;
  readonly stomach: number;
  readonly health: number;
  readonly grow: number;
}

const STANDARD = 'standard';
const decks = new Map<string, readonly Card[]>([[STANDARD, shipped.cards as readonly Card[]]]);
const charts = new Map<string, readonly ChartLine[]>([[STANDARD, shipped.chart]]);

/** Asks for the cards and the chart that options stand for, where they are not the shipped ones. */
export async function prepare(options: Readonly<Record<string, string>>): Promise<void> {
  const { cards = STANDARD, chart = STANDARD } = options;
  if (decks.has(cards) && charts.has(chart)) return;
  const { printed } = await contentOf('mashup', { cards, chart });
  decks.set(cards, printed['cards'] as readonly Card[]);
  charts.set(chart, printed['chart'] as readonly ChartLine[]);
}

/** Returns the cards that an option's value stands for. */
export const cardsOf = (option = STANDARD): readonly Card[] => decks.get(option) ?? decks.get(STANDARD)!;
/** Returns the chart that an option's value stands for. */
export const chartOf = (option = STANDARD): readonly ChartLine[] => charts.get(option) ?? charts.get(STANDARD)!;

/** Returns the id of a card's words; a designer's cards keep their names. */
export const cardWord = (number: number): string => `card-${shipped.cards[number]?.name ?? 'hidden'}`;

const LETTERS = 'abcdef';
/** The spot of a seat's monster, and the seat of such a spot. */
export const monsterSpot = (seat: number): string => `monster-${LETTERS[seat] ?? ''}`;
export const seatOf = (spot: string): number => LETTERS.indexOf(spot.slice(-1));
