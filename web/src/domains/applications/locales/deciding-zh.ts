export const decidingZh = {
  approveWhich: '通过申请 {{number}}',
  rejectWhich: '驳回申请 {{number}}',
  approved: '申请 {{number}} 已通过',
  rejected: '申请 {{number}} 已驳回',
  cannotApprove: '不能通过：{{fault}}',
  youSign: '您受{{whom}}委托代为签字。',
  rejectReason: '驳回原因',
  changedMeanwhile: '打开后该申请已变更，以下为最新内容。',
} as const;
