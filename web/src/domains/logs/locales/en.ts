import type { zh } from './zh.ts';

export const en = {
  details: 'Operation',
  field: 'Field',
  before: 'Before',
  after: 'After',
  noChanges: 'No field was changed.',
} as const satisfies Record<keyof typeof zh, string>;
