import { STORAGE_PREFIX } from '@hall/contract/rules/constants';

/** What we keep in the browser; every key carries the installation's prefix. */
export type StorageKey =
  | 'session'
  | 'endReason'
  | 'routes'
  | 'language'
  | 'languageOffered'
  | 'appearance'
  | 'layout'
  | 'failedAt'
  | 'signInWay'
  | 'tabs'
  | 'scroll'
  | 'closedTabs'
  | 'reloadedAt'
  | 'exitAsked'
  | 'comeBackTo'
  | 'putOff'
  | 'reminded'
  | 'menuFolded'
  | 'saidValues'
  | 'recent'
  | 'live'
  | 'mockBannerClosed';

/** Kept when a session ends: they belong to the browser, not to the person. */
const LASTING: readonly StorageKey[] = ['language', 'languageOffered', 'appearance', 'signInWay'];

/** The same of a tab of the browser. */
const LASTING_IN_TAB: readonly StorageKey[] = ['mockBannerClosed'];

/** The name under which the browser keeps a key. */
export const storedAs = (key: StorageKey): string => STORAGE_PREFIX + key;

export const read = (storage: Storage, key: StorageKey): string | null => storage.getItem(storedAs(key));
export const write = (storage: Storage, key: StorageKey, value: string): void => storage.setItem(storedAs(key), value);
export const remove = (storage: Storage, key: StorageKey): void => storage.removeItem(storedAs(key));

/** A value out of what was kept as JSON; `undefined` when there is none or something else wrote it. */
export function parseKept<T>(text: string | null, fits: (value: unknown) => value is T): T | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A value kept as JSON, as {@link parseKept} reads it. */
export const readJson = <T>(storage: Storage, key: StorageKey, fits: (value: unknown) => value is T): T | undefined =>
  parseKept(read(storage, key), fits);

function emptyBut(storage: Storage, lasting: readonly StorageKey[]): void {
  const kept = lasting.map((key) => [key, read(storage, key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) write(storage, key, value);
}

/** Empties local and session storage, but for what outlives a session. */
export function clearStorage(): void {
  emptyBut(localStorage, LASTING);
  emptyBut(sessionStorage, LASTING_IN_TAB);
}
