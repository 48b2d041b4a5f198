export const zh = {
  views: '快捷视图',
  changes: '变更操作',
  failures: '失败操作',
  exports: '导出操作',
  everything: '全部操作',
  details: '操作详情',
  code: '结果代码：{{code}}',
  noChanges: '没有变更任何字段。',
} as const;
