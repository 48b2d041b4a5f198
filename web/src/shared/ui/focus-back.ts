/** Where a menu closes with the focus in it, as by Escape or a choice, the focus would be lost: it comes back to the menu's button. */
export function focusBack(open: boolean, button: HTMLElement | null): void {
  if (!open && document.activeElement?.closest('[role=menu]')) button?.focus();
}
