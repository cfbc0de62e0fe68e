import { describe, expect, it } from 'vitest';
import type { Offer } from '../game/contract';
import { NOTHING, actions, litSpots, options, pickCard, pickOffer, pickSpot, previewed } from './picking';

const preview = { title: '', text: '', verb: '', warning: null };
const offer = (action: number, card: string | null, spot: string | null, asks = true): Offer => ({ action, card, spot, label: `${action}`, preview: asks ? preview : null });
const STOMP1 = offer(1, 'stomp', 'd7');
const STOMP2 = offer(2, 'stomp', 'd7');
const FORTIFY = offer(3, 'fortify', 'd7');
const WALK = offer(4, null, 'd5');
const HOUSE = offer(5, null, 'a1', false);
const BUILD = offer(6, 'build', null, false);
const DONE = offer(7, null, null, false);
const OFFERS = [STOMP1, STOMP2, FORTIFY, WALK, HOUSE, BUILD, DONE];

describe('picking', () => {
  it('lights every spot, or those of the picked card', () => {
    expect(litSpots(OFFERS, NOTHING)).toEqual(['d7', 'd5', 'a1']);
    expect(litSpots(OFFERS, { ...NOTHING, card: 'fortify' })).toEqual(['d7']);
  });

  it('does at once what needs no preview', () => {
    expect(pickSpot(OFFERS, NOTHING, 'a1')).toEqual({ act: HOUSE });
    expect(pickCard(OFFERS, NOTHING, 'build')).toEqual({ act: BUILD });
  });

  it('shows a preview and acts when the same spot is picked again', () => {
    const first = pickSpot(OFFERS, NOTHING, 'd5');
    expect(first).toEqual({ picked: { card: null, spot: 'd5', action: 4 } });
    if ('picked' in first) expect(pickSpot(OFFERS, first.picked, 'd5')).toEqual({ act: WALK });
  });

  it('offers all that a spot allows, the first one shown', () => {
    const result = pickSpot(OFFERS, NOTHING, 'd7');
    if (!('picked' in result)) throw new Error('no pick');
    expect(options(OFFERS, result.picked)).toEqual([STOMP1, STOMP2, FORTIFY]);
    expect(previewed(OFFERS, result.picked)).toBe(STOMP1);
    expect(pickOffer(result.picked, STOMP2)).toEqual({ picked: { card: 'stomp', spot: 'd7', action: 2 } });
  });

  it('goes to the next offer when a card is picked for a spot', () => {
    const at = { card: null, spot: 'd7', action: 1 };
    expect(pickCard(OFFERS, at, 'stomp')).toEqual({ picked: { ...at, action: 2 } });
    expect(pickCard(OFFERS, at, 'fortify')).toEqual({ picked: { ...at, action: 3 } });
  });

  it('puts a card away that is picked twice', () => {
    expect(pickCard(OFFERS, { ...NOTHING, card: 'stomp' }, 'stomp')).toEqual({ picked: NOTHING });
  });

  it('says what was tried when nothing fits', () => {
    expect(pickSpot(OFFERS, { ...NOTHING, card: 'fortify' }, 'd5')).toEqual({ refused: { card: 'fortify', spot: 'd5' } });
    expect(pickCard([DONE], NOTHING, 'stomp')).toEqual({ refused: { card: 'stomp', spot: null } });
  });

  it('keeps buttons for what needs neither card nor spot', () => expect(actions(OFFERS)).toEqual([DONE]));
});
