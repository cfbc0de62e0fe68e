import type { IconName } from './icons';

// What the pages are given: plain data, already in words. Where it comes from is not their business.

/** A game as the home page shows it. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly minutes: number;
}
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'game'; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number };
export interface Choice {
  readonly value: string;
  readonly label: string;
}
export interface GameOption {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** How it is asked: by choices alone, or with seats, a number or a text of one's own beside them. */
  readonly form: 'choice' | 'text' | 'number' | 'seat' | 'seats';
  readonly choices: readonly Choice[];
}
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  /** Second line: "bot, sly", "away". */
  readonly note: string;
  /** Which bot plays the seat now, for its face. */
  readonly bot?: string;
  readonly you: boolean;
  readonly onTurn: boolean;
  readonly points: number;
  readonly goal: number;
  /** Scores where something changes, marked on the track. */
  readonly ticks: readonly number[];
  /** Null where hands are not counted. */
  readonly cards: number | null;
  /** Other counts, each with an accessible name. */
  readonly counts: readonly { readonly icon: IconName; readonly text: string; readonly label: string }[];
  readonly boons: { readonly label: string; readonly have: number; readonly of: number } | null;
  readonly clock: string | null;
}
export interface StepView {
  readonly id: string;
  readonly label: string;
}
export interface LogLine {
  readonly id: number;
  readonly seat: number | null;
  readonly text: string;
  /** Spaces to point at while the line is under the pointer. */
  readonly spots: readonly string[];
  /** In a replay, the move that it belongs to. */
  readonly move?: number;
  /** It goes on where the line before it ended; what need not be said twice there is left out. */
  readonly more?: 'always' | 'once';
}
export interface PreviewView {
  readonly title: string;
  readonly text: string;
  /** The verb itself: "Stomp". */
  readonly verb: string;
  readonly warning: string | null;
}
export interface RefusalView {
  readonly title: string;
  readonly reason: string;
  readonly rule: { readonly id: string; readonly label: string } | null;
}
export interface RuleSection {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  /** Without marks, to search in. */
  readonly text: string;
  readonly html: string;
}
export interface ActionView {
  readonly action: number;
  readonly label: string;
  readonly key: string | null;
  readonly group?: string | undefined;
}
export interface OptionView {
  readonly action: number;
  readonly label: string;
  readonly chosen: boolean;
}
export interface ChatView {
  readonly id: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}
/** How people talk at a table, and who is there to be heard. */
export interface ChatRoom {
  /** Whether one may write what one likes; else there are ready-made phrases. */
  readonly free: boolean;
  /** One looks on where those who do can't write to the seated. */
  readonly silent: boolean;
  readonly others: readonly { readonly seat: number; readonly name: string; readonly muted: boolean }[];
  readonly onmute: (seat: number) => void;
  /** Lets everybody write what they like, or not; its host's alone. */
  readonly onfree?: (free: boolean) => void;
}
export interface ResultView {
  readonly title: string;
  readonly ranks: readonly { readonly seat: number; readonly name: string; readonly points: number; readonly won: boolean }[];
  readonly replay: string;
  readonly abandoned: boolean;
}
/** Something to know about the table, with what can be done about it. */
export interface NoteView {
  readonly id: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly run: (level: string) => void } | null;
  /** Levels to choose from, where a bot is to stand in. */
  readonly levels?: readonly Choice[];
}
