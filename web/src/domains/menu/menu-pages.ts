/** Room that the buttons between the pages of a menu take, in px. */
export interface Buttons {
  readonly more: number;
  readonly back: number;
}

/**
 * Divides the entries of a menu among pages that fit beside each other into the room there is (SHELL-6): all on one where
 * they fit; else each page but the last keeps room for "more", and each but the first for "back". A page has an entry in any
 * case.
 * @param widths widths of the entries in px, in order
 * @returns for each page the indices of its entries
 */
export function menuPages(widths: readonly number[], room: number, { more, back }: Buttons): readonly (readonly number[])[] {
  const pages: number[][] = [];
  let at = 0;
  while (at < widths.length) {
    const free = room - (pages.length > 0 ? back : 0);
    const rest = widths.slice(at);
    const fits = countIn(rest, free);
    const count = fits === rest.length ? fits : Math.max(1, countIn(rest, free - more));
    pages.push(Array.from({ length: count }, (_, index) => at + index));
    at += count;
  }
  return pages;
}

/** How many of the first widths have room. */
function countIn(widths: readonly number[], room: number): number {
  let used = 0;
  const over = widths.findIndex((width) => {
    used += width;
    return used > room;
  });
  return over < 0 ? widths.length : over;
}
