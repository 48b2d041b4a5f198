import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A form whose first input has the focus once it is there: what had it before has gone with the page before. */
export function useFirstInput(): { readonly form: RefObject<HTMLFormElement | null>; readonly focusFirst: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = useCallback(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(focusFirst, [focusFirst]);
  return { form, focusFirst };
}
