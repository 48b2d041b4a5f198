import { TAB_MAX } from '@hall/contract/rules/constants';
import { readJson } from '../../shared/storage.ts';

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

const isTab = (value: unknown): value is Tab => {
  const tab = value as Partial<Tab> | null;
  return typeof tab?.key === 'string' && typeof tab.href === 'string' && tab.href.startsWith('/');
};

const isOpen = (value: unknown): value is Tab[] =>
  Array.isArray(value) && value.length > 0 && value.length <= TAB_MAX && value.every(isTab) && value[0]?.key === '/home';

/** The tabs that were open before a reload. */
export const storedTabs = (): readonly Tab[] | undefined => readJson(sessionStorage, 'tabs', isOpen);

const isClosed = (value: unknown): value is Tab[] => Array.isArray(value) && value.length <= CLOSED_MAX && value.every(isTab);

/** The tabs that were closed before a reload, the latest first. */
export const storedClosedTabs = (): readonly Tab[] | undefined => readJson(sessionStorage, 'closedTabs', isClosed);
