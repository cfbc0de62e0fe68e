import { describe, expect, it } from 'vitest';
import { effect, hint } from './hints';
import { board, cell, monster, place } from './sample';

const own = monster('a', 0, [cell(0, 0), cell(0, -1, -1)], { open_edges: 1 });
const rival = monster('b', 1, [cell(0, 0, 0, 'b'), cell(0, -1, -1, 'b')], { open_edges: 1 });

describe('what a placement does', () => {
  it('counts what it closes and opens', () => {
    const view = board(['ttt.'], [own]);
    expect(effect(view, place('a(0,-1)', 1))).toMatchObject({ closes: 1, opens: 2, completes: false });
  });
  it('tells when it completes a monster', () => {
    expect(effect(board(['t...'], [own]), place('a(0,-1)', 2))).toMatchObject({ closes: 1, opens: 0, completes: true });
  });
});

describe('a hint', () => {
  it('finishes the own monster before all else', () => {
    const view = board(['t...'], [rival, own], { choices: [place('b(0,-1)', 2, 0, 7), place('a(0,-1)', 2, 0, 8)] });
    expect(hint(view)).toEqual({ action: 8, spot: 'a(0,-1)', why: 'finish' });
  });
  it('lets the own monster grow while many tiles are left, and sends what would open it away when few are', () => {
    const choices = [place('a(0,-1)', 1, 0, 3), place('b(0,-1)', 1, 0, 4)];
    expect(hint(board(['ttt.'], [own, rival], { choices }))?.why).toBe('grow');
    expect(hint(board(['ttt.'], [own, rival], { choices, pool: 6 }))?.why).toBe('away');
  });
  it('gives a rival the points only if nothing else is possible', () => {
    const view = board(['t...'], [rival], { choices: [place('b(0,-1)', 2, 0, 7)] });
    expect(hint(view)?.why).toBe('only');
  });
  it('has nothing to say where nothing is to be placed', () => expect(hint(board(['t...'], [own]))).toBeNull());
});
