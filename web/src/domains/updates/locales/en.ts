import type { zh } from './zh.ts';

export const en = {
  add: 'Add update',
  edit: 'Edit',
  editWhich: 'Edit the update {{version}}',
  remove: 'Delete',
  askRemove: 'Delete the update of version {{version}}? This cannot be undone.',
  textChanged: 'The text was changed',
  saved: 'Saved',
  removed: 'Deleted',
  versionHint: 'Such as 1.2.0; no other update may have it',
  timeHint: 'From then on the footer and “What is new” show it',
  whatIsNew: 'What is new',
  none: 'No update has come out yet.',
  earlier: 'Show earlier versions',
} as const satisfies Record<keyof typeof zh, string>;
