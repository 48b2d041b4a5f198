import type { Page } from '@playwright/test';
import { type Colour, contrast, layOn, opaque, readColour } from './colours.ts';
import { untilAtRest } from './motion.ts';
import { collectFocus, collectSights, prepareSights, type Sight } from './sights.ts';

interface State {
  readonly name: string;
  /** What is in it, as a selector; nothing where that is empty. */
  readonly on: string;
  readonly classes: readonly string[];
}

/** One row is as good as many. */
const ANYTHING = '*:not(tbody tr:nth-child(n + 5) *, svg *)';

/** What a pointer does to a page, as the browser's pseudo-classes say it, to everything on it at once. */
const STATES: readonly State[] = [
  { name: 'normal', on: '', classes: [] },
  // In a row or an entry, but on no control in it.
  { name: 'row hovered', on: ':is(tr, td, li, label, [role=option])', classes: ['hover'] },
  { name: 'hovered', on: ANYTHING, classes: ['hover'] },
  { name: 'pressed', on: ANYTHING, classes: ['hover', 'active'] },
];

/** Least contrast (WCAG 2, AA): of text, and of large text and of what shows a state without words. */
const TEXT = 4.5;
const MARK = 3;
/** Of what is disabled. AA asks for none; a person still has to read what cannot be done. */
const DISABLED = 3;
/** Browsers round colours. */
const TOLERANCE = 0.01;

const least = ({ kind, large, disabled }: Sight): number => {
  if (disabled) return DISABLED;
  return kind === 'text' && !large ? TEXT : MARK;
};

/** What lies in front, as it looks on all that is behind it. */
function seen(colour: Colour, layers: Sight['layers']): Colour {
  const laid = layers.reduce<Colour>((front, { ground, opacity }) => {
    const [red, green, blue, alpha] = layOn(readColour(ground), front);
    return [red, green, blue, alpha * opacity];
  }, colour);
  return opaque(laid);
}

const NOTHING: Colour = [0, 0, 0, 0];

const contrastOf = ({ inks, layers }: Sight): number =>
  Math.max(...inks.map((ink) => contrast(seen(NOTHING, layers), seen(readColour(ink), layers))));

/** Puts a part of the page, by its selector, into a state until what is given back is called. */
async function force(page: Page, within: string, { on, classes }: State): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const selector = on && `:is(${within}) ${on}`;
  const { nodeIds } = selector ? await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector }) : { nodeIds: [] };
  const forced = nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] }));
  // What the page takes away meanwhile is in no state.
  await Promise.allSettled(forced);
  return () => devtools.detach();
}

const faintOf = (state: string, sights: readonly Sight[]): string[] => {
  if (!sights.length) throw new Error(`Nothing to be seen, ${state}`);
  return sights
    .map((sight) => ({ ...sight, measured: contrastOf(sight) }))
    .filter((sight) => sight.measured < least(sight) - TOLERANCE)
    .map(({ name, measured }) => `${state}: ${measured.toFixed(2)} of ${name}`);
};

/** What has too little contrast in a part of the page, by its selector: normal, under the pointer or pressed. */
export async function faintUnderPointer(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const state of STATES) {
    const release = await force(page, within, state);
    await untilAtRest(page);
    await page.evaluate(prepareSights);
    found.push(...faintOf(state.name, await page.evaluate(collectSights, within)));
    await release();
  }
  return [...new Set(found)];
}

/** The controls in a part of the page whose focus cannot be told. */
export async function faintFocus(page: Page, within: string): Promise<string[]> {
  // Browsers show where the focus is to those who have last used the keyboard.
  await page.keyboard.press('F9');
  await page.evaluate(prepareSights);
  return faintOf('focused', await page.evaluate(collectFocus, within));
}
