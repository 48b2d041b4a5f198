import type { Action } from '../action.ts';

/** Most actions of a row that stand side by side. */
const INLINE_MAX = 3;

/** How many of a row's actions stand side by side: all where they are few; on a narrow window none. */
export const inlineOf = (count: number, narrow: boolean): number => {
  if (narrow) return 0;
  return count > INLINE_MAX ? INLINE_MAX - 1 : count;
};

/** Widths in px: of characters, of what stands around a button's text and a cell's content, of the button of the others. */
const WIDE_CHARACTER = 14;
const CHARACTER = 7.6;
const AROUND_BUTTON = 12;
const AROUND_CELL = 20;
const MORE = 28;
/** The heading fits. */
const LEAST = 76;

const LATIN_END = 0x2e7f;
const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > LATIN_END ? WIDE_CHARACTER : CHARACTER), 0);

const cellWidth = (actions: readonly Action[], narrow: boolean): number => {
  const inline = inlineOf(actions.length, narrow);
  const buttons = actions.slice(0, inline).reduce((sum, { label }) => sum + textWidth(label) + AROUND_BUTTON, 0);
  return AROUND_CELL + buttons + (actions.length > inline ? MORE : 0);
};

/** The width in px of the column of actions: what the rows shown need, as no heading would say it beforehand. */
export const actionsWidth = (rows: readonly (readonly Action[])[], narrow: boolean): number =>
  Math.ceil(Math.max(LEAST, ...rows.map((actions) => cellWidth(actions, narrow))));
