import type { zh } from './zh.ts';

export const en = {
  pending: 'Pending items',
  nothingPending: 'Nothing is pending',
  count: '{{count}}',
  countOf: '{{name}}: {{count}} pending',
  asking: 'Checking…',
  notAsked: 'Could not be checked',
  notRead: 'The answer could not be read',
  retryWhich: '{{retry}}: {{name}}',
} as const satisfies Record<keyof typeof zh, string>;
