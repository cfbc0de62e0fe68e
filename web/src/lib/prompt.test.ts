import { describe, expect, it } from 'vitest';
import { sayPrompt } from './prompt';

const words: Record<string, string> = {
  'prompt-turn': 'Your turn: $choices.', 'prompt-over': 'The end.', 'ask-draw': 'draw $n cards', 'ask-eat': 'eat', 'ask-stop_turn': 'end your turn',
  either: '$one or $other', listed: '$one, $others',
};
const say = (id: string, args: Record<string, unknown> = {}) =>
  (words[id] ?? id).replace(/\$(\w+)/g, (_, name: string) => String(args[name]));

describe('a prompt', () => {
  it('says its sentence alone where nothing can be chosen', () => {
    expect(sayPrompt({ message: 'prompt-over', values: {} }, say)).toBe('The end.');
  });
  it('names one, two or more kinds of choices', () => {
    const asked = (choices: string[]) => sayPrompt({ message: 'prompt-turn', values: { n: 2 }, choices }, say);
    expect(asked(['draw'])).toBe('Your turn: draw 2 cards.');
    expect(asked(['draw', 'eat'])).toBe('Your turn: draw 2 cards or eat.');
    expect(asked(['draw', 'eat', 'stop_turn'])).toBe('Your turn: draw 2 cards, eat or end your turn.');
  });
});
