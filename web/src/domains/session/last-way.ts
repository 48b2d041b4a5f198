import { read, write } from '../../shared/storage.ts';

const WAYS = ['password', 'directory', 'qr', 'authentication', 'central'] as const;

/** A way in that the sign-in page offers. */
export type OfferedWay = (typeof WAYS)[number];

/** The way that was used last in this browser. */
export function lastWay(): OfferedWay | undefined {
  const kept = read(localStorage, 'signInWay');
  return WAYS.find((way) => way === kept);
}

/** Remembers the way for the next sign-in in this browser, whoever signs in then. */
export const rememberWay = (way: OfferedWay): void => write(localStorage, 'signInWay', way);
