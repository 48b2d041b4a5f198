/** A text in pieces; those that are codes of six digits are for copying. */
export const piecesOf = (text: string): readonly { readonly at: number; readonly text: string; readonly isCode: boolean }[] =>
  [...text.matchAll(/(?<!\d)\d{6}(?!\d)|(?:(?!(?<!\d)\d{6}(?!\d)).)+/gs)].map(({ 0: piece, index }) => ({
    at: index,
    text: piece,
    isCode: /^\d{6}$/.test(piece),
  }));
