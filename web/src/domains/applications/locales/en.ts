import type { zh } from './zh.ts';

export const en = {
  apply: 'New application',
  editWhich: 'Edit the application {{number}}',
  edit: 'Edit',
  withdraw: 'Withdraw',
  remove: 'Delete',
  askWithdraw: 'Nobody will decide on the application {{number}} then. You can change it and submit it again, or delete it.',
  askRemove: 'The application {{number}} cannot be brought back once it is deleted.',
  withdrawn: 'The application {{number}} was withdrawn',
  removed: 'The application {{number}} was deleted',
  saveDraft: 'Save draft',
  save: 'Save',
  submit: 'Submit',
  saved: 'Saved, but not submitted yet',
  submitted: 'The application was submitted',
  noProjectYet: 'No project chosen yet',
  noProject: 'No project was found',
  accountSet: 'Account set: {{accountSet}}',
  longTo: 'It ends with the project, on {{day}}',
  longToProject: 'It ends with the project',
  rejectedWith: 'Rejected: {{comment}}',
} as const satisfies Record<keyof typeof zh, string>;
