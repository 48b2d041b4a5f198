import type { zh } from './zh.ts';

export const en = {
  pending: 'Pending items',
  nothingPending: 'Nothing is waiting for you.',
  count: '{{count}}',
  countOf: '{{name}}: {{count}} pending',
} as const satisfies Record<keyof typeof zh, string>;
