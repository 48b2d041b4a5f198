export const zh = {
  pending: '待办事项',
  nothingPending: '没有待办事项',
  count: '{{count}} 项',
  countOf: '{{name}}：{{count}} 项待办',
  asking: '正在查询…',
  notAsked: '暂时无法查询',
  notRead: '查询结果无法识别',
  retryWhich: '{{retry}}：{{name}}',
} as const;
