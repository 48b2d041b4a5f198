import type { zh } from './zh.ts';

export const en = {
  details: 'Operation',
  noChanges: 'No field was changed.',
} as const satisfies Record<keyof typeof zh, string>;
