export const zh = {
  title: '用户信息',
  particulars: '基本信息',
  change: '到个人中心修改',
  own: '我的信息',
  masked: '联系方式隐藏了部分内容，仅可修改人员信息者可查看全部。',
  never: '从未登录',
  notGiven: '未登记',
  noSignIns: '没有登录记录',
} as const;
