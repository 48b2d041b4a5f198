import { type RefObject, useEffect, useEffectEvent } from 'react';

interface FormKeys {
  /** Ctrl-S, or ⌘-S. */
  readonly onSave: () => void;
  /** The form is about to be sent, by a button or not. */
  readonly onSubmit: (byButton: boolean) => void;
}

/** Enter in a line of text would send the form, which nobody means who writes a title. */
const sendsByEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text';

const saves = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 's';

/** What keys do in a form, and what is to be known before it is sent. */
export function useFormKeys(place: RefObject<HTMLElement | null>, { onSave, onSubmit }: FormKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (sendsByEnter(event) || saves(event)) event.preventDefault();
    if (saves(event)) onSave();
  });
  const submitted = useEffectEvent((event: SubmitEvent) => onSubmit(event.submitter !== null));
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', (event) => pressed(event), { signal });
    element.addEventListener('submit', (event) => submitted(event), { signal, capture: true });
    return () => listening.abort();
  }, [place]);
}
