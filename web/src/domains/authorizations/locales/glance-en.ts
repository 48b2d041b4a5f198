import type { glanceZh } from './glance-zh.ts';

export const glanceEn = {
  grants: 'My authorizations',
  all: 'All grants to me',
  more: 'All {{count}} grants to me',
  none: 'No grant to you is in force.',
  notOpen: 'Your roles do not open “Grants to me”.',
  left: '¥{{amount}} left',
} as const satisfies Record<keyof typeof glanceZh, string>;
