import { TAB_MAX } from '@hall/contract/rules/constants';
import { readJson } from '../../shared/storage.ts';

/** An open page. `key` tells pages apart; `href` is where in the page the person last was. */
export interface Tab {
  readonly key: string;
  readonly href: string;
  /** How often the page was started anew. */
  readonly turn?: number;
}

const isTab = (value: unknown): value is Tab => {
  const tab = value as Partial<Tab> | null;
  return typeof tab?.key === 'string' && typeof tab.href === 'string' && tab.href.startsWith('/');
};

const isTabs = (value: unknown): value is Tab[] =>
  Array.isArray(value) && value.length > 0 && value.length <= TAB_MAX && value.every(isTab) && value[0]?.key === '/home';

/** The tabs that were open before a reload. */
export const storedTabs = (): readonly Tab[] | undefined => readJson(sessionStorage, 'tabs', isTabs);
