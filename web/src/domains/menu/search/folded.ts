/** A text as it is compared: in small letters, of the usual width; and where each of its characters stands in the text itself. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

const foldOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A text for comparing. */
export function folded(text: string): Folded {
  const at: number[] = [];
  let whole = '';
  let from = 0;
  for (const character of text) {
    const fold = foldOf(character);
    for (let index = 0; index < fold.length; index++) at.push(from);
    whole += fold;
    from += character.length;
  }
  return { text: whole, at: [...at, text.length] };
}

/** What is looked for, word by word. */
export const wordsOf = (query: string): readonly string[] => foldOf(query).split(/\s+/u).filter(Boolean);
