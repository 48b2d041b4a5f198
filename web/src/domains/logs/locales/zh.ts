export const zh = {
  details: '操作详情',
  noChanges: '没有变更任何字段。',
} as const;
