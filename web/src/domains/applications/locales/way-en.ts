import type { wayZh } from './way-zh.ts';

export const wayEn = {
  steps: 'Steps',
  noSteps: 'It has not been submitted yet',
  system: 'System',
  actingFor: '{{actor}} for {{person}}',
  forOffice: 'for the finance office',
  waitsFor: 'Waits for {{who}}',
  waitsNow: 'Now: waits for {{who}}',
  financeOffice: 'Finance office',
  said: '{{what}}: ',
  comment: 'Comment',
  rejectedBecause: 'Reason for rejecting',
  between: ', ',
  print: 'Print',
  sheetTitle: 'Application for a grant {{number}}',
  sheetOfChange: 'Application for a change of a grant {{number}}',
  grantToChange: 'Grant to be changed',
  holdsFrom: 'Holds from',
  compared: 'What it changes',
} as const satisfies Record<keyof typeof wayZh, string>;
