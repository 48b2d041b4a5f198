export const zh = {
  pending: '待办事项',
  nothingPending: '没有待办事项',
  count: '{{count}} 项',
  countOf: '{{name}}：{{count}} 项待办',
} as const;
