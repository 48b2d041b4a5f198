interface Track {
  /** How far the pointer is from where it went down, in px. */
  readonly onMove: (dx: number, dy: number) => void;
  readonly onEnd?: (dx: number, dy: number) => void;
}

/** Follows the pointer from where it went down until it is let go, wherever on the page that is. */
export function trackPointer(down: { readonly clientX: number; readonly clientY: number }, { onMove, onEnd }: Track): void {
  const distance = (event: PointerEvent) => [event.clientX - down.clientX, event.clientY - down.clientY] as const;
  const move = (event: PointerEvent) => onMove(...distance(event));
  const end = (event: PointerEvent) => {
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    onEnd?.(...distance(event));
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
}
