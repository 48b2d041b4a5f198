import type { zh } from './zh.ts';

export const en = {
  apply: 'New application',
  edit: 'Edit',
  withdraw: 'Withdraw',
  remove: 'Delete',
  askWithdraw: 'Nobody will decide on the application {{number}} then. You can change it and submit it again, or delete it.',
  askRemove: 'The application {{number}} cannot be brought back once it is deleted.',
  withdrawn: 'The application was withdrawn',
  removed: 'The application was deleted',
  noProjectYet: 'No project chosen yet',
  wholeDepartment: 'All projects of {{department}}',
  notControlled: 'Not controlled',
  signedBy: '{{who}} for {{whom}}',
  signsFor: 'for {{whom}}',
} as const satisfies Record<keyof typeof zh, string>;
