export const zh = {
  give: '新增签字授权',
  revoke: '撤销',
  views: '按与我的关系查看',
  everything: '全部',
  given: '我委托他人',
  received: '他人委托我',
  scope: '签字范围',
  later: '委托人负责的全部项目和部门，包括以后新增的',
  decided: '代签记录',
  noneDecided: '还没有代签',
} as const;
