import { describe, expect, it } from 'vitest';
import { AHEAD, gazeTo, picture, target, turnsOf } from './picture';
import { poster } from './poster';
import { board, cell, monster } from './sample';

const WORDS = { name: 'Ada & <Ben>', facts: '2 tiles', owner: 'Ada' };

describe('a gaze', () => {
  const cells = [cell(0, 0), cell(2, 0), cell(1, -3, -1)];
  it('is one for the whole monster: all eyes look at the place that is open', () => {
    const at = target(monster('a', 0, cells));
    expect(at).toEqual([1, -3]);
    const degrees = cells.slice(0, 2).map((each) => (gazeTo(at, each) * 360) / 16);
    expect(degrees[0]).toBeGreaterThan(270);
    expect(degrees[1]).toBeLessThan(270);
    expect(gazeTo([0, 0], cells[0]!)).toBe(AHEAD);
  });
  it('goes to the moon above when nothing is open any more', () => {
    expect(target(monster('a', 0, cells.slice(0, 2), { done: true }))).toEqual([1, -2]);
  });
  it('changes the picture of a tile with an eye, and of no other', () => {
    const view = board(['t...', 't...'], []);
    view.faces[1]!.eye = true;
    expect(picture(view, 0, 0, 3, 4)).toBe(picture(view, 0, 0, 3, 9));
    expect(picture(view, 1, 0, 3, 4)).not.toBe(picture(view, 1, 0, 3, 9));
  });
});

it('knows how many turns of a tile differ', () => expect(['tttt', 't.t.', 'tKtK', 't...', 'tK..'].map(turnsOf)).toEqual([1, 2, 2, 4, 4]));

describe('a poster', () => {
  const view = board(['tttt'], [monster('a', 0, [cell(0, 0), cell(1, 0)], { done: true })]);
  const svg = poster(view, view.monsters[0]!, WORDS, 'data:font/woff2;base64,AA==');
  it('is a picture of its own, with all that it needs', () => {
    expect(svg).toContain('<title>Ada &amp; &lt;Ben&gt;</title>');
    for (const part of ['id="hatch"', 'id="sticker"', 'data:font/woff2']) expect(svg).toContain(part);
    expect(svg).not.toMatch(/(href|src)="http/);
    expect(svg.match(/translate\(\d+ \d+\)"><clipPath/g)).toHaveLength(2);
  });
  it('is well formed', () => {
    const open = [...svg.matchAll(/<([a-zA-Z]+)[^>]*[^/]>/g)].length;
    expect(open).toBe([...svg.matchAll(/<\/([a-zA-Z]+)>/g)].length);
  });
});
