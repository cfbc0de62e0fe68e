import { describe, expect, it } from 'vitest';
import type { MakerSeat, MakerView, MenuEntry, Part, Roll } from '../../generated/protocol';
import type { Say } from '../../lib/speech.svelte';
import { isEmpty, mostPoints, movesOf } from './draft';
import { menu, moment } from './menu';
import { flights, motions, rolls } from './motion';
import { sayChanges, sayRoll } from './rolls';
import { belowTop } from './naming';
import { neighbour } from './spots';
import maker from './table';

const say: Say = (id, values = {}) => [id, ...Object.entries(values).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
const seat = (more: Partial<MakerSeat> = {}): MakerSeat => ({
  die: 3, open_stones: [], stock: 1, robbable: false, sewn: [-1, -1, -1, -1, -1, -1], values: [-1, -1, -1, -1, -1, -1], taking_part: false, choice: -1, points_offered: -1, ...more,
});
const part = (card: number, place: string, kind = 0): Part => ({ card, kind, value: 1, place, rank: 0, seen: [0], offer: 0, wanted: false });
const view = (more: Partial<MakerView> = {}): MakerView =>
  ({
    seat: 0, seats: 3, to_act: [0], turn: 0, phase: 1, frame: '', frame_values: {}, over: false, prepared: false, heap: 1, graves: [5, 5, 5, 5], odds: [],
    table: [seat(), seat(), seat()], parts: [part(1, 'warehouse-a')], choices: [], round: 1, wish: 7, ...more,
  }) as MakerView;
const offered = (...kinds: string[]): MakerView['choices'] => kinds.map((kind, action) => ({ action, notation: kind, kind, spots: [], values: {}, target: '' }));
const told = (kind: string, can: boolean, values: Record<string, number> = {}, more: Partial<MenuEntry> = {}): MenuEntry => ({ kind, can, values, seats: [], rolls: [], ...more });
const roll = (more: Partial<Roll> = {}): Roll => ({ kind: 0, modifier: 0, need: 3, faces: 4, percent: 67, changes: [], up: 4, down: 2, ...more });
const entry = (of: MakerView, kind: string, ...menuOf: MenuEntry[]) => menu(of, { rolls: [], menu: menuOf }, say, ['Ann', 'Bob', 'Cid']).flat().find((each) => each.kind === kind);

describe('the overview of a turn', () => {
  it('names all nine things in three Actions', () => {
    expect(menu(view(), null, say, []).map((each) => each.length)).toEqual([4, 3, 2]);
    expect(menu(view({ seat: 3 }), null, say, [])).toEqual([]);
  });
  it('marks what is offered, what a rule forbids, and what has to wait', () => {
    const now = view({ choices: offered('rob', 'prepare', 'skip'), heap: 0 });
    expect(entry(now, 'rob', told('rob', true))?.standing).toBe('now');
    expect(entry(now, 'heap', told('heap', false, { die: 3 }))).toMatchObject({ standing: 'no', text: 'menu-heap-not die=3' });
    expect(entry(now, 'study', told('study', true))?.standing).toBe('wait');
    expect(entry(view({ frame: 'selling', choices: offered('rob') }), 'rob')?.standing).toBe('wait');
    expect(entry(view({ turn: 1, to_act: [1] }), 'rob')?.standing).toBe('wait');
  });
  it('says why with the numbers that the rules tell', () => {
    expect(entry(view(), 'recover', told('recover', false, { open: 2, die: 2, reach: 1 }))?.text).toBe('menu-recover-not open=2 die=2 reach=1');
    expect(entry(view(), 'steal', told('steal', true, { die: 3, up: 4 }, { seats: [1] }))?.text).toBe('menu-steal names=Bob die=3 up=4');
    expect(entry(view(), 'revive', told('revive', false))?.text).toBe('menu-revive-not');
  });
  it('M37: warns where all graves are empty', () => {
    const choices = [{ action: 0, notation: 'rob', kind: 'rob', spots: [], values: { die: 6, up: 6, back: 5, full: 0 }, target: '' }];
    expect(maker.offers(view({ choices }), say, ['Ann'])[0]?.preview?.warning).toBe('rob-hopeless');
  });
  it('says the odds of every operation before one is begun', () => {
    expect(entry(view(), 'operate', told('operate', true, {}, { rolls: [roll()] }))?.text).toBe('menu-odds part=part-0 faces=4 need=3 percent=67');
  });
  it('says whose moment it is', () => {
    expect(moment(view(), say, ['Ann'])).toBe('moment-action-1');
    expect(moment(view({ turn: 1 }), say, ['Ann', 'Bob'])).toBe('moment-turn name=Bob');
    expect(moment(view({ frame: 'offering' }), say, ['Ann'])).toBe('moment-offering name=Ann');
  });
});

describe('a roll', () => {
  it('says what is needed and how likely it is', () => {
    expect(sayRoll(roll({ need: 4, faces: 3, percent: 50 }), say)).toBe('roll-needs need=4 percent=50 modifier=0 sign=0');
    expect(sayRoll(roll({ need: 9, faces: 0, percent: 0 }), say)).toBe('roll-impossible');
  });
  it('spells its modifiers out', () => {
    expect(sayChanges(roll({ modifier: 1, changes: [{ reason: 'helps', by: 1, value: 1 }] }), say)).toEqual([{ text: 'roll-helps part=part-1', by: '+1' }]);
    const changes = [{ reason: 'missing', by: -2, value: 2 }, { reason: 'genius', by: -1, value: 0 }];
    expect(sayChanges(roll({ kind: -1, modifier: -3, changes }), say)).toEqual([{ text: 'roll-missing n=2', by: '−2' }, { text: 'roll-genius n=0', by: '−1' }]);
  });
  it('is told before a choice is made', () => {
    const choices = [{ action: 4, notation: 'revive', kind: 'revive', spots: [], values: {}, target: 'slab-a' }];
    const foreseen = { moment: null, choices: { 4: { roll: roll({ kind: -1, faces: 0 }) } } };
    expect(maker.offers(view({ choices }), say, ['Ann'], foreseen)[0]?.preview).toMatchObject({ text: 'roll-impossible', warning: 'roll-hopeless' });
  });
});

describe('an offer in the making', () => {
  const sale = view({ frame: 'offering', frame_values: { card: 9, seat: 0 }, prompt: { message: '', values: { most: 3 }, choices: [] }, parts: [part(7, 'warehouse-a'), part(2, 'warehouse-a'), part(9, 'warehouse-b')] });
  it('is sent card by card, points last', () => {
    expect(movesOf(sale, new Map([[7, 2], [2, 1]]), 1)).toEqual(['show #7', 'add #2', 'points 1']);
    expect(movesOf({ ...sale, frame: 'demanding' }, new Map([[7, 1]]), 0)).toEqual(['want #7', 'points 0']);
  });
  it('may not be empty and asks no more than the die has left', () => {
    expect(isEmpty(sale, new Map(), 0)).toBe(true);
    expect(isEmpty(sale, new Map([[2, 1]]), 0)).toBe(false);
    expect(mostPoints(sale)).toBe(3);
  });
});

describe('what is asked of the server when a click does nothing', () => {
  const tried = (of: MakerView, spot: string) => maker.attempt?.(of, { card: null, spot } as never);
  it('is never something that may be allowed', () => {
    expect(tried(view({ choices: offered('rob', 'skip') }), 'grave-2')).toBe('grave 2');
    expect(tried(view({ choices: offered('skip') }), 'grave-2')).toBe('rob');
    expect(tried(view({ phase: 2, choices: offered('revive', 'skip') }), 'slab-b')).toBe(null);
    expect(tried(view({ phase: 2, choices: offered('skip') }), 'slab-a')).toBe('revive');
  });
});

describe('a grave', () => {
  it('M43: shows all that its viewer knows, at every depth', () => {
    const buried = (card: number, kind: number, value: number): Part => ({ ...part(card, 'grave-1', kind), value });
    const known = (parts: Part[]) => belowTop(view({ parts }), 'grave-1').map(({ card }) => card);
    expect(known([buried(1, -1, -1), buried(2, 3, 2), buried(3, -1, -1), buried(4, 0, -1)])).toEqual([3, 2]);
    expect(known([buried(1, -1, -1), buried(2, 0, 5)])).toEqual([]);
  });
});

describe('arrow keys', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  it('go to the nearest box of their direction', () => {
    const others = [box(20, 0), box(60, 0), box(0, 30), box(22, 30)];
    expect(neighbour(box(0, 0), others, 'ArrowRight')).toBe(0);
    expect(neighbour(box(0, 0), others, 'ArrowDown')).toBe(2);
    expect(neighbour(box(0, 0), others, 'ArrowLeft')).toBe(null);
    expect(neighbour(box(0, 0), others, 'Enter')).toBe(null);
  });
});

describe('what moves', () => {
  it('are the cards that lie elsewhere now, and the white die', () => {
    const [before, after] = [view(), view({ parts: [part(1, 'slab-a')] })];
    const events = [{ kind: 'rolled', message: '', values: { seat: 0, roll: 5, modifier: 1, die: 4 } }] as never;
    expect(flights(before, after)).toEqual([{ card: 1, from: ['card-1', 'warehouse-a'], to: ['card-1', 'slab-a'] }]);
    expect(rolls(events)).toEqual([{ face: 5, modifier: 1, die: 4 }]);
    expect(motions(before, before, [])).toEqual({ before: null, after: null });
    expect(motions(before, after, events).after?.kind).toBe('arrive');
  });
});
