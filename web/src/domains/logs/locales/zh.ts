export const zh = {
  details: '操作详情',
  field: '字段',
  before: '变更前',
  after: '变更后',
  noChanges: '没有变更任何字段。',
} as const;
