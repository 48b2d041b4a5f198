import type { zh } from './zh.ts';

export const en = {
  actedBy: '{{name}}, by {{actor}}',
  views: 'Quick views',
  changes: 'Changes and exports',
  failures: 'Failures',
  exports: 'Exports and prints',
  everything: 'Everything',
  bars: 'Operations by time',
  barsHelp: 'Move with the arrow keys, with Shift to mark several, and choose with Enter; Shift and Enter name the other end.',
  barsFailed: 'The numbers of operations cannot be shown just now; the list is not affected.',
  bar: '{{time}} · {{count}} in all',
  barWithFailed: '{{time}} · {{count}} in all, {{failed}} failed',
  lastDays: 'Last {{days}} days: {{time}} · {{count}} in all',
  lastDaysWithFailed: 'Last {{days}} days: {{time}} · {{count}} in all, {{failed}} failed',
  anyTime: 'Any time',
  succeeded: 'Succeeded',
  failed: 'Failed',
  details: 'Operation',
  signInDetails: 'Sign-in',
  code: 'Result code',
  noChanges: 'No field was changed.',
} as const satisfies Record<keyof typeof zh, string>;
