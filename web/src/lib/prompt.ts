// What a seat is asked, in one sentence: as `Words.say_prompt` says it in Python.
import type { Say } from './speech.svelte';

interface Prompt {
  readonly message: string;
  readonly values: Readonly<Record<string, number>>;
  readonly choices?: readonly string[];
}

/** Says phrases of which one can be chosen, as a list. */
export function either(phrases: readonly string[], say: Say): string {
  if (phrases.length < 2) return phrases.join('');
  const end = say('either', { one: phrases.at(-2)!, other: phrases.at(-1)! });
  return phrases.slice(0, -2).reduceRight((others, one) => say('listed', { one, others }), end);
}

/** Says the sentence of a prompt, with a phrase for each kind of choice where there are any. */
export function sayPrompt(prompt: Prompt, say: Say): string {
  const choices = prompt.choices ?? [];
  if (!choices.length) return say(prompt.message, prompt.values);
  const phrases = choices.map((choice) => say(`ask-${choice}`, prompt.values));
  return say(prompt.message, { ...prompt.values, choices: either(phrases, say) });
}
