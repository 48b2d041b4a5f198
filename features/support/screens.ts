import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import { expect, type Page } from '@playwright/test';
import { graveFindings } from './axe.ts';
import { expectGround } from './brightness.ts';
import { languageSwitch } from './language.ts';
import { holdStill, untilAtRest, untilShown } from './motion.ts';
import type { Traffic } from './traffic.ts';

/** One way to look at a screen. */
interface View {
  readonly appearance: 'light' | 'dark';
  /** px */
  readonly width: number;
  /** What axe looks at too, which takes as long as all else. */
  readonly axe?: 'all' | 'colours';
}

/** A way to arrange the shell, as the person's habit says it. */
export interface Arrangement {
  readonly name: string;
  readonly choose: () => Promise<unknown>;
  /** The layout that the shell then has; none where there is no shell. */
  readonly layout?: string;
  readonly views: Views;
}

const PICTURES = 'reports/screens';
type Language = 'zh' | 'en';

const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 1280: 800, 1024: 768, 375: 812 };

/** How to look at a screen in each language, in this order. */
export interface Views {
  readonly zh: readonly View[];
  readonly en: readonly View[];
}

const WIDE: View = { appearance: 'light', width: 1440, axe: 'all' };
const PHONE: View = { appearance: 'light', width: 375, axe: 'all' };
/** What axe looks at but colours is the same in either appearance; colours are the same in either language. */
const WIDE_DARK: View = { appearance: 'dark', width: 1440, axe: 'colours' };
const PHONE_DARK: View = { appearance: 'dark', width: 375, axe: 'colours' };
const NARROWER: readonly View[] = [1280, 1024].map((width) => ({ appearance: 'light', width }));

/** Each view where it shows something of its own; Chinese ends with one that is wide enough for the switch of the language. */
export const VIEWS = {
  all: { zh: [WIDE, PHONE, PHONE_DARK, WIDE_DARK], en: [WIDE, ...NARROWER, PHONE] },
  single: { zh: [WIDE, PHONE, PHONE_DARK, WIDE_DARK], en: [WIDE, PHONE] },
  /** Two menus leave the page the least room, in which English, with its longer words, has to fit; on a phone they are as one. */
  double: { zh: [WIDE, WIDE_DARK], en: [WIDE, ...NARROWER] },
  top: { zh: [WIDE, WIDE_DARK], en: [WIDE, ...NARROWER, PHONE] },
} as const satisfies Record<string, Views>;

/** The rules of axe that judge colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Text that the page shows outside what is marked as of another language, and whatever makes it scroll sideways. */
function inspect(): { readonly words: string[]; readonly wide: string[] } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text && element && !element.closest('[lang]:not(html), script, style') && element.checkVisibility()) words.push(text);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide =
    scrollWidth <= clientWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(0, 3)
          .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  return { words, wide: scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`, ...wide] : [] };
}

/** A key of a resource that stands where its text should. */
const KEY = /^[a-z]+([A-Z][a-z]+)+$/;

const untranslated = (words: readonly string[], language: Language): string[] =>
  words.filter((word) => KEY.test(word) || (language === 'en' && /\p{Script=Han}/u.test(word)));

/** The page follows the system; asking each time whether it did would take a fifth of the walk. */
async function lightUp(page: Page, appearance: View['appearance']): Promise<void> {
  if (await page.evaluate((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, appearance)) return;
  await page.emulateMedia({ colorScheme: appearance });
  await expectGround(page, appearance === 'dark');
}

async function look(page: Page, traffic: Traffic, name: string, language: Language, view: View): Promise<string[]> {
  const { appearance, width, axe } = view;
  await lightUp(page, appearance);
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  await settled(page, traffic);
  const title = `${name}-${language}-${appearance}-${width}`;
  await page.screenshot({ path: join(PICTURES, `${title}.png`), animations: 'disabled' });
  const { words, wide } = await page.evaluate(inspect);
  const texts = untranslated(words, language).map((word) => `untranslated: ${word}`);
  const grave = axe ? await graveFindings(page, axe === 'colours' ? COLOURS : undefined) : [];
  return [...wide, ...texts, ...grave].map((finding) => `${title}: ${finding}`);
}

/** Until what is asked of the server has come and what moves has come to rest. */
async function settled(page: Page, traffic: Traffic): Promise<void> {
  await traffic.rest(0);
  await untilShown(page);
  await untilAtRest(page);
  // A list that a phone asks for anew dims its rows meanwhile, and asks a moment after the window has become one.
  await expect(page.locator('.kit-rows-awaited')).toHaveCount(0);
}

/** Loads the page anew in a language and a layout, and makes sure that it took them: else the walk would show nothing. */
async function reloadIn(page: Page, traffic: Traffic, language: Language, layout: string | undefined): Promise<void> {
  await page.evaluate(
    ([prefix, chosen]) => {
      localStorage.setItem(`${prefix}language`, chosen);
      localStorage.setItem(`${prefix}appearance`, 'system');
    },
    [STORAGE_PREFIX, language] as const,
  );
  await page.reload();
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-CN');
  if (layout) await expect(page.locator('.shell')).toHaveAttribute('data-layout', layout);
  await traffic.rest();
  await holdStill(page);
}

/** Goes over to English as a person does, without loading anything anew but where a page has no switch for it. */
async function goOverToEnglish(page: Page, traffic: Traffic, layout: string | undefined): Promise<void> {
  const english = languageSwitch(page).getByRole('button', { name: 'English' });
  if (!(await english.isVisible())) return reloadIn(page, traffic, 'en', layout);
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await english.blur();
  await traffic.rest();
}

/**
 * Looks at the page that is open in every arrangement, language, appearance and width, though not in each of one with each of the
 * others, keeps pictures, and answers what is wrong with any.
 */
export async function walkScreen(page: Page, traffic: Traffic, name: string, arrangements: readonly Arrangement[]): Promise<string[]> {
  await mkdir(PICTURES, { recursive: true });
  const findings: string[] = [];
  for (const arrangement of arrangements) {
    await arrangement.choose();
    await reloadIn(page, traffic, 'zh', arrangement.layout);
    for (const view of arrangement.views.zh) findings.push(...(await look(page, traffic, `${name}${arrangement.name}`, 'zh', view)));
    await goOverToEnglish(page, traffic, arrangement.layout);
    for (const view of arrangement.views.en) findings.push(...(await look(page, traffic, `${name}${arrangement.name}`, 'en', view)));
  }
  return findings;
}
