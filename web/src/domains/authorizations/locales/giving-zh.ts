export const givingZh = {
  give: '授权',
  given: '已授权',
  nothingToGrant: '您没有负责的项目，也没有可转授的授权，因此不能授权。',
  ownGrant: '转授 {{number}}',
  noProject: '没有找到可授权的项目',
  endless: '没有截止日期',
  toGiveOn: '可授额度 ¥ {{amount}}',
  unlimited: '不控制额度',
  onceOnly: '转授的授权不能再次转授',
  longTo: '与所持权限同时结束：{{day}}',
  longEndless: '与所持权限同时结束，目前没有截止日期',
} as const;
