export const applyingZh = {
  applyWhich: '申请变更授权 {{number}}',
  editWhich: '编辑变更申请 {{number}}',
  submit: '提交',
  applied: '申请 {{number}} 已提交，等待审核',
  planned: '已安排自 {{day}} 起生效的变更，在其生效或取消之前不能申请变更。',
  asked: '申请变更的内容',
  nothingYet: '修改内容后，此处显示变更前后的对照。',
  rejectedBecause: '驳回原因：',
} as const;
