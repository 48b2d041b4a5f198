import { COLLAPSE_WIDTH } from '@hall/contract/rules/constants';
import { useState } from 'react';
import { read, write } from '../shared/storage.ts';
import { useMedia } from '../shared/ui/use-media.ts';

/** Where the menu is in a drawer, which begins closed. */
const PHONE = '(max-width: 767.98px)';
const NARROW = `(max-width: ${COLLAPSE_WIDTH - 0.02}px)`;

type Width = 'phone' | 'narrow' | 'wide';

export interface Fold {
  readonly isPhone: boolean;
  readonly folded: boolean;
  readonly toggle: () => void;
  readonly fold: () => void;
}

function useWidth(): Width {
  const phone = useMedia(PHONE);
  const narrow = useMedia(NARROW);
  return phone ? 'phone' : narrow ? 'narrow' : 'wide';
}

interface Choices {
  readonly at: Width;
  /** What was chosen since the window has this width. */
  readonly here?: boolean;
  readonly wide?: boolean;
}

function storedChoices(at: Width): Choices {
  const stored = read(localStorage, 'menuFolded');
  return stored === null ? { at } : { at, wide: stored === '1' };
}

/**
 * Whether the menu is folded (SHELL-2): by itself on a window that is not wide; what the person does about it holds until
 * the window becomes wide, or ceases to be. On a wide window it comes back as it was left there, also in
 * the pages that this person opens later.
 * @param startsFolded how it begins on a wide window, while nobody has touched it
 */
export function useFold(startsFolded: boolean): Fold {
  const width = useWidth();
  const [choices, setChoices] = useState(() => storedChoices(width));
  if (choices.at !== width) setChoices({ at: width, ...(choices.wide !== undefined && { wide: choices.wide }) });
  const folded = width === 'wide' ? (choices.wide ?? startsFolded) : (choices.here ?? true);
  const set = (next: boolean) => {
    if (width === 'wide') write(localStorage, 'menuFolded', next ? '1' : '0');
    setChoices({ ...choices, at: width, ...(width === 'wide' ? { wide: next } : { here: next }) });
  };
  return { isPhone: width === 'phone', folded, toggle: () => set(!folded), fold: () => set(true) };
}
