import type { wayZh } from './way-zh.ts';

export const wayEn = {
  way: 'Way',
  noSteps: 'It has not been submitted yet',
  byTheDay: 'By itself',
  waitsFor: 'Waits for {{who}}',
  waitsNow: 'Now: waits for {{who}}',
  financeOffice: 'Finance office',
  print: 'Print',
  sheetTitle: 'Application for a grant {{number}}',
} as const satisfies Record<keyof typeof wayZh, string>;
