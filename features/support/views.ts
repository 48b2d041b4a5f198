import type { Layout } from '@hall/contract/habits';
import type { Part } from './axe.ts';

/** One way to look at a screen. */
export interface View {
  readonly appearance: 'light' | 'dark';
  /** px */
  readonly width: number;
  /** What axe looks at too, which takes as long as all else. */
  readonly axe?: Part;
}

/** How to look at a screen in each language, in this order. */
export interface Views {
  readonly zh: readonly View[];
  readonly en: readonly View[];
}

/** A way to arrange the shell, as the person's habit says it. */
export interface Arrangement {
  readonly name: string;
  /** The layout of the shell; none where there is no shell. */
  readonly layout?: Layout;
  readonly views: Views;
}

const WIDE: View = { appearance: 'light', width: 1440, axe: 'all' };
const PHONE: View = { appearance: 'light', width: 375, axe: 'all' };
/** What axe looks at but colours is the same in either appearance. */
const WIDE_DARK: View = { appearance: 'dark', width: 1440, axe: 'colours' };
const PHONE_DARK: View = { appearance: 'dark', width: 375, axe: 'colours' };
/** Colours are the same in either language. */
const WIDE_AGAIN: View = { ...WIDE, axe: 'all but colours' };
const PHONE_AGAIN: View = { ...PHONE, axe: 'all but colours' };
const NARROWER: readonly View[] = [1280, 1024].map((width) => ({ appearance: 'light', width }));

/**
 * Each view where it shows something of its own: what a page itself shows is the same in each layout, and what a layout shows is the
 * same round each page, so that every screen is seen in each layout and in each language, and the layouts in both by turns.
 */
export const VIEWS = {
  all: { zh: [WIDE, PHONE, PHONE_DARK, WIDE_DARK], en: [WIDE_AGAIN, ...NARROWER, PHONE_AGAIN] },
  single: { zh: [WIDE, PHONE, PHONE_DARK, WIDE_DARK], en: [] },
  /** Two menus leave the page the least room, in which English, with its longer words, has to fit; on a phone they are as one. */
  double: { zh: [], en: [WIDE_AGAIN, ...NARROWER, PHONE_AGAIN] },
  top: { zh: [WIDE_AGAIN], en: [] },
} as const satisfies Record<string, Views>;

/** What the layouts themselves show, seen round one page. */
export const WHOLE_VIEWS = {
  single: { ...VIEWS.single, en: [WIDE_AGAIN, PHONE_AGAIN] },
  double: { zh: [WIDE, WIDE_DARK], en: [WIDE_AGAIN, ...NARROWER] },
  top: { zh: [WIDE, WIDE_DARK], en: [WIDE_AGAIN, ...NARROWER, PHONE] },
} as const satisfies Record<Layout, Views>;
