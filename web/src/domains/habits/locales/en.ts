import type { zh } from './zh.ts';

export const en = {
  preferences: 'Preferences',
  layout: 'Menu layout',
  single: 'Single column',
  double: 'Double column',
  top: 'Top menu',
  table: 'Data tables',
  pageSize: 'Rows per page',
  pageSizeHint: '1–100; lists begin with this many rows',
  breadcrumb: 'Breadcrumb',
  breadcrumbSwitch: 'Show the breadcrumb',
  tabs: 'Tab bar',
  tabsSwitch: 'Show the tabs of open pages',
} as const satisfies Record<keyof typeof zh, string>;
