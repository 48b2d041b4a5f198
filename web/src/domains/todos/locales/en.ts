import type { zh } from './zh.ts';

export const en = {
  pending: 'Pending items',
  nothingPending: 'Nothing is pending',
  count: '{{count}}',
  countOf: '{{name}}: {{count}} pending',
  asking: 'Being asked…',
  notAsked: 'Could not be asked',
  notRead: 'The answer could not be read',
  retryWhich: '{{retry}}: {{name}}',
} as const satisfies Record<keyof typeof zh, string>;
