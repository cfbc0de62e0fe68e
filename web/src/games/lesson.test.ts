import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../server/changes';
import type { Lesson } from '.';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const lesson = JSON.parse(read('./marry/lesson.json')) as Lesson;
const words = (language: string): string => read(`./marry/words/${language}.ftl`);

describe('the tutorial of Marry', () => {
  it('teaches five topics, each in words of both languages', () => {
    expect(lesson.scenes.map((scene) => scene.topic).toSorted()).toEqual(['boon', 'grow', 'houses', 'stomp', 'win']);
    for (const { topic } of lesson.scenes)
      for (const part of ['title', 'text', 'after']) for (const language of ['en', 'de']) expect(words(language)).toContain(`learn-${topic}-${part} = `);
  });

  it('asks only for moves that are legal where it stands, and says how', () => {
    for (const { view, steps } of lesson.scenes) {
      let now = view;
      for (const step of steps) {
        const choice = now.choices.find((each) => each.notation === step.notation);
        expect(choice, step.notation).toBeDefined();
        for (const language of ['en', 'de']) expect(words(language)).toContain(`learn-do-${choice!.kind} = `);
        now = applyChanges(now, step.changes);
      }
    }
  });

  it('ends with a win of the reader', () => {
    const { view, steps } = lesson.scenes.at(-1)!;
    const end = steps.reduce((now, step) => applyChanges(now, step.changes), view);
    expect([end.over, end.winners]).toEqual([true, [lesson.reader]]);
  });
});
