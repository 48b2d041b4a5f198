import type { zh } from './zh.ts';

export const en = {
  give: 'New signature authority',
  revoke: 'Revoke',
  views: 'What to look at',
  everything: 'All',
  given: 'Who signs for me',
  received: 'For whom I sign',
  scope: 'Signs for',
  later: 'All projects and departments of who is signed for, such as come later as well',
  decided: 'Decided by it',
  noneDecided: 'Nothing yet',
} as const satisfies Record<keyof typeof zh, string>;
