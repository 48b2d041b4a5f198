import type { zh } from './zh.ts';

export const en = {
  title: 'Linked systems',
  explained: 'The linked systems that you can use. Their state is as this server sees it; each is checked at most once a minute.',
  checkAgain: 'Check again',
  checking: 'Checking…',
  checkFailed: 'Could not be checked',
  checkedAt: 'Checked at {{time}}',
  stillOf: 'Still as checked at {{time}}',
  functionsFailed: 'The functions of these systems could not be loaded',
  lastUsed: 'Last used: ',
  neverUsed: 'Not used yet',
  none: 'There is no linked system that you can use yet. Ask a system administrator for permissions.',
} as const satisfies Record<keyof typeof zh, string>;
