import type { zh } from './zh.ts';

export const en = {
  title: 'Serial number',
  installed: 'The present serial number',
  holder: 'Licensed to',
  state: 'State',
  lastDay: 'Last day',
  daysLeft: 'Days left: {{count}}',
  daysSince: 'Days since: {{count}}',
  whatEnding: 'After that day only those who may enter a new one can use the system; enter one soon.',
  whatBars: 'Only those who may enter a new one can use the system now; enter one.',
  enter: 'Enter another one',
  label: 'New serial number',
  hint: 'Such as HALL-20461231-ABCD-EFGH-IJKL-MNOP; one that is wrong or has expired is not stored',
  stored: 'The serial number is stored',
  history: 'See its changes',
} as const satisfies Record<keyof typeof zh, string>;
