import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inline, readRules, readRulings, render } from './markdown';

const page = (name: string): string => readFileSync(new URL(`../../../../src/bestiary/games/marry/pages/${name}.md`, import.meta.url), 'utf8');

describe.each(['en', 'de'])('the pages of Marry in %s', (language) => {
  const rules = readRules(page(`rules.${language}`));
  const rulings = readRulings(page(`rulings.${language}`));

  it('have every rule that a refusal cites', () => {
    const ids = [...rules, ...rulings].map((rule) => rule.id);
    for (let n = 1; n <= 8; n++) expect(ids).toContain(`R-${n}`);
    for (const n of [2, 6, 8, 16, 17, 19, 20, 27, 30, 33, 39]) expect(ids).toContain(`A-${n}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leave no mark unrendered', () => {
    for (const { title, text } of [...rules, ...rulings]) {
      expect(`${title} ${text}`).not.toMatch(/\*\*|<a|\|/);
      expect(title).not.toBe('');
      expect(text).not.toBe('');
    }
  });
});

it('writes text as text', () => expect(inline('<script>"&" **bold**')).toBe('&lt;script&gt;&quot;&amp;&quot; <b>bold</b>'));
it('renders lists and tables', () => {
  expect(render('- one\n  more\n- two')).toBe('<ul><li>one more</li><li>two</li></ul>');
  expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toBe('<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>');
});
it('follows links within the page alone', () => expect(inline('[x](#R-1) [y](javascript:z)')).toBe('<a href="#R-1">x</a> y'));
