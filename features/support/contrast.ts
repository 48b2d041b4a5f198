import type { Page } from '@playwright/test';
import { collectChosen } from './chosen.ts';
import { type Colour, contrast, layOn, opaque, readColour } from './colours.ts';
import { untilAtRest } from './motion.ts';
import { pretend, stopPretending } from './pretence.ts';
import { collectFocus, collectSights, prepareSights, type Sight } from './sights.ts';

/** Everything; it weighs as much as the pseudo-class in whose place it stands. */
const ANYTHING = ':not(.hall-nothing)';

/** What a pointer does to a page, as the browser's pseudo-classes say it: who is in them. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  normal: {},
  // In a row or an entry, but on no control in it.
  'row hovered': { ':hover': ':is(tr, td, li, label, [role=option])' },
  hovered: { ':hover': ANYTHING },
  pressed: { ':hover': ANYTHING, ':active': ANYTHING },
};

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
function seen(colour: Colour, layers: Sight['inks'][number]['layers']): Colour {
  const laid = layers.reduce<Colour>((front, { ground, opacity }) => {
    const [red, green, blue, alpha] = layOn(readColour(ground), front);
    return [red, green, blue, alpha * opacity];
  }, colour);
  return opaque(laid);
}

const NOTHING: Colour = [0, 0, 0, 0];

const contrastOf = ({ inks }: Sight): number =>
  Math.max(...inks.map(({ colour, layers }) => contrast(seen(NOTHING, layers), seen(readColour(colour), layers))));

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
  for (const [name, states] of Object.entries(STATES)) {
    await page.evaluate(pretend, states);
    await untilAtRest(page);
    // What is behind each part is another in each state.
    await page.evaluate(prepareSights);
    const sights = [...(await page.evaluate(collectSights, within)), ...(await page.evaluate(collectChosen, within))];
    found.push(...faintOf(name, sights));
    await page.evaluate(stopPretending);
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
