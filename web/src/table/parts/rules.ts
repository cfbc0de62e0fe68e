import type { RuleSection } from '../../lib/types';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** Finds the rules that hold every word of a question, those that hold one in their title first; letters with marks count as plain. */
export function searchRules(rules: readonly RuleSection[], question: string): readonly RuleSection[] {
  const words = plain(question)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rules;
  const found = rules.filter(({ number, title, text }) => {
    const all = plain(`${number} ${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
  const inTitle = (rule: RuleSection): boolean => words.some((word) => plain(`${rule.number} ${rule.title}`).includes(word));
  return [...found.filter(inTitle), ...found.filter((rule) => !inTitle(rule))];
}
