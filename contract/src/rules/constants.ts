/** Business constants of spec 9: one place for form and server. */

/** Most tabs open at once; the first one included. */
export const TAB_MAX = 8;
/** Rows a page when the person has no preference, and the most a page may have. */
export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;
/** The last page that a list can be asked for. */
export const PAGE_MAX = 1_000_000;
export const PAGE_SIZES = [10, 20, 50, 100] as const;
/** The factors by which another page size is multiplied to give the sizes offered. */
const PAGE_SIZE_FACTORS = [1, 2, 4, 8] as const;

/** The page sizes that a list offers to a person who prefers `base` rows a page. */
export const pageSizesOf = (base: number): readonly number[] =>
  base === PAGE_SIZE_DEFAULT ? PAGE_SIZES : PAGE_SIZE_FACTORS.map((factor) => factor * base);
/** Longest text of an ordinary input, in characters. */
export const TEXT_MAX = 100;
/** Length of a password, in characters. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;
/** Width in px below which the menu collapses by itself. */
export const COLLAPSE_WIDTH = 1320;
/** How long one toast keeps the lane, in ms (spec 8). */
export const TOAST_LOCK_MS = 1000;
/** Prefix of every key that the web stores in the browser (spec 3, `cxdm`). */
export const STORAGE_PREFIX = 'CWWSBSDT_';
/** Least size of a dialog, in px, where the screen is not smaller. */
export const DIALOG_MIN_WIDTH = 400;
export const DIALOG_MIN_HEIGHT = 300;
/** How days and moments are written (spec 9), in the letters that date libraries use. */
export const DAY_FORMAT = 'YYYY-MM-DD';
export const MOMENT_FORMAT = 'YYYY-MM-DD HH:mm:ss';
/** As above, to the minute. */
export const MINUTE_FORMAT = 'YYYY-MM-DD HH:mm';
