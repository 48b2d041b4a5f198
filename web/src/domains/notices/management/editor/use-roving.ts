import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const STOPS = 'button:not(:disabled)';

/** A row of buttons that is one stop of the Tab key: arrows, Home and End go along it. */
export function useRoving<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const stops = [...(row.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const current = stops.find((stop) => stop.tabIndex === 0 && stop.dataset.reached === 'true') ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(row.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = steps[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = stops.at(to % stops.length);
    for (const stop of stops) {
      stop.tabIndex = stop === next ? 0 : -1;
      stop.dataset.reached = String(stop === next);
    }
    next?.focus();
  };
  return { row, onKeyDown };
}
