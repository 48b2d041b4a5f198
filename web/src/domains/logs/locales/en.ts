import type { zh } from './zh.ts';

export const en = {
  views: 'Quick views',
  changes: 'Changes',
  failures: 'Failures',
  exports: 'Exports',
  everything: 'Everything',
  details: 'Operation',
  code: 'Code of the result: {{code}}',
  noChanges: 'No field was changed.',
} as const satisfies Record<keyof typeof zh, string>;
