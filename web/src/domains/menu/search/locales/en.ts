import type { zh } from './zh.ts';

export const en = {
  results: 'Search results',
  hint: 'Type a name, in English, Chinese or pinyin, to find a function or a system',
  noneFound: 'No matching system',
  count: '{{count}} found',
  platform: 'This platform',
  personalCenter: 'Personal center',
  starred: 'Common function',
} as const satisfies Record<keyof typeof zh, string>;
