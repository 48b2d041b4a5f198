import { useRef } from 'react';

/** Where the focus goes when a press takes its button away: from what hides a card to what shows it again, and back. */
export function useLanding() {
  const wanted = useRef<string>(undefined);
  return {
    land: (place: string) => {
      wanted.current = place;
    },
    /** For the button that is such a place, which may come later than the press. */
    landing: (place: string) => (button: HTMLButtonElement | null) => {
      if (!button || wanted.current !== place) return;
      wanted.current = undefined;
      button.focus();
    },
  };
}
