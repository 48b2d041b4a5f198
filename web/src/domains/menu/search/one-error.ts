/** How few characters leave no room for an error: letters, of which a wrong one finds anything, and Chinese characters. */
const LEAST = { letters: 4, han: 3 } as const;

/** Whether a word is long enough to be meant in spite of an error. */
export const mayErr = (word: string): boolean => word.length >= (/\p{Script=Han}/u.test(word) ? LEAST.han : LEAST.letters);

/** How many characters two texts have in common, from places in them on. */
function commonLength(word: string, text: string, from: number): number {
  let length = 0;
  while (length < word.length && word[length] === text[from + length]) length += 1;
  return length;
}

/**
 * Whether a word stands in a text from a place on, but for one error: a character that is wrong, missing, too many, or that has changed
 * places with the next.
 * @returns where it ends there
 */
export function endWithOneError(word: string, text: string, from: number): number | undefined {
  const right = commonLength(word, text, from);
  const at = from + right;
  if (right === word.length) return at;
  const rest = (skipped: number, to: number) => text.startsWith(word.slice(right + skipped), to);
  if (at < text.length && rest(1, at + 1)) return from + word.length;
  if (rest(1, at)) return from + word.length - 1;
  if (at < text.length && rest(0, at + 1)) return from + word.length + 1;
  const swaps = at + 1 < text.length && word[right] === text[at + 1] && word[right + 1] === text[at];
  return swaps && rest(2, at + 2) ? from + word.length : undefined;
}
