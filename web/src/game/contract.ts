// What a game brings to the table: `games/<game>/table.ts` has a TableGame as its default export. A game without one is
// played on the plain board, which needs nothing but the view.
import type { Component } from 'svelte';
import type { AnyView, Event, Foreseen } from '../generated/protocol';
import type { CardFace } from '../lib/Card.svelte';
import type { Scores } from '../lib/chart';
import type { SoundName } from '../lib/sound.svelte';
import type { Say } from '../lib/speech.svelte';
import type { PreviewView, SeatView, StepView } from '../lib/types';

/** One legal action as a person reaches it: by a card of the hand, by a spot of the board, or by a button. */
export interface Offer {
  readonly action: number;
  /** The kind of card it begins with; null if it needs none. */
  readonly card: string | null;
  /** The spot one points at; null if it is a button. */
  readonly spot: string | null;
  /** The words of its button, where several offers share a card or spot. */
  readonly label: string;
  /** Buttons of one group stand together under its name, where there are many. */
  readonly group?: string;
  /** What will happen, to be confirmed; null: it is done at once. */
  readonly preview: PreviewView | null;
  /** Cards of the hand that it uses up, by kind. */
  readonly spends?: Readonly<Record<string, number>>;
  /** What the board marks while it is being previewed. */
  readonly path?: readonly string[];
  readonly falls?: readonly string[];
}

export interface BoardProps<View = AnyView> {
  readonly view: View;
  readonly players: readonly string[];
  /** Spots that may be chosen now, the chosen one, and those that a log line points at. */
  readonly lit: readonly string[];
  readonly chosen: string | null;
  readonly offer: Offer | null;
  readonly pointed: readonly string[];
  readonly onchoose?: (spot: string) => void;
  /** Takes another of the offers that share the chosen spot. */
  readonly onoption?: (action: number) => void;
  /** Takes several actions in a row, by number or notation, which together are one decision. */
  readonly onoptions?: (actions: readonly (number | string)[]) => void;
  /** Decides by a row of numbers, where the game takes aims and this seat has to decide. */
  readonly onaim?: ((numbers: readonly number[]) => void) | undefined;
  /** The aim that a lesson asks for. */
  readonly wanted?: readonly number[] | null;
  /** Who sits where, for a board that shows the seats itself. */
  readonly seats?: readonly SeatView[];
  /** What the game tells beforehand of this moment, once it was asked; a board that shows it unasked asks by `onforesee`. */
  readonly foreseen?: Foreseen | null;
  readonly onforesee?: () => void;
}
/** What a game shows beside its board. */
export interface AsideProps<View = AnyView> {
  readonly view: View;
  readonly players: readonly string[];
  readonly offer: Offer | null;
  readonly foreseen?: Foreseen | null;
  readonly onforesee?: () => void;
}
/** A board may move things: `play` resolves when the motion is over or skipped. */
export interface BoardExports {
  readonly play?: (motion: unknown) => Promise<void>;
  readonly skip?: () => void;
}

/** What the seats' sheet shows beside name and turn. */
export type SeatFacts = Omit<SeatView, 'seat' | 'name' | 'note' | 'you' | 'onTurn' | 'clock'>;
export interface Pick {
  readonly card: string | null;
  readonly spot: string | null;
}

/** A game's end as a picture of 832 x 800 whose ground runs on to all sides; it comes later than the table. */
export interface EndScene<View = AnyView> {
  /** Fill, shade and ink of the ribbon above it. */
  ribbon(view: View): readonly [fill: string, shade: string, ink: string];
  /** What a phone shows of it: x, y, width and height. */
  readonly near: string;
  /**
   * SVG by attributes alone, for the page allows no inline style. Groups of the classes `first` to `fourth` appear one after
   * the other, and what is a `petal` falls.
   */
  draw(view: View): string;
  /** Pictures for the heads of the count, by a column's name. */
  readonly heads?: Readonly<Record<string, string>>;
}

export interface TableGame<View = AnyView> {
  readonly Board: Component<BoardProps<View>, BoardExports>;
  /** Stands in the sheet that asks, above its buttons: what is pending, what dice may do. */
  readonly About?: Component<AsideProps<View>>;
  /** Stands beside the hand instead of deck and discard. */
  readonly Corner?: Component<AsideProps<View>>;
  /** The board shows the seats and takes their column. */
  readonly wide?: boolean;
  /** Reads what a table is played with under its options, where that was not there when the page was built. */
  prepare?(options: Readonly<Record<string, string>>): Promise<void>;
  seats(view: View, say: Say): readonly SeatFacts[];
  /** What can be done, as far as it is told beforehand what would come of it. */
  offers(view: View, say: Say, players: readonly string[], foreseen?: Foreseen | null): readonly Offer[];
  /** The steps of a turn and which one is on. */
  steps?(view: View, say: Say): { readonly steps: readonly StepView[]; readonly step: number };
  /** The hand, one entry a card. */
  hand?(view: View, say: Say): readonly { readonly kind: string; readonly face: CardFace }[];
  /** Deck and discard; `note` says what lies in the discard where that is open. */
  piles?(view: View, say: Say): { readonly deck: number; readonly discard: number; readonly note?: string };
  /** What someone seems to try who picked something that is not offered: the server is asked which rule forbids it. */
  attempt?(view: View, pick: Pick): number | string | null;
  /** What moves on the old state, and what on the new one. */
  motions?(before: View, after: View, events: readonly Event[]): { readonly before: unknown; readonly after: unknown };
  /** What is heard gives away how the motion on the old state ends: it is heard afterwards. */
  readonly hushed?: boolean;
  /** Tells whether an aim is near enough to the one that a lesson asks for. */
  nearly?(wanted: readonly number[], given: readonly number[]): boolean;
  /** Points over time, a list per seat. */
  scores?(events: readonly Event[], seats: number): readonly Scores[];
  /** Says an event's argument of a family that is more than a list of words; null for all others. */
  worded?(family: string, value: number, say: Say, players: readonly string[], view: View): string | null;
  readonly sounds?: Readonly<Record<string, SoundName>>;
  /** Kinds of events that go on in the log's line before them, with the message that says them there. */
  readonly brief?: Readonly<Record<string, string>>;
  /** Those of them that a line says but once. */
  readonly once?: ReadonlySet<string>;
  /** Kinds of events that the log leaves out, because others say the same. */
  readonly silent?: ReadonlySet<string>;
}
