import { expect, it } from 'vitest';
import { createLineBreaker } from './pdf-text.ts';

/** A letter is one wide, a character of Chinese two. */
const { linesOf, widthOf } = createLineBreaker((character) => (character > '⺀' ? 2 : 1));

it.each<[text: string, lines: string[]]>([
  ['', ['']],
  ['财务网上办事大厅', ['财务网上办', '事大厅']],
  ['Wrong user name', ['Wrong user', 'name']],
  ['12345678901234', ['1234567890', '1234']],
  ['a\nb', ['a', 'b']],
  ['借款 JK202600007', ['借款', 'JK20260000', '7']],
  ['😀'.repeat(6), ['😀'.repeat(5), '😀']],
])('EXPORT-3 %j stands in lines of ten, and nothing of it is lost', (text, lines) => {
  expect(linesOf(text, 10)).toEqual(lines);
  expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

it('EXPORT-3 a character that is wider than its line has one of its own', () => {
  expect(linesOf('财务', 1)).toEqual(['财', '务']);
  expect(widthOf('a财')).toBe(3);
});
