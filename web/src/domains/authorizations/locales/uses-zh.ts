export const usesZh = {
  inSystem: '在{{system}}中查看',
} as const;
