import { useEffect, useEffectEvent } from 'react';

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;

/** Whether something is open that has to be answered or closed first. */
const isHeld = (): boolean => [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());

/** Opens the palette on Ctrl-K or ⌘-K, wherever the focus is; the key closes it, too (SHELL-14). */
export function usePaletteKey(open: boolean, turn: (open: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || (!open && isHeld())) return;
    event.preventDefault();
    turn(!open);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
