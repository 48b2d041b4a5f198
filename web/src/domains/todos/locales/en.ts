import type { zh } from './zh.ts';

export const en = {
  pending: 'Pending items',
  nothingPending: 'Nothing is pending',
  count: '{{count}}',
  countOf: '{{name}}: {{count}} pending',
} as const satisfies Record<keyof typeof zh, string>;
