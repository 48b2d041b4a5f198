import { useEffect, useRef, useState } from 'react';
import { PANEL, type PanelState, RESULTS_STAY_MS } from './panel-state.ts';

/** Whether the panel of a search box is wanted: while the person is at the box, and a moment longer where it shows results (APPS-3). */
export function usePanelWanted(state: PanelState) {
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: boolean) => {
    clearTimeout(timer.current);
    setWanted(next);
  };
  return {
    wanted,
    want: () => set(true),
    hide: () => set(false),
    /** The box has lost the focus. */
    leave: () => {
      if (state === PANEL.results) timer.current = setTimeout(() => set(false), RESULTS_STAY_MS);
      else set(false);
    },
  };
}
