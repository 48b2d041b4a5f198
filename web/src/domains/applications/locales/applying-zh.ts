export const applyingZh = {
  apply: '新增申请',
  editWhich: '编辑申请 {{number}}',
  saveDraft: '保存草稿',
  save: '保存',
  submit: '提交',
  saved: '已保存，尚未提交',
  submitted: '申请已提交',
  accountSet: '账套：{{accountSet}}',
  longTo: '与项目同时结束：{{day}}',
  longToProject: '与项目同时结束',
  rejectedBecause: '驳回原因：',
} as const;
