import { TAB_MAX } from '@hall/contract/rules/constants';
import { readJson } from '../../shared/storage.ts';
import { keyOf } from './tab-key.ts';

/** An open page. `key` tells pages apart; `href` is where in the page the person last was. */
export interface Tab {
  readonly key: string;
  readonly href: string;
  /** How often the page was started anew. */
  readonly turn?: number;
  /** Stands before the others and stays (TABS-7). */
  readonly pinned?: boolean;
}

/** How many closed tabs can be opened again. */
export const CLOSED_MAX = 8;

/** Whether an address is one of the hall's, and of the page that the key says. */
function isOf(key: string, href: string): boolean {
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(href) ?? [];
  return /^\/(?!\/)/.test(pathname) && keyOf(pathname, search) === key;
}

/** A tab as it was kept, without what is no property of one; none where it leads nowhere. */
function tabOf(value: unknown): Tab | undefined {
  const { key, href, turn, pinned } = (value ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string' || typeof href !== 'string' || !isOf(key, href)) return undefined;
  const turned = Number.isSafeInteger(turn) && Number(turn) > 0;
  return { key, href, ...(turned && { turn: Number(turn) }), ...(pinned === true && { pinned }) };
}

/** The tabs of a list that was kept, each once; whatever else has been written there is dropped. */
function soundTabs(kept: readonly unknown[]): readonly Tab[] {
  const byKey = new Map<string, Tab>();
  for (const tab of kept.map(tabOf)) if (tab && !byKey.has(tab.key)) byKey.set(tab.key, tab);
  return [...byKey.values()];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The tabs that were open before a reload: the first one, which cannot be pinned, the pinned ones, and the others. */
export function storedTabs(first: Tab): readonly Tab[] | undefined {
  const kept = readJson(sessionStorage, 'tabs', isList);
  if (!kept) return undefined;
  const tabs = soundTabs(kept);
  const { pinned, ...home } = tabs.find(({ key }) => key === first.key) ?? first;
  const others = tabs.filter(({ key }) => key !== first.key);
  return [home, ...others.filter((tab) => tab.pinned), ...others.filter((tab) => !tab.pinned)].slice(0, TAB_MAX);
}

/** The tabs that were closed before a reload, the latest first. */
export function storedClosedTabs(): readonly Tab[] | undefined {
  const kept = readJson(sessionStorage, 'closedTabs', isList);
  return (
    kept &&
    soundTabs(kept)
      .map(({ key, href }) => ({ key, href }))
      .slice(0, CLOSED_MAX)
  );
}
