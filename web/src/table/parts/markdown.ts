// The rules and rulings pages as sections to search and to link to. Only the Markdown that these pages use.
import type { RuleSection } from '../../lib/types';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Renders one line's emphasis, code and links; everything else is text. */
export const inline = (text: string): string =>
  escape(text.replace(/<a id="[^"]*"><\/a>/g, ''))
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\((#[A-Za-z0-9-]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

const cells = (row: string): string[] => row.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
const isTable = (block: string): boolean => /^\|/.test(block);

function table(block: string): string {
  const [head = '', , ...rows] = block.split('\n');
  const line = (row: string, tag: string): string => `<tr>${cells(row).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

function list(block: string, tag: 'ul' | 'ol'): string {
  const items = block.split(/\n(?=(?:[-*]|\d+\.) )/).map((item) => item.replace(/^(?:[-*]|\d+\.) /, '').replace(/\s*\n\s*/g, ' '));
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

/** Renders blocks: paragraphs, lists and tables. */
export const render = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      if (isTable(block)) return table(block);
      if (/^[-*] /.test(block)) return list(block, 'ul');
      if (/^\d+\. /.test(block)) return list(block, 'ol');
      return `<p>${inline(block.replace(/\n/g, ' '))}</p>`;
    })
    .join('');

const ANCHOR = /<a id="([^"]+)"><\/a>/;
const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/&(amp|lt|gt|quot);/g, ' ').replace(/\s+/g, ' ').trim();

/** Splits the rules page at its headings; a heading's anchor is the rule's id. */
export function readRules(page: string): RuleSection[] {
  return page
    .replace(/<a id="([^"]+)"><\/a>\n(#{2,3} )/g, '$2<a id="$1"></a>')
    .split(/\n(?=#{2,3} )/)
    .slice(1)
    .map((part, i) => {
      const id = ANCHOR.exec(part)?.[1] ?? `section-${i + 1}`;
      const [, heading = '', body = ''] = /#{2,3} ([^\n]+)\n?([\s\S]*)/.exec(part) ?? [];
      const number = /\(([A-Z]+-\d+)\)/.exec(heading)?.[1] ?? '';
      const title = heading.replace(ANCHOR, '').replace(/\s*\([A-Z]+-\d+\)/, '').trim();
      const html = render(body);
      return { id, number, title, text: plain(html), html };
    });
}

/** Reads the rulings page: one rule a row of its table, the question as title. */
export function readRulings(page: string): RuleSection[] {
  return page
    .split('\n')
    .filter((row) => isTable(row) && ANCHOR.test(row))
    .map((row) => {
      const id = ANCHOR.exec(row)?.[1] ?? '';
      const [, question = '', ruling = '', why = ''] = cells(row);
      const html = `<p>${inline(ruling)}</p><p class="why">${inline(why)}</p>`;
      return { id, number: id, title: question, text: plain(html), html };
    });
}
