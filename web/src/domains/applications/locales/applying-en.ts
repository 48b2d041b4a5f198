import type { applyingZh } from './applying-zh.ts';

export const applyingEn = {
  apply: 'New application',
  editWhich: 'Edit the application {{number}}',
  saveDraft: 'Save draft',
  save: 'Save',
  submit: 'Submit',
  saved: 'Saved, but not submitted yet',
  submitted: 'The application was submitted',
  accountSet: 'Account set: {{accountSet}}',
  longTo: 'It ends with the project, on {{day}}',
  longToProject: 'It ends with the project',
  rejectedBecause: 'Reason for rejecting: ',
} as const satisfies Record<keyof typeof applyingZh, string>;
