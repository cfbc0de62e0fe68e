import { describe, expect, it } from 'vitest';
import { KINDS, coffin, die, figure, front, stone } from './parts';

const count = (drawn: string, what: string): number => drawn.split(what).length - 1;

describe('a Monster', () => {
  it('shows a tag with its value for every part that is sewn on', () => {
    const drawn = figure([2, -1, -1, 0, 4, 7]);
    expect(count(drawn, '<text')).toBe(4);
    for (const value of [2, 0, 4, 7]) expect(drawn).toContain(`>${value}</text>`);
  });
  it('has a dotted place for what is missing, and none for a brain without a head', () => {
    expect(count(figure([-1, -1, -1, -1, -1, -1]), 'stroke-dasharray="3 7"')).toBe(5);
    expect(count(figure([-1, -1, -1, -1, 3, -1]), 'stroke-dasharray="3 7"')).toBe(5);
    expect(count(figure([1, 1, 1, 1, 3, 5]), 'stroke-dasharray="3 7"')).toBe(0);
  });
});

describe('cards', () => {
  it('never show a value on the back, and every kind has a back of its own', () => {
    const backs = KINDS.map((kind) => coffin(kind));
    expect(new Set(backs).size).toBe(KINDS.length);
    for (const back of backs) expect(back).not.toMatch(/>\d<\/text>/);
    expect(coffin(null)).not.toContain('<text');
  });
  it('show their value on the front', () => {
    for (const kind of KINDS) expect(front(kind, 5)).toContain('>5</text>');
  });
  it('of a robbery show the grave only when they lie face up', () => {
    expect(stone(4)).toContain('>4</text>');
    expect(stone(null)).not.toContain('<text');
  });
});

it('a Study die has as many pips as it shows', () => {
  for (const value of [1, 2, 3, 4, 5, 6]) expect(count(die(value), '<circle')).toBe(value);
});
