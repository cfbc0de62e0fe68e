import { describe, expect, it } from 'vitest';
import { board, cell, monster, place } from './sample';
import factory from './table';

const say = (id: string, values: Record<string, unknown> = {}): string => (typeof values['open'] === 'number' ? `${id} open=${values['open']}` : typeof values['points'] === 'number' ? `${id} points=${values['points']}` : id);
const own = monster('a', 0, [cell(0, 0), cell(0, -1, -1)]);
const rival = monster('b', 1, [cell(0, 0, 0, 'b'), cell(0, -1, -1, 'b')]);
const choices = [place('a(0,-1)', 2, 0, 7), place('b(0,-1)', 2, 0, 8)];
const view = board(['t...'], [own, rival], { choices });

describe('what an offer says', () => {
  it('says only what it is until the game has told what comes of it', () => {
    expect(factory.offers(view, say, ['Ann', 'Bob'])[0]?.preview).toMatchObject({ text: '', warning: null });
  });
  it('says what was told: open edges, points, and who gets them', () => {
    const told = { moment: null, choices: { 7: { open_edges: 3 }, 8: { completes: true, points: 5 } } };
    const [mine, his] = factory.offers(view, say, ['Ann', 'Bob'], told);
    expect(mine?.preview).toMatchObject({ text: 'place-text open=3', warning: null });
    expect(his?.preview).toMatchObject({ text: 'place-completes points=5', warning: 'place-gives' });
  });
});
