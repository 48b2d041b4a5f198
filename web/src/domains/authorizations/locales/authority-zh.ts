export const authorityZh = {
  title: '项目授权',
  leads: '项目负责人',
  balance: '余额 {{amount}}',
  nobody: '除负责人外，没有人可以使用该项目。',
  nobodySeen: '没有您可以查看的授权。',
  ownOnly: '仅显示授予您和由您转授的授权。',
  more: '还有 {{count}} 项授权未显示。',
  leftOf: '剩余 {{left}}，共 {{amount}}',
  share: '余 {{percent}}%',
  noneLeft: '无剩余，共 {{amount}}',
  overBy: '超出 {{over}}，共 {{amount}}',
  by: '由{{person}}授权',
} as const;
