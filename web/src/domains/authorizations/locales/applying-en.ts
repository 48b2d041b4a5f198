import type { applyingZh } from './applying-zh.ts';

export const applyingEn = {
  applyWhich: 'Apply for a change of the grant {{number}}',
  editWhich: 'Edit the application {{number}} for a change',
  submit: 'Submit',
  applied: 'The application {{number}} was submitted and waits for approval',
  planned: 'A change from {{day}} on is planned already. Nothing can be applied for until it holds or was dropped.',
  asked: 'What you apply for',
  nothingYet: 'Once you change something, it stands here beside what there is.',
  rejectedBecause: 'Reason for rejecting: ',
} as const satisfies Record<keyof typeof applyingZh, string>;
