/** What a key asks of who reads one notice after another. */
export type Step = 'previous' | 'next';

const STEPS: Readonly<Record<string, Step>> = { j: 'next', k: 'previous', ArrowRight: 'next', ArrowLeft: 'previous' };

/** What takes keys itself: a field that is typed in, and for the arrows a table that scrolls. */
const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';
const SCROLLED = '.notice-table';

/** Which way a key leads; `undefined` for all others, and where the key is meant for something else (NOTICE-8). */
export function stepOf({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): Step | undefined {
  const step = STEPS[key.length === 1 ? key.toLowerCase() : key];
  if (!step || altKey || ctrlKey || metaKey || defaultPrevented) return undefined;
  const own = key.length === 1 ? TYPED_IN : `${TYPED_IN}, ${SCROLLED}`;
  return target instanceof Element && target.closest(own) ? undefined : step;
}
