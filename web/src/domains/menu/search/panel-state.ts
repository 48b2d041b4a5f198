/** What the panel below a search box shows (APPS-3). */
export const PANEL = { hidden: 0, hint: 1, results: 2, noneFound: 3 } as const;
export type PanelState = (typeof PANEL)[keyof typeof PANEL];

/** How long results stay once the box has lost the focus, so that a press on one of them still counts, in ms. */
export const RESULTS_STAY_MS = 250;

/**
 * The state of a panel.
 * @param wanted whether the person is at the search box
 * @param found how many entries have what is typed
 */
export function panelStateOf(wanted: boolean, query: string, found: number): PanelState {
  if (!wanted) return PANEL.hidden;
  if (query.trim() === '') return PANEL.hint;
  return found > 0 ? PANEL.results : PANEL.noneFound;
}
