import type { Bilingual } from '@hall/contract/bilingual';
import { isSeen } from '@hall/contract/rules/seen';
import sanitizeHtml from 'sanitize-html';

/** How much of a changed text the log shows, and how much of what stands before the change. */
const SHOWN = 60;
const BEFORE = 10;

/** What people read of HTML. */
const wordsOf = (html: string): string =>
  sanitizeHtml(html.replace(/<(?=\/?(p|h\d|li|tr|td|th|br|blockquote)\b)/g, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** Whether there is something to read or to see in HTML. */
export const hasWords = (html: string): boolean => isSeen(wordsOf(html)) || /<img [^>]*src=/.test(html);

const alike = (text: string): Bilingual => ({ zh: text, en: text });

function firstDifference(one: readonly string[], other: readonly string[]): number {
  const shorter = Math.min(one.length, other.length);
  for (let index = 0; index < shorter; index++) if (one[index] !== other[index]) return index;
  return shorter;
}

/** Cut between characters: half of one cannot be stored or sent as it is. */
const excerpt = (letters: readonly string[], from: number): string =>
  (from > 0 ? '…' : '') + letters.slice(from, from + SHOWN).join('') + (letters.length > from + SHOWN ? '…' : '');

/** What differs between two contents, as the log tells it: some words from where they begin to; markup where the words are the same. */
export function changedParts(before: string, after: string): { readonly before: Bilingual; readonly after: Bilingual } {
  const words = [wordsOf(before), wordsOf(after)] as const;
  const [one, other] = (words[0] === words[1] ? [before, after] : words).map((text) => [...text]) as [string[], string[]];
  const from = Math.max(0, firstDifference(one, other) - BEFORE);
  return { before: alike(excerpt(one, from)), after: alike(excerpt(other, from)) };
}
