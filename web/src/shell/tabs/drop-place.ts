/** Left edge and width of a tab on the screen, in px. */
export interface Span {
  readonly left: number;
  readonly width: number;
}

/**
 * The place of a dragged tab among the tabs: behind every other one whose middle the pointer has passed, but never before the
 * first (TABS-6).
 */
export const dropPlace = (spans: readonly Span[], dragged: number, x: number): number =>
  Math.max(1, spans.filter(({ left, width }, index) => index !== dragged && left + width / 2 < x).length);
