import { COLLAPSE_WIDTH } from '@hall/contract/rules/constants';
import { useState } from 'react';
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

/**
 * Whether the menu is folded (SHELL-2): by itself on a window that is not wide; what the person does about it holds until
 * the window becomes wide, or ceases to be. On a wide window it comes back as it was left there.
 * @param startsFolded how it begins on a wide window
 */
export function useFold(startsFolded: boolean): Fold {
  const width = useWidth();
  const [choices, setChoices] = useState<{ readonly at: Width; readonly here?: boolean; readonly wide?: boolean }>({ at: width });
  if (choices.at !== width) setChoices({ at: width, ...(choices.wide !== undefined && { wide: choices.wide }) });
  const folded = width === 'wide' ? (choices.wide ?? startsFolded) : (choices.here ?? true);
  const set = (next: boolean) => setChoices({ ...choices, at: width, ...(width === 'wide' ? { wide: next } : { here: next }) });
  return { isPhone: width === 'phone', folded, toggle: () => set(!folded), fold: () => set(true) };
}
