import { expect, it } from 'vitest';
import { changedParts } from './html-words.ts';

it('NOTICE-7 the log cuts no character in two, wherever a text was changed', () => {
  const before = `<p>${'😀'.repeat(100)}</p>`;
  for (const after of [before.replace('<p>', '<p>a'), before.replace('</p>', 'a</p>'), `<p>${'😀'.repeat(50)}😁${'😀'.repeat(50)}</p>`]) {
    const texts = Object.values(changedParts(before, after)).map(({ zh }) => zh);
    expect(texts.filter((text) => !text.isWellFormed())).toEqual([]);
    expect(texts[0]).not.toBe(texts[1]);
  }
});
