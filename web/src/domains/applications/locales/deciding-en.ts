import type { decidingZh } from './deciding-zh.ts';

export const decidingEn = {
  approveWhich: 'Approve the application {{number}}',
  rejectWhich: 'Reject the application {{number}}',
  approved: 'The application {{number}} was approved',
  rejected: 'The application {{number}} was rejected',
  cannotApprove: 'It cannot be approved: {{fault}}',
  youSign: 'You decide for {{whom}}, who lets you sign.',
  rejectReason: 'Reason for rejecting',
  changedMeanwhile: 'The application has changed since you opened it. This is what it asks for now.',
} as const satisfies Record<keyof typeof decidingZh, string>;
