import { read, remove, write } from '../../shared/storage.ts';

declare global {
  interface Window {
    /** The query of a way in by token, which the head script took out of the address before anything was asked for. */
    hallArrival?: string;
  }
}

/** The addresses of the ways in by ticket or token; the head script knows them too. */
export const ARRIVAL_PATHS = ['/logCas', '/logAuth', '/qhLogin', '/logUrl'] as const;
export type ArrivalPath = (typeof ARRIVAL_PATHS)[number];

/** What the browser arrived with, once: a token is good for one try, and is kept nowhere. */
export function takeArrival(): URLSearchParams {
  const query = window.hallArrival ?? window.location.search;
  delete window.hallArrival;
  return new URLSearchParams(query);
}

/** Keeps the page that was asked for while the browser is at a sign-on service. */
export function keepAsked(path: string | null): void {
  if (path) write(sessionStorage, 'comeBackTo', path);
  else remove(sessionStorage, 'comeBackTo');
}

/** The page that was asked for before the browser went to a sign-on service, once. */
export function takeAsked(): string | null {
  const path = read(sessionStorage, 'comeBackTo');
  remove(sessionStorage, 'comeBackTo');
  return path;
}
