/** The numbers that a parameter can have. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Sizes of text, in px. */
export const TEXT_SIZE: Range = { least: 12, most: 20 };
/** Widths of the menu, in px. */
export const MENU_WIDTH: Range = { least: 48, most: 480 };
/** For how long a notice may stand, in ms: for less nobody could read it. */
export const NOTICE_INTERVAL: Range = { least: 500, most: 60_000 };

/** A width: a number of pixels, or of hundredths of the window with its sign. */
export const MEASURE = /^([1-9]\d{0,4})\s*(px|%)?$/;
