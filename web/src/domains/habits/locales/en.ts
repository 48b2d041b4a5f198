import type { zh } from './zh.ts';

export const en = {
  preferences: 'Preferences',
  single: 'Single column',
  double: 'Double column',
  top: 'Top menu',
  table: 'Data tables',
  pageSizeHint: '1–100; lists begin with this many rows',
  breadcrumbSwitch: 'Show the breadcrumb',
  tabsSwitch: 'Show the tabs of open pages',
} as const satisfies Record<keyof typeof zh, string>;
