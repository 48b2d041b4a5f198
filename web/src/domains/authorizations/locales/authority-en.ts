import type { authorityZh } from './authority-zh.ts';

export const authorityEn = {
  title: 'Who may use it',
  leads: 'Leader',
  balance: 'Balance {{amount}}',
  nobody: 'Nobody but the leader may use it.',
  nobodySeen: 'There is no grant on it that you may see.',
  ownOnly: 'These are the grants that you hold, and those that you gave.',
  more: '{{count}} more are not shown.',
  leftOf: '{{left}} left of {{amount}}',
  share: '{{percent}}% left',
  noneLeft: 'Nothing left of {{amount}}',
  overBy: '{{over}} over the {{amount}} granted',
  by: 'Given by {{person}}',
} as const satisfies Record<keyof typeof authorityZh, string>;
