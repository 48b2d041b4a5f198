import type { usesZh } from './uses-zh.ts';

export const usesEn = {
  inSystem: 'See it in {{system}}',
} as const satisfies Record<keyof typeof usesZh, string>;
