// Sample data that shows every state of the parts at once.
import type { Spot } from '../games/marry/Board.svelte';
import { KINDS, cardFace, type Kind } from '../games/marry/cards';
import type { CardState } from '../lib/Card.svelte';
import type { HandCard } from '../table/parts/Hand.svelte';
import type { GameCard, LogLine, RuleSection, SeatView } from '../lib/types';

export const GAMES: readonly GameCard[] = [
  { id: 'marry', name: 'Marry the Monster', line: 'A lonely giant with one eye, one arm and one leg is loose in your valley. Lure him through your rivals’ houses and be the first to raise three towers.', minSeats: 3, maxSeats: 5, minutes: 30 },
  { id: 'factory', name: 'Monster Factory', line: 'Grow the biggest beast that you can still finish.', minSeats: 2, maxSeats: 6, minutes: 20 },
  { id: 'monstrous', name: 'Monstrous', line: 'Be a god. Throw real monsters at real cities.', minSeats: 2, maxSeats: 10, minutes: 30 },
  { id: 'mashup', name: 'Macro Monster Mashup', line: 'Smash, munch, mutate: be the biggest in town.', minSeats: 2, maxSeats: 6, minutes: 60 },
  { id: 'maker', name: 'The Monster Maker', line: 'Rob graves, stitch, bluff, and pull the switch.', minSeats: 3, maxSeats: 5, minutes: 45 },
];

const TEXTS: Record<Kind, string> = {
  stomp: 'The fachan runs to your building and flattens what is weak enough.',
  build: 'Place two houses on empty spaces.',
  fortify: 'House to manor, or manor to tower.',
};
export const FACES = Object.fromEntries(
  KINDS.map((kind) => [kind, cardFace(kind, { title: kind[0]!.toUpperCase() + kind.slice(1), text: TEXTS[kind] })]),
) as Record<Kind, ReturnType<typeof cardFace>>;

const HAND: readonly (readonly [Kind, CardState, string | null])[] = [
  ['stomp', 'chosen', null], ['stomp', 'chosen', null], ['build', 'can', null], ['fortify', 'off', 'Nothing of yours can grow.'], ['stomp', 'plain', null],
];
export const hand: readonly HandCard[] = HAND.map(([kind, state, reason], id) => ({ id, face: FACES[kind], state, reason }));

const seat = (n: number, name: string, note: string, points: number, cards: number, towers: number, boons: number): SeatView => ({
  seat: n, name, note, you: n === 0, onTurn: n === 0, points, goal: 45, ticks: [15, 30], cards,
  counts: [{ icon: 'white-tower', text: `${towers}/3`, label: `${towers} of 3 towers` }],
  boons: { label: 'boons', have: boons, of: 3 }, clock: null,
});
export const SEATS: readonly SeatView[] = [
  seat(0, 'Ada', '', 31, 5, 1, 2), seat(1, 'Bruno', 'bot, sly', 24, 4, 1, 1), seat(2, 'Chiara', '', 38, 2, 1, 2),
  seat(3, 'Demir', 'away', 12, 6, 1, 0), seat(4, 'Elif', '', 19, 3, 0, 1),
];
export const PLAYERS = SEATS.map((each) => each.name);

const PIECES: readonly (readonly [string, number, 1 | 2 | 3])[] = [
  ['a1', 3, 1], ['a3', 3, 3], ['a4', 1, 1], ['b1', 0, 2], ['b3', 4, 1], ['c1', 2, 1], ['c2', 1, 1], ['c5', 1, 1], ['c6', 4, 2],
  ['d1', 1, 1], ['d2', 2, 3], ['d5', 2, 1], ['d6', 3, 2], ['d7', 0, 1], ['e3', 3, 1], ['e4', 0, 1], ['e6', 4, 1],
  ['f1', 1, 2], ['f2', 0, 1], ['f4', 3, 1], ['f5', 0, 3], ['g1', 1, 3], ['g3', 4, 1], ['g4', 2, 2],
];
export const SPOTS: readonly Spot[] = PIECES.map(([id, owner, height]) => ({ id, owner, height }));
export const LIT = ['d7', 'e4', 'f2'];

const LINES: readonly (readonly [number, string, readonly string[]])[] = [
  [3, 'Demir built houses at a4 and d2.', ['a4', 'd2']], [3, 'Demir moved the fachan to d4.', ['d4']],
  [4, 'Elif scored 4 points: 19. Boon: double stomp.', []], [4, 'Elif turned three Builds into one Stomp.', []],
  [4, 'The fachan flattened Chiara’s house at c5.', ['c5']], [0, 'You scored 7 points: 31.', []],
  [0, 'You drew a card and built a house at d7.', ['d7']],
];
export const LOG: readonly LogLine[] = LINES.map(([who, text, spots], i) => ({ id: i + 1, seat: who, text, spots }));
export const SCORES = [[0, 3, 9, 14, 21, 24, 31], [0, 2, 6, 11, 15, 20, 24], [0, 5, 12, 19, 27, 33, 38], [0, 0, 3, 5, 8, 10, 12], [0, 1, 4, 8, 12, 15, 19]];
export const STEPS = ['Score', 'Draw', 'Free houses', 'Fachan and cards', 'Spoils'].map((label) => ({ id: label, label }));
const RULE_TEXTS = [
  { id: 'turn', number: '3', title: 'A turn', text: 'Five steps, always in this order: score, draw, free houses, fachan and cards, spoils.' },
  { id: 'move', number: '4.1', title: 'Moving the fachan', text: 'Once in this step he may walk any number of spaces in a straight line, not through buildings.' },
  { id: 'stomp-line', number: '4.3', title: 'Stomp: a straight line', text: 'The building he is lured to must lie in a straight line from him.' },
  { id: 'fortify', number: '4.5', title: 'Fortify', text: 'A house becomes a manor, a manor becomes a tower.' },
];
export const RULES: readonly RuleSection[] = RULE_TEXTS.map((rule) => ({ ...rule, html: `<p>${rule.text}</p>` }));
