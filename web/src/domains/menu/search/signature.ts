/** Which characters a text has, so far as bits can tell: one for each small letter, and one of as many for several others. */
export interface Signature {
  readonly letters: number;
  readonly others: number;
}

const BITS = 32;
const A = 'a'.charCodeAt(0);
const Z = 'z'.charCodeAt(0);

export function signatureOf(text: string): Signature {
  let [letters, others] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= A && code <= Z) letters |= 1 << (code - A);
    else others |= 1 << (code % BITS);
  }
  return { letters, others };
}

const isAtMostOne = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Whether all characters of a word may be in a text, or all but one: tells at once of most texts that they do not have it. */
export function mayHave(text: Signature, word: Signature, butOne = false): boolean {
  const [letters, others] = [word.letters & ~text.letters, word.others & ~text.others];
  if (!butOne) return letters === 0 && others === 0;
  return (letters === 0 || others === 0) && isAtMostOne(letters) && isAtMostOne(others);
}
