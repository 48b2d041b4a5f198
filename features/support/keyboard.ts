import type { Locator, Page } from '@playwright/test';

/** One stop of the Tab key. */
export interface Stop {
  /** What the control is called, shortly. */
  readonly name: string;
  /** Whether it looks different while it has the focus. */
  readonly visible: boolean;
}

declare global {
  interface Window {
    hallStop?: { readonly element: Element; readonly focused: string };
    hallReached?: Set<Element>;
  }
}

/** More stops than any page has: the keyboard is caught somewhere. */
const MOST = 150;

/** How the control that has the focus looks; and whether the one before it looked different while it had it. */
async function stop(): Promise<{ name: string | undefined; last: boolean | undefined; home: boolean }> {
  // One that is cut short has ended as well.
  await Promise.allSettled(
    document.getAnimations().map((animation) => animation.effect?.getTiming().iterations === Infinity || animation.finished),
  );
  const looks = (element: Element): string => {
    const chain = [element, element.parentElement, element.parentElement?.parentElement, ...element.children].filter((one) => !!one);
    return chain
      .map((one) => {
        const { outline, boxShadow, borderColor, backgroundColor, left } = getComputedStyle(one);
        return [outline, boxShadow, borderColor, backgroundColor, left].join();
      })
      .join('|');
  };
  const { hallStop: before, hallReached: reached = new Set<Element>() } = window;
  window.hallReached = reached;
  const element = document.activeElement ?? document.body;
  if (element.closest('.shell-panel[data-shown=false]')) throw new Error(`The Tab key reached a page behind another: ${element.outerHTML}`);
  const last = before && before.focused !== looks(before.element);
  // Past the last control the focus leaves the page, and comes back to the first.
  if (element === document.body) {
    delete window.hallStop;
    return { name: undefined, last, home: false };
  }
  const home = reached.has(element);
  reached.add(element);
  window.hallStop = { element, focused: looks(element) };
  const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name') || element.tagName;
  return { name: name.slice(0, 60), last, home };
}

/** Goes through the page by the Tab key alone, from where the focus is until it comes round. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  // Another walk through the same document reaches everything anew.
  await page.evaluate(() => {
    delete window.hallReached;
    delete window.hallStop;
  });
  const names: string[] = [];
  const seen: boolean[] = [];
  for (let count = 0; count < MOST; count++) {
    await page.keyboard.press('Tab');
    const { name, last, home } = await page.evaluate(stop);
    if (last !== undefined) seen.push(last);
    if (home) return names.map((one, index) => ({ name: one, visible: seen[index] ?? false }));
    if (name !== undefined) names.push(name);
  }
  throw new Error(`The Tab key did not come round: ${names.slice(-5).join(', ')}`);
}

/** The controls on the page that the Tab key did not reach, but for those of a group that arrow keys lead through. */
export const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]'))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && !window.hallReached?.has(element))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Has the page be seen to its end: what comes once it is in view would come while the focus goes round. */
export const seeToTheEnd = (page: Page): Promise<void> =>
  page.locator('.shell-panel[data-shown=true]').evaluate((panel) => panel.scrollIntoView({ block: 'end' }));

export const isFocused = (control: Locator): Promise<boolean> => control.evaluate((element) => element === document.activeElement);

/** Presses the arrow key, and waits for the focus to move: menus give it on with the next frame. */
export async function moveDown(page: Page): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction((element) => document.activeElement !== element, before);
}

/** Presses the Tab key until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stops = 0; stops < MOST && !(await isFocused(control)); stops++) await page.keyboard.press('Tab');
  if (!(await isFocused(control))) throw new Error(`The Tab key does not reach ${control}`);
}
