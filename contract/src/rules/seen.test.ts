import { expect, test } from 'vitest';
import { isSeen, seenOf } from './seen.ts';

test.each(['财务', ' a ', 'é', '𠮷', '👍', '-'])('SYS-3 somebody sees something of %j', (text) => expect(isSeen(text)).toBe(true));

test.each(['', ' ', '\u3000', '\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u0301', '\u202e'])(
  'SYS-3 nobody sees anything of %j',
  (text) => expect([isSeen(text), seenOf(text)]).toEqual([false, '']),
);

test('SYS-3 a text is kept without the space around it', () => expect([seenOf(' 财务 处 '), seenOf(undefined)]).toEqual(['财务 处', '']));
