export const togetherZh = {
  approveSeveral: '批量通过申请',
  approveCount: '通过 {{count}} 个申请',
  cannotAny: '所选申请都不能通过',
  someLeft: '{{count}} 个不能通过的申请保持不变',
  wasApproved: '已通过',
  approvedCount: '已通过 {{count}} 个申请',
  leftCount: '{{count}} 个未能通过',
  and: '，',
} as const;
