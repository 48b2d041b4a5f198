export const zh = {
  dueLoans: '到期借款',
  allLoans: '全部借款',
  noneDue: '30 天内没有到期的借款',
  daysLeft: '还有 {{count}} 天',
  dueToday: '今天到期',
  overdue: '已逾期 {{count}} 天',
} as const;
