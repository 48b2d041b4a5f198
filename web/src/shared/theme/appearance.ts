import { useSyncExternalStore } from 'react';
import { read, write } from '../storage.ts';
import type { Shade } from './look.ts';

export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const night = window.matchMedia('(prefers-color-scheme: dark)');
const print = window.matchMedia('print');
/** True between the browser's print events; not every browser updates its media query in time. */
let printing = false;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const onPrint = (now: boolean) => () => {
  printing = now;
  tell();
};

night.addEventListener('change', tell);
print.addEventListener('change', tell);
window.addEventListener('beforeprint', onPrint(true));
window.addEventListener('afterprint', onPrint(false));

const isAppearance = (value: string | null): value is Appearance => APPEARANCES.some((one) => one === value);

const choice = (): Appearance => {
  const kept = read(localStorage, 'appearance');
  return isAppearance(kept) ? kept : 'light';
};

const shade = (): Shade => {
  if (printing || print.matches) return 'light';
  const chosen = choice();
  return chosen === 'dark' || (chosen === 'system' && night.matches) ? 'dark' : 'light';
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses the appearance at once and remembers it in this browser (SHELL-16). */
export function chooseAppearance(appearance: Appearance): void {
  document.documentElement.dataset.appearance = appearance;
  write(localStorage, 'appearance', appearance);
  tell();
}

/** What the person has chosen. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, choice);

/** The present appearance: the person's choice, or the system's; light in print. */
export const useShade = (): Shade => useSyncExternalStore(subscribe, shade, shade);
