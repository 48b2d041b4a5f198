import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from '@hall/contract/habits';
import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import { expect, type Page } from '@playwright/test';
import { graveFindings } from './axe.ts';
import { untilGround } from './brightness.ts';
import { languageSwitch } from './language.ts';
import { holdStill, untilAtRest, untilShown } from './motion.ts';
import { Frame } from './pages/frame.ts';
import type { Traffic } from './traffic.ts';
import type { Arrangement, View } from './views.ts';
import { goInPlace } from './walked-screens.ts';

/** Kept for who wants to look: each takes as long as looking for what is wrong. */
const PICTURES = process.env.PICTURES ? 'reports/screens' : undefined;
type Language = 'zh' | 'en';

const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 1280: 800, 1024: 768, 375: 812 };
/** Wide enough for whatever switches the language and the layout; in px. */
const WIDEST = 1440;

/** What a person calls them. */
const LAYOUTS: Readonly<Record<Layout, string>> = { single: 'single column', double: 'double column', top: 'top' };

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

/** Until what is asked of the server has come and what moves has come to rest. */
async function settled(page: Page, traffic: Traffic): Promise<void> {
  await traffic.rest(0);
  await untilShown(page);
  await untilAtRest(page);
  // A list that a phone asks for anew dims its rows meanwhile, and asks a moment after the window has become one.
  await expect(page.locator('.kit-rows-awaited')).toHaveCount(0);
}

/** A screen to look at; without an address it is the one that is open. */
export interface Screen {
  readonly name: string;
  readonly address?: string;
}

/** Screens that are looked at in one document, one beside the other in tabs of the shell. */
class Walk {
  readonly #page: Page;
  readonly #traffic: Traffic;
  readonly #screens: readonly Screen[];
  readonly #frame: Frame;
  #language: Language = 'zh';
  #appearance: View['appearance'] = 'light';
  #width = 0;

  constructor(page: Page, traffic: Traffic, screens: readonly Screen[]) {
    this.#page = page;
    this.#traffic = traffic;
    this.#screens = screens;
    this.#frame = new Frame(page);
  }

  /** Once what the page asks for at first has come. */
  async begin(): Promise<void> {
    await expect(this.#page.getByRole('heading').first()).toBeAttached();
    await this.#traffic.rest();
    await holdStill(this.#page);
  }

  /** Looks at each screen in one arrangement, in both languages, beginning with the one that is there. */
  async lookAt({ name, layout, views }: Arrangement): Promise<string[]> {
    if (layout) await this.#arrange(layout);
    const findings: string[] = [];
    for (const language of this.#language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)) {
      if (views[language].length === 0) continue;
      await this.#speak(language);
      for (const screen of this.#screens) {
        await this.#goTo(screen);
        for (const view of this.#inTurn(views[language])) findings.push(...(await this.#look(screen.name + name, view)));
      }
    }
    return findings;
  }

  /** Begins with the one that is there, so that from one screen to the next nothing changes but the screen. */
  #inTurn(views: readonly View[]): readonly View[] {
    const isThere = ({ appearance, width }: View) => appearance === this.#appearance && width === this.#width;
    const last = views.at(-1);
    return last && isThere(last) ? views.toReversed() : views;
  }

  /** Another tab of the shell is shown, or what tells of none, in the same document. */
  async #goTo({ address }: Screen): Promise<void> {
    if (!address || new URL(address, this.#page.url()).pathname === new URL(this.#page.url()).pathname) return;
    await this.#page.evaluate(() => {
      for (const panel of document.querySelectorAll<HTMLElement>('.shell-panel'))
        panel.toggleAttribute('data-was-shown', panel.dataset.shown === 'true');
    });
    await goInPlace(this.#page, address);
    await expect(this.#page.locator('.shell-panel[data-shown=true][data-was-shown]')).toHaveCount(0);
    await this.#traffic.rest();
  }

  /** What becomes another way at another width is told so with a later frame, and may ask for something then. */
  async #widen(width: number): Promise<void> {
    if (width === this.#width) return;
    await this.#page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    await this.#traffic.rest();
    this.#width = width;
  }

  async #lightUp(appearance: View['appearance']): Promise<void> {
    if (appearance === this.#appearance) return;
    await this.#page.emulateMedia({ colorScheme: appearance });
    await untilGround(this.#page, appearance === 'dark');
    this.#appearance = appearance;
  }

  /** As a person does, and makes sure that the page took it: else the walk would show nothing. */
  async #arrange(layout: Layout): Promise<void> {
    await this.#widen(WIDEST);
    const shell = this.#page.locator('.shell');
    if ((await shell.getAttribute('data-layout')) === layout) return;
    await this.#frame.chooseLayout(LAYOUTS[layout]);
    await expect(shell).toHaveAttribute('data-layout', layout);
    await this.#leave();
  }

  /** As a person does, without loading anything anew but where a page has no switch for it. */
  async #speak(language: Language): Promise<void> {
    await this.#widen(WIDEST);
    if (language !== this.#language) {
      const chosen = languageSwitch(this.#page).getByRole('button', { name: language === 'en' ? 'English' : '中文' });
      await ((await chosen.isVisible()) ? chosen.click() : this.#reloadIn(language));
      this.#language = language;
      await this.#leave();
    }
    await expect(this.#page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-CN');
  }

  /** What was pressed is looked at as nobody points at it or has the focus there; what it asks for may come late. */
  async #leave(): Promise<void> {
    await this.#page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.#page.mouse.move(0, 0);
    await this.#traffic.rest();
  }

  async #reloadIn(language: Language): Promise<void> {
    await this.#page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [`${STORAGE_PREFIX}language`, language] as const);
    await this.#page.reload();
    await this.begin();
  }

  async #look(name: string, { appearance, width, axe }: View): Promise<string[]> {
    await this.#lightUp(appearance);
    await this.#widen(width);
    await settled(this.#page, this.#traffic);
    const title = `${name}-${this.#language}-${appearance}-${width}`;
    if (PICTURES) await this.#page.screenshot({ path: join(PICTURES, `${title}.png`), animations: 'disabled' });
    const { words, wide } = await this.#page.evaluate(inspect);
    const texts = untranslated(words, this.#language).map((word) => `untranslated: ${word}`);
    const grave = axe ? await graveFindings(this.#page, axe) : [];
    return [...wide, ...texts, ...grave].map((finding) => `${title}: ${finding}`);
  }
}

/**
 * Looks at screens in every arrangement, language, appearance and width, though not in each of one with each of the others, and answers
 * what is wrong with any. The page that is open has to look as the system does.
 */
export async function walkScreens(
  page: Page,
  traffic: Traffic,
  screens: readonly Screen[],
  arrangements: readonly Arrangement[],
): Promise<string[]> {
  if (PICTURES) await mkdir(PICTURES, { recursive: true });
  const walk = new Walk(page, traffic, screens);
  await walk.begin();
  const findings: string[] = [];
  for (const arrangement of arrangements) findings.push(...(await walk.lookAt(arrangement)));
  return findings;
}
