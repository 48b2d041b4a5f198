import type { zh } from './zh.ts';

export const en = {
  dueLoans: 'Loans due',
  allLoans: 'All loans',
  noneDue: 'No loan is due within 30 days',
  daysLeft: '{{count}} day(s) left',
  dueToday: 'Due today',
  overdue: '{{count}} day(s) overdue',
} as const satisfies Record<keyof typeof zh, string>;
