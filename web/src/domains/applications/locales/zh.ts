export const zh = {
  apply: '新增申请',
  edit: '编辑',
  withdraw: '撤回',
  remove: '删除',
  askWithdraw: '撤回后申请 {{number}} 不再审核，可以修改后重新提交或删除。',
  askRemove: '申请 {{number}} 删除后不能恢复。',
  withdrawn: '申请已撤回',
  removed: '申请已删除',
  noProjectYet: '尚未选择项目',
  wholeDepartment: '{{department}}全部项目',
  notControlled: '不控制额度',
} as const;
