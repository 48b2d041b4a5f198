import { useMemo, useSyncExternalStore } from 'react';
import { parseKept, read, write } from '../../shared/storage.ts';

/** How many of the functions that were opened last are offered. */
const RECENT_MAX = 6;

/** What one person has opened in this browser, the last first. */
interface Recent {
  readonly personId: string;
  readonly menuIds: readonly string[];
}

const listeners = new Set<() => void>();

const isRecent = (value: unknown): value is Recent => {
  const recent = value as Partial<Recent> | null;
  return typeof recent?.personId === 'string' && Array.isArray(recent.menuIds) && recent.menuIds.every((id) => typeof id === 'string');
};

const stored = (): string | null => read(localStorage, 'recent');

/** The ids of the functions that the person has opened last, out of what is stored. */
function recentIn(text: string | null, personId: string | undefined): readonly string[] {
  const recent = parseKept(text, isRecent);
  return recent?.personId === personId ? (recent?.menuIds ?? []) : [];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of the functions that the person has opened last in this browser since signing in, the last first. */
export function useRecent(personId: string | undefined): readonly string[] {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => recentIn(text, personId), [text, personId]);
}

/** Notes that the person has opened a function. */
export function noteRecent(personId: string | undefined, menuId: string): void {
  if (!personId) return;
  const menuIds = [menuId, ...recentIn(stored(), personId).filter((id) => id !== menuId)].slice(0, RECENT_MAX);
  write(localStorage, 'recent', JSON.stringify({ personId, menuIds } satisfies Recent));
  for (const listener of listeners) listener();
}
