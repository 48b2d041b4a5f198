/** Measures text and breaks it into lines of some width: what is broken is never cut. */
export interface LineBreaker {
  linesOf(text: string, width: number): string[];
  widthOf(text: string): number;
}

/** Characters whose widths are kept. */
const MOST = 20_000;

/** @param measure the width of a character */
export function createLineBreaker(measure: (character: string) => number): LineBreaker {
  const widths = new Map<string, number>();
  const widthOfOne = (character: string): number => {
    const known = widths.get(character);
    if (known !== undefined) return known;
    if (widths.size >= MOST) widths.clear();
    const width = measure(character);
    widths.set(character, width);
    return width;
  };
  const widthOf = (text: string) => [...text].reduce((sum, character) => sum + widthOfOne(character), 0);

  /** As much of a text as fits; words stay whole where one of them ends within. */
  const cutOf = (characters: readonly string[], width: number): number => {
    let used = 0;
    let fits = 0;
    for (const character of characters) {
      used += widthOfOne(character);
      if (used > width && fits > 0) break;
      fits += 1;
    }
    if (fits === characters.length) return fits;
    const space = characters.lastIndexOf(' ', fits);
    const breaksWord = [characters[fits - 1], characters[fits]].every((one) => /[\p{L}\p{N}]/u.test(one ?? '') && (one ?? '') < '⺀');
    return breaksWord && space > 0 ? space + 1 : fits;
  };

  return {
    widthOf,
    linesOf: (text, width) =>
      text.split(/\r?\n|\r/).flatMap((paragraph) => {
        const lines: string[] = [];
        for (let rest = [...paragraph]; ; ) {
          const cut = cutOf(rest, width);
          lines.push(rest.slice(0, cut).join('').trimEnd());
          rest = rest.slice(rest[cut] === ' ' ? cut + 1 : cut);
          if (rest.length === 0) return lines;
        }
      }),
  };
}
