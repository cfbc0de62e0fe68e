import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../server/changes';
import type { Later, Lesson } from '.';

const here = (path: string): URL => new URL(path, import.meta.url);
const read = (path: string): string => readFileSync(here(path), 'utf8');
const scripts = readdirSync(here('.')).filter((game) => existsSync(here(`./${game}/lesson.txt`)));

describe.each(scripts)('the tutorial of %s', (game) => {
  const start = JSON.parse(read(`../generated/lessons/${game}.json`)) as Lesson;
  const later = JSON.parse(read(`../generated/lessons/${game}.later.json`)) as Later;
  const lesson = { reader: start.reader, scenes: [start.first, ...later.scenes] };
  const catalogues = ['en', 'de'].map((language) => read(`./${game}/words/${language}.ftl`));
  const said = (id: string): void => {
    for (const words of catalogues) expect(words).toMatch(new RegExp(`^${id} =`, 'm'));
  };

  it('has words for each topic in both languages', () => {
    expect(lesson.scenes.length).toBeGreaterThan(2);
    for (const { topic } of lesson.scenes) for (const part of ['title', 'text', 'after']) said(`learn-${topic}-${part}`);
  });

  it('asks only for moves that are legal where it stands, and says how', () => {
    for (const { view, steps } of lesson.scenes) {
      let now = view;
      for (const step of steps) {
        if (step.seat === lesson.reader && step.notation.startsWith('aim ')) {
          expect(now).toMatchObject({ aiming: true, to_act: [lesson.reader] });
          said(`learn-do-${step.words ?? 'aim'}`);
        } else if (step.seat === lesson.reader) {
          const choice = now.choices.find((each) => each.notation === step.notation);
          expect(choice, step.notation).toBeDefined();
          said(`learn-do-${step.words ?? choice!.kind}`);
        }
        now = applyChanges(now, step.changes);
      }
    }
  });

  it('ends with the end of the game, won by the reader', () => {
    const { view, steps } = lesson.scenes.at(-1)!;
    const end = steps.reduce((now, step) => applyChanges(now, step.changes), view);
    expect(end.over).toBe(true);
    expect(end.winners).toContain(lesson.reader);
  });
});

it('finds lessons', () => expect(scripts).toContain('marry'));
