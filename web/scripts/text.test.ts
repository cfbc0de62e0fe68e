import { expect, it } from 'vitest';
import { followReader } from './text';

it('lets text follow the size that the reader has set', () => {
  expect(followReader('.a { font: 650 15px/1.2 var(--ui); padding: 4px; font-size: 12px }')).toBe('.a { font: 650 0.9375rem/1.2 var(--ui); padding: 4px; font-size: 0.75rem }');
});

it('lets a page change its shape for large text as for a small window', () => {
  expect(followReader('@media (max-width: 700px) and (max-height: 640px) { .a { width: 7px } }')).toBe('@media (max-width: 43.75em) and (max-height: 40em) { .a { width: 7px } }');
});

it('leaves text that is fitted to its own box', () => {
  const css = 'strong { font: 700 calc(clamp(16px, 12cqw, 27px) * var(--fit)) / 0.95 var(--display) } @font-face { font-family: x; font-weight: 700 }';
  expect(followReader(css)).toBe(css);
});

it('leaves text that is drawn into a picture', () => {
  const css = 'text { fill: red; font: 700 20px/1 var(--ui) }';
  expect(followReader(css)).toBe(css);
});
